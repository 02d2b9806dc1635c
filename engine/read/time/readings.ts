/** Ways of writing dates, each with what it comes to. */
import { addDays, MONTH_NAMES, weekdayOf } from '../../../domain/dates/calendar.ts';
import {
  month,
  monthNumberOf,
  monthWindow,
  nextMonth,
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
  DAY_MONTH,
  DAY_TH,
  MONTH,
  MONTH_DAY,
  NO_DAY,
  ON_WEEKDAY,
  TO,
  WEEKDAY,
  WEEKDAY_AFTER,
  weekdayIn,
  dayIn,
  YEAR,
  yearIn,
} from './patterns.ts';
import { RELATIVE, nextMonday, reading, type Reading } from './relative.ts';
import type { DateWish } from '../types.ts';

const FROM = '(?:from\\s+(?:the\\s+)?|between\\s+(?:the\\s+)?)?';
const BETWEEN = `between\\s+(?:the\\s+)?${ON_WEEKDAY}`;
const AND = `\\s+and\\s+(?:the\\s+)?${ON_WEEKDAY}`;
const TO_OR_AND = `(?:${TO}|\\s+and\\s+(?:the\\s+)?)`;
/** "the 1st weekend feb"; "last week may we" asks something. */
const OF = '(?: (?:of|in))? (?!may (?:i|we|you|be|have)\\b)';
const SOME = '(?:(?:first|1st|second|2nd|third|3rd|fourth|4th|last)|';

