/** What a date in words comes to on the calendar: days, months, seasons and feasts, always ahead of today. */
import { isoDateOf, MONTH_NAMES, weekdayOf, addDays, daysBetween } from '../../../domain/dates/calendar.ts';
import { ordinalOf } from '../numbers.ts';
import { dayIn, weekdayIn } from './patterns.ts';
import type { DateWish } from '../types.ts';

/** Months of the northern seasons and of feasts people travel for, as first and last month-day. */
const SEASONS: Record<string, readonly [string, string]> = {
  spring: ['04-01', '05-31'],
  summer: ['06-15', '08-31'],
  autumn: ['09-15', '10-31'],
  fall: ['09-15', '10-31'],
  winter: ['01-08', '02-20'],
  christmas: ['12-22', '12-28'],
  'new year': ['12-29', '01-04'],
};
/** A window that is under way begins this many days from now. */
const DAYS_TO_PREPARE = 3;

/** The ISO date; null for what no calendar has. */
export function validDate(year: number, monthNumber: number, day: number): string | null {
  const iso = `${year}-${String(monthNumber).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(time) || isoDateOf(new Date(time)) !== iso ? null : iso;
}

/** From 1; 0 for what is no month. */
export function monthNumberOf(name: string | undefined): number {
  const start = name?.slice(0, 3).toLowerCase();
  return MONTH_NAMES.findIndex((own) => own.slice(0, 3).toLowerCase() === start) + 1;
}

/** Days from the first to the last of what may be a stay that has begun; more are a season to choose from. */
const LONGEST_BEGUN = 30;

/**
 * Both days as written; dates that have passed move to the next year in which they have not. Of a stay that has begun what
 * is left is meant.
 */
export function fixed(start: string, end: string, typed: string, today: string): DateWish {
  const [from, to] = start <= end ? [start, end] : [end, start];
  if (from < today && to >= today && daysBetween(from, to) <= LONGEST_BEGUN)
    return { start: today, end: to, kind: 'days', movedFrom: null, begunOn: from };
  let years = 0;
  while (shiftYears(from, years) < today) years += 1;
  return {
    start: shiftYears(from, years),
    end: shiftYears(to, years),
    kind: from === to ? 'start' : 'days',
    movedFrom: years > 0 ? typed.trim() : null,
  };
}

export function shiftYears(date: string, years: number): string {
  const moved = `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
  return Number.isNaN(Date.parse(moved)) || isoDateOf(new Date(moved)) !== moved
    ? `${moved.slice(0, 7)}-28`
    : moved;
}

type MonthDay = readonly [month: string | undefined, day: string | undefined, year?: string | undefined];

/** Days of named months; without a year the next ones. A year of the last day alone is that of the first, or the one after. */
export function span(
  typed: string,
  today: string,
  ownYear: string | undefined,
  first: MonthDay,
  last: MonthDay = first,
): DateWish | null {
  const wraps = monthNumberOf(last[0]) < monthNumberOf(first[0]);
  const year = ownYear ?? (wraps && last[2] ? String(Number(last[2]) - 1) : last[2]);
  const thisYear = Number(year ?? today.slice(0, 4));
  const start = nearestDate(thisYear, monthNumberOf(first[0]), dayIn(first[1]));
  const end = nearestDate(thisYear + (wraps ? 1 : 0), monthNumberOf(last[0]), dayIn(last[1]));
  if (start === null || end === null) return null;
  const wish = {
    ...fixed(start.date, end.date, typed, today),
    ...(start.isReal && end.isReal ? {} : { impossible: typed.trim() }),
  };
  return year === undefined ? { ...wish, movedFrom: null } : wish;
}

/** The date, or for one that no calendar has (30 February) the last of its month; null for what is no day at all. */
function nearestDate(year: number, number: number, day: number): { date: string; isReal: boolean } | null {
  const date = validDate(year, number, day);
  if (date !== null) return { date, isReal: true };
  if (day < 28 || day > 31) return null;
  const last = lastOfMonth(year, number);
  // a leap day of another year is a real date: it moves with the year
  const isLeapDay = number === 2 && day === 29;
  return { date: last, isReal: isLeapDay };
}

