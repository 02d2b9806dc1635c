/** Calendar dates of instants, and weekdays; what the app needs too is in domain/dates.ts. */

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
