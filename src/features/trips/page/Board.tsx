import { type ReactNode, useRef } from 'react';
import { useDock } from '@/ui/useDock.ts';
import classes from './Board.module.css';

interface BoardProps {
  readonly label: string;
  /** `ahead`: the way on; `done`: what was done. */
  readonly tone: 'ahead' | 'done';
  /** There for those who listen, and not seen. */
  readonly empty?: boolean;
  readonly children: ReactNode;
}

/** A board at the lower edge, within the thumb's reach; what floats besides makes way for it. */
export function Board({ label, tone, empty = false, children }: BoardProps) {
  const dock = useRef<HTMLElement>(null);
  useDock(dock);
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
