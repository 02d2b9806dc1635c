/** The ways between the stops of a day, as far as it is known where they are. */
import { kmBetween, townWay, type TownWay } from '../geo/distance.ts';
import type { Gait } from './gait.ts';
import type { PlanDay, PlanItem } from './itinerary.ts';

/** Farther than this is no way within a town, in kilometres as the crow flies: nothing is said of it. */
const MOST_KM = 30;

const HOW = {
  usual: { foot: 'on foot', ride: 'by bus, metro or taxi' },
  stepFree: { foot: 'along the street', ride: 'by a step-free bus, metro or taxi' },
} as const;

export interface DayWay extends TownWay {
  readonly from: PlanItem;
  readonly to: PlanItem;
}

/** By the item that one comes to. A meal on the way is had on the way; after anything else nobody knows where one is. */
export function waysOfDay({ items }: Pick<PlanDay, 'items'>, gait: Gait): ReadonlyMap<string, DayWay> {
  const ways = new Map<string, DayWay>();
  let from: PlanItem | null = null;
  for (const to of items) {
    const way: DayWay | null = from && wayBetween(from, to, gait);
    if (way) ways.set(to.id, way);
    if (to.at) from = to;
    else if (to.kind !== 'meal') from = null;
  }
  return ways;
}

/** Null where it is not known where either is, or they are too far apart for a walk or a ride in town. */
export function wayBetween(from: PlanItem, to: PlanItem, gait: Gait): DayWay | null {
  if (!from.at || !to.at || kmBetween(from.at, to.at) > MOST_KM) return null;
  return { ...townWay(from.at, to.at, gait), from, to };
}

/** "15 min on foot"; a ride is any that there is. */
export function wayInWords(
  { by, minutes }: TownWay,
  gait: Gait,
): { readonly time: string; readonly how: string } {
  if (minutes === 0) return { time: '', how: 'at the same place' };
  return { time: `${minutes} min`, how: HOW[gait === 'step-free' ? 'stepFree' : 'usual'][by] };
}
