import { useCallback, useEffect, useState } from 'react';
import type { ToursAnswer } from '../askTours.ts';

export type ToursView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | ({ readonly status: 'ready' } & ToursAnswer);

interface Settled {
  readonly place: string;
  readonly attempt: number;
  readonly view: ToursView;
}

const LOADING: ToursView = { status: 'loading' };
const NOT_LOADED = 'This part of the page could not be loaded. Check your connection and try again.';

/** The tours of a place, asked for once `wanted`; an answer for a place that was left is dropped. */
export function useTours(place: string, wanted: boolean): { view: ToursView; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled | null>(null);

  useEffect(() => {
    if (!wanted) return;
    let left = false;
    async function ask() {
      const view = await load(place);
      if (!left) setSettled({ place, attempt, view });
    }
    void ask();
    return () => {
      left = true;
    };
  }, [place, wanted, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const current = settled?.place === place && settled.attempt === attempt;
  return { view: current ? settled.view : LOADING, retry };
}

async function load(place: string): Promise<ToursView> {
  const module = await import('../askTours.ts').catch(() => null);
  if (!module) return { status: 'error', message: NOT_LOADED };
  try {
    return { status: 'ready', ...(await module.askTours(place)) };
  } catch (thrown) {
    return { status: 'error', message: module.toursProblem(thrown) };
  }
}
