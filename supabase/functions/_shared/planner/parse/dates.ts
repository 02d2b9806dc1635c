/** Dates in words, relative to the day of the message. */
import { isoDateOf, weekdayOf } from '../../dates.ts';
import { addDays } from '../../domain/dates.ts';
import { COUNT, countOf, ordinalOf } from './numbers.ts';
import type { DateWish } from './types.ts';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const TO = '\\s*(?:-|–|—|to|until|till|through)\\s*(?:the\\s+)?';
const YEAR = '(?:,?\\s+(?:of\\s+)?(20\\d{2}))?';
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

export interface FoundDates {
  readonly wish: DateWish;
  /** The text without the dates, so that "10–14 April" is not read as a length or a budget. */
  readonly rest: string;
}

type Reading = (match: RegExpExecArray, today: string) => DateWish | null;

const READINGS: readonly (readonly [RegExp, Reading])[] = [
  [
    pattern(`(\\d{4})-(\\d{2})-(\\d{2})(?:${TO}(\\d{4})-(\\d{2})-(\\d{2}))?`),
    (m, today) => {
      const start = validDate(Number(m[1]), Number(m[2]), Number(m[3]));
      const end = m[4] === undefined ? start : validDate(Number(m[4]), Number(m[5]), Number(m[6]));
      return start === null || end === null ? null : fixed(start, end, m[0], today);
    },
  ],
  [
    pattern(`(\\d{1,2})/(\\d{1,2})/(20\\d{2})`),
    (m, today) => {
      const date =
        validDate(Number(m[3]), Number(m[1]), Number(m[2])) ??
        validDate(Number(m[3]), Number(m[2]), Number(m[1]));
      return date === null ? null : fixed(date, date, m[0], today);
    },
  ],
  // 28 April to 3 May
  [
    pattern(`${DAY}\\s+(?:of\\s+)?${MONTH}${TO}${DAY}\\s+(?:of\\s+)?${MONTH}${YEAR}`),
    (m, today) => span(m[0], today, m[5], [m[2], m[1]], [m[4], m[3]]),
  ],
  // April 28 to May 3
  [
    pattern(`${MONTH}\\s+(?:the\\s+)?${DAY}${TO}${MONTH}\\s+${DAY}${YEAR}`),
    (m, today) => span(m[0], today, m[5], [m[1], m[2]], [m[3], m[4]]),
  ],
  // 10–14 April
  [
    pattern(`${DAY}${TO}${DAY}\\s+(?:of\\s+)?${MONTH}${YEAR}`),
    (m, today) => span(m[0], today, m[4], [m[3], m[1]], [m[3], m[2]]),
  ],
  // April 10–14
  [
    pattern(`${MONTH}\\s+(?:the\\s+)?${DAY}${TO}${DAY}(?!\\d)${YEAR}`),
    (m, today) => span(m[0], today, m[4], [m[1], m[2]], [m[1], m[3]]),
  ],
  // 10 April
  [pattern(`${DAY}\\s+(?:of\\s+)?${MONTH}${YEAR}`), (m, today) => span(m[0], today, m[3], [m[2], m[1]])],
  // April 10; not "April 2027", and not "in May 2 people"
  [
    pattern(`${MONTH}\\s+(?:the\\s+)?${DAY}(?!\\d|\\s*(?:people|adults|days|nights|of us))${YEAR}`),
    (m, today) => span(m[0], today, m[3], [m[1], m[2]]),
  ],
  [
    pattern(`(first|second|third|fourth|last|1st|2nd|3rd|4th) week(?:end)? (?:of|in) ${MONTH}${YEAR}`),
    (m, today) => weekOfMonth(m, today),
  ],
  [
    pattern(`(early|beginning of|start of|mid|middle of|late|end of)[\\s-]+${MONTH}${YEAR}`),
    (m, today) => partOfMonth(m, today),
  ],
  [pattern('(this|next|coming)\\s+weekend'), (m, today) => weekend(m[1] === 'next', today)],
  [
    pattern('(this|next|on|coming)\\s+(?:coming\\s+)?(mon|tues|wednes|thurs|fri|satur|sun)day'),
    (m, today) => nextWeekday(m[2], m[1] === 'next', today),
  ],
  [pattern('next week'), (_, today) => window(addDays(today, 8 - (weekdayOf(today) || 7)), 7)],
  [pattern('next month'), (_, today) => monthWindow(nextMonth(today), null)],
  [pattern(`in ${COUNT} (week|month)s?(?:'s? time)?(?! in)`), (m, today) => later(m, today)],
  [pattern('tomorrow'), (_, today) => starting(addDays(today, 1))],
  [pattern('today|tonight'), (_, today) => starting(today)],
  [
    pattern(`(last|this|next|in|during|for|of|around|until|about|come)\\s+${MONTH}${YEAR}`),
    (m, today) => month(m[2], m[3], m[1], m[0], today),
  ],
  [pattern(`${MONTH}\\s+(20\\d{2})`), (m, today) => month(m[1], m[2], '', m[0], today)],
  [
    pattern(
      '(?:in|this|next|over|during|for|at|around)\\s+(?:the\\s+)?(spring|summer|autumn|fall|winter|christmas|new year)',
    ),
    (m, today) => season(m[1], today),
  ],
];

