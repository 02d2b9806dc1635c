/** What a guide says of a season, without what of it lies beyond the days of a stay. */
import { matchesIn } from '../../../domain/text/matches.ts';
import { daysBetween, MONTH_NAMES } from '../../../domain/dates/calendar.ts';
import type { CityGuide } from '../../../content/towns/types.ts';

/** Dates of a stay, ISO, both included. */
interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

const MONTH = MONTH_NAMES.join('|');
/** A day or a part of a month: "23 June", "late September"; not "snow into March", which tells of the months before. */
const DATED = new RegExp(
  String.raw`(?<!\b(?:into|until|till|to|from|by|since) )(?<!\b(?:into|until|till|to|from|by|since) (?:early|mid|late) )(?:\b(\d{1,2}) )?\b(${MONTH})\b`,
  'g',
);
/** So near is a feast still told of, in days. */
const NEAR = 7;

/** The line of the season in which a stay begins, whole where all of it is dated; null where the guide has none. */
export function seasonLine({ seasons }: Pick<CityGuide, 'seasons'>, days: Days): string | null {
  const month = Number(days.firstDay.slice(5, 7));
  const line = seasons.find(({ months }) => months.includes(month))?.line;
  if (line === undefined) return null;
  const [first = '', ...parts] = line.split(/(?<=[;,.])\s+/);
  // "rain in June, then warm and clear": by itself the rest follows on nothing
  const kept = ([first, ...parts].filter((part) => isOf(part, days)).join(' ') || line).replace(
    /^(?:then|but|and) /i,
    '',
  );
  return `${kept.charAt(0).toUpperCase()}${kept.slice(1).replace(/[;,.]$/, '')}.`;
}

/** Months of feasts that a line names without a date. */
const FEASTS: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\b(?:Easter|Holy Week)\b/, [3, 4]],
  [/\bChristmas\b/, [11, 12]],
  [/\bNew Year\b/, [12, 1]],
];

function isOf(part: string, days: Days): boolean {
  const feasts = FEASTS.filter(([name]) => name.test(part));
  const months = monthsOf(days.firstDay, days.lastDay);
  if (feasts.length > 0 && !feasts.some(([, own]) => own.some((month) => months.includes(month))))
    return false;
  const dated = matchesIn(part, DATED);
  return dated.length === 0 || dated.some(([, day, month = '']) => isNear(day ?? null, month, days));
}

function isNear(day: string | null, month: string, { firstDay, lastDay }: Days): boolean {
  const number = MONTH_NAMES.findIndex((name) => name === month) + 1;
  if (day === null) return monthsOf(firstDay, lastDay).includes(number);
  return [firstDay, lastDay].some((own) => {
    const date = `${own.slice(0, 4)}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
    return daysBetween(firstDay, date) >= -NEAR && daysBetween(date, lastDay) >= -NEAR;
  });
}

/** Months, from 1, of the first and the last day and those between. */
function monthsOf(firstDay: string, lastDay: string): readonly number[] {
  const first = Number(firstDay.slice(5, 7));
  const count = (Number(lastDay.slice(5, 7)) - first + 12) % 12;
  return Array.from({ length: count + 1 }, (_, index) => ((first - 1 + index) % 12) + 1);
}
