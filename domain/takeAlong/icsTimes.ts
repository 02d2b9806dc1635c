/** Times of an iCalendar file (RFC 5545, 3.3.4 and 3.3.5), and the clocks they are read by (3.6.5). */
import { addDays } from '../dates/calendar.ts';
import { clockChanges } from '../dates/clocks.ts';
import { offsetMinutes } from '../dates/zones.ts';
import type { Moment } from '../dates/moments.ts';
import { icsLine } from './icsLines.ts';

/** The property of a time: DTSTART or DTEND. */
export function momentLine(name: string, moment: Moment): string {
  if (moment.by === 'utc') return icsLine(name, instantText(moment.instant));
  const value = `${dateText(moment.date)}T${moment.clock.replace(':', '')}00`;
  return icsLine(moment.by === 'zone' ? `${name};TZID=${moment.zone}` : name, value);
}

/** "20270503T070000Z" */
export function instantText(instant: number): string {
  return `${wallText(instant)}Z`;
}

/** "20270503" */
export function dateText(isoDate: string): string {
  return isoDate.replaceAll('-', '');
}

/**
 * A VTIMEZONE with the clock of a zone from a day before `first` to three days after `last` (ISO dates). Readers know
 * most zones by their name; the others follow this.
 */
export function zoneLines(zone: string, first: string, last: string): string[] {
  const [from, until] = [addDays(first, -1), addDays(last, 3)].map((date) => Date.parse(`${date}T00:00:00Z`));
  if (from === undefined || until === undefined) return [];
  const offset = offsetMinutes(from, zone);
  return [
    icsLine('BEGIN', 'VTIMEZONE'),
    icsLine('TZID', zone),
    ...observance('STANDARD', '19700101T000000', offset, offset),
    ...clockChanges(zone, from, until).flatMap((change) =>
      observance(
        change.to > change.from ? 'DAYLIGHT' : 'STANDARD',
        // by the clock that is changed (RFC 5545, 3.6.5)
        wallText(change.at + change.from * 60_000),
        change.from,
        change.to,
      ),
    ),
    icsLine('END', 'VTIMEZONE'),
  ];
}

function observance(name: 'STANDARD' | 'DAYLIGHT', begins: string, from: number, to: number): string[] {
  return [
    icsLine('BEGIN', name),
    icsLine('DTSTART', begins),
    icsLine('TZOFFSETFROM', offsetText(from)),
    icsLine('TZOFFSETTO', offsetText(to)),
    icsLine('END', name),
  ];
}

/** "20270503T070000", of an instant that stands for a wall clock. */
function wallText(instant: number): string {
  return new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}

/** "+0930" */
function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`;
}