/** A month by itself; "may", "mar" and "sun" as words are excluded by asking for a capital or a longer name. */
const LONE_MONTH =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(january|february|april|june|july|august|september|october|november|december)\b/;

/**
 * The dates that a message names.
 * @param text as typed
 * @param today ISO date
 */
export function findDates(text: string, today: string): FoundDates | null {
  const lower = text.toLowerCase();
  for (const [expression, read] of READINGS) {
    const match = expression.exec(lower);
    const wish = match && read(match, today);
    if (match && wish) return { wish, rest: without(text, match.index, match[0].length) };
  }
  const lone = LONE_MONTH.exec(text);
  const wish = lone && month(lone[0].toLowerCase(), undefined, '', lone[0], today);
  return lone && wish ? { wish, rest: without(text, lone.index, lone[0].length) } : null;
}

function pattern(source: string): RegExp {
  return new RegExp(`(?<![\\w-])(?:${source})(?!\\w)`);
}

function without(text: string, index: number, length: number): string {
  return `${text.slice(0, index)} ${text.slice(index + length)}`;
}

function validDate(year: number, monthNumber: number, day: number): string | null {
  const iso = `${year}-${String(monthNumber).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(time) || isoDateOf(new Date(time)) !== iso ? null : iso;
}

function monthNumberOf(name: string | undefined): number {
  return MONTHS.findIndex((candidate) => name !== undefined && candidate.startsWith(name.slice(0, 3))) + 1;
}

/** Both days as written; dates that have passed move to the next year in which they have not. */
function fixed(start: string, end: string, typed: string, today: string): DateWish {
  const [from, to] = start <= end ? [start, end] : [end, start];
  let years = 0;
  while (shiftYears(from, years) < today) years += 1;
  return {
    start: shiftYears(from, years),
    end: shiftYears(to, years),
    kind: from === to ? 'start' : 'days',
    movedFrom: years > 0 ? typed.trim() : null,
  };
}

function shiftYears(date: string, years: number): string {
  const moved = `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
  return Number.isNaN(Date.parse(moved)) || isoDateOf(new Date(moved)) !== moved
    ? `${moved.slice(0, 7)}-28`
    : moved;
}

type MonthDay = readonly [string | undefined, string | undefined];

/** Days of named months; without a year the next ones. */
function span(
  typed: string,
  today: string,
  year: string | undefined,
  first: MonthDay,
  last: MonthDay = first,
): DateWish | null {
  const thisYear = Number(year ?? today.slice(0, 4));
  const start = nearestDate(thisYear, monthNumberOf(first[0]), Number(first[1]));
  const wraps = monthNumberOf(last[0]) < monthNumberOf(first[0]);
  const end = nearestDate(thisYear + (wraps ? 1 : 0), monthNumberOf(last[0]), Number(last[1]));
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

function month(
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

function nextMonth(today: string): string {
  return isoDateOf(new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)), 1))).slice(0, 7);
}

