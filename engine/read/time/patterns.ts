/** Pieces of the patterns of dates, and what they stand for. */
import { ORDINAL_WORDS, ordinalOf } from '../numbers.ts';

/** Before a month: "jan can't come" is somebody. */
export const NOBODY =
  "(?!(?:jan|april|may|june|august) (?:(?:can'?t|cannot|won'?t|couldn'?t) (?:come|make it|join|travel|be there)|(?:has |had |just )*(?:dropped|bailed|pulled|backed) out)\\b)";
/** A month, also with common slips. */
export const MONTH = `${NOBODY}(jan(?:uary)?|feb(?:r?u?ary)?|mar(?:ch)?|apr(?:ill?|l)?|may|june?|july?|aug(?:ust)?|sept?(?:e?m?be?r?)?|oct(?:ober)?|nov(?:em?ber)?|dec(?:em?ber)?)\\.?`;
/** A day of the month: "3", "3rd", "third". */
export const DAY = `(\\d{1,2}(?:st|nd|rd|th|\\.)?|${ORDINAL_WORDS})`;
/** As {@link DAY}, and never a bare number. */
export const DAY_TH = `(\\d{1,2}(?:st|nd|rd|th)|${ORDINAL_WORDS})`;
export const TO = "\\s*(?:-|–|—|to|til|'til|until|till|through|thru|bis)\\s*(?:the\\s+)?";
/** Also the figures right behind a month: "15feb27". */
export const YEAR =
  "(?:(?:,?\\s+(?:of\\s+|in\\s+)?|(?<=\\d[a-z]{3,9}))(20\\d{2}|'\\d{2}|next year|this year|(?<=\\d[a-z]{3,9})\\d{2}))?";
export const WEEKDAY = '(mon|tue(?:s)?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?';
/** A weekday beside a date, which says nothing new. */
export const ON_WEEKDAY =
  '(?:(?:mon|tue(?:s)?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?,?\\s+(?:the\\s+)?)?';
/** "3 June", "3rd of June", "3june"; groups: day, month. */
export const DAY_MONTH = `${DAY}(?:\\s+of\\s+|\\s*-?\\s*)${MONTH}`;
/** What makes the number after a month no day: "in june 3 people". */
export const NO_DAY =
  '(?!\\d|[.,:]\\d|\\s*(?:k|pm|am|%|€|£|people|persons?|ppl|adults?|pax|kids|children|friends|mates|couples?|guys|girls|lads|ladies|women|men|travell?ers?|of us|days?|nights?|weeks?|hours?|x|euros?|eur|usd|gbp|dollars|pounds)\\b)';

/** "June 3", "June the 3rd", "june3"; groups: month, day. */
export const MONTH_DAY = `${MONTH}\\s*(?:the\\s+)?${DAY}`;
/** A weekday behind a date, which says nothing new either: "3 June (Thu)". */
export const WEEKDAY_AFTER =
  '(?:,?\\s+(?:mon|tue(?:s)?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?(?=\\s*(?:-|–|—|to\\b|till?\\b|until\\b|through\\b)))?';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** 0 is Sunday; -1 for what is none. */
export function weekdayIn(name: string | undefined): number {
  return WEEKDAYS.indexOf((name ?? '').slice(0, 3));
}

/** The number of what {@link DAY} matched. */
export function dayIn(text: string | undefined): number {
  return ordinalOf(text ?? '') ?? Number(text);
}

/** The year of what {@link YEAR} matched, as digits. @param today ISO date */
export function yearIn(text: string | undefined, today: string): string | undefined {
  const thisYear = Number(today.slice(0, 4));
  if (text === undefined) return undefined;
  if (text.startsWith('next')) return String(thisYear + 1);
  if (text.startsWith('this')) return String(thisYear);
  return text.startsWith("'") ? `20${text.slice(1)}` : text.length === 2 ? `20${text}` : text;
}

/** A pattern of whole words. */
export function pattern(source: string): RegExp {
  return new RegExp(`(?<![\\w-])(?:${source})(?!\\w)`);
}
