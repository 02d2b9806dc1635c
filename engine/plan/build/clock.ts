/** Times of a day in minutes after midnight, and as a plan and words have them. */
import { formatTime } from '../../../domain/dates/dayTimes.ts';
import { clockOf, minutesOf } from '../../../domain/itinerary/measures.ts';

export const DAY_END = 23 * 60 + 59;

/** Of an ISO local time: "2027-05-03T09:30" is 570. */
export function minutesAt(isoLocal: string): number {
  return minutesOf(isoLocal.slice(11, 16));
}

/** 570 is "09:30"; kept within the day. */
export function clockAt(minutes: number): string {
  const within = Math.max(0, Math.min(DAY_END, Math.round(minutes)));
  return clockOf(within);
}

/** 570 is "9:30 AM". */
export function hourInWords(minutes: number): string {
  return formatTime(clockAt(minutes));
}

/** The next quarter of an hour. */
export function quarterUp(minutes: number): number {
  return Math.ceil(minutes / 15) * 15;
}
