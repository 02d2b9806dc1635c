/** "1 change was not made" */
import { formatDate, localIsoDate, parseInstant } from '@domain/dates/formatDates.ts';
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
