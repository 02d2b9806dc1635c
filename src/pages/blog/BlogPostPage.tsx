import { Button } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { postDetails } from '@/config/structuredData.ts';
import { describeError } from '@/domain/errors.ts';
import { ArticleBody } from '@/features/blog/components/ArticleBody.tsx';
import { PostFacts } from '@/features/blog/components/PostFacts.tsx';
import { usePost } from '@/features/blog/hooks/usePost.ts';
import { ErrorState } from '@/ui/feedback/ErrorState.tsx';
import { BackIcon } from '@/ui/icons/icons.tsx';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { TextLink } from '@/ui/TextLink.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import classes from './BlogPostPage.module.css';

/** An article, and the way from it to a plan. */
export function BlogPostPage() {
  const { slug = '' } = useParams();
  const view = usePost(slug);
  usePageHead(
    'blogPost',
    postDetails(slug, view.status === 'ready' ? view.post : null, view.status !== 'error'),
  );
  return (
    <Page width="text">
      <TextLink to={paths.blog}>
        <BackIcon size={20} /> All articles
      </TextLink>
      {view.status === 'loading' && <Spinner text="Fetching the article..." />}
      {view.status === 'error' && (
        <>
          <PageHeading>Article</PageHeading>
          <ErrorState title="The article could not be loaded" onRetry={() => location.reload()}>
            {describeError(view.error)}
          </ErrorState>
        </>
      )}
      {view.status === 'ready' && (
        <article>
          <PageHeading subtitle={view.post.meta_description}>{view.post.title}</PageHeading>
          <PostFacts post={view.post} />
          <div className={classes.step}>
            <Button
              component={Link}
              to={paths.assistant}
              state={{ prefilledQuery: `Plan a trip based on the article "${view.post.title}"` }}
              variant="filled"
            >
              Generate AI Itinerary
            </Button>
          </div>
          <ArticleBody html={view.post.content} />
        </article>
      )}
    </Page>
  );
}
