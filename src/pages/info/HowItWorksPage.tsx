import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { faqData } from '@/config/structuredData.ts';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { FrequentQuestions } from './FrequentQuestions.tsx';
import { questions } from './questions.ts';
import classes from './HowItWorksPage.module.css';

const steps = [
  {
    title: 'Tell us your dream',
    text: 'A place, a season, a budget, or only a mood. Type it or say it, in a sentence of your own.',
  },
  {
    title: 'AI magic happens',
    text: 'The assistant looks up flights, hotels and tours for your dates and writes a plan, day by day.',
  },
  {
    title: 'Review and refine',
    text: 'Ask for a slower Tuesday, a cheaper room, another island. The plan changes with you.',
  },
  {
    title: 'Book with confidence',
    text: 'Every card opens the partner’s own page in a new tab. You book there, at the price they set.',
  },
];

/** The four steps, on one route. */
export function HowItWorksPage() {
  usePageHead('howItWorks', { structured: () => faqData(questions) });
  return (
    <Page>
      <PageHeading subtitle="Four steps from a wish to a trip you can hold.">How It Works</PageHeading>
      <ol className={classes.route}>
        {steps.map((step, index) => (
          <li key={step.title} className={classes.step}>
            <span className={classes.post} aria-hidden="true">
              {index + 1}
            </span>
            <h2 className={classes.title}>{step.title}</h2>
            <p className={classes.text}>{step.text}</p>
          </li>
        ))}
      </ol>
      <Button component={Link} to={paths.assistant} variant="filled">
        Start planning
      </Button>
      <FrequentQuestions />
    </Page>
  );
}
