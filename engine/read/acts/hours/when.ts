/** Hours and days as travellers write them beside an appointment. */
import { CLOCK_TIME } from '../../../../content/words/busy.ts';
import { monthNumberOf } from '../../time/calendar.ts';
import { weekdayIn } from '../../time/patterns.ts';
import type { Weekday } from '../../../../domain/dates/calendar.ts';

/** The day of an appointment, before the trip has dates. */
export type DayOf =
  /** "05-06": the year is the trip's. */
  | { readonly kind: 'date'; readonly monthDay: string }
  | { readonly kind: 'weekday'; readonly weekday: Weekday }
  /** "the 4th": the month is the trip's. */
  | { readonly kind: 'monthDay'; readonly day: number }
  | { readonly kind: 'day'; readonly day: number }
  | { readonly kind: 'last' };

interface Read<Value> {
  readonly value: Value;
  readonly start: number;
  readonly end: number;
}

export const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
export const WEEKDAY =
  'mon(?:day)?s?|tue(?:s(?:day)?)?s?|wed(?:nesday)?s?|thu(?:r(?:s(?:day)?)?)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?';
const DATE = new RegExp(
  `\\b(?:on )?(?:(?:${WEEKDAY}),? )?(?:the )?(?:(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTHS})|(${MONTHS}) (\\d{1,2})(?:st|nd|rd|th)?)\\b(?:,? 20\\d\\d\\b)?`,
  'iu',
);
/** "Wed 21/4", "4/5/2027": the month last, where it can be. */
const FIGURES = new RegExp(
  `(?:\\b(?:on )?(?:${WEEKDAY}),? |\\bon )?(?<![\\d/.])(\\d{1,2})/(\\d{1,2})(?:/(?:20)?\\d\\d)?(?![\\d/])`,
  'iu',
);
const NAMED_DAY = new RegExp(`\\b(?:on )?(?:the |this |next |that )?(${WEEKDAY})\\b`, 'iu');
const NUMBERED =
  /\b(?:on )?(?:(?<!\b(?:each|every|per|a|whole|all) )day (\d{1,2})(?![:.]\d)|the (first|second|third|fourth|fifth|last|final) (?:day|evening|night|morning|afternoon))\b/iu;
/** "on the 6th", "Tuesday 18th". */
const ORDINAL_DAY = new RegExp(
  `\\b(?:(?:on|by) (?:the )?|the |(?:${WEEKDAY}),? (?:the )?)(\\d{1,2})(?:st|nd|rd|th)\\b|\\b(?:${WEEKDAY}) (\\d{1,2})\\b(?!\\s*(?:[:.]\\d|[ap]\\.?m\\b|h\\b|-|–|to\\b))`,
  'iu',
);
const SAME = /\b(?:on )?(?:the |that )?(?:same|that) (?:day|morning|afternoon|evening|night)\b/iu;
const ORDER = ['', 'first', 'second', 'third', 'fourth', 'fifth'];
/** Before this an hour without "am" is of the afternoon. */
const EARLIEST = 8;

/** Minute of the day, and where it is written; null where no hour is. */
export function timeIn(text: string): Read<number> | null {
  const match = CLOCK_TIME.exec(text);
  if (!match) return null;
  const [all, h1, m1, half1, h2, half2, h3, noon] = match;
  const half = half1 ?? half2;
  const typed = noon === undefined ? Number(h1 ?? h2 ?? h3) : 12;
  // "at 8" beside dinner is of the evening; 9:15 and 15:00 are as they are
  const isEvening =
    half === undefined &&
    h1?.startsWith('0') !== true &&
    (h3 !== undefined || typed < EARLIEST) &&
    (typed < EARLIEST || /dinner|concert|show|supper|opera/i.test(text)) &&
    typed < 12;
  const hour = half === undefined ? typed + (isEvening ? 12 : 0) : (typed % 12) + (/^p/i.test(half) ? 12 : 0);
  const value = hour * 60 + Number(m1 ?? 0);
  return value >= 24 * 60 ? null : { value, start: match.index, end: match.index + all.length };
}

/** @param before the day that was named before, for "the same day" */
export function dayIn(text: string, before: DayOf | null): Read<DayOf> | null {
  const of = (match: RegExpExecArray, value: DayOf): Read<DayOf> => ({
    value,
    start: match.index,
    end: match.index + match[0].length,
  });
  const date = DATE.exec(text);
  if (date) return of(date, dateOf(monthNumberOf(date[2] ?? date[3]), Number(date[1] ?? date[4])));
  const figures = dayInFigures(text);
  if (figures) return figures;
  const numbered = NUMBERED.exec(text);
  if (numbered) {
    const word = (numbered[2] ?? '').toLowerCase();
    if (word === 'last' || word === 'final') return of(numbered, { kind: 'last' });
    return of(numbered, { kind: 'day', day: Number(numbered[1] ?? ORDER.indexOf(word)) });
  }
  const ordinal = ORDINAL_DAY.exec(text);
  const monthDay = Number(ordinal?.[1] ?? ordinal?.[2] ?? 0);
  if (ordinal && monthDay >= 1 && monthDay <= 31) return of(ordinal, { kind: 'monthDay', day: monthDay });
  const same = SAME.exec(text);
  if (same && before) return of(same, before);
  const named = NAMED_DAY.exec(text);
  return named ? of(named, { kind: 'weekday', weekday: weekdayNamed(named[1] ?? '') }) : null;
}

function dateOf(month: number, day: number): DayOf {
  return {
    kind: 'date',
    monthDay: `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  };
}

/** A day of a month in figures; null for none. */
export function dayInFigures(text: string): Read<DayOf> | null {
  const match = FIGURES.exec(text);
  const [day, month] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || day < 1 || month < 1 || Math.min(day, month) > 12 || Math.max(day, month) > 31) return null;
  const value = month > 12 ? dateOf(day, month) : dateOf(month, day);
  return { value, start: match.index, end: match.index + match[0].length };
}

/** 0 is Sunday. */
export function weekdayNamed(word: string): Weekday {
  const index = weekdayIn(word.toLowerCase());
  return ([0, 1, 2, 3, 4, 5, 6] as const)[index] ?? 0;
}
