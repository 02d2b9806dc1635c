/** trip.delete: a trip goes, on the server and so on every device. */
import * as z from 'zod/mini';
import { UNDO_OWNER } from '@domain/outbox.ts';
import { toAppError } from '@domain/errors/appError.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { parseOutboxRows } from '../../local/rows.ts';
import { storeTrip } from '../../local/trips.ts';
import { deleteServerTrip } from '../../remote/trips.ts';
import { DEFAULT_LEASE_MS, type OutboxKind } from '../kind.ts';
import { turnsTrip } from './askPayload.ts';
import { copiesTrip } from './copyPayload.ts';

const schema = z.object({
  tripId: z.uuid(),
  /** The trip's outbox rows that went with it, for whoever takes the deletion back. */
  dropped: z.exactOptional(z.array(z.unknown())),
});
const KIND = 'trip.delete';

/** Keeps a deletion from being sent for a while. Within the transaction that adds it. Epoch ms. */
export async function holdDelete(db: WaymarkDatabase, id: string, until: number): Promise<void> {
  await db.outbox
    .where('id')
    .equals(id)
    .modify({ lease: { owner: UNDO_OWNER, until } });
}

/** Lets the deletions of an account be sent that might have been taken back for a while yet. */
export async function releaseDeletes(db: WaymarkDatabase, userId: string): Promise<void> {
  await db.outbox
    .where('kind')
    .equals(KIND)
    .filter((row) => row.userId === userId && row.lease?.owner === UNDO_OWNER)
    .modify({ lease: null });
}

/** Takes back the deletion of a trip, where no tab has begun to send it, with what waited of the trip. */
export async function dropDelete(db: WaymarkDatabase, userId: string, tripId: string): Promise<void> {
  const rows = await db.outbox
    .where('kind')
    .equals(KIND)
    .filter((row) => row.userId === userId && row.subject === tripId)
    .toArray();
  for (const { seq, lease, attempts, payload } of rows) {
    if (attempts > 0 || (lease !== null && lease.owner !== UNDO_OWNER)) continue;
    await db.outbox.delete(seq);
    await db.outbox.bulkPut(parseOutboxRows(schema.safeParse(payload).data?.dropped ?? []));
  }
}

/** Trips of an account that are to be deleted, which the server has not heard of. */
export async function tripsToDelete(db: WaymarkDatabase, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db.outbox
    .where('kind')
    .equals(KIND)
    .filter((row) => row.userId === userId && row.parked === null)
    .toArray();
  return new Set(rows.flatMap(({ subject }) => subject ?? []));
}

export const tripDelete: OutboxKind<z.output<typeof schema>> = {
  kind: KIND,
  schema,
  leaseMs: DEFAULT_LEASE_MS,
  // of a trip that is gone nothing can be copied, and one that is not made yet cannot be deleted
  waitsFor: (row, { tripId }, earlier) =>
    copiesTrip(earlier, row.userId, tripId) || turnsTrip(earlier, row.userId, tripId),
  async deliver({ ctx, row, payload, token }) {
    try {
      await deleteServerTrip(ctx.http, token ?? '', payload.tripId);
    } catch (thrown) {
      // Deleted elsewhere before.
      if (toAppError(thrown).reason !== 'not_found') throw thrown;
    }
    const gone = { userId: row.userId ?? '', id: payload.tripId, updatedAt: ctx.clock.now(), head: null };
    return {
      apply: async (db) => {
        const revision = (await db.trips.get([gone.userId, gone.id]))?.revision ?? 0;
        await storeTrip(db, { row: { ...gone, revision }, contents: null });
      },
    };
  },
};
