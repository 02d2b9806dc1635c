/** Distances, time zones and local times of places. */
import lookUpZone from '@photostructure/tz-lookup';
import { kmBetween } from '../../domain/geo/distance.ts';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Great-circle distance in kilometres. */
export function distanceKm(a: Point, b: Point): number {
  return kmBetween([a.latitude, a.longitude], [b.latitude, b.longitude]);
}

/** IANA time zone of a point ("Asia/Tokyo"). */
export function timeZoneOf(point: Point): string {
  return lookUpZone(point.latitude, point.longitude);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** Minutes that a zone is ahead of UTC at an instant, daylight saving included. */
function offsetMinutes(instant: Date, timeZone: string): number {
  const parts = new Map(
    formatterFor(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
  const field = (name: Intl.DateTimeFormatPartTypes) => Number(parts.get(name) ?? 0);
  const wall = Date.UTC(
    field('year'),
    field('month') - 1,
    field('day'),
    field('hour'),
    field('minute'),
    field('second'),
  );
  return Math.round((wall - Math.floor(instant.getTime() / 1000) * 1000) / 60_000);
}

/** The instant at which clocks in a zone show a date and a minute of the day. */
export function instantOfLocal(isoDate: string, minuteOfDay: number, timeZone: string): Date {
  const wall = Date.parse(`${isoDate}T00:00:00Z`) + minuteOfDay * 60_000;
  const guess = new Date(wall - offsetMinutes(new Date(wall), timeZone) * 60_000);
  // the offset at the guess may differ from that at the wall time read as UTC, next to a change of clocks
  return new Date(wall - offsetMinutes(guess, timeZone) * 60_000);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** ISO 8601 local time with offset: "2027-04-10T11:35:00+09:00". */
export function toLocalIso(instant: Date, timeZone: string): string {
  const offset = offsetMinutes(instant, timeZone);
  const local = new Date(instant.getTime() + offset * 60_000).toISOString().slice(0, 19);
  const sign = offset < 0 ? '-' : '+';
  return `${local}${sign}${twoDigits(Math.floor(Math.abs(offset) / 60))}:${twoDigits(Math.abs(offset) % 60)}`;
}
