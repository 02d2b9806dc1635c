/** The guide of a place: of the town that it is, and not of a namesake on another continent. */
import { guideHeadOf, guideOf } from '../../content/towns/registry.ts';
import { distanceKm } from './geo.ts';
import type { CityGuide, Sight } from '../../content/towns/types.ts';
import type { Gazetted } from './types.ts';

/** A place of the guide's name lies this near to it: a region's middle may be far from its airport. */
const SAME_PLACE_KM = 250;

type Somewhere = Pick<Gazetted, 'city' | 'at' | 'airports'>;

/**
 * The guide of the town that a place is or belongs to; null where none is written.
 * @throws GuideNotHere
 */
export function guideFor(place: Somewhere): CityGuide | null {
  return hasGuide(place) ? guideOf(place.city) : null;
}

/** Whether one is written, provided or not. */
export function hasGuide(place: Somewhere): boolean {
  return headPoint(place) !== null;
}

/** Where a place lies, in degrees: where nobody knows of its own, its town's, and else its airport's. */
export function pointOf(place: Somewhere): NonNullable<Gazetted['at']> {
  return place.at ?? headPoint(place) ?? place.airports[0];
}

/** Of the town that has the guide; null where none is written. */
function headPoint({ city, at, airports }: Somewhere): NonNullable<Gazetted['at']> | null {
  const head = guideHeadOf(city);
  if (!head) return null;
  const [latitude, longitude] = head.at;
  const own = { latitude, longitude };
  return [at ?? airports[0], ...airports].some((point) => distanceKm(point, own) < SAME_PLACE_KM)
    ? own
    : null;
}

const sights = new WeakMap<CityGuide, ReadonlyMap<string, Sight>>();

/** The sight of a guide by the name that the guide gives it. */
export function sightOf(guide: CityGuide, name: string): Sight | undefined {
  const known =
    sights.get(guide) ??
    new Map(guide.areas.flatMap((area) => area.sights.map((sight) => [sight.name, sight] as const)));
  sights.set(guide, known);
  return known.get(name);
}
