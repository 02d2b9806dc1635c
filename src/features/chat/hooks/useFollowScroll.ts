import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** This close to the end counts as reading the end. */
const NEAR_END_PX = 96;
/** Air between the header and the reply that is shown from its start. */
const HEAD_ROOM_PX = 24;

interface FollowScroll {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly composer: RefObject<HTMLDivElement | null>;
  /** The reader is so far up that the newest message is out of sight. */
  readonly away: boolean;
  /** Goes to the newest message and follows what comes after. */
  readonly follow: () => void;
}

/**
 * Keeps the page's scroll where the reader is. Only a reader who is at the end is taken along: to the end, or,
 * when the newest message is longer than the screen, to its first line, because a plan is read from the top.
 */
export function useFollowScroll(): FollowScroll {
  const list = useRef<HTMLDivElement>(null);
  const composer = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [away, setAway] = useState(false);

  const takeAlong = useCallback(() => {
    const [box, last] = [list.current, list.current?.lastElementChild];
    if (!box || !last) return;
    const bottom = composer.current?.offsetHeight ?? 0;
    const top = document.getElementById('main')?.offsetTop ?? 0;
    const toEnd = box.getBoundingClientRect().bottom - (window.innerHeight - bottom);
    const toStart = last.getBoundingClientRect().top - top - HEAD_ROOM_PX;
    const distance = Math.min(toEnd, toStart);
    if (Math.abs(distance) > 1) window.scrollBy({ top: distance, behavior: 'instant' });
  }, []);

  const follow = useCallback(() => {
    atEnd.current = true;
    setAway(false);
    takeAlong();
  }, [takeAlong]);

  useEffect(() => {
    const onScroll = () => {
      const box = list.current;
      if (!box) return;
      const bottom = composer.current?.offsetHeight ?? 0;
      const fold = window.innerHeight - bottom;
      atEnd.current = box.getBoundingClientRect().bottom - fold < NEAR_END_PX;
      const newest = box.lastElementChild?.getBoundingClientRect().top ?? 0;
      setAway(newest > fold);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    const observer = new ResizeObserver(() => {
      if (atEnd.current) takeAlong();
    });
    if (list.current) observer.observe(list.current);
    return () => {
      window.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [takeAlong]);

  return { list, composer, away, follow };
}
