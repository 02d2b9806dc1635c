import classes from './RouteSketch.module.css';

/** In percent of the square's side from its upper left corner, in the order of the trip. */
export type SketchPoints = readonly (readonly [x: number, y: number])[];

/** Room at the edges for the dots, in percent. */
const ROOM = 18;
const VIEW = `${-ROOM} ${-ROOM} ${100 + 2 * ROOM} ${100 + 2 * ROOM}`;

/** A route as a line through its stops, the first of them marked. For the eye alone: what it says stands in words beside it. */
export function RouteSketch({ points }: { readonly points: SketchPoints }) {
  const [first, ...others] = points;
  return (
    <svg className={classes.sketch} viewBox={VIEW}>
      <polyline className={classes.way} points={points.map((point) => point.join()).join(' ')} />
      {others.map(([x, y]) => (
        <circle key={`${x},${y}`} className={classes.stop} cx={x} cy={y} r={6} />
      ))}
      {first && <circle className={classes.first} cx={first[0]} cy={first[1]} r={8} />}
    </svg>
  );
}
