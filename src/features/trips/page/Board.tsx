import { type ReactNode, type RefObject, useRef } from 'react';
import { useDock } from '@/ui/useDock.ts';
import classes from './Board.module.css';

interface BoardProps {
  readonly label: string;
  /** `ahead`: the way on; `done`: what was done. */
  readonly tone: 'ahead' | 'done';
  /** There for those who listen, and not seen. */
  readonly empty?: boolean;
  /** Whether what floats makes way for it; not where another thing of the screen keeps its lower edge. */
  readonly floats?: boolean;
  readonly children: ReactNode;
}

const NOTHING: RefObject<HTMLElement | null> = { current: null };

/** A board at the lower edge, within the thumb's reach; what floats besides makes way for it. */
export function Board({ label, tone, empty = false, floats = true, children }: BoardProps) {
  const dock = useRef<HTMLElement>(null);
  useDock(floats && !empty ? dock : NOTHING, true);
  return (
    <section
      ref={dock}
      aria-label={label}
      className={classes.board}
      data-tone={tone}
      data-empty={empty || undefined}
    >
      {children}
    </section>
  );
}
