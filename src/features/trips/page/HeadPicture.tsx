import { lazy, Suspense, useMemo } from 'react';
import type { CheckedPlan } from '@domain/itinerary/itinerary.ts';
import { routeOf } from '@domain/itinerary/route.ts';
import { hasArt, TripPicture } from '@/ui/itinerary/TripPicture.tsx';
import classes from './TripScreen.module.css';

const MapDrawing = lazy(async () => {
  try {
    return { default: (await import('../map/MapDrawing.tsx')).MapDrawing };
  } catch {
    return { default: () => <></> };
  }
});

/** The picture is a square; names on it are read at this size. */
const SHEET = { width: 300, height: 300 };

interface HeadPictureProps {
  readonly plan: CheckedPlan | null;
  /** Chooses the ground of a trip of which nothing is known. */
  readonly seed: string;
  /** The map follows in full below: it is not drawn here as well. */
  readonly hasMap?: boolean;
}

/** A trip's picture: its first town's own scene, or where there is none the map of the trip in little. */
export function HeadPicture({ plan, seed, hasMap = false }: HeadPictureProps) {
  const town = plan?.cities[0];
  const route = useMemo(() => (plan && !hasArt(town) ? routeOf(plan) : null), [plan, town]);
  const picture = <TripPicture town={town} seed={seed} />;
  if (route && hasMap) return null;
  return (
    <div className={classes.headPicture}>
      {route ? (
        <div className={classes.headMap} aria-hidden="true">
          <Suspense fallback={picture}>
            <MapDrawing route={route} sheet={SHEET} label="" />
          </Suspense>
        </div>
      ) : (
        picture
      )}
    </div>
  );
}
