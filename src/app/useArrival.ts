import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** A page may show a spinner before its heading; after this long without one, focus stays where it is. */
const HEADING_WAIT_MS = 10_000;

/**
 * After a navigation, moves focus to the new page's h1, so that a screen reader says where one has arrived and
 * the keyboard goes on from there. The first page keeps the browser's own start.
 */
export function useArrivalFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);

  useEffect(() => {
    const root = main.current;
    if (!root || first.current === pathname) return;
    first.current = '';
    if (focusHeading(root)) return;
    const observer = new MutationObserver(() => {
      if (focusHeading(root)) observer.disconnect();
    });
    observer.observe(root, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), HEADING_WAIT_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [main, pathname]);
}

function focusHeading(root: HTMLElement): boolean {
  const heading = root.querySelector('h1');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
