import { expect, it } from 'vitest';
import { tripEditsHere } from '@/data/outbox/kinds/tripEdit.ts';
import { editTrip, syncTrips } from '@/data/repositories/trips/trips.ts';
import { MAX_TRIPS_REQUEST_BYTES } from '@domain/trips/tripsApi.ts';
import { soundTrip } from '../../domain/trips/trip.ts';
import { ANA } from '../support/browser.ts';
import { ID, tripsWorld, unsent } from './tripsWorld.ts';

const world = tripsWorld();

it('edits of a trip go with as many as a request may have bytes', async () => {
  const { context, connectivity, db, drainer } = world.phone.tab;
  world.server.trips.put(ANA, soundTrip());
  await syncTrips(context, ANA);
  connectivity.set('offline');
  await editTrip(context, ANA, ID, { kind: 'rename', title: 'A' });
  const [waiting] = await tripEditsHere(db, ANA);
  if (!waiting) throw new Error('nothing waits');
  const { row, ...payload } = waiting;
  const items = Array.from({ length: 16 }, (_, index) => ({
    item: `${index}`.padEnd(40, 'x'),
    title: '京'.repeat(200),
    start: '09:00',
    end: '10:00',
  }));
  const { seq: _seq, ...rest } = row;
  const rows = Array.from({ length: 60 }, () => {
    const id = crypto.randomUUID();
    const edit = { kind: 'arrangeDay', day: 1, items };
    return { ...rest, id, payload: { ...payload, pending: { ...payload.pending, id, edit } } };
  });
  await db.outbox.bulkAdd(rows);
  connectivity.set('online');
  await drainer.drain({ forced: true });
  expect(await unsent(world.phone)).toBe(0);
  const bytes = world.server.requests
    .filter(({ path }) => path === '/functions/v1/trips')
    .map(({ body }) => new TextEncoder().encode(JSON.stringify(body)).length);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(MAX_TRIPS_REQUEST_BYTES);
  expect(bytes).toHaveLength(3);
});
