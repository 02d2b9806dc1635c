import classes from './RouteLine.module.css';

interface RouteLineProps {
  readonly stopCount: number;
}

const MAX_DOTS = 4;

/** The way from A to B as a map draws it: a dashed line that leaves a ring, passes its stops and ends at a blaze. */
export function RouteLine({ stopCount }: RouteLineProps) {
  const dots = Math.min(stopCount, MAX_DOTS);
  const stops = Array.from({ length: dots }, (_, index) => ((index + 1) / (dots + 1)) * 100);
  return (
    <span className={classes.route} aria-hidden="true">
      <span className={classes.start} />
      <span className={classes.line} />
      {stops.map((left) => (
        <span key={left} className={classes.stop} style={{ left: `${left}%` }} />
      ))}
      <span className={classes.end} />
    </span>
  );
}
