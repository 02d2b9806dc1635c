/** Parts of a month in words: "the first two weeks of September", "second half of May". */
import { addDays, daysBetween } from '../../../domain/dates/calendar.ts';
import { COUNT, countOf } from '../numbers.ts';
import type { FoundDates } from './dates.ts';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const PART = new RegExp(
  `(?<![\\w-])(?:the\\s+)?(first|second|last)\\s+(half|(?:${COUNT}\\s+)(days|weeks))\\s+(?:of|in)\\s+(${MONTH})(?:,?\\s+(20\\d{2}))?(?!\\w)`,
  'i',
);
const HALF_DAYS = 15;
/** A part that begins sooner is that of the year after. */
const DAYS_TO_PREPARE = 3;

/**
 * The part of a month that a message names, as a window. A length in it ("two weeks") stays in the text, where it is
 * the length of the trip unless another is named.
 * @param read dates of a text without parts of months
 */
export function findMonthPart(
  text: string,
  today: string,
  read: (text: string, today: string) => FoundDates | null,
): FoundDates | null {
  const match = PART.exec(text);
  if (!match) return null;
  const [typed, which = '', length = '', count = '1', unit = '', month = '', year] = match;
  const size = unit === '' ? null : countOf(count.toLowerCase()) * (unit.toLowerCase() === 'weeks' ? 7 : 1);
  const whole = read(`in ${month} ${year ?? ''}`.trim(), today)?.wish;
  // "second two weeks" is nobody's phrase
  if (!whole || (size !== null && /second/i.test(which))) return null;
  const soonest = addDays(today, DAYS_TO_PREPARE);
  const own = partOf(whole.start.slice(0, 7), whole.end, which.toLowerCase(), size);
  const isPast = own.start < soonest;
  const later = isPast ? read(`in ${month} ${Number(whole.start.slice(0, 4)) + 1}`, today)?.wish : undefined;
  const wish = later ? partOf(later.start.slice(0, 7), later.end, which.toLowerCase(), size) : own;
  return {
    wish: {
      ...wish,
      kind: 'window',
      movedFrom: whole.movedFrom ?? (later && year !== undefined ? typed : null),
    },
    rest: `${text.slice(0, match.index)} ${size === null ? '' : length} ${text.slice(match.index + typed.length)}`,
  };
}

/** First and last day of a part. @param size days; null for half the month */
function partOf(
  yearMonth: string,
  end: string,
  which: string,
  size: number | null,
): { start: string; end: string } {
  const first = `${yearMonth}-01`;
  const days = Math.min(size ?? HALF_DAYS, daysBetween(first, end) + 1);
  if (which === 'first') return { start: first, end: addDays(first, days - 1) };
  return { start: size === null ? addDays(first, HALF_DAYS) : addDays(end, 1 - days), end };
}