/** Days by number, and weeks of a month: what is exact. */
export const RANGES: readonly Reading[] = [
  reading(
    `${FROM}${ON_WEEKDAY}${DAY_MONTH}${YEAR}${WEEKDAY_AFTER}${TO}${ON_WEEKDAY}${DAY_MONTH}${YEAR}`,
    (m, today) => span(m[0], today, yearIn(m[3], today), [m[2], m[1]], [m[5], m[4], yearIn(m[6], today)]),
  ),
  reading(
    `${FROM}${ON_WEEKDAY}${MONTH_DAY}${YEAR}${WEEKDAY_AFTER}${TO}${ON_WEEKDAY}${MONTH_DAY}${YEAR}`,
    (m, today) => span(m[0], today, yearIn(m[3], today), [m[1], m[2]], [m[4], m[5], yearIn(m[6], today)]),
  ),
  // "17, 18 and 19 of February"
  reading(
    `(?<!\\b(?:kids?|aged?|ages|children|boys?|girls?|are|is)\\s+)(?:the\\s+)?(?:days?\\s+)?${DAY}(?:,\\s*\\d{1,2}(?:st|nd|rd|th)?){0,6},?\\s*(?:and|&|\\+)\\s*(?:the\\s+)?${DAY_MONTH}${YEAR}`,
    (m, today) => listed(m[0], today, yearIn(m[4], today), m[3], [m[1], m[2]]),
  ),
  reading(
    `${ON_WEEKDAY}${MONTH_DAY}(?:,\\s*\\d{1,2}(?:st|nd|rd|th)?){0,6},?\\s*(?:and|&|\\+)\\s*${DAY}${NO_DAY}${YEAR}`,
    (m, today) => listed(m[0], today, yearIn(m[4], today), m[1], [m[2], m[3]]),
  ),
  reading(`${BETWEEN}${MONTH_DAY}${AND}(?:${MONTH}\\s+)?(?:the\\s+)?${DAY}${YEAR}`, (m, today) =>
    span(m[0], today, undefined, [m[1], m[2]], [m[3] ?? m[1], m[4], yearIn(m[5], today)]),
  ),
  reading(`${BETWEEN}${DAY_MONTH}${AND}${DAY_MONTH}${YEAR}`, (m, today) =>
    span(m[0], today, undefined, [m[2], m[1]], [m[4], m[3], yearIn(m[5], today)]),
  ),
  reading(`${BETWEEN}${DAY}${AND}${DAY_MONTH}${YEAR}`, (m, today) =>
    span(m[0], today, yearIn(m[4], today), [m[3], m[1]], [m[3], m[2]]),
  ),
  reading(`${FROM}${ON_WEEKDAY}${DAY}${TO}${ON_WEEKDAY}${DAY_MONTH}${YEAR}`, (m, today) =>
    span(m[0], today, yearIn(m[4], today), [m[3], m[1]], [m[3], m[2]]),
  ),
  reading(`${FROM}${ON_WEEKDAY}${MONTH_DAY}${TO}${ON_WEEKDAY}${DAY}${NO_DAY}${YEAR}`, (m, today) =>
    span(m[0], today, yearIn(m[4], today), [m[1], m[2]], [m[1], m[3]]),
  ),
  // "28 dec - 3": the month after where the day is a smaller one
  reading(
    `${FROM}${ON_WEEKDAY}${DAY_MONTH}${YEAR}${TO}${ON_WEEKDAY}${DAY}${NO_DAY}(?=\\s*(?:$|[,.;)!?]|(?:from|for|with|flying|by|in|and)\\b))`,
    (m, today) => {
      const last = dayIn(m[4]) < dayIn(m[1]) ? nameAfter(m[2]) : m[2];
      return span(m[0], today, yearIn(m[3], today), [m[2], m[1]], [last, m[4]]);
    },
  ),
  // "in May from the 12th to the 15th"
  reading(`(?:in\\s+)?${MONTH}${YEAR},?\\s+(?:from\\s+)?the\\s+${DAY_TH}${TO_OR_AND}${DAY_TH}`, (m, today) =>
    span(m[0], today, yearIn(m[2], today), [m[1], m[3]], [m[1], m[4]]),
  ),
  reading(
    `(?:the )?week (?:of|beginning|starting|commencing|from) ${ON_WEEKDAY}(?:the )?${DAY_MONTH}${YEAR}`,
    (m, today) => span(m[0], today, yearIn(m[3], today), [m[2], m[1]]),
    7,
  ),
  reading(
    `(?:the )?week (?:of|beginning|starting|commencing|from) ${ON_WEEKDAY}${MONTH_DAY}${NO_DAY}${YEAR}`,
    (m, today) => span(m[0], today, yearIn(m[3], today), [m[1], m[2]]),
    7,
  ),
  // "week 24", "wk 24 2027", "KW 7": of the calendar (ISO 8601), and no second week of the trip
  reading(
    `(?:in |during )?(?:(?:calendar )?(?:week|wk)(?: (?:no\\.?|number))?|kw|cw) ?(\\d{1,2})(?!\\d| (?:days?|nights?|people|adults?)\\b)(?:(?: of|,)? (20\\d{2}|next year))?`,
    (m, today) => calendarWeek(Number(m[1]), yearIn(m[2], today), today),
    7,
  ),
  reading(
    `(?:the )?(weekend|week) (before|after|closest to|nearest(?: to)?) (?:the )?${DAY_MONTH}${YEAR}`,
    (m, today) => besideDay(m, span(m[0], today, yearIn(m[5], today), [m[4], m[3]])),
  ),
  // "the second saturday in june"
  reading(
    `(?:the )?(first|1st|second|2nd|third|3rd|fourth|4th|last) ${WEEKDAY}${OF}${MONTH}${YEAR}`,
    nthWeekday,
  ),
  // "the 31 May week"
  reading(
    `(?:the )?${DAY_MONTH} week(?!end)`,
    (m, today) => weekFrom(span(m[0], today, undefined, [m[2], m[1]])),
    7,
  ),
  reading(
    `(?:the )?weekend (?:of|around) (?:the )?${DAY}(?:${TO}\\d{1,2}(?:st|nd|rd|th)?)?\\s+(?:of\\s+)?${MONTH}${YEAR}`,
    (m, today) => weekendOf(span(m[0], today, yearIn(m[3], today), [m[2], m[1]])),
  ),
  reading(`(?:the )?weekend (?:of|around) ${MONTH_DAY}${YEAR}`, (m, today) =>
    weekendOf(span(m[0], today, yearIn(m[3], today), [m[1], m[2]])),
  ),
  reading(`${ON_WEEKDAY}${DAY_MONTH}${YEAR}`, (m, today) =>
    span(m[0], today, yearIn(m[3], today), [m[2], m[1]]),
  ),
  reading(`${ON_WEEKDAY}${MONTH_DAY}${NO_DAY}${YEAR}`, (m, today) =>
    span(m[0], today, yearIn(m[3], today), [m[1], m[2]]),
  ),
];

