import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { newestOf } from '@/ui/conversation/newestRow.ts';

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
    let height = box.scrollHeight;
    const onScroll = () => {
      // Messages that grew or went moved the end, not the reader.
      if (box.scrollHeight === height) atEnd.current = toEnd(box) < NEAR_END_PX;
      height = box.scrollHeight;
    };
    const observer = new ResizeObserver(() => {
      height = box.scrollHeight;
      if (!atEnd.current) return;
      const newest = newestOf(content);
      const toStart = newest ? newest.getBoundingClientRect().top - box.getBoundingClientRect().top : 0;
      box.scrollTop += Math.min(toEnd(box), Math.max(0, toStart - NEAR_END_PX / 4));
    });
    box.addEventListener('scroll', onScroll, { passive: true });
    observer.observe(content);
    return () => {
      box.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, []);

  const follow = useCallback(() => {
    atEnd.current = true;
    const box = frame.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, []);
  return { frame, list, follow };
}

function toEnd(box: HTMLElement): number {
  return box.scrollHeight - box.scrollTop - box.clientHeight;
}
