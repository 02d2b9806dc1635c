/** Parts of a month in words: "the first two weeks of September", "second half of May". */
import { addDays, daysBetween } from '../../../domain/dates/calendar.ts';
import { COUNT, countOf } from '../numbers.ts';
import { MONTH, YEAR, yearIn } from './patterns.ts';
import type { FoundDates } from './dates.ts';

const PART = new RegExp(
  `(?<![\\w-])(?:the\\s+)?(first|second|last|final)\\s+(half|third|days|(?:${COUNT}\\s+)(days|weeks))\\s+(?:of|in)\\s+${MONTH}${YEAR}(?!\\w)`,
  'i',
);
const WHOLE = new RegExp(
  `\\b(?:all of|(?:the )?(?:whole|entire|full)(?: month)?(?: of)?)\\s+${MONTH}${YEAR}(?!\\w)`,
  'i',
);
const HALF_DAYS = 15;
/** Days of a part that is named without a number: "the first days of October". */
const NAMED_PARTS: Readonly<Record<string, number>> = { third: 10, days: 7 };
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
  if (!match) return wholeMonth(text, today, read);
  const [typed, which = '', length = '', count = '1', unit = '', month = '', named] = match;
  const year = yearIn(named?.toLowerCase(), today);
  const size =
    unit === ''
      ? (NAMED_PARTS[length.toLowerCase()] ?? null)
      : countOf(count.toLowerCase()) * (unit.toLowerCase() === 'weeks' ? 7 : 1);
  const found = read(`in ${month} ${year ?? ''}`.trim(), today)?.wish;
  // "second two weeks" is nobody's phrase
  if (!found || (unit !== '' && /second/i.test(which))) return null;
  const soonest = addDays(today, DAYS_TO_PREPARE);
  const own = partOf(found.start.slice(0, 7), found.end, which.toLowerCase(), size);
  const isPast = own.start < soonest;
  const later = isPast ? read(`in ${month} ${Number(found.start.slice(0, 4)) + 1}`, today)?.wish : undefined;
  const wish = later ? partOf(later.start.slice(0, 7), later.end, which.toLowerCase(), size) : own;
  const at = match.index + typed.toLowerCase().indexOf(length.toLowerCase());
  const whole = { start: match.index, end: match.index + typed.length };
  return {
    wish: {
      ...wish,
      kind: 'window',
      movedFrom: found.movedFrom ?? (later && year !== undefined ? typed : null),
    },
    // the length stays, as that of the trip unless another is named
    spans:
      unit === ''
        ? [whole]
        : [
            { ...whole, end: at },
            { ...whole, start: at + length.length },
          ],
    days: null,
  };
}

/** "The whole of February": from its first to its last day. */
function wholeMonth(
  text: string,
  today: string,
  read: (text: string, today: string) => FoundDates | null,
): FoundDates | null {
  const match = WHOLE.exec(text);
  const found =
    match && read(`in ${match[1] ?? ''} ${yearIn(match[2]?.toLowerCase(), today) ?? ''}`.trim(), today);
  return found
    ? {
        wish: { ...found.wish, start: `${found.wish.end.slice(0, 7)}-01`, kind: 'days' },
        spans: [{ start: match.index, end: match.index + match[0].length }],
        days: null,
      }
    : null;
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
  if (which === 'second' && size !== null)
    return { start: addDays(first, days), end: addDays(first, 2 * days - 1) };
  if (which === 'first') return { start: first, end: addDays(first, days - 1) };
  return { start: size === null ? addDays(first, HALF_DAYS) : addDays(end, 1 - days), end };
}
