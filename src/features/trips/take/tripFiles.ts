/** The files that a trip can be taken along as. */
import type { ClockFace } from '@domain/dates/dayTimes.ts';
import { gpxFile, kmlFile } from '@domain/takeAlong/mapFiles.ts';
import { tripCalendar } from '@domain/takeAlong/tripCalendar.ts';
import { placesOf } from '@domain/takeAlong/tripPlaces.ts';
import { fileName } from '@domain/takeAlong/fileName.ts';
import type { Trip } from '@domain/trips/trip.ts';
import type { SavedFile } from '@/platform/saveFile.ts';

/** Null for a trip without days. */
export function calendarFileOf(trip: Trip, now: number, face: ClockFace): SavedFile | null {
  const text = tripCalendar(trip, now, { face });
  return text === null ? null : { name: fileName(trip.title, 'ics'), type: 'text/calendar', text };
}

/** Null for a trip whose plan has no coordinates. */
export function mapFilesOf(
  { title, plan }: Trip,
  face: ClockFace,
): { readonly gpx: SavedFile; readonly kml: SavedFile } | null {
  const places = plan && placesOf(plan, face);
  if (!places) return null;
  return {
    gpx: { name: fileName(title, 'gpx'), type: 'application/gpx+xml', text: gpxFile(title, places) },
    kml: {
      name: fileName(title, 'kml'),
      type: 'application/vnd.google-earth.kml+xml',
      text: kmlFile(title, places),
    },
  };
}
