import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { newestOf } from './newestRow.ts';

/** This close to the end counts as reading the end. */
const NEAR_END_PX = 96;
/** Air between the header and the reply that is shown from its start. */
const HEAD_ROOM_PX = 24;
/** The browser scrolls by whole pixels of the screen: this close to a line is on it. */
const ON_LINE_PX = 2;

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
 * Keeps the scroll of the page, or of a box in it, where the reader is. Only a reader who is at the end is taken along: to the end, or,
 * when the newest message is longer than the screen, to its first line, because a plan is read from the top.
 * @param frame the box that scrolls; without one it is the page
 */
export function useFollowScroll(frame?: RefObject<HTMLElement | null>): FollowScroll {
  const list = useRef<HTMLDivElement>(null);
  const composer = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  /** Height of the list in px when the reader was last taken along, or could have been. */
  const followed = useRef(0);
  /** The long message to whose first line the reader was taken, until they scroll: it may be laid out anew under them. */
  const heldAt = useRef<Element | null>(null);
  const [away, setAway] = useState(false);

  /** Distance in px from the end of the list to the composer's upper edge; positive when it is out of sight. */
  const toEnd = useCallback(() => {
    const bottom = composer.current?.offsetHeight ?? 0;
    const end = frame?.current?.getBoundingClientRect().bottom ?? window.innerHeight;
    return (list.current?.getBoundingClientRect().bottom ?? 0) - (end - bottom);
  }, [frame]);

  /** Distance in px from where a message's first line is read to where it is. */
  const toStart = useCallback(
    (message: Element) => {
      const box = frame?.current;
      const top = box ? box.getBoundingClientRect().top : (document.getElementById('main')?.offsetTop ?? 0);
      return message.getBoundingClientRect().top - top - HEAD_ROOM_PX;
    },
    [frame],
  );

  const takeAlong = useCallback(() => {
    const last = newestOf(list.current);
    if (!last) return;
    const [start, end] = [toStart(last), toEnd()];
    heldAt.current = start < end ? last : null;
    scrollBy(Math.min(end, start), frame?.current);
  }, [frame, toEnd, toStart]);

  const follow = useCallback(() => {
    atEnd.current = true;
    setAway(false);
    // Not to the start of the last message: that is the old answer, and what was just sent will stand below it.
    scrollBy(toEnd(), frame?.current);
  }, [frame, toEnd]);

  const toNewest = useCallback(() => {
    atEnd.current = true;
    setAway(false);
    takeAlong();
  }, [takeAlong]);

  useEffect(() => {
    const onScroll = () => {
      const box = list.current;
      if (!box) return;
      // told of a scroll in the frame in which the list grew: those lines have not been offered to the reader yet
      const grown = Math.max(0, box.offsetHeight - followed.current);
      atEnd.current = toEnd() - grown < NEAR_END_PX;
      const { bottom } = box.getBoundingClientRect();
      const newest = newestOf(box);
      // a list that has changed moves what is on screen: that is not the reader's scroll
      const isReaders = box.offsetHeight === followed.current;
      if (isReaders && newest && Math.abs(toStart(newest)) > ON_LINE_PX) heldAt.current = null;
      setAway(toEnd() > bottom - (newest?.getBoundingClientRect().top ?? bottom));
    };
    const scroller = frame?.current ?? window;
    scroller.addEventListener('scroll', onScroll, { passive: true });
    const observer = new ResizeObserver(() => {
      followed.current = list.current?.offsetHeight ?? 0;
      const isHeld = heldAt.current !== null && heldAt.current === newestOf(list.current);
      if (atEnd.current || isHeld) takeAlong();
    });
    if (list.current) observer.observe(list.current);
    return () => {
      scroller.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [frame, takeAlong, toEnd, toStart]);

  return { list, composer, away, follow, toNewest };
}

function scrollBy(distance: number, box?: HTMLElement | null): void {
  if (Math.abs(distance) > 1) (box ?? window).scrollBy({ top: distance, behavior: 'instant' });
}
