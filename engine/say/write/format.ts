/** Money, dates and lists in words. */
import type { Interest } from '../../../content/towns/types.ts';

const MONEY = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'long',
});
const DAY_YEAR = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** "$2,500". */
export function money(dollars: number): string {
  return MONEY.format(Math.round(dollars));
}

/** "Tue 13 April 2027". */
export function formatDay(isoDate: string): string {
  return DAY_YEAR.format(new Date(`${isoDate}T00:00:00Z`)).replace(',', '');
}

/** "Tue 13 April". */
export function formatShortDay(isoDate: string): string {
  return DAY.format(new Date(`${isoDate}T00:00:00Z`)).replace(',', '');
}

/** What is looked for where an interest's own name does not say it: "best for children". */
const SOUGHT: Readonly<Partial<Record<Interest, string>>> = { family: 'children', beach: 'beaches' };

/** "food, temples and children". */
export function soughtIn(interests: readonly Interest[]): string {
  return listOf(interests.map((interest) => SOUGHT[interest] ?? interest));
}

/** "food, temples and gardens". */
export function listOf(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1] ?? ''}`;
}

/** "1 night", "2 nights". */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** "1 child", "2 children". */
export function childrenInWords(count: number): string {
  return count === 1 ? '1 child' : `${count} children`;
}

/** "14h 35m", "2h". */
export function hoursAndMinutes(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}h${rest === 0 ? '' : ` ${rest}m`}`;
}

/** With a small first letter, to stand inside a sentence. */
export function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Hours to the half: "2 and a half hours". */
export function guessedHours(hours: number): string {
  const halves = Math.max(1, Math.round(hours * 2));
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return plural(whole, 'hour');
  return whole === 0 ? 'half an hour' : `${whole} and a half hours`;
}
