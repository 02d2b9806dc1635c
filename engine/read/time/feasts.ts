/** Feasts and holidays by name: "over Easter", "the week after Thanksgiving", "carnival 2027". */
import { addDays, daysBetween, weekdayOf } from '../../../domain/dates/calendar.ts';
import { FEAST_IN_THE_WAY } from '../../../content/words/feasts.ts';
import { ALL_FEASTS } from '../../../content/holidays/allFeasts.ts';
import { dateOf } from '../../facts/holidays.ts';
import { NUM } from '../numbers.ts';
import { weekendNear } from './calendar.ts';
import { YEAR, yearIn } from './patterns.ts';
import type { Feast } from '../../../content/holidays/types.ts';
import type { DateWish } from '../types.ts';
import type { FoundDates } from './dates.ts';
import type { Span } from '../words.ts';

interface Named {
  readonly feast: Feast;
  readonly words: RegExp;
  /** Its names alone: nearly every text has none of nearly every feast, and this finds out in a fraction of the time. */
  readonly name: RegExp;
}

/** Long weekends first: "may bank holiday". Easter Island is no feast, and "nine days over Easter" is a length as well. */
const NAMED: readonly Named[] = ALL_FEASTS.map((feast) => ({
  feast,
  name: new RegExp(feast.words),
  words: new RegExp(
    `(?<![\\w-])(?:(?:the )?(?:(opening|first|last|closing|final) )?(?:(weekend|(?<!\\b(?:an?|${NUM.slice(1, -1)}) )(?:week|days?)) )?(?<!(?:day|mon|tues?|wed|thur?s?|fri|sat|sun) )(after|before|of|around|over) )?(?:the |my )?(?:(?:over|at|for|during|next|this|around) (?:the )?)?(?:${feast.words})(?: (?:week|period)(?!end))?${YEAR}(?![\\w-]| islands?\\b)`,
  ),
}));
/** Days that it takes to plan a trip. */
const DAYS_TO_PREPARE = 2;

interface Found {
  readonly feast: Feast;
  readonly at: number;
  readonly length: number;
}

/** Three readers ask for the feasts of the same words, one after the other. */
let latest: { readonly lower: string; readonly found: readonly Found[] } = { lower: '', found: [] };

/** Names in a text of feasts, whatever else it says of dates; each once. */
export function feastsIn(lower: string): readonly Found[] {
  if (lower !== latest.lower) latest = { lower, found: search(lower) };
  return latest.found;
}

function search(lower: string): readonly Found[] {
  const found = NAMED.flatMap(({ feast, name, words }) => {
    const match = name.test(lower) ? words.exec(lower) : null;
    return match ? [{ feast, at: match.index, length: match[0].length }] : [];
  });
  // "christmas markets" is no Christmas, and "chinese new year" no New Year
  return found.filter(
    (own) =>
      !found.some(
        (other) =>
          other !== own &&
          other.at <= own.at &&
          own.at + own.length <= other.at + other.length &&
          other.length > own.length,
      ),
  );
}

/** The sentence round a feast that only asks whether it is in the way; null for any other. @param at where it stands */
export function askedOf(lower: string, at: number): Span | null {
  const start = Math.max(...['.', '!', '?', ';', ','].map((end) => lower.lastIndexOf(end, at))) + 1;
  const end = at + (/[.!?;]|$/.exec(lower.slice(at))?.index ?? 0);
  return FEAST_IN_THE_WAY.test(lower.slice(start, end)) ? { start, end } : null;
}

/** The first feast that a text names with a date of its own; a season leaves room, and a month beside it says more. */
export function findFeast(lower: string, today: string, isSeason: boolean): FoundDates | null {
  const [first] = feastsIn(lower)
    .filter(({ feast }) => (feast.isSeason === true) === isSeason)
    .toSorted((one, other) => one.at - other.at);
  if (!first) return null;
  const { feast, at, length } = first;
  const match = NAMED.find((own) => own.feast === feast)?.words.exec(lower);
  const spans = [{ start: at, end: at + length }];
  const year = yearIn(match?.[4], today);
  const next = nextOf(feast, today, year);
  if (!next) return null;
  const { start, end, day, movedFrom } = next;
  const beside = besideOf(match, { first: day ?? start, last: day ?? end });
  if (beside)
    return {
      wish: { ...beside, movedFrom, feast: feast.name },
      spans,
      days: daysBetween(beside.start, beside.end) + 1,
    };
  const around = day === null || feast.isSeason ? {} : { around: day };
  return {
    wish: { start, end, kind: 'window', movedFrom, feast: feast.name, ...around },
    spans,
    days: feast.isSeason ? null : daysBetween(start, end) + 1,
  };
}

/** "The week after Easter", which begins on the day after; "the opening weekend of Oktoberfest". */
function besideOf(
  match: RegExpExecArray | null | undefined,
  { first, last }: { first: string; last: string },
): Pick<DateWish, 'start' | 'end' | 'kind'> | null {
  const [, end, unit, side] = match ?? [];
  if (end !== undefined && unit === 'weekend')
    return onWeekend(/opening|first/.test(end) ? addDays(first, 2) : addDays(last, -2));
  if (side !== 'after' && side !== 'before') return null;
  const isAfter = side === 'after';
  if (unit === 'weekend')
    return onWeekend(isAfter ? addDays(last, 5) : addDays(first, -(weekdayOf(first) || 7)));
  const days = unit === 'week' || unit === undefined ? 7 : 4;
  return isAfter
    ? { start: addDays(last, 1), end: addDays(last, days), kind: 'window' }
    : { start: addDays(first, -days), end: addDays(first, -1), kind: 'window' };
}

function onWeekend(date: string): Pick<DateWish, 'start' | 'end' | 'kind'> {
  const { start, end } = weekendNear(date);
  return { start, end, kind: 'days' };
}

interface Next {
  readonly start: string;
  readonly end: string;
  readonly day: string | null;
  readonly movedFrom: string | null;
}

/** The next time that is not over; one in a year that was named and is past moves to the next. */
export function nextOf(feast: Feast, today: string, year: string | undefined): Next | null {
  const soonest = addDays(today, DAYS_TO_PREPARE);
  const thisYear = Number(today.slice(0, 4));
  const first = year === undefined ? thisYear - 1 : Number(year);
  for (let own = first; own <= Math.max(first, thisYear) + 2; own += 1) {
    const dates = datesIn(feast, own);
    if (!dates || dates.end < soonest) continue;
    const start = dates.start < soonest ? soonest : dates.start;
    const isMoved = year !== undefined && own !== first;
    return { ...dates, start, movedFrom: isMoved ? `${feast.name} ${year}` : null };
  }
  return null;
}

/** @returns null where the tables end */
export function datesIn(feast: Feast, year: number): Pick<Next, 'start' | 'end' | 'day'> | null {
  const start = dateOf(feast.from, year);
  const inYear = dateOf(feast.to, year);
  const end = start !== null && inYear !== null && inYear < start ? dateOf(feast.to, year + 1) : inYear;
  if (start === null || end === null) return null;
  const own = feast.day === undefined ? null : dateOf(feast.day, year);
  const day = own !== null && own < start && feast.day !== undefined ? dateOf(feast.day, year + 1) : own;
  return { start, end, day };
}
