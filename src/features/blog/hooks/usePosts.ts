import { useCallback, useEffect, useState } from 'react';
import { type DataDoor, useDoor } from '@/data/door/door.ts';
import type { BlogPost } from '@domain/blog.ts';
import { type AppError, isOfNetwork, toAppError } from '@domain/errors/appError.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { withKept } from '../kept.ts';

export type PostsView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: AppError }
  | {
      readonly status: 'ready';
      readonly posts: readonly BlogPost[];
      /** The server could not be asked: shown from this device. */
      readonly stored: null | {
        /** Epoch ms of the list; null where these are single articles that were opened. */
        readonly listedAt: number | null;
      };
    };

/** Shows what this device keeps at once, then what the server has; the copy stays where the server fails. */
async function load(door: DataDoor, show: (view: PostsView) => void): Promise<void> {
  let answered = false;
  const kept = withKept(door, ({ keptList }) => keptList());
  const showKept = async () => {
    const list = await kept;
    if (list && list.listedAt !== null && !answered) {
      show({ status: 'ready', posts: list.posts, stored: null });
    }
  };
  void showKept();
  try {
    const posts = await door.listPosts();
    answered = true;
    show({ status: 'ready', posts, stored: null });
    void withKept(door, ({ keepList }) => keepList(posts));
  } catch (thrown) {
    const error = toAppError(thrown);
    const list = await kept;
    const isKept = list !== null && list.posts.length > 0;
    // without a network the age of what is kept says it
    if (!isKept || !isOfNetwork(error)) {
      showToast({
        title: 'Error fetching blog posts',
        description: 'Could not load articles. Please try again later.',
        variant: 'destructive',
      });
    }
    show(
      isKept
        ? { status: 'ready', posts: list.posts, stored: { listedAt: list.listedAt } }
        : { status: 'error', error },
    );
  }
}

/** The articles, with a way to ask again. */
export function usePosts(): { readonly view: PostsView; readonly reload: () => void } {
  const door = useDoor();
  const [view, setView] = useState<PostsView>({ status: 'loading' });

  useEffect(() => {
    let current = true;
    void load(door, (loaded) => {
      if (current) setView(loaded);
    });
    return () => {
      current = false;
    };
  }, [door]);

  const reload = useCallback(() => {
    setView({ status: 'loading' });
    void load(door, setView);
  }, [door]);

  return { view, reload };
}
