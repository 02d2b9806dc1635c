import { useCallback, useEffect, useState } from 'react';
import { listPosts } from '@/data/repositories/blog.ts';
import type { BlogPost } from '@/domain/blog.ts';
import { type AppError, toAppError } from '@/domain/errors.ts';
import { showToast } from '@/ui/feedback/toast.ts';

export type PostsView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: AppError }
  | { readonly status: 'ready'; readonly posts: readonly BlogPost[] };

async function loadPosts(): Promise<PostsView> {
  try {
    return { status: 'ready', posts: await listPosts() };
  } catch (thrown) {
    showToast({
      title: 'Error fetching blog posts',
      description: 'Could not load articles. Please try again later.',
      variant: 'destructive',
    });
    return { status: 'error', error: toAppError(thrown) };
  }
}

/** The articles, with a way to ask again. */
export function usePosts(): { readonly view: PostsView; readonly reload: () => void } {
  const [view, setView] = useState<PostsView>({ status: 'loading' });

  useEffect(() => {
    let current = true;
    async function load() {
      const loaded = await loadPosts();
      if (current) setView(loaded);
    }
    void load();
    return () => {
      current = false;
    };
  }, []);

  const reload = useCallback(() => {
    setView({ status: 'loading' });
    void loadPosts().then(setView);
  }, []);

  return { view, reload };
}
