import { type RefObject, useEffect } from 'react';

/**
 * Tells the rest of the screen (toasts, the assistant's button) how high what a page keeps at the lower edge is, in
 * place of the height that tokens.css supposes for `data-dock`.
 */
export function useDock(dock: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = dock.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--wm-dock', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--wm-dock');
    };
  }, [dock]);
}
