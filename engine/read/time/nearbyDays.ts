/** Days near one that is known, by their weekday or number. */
import { addDays, weekdayOf } from '../../../domain/dates/calendar.ts';
import type { Span } from '../words.ts';

/** The day, or the days, that something is on. */
export interface Base {
  readonly start: string;
  readonly end: string;
  /** Where its words begin in the text. */
  readonly at: number;
  /** Both days are said. */
  readonly isExact: boolean;
  /** The last of them is the day to be home on. */
  readonly hasEnd: boolean;
}

export interface End {
  readonly date: string;
  readonly span: Span;
}

/** Days from the thing itself to the ends of the trip. */
const MOST_AROUND = 20;

/** The nearest day with that number, before or after. */
export function numbered(from: string, number: number, step: 1 | -1, span: Span): End | null {
  for (let days = 0; days <= MOST_AROUND; days += 1) {
    const date = addDays(from, step * days);
    if (Number(date.slice(8)) === number) return { date, span };
  }
  return null;
}

/** A weekday as it is named: 0 is Sunday; its day of the month, as typed. */
export interface Named {
  readonly weekday: number;
  readonly number: string | undefined;
  readonly span: Span;
}

/** That weekday, not after the first day. */
export function onOrBefore({ start }: Base, { weekday, span }: Named): End {
  return { date: addDays(start, -((weekdayOf(start) - weekday + 7) % 7)), span };
}

/** The next such weekday, or the one with that number; the same weekday is a week later only where a number says so. */
export function onOrAfter({ start, end }: Base, { weekday, number, span }: Named): End | null {
  const date = addDays(end, (weekday - weekdayOf(end) + 7) % 7 || (start === end ? 7 : 0));
  if (number === undefined) return { date, span };
  const later = [0, 1, 2, 3].map((weeks) => addDays(date, weeks * 7));
  const same = [addDays(date, -7), ...later].find(
    (own) => Number(own.slice(8)) === Number(number) && own >= start,
  );
  return same === undefined ? null : { date: same, span };
}
