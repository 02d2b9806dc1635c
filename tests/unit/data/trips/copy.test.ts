import { describe, expect, it } from 'vitest';
import { copyTrip, deleteTrip, editTrip, syncTrips } from '@/data/repositories/trips/trips.ts';
import { AppError } from '@domain/errors/appError.ts';
import { soundTrip } from '../../domain/trips/trip.ts';
import { ANA, BEN } from '../support/browser.ts';
import { ID, titles, tripsWorld, unsent } from './tripsWorld.ts';

const world = tripsWorld();
const start = soundTrip();
const context = () => world.phone.tab.context;
const drain = () => world.phone.tab.drainer.drain({ forced: true });

async function here(): Promise<void> {
  world.server.trips.put(ANA, start);
  await syncTrips(context(), ANA);
}

describe('a copy of a trip', () => {
  it('is made by the server with what was changed before it, and stands in the list then', async () => {
    await here();
    world.phone.tab.connectivity.set('offline');
    await editTrip(context(), ANA, ID, { kind: 'rename', title: 'With Ben' });
    await copyTrip(context(), ANA, ID);
    expect(await titles(world.phone)).toEqual(['With Ben']);
    world.phone.tab.connectivity.set('online');
    await drain();
    await drain();
    expect(await titles(world.phone)).toEqual(['With Ben (copy)', 'With Ben']);
    expect(await unsent(world.phone)).toBe(0);
    await deleteTrip(context(), ANA, ID);
    await drain();
    expect(await titles(world.phone)).toEqual(['With Ben (copy)']);
  });

  it('is made once, though the answer was lost', async () => {
    await here();
    await copyTrip(context(), ANA, ID);
    const [row] = await world.phone.tab.db.outbox.toArray();
    await drain();
    if (row) await world.phone.tab.db.outbox.put({ ...row, lease: null });
    await drain();
    await syncTrips(context(), ANA);
    expect(await titles(world.phone)).toEqual(['Paris and Rome (copy)', 'Paris and Rome']);
  });

  it('is refused on a device where the account is not signed in, and of what is gone', async () => {
    await here();
    await expect(copyTrip(context(), BEN, ID)).rejects.toEqual(new AppError('unauthorized'));
    world.server.trips.remove(ANA, ID);
    await copyTrip(context(), ANA, ID);
    await drain();
    const [row] = await world.phone.tab.db.outbox.toArray();
    expect(row?.parked?.reason).toBe('not_found');
  });
});
