/** The days that hours are of: "on the 4th and 5th", "9-11 March", "mon wed fri", "day 2". */
import { matchesIn } from '../../../../domain/text/matches.ts';
import { findDates } from '../../time/dates.ts';
import { feastDaysIn } from '../../time/feastDays.ts';
import { blanked } from '../../time/ranges.ts';
import { monthNumberOf } from '../../time/calendar.ts';
import { dayIn, dayInFigures, MONTHS, WEEKDAY, weekdayNamed, type DayOf } from './when.ts';
import type { Weekday } from '../../../../domain/dates/calendar.ts';
import type { Span } from '../../words.ts';

export interface HoursDays {
  readonly on: readonly DayOf[];
  readonly spans: readonly Span[];
  /** With their month, so that they may be the dates of the trip as well. */
  readonly isDated: boolean;
}

const NTH = '(?:st|nd|rd|th)?';
const NAMED = `(?:(?:${WEEKDAY}),? )?(?:the\\s+)?`;
const MORE = `((?:\\s*(?:,|&|\\+|and|,\\s*and|-|–|to|till|until|through)\\s*${NAMED}\\d{1,2}${NTH}(?![\\d:.]|\\s*[ap]\\.?m\\b))*)`;
/** "Tuesday 19 and Wednesday 20". */
const MORE_NAMED = `((?:\\s*(?:,|&|\\+|and|,\\s*and|-|–|to|till|until|through)\\s*(?:${WEEKDAY}),? (?:the\\s+)?\\d{1,2}${NTH}(?![\\d:.]))*)`;
/** "9-11 March", "9, 10 and 11 March", "Feb 17-18". */
const DATED = new RegExp(
  `\\b${NAMED}(\\d{1,2})${NTH}${MORE}(?: of)? (${MONTHS})\\b|\\b(${MONTHS}) (?:the )?(\\d{1,2})${NTH}${MORE}(?![\\d:]|\\s*[ap]m)`,
  'iu',
);
/** "on the 4th and 5th", "on 13, 14 and 15", "Tuesday 18th". */
const NO_HOUR = "(?![\\d:.]|\\s*(?:[ap]\\.?m\\b|h\\b|o'clock|-?y(?:o\\b|rs?\\b|ear)))";
const NUMBERED = new RegExp(
  `\\b(?:on |both )?the (\\d{1,2})${NTH}${NO_HOUR}${MORE}|\\bon (\\d{1,2})${NO_HOUR}${MORE}|\\b(?:${WEEKDAY}),? (\\d{1,2})${NTH}${NO_HOUR}(?!\\s*(?:-|–|to|till?|until)\\s*\\d)${MORE_NAMED}|\\b(\\d{1,2})(?:st|nd|rd|th)${MORE}`,
  'iu',
);
const NUMBER = /\d{1,2}/g;
const RANGE = /-|–|\bto\b|\btill\b|\buntil\b|\bthrough\b/i;
const WEEKDAY_RANGE = new RegExp(
  `\\b(${WEEKDAY})\\s*(?:-|–|to|through|thru|till|until)\\s*(${WEEKDAY})\\b`,
  'iu',
);
/** "Each day except Wednesday". */
const EXCEPT = new RegExp(
  `\\b(?:except(?: for)?|apart from|but not|not)(?: on)?(?: the)? ((?:${WEEKDAY})(?:\\s*(?:,|and|or|&)\\s*(?:${WEEKDAY}))*)\\b`,
  'iu',
);
const EACH_WEEKDAY = new RegExp(`\\b(${WEEKDAY})\\b`, 'giu');
const WEEK: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const WORKING_WEEK: readonly Weekday[] = [1, 2, 3, 4, 5];
const MOST_DAYS = 31;

/** The days by number that a clause names; null for none. */
export function numberedDaysIn(text: string): HoursDays | null {
  const feasts = feastDaysIn(text.toLowerCase());
  if (feasts.length > 0)
    return {
      on: feasts.map(({ monthDay }): DayOf => ({ kind: 'date', monthDay })),
      spans: feasts,
      isDated: false,
    };
  const dated = DATED.exec(text);
  if (dated) {
    const month = monthNumberOf(dated[3] ?? dated[4]);
    const days = numbersOf(dated[1] ?? dated[5], dated[2] ?? dated[6]);
    const on = days.map((day): DayOf => ({ kind: 'date', monthDay: `${two(month)}-${two(day)}` }));
    return on.length === 0 ? null : { on, spans: [spanOf(dated)], isDated: true };
  }
  const figures = dayInFigures(text);
  if (figures) return { on: [figures.value], spans: [figures], isDated: true };
  const numbered = NUMBERED.exec(text);
  if (numbered) {
    const [, ...groups] = numbered;
    const at = groups.findIndex((group) => group !== undefined);
    const days = numbersOf(groups[at], groups[at + 1]);
    const on = days.map((day): DayOf => ({ kind: 'monthDay', day }));
    if (on.length > 0) return { on, spans: [spanOf(numbered)], isDated: false };
  }
  const day = dayIn(text, null);
  if (!day || (day.value.kind !== 'day' && day.value.kind !== 'last')) return null;
  return { on: [day.value], spans: [day], isDated: false };
}

const SOME_DAY = '2027-01-01';

/** Whether a message names the days of the trip beside these: else they are those of the trip as well. */
export function hasOtherDates(whole: string, spans: readonly Span[]): boolean {
  const found = findDates(blanked(whole, { spans }), SOME_DAY);
  if (found === null || found.isRound === true || found.isOfWeekdays === true || found.wish.open === 'month')
    return false;
  return found.wish.kind === 'days' || found.wish.kind === 'start';
}

/** The weekdays that a clause names, in a row or one by one. */
export function weekdaysIn(text: string): Weekday[] {
  const but = EXCEPT.exec(text)?.[1];
  if (but !== undefined) {
    const off = weekdaysIn(but);
    // who is free on a day of the working week speaks of that week
    const all = off.every((day) => WORKING_WEEK.includes(day)) ? WORKING_WEEK : WEEK;
    return all.filter((day) => !off.includes(day));
  }
  const range = WEEKDAY_RANGE.exec(text);
  if (range) {
    const [first, last] = [weekdayNamed(range[1] ?? ''), weekdayNamed(range[2] ?? '')];
    const count = ((last - first + 7) % 7) + 1;
    return Array.from({ length: count }, (_, index) => WEEK[(first + index) % 7] ?? 0);
  }
  return [...new Set(matchesIn(text, EACH_WEEKDAY).map(([word]) => weekdayNamed(word)))];
}

/** The words of those weekdays. */
export function weekdaySpans(text: string): Span[] {
  const range = WEEKDAY_RANGE.exec(text);
  return range ? [spanOf(range)] : matchesIn(text, EACH_WEEKDAY).map(spanOf);
}

/** Days of a month: "9" with "-11" is three of them, with ", 10 and 11" as well. */
function numbersOf(first: string | undefined, more: string | undefined): number[] {
  const others = matchesIn(more ?? '', NUMBER).map(([word]) => Number(word));
  const days = [Number(first ?? 0), ...others];
  const [from = 0, to = from] = [days[0], days[days.length - 1]];
  const all =
    days.length === 2 && RANGE.test(more ?? '') && to > from
      ? Array.from({ length: to - from + 1 }, (_, index) => from + index)
      : days;
  return all.filter((day) => day >= 1 && day <= MOST_DAYS);
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

function spanOf({ index, 0: whole }: RegExpExecArray | RegExpMatchArray): Span {
  return { start: index ?? 0, end: (index ?? 0) + whole.length };
}
