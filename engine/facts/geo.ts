/** Distances, time zones and local times of places. */
import { instantOfWall } from '../../domain/dates/clocks.ts';
import { offsetMinutes } from '../../domain/dates/zones.ts';
import { kmBetween } from '../../domain/geo/distance.ts';
import lookUpZone from '@photostructure/tz-lookup';

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

/** The instant at which clocks in a zone show a date and a minute of the day. */
export function instantOfLocal(isoDate: string, minuteOfDay: number, timeZone: string): Date {
  return new Date(instantOfWall(isoDate, minuteOfDay, timeZone));
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** ISO 8601 local time with offset: "2027-04-10T11:35:00+09:00". */
export function toLocalIso(instant: Date, timeZone: string): string {
  const offset = offsetMinutes(instant.getTime(), timeZone);
  const local = new Date(instant.getTime() + offset * 60_000).toISOString().slice(0, 19);
  const sign = offset < 0 ? '-' : '+';
  return `${local}${sign}${twoDigits(Math.floor(Math.abs(offset) / 60))}:${twoDigits(Math.abs(offset) % 60)}`;
}
