/** trip.copy: a further trip that begins as another one is. The server makes it: it counts how many there are. */
import type * as z from 'zod/mini';
import { storeTrip } from '../../local/trips.ts';
import { copyServerTrip } from '../../remote/trips.ts';
import { DEFAULT_LEASE_MS, type OutboxKind } from '../kind.ts';
import { turnsTrip } from './askPayload.ts';
import { COPY_KIND, copySchema } from './copyPayload.ts';
import { tripEdit, tripEntity } from './tripEdit.ts';

export const tripCopy: OutboxKind<z.output<typeof copySchema>> = {
  kind: COPY_KIND,
  schema: copySchema,
  leaseMs: DEFAULT_LEASE_MS,
  // what was changed before it was asked for is in the copy too
  waitsFor: (row, { tripId }, earlier) =>
    (earlier.kind === tripEdit.kind && earlier.entity === tripEntity(row.userId ?? '', tripId)) ||
    turnsTrip(earlier, row.userId, tripId),
  async deliver({ ctx, row, payload, token }) {
    const trip = await copyServerTrip(ctx.http, token ?? '', row.userId ?? '', payload);
    return {
      apply: async (db) => {
        if (trip) await storeTrip(db, trip);
      },
    };
  },
};
