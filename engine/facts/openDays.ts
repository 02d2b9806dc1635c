/** Whether a place of a guide is open on a date: its months, its weekdays, and the days of the year on which it rests. */
import { weekdayOf } from '../../domain/dates/calendar.ts';
import { dateOf } from './holidays.ts';
import type { Sight } from '../../content/towns/types.ts';

/** Days without a fixed date, as rules of content/holidays. */
const MOVABLE: Readonly<Record<string, string>> = {
  'good-friday': 'E-2',
  easter: 'E',
  'easter-monday': 'E+1',
  thanksgiving: '11:4:4',
};

/** Whether a place is open, and worth the way, on a date (ISO). */
export function isOpenOn(
  { months, closed, closedOn }: Pick<Sight, 'months' | 'closed' | 'closedOn'>,
  date: string,
): boolean {
  const year = Number(date.slice(0, 4));
  const isShut = closedOn?.some((day) => dateOf(MOVABLE[day] ?? day, year) === date) ?? false;
  return (
    (months?.includes(Number(date.slice(5, 7))) ?? true) &&
    !(closed?.includes(weekdayOf(date)) ?? false) &&
    !isShut
  );
}
