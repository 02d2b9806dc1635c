import { type RefObject, useLayoutEffect } from 'react';

/** Of the element that holds what floats over every page: the assistant's button and the toasts. */
export const FLOATS_ID = 'floats';

/**
 * Tells what floats over the page (toasts, the assistant's button) how high what a page keeps at the lower edge is.
 * Written where that is read, and not to the root: there it costs the style of every element of the page, 67 ms for a
 * trip of two weeks at a quarter of the speed.
 * @param covers it lies over the page: what has the focus comes above it
 */
export function useDock(dock: RefObject<HTMLElement | null>, covers = false): void {
  // before the first frame, whose layout the observer waits for
  useLayoutEffect(() => {
    const element = dock.current;
    if (!element) return;
    const floats = document.getElementById(FLOATS_ID);
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      floats?.style.setProperty('--wm-dock', height);
      if (covers) page.scrollPaddingBottom = `calc(var(--wm-bottom-bar) + ${height} + 20px)`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      floats?.style.removeProperty('--wm-dock');
      if (covers) page.scrollPaddingBottom = '';
    };
  }, [dock, covers]);
}
