/**
 * trip.bring: a trip out of the account's own file, or one that the server has lost. The server reads it as anything from
 * outside, and makes it once.
 */
import * as z from 'zod/mini';
import { toAppError } from '@domain/errors/appError.ts';
import { type BroughtTrip, broughtTripSchema } from '@domain/trips/broughtTrip.ts';
import { titleOfCopy } from '@domain/trips/copyOf.ts';
import { parseTrip } from '../../local/tripRows.ts';
import { dropLostTrip, type ServerTrip, storeTrip } from '../../local/trips.ts';
import { bringServerTrip } from '../../remote/trips.ts';
import { DEFAULT_LEASE_MS, type OutboxKind } from '../kind.ts';

const schema = z.object({
  /**
   * What it may be called, in turn: the file's own id, and others where a trip of that id was deleted. Of one that was
   * lost: its own, and one for where the server has another state of it by then.
   */
  ids: z.array(z.uuid()).check(z.minLength(1)),
  trip: broughtTripSchema,
  /** The server had it, and was set back to a time before. */
  lost: z.exactOptional(z.literal(true)),
});

export const tripBring: OutboxKind<z.output<typeof schema>> = {
  kind: 'trip.bring',
  schema,
  leaseMs: DEFAULT_LEASE_MS,
  async deliver({ ctx, row, payload: { ids, trip, lost }, token }) {
    const userId = row.userId ?? '';
    const [first = ''] = ids;
    const [last] = ids.slice(-1);
    const made: ServerTrip[] = [];
    const title = titleOfCopy(trip.title);
    for (const tripId of ids) {
      const isBeside = lost === true && tripId !== first;
      try {
        const sent = isBeside ? { ...trip, title } : trip;
        const answered = await bringServerTrip(ctx.http, token ?? '', userId, { tripId, trip: sent });
        if (answered) made.push(answered);
        // of a lost one another device may have sent another state
        if (!lost || (answered && isSame(answered, trip))) break;
      } catch (thrown) {
        if (toAppError(thrown).reason !== 'not_found' || (tripId === last && !lost)) throw thrown;
        // deleted since: nobody brings it back
        if (lost) break;
      }
    }
    return {
      apply: async (db) => {
        if (lost) await dropLostTrip(db, userId, first);
        for (const one of made) await storeTrip(db, one);
      },
    };
  },
  // the last copy of a trip stays one where the server has no room for it
  parked: async (db, { row, payload: { lost } }) => {
    if (lost)
      await db.outbox
        .where('seq')
        .equals(row.seq)
        .modify((kept) => {
          if (kept.parked) kept.parked.lost = lost;
        });
  },
};

/** Whether two states of a trip say the same; PostgreSQL has an order of its own for the keys. */
function isSame({ row, contents }: ServerTrip, trip: BroughtTrip): boolean {
  const { userId, id } = row;
  const read = broughtTripSchema.safeParse(parseTrip(row, { userId, id, contents, versions: [] }));
  return read.success && ordered(read.data) === ordered(trip);
}

function ordered({ title, spec, plan }: BroughtTrip): string {
  return JSON.stringify([title, spec, plan], (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
