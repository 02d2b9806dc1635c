/** What the planner of this device is asked: what the server would have of the account when the question comes. */
import type { AnsweredHere } from '@domain/chat/answeredHere.ts';
import { isoDateOf } from '@domain/dates/calendar.ts';
import { compareMessages, tripAfter } from '@domain/chat/messages.ts';
import type { OutboxRow } from '@domain/outbox.ts';
import { profileSchema } from '@domain/profile/profile.ts';
import { searchRequestSchema } from '@domain/search/searchApi.ts';
import { travellerOf } from '@domain/profile/traveller.ts';
import { MAX_TRIPS, type Trip } from '@domain/trips/trip.ts';
import type { AskedHere, KeptSearches } from '@/planner/planner.ts';
import type { DataContext } from '../context.ts';
import { isDeletedTrip, openTrip } from '../local/currentTrip.ts';
import type { WaymarkDatabase } from '../local/database.ts';
import { getMessage, readMessages } from '../local/messages.ts';
import { parseStoredReply } from '../remote/search.ts';
import { readListed, readShown, waitingChanges } from '../repositories/trips/shownTrips.ts';
import type { Ask } from './kinds/askPayload.ts';
import { withWaiting } from './kinds/profileSave.ts';
import { tripEditsHere } from './kinds/tripEdit.ts';

/** As many other trips as the server reads. */
const MAX_OTHERS = 50;

export interface ReadQuestion {
  readonly asked: AskedHere;
  /** The whole of its trip; null for none. */
  readonly trip: Trip | null;
  /** What it takes back where it takes the newest change of its trip back. */
  readonly undoes: NonNullable<AnsweredHere['undoes']>;
}

/** Null where this device cannot know what the question is about: it is gone, or its trip is not here. */
export function readQuestion(ctx: DataContext, row: OutboxRow, ask: Ask): Promise<ReadQuestion | null> {
  const now = new Date(ctx.clock.now());
  return ctx.store.run((db) =>
    db.transaction('r', db.tables, async () => {
      const { userId, messageId, conversation } = ask;
      const question = await getMessage(db, userId, messageId);
      if (!question) return null;
      const messages = await readMessages(db, userId, conversation);
      const earlier = messages.filter((one) => compareMessages(one, question) < 0).sort(compareMessages);
      const named = question.ask?.tripId === undefined ? tripAfter(earlier) : question.ask.tripId;
      if (await isDeletedTrip(db, userId, named)) return null;
      const tripId = (await openTrip(db, userId, named)) ?? null;
      // as things stood when it was asked: what was changed after it comes on top of its answer
      const changes = await waitingChanges(db, userId, await tripEditsHere(db, userId), row.seq);
      const shown = tripId === null ? null : await readShown(db, userId, tripId, changes);
      if (tripId !== null && !shown) return null;
      const listed = (await readListed(db, userId, row.seq)).map(({ trip }) => trip);
      const before = shown?.versions.at(-1);
      const previous = before ? { spec: before.spec, plan: before.plan, offers: before.offers } : null;
      const undoes = { of: shown?.undoes ?? null, baseRevision: shown?.trip.revision ?? 0 };
      const asked: AskedHere = {
        message: question.content,
        at: now.toISOString(),
        traveller: await readTraveller(db, userId, isoDateOf(now)),
        trip: shown && wholeOf(shown.trip),
        previous: shown && shown.trip.undoDepth > 0 ? previous : null,
        others: listed.filter(({ id }) => id !== tripId).slice(0, MAX_OTHERS),
        full: listed.length >= MAX_TRIPS,
        searches: await readSearches(db, userId, shown?.trip.offers?.marker ?? ''),
      };
      return { asked, trip: shown?.trip ?? null, undoes };
    }),
  );
}

/** Another trip, as it stood when a question was asked; null where it is not here. */
export function readOther(
  ctx: DataContext,
  { seq }: OutboxRow,
  { userId }: Ask,
  tripId: string,
): Promise<Trip | null> {
  return ctx.store.run(async (db) => {
    const changes = await waitingChanges(db, userId, await tripEditsHere(db, userId), seq);
    return (await readShown(db, userId, tripId, changes))?.trip ?? null;
  });
}

function wholeOf({ id, title, spec, plan, offers }: Trip): NonNullable<AskedHere['trip']> {
  return { id, title, spec, plan, offers };
}

async function readTraveller(db: WaymarkDatabase, userId: string, today: string) {
  const profile = profileSchema.safeParse(await db.profiles.get(userId));
  return profile.success ? travellerOf(await withWaiting(db, profile.data), today) : { today, interests: [] };
}

/**
 * The searches that an account has kept here, newest first; what cannot be read is left out.
 * @param known of links where no search says it
 */
async function readSearches(db: WaymarkDatabase, userId: string, known: string): Promise<KeptSearches> {
  const rows = (await db.searches.where('owner').equals(userId).sortBy('storedAt')).toReversed();
  const flights: KeptSearches['flights'][number][] = [];
  const hotels: KeptSearches['hotels'][number][] = [];
  const tours: KeptSearches['tours'][number][] = [];
  const markers: string[] = [];
  for (const { type, params, reply, storedAt } of rows) {
    const request = searchRequestSchema.safeParse({ type, params }).data;
    const aged = ({ marker = '', seenAt = new Date(storedAt).toISOString() }: Aged) => {
      markers.push(marker);
      return { seenAt };
    };
    if (request?.type === 'flights') {
      const read = parseStoredReply('flights', reply);
      if (read) flights.push({ params: request.params, offers: read.data ?? [], ...aged(read) });
    } else if (request?.type === 'hotels') {
      const read = parseStoredReply('hotels', reply);
      if (read) hotels.push({ params: request.params, offers: read.data ?? [], ...aged(read) });
    } else if (request?.type === 'tours') {
      const read = parseStoredReply('tours', reply);
      if (read) tours.push({ params: request.params, offers: read.data ?? [], ...aged(read) });
    }
  }
  return { marker: markers.find((marker) => marker !== '') ?? known, flights, hotels, tours };
}

interface Aged {
  readonly marker?: string | undefined;
  readonly seenAt?: string | undefined;
}
