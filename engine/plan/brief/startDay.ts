/** The first day of a trip, from dates in words or a sensible default. */
import { capitalized } from '../../../domain/text/capital.ts';
import {
  addDays,
  daysBetween,
  MONTH_NAMES,
  WEEKDAY_NAMES,
  weekdayOf,
  type Weekday,
} from '../../../domain/dates/calendar.ts';
import { distanceKm, instantOfLocal, timeZoneOf, toLocalIso } from '../../facts/geo.ts';
import { groundWay } from '../../facts/ground.ts';
import { formatDay } from '../../say/write/format.ts';
import type { Gazetted } from '../../facts/types.ts';
import type { TripSpec } from '../../trip/spec.ts';
import type { DateWish } from '../../read/types.ts';

/** Where no dates are named, a trip is planned for about so many days ahead. */
export const DEFAULT_LEAD_DAYS = 42;
const TUESDAY = 2;
const FRIDAY = 5;
const SATURDAY = 6;
/** Some Sunday, to count weekdays from. */
const SUNDAY_DATE = '2027-01-03';

/** Nights spent on the way, judged by a departure at one in the afternoon. */
export function overnightDays(origin: Gazetted, destination: Gazetted): number {
  if (groundWay(origin, destination)) return 0;
  const [from] = origin.airports;
  const [to] = destination.airports;
  const km = distanceKm(from, to);
  const minutes = 35 + (km / 850) * 60 + (km > 6_000 ? 120 : 0);
  const day = '2027-06-15';
  const leaves = instantOfLocal(day, 13 * 60, timeZoneOf(from));
  const arrives = toLocalIso(new Date(leaves.getTime() + minutes * 60_000), timeZoneOf(to));
  return Math.max(0, daysBetween(day, arrives.slice(0, 10)));
}

/** The way there. */
interface Leaving {
  /** Nights on it. */
  readonly lead: number;
  /** Country code of where it begins; null where nobody knows. */
  readonly home: string | null;
}

/**
 * The day of arrival; what was assumed is added to the notes.
 */
export function firstDayOf(
  asked: TripSpec,
  days: number,
  { lead, home }: Leaving,
  today: string,
  notes: string[],
): string {
  const trip = withFigures(asked, home, notes);
  const first = onDay(wishedDay(trip, days, lead, today, notes), trip, today, notes);
  const soonest = addDays(today, lead);
  if (first >= soonest) return first;
  if (trip.dates?.kind === 'days' || trip.dates?.kind === 'start')
    notes.push(`The way there takes a night, so the first day I could plan is ${formatDay(soonest)}.`);
  return soonest;
}

function wishedDay(trip: TripSpec, days: number, lead: number, today: string, notes: string[]): string {
  const { dates } = trip;
  // fares are lowest in the middle of the week; a weekend begins on Friday
  const weekday = weekdayFor(trip, days);
  if (!dates) {
    const first = nearest(weekday, addDays(today, DEFAULT_LEAD_DAYS + lead));
    if (trip.startDay === null)
      notes.push(`You named no dates, so I took ${formatDay(first)} as the first day.`);
    return first;
  }
  if (dates.impossible !== undefined) {
    const last = formatDay(dates.kind === 'days' ? dates.end : dates.start);
    notes.push(
      `${asWritten(dates.impossible)} does not exist in the calendar, so I took ${last}; tell me if you meant another day.`,
    );
  }
  if (dates.movedFrom !== null) {
    notes.push(
      `${asWritten(dates.movedFrom)} is in the past, so I planned the same dates in ${dates.start.slice(0, 4)}.`,
    );
  }
  if (dates.begunOn !== undefined && dates.start === today)
    notes.push(
      `That stay began on ${formatDay(dates.begunOn)}, so I planned what is left of it, from today; say so if you mean another year.`,
    );
  if (trip.isWeekend && dates.start === today && dates.kind === 'days') {
    const isSaturday = weekdayOf(today) === SATURDAY;
    notes.push(
      `This weekend has begun, so it is ${isSaturday ? 'today and tomorrow' : 'today'}; say “next weekend” for the one after.`,
    );
  }
  if (dates.kind !== 'window') return dates.start;
  if (dates.around === undefined) return withinWindow(dates, days, weekday);
  // "the Friday of Presidents' Day weekend"
  return trip.startsOn === null
    ? around(dates, dates.around, days)
    : addDays(dates.around, -((weekdayOf(dates.around) - trip.startsOn + 7) % 7));
}

