/** The trip that a member comes back to, noted for the first paint of the next start. */
import type { DataLayer } from '@/data/dataLayer.ts';
import type { ListedTrip } from '@/data/repositories/trips/shownTrips.ts';
import { forgetLastTrip, keepLastTrip } from '@/platform/lastTrip.ts';
import { localIsoDate } from '@domain/dates/formatDates.ts';
import { tripDates, tripToContinue } from '@domain/trips/listing.ts';
import type { TripHead } from '@domain/trips/trip.ts';
import { daysBetween } from '@domain/dates/calendar.ts';

// storage that cannot be read is said where it is read
const onError = () => {};

/** For as long as an account is signed in. Answers how to stop. @param now epoch ms */
export function followLastTrip(
  { trips, chat }: Pick<DataLayer, 'trips' | 'chat'>,
  userId: string,
  now: () => number = Date.now,
): () => void {
  let listed: readonly ListedTrip[] | null = null;
  let inChat: string | null | undefined;
  const note = () => {
    if (listed === null || inChat === undefined) return;
    const last = tripToContinue(listed, inChat, localIsoDate(now()));
    if (last) keepLastTrip(userId, { title: last.trip.title, when: whenOf(last.trip) });
    else forgetLastTrip(userId);
  };
  const watching = [
    trips.watchTrips(userId).subscribe((rows) => {
      listed = rows;
      note();
    }, onError),
    chat.watchCurrentTrip(userId, 'assistant').subscribe((id) => {
      inChat = id;
      note();
    }, onError),
  ];
  return () => {
    for (const one of watching) one.unsubscribe();
  };
}

function whenOf(trip: Pick<TripHead, 'startsOn' | 'endsOn'>): string {
  const dates = tripDates(trip);
  if (dates === null || trip.startsOn === null) return 'No dates yet';
  const days = daysBetween(trip.startsOn, trip.endsOn ?? trip.startsOn) + 1;
  return `${dates} · ${days} ${days === 1 ? 'day' : 'days'}`;
}
