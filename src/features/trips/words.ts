import type { TripConflict } from '@/data/repositories/trips/shownTrips.ts';
import { type ClockFace, onClock } from '@domain/dates/dayTimes.ts';
import { formatDate, localIsoDate, parseInstant } from '@domain/dates/formatDates.ts';

/** "1 change was not made" */
export function conflictWords(count: number): string {
  return count === 1 ? '1 change was not made' : `${count} changes were not made`;
}

/** "2 changes wait to be sent" */
export function waitingWords(count: number): string {
  return count === 1 ? '1 change waits to be sent' : `${count} changes wait to be sent`;
}

/** "22 December 2026": the day of an ISO instant where this device is. */
export function dayWords(instant: string): string {
  return formatDate(localIsoDate(parseInstant(instant)));
}

/** What was not made, and why, as a device shows times. */
export function conflictsOn(face: ClockFace, conflicts: readonly TripConflict[]): TripConflict[] {
  return conflicts.map((conflict) => ({
    ...conflict,
    wanted: onClock(face, conflict.wanted),
    message: onClock(face, conflict.message),
  }));
}
