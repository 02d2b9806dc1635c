/** How those who ask for a place get to one that is proposed. */
import { distanceKm } from '../facts/geo.ts';
import { wishedWay } from '../facts/wishedWay.ts';
import { DEFAULT_DAYS } from '../trip/tripEdits.ts';
import type { GroundWay } from '../facts/ground.ts';
import type { Gazetted } from '../facts/types.ts';
import type { TripSpec } from '../trip/spec.ts';

export interface Reach {
  /** Hours from home; null where no home is known. */
  readonly hours: number | null;
  /** By air, unless it was said how they go, or how not. */
  readonly by: GroundWay['mode'] | 'air';
}

/** Hours that anybody sits to get there, and as many as each day of the trip is worth. */
const MOST_ON_GROUND = 12;
const GROUND_A_DAY = 1.7;
/** Kilometres an hour of an airliner, and hours that taking off, landing and a detour take. */
const KM_AN_HOUR = 800;
const GROUND_HOURS = 0.6;

/** By air, or on the ground for those who do not fly; null where no such way is worth so few days. */
export function reachOf({ modes, days }: TripSpec, place: Gazetted, home: Gazetted | null): Reach | null {
  const isGround =
    !modes.isBetween &&
    (modes.banned.includes('flight') || (modes.wanted.length > 0 && !modes.wanted.includes('flight')));
  if (!home || !isGround) return { hours: home && hoursBetween(home, place), by: 'air' };
  const way = wishedWay(home, place, modes);
  const hours = (way?.minutes ?? Number.POSITIVE_INFINITY) / 60;
  const most = Math.min(MOST_ON_GROUND, (days ?? DEFAULT_DAYS) * GROUND_A_DAY);
  return way && hours <= most ? { hours, by: way.mode } : null;
}

/** By air, without a stop. */
function hoursBetween(home: Gazetted, place: Gazetted): number {
  return distanceKm(home.airports[0], place.airports[0]) / KM_AN_HOUR + GROUND_HOURS;
}
