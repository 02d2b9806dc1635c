/** How far apart places are, and how long it takes from one to the other within a town. */
import type { Gait } from '../itinerary/gait.ts';

/** Degrees, north and east positive. */
export type GeoPoint = readonly [latitude: number, longitude: number];

export const EARTH_RADIUS_KM = 6_371;

/** Streets are this much longer than the straight line. */
const DETOUR = 1.3;
/**
 * By how somebody goes: farther than `walked`, in kilometres as the crow flies, one rides; `ride` is the minutes to the stop,
 * waiting and on foot at the other end, longer where not every one is step-free. All are estimates.
 */
const GAITS = {
  usual: { walked: 2, kmAnHour: 4.5, ride: 12 },
  careful: { walked: 0.6, kmAnHour: 3.5, ride: 12 },
  'step-free': { walked: 0.6, kmAnHour: 3.5, ride: 18 },
} as const satisfies Record<Gait, object>;
/** Through town traffic. */
const RIDE_KM_AN_HOUR = 20;
const STEP = 5;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Great-circle distance in kilometres. */
export function kmBetween([aLatitude, aLongitude]: GeoPoint, [bLatitude, bLongitude]: GeoPoint): number {
  const dLatitude = radians(bLatitude - aLatitude);
  const dLongitude = radians(bLongitude - aLongitude);
  const h =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(radians(aLatitude)) * Math.cos(radians(bLatitude)) * Math.sin(dLongitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** A way within a town; minutes in steps of five. */
export interface TownWay {
  readonly by: 'foot' | 'ride';
  readonly minutes: number;
}

/** From one place in town to another, on foot or by what rides there. An estimate. */
export function townWay(from: GeoPoint, to: GeoPoint, gait: Gait = 'usual'): TownWay {
  const km = kmBetween(from, to);
  const { walked, kmAnHour, ride } = GAITS[gait];
  const isWalked = km <= walked;
  const minutes = isWalked ? ((km * DETOUR) / kmAnHour) * 60 : ride + ((km * DETOUR) / RIDE_KM_AN_HOUR) * 60;
  return { by: isWalked ? 'foot' : 'ride', minutes: Math.ceil(minutes / STEP) * STEP };
}
