/** Dates in words, relative to the day of the message: every way of writing one, with what it comes to. */
import { weekdayOf, addDays } from '../../../domain/dates/calendar.ts';
import {
  fixed,
  later,
  month,
  monthWindow,
  nextMonth,
  nextWeekday,
  partOfMonth,
  season,
  span,
  starting,
  validDate,
  weekend,
  weekOfMonth,
  window,
} from './calendar.ts';
import { COUNT, countOf } from '../numbers.ts';
import type { DateWish } from '../types.ts';

const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const TO = '\\s*(?:-|–|—|to|until|till|through)\\s*(?:the\\s+)?';
const YEAR = '(?:,?\\s+(?:of\\s+)?(20\\d{2}))?';
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
    (m, today) => weekOfMonth(partIn(m), today),
  ],
  [
    pattern(`(early|beginning of|start of|mid|middle of|late|end of)[\\s-]+${MONTH}${YEAR}`),
    (m, today) => partOfMonth(partIn(m), today),
  ],
  [pattern('(this|next|coming)\\s+weekend'), (m, today) => weekend(m[1] === 'next', today)],
  [
    pattern('(this|next|on|coming)\\s+(?:coming\\s+)?(mon|tues|wednes|thurs|fri|satur|sun)day'),
    (m, today) => nextWeekday(m[2], m[1] === 'next', today),
  ],
  [pattern('next week'), (_, today) => window(addDays(today, 8 - (weekdayOf(today) || 7)), 7)],
  [pattern('next month'), (_, today) => monthWindow(nextMonth(today), null)],
  [
    pattern(`in ${COUNT} (week|month)s?(?:'s? time)?(?! in)`),
    (m, today) => later(countOf(m[1] ?? '1'), m[2], today),
  ],
  [pattern('tomorrow'), (_, today) => starting(addDays(today, 1))],
  [pattern('today|tonight'), (_, today) => starting(today)],
  [
    pattern(`(last|this|next|in|during|for|of|around|until|about|come)\\s+${MONTH}${YEAR}`),
    (m, today) => month(m[2], m[3], m[1], m[0], today),
  ],
  // "4 days may from London"
  [
    pattern(`(?<=\\b(?:days?|nights?|weeks?|weekend)\\s+)${MONTH}${YEAR}`),
    (m, today) => month(m[1], m[2], '', m[0], today),
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

function partIn([typed, part, name, year]: RegExpExecArray) {
  return { part, name, year, typed };
}
