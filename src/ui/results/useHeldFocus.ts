import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/**
 * The key of the list's item that has the focus, so that it stays drawn. When the item goes, for a filter or another
 * answer, the focus goes to `next`, without scrolling there: a reader by keyboard does not begin the page anew.
 */
export function useHeldFocus(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  next: RefObject<HTMLElement | null>,
): string | null {
  const [held, setHeld] = useState<string | null>(null);

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const inside = target instanceof Element && list.current?.contains(target);
      setHeld(inside ? (target.closest('li')?.dataset.key ?? null) : null);
    };
    const onBlur = ({ target, relatedTarget }: FocusEvent) => {
      // a window that goes to the back keeps its focus, and a focus that goes on is heard where it comes
      if (relatedTarget === null && target !== document.activeElement) setHeld(null);
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, [list]);

  useLayoutEffect(() => {
    const gone = held !== null && !keys.includes(held);
    if (gone && document.activeElement === document.body) next.current?.focus({ preventScroll: true });
  }, [held, keys, next]);
  return held;
}
