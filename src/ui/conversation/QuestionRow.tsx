import type { ReactNode } from 'react';
import classes from './conversation.module.css';

interface QuestionRowProps {
  readonly text: string;
  /** What became of it; `waiting` shows on the words themselves. */
  readonly state?: string;
  /** What is said of it below. */
  readonly children?: ReactNode;
}

/** The traveller's own words: a tinted block on the right. */
export function QuestionRow({ text, state, children }: QuestionRowProps) {
  return (
    <article className={classes.question} aria-label="You">
      <p className={classes.words} data-state={state}>
        {text}
      </p>
      {children}
    </article>
  );
}