/** Weeks and weekends that say less than a feast beside them does. */
export const PARTS: readonly Reading[] = [
  reading(`(?:the )?${SOME}second last) weekend${OF}${MONTH}${YEAR}`, nthWeekend),
  reading(
    `(?:the )?(first|second|third|fourth|last|1st|2nd|3rd|4th)(?: (?:full|whole))? week${OF}${MONTH}${YEAR}`,
    (m, today) => weekOfMonth(partIn(m, today), today),
    7,
  ),
  // "in january, probably the second weekend"
  reading(
    `${MONTH}${YEAR},?(?: (?:um|uh|er|like|say|so|and|probably|maybe|perhaps|ideally|preferably|on|around|best))*,? (?:the )?${SOME}second last) weekend`,
    nthWeekend,
  ),
  // "jan last week"
  reading(
    `${MONTH}${YEAR} (first|second|third|fourth|last|1st|2nd|3rd|4th) week(?!end)`,
    ([typed, name, year, part], today) =>
      weekOfMonth({ typed, name, year: yearIn(year, today), part }, today),
    7,
  ),
  reading(
    `(?:the )?(early|begin(?:ning)?(?: of)?|start(?: of)?|mid|middle of|halfway through|late|(?:very )?end(?: of)?)[\\s-]+${MONTH}${YEAR}`,
    (m, today) => partOfMonth(partIn(m, today), today),
  ),
  reading('(this coming|the coming|this|next|coming)\\s+weekend|(?:the )?weekend after next', (m, today) =>
    m[1] ? weekend(m[1] === 'next', today, /coming/.test(m[1])) : weekend(true, addDays(today, 7)),
  ),
];

