/** trip.delete: a trip goes, on the server and so on every device. */
import { z } from 'zod';
import { toAppError } from '@domain/errors/appError.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { storeTrip } from '../../local/trips.ts';
import { deleteServerTrip } from '../../remote/trips.ts';
import { DEFAULT_LEASE_MS, type OutboxKind } from '../kind.ts';
import { turnsTrip } from './askPayload.ts';
import { copiesTrip } from './copyPayload.ts';

const schema = z.object({ tripId: z.uuid() });
const KIND = 'trip.delete';

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
