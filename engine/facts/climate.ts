/** What a latitude and a month say of the weather, roughly: enough to send nobody on a picnic in the snow. */
import type { Gazetted } from './types.ts';

/** Winters are cold beyond this latitude, in degrees. */
const COLD_FROM = 43;
const WINTER = { north: [11, 12, 1, 2, 3], south: [5, 6, 7, 8, 9] } as const;

/** Whether it is winter where winters are cold. @param date ISO date */
export function isColdAt({ airports: [airport] }: Pick<Gazetted, 'airports'>, date: string): boolean {
  const month = Number(date.slice(5, 7));
  const months: readonly number[] = airport.latitude > 0 ? WINTER.north : WINTER.south;
  return Math.abs(airport.latitude) >= COLD_FROM && months.includes(month);
}
