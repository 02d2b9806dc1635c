/** Days counted from today: "tomorrow", "in ten days", "Friday week", "a fortnight on Tuesday". */
import { EVENTS } from '../../../content/words/programme.ts';
import { addDays, weekdayOf } from '../../../domain/dates/calendar.ts';
import { later, nextWeekday, starting, window } from './calendar.ts';
import { pattern, WEEKDAY, weekdayIn } from './patterns.ts';
import { COUNT, countOf } from '../numbers.ts';
import type { DateWish } from '../types.ts';

/** A way of writing dates, with what it comes to. */
export interface Reading {
  readonly words: RegExp;
  /** @param today ISO date */
  readonly read: (match: RegExpExecArray, today: string) => DateWish | null;
  /** Days of the trip where no length is named. */
  readonly days?: number;
}

/** A reading of whole words. */
export function reading(source: string, read: Reading['read'], days?: number): Reading {
  return { words: pattern(source), read, ...(days === undefined ? {} : { days }) };
}

/** Days in which a day with a number and a weekday is looked for: so named, it is near. */
const MOST_AHEAD = 370;
const DAY_NAME = '(mon|tues|wednes|thurs|fri|satur|sun)day';
const ABOUT = '(?:about |around |roughly |exactly |another )?';
const UNIT = '(day|week|month|fortnight|year)s?';

export const RELATIVE: readonly Reading[] = [
  // "a week on Tuesday", "a fortnight from Friday"
  reading(
    `(?:${COUNT} weeks?|(?:a |1 )?(fortnight)) (?:on|from|this|next) (?:this |next )?${WEEKDAY}`,
    (m, today) =>
      starting(addDays(comingDay(m[3], today), 7 * (m[2] === undefined ? countOf(m[1] ?? 'a') : 2))),
  ),
  // "friday next week", "monday in two weeks": of the week that lies so many ahead
  reading(
    `(?<!(?:\\b(?:to|till?|until|through|thru|and|or)|[-–/&])\\s{0,2})(?:on )?${WEEKDAY},? (?:of )?(?:next week|the week after next|in ${COUNT} weeks?(?:' time)?)(?! in\\b)`,
    (m, today) =>
      starting(
        addDays(
          nextMonday(today),
          ((weekdayIn(m[1]) + 6) % 7) + 7 * (countOf(m[2] ?? (m[0].includes('after') ? '2' : '1')) - 1),
        ),
      ),
  ),
  reading(
    `next week,? (?:on )?${WEEKDAY}(?! (?:to|till?|until|through|thru|and|or)\\b|\\s?[-–/&])`,
    (m, today) => starting(addDays(nextMonday(today), (weekdayIn(m[1]) + 6) % 7)),
  ),
  reading(`(?:on )?${WEEKDAY} (week|fortnight)`, (m, today) =>
    starting(addDays(comingDay(m[1], today), m[2] === 'week' ? 7 : 14)),
  ),
  reading(`(?:${COUNT} weeks?|(?:a )?(fortnight)) (tomorrow|today)`, (m, today) =>
    starting(
      addDays(today, 7 * (m[2] === undefined ? countOf(m[1] ?? 'a') : 2) + (m[3] === 'today' ? 0 : 1)),
    ),
  ),
  reading(`(?:the )?day after tomorrow`, (_, today) => starting(addDays(today, 2))),
  reading(`(?:in )?${ABOUT}(?:${COUNT} )?${UNIT} from (?:now|today|tomorrow)`, (m, today) =>
    later(countOf(m[1] ?? 'a'), m[2], today),
  ),
  // "Rome in 5 days" is a length, and "two interviews in one week" say how close they are
  reading(
    `(?<!\\b${EVENTS}s )in ${ABOUT}${COUNT} (?:days?'? time|(week|month|fortnight)(?:s?'s?|s)?(?: time)?)(?! in\\b)`,
    (m, today) => later(countOf(m[1] ?? '1'), m[2], today),
  ),
  // "Friday 14th"
  reading(`(?:(?:on|this|coming) )?${WEEKDAY} (?:the )?(\\d{1,2})(?:st|nd|rd|th)(?! of\\b)`, (m, today) =>
    numberedDay(weekdayIn(m[1]), Number(m[2]), today),
  ),
  // "no flights on Sunday" is a weekday of the trip, whenever that is
  reading(
    `(?<!\\b(?:no|without|never) (?:[a-z]+ ){1,2}(?=on ))(this|next|on|coming)\\s+(?:coming\\s+)?${DAY_NAME}`,
    // beside a plan "on Saturday" is the one of its own week
    (m, today) => ({
      ...nextWeekday(m[2], m[1] === 'next', today),
      ...(m[1] === 'on' && { open: 'week' as const }),
    }),
  ),
  reading('tomorrow', (_, today) => starting(addDays(today, 1))),
];

/** The next day ahead with that number that is such a weekday; null where none is near. */
function numberedDay(weekday: number, number: number, today: string): DateWish | null {
  for (let days = 1; days <= MOST_AHEAD; days += 1) {
    const date = addDays(today, days);
    if (Number(date.slice(8)) === number && weekdayOf(date) === weekday)
      return { ...starting(date), open: 'month' };
  }
  return null;
}

/** The next such weekday, never today. */
function comingDay(name: string | undefined, today: string): string {
  return addDays(today, (weekdayIn(name) - weekdayOf(today) + 7) % 7 || 7);
}

/** On a Sunday the week that begins tomorrow is this coming one, and "next" the one after. */
export function nextMonday(today: string): string {
  return addDays(today, 8 - weekdayOf(today));
}

/** Soon: it takes a few days to plan. */
export const SOON: readonly Reading[] = [
  reading(
    '(?:as soon as (?:possible|we can|i can)|a\\.?s\\.?a\\.?p\\b\\.?|at (?:very )?short notice|last[- ]minute)',
    (_, today) => window(addDays(today, 3), 18),
  ),
];
