import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for as long as the component stands, which calls the newest: what is drawn once need not be drawn again for it. */
export function useStable<Args extends unknown[], Answer>(
  call: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const newest = useRef(call);
  useLayoutEffect(() => {
    newest.current = call;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
