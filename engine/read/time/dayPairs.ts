/** The day of leaving and the day of coming back, named apart: "leaving June 3 from Dallas, back June 10". */
import { addDays, weekdayOf } from '../../../domain/dates/calendar.ts';
import { span } from './calendar.ts';
import {
  DAY,
  DAY_TH,
  MONTH,
  NO_DAY,
  ON_WEEKDAY,
  pattern,
  WEEKDAY,
  weekdayIn,
  YEAR,
  yearIn,
} from './patterns.ts';
import type { FoundDates } from './dates.ts';

const DATE = `${ON_WEEKDAY}(?:${DAY}\\s+(?:of\\s+)?${MONTH}|${MONTH}\\s+(?:the\\s+)?${DAY}${NO_DAY})${YEAR}`;
const DATES = new RegExp(pattern(DATE).source, 'g');
const LEAVING =
  /\b(?:leav(?:e|ing)|depart(?:ing|ure)?|arriv(?:e|ing|al)|start(?:s|ing)?|begin(?:s|ning)?|check(?:ing)?[- ]?in|fly(?:ing)?(?: out)?|out|from|going)(?: (?:date|out|on|is|at))*:?\s+(?:the\s+)?$/;
const COMING =
  '\\b(?:(?:com(?:e|ing)|go(?:ing)?|fly(?:ing)?|head(?:ing)?|get(?:ting)?|be) )?(?:back|home|return(?:s|ing)?|leav(?:e|ing)|depart(?:ing|ure)?|end(?:s|ing)?|until|till?|through|stay(?:ing)? (?:until|till?)|check(?:ing)?[- ]?out|fly(?:ing)? (?:back|home))(?: (?:date|home|back|on|by|is|at))*:?\\s+(?:the\\s+)?';
const BEFORE_END = new RegExp(`${COMING}$`);
const END_DAY = new RegExp(`${COMING}${DAY_TH}(?!\\w)(?!\\s+(?:of|day|week|night|time))`);
const END_WEEKDAY = new RegExp(`${COMING}${WEEKDAY}(?: (?:night|evening|morning|afternoon))?(?!\\w)`);
const CUE_CHARS = 40;

/** Two days, the second with a word that says so; null where the text has no such pair. @param today ISO date */
export function findDayPair(lower: string, today: string): FoundDates | null {
  const [first, ...others] = [...lower.matchAll(DATES)];
  if (!first) return null;
  const before = (at: number) => lower.slice(Math.max(0, at - CUE_CHARS), at);
  const lead = LEAVING.exec(before(first.index));
  const from = first.index - (lead?.[0].length ?? 0);
  const second = others.find((date) => BEFORE_END.test(before(date.index)));
  if (second) {
    const cue = BEFORE_END.exec(before(second.index))?.[0].length ?? 0;
    const end = [second[2] ?? second[3], second[1] ?? second[4]] as const;
    return pairOf(
      first,
      end,
      second[5],
      { from, at: second.index - cue, to: second.index + second[0].length },
      today,
    );
  }
  const rest = first.index + first[0].length;
  const day = END_DAY.exec(lower.slice(rest));
  if (day) {
    const end = [first[2] ?? first[3], day[1]] as const;
    const at = rest + day.index;
    return pairOf(first, end, undefined, { from, at, to: at + day[0].length }, today);
  }
  const weekday = END_WEEKDAY.exec(lower.slice(rest));
  const start =
    weekday && span(first[0], today, yearIn(first[5], today), [first[2] ?? first[3], first[1] ?? first[4]]);
  if (!weekday || !start) return null;
  const days = (weekdayIn(weekday[1]) - weekdayOf(start.start) + 7) % 7 || 7;
  const at = rest + weekday.index;
  return {
    wish: { ...start, end: addDays(start.start, days), kind: 'days' },
    spans: [
      { start: from, end: rest },
      { start: at, end: at + weekday[0].length },
    ],
    days: null,
  };
}

function pairOf(
  first: RegExpMatchArray,
  last: readonly [string | undefined, string | undefined],
  lastYear: string | undefined,
  { from, at, to }: { from: number; at: number; to: number },
  today: string,
): FoundDates | null {
  const year = yearIn(first[5] ?? lastYear, today);
  const start = [first[2] ?? first[3], first[1] ?? first[4]] as const;
  const typed = first[0];
  const wish = span(typed, today, year, start, last);
  if (!wish || first.index === undefined) return null;
  return {
    wish,
    spans: [
      { start: from, end: first.index + first[0].length },
      { start: at, end: to },
    ],
    days: null,
  };
}
