/** Distances, time zones and local times of places. */
import lookUpZone from '@photostructure/tz-lookup';
import { instantOfWall, offsetMinutes } from '../../domain/dates/zones.ts';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_KM = 6_371;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Great-circle distance in kilometres. */
export function distanceKm(a: Point, b: Point): number {
  const dLatitude = radians(b.latitude - a.latitude);
  const dLongitude = radians(b.longitude - a.longitude);
  const h =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLongitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
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
