import { type RefObject, useEffect, useRef } from 'react';

/** This close to the end counts as reading the end. */
const NEAR_END_PX = 64;

interface PanelScroll {
  /** The box that scrolls. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** The messages in it. */
  readonly list: RefObject<HTMLDivElement | null>;
  /** To the end, where what was just sent will stand. */
  readonly follow: () => void;
}

/**
 * Keeps the panel's scroll where the reader is. Who reads the end is taken along, to the first line of a message
 * that is longer than the panel.
 */
export function usePanelScroll(): PanelScroll {
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);

  useEffect(() => {
    const box = frame.current;
    const content = list.current;
    if (!box || !content) return;
    let lastTop = box.scrollTop;
    const onScroll = () => {
      // Only who goes up leaves the end: by the time this is told the messages may have grown.
      if (box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX) atEnd.current = true;
      else if (box.scrollTop < lastTop) atEnd.current = false;
      lastTop = box.scrollTop;
    };
    const observer = new ResizeObserver(() => {
      if (!atEnd.current) return;
      const newest = content.lastElementChild;
      const toStart = newest ? newest.getBoundingClientRect().top - box.getBoundingClientRect().top : 0;
      const toEnd = box.scrollHeight - box.scrollTop - box.clientHeight;
      box.scrollTop += Math.min(toEnd, Math.max(0, toStart - NEAR_END_PX / 4));
    });
    box.addEventListener('scroll', onScroll, { passive: true });
    observer.observe(content);
    return () => {
      box.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, []);

  const follow = () => {
    atEnd.current = true;
    const box = frame.current;
    if (box) box.scrollTop = box.scrollHeight;
  };
  return { frame, list, follow };
}