/** Weeks, months, seasons and years: what leaves room. */
export const VAGUE: readonly Reading[] = [
  ...RELATIVE,
  reading('(?:the )?week after next', (_, today) => window(addDays(nextMonday(today), 7), 7)),
  reading('next week', (_, today) => window(nextMonday(today), 7)),
  reading(
    '(early|begin(?:ning)?(?: of)?|start of|mid|middle of|late|(?:very )?end of)[\\s-]+(?:next|the coming) month',
    (m, today) =>
      partOfMonth(
        { part: m[1], name: nameOfMonth(nextMonth(today)), year: nextMonth(today).slice(0, 4), typed: m[0] },
        today,
      ),
  ),
  reading('(?:the )?(middle|end) of (?:the|this) month|later this month|this month', (m, today) =>
    partOfMonth(
      {
        part: m[1] ?? 'late',
        name: nameOfMonth(today.slice(0, 7)),
        year: undefined,
        typed: m[0],
      },
      today,
    ),
  ),
  reading('in the new year|early in the new year|(?:in )?january next year', (_, today) =>
    monthWindow(`${Number(today.slice(0, 4)) + 1}-01`, null, `${Number(today.slice(0, 4)) + 1}-01-03`),
  ),
  reading('q([1-4])(?: (20\\d{2}|next year))?', (m, today) =>
    quarter(Number(m[1]), yearIn(m[2], today), today),
  ),
  reading('next month', (_, today) => monthWindow(nextMonth(today), null)),
  reading('today|tonight', (_, today) => starting(today)),
  reading(
    `(last|this|next|in|during|for|of|around|until|about|come|sometime in|it to|trip to|dates to|everything to)\\s+(?:like\\s+)?${MONTH}${YEAR}`,
    (m, today) => month(m[2], yearIn(m[3], today), m[1], m[0], today),
  ),
  reading(`(?:the )?${MONTH} (?:school )?(?:holidays?|vacations?|break)${YEAR}`, (m, today) =>
    month(m[1], yearIn(m[2], today), '', m[0], today),
  ),
  // "next year in April"
  reading(`(next year),? (?:in |during )?${MONTH}`, (m, today) =>
    month(m[2], yearIn(m[1], today), '', m[0], today),
  ),
  // "4 days may from London"
  reading(`(?<=\\b(?:days?|nights?|weeks?|weekend)\\s{1,3})${MONTH}${YEAR}`, (m, today) =>
    month(m[1], yearIn(m[2], today), '', m[0], today),
  ),
  reading(`${MONTH},?\\s+(20\\d{2}|'\\d{2}|next year|this year)`, (m, today) =>
    month(m[1], yearIn(m[2], today), '', m[0], today),
  ),
  reading(
    '(?:(in|this|next|over|during|for|at|around)\\s+)(?:the\\s+)?(?:early |late )?(spring|summer|autumn|fall|winter|christmas|new year)(?:(?: of)? (20\\d{2}|next year))?',
    (m, today) => season(m[2], today, m[1], yearIn(m[3], today)),
  ),
  reading(
    '(?<=^|[,.;:]\\s{0,3})(spring|summer|autumn|winter)(?=\\s*(?:$|[,.;:]|(?:but|or|please)\\b))',
    (m, today) => season(m[1], today, '', undefined),
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

/** A trip has no more weeks that are counted. */
const MOST_OWN_WEEKS = 4;

/** The Monday of a week of the calendar, the first of which has 4 January in it (ISO 8601); null for what is none. */
function calendarWeek(number: number, year: string | undefined, today: string): DateWish | null {
  if (number < 1 || number > 53 || (year === undefined && number <= MOST_OWN_WEEKS)) return null;
  const thisYear = Number(today.slice(0, 4));
  const mondays = (year === undefined ? [thisYear, thisYear + 1] : [Number(year)]).map((own) => {
    const fourth = `${own}-01-04`;
    return addDays(fourth, 7 * (number - 1) - ((weekdayOf(fourth) + 6) % 7));
  });
  const monday = mondays.find((day) => day > today);
  return monday === undefined ? null : starting(monday);
}

/** The three months of a quarter that are not over. */
function quarter(number: number, year: string | undefined, today: string): DateWish | null {
  const first = (number - 1) * 3;
  const from = month(MONTH_NAMES[first]?.toLowerCase(), year, '', '', today);
  const to = from && month(MONTH_NAMES[first + 2]?.toLowerCase(), from.start.slice(0, 4), '', '', today);
  return from && to && { ...from, end: to.end, movedFrom: null };
}

/** The weekend or the seven days before or after a day. */
function besideDay([, unit, side = '']: RegExpExecArray, day: DateWish | null): DateWish | null {
  if (!day) return null;
  const by = side === 'before' ? -1 : side === 'after' ? 1 : 0;
  if (unit === 'week')
    return by === 0
      ? null
      : { ...day, ...window(addDays(day.start, by > 0 ? 1 : -7), 7), movedFrom: day.movedFrom };
  // the weekend that the day itself is in is none before or after it
  return { ...weekendNear(addDays(day.start, by * 4)), movedFrom: day.movedFrom };
}

function nthWeekday(m: RegExpExecArray, today: string): DateWish | null {
  const week = weekOfMonth({ part: m[1], name: m[3], year: yearIn(m[4], today), typed: m[0] }, today);
  if (!week) return null;
  return {
    ...starting(addDays(week.start, (weekdayIn(m[2]) - weekdayOf(week.start) + 7) % 7)),
    movedFrom: week.movedFrom,
  };
}

function nameAfter(name: string | undefined): string | undefined {
  return MONTH_NAMES[monthNumberOf(name) % 12]?.toLowerCase();
}

/** The English name of the month of "2027-05". */
function nameOfMonth(yearMonth: string): string | undefined {
  return MONTH_NAMES[Number(yearMonth.slice(5)) - 1]?.toLowerCase();
}

/** Days of a month one after the other; what does not rise, or is too far apart, is no such list. */
function listed(
  typed: string,
  today: string,
  year: string | undefined,
  name: string | undefined,
  [from, to]: readonly [string | undefined, string | undefined],
): DateWish | null {
  const days = dayIn(to) - dayIn(from);
  return days < 1 || days > 7 ? null : span(typed, today, year, [name, from], [name, to]);
}
