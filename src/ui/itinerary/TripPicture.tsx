import { destinationArt } from '../art/destinations.ts';
import { ContourGround } from '../map/ContourGround.tsx';
import { RouteSketch, type SketchPoints } from './RouteSketch.tsx';
import classes from './TripPicture.module.css';

interface TripPictureProps {
  /** The first town of the trip, where it is known. */
  readonly town: string | undefined;
  /** Chooses the piece of the sheet for a town that has no picture. */
  readonly seed: string;
  /** The route of the trip, where it is known. */
  readonly sketch?: SketchPoints | undefined;
}

/** The town's own scene, else the trip's route, else a piece of the map with the town's letter on it. */
export function TripPicture({ town, seed, sketch = [] }: TripPictureProps) {
  const Art = hasArt(town) ? destinationArt[town] : null;
  if (Art) {
    return (
      <div className={classes.picture} aria-hidden="true">
        <Art className={classes.art ?? ''} />
      </div>
    );
  }
  if (sketch.length > 1) {
    return (
      <div className={classes.picture} aria-hidden="true">
        <RouteSketch points={sketch} />
      </div>
    );
  }
  const at = Number.parseInt(seed.slice(0, 3), 16) || 0;
  return (
    <div className={classes.picture} aria-hidden="true">
      <ContourGround at={[at % 700, at % 430]} />
      <span className={classes.letter}>{town?.charAt(0)}</span>
    </div>
  );
}

/** Whether a town has a scene of its own. */
export function hasArt(town: string | undefined): town is keyof typeof destinationArt {
  return town !== undefined && Object.hasOwn(destinationArt, town);
}
