import classes from './RouteLine.module.css';

interface RouteLineProps {
  readonly stopCount: number;
  /** Whether the line is there at once, where the card is. */
  readonly still?: boolean;
}

const MAX_DOTS = 4;

/** The way from A to B as a map draws it: a dashed line that leaves a ring, passes its stops and ends at a blaze. */
export function RouteLine({ stopCount, still = false }: RouteLineProps) {
  return (
    <span
      className={classes.route}
      data-stops={Math.min(stopCount, MAX_DOTS)}
      data-still={still || undefined}
      aria-hidden="true"
    />
  );
}
