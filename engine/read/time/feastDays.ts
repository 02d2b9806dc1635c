/** Single days of feasts: "xmas eve to boxing day", "the day after christmas". */
import { FEAST_DAYS } from '../../../content/words/feasts.ts';
import { matchesIn } from '../../../domain/text/matches.ts';
import { addDays, daysBetween, weekdayOf } from '../../../domain/dates/calendar.ts';
import { dateOf } from '../../facts/holidays.ts';
import { WEEKDAY, weekdayIn } from './patterns.ts';
import type { FoundDates } from './dates.ts';
import type { Span } from '../words.ts';

const NAMES = FEAST_DAYS.map(([words]) => `(${words})`).join('|');
const FROM_TO = new RegExp(
  `(?<![\\w-])(?:from |between )?(?:${NAMES})\\s*(?:-|–|to|until|till?|through|thru|and)\\s*(?:${NAMES})(?![\\w-])`,
);
/** "In on Maundy Thursday, out on Easter Monday". */
const IN_AND_OUT = new RegExp(
  `(?<![\\w-])(?:(?:in|arriv(?:e|ing)|land(?:ing)?|from|start(?:ing)?|fly(?:ing)?(?: in| out)?)(?: on)? )?(?:${NAMES}),?\\s+(?:and )?(?:out|leav(?:e|ing)|back|home|return(?:ing)?|fly(?:ing)? (?:back|home|out))(?: again| home)?(?: on)?(?: the)? (?:${NAMES})(?![\\w-])(?! (?:for|to|\\w+day)\\b)`,
);
/** "fri to ash wednesday": the last such weekday before it. */
const WEEKDAY_TO = new RegExp(
  `(?<![\\w-])(?:from )?(?:the )?${WEEKDAY}\\s*(?:-|–|to|until|till?|through|thru)\\s*(?:${NAMES})(?![\\w-])`,
);
const NEXT_TO = new RegExp(`(?<![\\w-])(?:the )?day (after|before) (?:${NAMES})(?![\\w-])`);

const GOES_ON =
  '(?:(?<=\\b(?:on|until|till?|from|leav(?:e|es|ing)|arriv(?:e|es|ing)|depart(?:s|ing)?|return(?:s|ing)?|home|back|start(?:s|ing)?) )|(?<=\\b(?:on|until|till?|from|by) the ))';
const TRAVELLED = new RegExp(`${GOES_ON}(?:${NAMES})(?![\\w-])`, 'g');

/** Days of feasts on which one comes or goes: "fly out on Good Friday", "leaving Ash Wednesday". @param today ISO date */
export function travelFeasts(lower: string, today: string): (Span & { readonly date: string })[] {
  return matchesIn(lower, TRAVELLED).flatMap((match) => {
    const date = nextOf(
      match.slice(1).findIndex((group) => group !== undefined),
      today,
    );
    return date === null ? [] : [{ date, start: match.index, end: match.index + match[0].length }];
  });
}

/** From one such day to another, or the day beside one; null for none. @param today ISO date */
export function findFeastDays(lower: string, today: string): FoundDates | null {
  const inAndOut = IN_AND_OUT.exec(lower);
  const range = inAndOut ?? FROM_TO.exec(lower);
  const isBetween = range !== null && /^between\b.*\band\b/.test(range[0]);
  if (range && (inAndOut !== null || isBetween || !/\sand\s/.test(range[0]))) {
    const [, ...groups] = range;
    const from = groups.slice(0, FEAST_DAYS.length).findIndex((group) => group !== undefined);
    const to = groups.slice(FEAST_DAYS.length).findIndex((group) => group !== undefined);
    const start = nextOf(from, today);
    const end = start && nextOf(to, start);
    if (!start || !end || start >= end) return null;
    // between two days in a row lies none: both are meant
    const isApart = isBetween && daysBetween(start, end) > 2;
    return isApart ? found(range, addDays(start, 1), addDays(end, -1)) : found(range, start, end);
  }
  const fromWeekday = WEEKDAY_TO.exec(lower);
  if (fromWeekday) {
    const [, weekday, ...groups] = fromWeekday;
    const end = nextOf(
      groups.findIndex((group) => group !== undefined),
      today,
    );
    const start = end && addDays(end, -((weekdayOf(end) - weekdayIn(weekday) + 7) % 7 || 7));
    return end && start && start > today ? found(fromWeekday, start, end) : null;
  }
  const beside = NEXT_TO.exec(lower);
  if (!beside) return null;
  const [, side, ...groups] = beside;
  const day = nextOf(
    groups.findIndex((group) => group !== undefined),
    today,
  );
  const date = day && addDays(day, side === 'after' ? 1 : -1);
  return date && date > today ? found(beside, date, date) : null;
}

/** The days with a date of their own that a text names in full, "Boxing Day": of which month and day, and where. */
export function feastDaysIn(lower: string): { monthDay: string; start: number; end: number }[] {
  return FEAST_DAYS.flatMap(([words, rule]) => {
    const match = /^\d\d-\d\d$/.test(rule)
      ? new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`).exec(lower)
      : null;
    const isDay = match && /\b(?:day|eve)$|^nye$/.test(match[0]);
    return match && isDay ? [{ monthDay: rule, start: match.index, end: match.index + match[0].length }] : [];
  });
}

/** The next such day after a date. */
function nextOf(index: number, after: string): string | null {
  const rule = FEAST_DAYS[index]?.[1];
  if (rule === undefined) return null;
  const year = Number(after.slice(0, 4));
  return (
    [year, year + 1].map((own) => dateOf(rule, own)).find((date) => date !== null && date > after) ?? null
  );
}

function found({ index, 0: whole }: RegExpExecArray, start: string, end: string): FoundDates {
  return {
    wish: { start, end, kind: start === end ? 'start' : 'days', movedFrom: null },
    spans: [{ start: index, end: index + whole.length }],
    days: null,
  };
}
