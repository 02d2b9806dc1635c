/** "Rome 8 to 10 March, then 3 days in Naples": the dates are those of the first town, and the trip goes on behind them. */
import { addDays, daysBetween } from '../../domain/dates/calendar.ts';
import { NUM } from '../read/numbers.ts';
import type { Message } from '../read/types.ts';

const THEN = new RegExp(
  `\\b(?:then|after(?:wards?|(?: that| it)?,? )|followed by)\\b[^.;!?]{0,25}?${NUM}\\+? (?:more )?(?:days|nights)\\b`,
  'iu',
);

/** The message with the dates as its first town's; null where they are those of the whole. */
export function withStayDates(message: Message, text: string): Message | null {
  const { dates, destinations, busy } = message;
  const [first, ...others] = destinations;
  if (dates?.kind !== 'days' || first?.days !== null || others.length === 0 || !THEN.test(text)) return null;
  const room = daysBetween(dates.start, dates.end) + 1;
  const own = others.reduce((sum, { days }) => sum + (days ?? NaN), 0);
  // days that the dates have room for lie between them, unless those are for work
  if (!(own >= room || (own > 0 && busy.some(({ weekdays }) => weekdays.length === 0)))) return null;
  const on = Array.from({ length: room }, (_, day) => ({
    kind: 'date' as const,
    monthDay: addDays(dates.start, day).slice(5),
  }));
  return {
    ...message,
    dates: { ...dates, kind: 'start', end: dates.start },
    days: room + own,
    destinations: [{ ...first, days: room }, ...others],
    busy: busy.map((hours) => (hours.weekdays.length > 0 || hours.on ? hours : { ...hours, on })),
  };
}
