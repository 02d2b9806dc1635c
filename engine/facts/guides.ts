/** The guide of a place: of the town that it is, and not of a namesake on another continent. */
import { guideOf } from '../../content/towns/registry.ts';
import { distanceKm } from './geo.ts';
import type { CityGuide } from '../../content/towns/types.ts';
import type { Gazetted } from './types.ts';

/** A place of the guide's name lies this near to it: a region's middle may be far from its airport. */
const SAME_PLACE_KM = 250;

/** The guide of the town that a place is or belongs to; null where none is written. */
export function guideFor({
  city,
  at,
  airports,
}: Pick<Gazetted, 'city' | 'at' | 'airports'>): CityGuide | null {
  const guide = guideOf(city);
  if (!guide) return null;
  const [latitude, longitude] = guide.at;
  const near = [at ?? airports[0], ...airports].some(
    (point) => distanceKm(point, { latitude, longitude }) < SAME_PLACE_KM,
  );
  return near ? guide : null;
}
