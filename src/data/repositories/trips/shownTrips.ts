/** Trips as the traveller sees them: the server's copy with what waits to be sent on top. */
import { Dexie } from 'dexie';
import { type Replayed, replayFrom, type WaitingChange } from '@domain/trips/replay.ts';
import { readSummary, summaryOf, type TripSummary } from '@domain/trips/summary.ts';
import type { Trip, TripHead } from '@domain/trips/trip.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { parseHead, type TripRow } from '../../local/tripRows.ts';
import { readTrip } from '../../local/trips.ts';
import { turnsHere } from '../../outbox/kinds/askPayload.ts';
import { tripsToDelete } from '../../outbox/kinds/tripDelete.ts';
import { isWaiting, type TripEditRow, tripEditsHere } from '../../outbox/kinds/tripEdit.ts';

/** An edit that the server did not apply. It stays until the traveller tries it again or gives it up (outbox.ts). */
export interface TripConflict {
  /** Of the refused change. */
  readonly id: string;
  readonly tripId: string;
  /** Of the trip when it was edited. */
  readonly title: string;
  /** What the edit wanted, in words. */
  readonly wanted: string;
  /** Why the trip as the server has it does not take it, in words. */
  readonly message: string;
  /** Epoch ms at which it was refused. */
  readonly at: number;
}

/** The conflicts among edits, oldest first. */
export function conflictsOf(edits: readonly TripEditRow[]): TripConflict[] {
  return edits.flatMap(({ row: { id, parked }, tripId, title, wanted }) =>
    parked ? [{ id, tripId, title, wanted, message: parked.message, at: parked.at }] : [],
  );
}

/** What waits to be sent of one trip, in order. */
export interface Waiting {
  readonly seq: number;
  readonly tripId: string;
  readonly change: WaitingChange;
}

/**
 * The edits of an account's trips and the answers of this device that wait to be sent, in order.
 * @param before up to a row of the outbox
 */
export async function waitingChanges(
  db: WaymarkDatabase,
  userId: string,
  edits: readonly TripEditRow[],
  before = Infinity,
): Promise<Waiting[]> {
  const turns = await turnsHere(db, userId);
  return [
    ...edits.filter(isWaiting).map(({ row: { seq }, tripId, pending }) => ({ seq, tripId, change: pending })),
    ...turns.map(({ seq, turn }) => ({ seq, tripId: turn.tripId, change: turn })),
  ]
    .filter(({ seq }) => seq < before)
    .sort((a, b) => a.seq - b.seq);
}

/** Null for a trip that is not here, was deleted or cannot be read. */
export async function readShown(
  db: WaymarkDatabase,
  userId: string,
  tripId: string,
  waiting: readonly Waiting[],
): Promise<Replayed | null> {
  const known = await readTrip(db, userId, tripId);
  // deleted, or of a newer version: no answer of this device brings it back
  if (!known && (await db.trips.get([userId, tripId]))) return null;
  const own = waiting.filter((one) => one.tripId === tripId);
  return replayFrom(
    known,
    own.map(({ change }) => change),
  );
}

export interface ListedTrip {
  readonly trip: TripHead;
  /** Null where the plan is not known, or cannot be read. */
  readonly summary: TripSummary | null;
  /** Changes that wait to be sent, and edits that the server did not apply. */
  readonly waiting: number;
  readonly conflicts: number;
}

/**
 * The account's trips, the last changed first. Only of a trip with unsent changes the plan is read.
 * @param before with what waits up to a row of the outbox
 */
export async function readListed(
  db: WaymarkDatabase,
  userId: string,
  before?: number,
): Promise<ListedTrip[]> {
  const rows = await db.trips
    .where('[userId+updatedAt]')
    .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
    .toArray();
  const edits = await tripEditsHere(db, userId);
  const changes = await waitingChanges(db, userId, edits, before);
  const hidden = await tripsToDelete(db, userId);
  const listed: ListedTrip[] = [];
  for (const { id, row, head } of listable(rows, changes)) {
    if (hidden.has(id)) continue;
    const conflicts = edits.filter((edit) => edit.tripId === id && !isWaiting(edit)).length;
    const waiting = changes.filter(({ tripId }) => tripId === id).length;
    const shown = waiting > 0 ? await readShown(db, userId, id, changes) : null;
    const trip = shown ? headOf(shown.trip) : head;
    const summary = shown ? summaryOf(shown.trip) : row && (await readRowSummary(db, row));
    if (trip) listed.push({ trip, summary, waiting, conflicts });
  }
  return listed;
}

/** Of which trips there is something to list: those that this device has made and the server does not know yet first. */
function listable(rows: readonly TripRow[], changes: readonly Waiting[]) {
  const known = new Set(rows.map(({ id }) => id));
  const made = changes.flatMap(({ tripId, change }) =>
    'kind' in change && change.kind === 'created' && !known.has(tripId)
      ? [{ id: tripId, row: null, head: null }]
      : [],
  );
  const stored = rows.flatMap((row) => {
    const head = parseHead(row);
    return head ? [{ id: row.id, row, head }] : [];
  });
  return [...made.toReversed(), ...stored.toReversed()];
}

/** Rows of earlier versions have none of their own. */
async function readRowSummary(
  db: WaymarkDatabase,
  { userId, id, summary }: TripRow,
): Promise<TripSummary | null> {
  if (summary !== undefined) return readSummary(summary);
  return summaryOf((await db.tripContents.get([userId, id]))?.contents);
}

function headOf({ spec: _spec, plan: _plan, offers: _offers, ...head }: Trip): TripHead {
  return head;
}
