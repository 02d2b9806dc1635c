/** Ways of writing dates, each with what it comes to. */
import { addDays, MONTH_NAMES, weekdayOf } from '../../../domain/dates/calendar.ts';
import {
  later,
  month,
  monthWindow,
  nextMonth,
  nextWeekday,
  partOfMonth,
  season,
  span,
  starting,
  weekend,
  weekendNear,
  weekOfMonth,
  window,
  yearWindow,
} from './calendar.ts';
import {
  DAY,
  DAY_TH,
  MONTH,
  NO_DAY,
  ON_WEEKDAY,
  pattern,
  TO,
  WEEKDAY,
  weekdayIn,
  YEAR,
  yearIn,
} from './patterns.ts';
import { COUNT, countOf } from '../numbers.ts';
import type { DateWish } from '../types.ts';

export interface Reading {
  readonly words: RegExp;
  /** @param today ISO date */
  readonly read: (match: RegExpExecArray, today: string) => DateWish | null;
  /** Days of the trip where no length is named. */
  readonly days?: number;
}

const reading = (source: string, read: Reading['read'], days?: number): Reading => ({
  words: pattern(source),
  read,
  ...(days === undefined ? {} : { days }),
});
const FROM = '(?:from\\s+(?:the\\s+)?|between\\s+(?:the\\s+)?)?';
const TO_OR_AND = `(?:${TO}|\\s+and\\s+(?:the\\s+)?)`;
const SOME = '(?:(?:first|1st|second|2nd|third|3rd|fourth|4th|last)|';

