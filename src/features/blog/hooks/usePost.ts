import { use, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { type DataDoor, useDoor } from '@/data/door/door.ts';
import type { BlogPost } from '@domain/blog.ts';
import { type AppError, isOfNetwork, toAppError } from '@domain/errors/appError.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { withKept } from '../kept.ts';
import { dropWritten, readWritten, WrittenPost } from '../written.ts';

export type PostView =
  | { readonly status: 'loading' }
  /** The server has no such article, and this device has no saved copy. */
  | { readonly status: 'unknown' }
  | { readonly status: 'error'; readonly error: AppError }
  | {
      readonly status: 'ready';
      readonly post: BlogPost;
      /** Epoch ms of the copy on screen where the server could not give it; else null. */
      readonly storedAt: number | null;
      /** Why it could not. */
      readonly failure?: AppError;
    };

function tellFailure() {
  showToast({
    title: 'Error fetching post',
    description: 'Could not load the article. It might not exist.',
    variant: 'destructive',
  });
}

/** No network is said on the page itself, and so is that a saved article is no longer published. */
function isTold(view: PostView): boolean {
  if (view.status === 'ready')
    return view.failure !== undefined && !isOfNetwork(view.failure) && view.failure.reason !== 'not_found';
  return view.status === 'unknown' || (view.status === 'error' && !isOfNetwork(view.error));
}

/**
 * Shows the copy of this device at once, then the server's; the copy stays where the server fails. What the page's HTML
 * brought along stands there already, newer than any copy.
 */
async function load(door: DataDoor, slug: string, show: (view: PostView) => void): Promise<void> {
  const written = readWritten(slug);
  let answered = written !== null;
  const kept = withKept(door, ({ keptArticle }) => keptArticle(slug));
  const showKept = async () => {
    const article = await kept;
    if (article && !answered) show({ status: 'ready', post: article.post, storedAt: null });
  };
  void showKept();
  try {
    const post = await door.getPost(slug);
    answered = true;
    dropWritten();
    show({ status: 'ready', post, storedAt: null });
    void withKept(door, ({ keepOpened }) => keepOpened(post));
  } catch (thrown) {
    const error = toAppError(thrown);
    const article = written
      ? { post: written, storedAt: performance.timeOrigin, saved: (await kept)?.saved === true }
      : await kept;
    // One that is no longer published stays readable for who saved it.
    if (article && (error.reason !== 'not_found' || article.saved)) {
      show({ status: 'ready', post: article.post, storedAt: article.storedAt, failure: error });
      return;
    }
    if (error.reason !== 'not_found') {
      show({ status: 'error', error });
      return;
    }
    dropWritten();
    show({ status: 'unknown' });
    if (article) void withKept(door, ({ forgetArticle }) => forgetArticle(slug));
  }
}

function startingView(post: BlogPost | null): PostView {
  return post ? { status: 'ready', post, storedAt: null } : { status: 'loading' };
}

/**
 * One article, with a way to ask again. An unknown slug gives an error toast and leads back to the list (requirements
 * §2, Blog).
 */
export function usePost(slug: string): { readonly view: PostView; readonly reload: () => void } {
  const door = useDoor();
  const navigate = useNavigate();
  const given = use(WrittenPost);
  const [view, setView] = useState(() => startingView(given ?? readWritten(slug)));
  const turn = useRef(0);

  const ask = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    void load(door, slug, (loaded) => {
      if (turn.current !== mine) return;
      setView(loaded);
      if (isTold(loaded)) tellFailure();
      if (loaded.status === 'unknown') void navigate(paths.blog, { replace: true });
    });
  }, [door, slug, navigate]);

  useEffect(() => {
    ask();
    return () => {
      turn.current += 1;
    };
  }, [ask]);

  const reload = useCallback(() => {
    setView({ status: 'loading' });
    ask();
  }, [ask]);

  return { view, reload };
}