function monthWindow(yearMonth: string, movedFrom: string | null, today = ''): DateWish {
  const first = `${yearMonth}-01`;
  const start = first < today ? addDays(today, DAYS_TO_PREPARE) : first;
  return {
    start,
    end: lastOfMonth(Number(yearMonth.slice(0, 4)), Number(yearMonth.slice(5, 7))),
    kind: 'window',
    movedFrom,
  };
}

function weekOfMonth(match: RegExpExecArray, today: string): DateWish | null {
  const whole = month(match[2], match[3], '', match[0], today);
  if (!whole) return null;
  const first = `${whole.start.slice(0, 7)}-01`;
  const ordinal = ordinalOf(match[1] ?? '');
  const start = ordinal === null ? addDays(whole.end, -6) : addDays(first, (ordinal - 1) * 7);
  return { ...whole, start, end: addDays(start, 6) };
}

function partOfMonth(match: RegExpExecArray, today: string): DateWish | null {
  const whole = month(match[2], match[3], '', match[0], today);
  if (!whole) return null;
  const part = match[1] ?? '';
  const first = `${whole.start.slice(0, 7)}-01`;
  if (/early|beginning|start/.test(part)) return { ...whole, end: addDays(first, 9) };
  if (/mid/.test(part)) return { ...whole, start: addDays(first, 10), end: addDays(first, 19) };
  return { ...whole, start: addDays(whole.end, -9) };
}

/** Friday to Sunday; said on a weekend, "this" one is what is left of it and "next" the one after. */
function weekend(isNext: boolean, today: string): DateWish {
  const weekday = weekdayOf(today);
  const isUnderWay = weekday === 6 || weekday === 0;
  const friday = addDays(today, (5 - weekday + 7) % 7);
  if (isUnderWay && !isNext) {
    return { start: today, end: weekday === 6 ? addDays(today, 1) : today, kind: 'days', movedFrom: null };
  }
  const start = isNext && !isUnderWay ? addDays(friday, 7) : friday;
  return { start, end: addDays(start, 2), kind: 'days', movedFrom: null };
}

const WEEKDAYS = ['sun', 'mon', 'tues', 'wednes', 'thurs', 'fri', 'satur'];

function nextWeekday(name: string | undefined, isNext: boolean, today: string): DateWish {
  const ahead = (WEEKDAYS.indexOf(name ?? '') - weekdayOf(today) + 7) % 7 || 7;
  return starting(addDays(today, isNext && ahead < 3 ? ahead + 7 : ahead));
}

function window(start: string, days: number): DateWish {
  return { start, end: addDays(start, days - 1), kind: 'window', movedFrom: null };
}

function starting(date: string): DateWish {
  return { start: date, end: date, kind: 'start', movedFrom: null };
}

function later(match: RegExpExecArray, today: string): DateWish {
  const count = countOf(match[1] ?? '1');
  return starting(addDays(today, Math.min(count, 60) * (match[2] === 'week' ? 7 : 30)));
}

/** A window that is under way begins this many days from now. */
const DAYS_TO_PREPARE = 3;

function season(name: string | undefined, today: string): DateWish | null {
  const [first, last] = SEASONS[name ?? ''] ?? [];
  if (first === undefined || last === undefined) return null;
  const soonest = addDays(today, DAYS_TO_PREPARE);
  const thisYear = Number(today.slice(0, 4));
  // a winter that began last year may still be under way
  for (const year of [thisYear - 1, thisYear, thisYear + 1]) {
    const start = `${year}-${first}`;
    const end = `${last < first ? year + 1 : year}-${last}`;
    if (end >= soonest)
      return { start: start > soonest ? start : soonest, end, kind: 'window', movedFrom: null };
  }
  return null;
}
