/**
 * trip.bring: a trip out of the account's own file, or one that the server has lost. The server reads it as anything from
 * outside, and makes it once.
 */
import { z } from 'zod';
import { toAppError } from '@domain/errors/appError.ts';
import { broughtTripSchema } from '@domain/trips/broughtTrip.ts';
import { storeTrip } from '../../local/trips.ts';
import { bringServerTrip } from '../../remote/trips.ts';
import { DEFAULT_LEASE_MS, type OutboxKind } from '../kind.ts';

const schema = z.object({
  /** What it may be called, in turn: the file's own id, and others where a trip of that id was deleted. */
  ids: z.array(z.uuid()).min(1),
  trip: broughtTripSchema,
  /** The server had it, and was set back to a time before: the traveller has not asked for this, and is told. */
  lost: z.literal(true).exactOptional(),
});
export type BringPayload = z.output<typeof schema>;

export const tripBring: OutboxKind<BringPayload> = {
  kind: 'trip.bring',
  schema,
  leaseMs: DEFAULT_LEASE_MS,
  async deliver({ ctx, row, payload: { ids, trip, lost }, token }) {
    const [last] = ids.slice(-1);
    for (const tripId of ids) {
      try {
        const made = await bringServerTrip(ctx.http, token ?? '', row.userId ?? '', { tripId, trip });
        return {
          ...(lost && { detail: trip.title }),
          apply: async (db) => {
            if (made) await storeTrip(db, made);
          },
        };
      } catch (thrown) {
        if (toAppError(thrown).reason !== 'not_found' || tripId === last) throw thrown;
      }
    }
    return {};
  },
};
