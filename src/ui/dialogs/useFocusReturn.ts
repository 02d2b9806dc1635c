import { useEffect } from 'react';

/**
 * Gives the focus back when something that took it closes or leaves the page: to what had it before, or, where that
 * is gone or closed, to the page's main part. Unlike Mantine's own it also does so when the whole goes at once, and
 * it leaves alone a focus that has moved on by then.
 */
export function useFocusReturn(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const opener = document.activeElement;
    return () => void setTimeout(() => giveBack(opener));
  }, [opened]);
}

function giveBack(opener: Element | null): void {
  const { activeElement: now, body } = document;
  if (now && now !== body && !now.closest('[role="dialog"]')) return;
  if (opener instanceof HTMLElement && opener !== body && opener.isConnected) opener.focus();
  // disabled meanwhile, or not there any more
  if (document.activeElement !== opener || opener === body) document.querySelector('main')?.focus();
}
