/** The events of calendar files on their way to a page: in its address, so no more of each than is read of it. */
import { icsLine, icsText, LINE_END } from './icsLines.ts';
import { dateText } from './icsTimes.ts';
import type { CalendarEvent, Wall } from './readCalendar.ts';

/** A year of somebody's calendar is no booking: an address has an end. */
export const MAX_SHARED_EVENTS = 50;

/**
 * An iCalendar text that readCalendar.ts reads as these events: there is one reader, and it believes nothing.
 * @param today ISO date: where something is to come, what is past is left out
 */
export function shortCalendar(events: readonly CalendarEvent[], today: string): string {
  const toCome = events.filter(({ start, end }) => (end ?? start).date >= today);
  const sent = (toCome.length > 0 ? toCome : events).slice(0, MAX_SHARED_EVENTS);
  const lines = sent.flatMap(({ summary, place, start, end }) => [
    'BEGIN:VEVENT',
    wallLine('DTSTART', start),
    ...(end === null ? [] : [wallLine('DTEND', end)]),
    icsLine('SUMMARY', icsText(summary)),
    ...(place === '' ? [] : [icsLine('LOCATION', icsText(place))]),
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join(LINE_END);
}

function wallLine(name: string, { date, time, utc, zone }: Wall): string {
  if (time === null) return icsLine(name, dateText(date));
  const value = `${dateText(date)}T${time.replace(':', '')}00${utc ? 'Z' : ''}`;
  return icsLine(zone === null ? name : `${name};TZID=${zone}`, value);
}
