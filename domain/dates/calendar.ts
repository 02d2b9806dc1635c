/** Calendar dates as ISO text ("2027-04-10"), free of time zones: what the app and the functions both need. */

const DAY_MS = 86_400_000;

/** In English, from Sunday on: the order in which `Date` counts them. */
export const WEEKDAY_NAMES: readonly string[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];
/** In English, from January on. */
export const MONTH_NAMES: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The date at the head of an ISO date or date-time, at midnight UTC; null when there is none. */
export function parseIsoDate(value: string): Date | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(value);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  // 30 February rolls over into March: not a date.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null;
}

/** Whether a text is a real calendar day in the form yyyy-mm-dd. */
export function isIsoDate(value: string): boolean {
  return value.length === 10 && parseIsoDate(value) !== null;
}

/** Whole days from one ISO date to another, negative when the second is earlier; NaN if one is not a date. */
export function daysBetween(from: string, to: string): number {
  const [a, b] = [parseIsoDate(from), parseIsoDate(to)];
  return a && b ? Math.round((b.getTime() - a.getTime()) / DAY_MS) : Number.NaN;
}

/** An ISO date moved by whole days; what is no date comes back as it is. */
export function addDays(value: string, days: number): string {
  const date = parseIsoDate(value);
  return date ? new Date(date.getTime() + days * DAY_MS).toISOString().slice(0, 10) : value;
}

/** The UTC calendar date of an instant. */
export function isoDateOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** 0 is Sunday. */
export function weekdayOf(isoDate: string): Weekday {
  return WEEKDAYS[new Date(`${isoDate}T00:00:00Z`).getUTCDay()] ?? 0;
}

/** The last date that has begun nowhere earlier: a date before it is past for every traveller on earth. */
export function earliestToday(now: Date): string {
  return isoDateOf(new Date(now.getTime() - 12 * 3_600_000));
}
