import type { ReactNode } from 'react';
import { LockIcon } from '../icons/icons.tsx';
import classes from './Gate.module.css';

interface GateProps {
  readonly title: string;
  /** Who may pass, and what waits behind. */
  readonly children: ReactNode;
  /** The one way on. */
  readonly action: ReactNode;
}

/** A feature that the plan does not hold: a gate across the path, and the one way through it. */
export function Gate({ title, children, action }: GateProps) {
  return (
    <section className={classes.gate}>
      <div className={classes.path} aria-hidden="true">
        <svg viewBox="0 0 320 96" preserveAspectRatio="xMidYMid meet">
          <path className={classes.route} d="M0 70C48 70 62 40 112 42" />
          <path className={classes.ahead} d="M208 42c50 2 64-22 112-20" />
          <path
            className={classes.bars}
            d="M112 20v58M208 20v58M112 32h96M112 48h96M112 64h96M112 64l96-32"
          />
          <rect className={classes.blaze} x="156" y="40" width="8" height="16" rx="1.5" />
        </svg>
      </div>
      <div className={classes.body}>
        <h2 className={classes.title}>
          <LockIcon size={24} />
          {title}
        </h2>
        <div className={classes.text}>{children}</div>
        <div className={classes.action}>{action}</div>
      </div>
    </section>
  );
}
