import type { ReactNode } from 'react';
import { Mark } from '../map/Mark.tsx';
import classes from './conversation.module.css';

interface ReplyRowProps {
  /** Whose words they are. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A reply: on paper, with the mark in the margin. */
export function ReplyRow({ label, children }: ReplyRowProps) {
  return (
    <article className={classes.reply} aria-label={label}>
      <span className={classes.margin}>
        <Mark size={24} />
      </span>
      <div className={classes.paper}>{children}</div>
    </article>
  );
}
