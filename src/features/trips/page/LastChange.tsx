import { type RefObject, useRef } from 'react';
import { useDock } from '@/ui/useDock.ts';
import { News } from './News.tsx';
import type { HandEdits } from './useHandEdits.ts';
import classes from './TripScreen.module.css';

interface LastChangeProps {
  readonly hand: HandEdits;
  readonly canUndo: boolean;
  /** Another thing of the screen keeps its lower edge. */
  readonly beside: boolean;
}

const NO_DOCK: RefObject<HTMLElement | null> = { current: null };

/** What the last change did, said and shown at the lower edge, with the way back within the thumb's reach. */
export function LastChange({ hand, canUndo, beside }: LastChangeProps) {
  const dock = useRef<HTMLElement>(null);
  useDock(beside ? NO_DOCK : dock);
  return (
    <section
      ref={dock}
      aria-label="The last change"
      className={classes.dock}
      data-empty={hand.news === '' || undefined}
    >
      <News hand={hand} canUndo={canUndo} />
    </section>
  );
}
