/** A trip that is on: which of its days is today, what is on now and what comes next, by the clocks of the places themselves. */
import { offsetMinutes } from '../dates/zones.ts';
import { instantOf } from '../dates/moments.ts';
import { spanOf, zoneOf } from './spans.ts';
import { type DayWay, waysOfDay } from '../itinerary/dayWays.ts';
import { type Gait, gaitOfSpec } from '../itinerary/gait.ts';
import type { CheckedPlan, PlanDay, PlanItem } from '../itinerary/itinerary.ts';
import { clockOf, DAY_MINUTES, isOnTheWay, minutesOf } from '../itinerary/measures.ts';
import type { Trip } from './trip.ts';

export interface Today {
  readonly day: PlanDay;
  /** Minute of that day by the clock of where one is. */
  readonly minute: number;
  /** The town whose clock that is. */
  readonly town: string;
  /** Under way now. */
  readonly now: PlanItem | null;
  readonly next: PlanItem | null;
  /** To what comes next, from where one is or was last. */
  readonly way: DayWay | null;
  /** How those who travel get about. */
  readonly gait: Gait;
  /** Of the day: what is booked, and what rests on an offer and is not marked as booked. */
  readonly bookings: readonly PlanItem[];
}

/** What says by what clocks a trip goes. */
type TripClocks = Pick<Trip, 'homeZone' | 'offers'> & { readonly plan: CheckedPlan };

/** And how its travellers get about. */
type TripNow = TripClocks & Pick<Trip, 'spec'>;

const MINUTE_MS = 60_000;

/**
 * Null on days that are none of the trip's.
 * @param now epoch ms
 * @param deviceZone for towns of which the trip does not say what clock they go by, and where this device does not know it
 */
export function todayOf(trip: TripNow, now: number, deviceZone: string): Today | null {
  const { days } = trip.plan;
  // a day trip to a town that has no zone of its own has that of the day
  const wallIn = wallsAt(now);
  const clockOn = (day: PlanDay) => (city: string) =>
    wallIn(zoneOf(city, trip) ?? zoneOf(day.city, trip) ?? deviceZone);
  const endsOn = (day: PlanDay) => (item: PlanItem) =>
    isOver(trip, day, item, now, clockOn(day)(item.city), deviceZone);
  const isUnderWay = (day: PlanDay) => (item: PlanItem) =>
    isOnTheWay(item) && at(day, item.start) <= clockOn(day)(item.city) && !endsOn(day)(item);
  // one who lands may be on the day still when it is over where they left
  const on = days.filter(
    (day) =>
      [day.city, ...day.items.map(({ city }) => city)].some((city) =>
        clockOn(day)(city).startsWith(day.date),
      ) || day.items.some(isUnderWay(day)),
  );
  const isOpen = (day: PlanDay) => day.items.some((item) => !endsOn(day)(item));
  // where two days touch over a date line or an ocean, the one that is not done yet
  const day = on.find(isOpen) ?? on.at(-1);
  return day ? seenNow(day, clockOn(day), endsOn(day), gaitOfSpec(trip.spec)) : null;
}

function seenNow(
  day: PlanDay,
  wallIn: (city: string) => string,
  isDone: (item: PlanItem) => boolean,
  gait: Gait,
): Today {
  const { items, date } = day;
  const open = items.filter((item) => !isDone(item));
  const now = open.findLast((item) => at(day, item.start) <= wallIn(item.city)) ?? null;
  const next = open.find((item) => at(day, item.start) > wallIn(item.city)) ?? null;
  const town = (open[0] ?? { city: day.city }).city;
  return {
    day,
    minute: minuteOn(date, wallIn(town)),
    town,
    now,
    next,
    way: (next && waysOfDay(day, gait).get(next.id)) ?? null,
    gait,
    bookings: items.filter(({ offerId, booked }) => booked !== undefined || offerId !== undefined),
  };
}

/** A way ends by the clock of where it leads; one that goes on after midnight has a part on the next day. */
function isOver(
  trip: TripClocks,
  day: PlanDay,
  item: PlanItem,
  now: number,
  wall: string,
  deviceZone: string,
): boolean {
  if (!isOnTheWay(item) || item.end === clockOf(DAY_MINUTES - 1)) return wall >= at(day, item.end);
  const { start, end } = spanOf(day, item, trip);
  const ends = 'minutes' in end ? instantOf(start) + end.minutes * MINUTE_MS : instantOf(end);
  const floats = ('minutes' in end ? start : end).by === 'place';
  return (floats ? now + offsetMinutes(now, deviceZone) * MINUTE_MS : now) >= ends;
}

function at({ date }: PlanDay, clock: string): string {
  return `${date}T${clock}`;
}

/** The last minute where that day is over there, the first where it has not begun. */
function minuteOn(date: string, wall: string): number {
  const there = wall.slice(0, 10);
  if (there === date) return minutesOf(wall.slice(11, 16));
  return there < date ? 0 : DAY_MINUTES - 1;
}

/** What the clocks of a zone show: "2027-05-03T09:30". Asked of every item of a trip, which knows few zones: each is read once. */
function wallsAt(now: number): (zone: string) => string {
  const walls = new Map<string, string>();
  return (zone) => {
    const known = walls.get(zone);
    if (known !== undefined) return known;
    const wall = new Date(now + offsetMinutes(now, zone) * MINUTE_MS).toISOString().slice(0, 16);
    walls.set(zone, wall);
    return wall;
  };
}
