import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Rows drawn at first, and more at a time: a chat is read from its end. */
const ROWS = 40;

interface MessageWindow {
  /** Index of the first message that is drawn. */
  readonly start: number;
  /** Draws some of those before it; the reader stays at the line that was on screen. */
  readonly showEarlier: () => void;
}

const tailOf = (length: number) => Math.max(0, length - ROWS);

/**
 * Which messages of a long chat are drawn: the newest, and as many before them as were asked for. `frame` is the box
 * that scrolls; without one it is the page.
 */
export function useMessageWindow(length: number, frame?: RefObject<HTMLElement | null>): MessageWindow {
  const [seen, setSeen] = useState({ length, start: tailOf(length) });
  const fromEnd = useRef<number | null>(null);

  if (seen.length !== length) {
    // A new chat, or a whole one that came from the server: neither is drawn from where the old one was.
    const isOther = length < seen.start + 1 || length > seen.length + ROWS;
    setSeen({ length, start: isOther ? tailOf(length) : seen.start });
  }

  const showEarlier = useCallback(() => {
    const scroller = frame?.current ?? document.documentElement;
    fromEnd.current = scroller.scrollHeight - scroller.scrollTop;
    setSeen((now) => ({ ...now, start: Math.max(0, now.start - ROWS) }));
  }, [frame]);

  useLayoutEffect(() => {
    if (fromEnd.current === null) return;
    scrollToFromEnd(frame?.current ?? document.documentElement, fromEnd.current);
    fromEnd.current = null;
  });

  return { start: Math.min(seen.start, length), showEarlier };
}

function scrollToFromEnd(scroller: Element, fromEnd: number): void {
  scroller.scrollTop = scroller.scrollHeight - fromEnd;
}