/** Days by number, and weeks of a month: what is exact. */
export const RANGES: readonly Reading[] = [
  reading(
    `${FROM}${ON_WEEKDAY}${DAY}\\s+(?:of\\s+)?${MONTH}${TO}${ON_WEEKDAY}${DAY}\\s+(?:of\\s+)?${MONTH}${YEAR}`,
    (m, today) => span(m[0], today, yearIn(m[5], today), [m[2], m[1]], [m[4], m[3]]),
  ),
  reading(
    `${FROM}${ON_WEEKDAY}${MONTH}\\s+(?:the\\s+)?${DAY}${TO}${ON_WEEKDAY}${MONTH}\\s+(?:the\\s+)?${DAY}${YEAR}`,
    (m, today) => span(m[0], today, yearIn(m[5], today), [m[1], m[2]], [m[3], m[4]]),
  ),
  reading(
    `between\\s+(?:the\\s+)?${MONTH}\\s+(?:the\\s+)?${DAY}\\s+and\\s+(?:the\\s+)?(?:${MONTH}\\s+)?(?:the\\s+)?${DAY}${YEAR}`,
    (m, today) => span(m[0], today, yearIn(m[5], today), [m[1], m[2]], [m[3] ?? m[1], m[4]]),
  ),
  reading(
    `between\\s+(?:the\\s+)?${DAY}\\s+(?:of\\s+)?${MONTH}\\s+and\\s+(?:the\\s+)?${DAY}\\s+(?:of\\s+)?${MONTH}${YEAR}`,
    (m, today) => span(m[0], today, yearIn(m[5], today), [m[2], m[1]], [m[4], m[3]]),
  ),
  reading(
    `between\\s+(?:the\\s+)?${DAY}\\s+and\\s+(?:the\\s+)?${DAY}\\s+(?:of\\s+)?${MONTH}${YEAR}`,
    (m, today) => span(m[0], today, yearIn(m[4], today), [m[3], m[1]], [m[3], m[2]]),
  ),
  reading(`${FROM}${ON_WEEKDAY}${DAY}${TO}${ON_WEEKDAY}${DAY}\\s+(?:of\\s+)?${MONTH}${YEAR}`, (m, today) =>
    span(m[0], today, yearIn(m[4], today), [m[3], m[1]], [m[3], m[2]]),
  ),
  reading(
    `${FROM}${ON_WEEKDAY}${MONTH}\\s+(?:the\\s+)?${DAY}${TO}${ON_WEEKDAY}${DAY}${NO_DAY}${YEAR}`,
    (m, today) => span(m[0], today, yearIn(m[4], today), [m[1], m[2]], [m[1], m[3]]),
  ),
  // "in May from the 12th to the 15th"
  reading(`(?:in\\s+)?${MONTH}${YEAR},?\\s+(?:from\\s+)?the\\s+${DAY_TH}${TO_OR_AND}${DAY_TH}`, (m, today) =>
    span(m[0], today, yearIn(m[2], today), [m[1], m[3]], [m[1], m[4]]),
  ),
  reading(`(?:from\\s+)?(?:the\\s+)?${DAY_TH}${TO}${DAY_TH}`, (m, today) =>
    nextDays(m[1], m[2], m[0], today),
  ),
  reading(
    `(?:the )?week (?:of|beginning|starting|commencing|from) ${ON_WEEKDAY}(?:the )?${DAY}\\s+(?:of\\s+)?${MONTH}${YEAR}`,
    (m, today) => weekFrom(span(m[0], today, yearIn(m[3], today), [m[2], m[1]])),
    7,
  ),
  reading(
    `(?:the )?week (?:of|beginning|starting|commencing|from) ${ON_WEEKDAY}${MONTH}\\s+(?:the\\s+)?${DAY}${YEAR}`,
    (m, today) => weekFrom(span(m[0], today, yearIn(m[3], today), [m[1], m[2]])),
    7,
  ),
  reading(
    `(?:the )?weekend (?:of|around) (?:the )?${DAY}(?:${TO}\\d{1,2}(?:st|nd|rd|th)?)?\\s+(?:of\\s+)?${MONTH}${YEAR}`,
    (m, today) => weekendOf(span(m[0], today, yearIn(m[3], today), [m[2], m[1]])),
  ),
  reading(`(?:the )?weekend (?:of|around) ${MONTH}\\s+(?:the\\s+)?${DAY}${YEAR}`, (m, today) =>
    weekendOf(span(m[0], today, yearIn(m[3], today), [m[1], m[2]])),
  ),
  reading(`${ON_WEEKDAY}${DAY}\\s+(?:of\\s+)?${MONTH}${YEAR}`, (m, today) =>
    span(m[0], today, yearIn(m[3], today), [m[2], m[1]]),
  ),
  reading(`${ON_WEEKDAY}${MONTH}\\s+(?:the\\s+)?${DAY}${NO_DAY}${YEAR}`, (m, today) =>
    span(m[0], today, yearIn(m[3], today), [m[1], m[2]]),
  ),
  reading(`(?:the )?${SOME}second last) weekend (?:of|in) ${MONTH}${YEAR}`, nthWeekend),
  reading(
    `(?:the )?(first|second|third|fourth|last|1st|2nd|3rd|4th) week (?:of|in) ${MONTH}${YEAR}`,
    (m, today) => weekOfMonth(partIn(m, today), today),
  ),
  reading(
    `(?:the )?(early|beginning of|start of|mid|middle of|late|(?:very )?end of)[\\s-]+${MONTH}${YEAR}`,
    (m, today) => partOfMonth(partIn(m, today), today),
  ),
  reading(`(?:(this|next) )?${WEEKDAY}${TO}${WEEKDAY}(?: (this|next) week)?`, (m, today) =>
    weekdays(m[2], m[3], m[1] ?? m[4], today),
  ),
  reading('(this coming|the coming|this|next|coming)\\s+weekend', (m, today) =>
    weekend(m[1] === 'next', today),
  ),
];

