/** Hours as they are typed, in minutes of the day. */

import { DAY_MINUTES as DAY } from '../../domain/itinerary/measures.ts';

/** Every minute of the day that a typed hour may be: without “am” or “pm” one before noon may be after it. */
export function minutesIn(typed: string): number[] {
  const text = typed.toLowerCase();
  if (/^(?:noon|midday)/.test(text)) return [DAY / 2];
  if (text.startsWith('midnight')) return [0, DAY];
  const [, hours = '', minutes = '0'] = /^(\d{1,2})(?:[:.h](\d\d))?/.exec(text) ?? [];
  const at = Number(hours) * 60 + Number(minutes);
  if (at > DAY || Number(minutes) > 59) return [];
  if (/p\.?m/.test(text)) return [at < DAY / 2 ? at + DAY / 2 : at];
  if (/a\.?m/.test(text)) return [at >= DAY / 2 ? at - DAY / 2 : at];
  return at < DAY / 2 ? [at, at + DAY / 2] : [at];
}
