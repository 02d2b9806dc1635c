/** What a street map shows of a trip: its stops, the ways between them and the box around them. */
import type { CheckedPlan, Mode, PlanPoint } from '@domain/itinerary/itinerary.ts';
import type { TripRoute } from '@domain/itinerary/route.ts';
import { placesOf } from '@domain/takeAlong/tripPlaces.ts';
import type { LonLat } from '../projection.ts';

export interface StreetStop {
  readonly name: string;
  readonly at: LonLat;
  readonly kind: 'stop' | 'town' | 'end';
  /** What stands in the dot: a stop's number within its day; empty for towns. */
  readonly mark: string;
  /** The stop in words, for those who hear it. */
  readonly words: string;
}

interface StreetWay {
  /** How one goes from town to town; from stop to stop of a day nothing is said of it. */
  readonly mode: Mode | 'day';
  readonly points: readonly LonLat[];
}

export interface StreetView {
  readonly stops: readonly StreetStop[];
  readonly ways: readonly StreetWay[];
  /** What has to be seen; longitudes may pass 180, where the trip lies over the date line. */
  readonly box: readonly [west: number, south: number, east: number, north: number];
}

/** Days that have something on the map, by their numbers. */
export function mappedDays(plan: CheckedPlan): number[] {
  return placesOf(plan)?.days.map(({ number }) => number) ?? [];
}

/** @param day its number; null for the whole trip, with its towns and the ways between them */
export function streetView(plan: CheckedPlan, route: TripRoute, day: number | null): StreetView {
  const days = (placesOf(plan)?.days ?? []).filter(({ number }) => day === null || number === day);
  const middle = (days[0]?.places[0] ?? route.towns[0])?.at[1] ?? 0;
  const toLonLat = ([latitude, longitude]: PlanPoint): LonLat => [nearTo(longitude, middle), latitude];
  const places = days.flatMap(({ number, places: some }) =>
    some.map(({ name, at }, index): StreetStop => {
      const words = `${name}, stop ${index + 1} of day ${number}`;
      return { name, at: toLonLat(at), kind: 'stop', mark: String(index + 1), words };
    }),
  );
  const walks = days
    .filter(({ places: some }) => some.length > 1)
    .map(({ places: some }): StreetWay => ({ mode: 'day', points: some.map(({ at }) => toLonLat(at)) }));
  if (day !== null && places.length > 0) return { stops: places, ways: walks, box: boxOf(places) };
  const towns = route.towns.map(({ name, at }): StreetStop => ({
    name,
    at: toLonLat(at),
    kind: 'town',
    mark: '',
    words: name,
  }));
  const ends = route.ends.map(({ name, at }): StreetStop => ({
    name,
    at: toLonLat(at),
    kind: 'end',
    mark: '',
    words: name,
  }));
  const ways = route.ways.map(({ from, to, mode }): StreetWay => {
    const [start, end] = [toLonLat(from.at), toLonLat(to.at)];
    return { mode, points: [start, [nearTo(end[0], start[0]), end[1]]] };
  });
  return {
    stops: [...ends, ...towns, ...places],
    ways: [...ways, ...walks],
    box: boxOf([...towns, ...places]),
  };
}

/** The longitude, turned round the earth until it is the shorter way from another one. */
function nearTo(longitude: number, other: number): number {
  return longitude + 360 * Math.round((other - longitude) / 360);
}

function boxOf(stops: readonly StreetStop[]): StreetView['box'] {
  const [longitudes, latitudes] = [stops.map(({ at }) => at[0]), stops.map(({ at }) => at[1])];
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}
