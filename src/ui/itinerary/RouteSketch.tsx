import classes from './RouteSketch.module.css';

/** In percent of the square's side from its upper left corner, in the order of the trip. */
export type SketchPoints = readonly (readonly [x: number, y: number])[];

/** Room at the edges for the dots, in percent. */
const ROOM = 18;
const VIEW = `${-ROOM} ${-ROOM} ${100 + 2 * ROOM} ${100 + 2 * ROOM}`;

/** A route as a line through its stops, the last filled as in a row of towns. For the eye alone: the words stand beside it. */
export function RouteSketch({ points }: { readonly points: SketchPoints }) {
  const last = points.length - 1;
  return (
    <svg className={classes.sketch} viewBox={VIEW}>
      <polyline className={classes.way} points={points.map((point) => point.join()).join(' ')} />
      {points.map(([x, y], index) => (
        <circle
          key={`${x},${y}`}
          className={classes.stop}
          data-last={index === last || undefined}
          cx={x}
          cy={y}
          r={6}
        />
      ))}
    </svg>
  );
}
