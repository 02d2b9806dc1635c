/** Dates in words, relative to the day of the message: what a text names, the most exact way of writing one first. */
import { findNumericDates } from './numericDates.ts';
import { findDayPair } from './dayPairs.ts';
import { findFeast } from './feasts.ts';
import { month } from './calendar.ts';
import { RANGES, VAGUE, type Reading } from './readings.ts';
import type { DateWish } from '../types.ts';
import type { Span } from '../words.ts';

export interface FoundDates {
  readonly wish: DateWish;
  /** The words of the dates: "10–14 April" is no length and no budget. */
  readonly spans: readonly Span[];
  /** Days of the trip where no length is named: a long weekend's, a week's. */
  readonly days: number | null;
}

/** A month by itself; "may", "mar" and "march" as words need a capital, or stand between commas. */
const LONE_MONTH =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(january|february|april|june|july|august|september|septembr|sept|october|november|december|febr?u?ary|jan|feb|apr|aprl|aug|oct|nov|dec)\b|(?:(?<=^|[,.;]\s*)(?:march|may)(?=\s*(?:[,.;]|$)))/;

/**
 * The dates that a text names; null for none.
 * @param text as typed @param today ISO date
 */
export function findDates(text: string, today: string): FoundDates | null {
  const lower = text.toLowerCase();
  const figures = findNumericDates(lower, today);
  if (figures) return found(figures.wish, figures.at, figures.length);
  return (
    findDayPair(lower, today) ??
    firstOf(RANGES, lower, today) ??
    findFeast(lower, today, false) ??
    firstOf(VAGUE, lower, today) ??
    loneMonth(text, today) ??
    findFeast(lower, today, true)
  );
}

function firstOf(readings: readonly Reading[], lower: string, today: string): FoundDates | null {
  for (const { words, read, days = null } of readings) {
    const match = words.exec(lower);
    const wish = match && read(match, today);
    if (match && wish) return { ...found(wish, match.index, match[0].length), days };
  }
  return null;
}

function loneMonth(text: string, today: string): FoundDates | null {
  const match = LONE_MONTH.exec(text);
  const wish = match && month(match[0].toLowerCase(), undefined, '', match[0], today);
  return match && wish ? found(wish, match.index, match[0].length) : null;
}

function found(wish: DateWish, start: number, length: number): FoundDates {
  return { wish, spans: [{ start, end: start + length }], days: null };
}
