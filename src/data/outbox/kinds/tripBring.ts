/** trip.bring: a trip out of the account's own file. The server reads it as anything from outside, and makes it once. */
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
});

export const tripBring: OutboxKind<z.output<typeof schema>> = {
  kind: 'trip.bring',
  schema,
  leaseMs: DEFAULT_LEASE_MS,
  async deliver({ ctx, row, payload: { ids, trip }, token }) {
    const [last] = ids.slice(-1);
    for (const tripId of ids) {
      try {
        const made = await bringServerTrip(ctx.http, token ?? '', row.userId ?? '', { tripId, trip });
        return {
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
