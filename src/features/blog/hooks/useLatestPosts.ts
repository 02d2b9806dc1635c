import { useCallback, useEffect, useState } from 'react';
import { type AppError, toAppError } from '@domain/errors/appError.ts';
import type { LatestPosts } from '../latest.ts';

export type LatestView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: AppError }
  | ({ readonly status: 'ready' } & LatestPosts);

const LOADING: LatestView = { status: 'loading' };

/** The newest articles, asked for once `wanted`. */
export function useLatestPosts(wanted: boolean): { readonly view: LatestView; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ readonly attempt: number; readonly view: LatestView } | null>(
    null,
  );

  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const ask = async () => {
      const view = await load();
      if (!left) setSettled({ attempt, view });
    };
    void ask();
    return () => {
      left = true;
    };
  }, [wanted, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { view: settled?.attempt === attempt ? settled.view : LOADING, retry };
}

async function load(): Promise<LatestView> {
  try {
    const { latestPosts } = await import('../latest.ts');
    return { status: 'ready', ...(await latestPosts()) };
  } catch (thrown) {
    return { status: 'error', error: toAppError(thrown) };
  }
}
