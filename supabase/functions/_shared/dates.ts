/** Calendar dates as ISO text ("2027-04-10"), free of time zones. */

const DAY_MS = 86_400_000;

/** The UTC calendar date of an instant. */
export function isoDateOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** A date some days later (or earlier). */
export function addDays(isoDate: string, days: number): string {
  return isoDateOf(new Date(Date.parse(`${isoDate}T00:00:00Z`) + days * DAY_MS));
}

/** Whole days from one date to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
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
