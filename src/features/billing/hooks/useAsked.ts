import { useCallback, useEffect, useRef, useState } from 'react';
import { type AppError, toAppError } from '@/domain/errors.ts';

type Asked<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'error'; readonly error: AppError };

interface Asking<Value> {
  readonly view: Asked<Value>;
  /** After an error: asks again, and waits for it. */
  readonly retry: () => void;
  /** Asks again with the old answer on screen. */
  readonly refresh: () => void;
}

/** Something that the server is asked for each time it is looked at; `ask` must stay the same function between renders. */
export function useAsked<Value>(ask: () => Promise<Value>): Asking<Value> {
  const [view, setView] = useState<Asked<Value>>({ status: 'loading' });
  const asked = useRef(0);

  const load = useCallback(async (): Promise<void> => {
    asked.current += 1;
    const mine = asked.current;
    const show = (next: Asked<Value>) => {
      if (mine === asked.current) setView(next);
    };
    try {
      show({ status: 'ready', value: await ask() });
    } catch (thrown) {
      show({ status: 'error', error: toAppError(thrown) });
    }
  }, [ask]);

  useEffect(() => {
    void load();
    return () => {
      asked.current += 1;
    };
  }, [load]);
  const retry = () => {
    setView({ status: 'loading' });
    void load();
  };
  return { view, retry, refresh: () => void load() };
}
