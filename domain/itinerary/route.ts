/** The towns of a plan and the ways between them, as a map shows them. */
import type { Itinerary, Mode, PlanPoint } from './itinerary.ts';
import { isSamePlace } from './measures.ts';

/** A town on the map. */
export interface RouteTown {
  readonly name: string;
  readonly at: PlanPoint;
}

/** A way that is gone in one direction or in both. */
interface RouteWay {
  readonly from: RouteTown;
  readonly to: RouteTown;
  readonly mode: Mode;
}

export interface TripRoute {
  /** Of the visit, each once, in their order. */
  readonly towns: readonly RouteTown[];
  /** Where ways come from and lead to that are no towns of the visit: home. */
  readonly ends: readonly RouteTown[];
  readonly ways: readonly RouteWay[];
}

/** Null where it is not known of every town of the visit where it lies: half a trip would be a false picture. */
export function routeOf({
  cities,
  legs,
  towns,
}: Pick<Itinerary, 'cities' | 'legs' | 'towns'>): TripRoute | null {
  const townBy = (name: string) => towns.find((town) => isSamePlace(town.name, name));
  const visited: RouteTown[] = [];
  for (const city of cities) {
    const town = townBy(city);
    if (!town) return null;
    if (!visited.includes(town)) visited.push(town);
  }
  const ends: RouteTown[] = [];
  const ways: RouteWay[] = [];
  for (const leg of legs) {
    const [from, to] = [townBy(leg.from), townBy(leg.to)];
    if (!from || !to || from === to) continue;
    for (const town of [from, to]) if (!visited.includes(town) && !ends.includes(town)) ends.push(town);
    if (!ways.some((way) => isSameWay(way, { from, to, mode: leg.mode })))
      ways.push({ from, to, mode: leg.mode });
  }
  return { towns: visited, ends, ways };
}

function isSameWay(a: RouteWay, b: RouteWay): boolean {
  const isThere = a.from === b.from && a.to === b.to;
  return a.mode === b.mode && (isThere || (a.from === b.to && a.to === b.from));
}

/** By what a way is gone, as it stands in a sentence. */
export const BY_MODE: Readonly<Record<Mode, string>> = {
  flight: 'by air',
  train: 'by train',
  bus: 'by bus',
  car: 'by car',
  boat: 'by boat',
};

/** "London to Paris by air, Paris to Rome by train." A single town is named alone. */
export function routeInWords({ towns, ways }: TripRoute): string {
  if (ways.length === 0) return `${towns.map(({ name }) => name).join(', ')}.`;
  return `${ways.map(({ from, to, mode }) => `${from.name} to ${to.name} ${BY_MODE[mode]}`).join(', ')}.`;
}
