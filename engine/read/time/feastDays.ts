/** Single days of feasts: "xmas eve to boxing day", "the day after christmas". */
import { addDays } from '../../../domain/dates/calendar.ts';
import { dateOf } from '../../facts/holidays.ts';
import type { FoundDates } from './dates.ts';

/** Their names, and the rules of content/holidays. */
const DAYS: readonly (readonly [string, string])[] = [
  ['(?:christmas|xmas) eve', '12-24'],
  ['(?:christmas|xmas) day|christmas|xmas', '12-25'],
  ["boxing day|st\\.? stephen'?s day", '12-26'],
  ["new year'?s eve|nye|silvester|hogmanay", '12-31'],
  ["new year'?s? day|new years?", '01-01'],
  ['epiphany', '01-06'],
  ['maundy thursday', 'E-3'],
  ['good friday', 'E-2'],
  ['holy saturday', 'E-1'],
  ['easter monday', 'E+1'],
  ['easter sunday|easter', 'E'],
  ['ash wednesday', 'E-46'],
  ['mardi gras|fat tuesday|shrove tuesday', 'E-47'],
  ['thanksgiving(?: day)?', '11:4:4'],
  ['black friday', '11:4:4+1'],
];
const NAMES = DAYS.map(([words]) => `(${words})`).join('|');
const FROM_TO = new RegExp(
  `(?<![\\w-])(?:from )?(?:${NAMES})\\s*(?:-|–|to|until|till?|through|thru)\\s*(?:${NAMES})(?![\\w-])`,
);
const NEXT_TO = new RegExp(`(?<![\\w-])(?:the )?day (after|before) (?:${NAMES})(?![\\w-])`);

/** From one such day to another, or the day beside one; null for none. @param today ISO date */
export function findFeastDays(lower: string, today: string): FoundDates | null {
  const range = FROM_TO.exec(lower);
  if (range) {
    const [, ...groups] = range;
    const from = groups.slice(0, DAYS.length).findIndex((group) => group !== undefined);
    const to = groups.slice(DAYS.length).findIndex((group) => group !== undefined);
    const start = nextOf(from, today);
    const end = start && nextOf(to, start);
    return start && end && start < end ? found(range, start, end) : null;
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

/** The next such day after a date. */
function nextOf(index: number, after: string): string | null {
  const rule = DAYS[index]?.[1];
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
