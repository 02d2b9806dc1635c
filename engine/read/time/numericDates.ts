/** Dates in figures alone: "2027-06-07", "2027/06/07", "6/7/27", "06.07.2027". */
import { daysBetween } from '../../../domain/dates/calendar.ts';
import { fixed, shiftYears, validDate } from './calendar.ts';
import { pattern } from './patterns.ts';
import type { DateWish } from '../types.ts';
import type { Span } from '../words.ts';

const SEPARATOR = '([/.-])';
const TO = '\\s*(?:-?>|-|–|—|to|until|till|through|thru|bis|and|→)\\s*';
const YEAR_FIRST = `(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})`;
/** "arriving 10/4 leaving 14/4", "Out: 10/4/27; back: 14/4/27". */
const BACK =
  '(?:[^.!?\\d]{0,40}\\b(?:leav(?:e|es|ing)|back|return(?:s|ing)?|depart(?:s|ing|ure)?|home|until|inbound|check(?:ing)?[- ]?out|ends?|ending)(?: (?:on|by|at|date|day|flight))*:?\\s+)';
const ISO = pattern(`${YEAR_FIRST}(?:(?:${TO}|\\/|${BACK})${YEAR_FIRST})?`);
const PLAIN = `(\\d{1,2})${SEPARATOR}(\\d{1,2})(?:\\2(20\\d{2}|\\d{2}))?`;
/** What makes figures an amount: "hikes of 2-3.5 km", "kids 5-7/8 years". */
const NO_UNIT =
  '(?!\\s*-?(?:kms?|kilomet\\w+|m|met(?:er|re)s?|mi|miles?|h|hours?|hrs?|mins?|minutes?|yo|y\\/o|yrs?|years?|k|kg|kilos?|stars?|c)\\b|\\s*[%°])';
/** From and to; the years may be left out. */
const ON_WEEKDAY = '(?:(?:mon|tues?|wed|thu|thurs?|fri|sat|sun)(?:day)?,?\\s+)?';
const SPAN = pattern(
  `${PLAIN}\\.?(?:${TO}|${BACK})${ON_WEEKDAY}(\\d{1,2})[/.-](\\d{1,2})(?:[/.-](20\\d{2}|\\d{2}))?${NO_UNIT}`,
);
/** "3-7/3", "12.-16.5.": days of the month that comes behind them. */
const IN_MONTH = pattern(
  `(\\d{1,2})(\\.?)\\s?(?:-|–)\\s?(\\d{1,2})([./])(0?[1-9]|1[0-2])(\\.|\\4(20\\d{2}|\\d{2}))?${NO_UNIT}`,
);
const SINGLE = pattern(`(\\d{1,2})${SEPARATOR}(\\d{1,2})\\2(20\\d{2}|\\d{2})`);
/** Without a year only where it is said to be a date, as by a weekday or the points of "14.06.": "24/7" is none. */
const SHORT =
  /(?<![\w/])(?:on|from|leaving|starting|depart(?:ing|ure)?|arriv(?:e|ing|al)|(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)(?:day|nesday|urday)?):? (\d{1,2})\/(\d{1,2})(?![\w/])|(?<![\w/])(\d{1,2})\/(\d{1,2})(?=,? (?:for )?(?:\d{1,2}|two|three|four|five|six|seven|ten|an?) (?:nights?|days?|weeks?)\b)|(?<![\w./])(\d{1,2})\.(0[1-9]|1[0-2])\.(?!\w)/;
/** Which of the figures is which, where that is said: "(day/month)", "mm/dd", "American dates". */
const ORDER =
  /\b(?:(day|dd?)|month|mm?)\s?[/-]\s?(?:month|mm?|day|dd?)(?:\s?[/-]\s?(?:year|y{2,4}))?\b|\b(?:(british|uk|european)|american|us) (?:dates?|date format|(?:date )?style|format)\b/;
/** Days that a trip may have, for the reading that makes more sense. */
const LONGEST = 60;

/** What the figures come to. `at` and `length` are those of the match. */
export interface Numeric {
  readonly wish: DateWish;
  readonly at: number;
  readonly length: number;
  /** What stands between the two dates and is none of their words: where they set out from. */
  readonly between: Span | null;
  /** The words that say which of the figures is the month. */
  readonly order: Span | null;
}

/**
 * The first date in figures, day first where either is possible: the wish then has the other reading with it.
 * @param today ISO date
 */
