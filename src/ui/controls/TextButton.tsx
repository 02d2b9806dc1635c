import type { ReactNode } from 'react';
import classes from './TextButton.module.css';

interface TextButtonProps {
  /** The name in full, where the words alone do not say what they are about ("Clear"); starts with them. */
  readonly name?: string;
  /** Stays in its place and keeps the focus, but has nothing to do now. */
  readonly idle?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A small thing to do beside what it is about, as quiet as a link. */
export function TextButton({ name, idle = false, onClick, children }: TextButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={name}
      aria-disabled={idle || undefined}
      onClick={() => !idle && onClick()}
    >
      {children}
    </button>
  );
}
