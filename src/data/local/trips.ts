/** Trips of one account in the database. Callers hold a transaction on trips and tripContents. */
import type { ChatReply } from '@domain/chat/chatApi.ts';
import { parseInstant } from '@domain/dates/formatDates.ts';
import { versionOf } from '@domain/trips/applyEdit.ts';
import { summaryOf } from '@domain/trips/summary.ts';
import type { Trip, TripContents, TripVersion } from '@domain/trips/trip.ts';
import type { WaymarkDatabase } from './database.ts';
import { parseHead, parseTrip, parseVersions, type TripContentsRow, type TripRow } from './tripRows.ts';

/** Earlier states of a trip that stay on this device, for undo without a network: a plan is up to 60 KB. */
const MAX_VERSIONS = 5;

/**
 * Of a trip that is on this device alone, because the server was set back to a time before: whatever that makes of it takes
 * the place of what is here.
 */
export const LOST_REVISION = 0;

/** Removes a trip that is on this device alone. */
export async function dropLostTrip(db: WaymarkDatabase, userId: string, id: string): Promise<void> {
  const key: [string, string] = [userId, id];
  if ((await db.trips.get(key))?.revision !== LOST_REVISION) return;
  await db.trips.delete(key);
  await db.tripContents.delete(key);
}

/** A trip as the server has it, readable by this version or not; contents null for one that was deleted. */
export interface ServerTrip {
  readonly row: TripRow;
  readonly contents: unknown;
}

/** A trip that this version can read, as it is stored. */
export function toServerTrip(userId: string, trip: Trip): ServerTrip {
  const { spec, plan, offers, ...head } = trip;
  const { id, revision } = head;
  const contents: TripContents = { spec, plan, offers };
  return { row: { userId, id, revision, updatedAt: parseInstant(head.updatedAt), head }, contents };
}

/**
 * Stores the server's copy unless a newer one, or the trip's end, is known. The same revision again takes the place of
 * what was made of an answer of the assistant. States that the change leaves behind are kept for undo: where it is the
 * next change the one known before, where it is more those that the caller knows, newest last.
 */
export async function storeTrip(
  db: WaymarkDatabase,
  { row, contents }: ServerTrip,
  steps: readonly unknown[] | null = null,
): Promise<void> {
  const key: [string, string] = [row.userId, row.id];
  const known = await db.trips.get(key);
  if (known?.head === null) return;
  // an end is one whatever is known: of a server that was set back it counts less than what was seen before
  if (known && row.head !== null && known.revision > row.revision) return;
  // as many changes and others: the server was set back, and the next sync keeps what is here (lostTrips.ts)
  if (row.head !== null && known?.revision === row.revision && known.updatedAt !== row.updatedAt) return;
  if (row.head === null) {
    await db.trips.put(row);
    await db.tripContents.delete(key);
    return;
  }
  const before = await db.tripContents.get(key);
  const isKnown = known?.revision === row.revision && before !== undefined;
  if (isKnown && isSame(known.head, row.head) && isSame(before.contents, contents)) return;
  const versions = isKnown ? before.versions : versionsAfter(known, before, row, steps);
  await db.trips.put({ ...row, summary: summaryOf(contents) });
  await db.tripContents.put({ userId: row.userId, id: row.id, contents, versions });
}

/**
 * Stores the trip that an answer of the assistant is about. An answer without the plan says nothing of a trip's
 * contents: such a trip comes with the next sync, if it is not here.
 */
export async function storeReplyTrip(
  db: WaymarkDatabase,
  userId: string,
  reply: Pick<ChatReply, 'trip' | 'plan' | 'flights' | 'tours' | 'hotels' | 'marker' | 'seenAt'>,
): Promise<void> {
  const { trip, plan, flights, tours, hotels, marker, seenAt } = reply;
  if (!trip || !plan) return;
  const known = await db.trips.get([userId, trip.id]);
  // The server's own copy of this revision says it better.
  if (known && known.revision >= trip.revision) return;
  const offers = { flights, tours, hotels, marker, seenAt };
  await storeTrip(db, toServerTrip(userId, { ...trip, plan, offers }));
}

/** A trip that can be read, with the states before that are known, newest last. */
export interface StoredTrip {
  readonly trip: Trip;
  readonly versions: readonly TripVersion[];
}

/** Null for a trip that was deleted, that is not on this device or that this version cannot read. */
export async function readTrip(db: WaymarkDatabase, userId: string, id: string): Promise<StoredTrip | null> {
  const row = await db.trips.get([userId, id]);
  const contents = row && (await db.tripContents.get([userId, id]));
  const trip = row && parseTrip(row, contents);
  return trip ? { trip, versions: parseVersions(contents) } : null;
}

/** The states before, as far as they are known after a change to `next`, newest last. */
function versionsAfter(
  known: TripRow | undefined,
  before: TripContentsRow | undefined,
  next: TripRow,
  steps: readonly unknown[] | null,
): unknown[] {
  const was = known && parseTrip(known, before);
  const is = parseHead(next);
  if (!was || !before || !is) return [];
  if (steps) return steps.slice(-MAX_VERSIONS);
  if (is.revision !== was.revision + 1) return [];
  if (is.undoDepth < was.undoDepth) return before.versions.slice(0, -1);
  // Archived or taken out again: no state that undo would bring back.
  if (is.state !== was.state) return before.versions;
  return [...before.versions, versionOf(was)].slice(-MAX_VERSIONS);
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
