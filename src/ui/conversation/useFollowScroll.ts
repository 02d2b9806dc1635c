import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { newestOf } from './newestRow.ts';

/** This close to the end counts as reading the end. */
const NEAR_END_PX = 96;
/** Air between the header and the reply that is shown from its start. */
const HEAD_ROOM_PX = 24;

interface FollowScroll {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly composer: RefObject<HTMLDivElement | null>;
  /** The reader is so far up that the newest message is out of sight. */
  readonly away: boolean;
  /** Goes to the end, where the next message will stand, and follows what comes after. */
  readonly follow: () => void;
  /** Goes to the newest message, a long one from its first line. */
  readonly toNewest: () => void;
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

  /** Distance in px from the end of the list to the composer's upper edge; positive when it is out of sight. */
  const toEnd = useCallback(() => {
    const bottom = composer.current?.offsetHeight ?? 0;
    return (list.current?.getBoundingClientRect().bottom ?? 0) - (window.innerHeight - bottom);
  }, []);

  const takeAlong = useCallback(() => {
    const last = newestOf(list.current);
    if (!last) return;
    const top = document.getElementById('main')?.offsetTop ?? 0;
    const toStart = last.getBoundingClientRect().top - top - HEAD_ROOM_PX;
    scrollBy(Math.min(toEnd(), toStart));
  }, [toEnd]);

  const follow = useCallback(() => {
    atEnd.current = true;
    setAway(false);
    // Not to the start of the last message: that is the old answer, and what was just sent will stand below it.
    scrollBy(toEnd());
  }, [toEnd]);

  const toNewest = useCallback(() => {
    atEnd.current = true;
    setAway(false);
    takeAlong();
  }, [takeAlong]);

  useEffect(() => {
    const onScroll = () => {
      const box = list.current;
      if (!box) return;
      atEnd.current = toEnd() < NEAR_END_PX;
      const { bottom } = box.getBoundingClientRect();
      const newest = newestOf(box)?.getBoundingClientRect().top ?? bottom;
      setAway(toEnd() > bottom - newest);
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
  }, [takeAlong, toEnd]);

  return { list, composer, away, follow, toNewest };
}

function scrollBy(distance: number): void {
  if (Math.abs(distance) > 1) window.scrollBy({ top: distance, behavior: 'instant' });
}