/** Weeks, months, seasons and years: what leaves room. */
export const VAGUE: readonly Reading[] = [
  reading('(this|next|on|coming)\\s+(?:coming\\s+)?(mon|tues|wednes|thurs|fri|satur|sun)day', (m, today) =>
    nextWeekday(m[2], m[1] === 'next', today),
  ),
  reading('(?:the )?week after next', (_, today) => window(addDays(nextMonday(today), 7), 7)),
  reading('next week', (_, today) => window(nextMonday(today), 7)),
  reading('next month', (_, today) => monthWindow(nextMonth(today), null)),
  reading(`in ${COUNT} (week|month)s?(?:'s? time)?(?! in)`, (m, today) =>
    later(countOf(m[1] ?? '1'), m[2], today),
  ),
  reading('tomorrow', (_, today) => starting(addDays(today, 1))),
  reading('today|tonight', (_, today) => starting(today)),
  reading(
    `(last|this|next|in|during|for|of|around|until|about|come|sometime in|it to|trip to|dates to|everything to)\\s+(?:like\\s+)?${MONTH}${YEAR}`,
    (m, today) => month(m[2], yearIn(m[3], today), m[1], m[0], today),
  ),
  // "next year in April"
  reading(`(next year),? (?:in |during )?${MONTH}`, (m, today) =>
    month(m[2], yearIn(m[1], today), '', m[0], today),
  ),
  // "4 days may from London"
  reading(`(?<=\\b(?:days?|nights?|weeks?|weekend)\\s+)${MONTH}${YEAR}`, (m, today) =>
    month(m[1], yearIn(m[2], today), '', m[0], today),
  ),
  reading(`${MONTH},?\\s+(20\\d{2}|'\\d{2}|next year|this year)`, (m, today) =>
    month(m[1], yearIn(m[2], today), '', m[0], today),
  ),
  reading(
    '(?:(in|this|next|over|during|for|at|around)\\s+)(?:the\\s+)?(?:early |late )?(spring|summer|autumn|fall|winter|christmas|new year)(?:(?: of)? (20\\d{2}|next year))?',
    (m, today) => season(m[2], today, m[1], yearIn(m[3], today)),
  ),
  reading('(spring|summer|autumn|winter) (?:of )?(20\\d{2}|next year)', (m, today) =>
    season(m[1], today, '', yearIn(m[2], today)),
  ),
  reading('(?:some ?time |early |later |in )?next year', (m, today) => yearWindow(m[0], today)),
];

function partIn([typed, part, name, year]: RegExpExecArray, today: string) {
  return { part: part?.replace('very ', ''), name, year: yearIn(year, today), typed };
}

function nthWeekend(m: RegExpExecArray, today: string): DateWish | null {
  const which = /first|1st|second|2nd|third|3rd|fourth|4th|last/.exec(m[0])?.[0] ?? 'first';
  const week = weekOfMonth({ part: which, name: m[1], year: yearIn(m[2], today), typed: m[0] }, today);
  if (!week) return null;
  // the Saturday of those seven days
  const saturday = addDays(week.start, (6 - weekdayOf(week.start) + 7) % 7);
  return { ...weekendNear(saturday), movedFrom: week.movedFrom };
}

function weekFrom(day: DateWish | null): DateWish | null {
  return day && { ...day, end: addDays(day.start, 6), kind: 'window' };
}

function weekendOf(day: DateWish | null): DateWish | null {
  return day && { ...weekendNear(day.start), movedFrom: day.movedFrom };
}

/** Days of the month that comes next with both of them ahead. */
function nextDays(
  from: string | undefined,
  to: string | undefined,
  typed: string,
  today: string,
): DateWish | null {
  const [year, number] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  for (const ahead of [0, 1, 2]) {
    const first = new Date(Date.UTC(year, number - 1 + ahead, 1));
    const name = MONTH_NAMES[first.getUTCMonth()]?.toLowerCase();
    const wish = span(typed, today, String(first.getUTCFullYear()), [name, from], [name, to]);
    if (wish && wish.movedFrom === null && wish.impossible === undefined) return wish;
  }
  return null;
}

/** On a Sunday the week that begins tomorrow is this coming one, and "next" the one after. */
function nextMonday(today: string): string {
  return addDays(today, 8 - weekdayOf(today));
}

/** "Tue-Thu next week", "Friday to Monday". */
function weekdays(
  first: string | undefined,
  last: string | undefined,
  week: string | undefined,
  today: string,
): DateWish | null {
  const [from, to] = [weekdayIn(first), weekdayIn(last)];
  if (from < 0 || to < 0 || from === to) return null;
  const isNext = week === 'next';
  const start = isNext
    ? addDays(nextMonday(today), (from + 6) % 7)
    : addDays(today, (from - weekdayOf(today) + 7) % 7 || 7);
  return { start, end: addDays(start, (to - from + 7) % 7), kind: 'days', movedFrom: null };
}
