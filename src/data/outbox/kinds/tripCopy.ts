/** trip.copy: a further trip that begins as another one is. The server makes it: it counts how many there are. */
import { z } from 'zod';
import { storeTrip } from '../../local/trips.ts';
import { copyServerTrip } from '../../remote/trips.ts';
import { DEFAULT_LEASE_MS, type OutboxKind } from '../kind.ts';
import { tripEdit, tripEntity } from './tripEdit.ts';

const schema = z.object({ tripId: z.uuid(), copyId: z.uuid() });

export const tripCopy: OutboxKind<z.output<typeof schema>> = {
  kind: 'trip.copy',
  schema,
  leaseMs: DEFAULT_LEASE_MS,
  // what was changed before it was asked for is in the copy too
  waitsFor: (row, { tripId }, earlier) =>
    earlier.kind === tripEdit.kind && earlier.entity === tripEntity(row.userId ?? '', tripId),
  async deliver({ ctx, row, payload, token }) {
    const trip = await copyServerTrip(ctx.http, token ?? '', row.userId ?? '', payload);
    return {
      apply: async (db) => {
        if (trip) await storeTrip(db, trip);
      },
    };
  },
};
