import { useParams } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { postDetails } from '@/config/structuredData.ts';
import { describeError, isOfNetwork } from '@domain/errors/appError.ts';
import { ArticleActions } from '@/features/blog/components/article/ArticleActions.tsx';
import { ArticleBody } from '@/features/blog/components/article/ArticleBody.tsx';
import { KeptPosts } from '@/features/blog/components/article/KeptPosts.tsx';
import { PostFacts } from '@/features/blog/components/PostFacts.tsx';
import { PostSkeletons } from '@/features/blog/components/PostSkeletons.tsx';
import { StoredNotice } from '@/features/blog/components/StoredNotice.tsx';
import { usePost } from '@/features/blog/hooks/usePost.ts';
import { NewsletterForm } from '@/features/newsletter/components/NewsletterForm.tsx';
import { ErrorState } from '@/ui/feedback/ErrorState.tsx';
import { BackIcon } from '@/ui/icons/icons.tsx';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { TextLink } from '@/ui/TextLink.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import classes from './BlogPostPage.module.css';

/** An article, and the way from it to a plan. */
export function BlogPostPage() {
  const { slug = '' } = useParams();
  const { view, reload } = usePost(slug);
  usePageHead(
    'blogPost',
    postDetails(slug, view.status === 'ready' ? view.post : null, view.status !== 'error'),
  );
  return (
    <Page width="text">
      <div className={classes.back}>
        <TextLink to={paths.blog}>
          <BackIcon size={20} /> All articles
        </TextLink>
      </div>
      {view.status === 'loading' && <PostSkeletons kind="article" />}
      {view.status === 'error' && (
        <>
          <PageHeading>Article</PageHeading>
          <ErrorState
            title={view.error.reason === 'offline' ? 'You are offline' : 'The article could not be loaded'}
            onRetry={reload}
          >
            {view.error.reason === 'offline'
              ? 'This article is not kept on this device. It opens when the network is back.'
              : describeError(view.error)}
          </ErrorState>
          {isOfNetwork(view.error) && <KeptPosts />}
        </>
      )}
      {view.status === 'ready' && (
        <article>
          <PageHeading subtitle={view.post.meta_description}>{view.post.title}</PageHeading>
          <PostFacts post={view.post} />
          <ArticleActions key={view.post.slug} post={view.post} />
          {view.storedAt !== null && (
            <StoredNotice
              kept="You are reading the copy on this device"
              storedAt={view.storedAt}
              onCheck={reload}
            />
          )}
          <ArticleBody html={view.post.content} />
          <NewsletterForm />
        </article>
      )}
    </Page>
  );
}
