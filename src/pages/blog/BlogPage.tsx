import { blogData } from '@/config/structuredData.ts';
import { describeError } from '@domain/errors/appError.ts';
import { PostList } from '@/features/blog/components/PostList.tsx';
import { PostSkeletons } from '@/features/blog/components/PostSkeletons.tsx';
import { StoredNotice } from '@/features/blog/components/StoredNotice.tsx';
import { usePosts } from '@/features/blog/hooks/usePosts.ts';
import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@/ui/feedback/ErrorState.tsx';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';

/** The list of articles. */
export function BlogPage() {
  const { view, reload } = usePosts();
  const posts = view.status === 'ready' ? view.posts : [];
  usePageHead('blog', { structured: (origin) => blogData(posts, origin) });
  return (
    <Page>
      <PageHeading subtitle="What is worth knowing before you go.">Blog</PageHeading>
      {view.status === 'loading' && <PostSkeletons kind="list" />}
      {view.status === 'error' && (
        <ErrorState title="The articles could not be loaded" onRetry={reload}>
          {describeError(view.error)}
        </ErrorState>
      )}
      {view.status === 'ready' && view.stored && (
        <StoredNotice
          kept="These are the articles that this device keeps"
          storedAt={view.stored.listedAt}
          onCheck={reload}
        />
      )}
      {view.status === 'ready' && view.posts.length === 0 && (
        <EmptyState title="No Articles Found">Nothing has been published yet.</EmptyState>
      )}
      {view.status === 'ready' && view.posts.length > 0 && <PostList posts={view.posts} />}
    </Page>
  );
}