export function findNumericDates(lower: string, today: string): Numeric | null {
  const dates =
    isoDates(lower, today) ?? spanIn(lower, today) ?? inMonth(lower, today) ?? singleIn(lower, today);
  const order = dates && ORDER.exec(lower);
  if (!dates || !order) return dates;
  const { figures, ...dayFirst } = dates.wish;
  const isDayFirst = (order[1] ?? order[2]) !== undefined;
  return {
    ...dates,
    wish: isDayFirst ? dayFirst : { ...dayFirst, ...figures?.monthFirst },
    order: { start: order.index, end: order.index + order[0].length },
  };
}

function isoDates(lower: string, today: string): Numeric | null {
  const match = ISO.exec(lower);
  if (!match) return null;
  const start = validDate(Number(match[1]), Number(match[2]), Number(match[3]));
  const end =
    match[4] === undefined ? start : validDate(Number(match[4]), Number(match[5]), Number(match[6]));
  return start === null || end === null ? null : found(match, fixed(start, end, match[0], today));
}

function spanIn(lower: string, today: string): Numeric | null {
  const match = SPAN.exec(lower);
  if (!match) return null;
  const [, a, , b, year, c, d, lastYear] = match;
  const readings = [
    [b, a, d, c],
    [a, b, c, d],
  ].flatMap(([month, day, lastMonth, lastDay]) => {
    const [start, end] = [
      dateOf(month, day, year ?? lastYear, today),
      dateOf(lastMonth, lastDay, lastYear ?? year, today),
    ];
    if (!start || !end) return [];
    if (end >= start) return [{ start, end }];
    // "28/12 - 3/1/2027": over the end of a year that is said of one of them
    const over =
      lastYear === undefined ? { start, end: shiftYears(end, 1) } : { start: shiftYears(start, -1), end };
    const isOver =
      (year === undefined || lastYear === undefined) && daysBetween(over.start, over.end) < LONGEST;
    return isOver ? [over] : [];
  });
  const sensible = readings.filter(({ start, end }) => daysBetween(start, end) < LONGEST);
  const [first, other] = sensible.length > 0 ? sensible : readings;
  if (!first) return null;
  const wish = said(fixed(first.start, first.end, match[0], today), year ?? lastYear);
  return found(match, other ? { ...wish, figures: { typed: match[0], monthFirst: other } } : wish);
}

function inMonth(lower: string, today: string): Numeric | null {
  const match = IN_MONTH.exec(lower);
  if (!match) return null;
  const [, first, dot, last, mark, month, behind, year] = match;
  // "2-3.5" is a decimal
  if (mark === '.' && !dot && behind === undefined) return null;
  const [start, end] = [dateOf(month, first, year, today), dateOf(month, last, year, today)];
  if (start === null || end === null || end <= start) return null;
  return found(match, said(fixed(start, end, match[0], today), year));
}

function singleIn(lower: string, today: string): Numeric | null {
  const full = SINGLE.exec(lower);
  const match = full ?? SHORT.exec(lower);
  if (!match) return null;
  const [a, b, year] = full
    ? [full[1], full[3], full[4]]
    : [match[1] ?? match[3] ?? match[5], match[2] ?? match[4] ?? match[6], undefined];
  const dayFirst = dateOf(b, a, year, today);
  const monthFirst = dateOf(a, b, year, today);
  const date = dayFirst ?? monthFirst;
  if (date === null) return null;
  const wish = said(fixed(date, date, match[0], today), year);
  if (dayFirst === null || monthFirst === null || dayFirst === monthFirst) return found(match, wish);
  const { start, end } = fixed(monthFirst, monthFirst, match[0], today);
  return found(match, { ...wish, figures: { typed: match[0], monthFirst: { start, end } } });
}

/** What no year was named for is not past: it is next year's. */
function said(wish: DateWish, year: string | undefined): DateWish {
  return year === undefined ? { ...wish, movedFrom: null } : wish;
}

function dateOf(
  month: string | undefined,
  day: string | undefined,
  year: string | undefined,
  today: string,
): string | null {
  const full = year === undefined ? today.slice(0, 4) : year.length === 2 ? `20${year}` : year;
  return validDate(Number(full), Number(month), Number(day));
}

function found(match: RegExpExecArray, wish: DateWish): Numeric {
  const gap = BETWEEN.exec(match[0]);
  const start = match.index + (gap?.index ?? 0);
  return {
    wish,
    at: match.index,
    length: match[0].length,
    between: gap && { start, end: start + gap[0].length },
    order: null,
  };
}

/** From the first date to the word that leads to the second, where there is more than that word. */
const BETWEEN =
  /(?<=^[\d/.-]+)[\s,;]+(?:\w+[\s,;]+)+?(?=(?:leav|back|return|depart|home|until|inbound|check|end))/;
