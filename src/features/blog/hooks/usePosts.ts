import { useCallback, useEffect, useState } from 'react';
import { listPosts } from '@/data/repositories/blog.ts';
import type { BlogPost } from '@/domain/blog.ts';
import { type AppError, toAppError } from '@/domain/errors.ts';
import { showToast } from '@/ui/toast.ts';

export type PostsView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: AppError }
  | { readonly status: 'ready'; readonly posts: readonly BlogPost[] };

/** The articles, with a way to ask again. */
export function usePosts(): { readonly view: PostsView; readonly reload: () => void } {
  const [view, setView] = useState<PostsView>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    setView({ status: 'loading' });
    listPosts().then(
      (posts) => {
        if (current) setView({ status: 'ready', posts });
      },
      (thrown: unknown) => {
        if (!current) return;
        setView({ status: 'error', error: toAppError(thrown) });
        showToast({
          title: 'Error fetching blog posts',
          description: 'Could not load articles. Please try again later.',
          variant: 'destructive',
        });
      },
    );
    return () => {
      current = false;
    };
  }, [attempt]);

  return { view, reload: useCallback(() => setAttempt((count) => count + 1), []) };
}
