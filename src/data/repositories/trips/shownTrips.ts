/** Trips as the traveller sees them: the server's copy with the edits on top that wait to be sent. */
import { Dexie } from 'dexie';
import { type Replayed, replay } from '@domain/trips/replay.ts';
import { readSummary, summaryOf, type TripSummary } from '@domain/trips/summary.ts';
import type { TripHead } from '@domain/trips/trip.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { parseHead, type TripRow } from '../../local/tripRows.ts';
import { readTrip } from '../../local/trips.ts';
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

/** Null for a trip that is not here, was deleted or cannot be read. */
export async function readShown(
  db: WaymarkDatabase,
  userId: string,
  tripId: string,
  edits: readonly TripEditRow[],
): Promise<Replayed | null> {
  const stored = await readTrip(db, userId, tripId);
  const waiting = edits.filter((edit) => isWaiting(edit) && edit.tripId === tripId);
  return (
    stored &&
    replay(
      stored.trip,
      stored.versions,
      waiting.map(({ pending }) => pending),
    )
  );
}

export interface ListedTrip {
  readonly trip: TripHead;
  /** Null where the plan is not known, or cannot be read. */
  readonly summary: TripSummary | null;
  /** Edits that wait to be sent, and those that the server did not apply. */
  readonly waiting: number;
  readonly conflicts: number;
}

/** The account's trips, the last changed first. Only of a trip with unsent edits the plan is read. */
export async function readListed(db: WaymarkDatabase, userId: string): Promise<ListedTrip[]> {
  const rows = await db.trips
    .where('[userId+updatedAt]')
    .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
    .toArray();
  const edits = await tripEditsHere(db, userId);
  const hidden = await tripsToDelete(db, userId);
  const listed: ListedTrip[] = [];
  for (const row of rows.toReversed()) {
    const head = hidden.has(row.id) ? null : parseHead(row);
    if (!head) continue;
    const own = edits.filter(({ tripId }) => tripId === row.id);
    const waiting = own.filter(isWaiting).length;
    const shown = waiting > 0 ? await readShown(db, userId, row.id, own) : null;
    const summary = shown ? summaryOf(shown.trip) : await readRowSummary(db, row);
    listed.push({
      trip: shown ? headOf(shown.trip) : head,
      summary,
      waiting,
      conflicts: own.length - waiting,
    });
  }
  return listed;
}

/** Rows of earlier versions have none of their own. */
async function readRowSummary(
  db: WaymarkDatabase,
  { userId, id, summary }: TripRow,
): Promise<TripSummary | null> {
  if (summary !== undefined) return readSummary(summary);
  return summaryOf((await db.tripContents.get([userId, id]))?.contents);
}

function headOf({ spec: _spec, plan: _plan, offers: _offers, ...head }: Replayed['trip']): TripHead {
  return head;
}
