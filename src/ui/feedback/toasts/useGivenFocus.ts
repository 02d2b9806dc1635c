import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back when what it is in goes by itself or by its own button: to where it came from, or, where that is
 * gone, to the page's main part. Without scrolling there: whoever pressed the button with a finger looks elsewhere.
 * @returns hears of the focus that comes
 */
export function useGivenFocus(box: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const from = useRef<EventTarget | null>(null);
  useLayoutEffect(
    () => () => {
      if (!box.current?.contains(document.activeElement)) return;
      const before = from.current;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      if (document.activeElement !== before) document.querySelector('main')?.focus({ preventScroll: true });
    },
    [box],
  );
  return ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && box.current?.contains(relatedTarget)))
      from.current = relatedTarget;
  };
}
