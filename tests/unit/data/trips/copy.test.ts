import { describe, expect, it, vi } from 'vitest';
import { copyTrip, deleteTrip, editTrip, syncTrips } from '@/data/repositories/trips/trips.ts';
import { AppError } from '@domain/errors/appError.ts';
import { soundTrip } from '../../domain/trips/trip.ts';
import { ANA, BEN } from '../support/browser.ts';
import { ID, titles, tripsWorld, unsent } from './tripsWorld.ts';

const world = tripsWorld();
const start = soundTrip();
const context = () => world.phone.tab.context;
const drain = () => world.phone.tab.drainer.drain({ forced: true });

/** Nothing waits any more. */
const untilSent = () =>
  vi.waitFor(async () => {
    await drain();
    world.phone.browser.clock.advance(5_000);
    expect(await unsent(world.phone)).toBe(0);
  });

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

  it('begins as the trip was when it was asked for, also where edits before and after it wait', async () => {
    await here();
    world.phone.tab.connectivity.set('offline');
    await editTrip(context(), ANA, ID, { kind: 'rename', title: 'A' });
    await copyTrip(context(), ANA, ID);
    await editTrip(context(), ANA, ID, { kind: 'rename', title: 'B' });
    world.phone.tab.connectivity.set('online');
    await untilSent();
    expect(await titles(world.phone)).toEqual(['B', 'A (copy)']);
    expect(world.server.trips.find(ANA, ID)?.trip.title).toBe('B');
  });

  it.each([['nothing'], ['an edit']])('outlives a trip deleted after %s', async (before) => {
    await here();
    world.phone.tab.connectivity.set('offline');
    if (before === 'an edit') await editTrip(context(), ANA, ID, { kind: 'rename', title: 'A' });
    await copyTrip(context(), ANA, ID);
    await editTrip(context(), ANA, ID, { kind: 'rename', title: 'B' });
    await deleteTrip(context(), ANA, ID);
    expect(await titles(world.phone)).toEqual([]);
    // the first request does not arrive: without an edit before it that is the copy's
    world.server.fail({ how: 'answer', status: 503 });
    world.phone.tab.connectivity.set('online');
    await untilSent();
    const title = before === 'an edit' ? 'A (copy)' : 'Paris and Rome (copy)';
    expect(await titles(world.phone)).toEqual([title]);
    expect(world.server.trips.find(ANA, ID)?.deleted).toBe(true);
  });

  it('that the server refused holds neither edits nor the delete up', async () => {
    await here();
    const body = { error: 'conflict', message: 'At most 500 trips can be kept.' };
    world.server.fail({ how: 'answer', status: 409, body });
    await copyTrip(context(), ANA, ID);
    await editTrip(context(), ANA, ID, { kind: 'rename', title: 'B' });
    await untilSent();
    expect(world.server.trips.find(ANA, ID)?.trip.title).toBe('B');
    await deleteTrip(context(), ANA, ID);
    await untilSent();
    expect(await titles(world.phone)).toEqual([]);
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
