/** The timed items of a day, from its theme and what travel leaves of it. */
import { isAtSunrise, LUNCH, mealsOf } from './meals.ts';
import { sightsOf } from './sights.ts';
import { isTaken } from './taken.ts';
import { wayIn } from './tripWay.ts';
import { slotOf, tourNote } from '../../../domain/itinerary/tourSlot.ts';
import type { Brief, Stop } from '../brief/brief.ts';
import type { SeenTour } from '../../offers/found.ts';
import { hoursAndMinutes } from '../../say/write/format.ts';
import type { Theme } from './themes.ts';
import type { DayWindow, Draft } from './types.ts';

const HALF_DAY = { morning: [9 * 60 + 30, 12 * 60 + 30], afternoon: [14 * 60 + 30, 17 * 60 + 30] } as const;
const OWN_DAY = [10 * 60, 18 * 60] as const;
const AS_ASKED = ['Your own time', 'nothing is planned, as you asked.'] as const;
const OPEN = ['Open', 'ask where you stay, or at the tourist office, what is on.'] as const;
const TRIP_START = 8 * 60 + 45;
const TRIP_BACK = 17 * 60 + 45;
/** A long way out begins earlier and ends later, so that there is time for the place itself. */
const TRIP_EARLIEST = 6 * 60 + 30;
const TRIP_THERE = 11 * 60;
const TRIP_LEAVES = 15 * 60 + 30;
const LONGEST_EASY = 150;
/** A mountain at sunrise is left for in the night, and is over before breakfast. */
const SUNRISE_THERE = 4 * 60 + 30;
const SUNRISE_EARLIEST = 30;
const SUNRISE_OVER = 9 * 60;
type DayOut = Extract<Theme, { kind: 'trip' }>;

export interface DayInput {
  readonly brief: Brief;
  readonly stop: Stop;
  readonly theme: Theme;
  readonly window: DayWindow;
  /** ISO date. */
  readonly date: string;
  /** The tour of this day. */
  readonly tour: SeenTour | null;
  /** Names of sights that are planned already. */
  readonly used: ReadonlySet<string>;
  /** Which of the town's dinners the day has, from 0; those of an earlier stay are had. */
  readonly dinner: number;
}

/** What happens on the day, in time order. */
export function fillDay(input: DayInput): Draft[] {
  const { window, tour } = input;
  const visits = visitsOf(input);
  const planned = [...visits, ...mealsOf(input, visits)];
  const items = tour && !isTrip(input) ? withTour(planned, tour, input) : planned;
  const fitting = items.filter(
    (item) =>
      item.start >= window.from &&
      !isTaken(item, window.taken) &&
      item.end <= (item.kind === 'meal' || item.kind === 'transfer' ? window.until : window.visitsUntil),
  );
  return [...window.items, ...fitting].sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Whether a tour fits between the travel of a day. */
export function tourFits(tour: SeenTour, { from, until, visitsUntil, taken }: DayWindow): boolean {
  const slot = slotOf(tour);
  return (
    slot.from >= from &&
    slot.until <= Math.min(until, visitsUntil) &&
    !isTaken({ start: slot.from, end: slot.until }, taken)
  );
}

function isTrip({ theme }: DayInput): boolean {
  return theme.kind === 'trip';
}

function visitsOf({ theme, brief, stop, window, date, used }: DayInput): Draft[] {
  const city = stop.place.city;
  switch (theme.kind) {
    case 'area':
      return sightsOf(theme.area, date, window, used, brief, city);
    case 'trip':
      return tripItems(theme, city, window);
    case 'generic': {
      const { morning, afternoon } = theme.day;
      return [free(HALF_DAY.morning, morning, city), free(HALF_DAY.afternoon, afternoon, city)];
    }
    case 'own': {
      const [start, end] = [Math.max(window.from, OWN_DAY[0]), Math.min(window.until, OWN_DAY[1])];
      return end - start < 30 ? [] : [free([start, end], theme.isAsked ? AS_ASKED : OPEN, city)];
    }
    case 'rest':
      return [];
  }
}

function free(
  [start, end]: readonly [number, number],
  [title, note]: readonly [string, string],
  city: string,
): Draft {
  return { kind: 'free', start, end, title, note, city };
}

/** There, the place itself before and after lunch, and back. */
function tripItems({ town, line, minutes }: DayOut, city: string, window: DayWindow): Draft[] {
  const way = minutes ?? wayIn(line);
  if (isAtSunrise(town)) return sunriseTrip(town, line, city, way);
  const leave = Math.max(Math.min(TRIP_START, TRIP_THERE - way), TRIP_EARLIEST, window.from);
  const back = Math.max(TRIP_BACK - way, TRIP_LEAVES);
  const ask =
    way > LONGEST_EASY
      ? `about ${hoursAndMinutes(way)} each way, my estimate: a long day, so leave early and buy a return ticket.`
      : 'leave early and buy a return ticket; the time is my estimate.';
  return [
    { kind: 'transfer', start: leave, end: leave + way, title: `Out to ${town}`, note: ask, city },
    { kind: 'sight', start: leave + way, end: LUNCH.start, title: town, note: line, city: town },
    {
      kind: 'free',
      start: LUNCH.start + LUNCH.minutes,
      end: back,
      title: `More of ${town}`,
      note: 'at your own pace, with an eye on the way back.',
      city: town,
    },
    { kind: 'transfer', start: back, end: back + way, title: `Back to ${city}`, note: '', city },
  ];
}

/** In the dark there with a driver, back for a late breakfast, and nothing but rest after it. */
function sunriseTrip(town: string, line: string, city: string, way: number): Draft[] {
  const leave = Math.max(SUNRISE_THERE - way, SUNRISE_EARLIEST);
  const back = SUNRISE_OVER + way;
  const ask = 'book a driver or a tour the day before; my time is an estimate.';
  const rest = 'sleep, shade and the pool: the day began in the night.';
  const [from, until] = HALF_DAY.afternoon;
  return [
    {
      kind: 'transfer',
      start: leave,
      end: leave + way,
      title: `Out to ${town}`,
      note: ask,
      city,
    },
    { kind: 'sight', start: leave + way, end: SUNRISE_OVER, title: town, note: line, city: town },
    { kind: 'transfer', start: SUNRISE_OVER, end: back, title: `Back to ${city}`, note: '', city },
    { kind: 'free', start: from, end: until, title: 'A slow afternoon', note: rest, city },
  ];
}

/** The tour among the items, and without what it takes the place of; a meal in its way moves before or after. */
function withTour(items: readonly Draft[], tour: SeenTour, { stop, brief }: DayInput): Draft[] {
  const { from, until } = slotOf(tour);
  const item: Draft = {
    kind: 'tour',
    start: from,
    end: until,
    title: tour.name,
    note: tourNote(tour),
    city: stop.place.city,
    cost: tour.price * brief.travellers,
    offerId: tour.id,
  };
  const kept = items.flatMap((other): Draft[] => {
    if (other.end <= from || other.start >= until) return [other];
    // lunch is earlier before an afternoon tour, and later after a morning's
    if (other.kind === 'meal' && other.start < from && from - LUNCH.minutes >= LUNCH.earliest)
      return [{ ...other, start: from - LUNCH.minutes, end: from }];
    const isMovable = other.kind === 'meal' && other.start < until && until <= LUNCH.latest + 30;
    return isMovable ? [{ ...other, start: until + 15, end: until + 15 + LUNCH.minutes }] : [];
  });
  return [...kept.filter((other) => other.end <= from || other.start >= until), item];
}
