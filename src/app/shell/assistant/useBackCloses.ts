import { useEffect, useLayoutEffect, useRef } from 'react';

/** As wide as the panel is the whole screen (ChatWidget). */
const PHONE = '(max-width: 767px)';
/** In the state of the history entry that stands for the open panel. */
const MARK = 'assistantOpen';

/**
 * On a phone, where the panel is the whole screen, Back closes it and leaves the page where it was; Forward, or Back
 * from where a link of the panel led, opens it again. The entry is a copy of the page's own, so that the router sees
 * the same page on either side. A reload finds the panel closed.
 */
export function useBackCloses(opened: boolean, open: () => void, close: () => void): void {
  const latest = useRef({ opened, open, close });
  useEffect(() => {
    latest.current = { opened, open, close };
  });

  // With the panel itself: a Back between its first paint and a later effect would leave the page.
  useLayoutEffect(() => {
    if (!opened || !matchMedia(PHONE).matches) return;
    if (!isMarked()) history.pushState({ ...stateOf(), [MARK]: true }, '');
    return () => {
      // A link of the panel has left the entry already.
      if (isMarked()) history.back();
    };
  }, [opened]);

  useEffect(() => {
    const onPop = () => {
      const now = latest.current;
      if (isMarked() && !now.opened) now.open();
      if (!isMarked() && now.opened) now.close();
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
}

function stateOf(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

function isMarked(): boolean {
  return stateOf()[MARK] === true;
}
