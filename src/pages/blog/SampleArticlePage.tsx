import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { sampleArticleData } from '@/config/structuredData.ts';
import { ArticleBody } from '@/features/blog/components/article/ArticleBody.tsx';
import { NewsletterForm } from '@/features/newsletter/components/NewsletterForm.tsx';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';

const ARTICLE = `<p>An assistant plans a trip the way a friend with a good memory would: it asks what it does not know, looks up what can be looked up, and writes the days down. What it needs from you is short.</p>
<h2>Say four things</h2>
<ul><li><strong>Where from and where to.</strong> A city is enough; the nearest airports are found from it.</li><li><strong>When, and for how long.</strong> A month will do: it picks dates and says which.</li><li><strong>Who comes along.</strong> Two adults and a child of four travel differently from one.</li><li><strong>What it may cost.</strong> A ceiling for everything, or for a night.</li></ul>
<p>Then say what makes a trip yours: food, temples, slow mornings, no museums. One sentence holds all of it: “Five days in Kyoto in April for two, under $2,500, from London, we like food and temples.”</p>
<h2>Argue with the first plan</h2>
<p>The first plan is a draft. Ask for a cheaper room, a later start, a day by the sea. It keeps what you liked and changes the rest.</p>
<h2>Check before you pay</h2>
<p>Flights, hotels and tours come as cards, and each opens the partner’s own page. The price there is the one that counts. Prices that are shown from memory say how old they are.</p>`;

/** The sample article (requirements §2, Routes). */
export function SampleArticlePage() {
  usePageHead('sampleArticle', { structured: sampleArticleData });
  return (
    <Page width="text">
      <article>
        <PageHeading subtitle="Four things to say, one thing to check.">
          How to plan a trip with an AI assistant
        </PageHeading>
        <ArticleBody html={ARTICLE} />
        <Button component={Link} to={paths.assistant} variant="filled">
          Plan a trip
        </Button>
        <NewsletterForm />
      </article>
    </Page>
  );
}