/**
 * A month, the next one where no year was named; one that is over moves to the next year in which it is not.
 * @param cue the word before it: "last" May has passed
 */
export function month(
  name: string | undefined,
  year: string | undefined,
  cue: string | undefined,
  typed: string,
  today: string,
): DateWish | null {
  const number = monthNumberOf(name);
  if (number === 0) return null;
  const thisYear = Number(today.slice(0, 4));
  const given = year === undefined ? (cue === 'last' ? thisYear - 1 : thisYear) : Number(year);
  const isPast = (candidate: number) => lastOfMonth(candidate, number) < addDays(today, 3);
  let actual = given;
  while (isPast(actual)) actual += 1;
  const said = year !== undefined || cue === 'last';
  return monthWindow(
    `${actual}-${String(number).padStart(2, '0')}`,
    said && actual !== given ? typed.trim() : null,
    today,
  );
}

function lastOfMonth(year: number, number: number): string {
  return isoDateOf(new Date(Date.UTC(year, number, 0)));
}

/** The month after this one, as "2027-05". */
export function nextMonth(today: string): string {
  return isoDateOf(new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)), 1))).slice(0, 7);
}

/** Somewhere in a month, given as "2027-05". */
export function monthWindow(yearMonth: string, movedFrom: string | null, today = ''): DateWish {
  const first = `${yearMonth}-01`;
  const start = first < today ? addDays(today, DAYS_TO_PREPARE) : first;
  return {
    start,
    end: lastOfMonth(Number(yearMonth.slice(0, 4)), Number(yearMonth.slice(5, 7))),
    kind: 'window',
    movedFrom,
  };
}

/** Whoever is away for a week and more does not leave within one. */
const WEEK = 7;

/** The first of the month after one that has begun and in which a trip no longer fits; null where it does. */
export function afterMonth({ start, end, kind }: DateWish, days: number, today: string): string | null {
  const next = addDays(end, 1);
  const soonest = addDays(today, days < WEEK ? DAYS_TO_PREPARE : WEEK);
  const hasBegun = kind === 'window' && start === addDays(today, DAYS_TO_PREPARE) && next.endsWith('-01');
  return hasBegun && daysBetween(soonest, next) < days ? next : null;
}

/** Whether dates that were read from the day after a month are of that month a year on. */
export function isNextYears(dates: DateWish | null, after: string): boolean {
  return (
    dates?.movedFrom === null && dates.start > after && addDays(dates.end, 1).slice(4) === after.slice(4)
  );
}

/** Which part of a month is meant, as it was typed: "last week" in "the last week of May 2027". */
interface PartOfMonth {
  readonly part: string | undefined;
  readonly name: string | undefined;
  readonly year: string | undefined;
  readonly typed: string;
}

/** Seven days: of the first to the fourth week, or of the last; a full one is a week of the calendar (ISO 8601). */
export function weekOfMonth(said: PartOfMonth, today: string): DateWish | null {
  return toCome(said, today, ({ start: first, end: last }) => {
    const ordinal = ordinalOf(said.part ?? '');
    const day = ordinal === null ? addDays(last, -6) : addDays(first, (ordinal - 1) * 7);
    const isFull = /\b(?:full|whole) week/i.test(said.typed);
    // Monday to Sunday, both in the month
    const toMonday = ordinal === null ? -((weekdayOf(day) + 6) % 7) : (8 - weekdayOf(day)) % 7;
    const start = isFull ? addDays(day, toMonday) : day;
    return [start, addDays(start, 6)];
  });
}

/** Ten days at the start, in the middle or at the end. */
export function partOfMonth(said: PartOfMonth, today: string): DateWish | null {
  const { part = '' } = said;
  return toCome(said, today, ({ start: first, end: last }) => {
    if (/early|begin|start/.test(part)) return [first, addDays(first, 9)];
    return /mid|half/.test(part) ? [addDays(first, 10), addDays(first, 19)] : [addDays(last, -9), last];
  });
}

