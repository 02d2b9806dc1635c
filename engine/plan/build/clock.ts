/** Times of a day in minutes after midnight, and as they are written. */

export const DAY_END = 23 * 60 + 59;

/** "09:30" is 570. */
export function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

/** 570 is "09:30"; kept within the day. */
export function clockAt(minutes: number): string {
  const within = Math.max(0, Math.min(DAY_END, Math.round(minutes)));
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

/** The next quarter of an hour. */
export function quarterUp(minutes: number): number {
  return Math.ceil(minutes / 15) * 15;
}
