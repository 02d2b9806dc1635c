import type { ReactNode } from 'react';
import classes from './TripScreen.module.css';

interface FoldProps {
  readonly title: string;
  readonly aside: string;
  /** For the screen alone: paper has what the trip is, and not what else there was. */
  readonly offPaper?: boolean;
  readonly children: ReactNode;
}

/** A part of the trip that is folded away until it is asked for. */
export function Fold({ title, aside, offPaper = false, children }: FoldProps) {
  return (
    <details className={classes.fold} data-off-paper={offPaper || undefined}>
      <summary>
        <h2>{title}</h2> <span className={classes.quiet}>{aside}</span>
      </summary>
      <div className={classes.foldBody}>{children}</div>
    </details>
  );
}