/** The next such part that is not over: early November, at the end of one, is that of the year after. */
function toCome(
  { name, year, typed }: PartOfMonth,
  today: string,
  partIn: (month: DateWish) => readonly [start: string, end: string],
): DateWish | null {
  const whole = month(name, year, '', typed, today);
  if (!whole) return null;
  const soonest = addDays(today, DAYS_TO_PREPARE);
  const [own, next] = [0, 1].map((years) => {
    const first = `${Number(whole.start.slice(0, 4)) + years}${whole.start.slice(4, 7)}`;
    const [start, end] = partIn(monthWindow(first, null));
    const movedFrom = years > 0 && year !== undefined ? typed.trim() : whole.movedFrom;
    return { ...whole, start: start > soonest ? start : soonest, end, movedFrom };
  });
  return own && own.end >= soonest ? own : (next ?? null);
}

/** Friday to Sunday; said on a weekend, "this" one is what is left of it, the "coming" and "next" the one after. */
export function weekend(isNext: boolean, today: string, isComing = false): DateWish {
  const weekday = weekdayOf(today);
  const isUnderWay = weekday === 6 || weekday === 0;
  const friday = addDays(today, (5 - weekday + 7) % 7);
  if (isUnderWay && !isNext && !isComing) {
    return { start: today, end: weekday === 6 ? addDays(today, 1) : today, kind: 'days', movedFrom: null };
  }
  const start = isNext && !isUnderWay ? addDays(friday, 7) : friday;
  return { start, end: addDays(start, 2), kind: 'days', movedFrom: null };
}

/** The next such day; "next" for one that is close is that of the week after. */
export function nextWeekday(name: string | undefined, isNext: boolean, today: string): DateWish {
  const ahead = (weekdayIn(name) - weekdayOf(today) + 7) % 7 || 7;
  return starting(addDays(today, isNext && ahead < 3 ? ahead + 7 : ahead));
}

/** Friday to Sunday of the nth week of a month, or around a date. */
export function weekendNear(date: string): DateWish {
  const friday = addDays(date, ((5 - weekdayOf(date) + 10) % 7) - 3);
  return { start: friday, end: addDays(friday, 2), kind: 'days', movedFrom: null };
}

/** Somewhere in so many days from this one. */
export function window(start: string, days: number): DateWish {
  return { start, end: addDays(start, days - 1), kind: 'window', movedFrom: null };
}

/** From this day on, however long. */
export function starting(date: string): DateWish {
  return { start: date, end: date, kind: 'start', movedFrom: null };
}

const UNIT_DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14, month: 30, year: 365 };

/** The day that lies so many days, weeks, months of thirty days or years ahead. */
export function later(count: number, unit: string | undefined, today: string): DateWish {
  return starting(addDays(today, Math.min(count, 60) * (UNIT_DAYS[unit ?? 'day'] ?? 1)));
}

/**
 * The next such season or feast that is not over.
 * @param cue the word before it: "next" summer is none that is under way @param year that was named
 */
export function season(
  name: string | undefined,
  today: string,
  cue: string | undefined,
  year: string | undefined,
): DateWish | null {
  const [first, last] = SEASONS[name ?? ''] ?? [];
  if (first === undefined || last === undefined) return null;
  const soonest = addDays(today, DAYS_TO_PREPARE);
  const thisYear = Number(today.slice(0, 4));
  // a winter that began last year may still be under way
  for (const own of [thisYear - 1, thisYear, thisYear + 1, thisYear + 2, thisYear + 3]) {
    const start = `${own}-${first}`;
    const end = `${last < first ? own + 1 : own}-${last}`;
    const isUnderWay = start < today && cue === 'next';
    if (end >= soonest && !isUnderWay && own >= Number(year ?? 0))
      return { start: start > soonest ? start : soonest, end, kind: 'window', movedFrom: null };
  }
  return null;
}

/** Next year: the first months of it, or from spring to autumn. @param typed "early next year" */
export function yearWindow(typed: string, today: string): DateWish {
  const year = Number(today.slice(0, 4)) + 1;
  const [first, last] = typed.startsWith('early')
    ? ['01-08', '03-31']
    : typed.startsWith('late')
      ? ['09-01', '11-30']
      : ['04-15', '06-30'];
  return { start: `${year}-${first}`, end: `${year}-${last}`, kind: 'window', movedFrom: null };
}
