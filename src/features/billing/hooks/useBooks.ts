import { useCallback, useEffect, useRef, useState } from 'react';
import type { Subscription, Topup } from '@/domain/billing.ts';
import { type AppError, toAppError } from '@/domain/errors.ts';

type BooksView =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly subscription: Subscription | null;
      readonly topups: readonly Topup[];
    }
  | { readonly status: 'error'; readonly error: AppError };

/** What an account bought, asked anew each time it is looked at. */
export function useBooks(userId: string): { readonly view: BooksView; readonly retry: () => void } {
  const [view, setView] = useState<BooksView>({ status: 'loading' });
  const asked = useRef(0);

  const load = useCallback(async (): Promise<void> => {
    asked.current += 1;
    const mine = asked.current;
    const show = (next: BooksView) => {
      if (mine === asked.current) setView(next);
    };
    try {
      const { loadBooks } = await import('@/data/repositories/billing.ts');
      show({ status: 'ready', ...(await loadBooks(userId)) });
    } catch (thrown) {
      show({ status: 'error', error: toAppError(thrown) });
    }
  }, [userId]);

  useEffect(() => void load(), [load]);
  const retry = () => {
    setView({ status: 'loading' });
    void load();
  };
  return { view, retry };
}
