import { useCallback, useEffect, useState } from 'react';
import { type DataDoor, useDoor } from '@/data/door/door.ts';
import { type AppError, toAppError } from '@domain/errors/appError.ts';
import type { LatestPosts } from '../latest.ts';

export type LatestView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: AppError }
  | ({ readonly status: 'ready' } & LatestPosts);

const LOADING: LatestView = { status: 'loading' };

/** The newest articles, asked for once `wanted`. */
export function useLatestPosts(wanted: boolean): { readonly view: LatestView; readonly retry: () => void } {
  const door = useDoor();
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ readonly attempt: number; readonly view: LatestView } | null>(
    null,
  );

  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const ask = async () => {
      const view = await load(door);
      if (!left) setSettled({ attempt, view });
    };
    void ask();
    return () => {
      left = true;
    };
  }, [door, wanted, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { view: settled?.attempt === attempt ? settled.view : LOADING, retry };
}

async function load(door: DataDoor): Promise<LatestView> {
  try {
    const { latestPosts } = await import('../latest.ts');
    return { status: 'ready', ...(await latestPosts(door)) };
  } catch (thrown) {
    return { status: 'error', error: toAppError(thrown) };
  }
}
