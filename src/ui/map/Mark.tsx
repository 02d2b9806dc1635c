import classes from './Mark.module.css';

interface MarkProps {
  /** Height in px. */
  readonly size?: number;
  /** Adds the name beside the sign. */
  readonly withName?: boolean;
}

/** The waymark: two blazes, the upper one offset, which on a trail means "turn here". */
export function Mark({ size = 26, withName = false }: MarkProps) {
  return (
    <span className={classes.root}>
      <svg width={size * 0.75} height={size} viewBox="0 0 18 24" aria-hidden="true" focusable="false">
        <rect x="7.5" y="1" width="9" height="10" rx="1.4" fill="var(--wm-signal)" />
        <rect x="1.5" y="13" width="9" height="10" rx="1.4" fill="var(--wm-signal)" />
      </svg>
      {withName && <span className={classes.name}>Waymark</span>}
    </span>
  );
}
