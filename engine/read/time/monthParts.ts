/** Parts of a month in words: "the first two weeks of September", "second half of May". */
import { addDays, daysBetween } from '../../../domain/dates/calendar.ts';
import { COUNT, countOf } from '../numbers.ts';
import { MONTH, YEAR, yearIn } from './patterns.ts';
import type { FoundDates } from './dates.ts';

const PART = new RegExp(
  `(?<![\\w-])(?:the\\s+)?(first|second|last|final)\\s+(half|third|days|(?:${COUNT}\\s+)(days|weeks))\\s+(?:of|in)\\s+${MONTH}${YEAR}(?!\\w)`,
  'i',
);
/** "In March, but not the first week": the rest of it. */
const BUT_PART = new RegExp(
  `(?:\\b(?:but|just|only|and|so)\\s+)?\\b(?:not|never|except(?: for)?|avoid(?:ing)?)\\s+(?:in\\s+|during\\s+|for\\s+)?the\\s+(first|last)\\s+(half|week|weekend|(?:${COUNT})\\s+(?:days|weeks))(?:\\s+(?:of|in)\\s+(?:${MONTH}${YEAR}|(?:the|that)\\s+month|it))?(?![\\w-])(?!\\s+of\\b)`,
  'i',
);
/** Beside days of a month a part is one of the trip. */
const DAYS_NAMED = new RegExp(
  `\\d{1,2}(?:st|nd|rd|th)?\\s*(?:-|–|to|until|till?)\\s*\\d|\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|\\b${MONTH} \\d{1,2}(?!\\d)`,
  'i',
);
const ANY_MONTH = new RegExp(`\\b${MONTH}${YEAR}(?!\\w)`, 'i');
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
  const rest = monthWithoutPart(text, today, read);
  if (rest) return rest;
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

/** The days of a month beside its first or last ones, which are not wanted. */
function monthWithoutPart(
  text: string,
  today: string,
  read: (text: string, today: string) => FoundDates | null,
): FoundDates | null {
  const part = DAYS_NAMED.test(text) ? null : BUT_PART.exec(text);
  const named = part && (part[4] === undefined ? ANY_MONTH.exec(text) : null);
  const [month, year] = [part?.[4] ?? named?.[1], part?.[5] ?? named?.[2]];
  const found =
    part && month
      ? read(`in ${month} ${yearIn(year?.toLowerCase(), today) ?? ''}`.trim(), today)?.wish
      : null;
  // "free except the first two days" is of the trip, and of no month
  if (!part || !found || (part[4] === undefined && /days/i.test(part[2] ?? ''))) return null;
  const [, which = '', length = '', count = '1'] = part;
  const unit = /half/i.test(length) ? HALF_DAYS : /day/i.test(length) ? 1 : 7;
  const days = unit * (/^(?:half|week)/i.test(length) ? 1 : countOf(count.toLowerCase()));
  const first = `${found.end.slice(0, 7)}-01`;
  return {
    wish: {
      ...found,
      kind: 'window',
      ...(/first/i.test(which)
        ? { start: addDays(first, days) }
        : { start: first, end: addDays(found.end, -days) }),
    },
    spans: [part, ...(named ? [named] : [])].map((own) => ({
      start: own.index,
      end: own.index + own[0].length,
    })),
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