const CALENDAR_WORDS = new RegExp(
  `\\b(?:${[...MONTH_NAMES, ...WEEKDAY_NAMES].flatMap((name) => [name, name.slice(0, 3)]).join('|')})\\b`,
  'gi',
);

/** Words of a date, read in small letters, as one writes them. */
function asWritten(typed: string): string {
  return capitalized(typed.replace(CALENDAR_WORDS, (name) => name.charAt(0).toUpperCase() + name.slice(1)));
}

/** As said, else so that the trip ends on the day that was said. */
function weekdayFor({ startsOn, endsOn, isWeekend }: TripSpec, days: number): Weekday {
  if (startsOn !== null) return startsOn;
  if (endsOn !== null) return weekdayOf(addDays(SUNDAY_DATE, endsOn - (days - 1)));
  return isWeekend ? FRIDAY : TUESDAY;
}

/** A feast in the middle of the trip; the whole of its days where they are as many. */
function around({ start, end }: DateWish, day: string, days: number): string {
  const room = daysBetween(start, end) + 1 - days;
  const middle = addDays(day, -Math.floor((days - 1) / 2));
  if (room < 0) {
    const earliest = addDays(start, room);
    return middle < earliest ? earliest : middle > start ? start : middle;
  }
  const first = middle < start ? start : middle;
  return first > addDays(start, room) ? addDays(start, room) : first;
}

/** "6/7/27" by the country that the traveller leaves from: Americans write the month first. */
function withFigures(trip: TripSpec, home: string | null, notes: string[]): TripSpec {
  const { dates } = trip;
  if (!dates?.figures) return trip;
  const { typed, monthFirst } = dates.figures;
  const isAmerican = home === 'US';
  const own = isAmerican ? { ...dates, ...monthFirst } : dates;
  const other = isAmerican ? dates : monthFirst;
  notes.push(
    `I read ${typed} ${isAmerican ? 'month' : 'day'} first, as ${formatDay(own.start)}; say so if you meant ${formatDay(other.start)}.`,
  );
  return { ...trip, dates: own };
}

/** The same month's day that was asked for, or the next month's when it has passed. */
function onDay(
  date: string,
  { startDay: day, dates }: Pick<TripSpec, 'startDay' | 'dates'>,
  today: string,
  notes: string[],
): string {
  if (day === null) return date;
  const soonest = dates?.kind === 'window' ? dates.start : today;
  const candidates = [0, 1, 2].map((months) => dayOfMonth(date, months, day));
  // "after Easter, from the 5th": not before the time that was named
  const wanted = candidates.find((candidate) => candidate >= today && candidate >= soonest) ?? date;
  if (Number(wanted.slice(8)) !== day)
    notes.push(`That month has no day ${day}, so I took its last, ${formatDay(wanted)}.`);
  return wanted;
}

function dayOfMonth(date: string, months: number, day: number): string {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1 + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10);
}

/** In the middle of the window, on the weekday where there is room. */
function withinWindow({ start, end }: DateWish, days: number, weekday: Weekday): string {
  const room = daysBetween(start, end) + 1 - days;
  if (room <= 0) return start;
  const middle = addDays(start, Math.floor(room / 2));
  const wanted = nearest(weekday, middle);
  return wanted >= start && wanted <= addDays(start, room) ? wanted : middle;
}

/** The date nearest to another on a weekday. */
function nearest(weekday: Weekday, date: string): string {
  const ahead = (weekday - weekdayOf(date) + 7) % 7;
  return addDays(date, ahead > 3 ? ahead - 7 : ahead);
}
