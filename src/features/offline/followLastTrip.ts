/** The trip that a member comes back to, noted for the first paint of the next start. */
import type { DataLayer } from '@/data/dataLayer.ts';
import type { ListedTrip } from '@/data/repositories/trips/shownTrips.ts';
import { forgetLastTrip, keepLastTrip, type LastTrip } from '@/platform/lastTrip.ts';
import { isPaidTier } from '@domain/billing/plans.ts';
import { localIsoDate } from '@domain/dates/formatDates.ts';
import { tripDates, tripsToOpen, tripToContinue } from '@domain/trips/listing.ts';
import type { TripHead } from '@domain/trips/trip.ts';
import { daysBetween } from '@domain/dates/calendar.ts';

// storage that cannot be read is said where it is read
const onError = () => {};

/** For as long as an account is signed in. Answers how to stop. @param now epoch ms */
export function followLastTrip(
  { trips, chat, profile }: Pick<DataLayer, 'trips' | 'chat' | 'profile'>,
  userId: string,
  now: () => number = Date.now,
): () => void {
  let listed: readonly ListedTrip[] | null = null;
  let inChat: string | null | undefined;
  let inPlanner: string | null | undefined;
  let opensAll: boolean | null = null;
  const note = () => {
    if (listed === null || inChat === undefined || inPlanner === undefined || opensAll === null) return;
    const own = tripsToOpen(listed, opensAll, [inChat, inPlanner]);
    const last = tripToContinue(own, inChat, localIsoDate(now()));
    if (last) keepLastTrip(userId, noteOf(last.trip));
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
    chat.watchCurrentTrip(userId, 'planner').subscribe((id) => {
      inPlanner = id;
      note();
    }, onError),
    profile.watchProfile(userId).subscribe((own) => {
      opensAll = isPaidTier(own?.subscription_status);
      note();
    }, onError),
  ];
  return () => {
    for (const one of watching) one.unsubscribe();
  };
}

function noteOf({ title, startsOn, endsOn }: Pick<TripHead, 'title' | 'startsOn' | 'endsOn'>): LastTrip {
  const dates = tripDates({ startsOn, endsOn });
  if (dates === null || startsOn === null) return { title, when: 'No dates yet', until: null };
  const until = endsOn ?? startsOn;
  const days = daysBetween(startsOn, until) + 1;
  return { title, when: `${dates} · ${days} ${days === 1 ? 'day' : 'days'}`, until };
}
