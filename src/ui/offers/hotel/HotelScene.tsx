import { SCENE_GROUND, SCENE_HEIGHT, sceneOf, SCENE_WIDTH } from './scene.ts';
import classes from './HotelScene.module.css';

interface HotelSceneProps {
  /** The hotel's id. */
  readonly seed: string;
}

/** Our own picture of a hotel without a photo: a house among contour lines, one window lit. */
export function HotelScene({ seed }: HotelSceneProps) {
  const { sun, contours, land, water, house, roof, panes, lit, trees } = sceneOf(seed);
  return (
    <svg
      className={classes.scene}
      viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <circle className={classes.sun} cx={sun.x} cy={sun.y} r="17" />
      {contours.map((line) => (
        <path key={line} className={classes.contour} d={line} />
      ))}
      <path className={water ? classes.shore : classes.land} d={land} />
      {water?.map((line) => (
        <path key={line} className={classes.wave} d={line} />
      ))}
      {trees.map(({ x, height }) => (
        <path
          key={x}
          className={classes.tree}
          d={`M${x} ${SCENE_GROUND + 6}V${SCENE_GROUND - height / 2}M${x - 9} ${SCENE_GROUND - 4}L${x} ${SCENE_GROUND - height}l9 ${height - 4}Z`}
        />
      ))}
      <path className={classes.house} d={roof} />
      <rect className={classes.house} {...house} rx="1.5" />
      {panes.map(({ x, y }, index) => (
        <rect
          key={`${x} ${y}`}
          className={index === lit ? classes.lit : classes.pane}
          x={x}
          y={y}
          width="13"
          height="14"
        />
      ))}
    </svg>
  );
}
