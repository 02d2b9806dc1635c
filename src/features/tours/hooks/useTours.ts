import { useCallback, useEffect, useState } from 'react';
import { type DataDoor, useDoor } from '@/data/door/door.ts';
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
  const door = useDoor();
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled | null>(null);

  useEffect(() => {
    if (!wanted) return;
    let left = false;
    async function ask() {
      const view = await load(door, place);
      if (!left) setSettled({ place, attempt, view });
    }
    void ask();
    return () => {
      left = true;
    };
  }, [door, place, wanted, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const current = settled?.place === place && settled.attempt === attempt;
  return { view: current ? settled.view : LOADING, retry };
}

async function load(door: DataDoor, place: string): Promise<ToursView> {
  const loaded = await Promise.all([import('../askTours.ts'), door.load()]).catch(() => null);
  if (!loaded) return { status: 'error', message: NOT_LOADED };
  const [module, data] = loaded;
  try {
    return { status: 'ready', ...(await module.askTours(data, place)) };
  } catch (thrown) {
    return { status: 'error', message: module.toursProblem(thrown) };
  }
}
