import type { ReactNode } from 'react';
import classes from './Fold.module.css';

interface FoldProps {
  readonly title: string;
  readonly aside?: string;
  /** For the screen alone: paper has what there is to know, and not what else there was. */
  readonly offPaper?: boolean;
  readonly children: ReactNode;
}

/** A part that is folded away until it is asked for. */
export function Fold({ title, aside, offPaper = false, children }: FoldProps) {
  return (
    <details className={classes.fold} data-off-paper={offPaper || undefined}>
      <summary>
        <h2>{title}</h2> {aside !== undefined && <span className={classes.aside}>{aside}</span>}
      </summary>
      <div className={classes.body}>{children}</div>
    </details>
  );
}
