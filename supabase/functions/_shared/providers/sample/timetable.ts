/** Flying times, ways between airports and fares of the sample timetable. */
import { HUBS, type SampleCarrier } from './carriers.ts';
import { weekdayOf } from '../../../../../domain/dates/calendar.ts';
import { distanceKm } from '../../../../../engine/facts/geo.ts';
import type { Airport } from '../../../../../engine/facts/types.ts';
import type { Random } from './random.ts';

const CRUISE_KM_PER_HOUR = 850;
/** Taxi, climb and approach, in minutes. */
const GROUND_MINUTES = 35;
/** A change of planes makes no sense when it lengthens the way by more than this. */
const MAX_DETOUR = 1.35;
const MIN_LEG_KM = 350;
const SHORT_HAUL_KM = 3_500;
const LONGEST_NONSTOP_KM = 13_800;

/** Airports passed, first to last. */
export type Way = readonly [Airport, ...Airport[]];

/** Length of a way in kilometres. */
export function lengthKm(way: Way): number {
  return way.slice(1).reduce((sum, airport, index) => sum + distanceKm(way[index] ?? airport, airport), 0);
}

/** Minutes in the air and on the runway for a leg, on five minutes. */
export function legMinutes(km: number): number {
  return Math.round((GROUND_MINUTES + (km / CRUISE_KM_PER_HOUR) * 60) / 5) * 5;
}

/**
 * Sensible ways from one airport to another, the most direct first: without a stop where an aircraft reaches and
 * a big airport is at one end, then over hubs that lie roughly on the way.
 */
export function waysBetween(
  from: Airport,
  to: Airport,
  airport: (code: string) => Airport | null,
): readonly Way[] {
  const direct = distanceKm(from, to);
  const ways: Way[] = [];
  const bothBig = from.isLarge && to.isLarge;
  const reach = bothBig ? LONGEST_NONSTOP_KM : from.isLarge || to.isLarge ? 3_800 : 1_200;
  if (direct <= reach) ways.push([from, to]);
  if (direct < MIN_LEG_KM * 2) return ways.length > 0 ? ways : [[from, to]];

  const hubs = HUBS.flatMap((code) => airport(code) ?? []).filter(
    (hub) => hub.code !== from.code && hub.code !== to.code,
  );
  const detour = (way: Way) => lengthKm(way) / direct;
  const oneStop = hubs
    .map((hub): Way => [from, hub, to])
    .filter(
      (way) =>
        detour(way) <= MAX_DETOUR && legs(way).every((km) => km >= MIN_LEG_KM && km <= LONGEST_NONSTOP_KM),
    )
    .sort((a, b) => detour(a) - detour(b));
  // on short ways a stop is the exception
  ways.push(...oneStop.slice(0, ways.length > 0 && direct < SHORT_HAUL_KM ? 1 : 5));
  if (direct > 7_000 || ways.length === 0) ways.push(...twoStops(from, to, hubs, detour));
  return ways.length > 0 ? ways : [[from, to]];
}

function twoStops(from: Airport, to: Airport, hubs: readonly Airport[], detour: (way: Way) => number): Way[] {
  const near = (end: Airport) =>
    [...hubs].sort((a, b) => distanceKm(a, end) - distanceKm(b, end)).slice(0, 6);
  return near(from)
    .flatMap((first) => near(to).map((second): Way => [from, first, second, to]))
    .filter(
      (way) =>
        new Set(way.map((stop) => stop.code)).size === way.length &&
        detour(way) <= MAX_DETOUR + 0.25 &&
        legs(way).every((km) => km >= 150 && km <= LONGEST_NONSTOP_KM),
    )
    .sort((a, b) => detour(a) - detour(b))
    .slice(0, 2);
}

function legs(way: Way): number[] {
  return way.slice(1).map((airport, index) => distanceKm(way[index] ?? airport, airport));
}

export interface FareInput {
  readonly km: number;
  readonly stops: number;
  readonly departure: string;
  /** Days between the search and the departure. */
  readonly daysAhead: number;
  readonly carrier: SampleCarrier;
  readonly random: Random;
}

/** US dollars for one adult, one way. */
export function oneWayFare({ km, stops, departure, daysAhead, carrier, random }: FareInput): number {
  const base = 28 + 1.35 * km ** 0.62;
  const advance =
    daysAhead < 4 ? 1.7 : daysAhead < 14 ? 1.35 : daysAhead < 35 ? 1.1 : daysAhead < 150 ? 1 : 1.04;
  const weekday = [1.12, 1.02, 0.94, 0.94, 1, 1.14, 1.06][weekdayOf(departure)] ?? 1;
  const season =
    [0.92, 0.9, 0.97, 1.02, 1, 1.12, 1.2, 1.18, 1, 0.97, 0.92, 1.18][Number(departure.slice(5, 7)) - 1] ?? 1;
  const stopover = (km < SHORT_HAUL_KM ? [0.95, 1.05, 1.15] : [1.16, 0.98, 0.88])[stops] ?? 1;
  const jitter = 0.92 + random.next() * 0.2;
  return base * advance * weekday * season * stopover * carrier.fare * jitter;
}
