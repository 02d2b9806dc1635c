import { describe, expect, it } from 'vitest';
import { forgetEarlierAccounts } from '@/data/outbox/earlierAccounts.ts';
import { pendingCount } from '@/data/outbox/outbox.ts';
import { forgetAccount, settleBeforeSignOut } from '@/data/outbox/signOut.ts';
import { deleteTrip, editTrip, restoreTrip, syncTrips, watchTrips } from '@/data/repositories/trips/trips.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { longTrip, soundTrip } from '../../domain/trips/trip.ts';
import { ANA, BEN } from '../support/browser.ts';
import { type Device, first, ID, shown, titles, tripsWorld, watched } from './tripsWorld.ts';

const world = tripsWorld();
const sync = ({ tab }: Device, userId = ANA) => syncTrips(tab.context, userId);
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A trip that differs from the others by its number alone. */
function numbered(number: number, trip: Trip = soundTrip()): Trip {
  return { ...trip, id: idOf(number), title: `Trip ${number}` };
}

/** In order: pages of 25. */
function make(count: number, trip?: Trip): void {
  for (let number = 1; number <= count; number += 1) world.server.trips.put(ANA, numbered(number, trip));
}

describe('trips from other devices', () => {
  it('come with the next sync, whole, the last changed first', async () => {
    make(2);
    await sync(world.phone);
    expect(await titles(world.phone)).toEqual(['Trip 2', 'Trip 1']);
    expect(await shown(world.phone, idOf(1))).toEqual(world.server.trips.find(ANA, idOf(1))?.trip);
    world.server.trips.put(ANA, { ...numbered(1), title: 'Renamed' });
    await sync(world.phone);
    expect(await titles(world.phone)).toEqual(['Renamed', 'Trip 2']);
  });

  it('are two hundred long ones in a list that reads no plan', async () => {
    make(200, longTrip(14));
    await sync(world.phone);
    const { db } = world.phone.tab;
    let plans = 0;
    db.tripContents.hook('reading', (row) => {
      plans += 1;
      return row;
    });
    expect(await titles(world.phone)).toHaveLength(200);
    expect(plans).toBe(0);
    await shown(world.phone, idOf(7));
    expect(plans).toBe(1);
    await sync(world.phone);
    expect(await titles(world.phone)).toHaveLength(200);
  });

  it('go on where a killed app left them', async () => {
    make(60);
    const { server } = world;
    const killed = world.phone.tab;
    // With its first page stored, the app is killed while it waits for the second.
    killed.db.trips.hook('creating', () => server.fail({ how: 'tab_dies', arrived: true }));
    void sync(world.phone);
    await killed.death;
    world.phone.tab = world.phone.browser.openTab();
    expect(await titles(world.phone)).toHaveLength(25);
    server.heal();
    await sync(world.phone);
    expect(await titles(world.phone)).toHaveLength(60);
    expect(await shown(world.phone, idOf(60))).toMatchObject({ title: 'Trip 60' });
  });

  it('that were deleted elsewhere go, and do not come back with an older answer', async () => {
    make(1);
    await sync(world.phone);
    world.server.trips.remove(ANA, idOf(1));
    await sync(world.phone);
    expect(await titles(world.phone)).toEqual([]);
    expect(await watched(world.phone, idOf(1))).toEqual({ state: 'deleted', conflicts: [] });
    expect(await world.phone.tab.db.tripContents.count()).toBe(0);
  });

  it('are absent until they are here', async () => {
    expect(await watched(world.phone, idOf(9))).toEqual({ state: 'absent', conflicts: [] });
  });
});

describe('a trip of a newer version', () => {
  const newer = { plan: { version: 9, chapters: [] } };

  it('is kept as it came, said to be unreadable, and opens when the app can read it', async () => {
    world.server.trips.put(ANA, numbered(1), newer);
    make(2);
    world.server.trips.put(ANA, numbered(1), newer);
    await sync(world.phone);
    expect(await watched(world.phone, idOf(1))).toMatchObject({ state: 'unreadable' });
    expect(await watched(world.phone, idOf(2))).toMatchObject({ state: 'here' });
    const contents = await world.phone.tab.db.tripContents.get([ANA, idOf(1)]);
    expect(contents?.contents).toMatchObject(newer);
    expect(await editTrip(world.phone.tab.context, ANA, idOf(1), { kind: 'archive' })).toMatchObject({
      reason: 'unreadable',
    });
  });

  it('whose head cannot be read is kept and not listed, and hides no other', async () => {
    world.server.trips.put(ANA, numbered(1), { state: 'shared' });
    world.server.trips.put(ANA, numbered(2));
    world.server.trips.put(ANA, numbered(3), { id: 'no id', revision: 'many' });
    await sync(world.phone);
    expect(await titles(world.phone)).toEqual(['Trip 2']);
    expect(await world.phone.tab.db.trips.count()).toBe(2);
  });

  it('that was readable before takes its place, whole', async () => {
    make(1);
    await sync(world.phone);
    world.server.trips.put(ANA, numbered(1), newer);
    await sync(world.phone);
    expect(await watched(world.phone, idOf(1))).toMatchObject({ state: 'unreadable' });
  });
});

describe('deleting', () => {
  it('hides the trip at once, drops what waits of it, and reaches the other device', async () => {
    make(1);
    await sync(world.phone);
    await sync(world.tablet);
    const { tab } = world.phone;
    tab.connectivity.set('offline');
    await editTrip(tab.context, ANA, idOf(1), { kind: 'rename', title: 'A' });
    await deleteTrip(tab.context, ANA, idOf(1));
    expect(await titles(world.phone)).toEqual([]);
    expect(await watched(world.phone, idOf(1))).toMatchObject({ state: 'deleted' });
    expect(await pendingCount(tab.context, ANA)).toBe(1);
    // What the server still has does not bring it back.
    await sync(world.phone);
    expect(await titles(world.phone)).toEqual([]);
    tab.connectivity.set('online');
    await tab.drainer.drain({ forced: true });
    await sync(world.tablet);
    expect(await titles(world.tablet)).toEqual([]);
    expect(world.server.trips.find(ANA, idOf(1))?.deleted).toBe(true);
  });

  it('waits for Undo when it is asked to, also where the network comes back, and goes by itself after that', async () => {
    make(1);
    await sync(world.phone);
    const { tab, browser } = world.phone;
    tab.connectivity.set('offline');
    await editTrip(tab.context, ANA, idOf(1), { kind: 'rename', title: 'A' });
    expect(await deleteTrip(tab.context, ANA, idOf(1), { holdMs: 10_000 })).toBe(true);
    expect(await titles(world.phone)).toEqual([]);
    tab.connectivity.set('online');
    await tab.drainer.drain({ forced: true });
    expect(world.server.trips.find(ANA, idOf(1))?.deleted).not.toBe(true);
    expect(await restoreTrip(tab.context, ANA, idOf(1))).toBe(true);
    expect(await titles(world.phone)).toEqual(['A']);
    await tab.drainer.drain({ forced: true });
    expect(await pendingCount(tab.context, ANA)).toBe(0);
    expect(world.server.trips.find(ANA, idOf(1))?.trip.title).toBe('A');
    await deleteTrip(tab.context, ANA, idOf(1), { holdMs: 10_000 });
    browser.clock.advance(10_001);
    await tab.drainer.drain();
    expect(world.server.trips.find(ANA, idOf(1))?.deleted).toBe(true);
    expect(await restoreTrip(tab.context, ANA, idOf(1))).toBe(false);
    expect(await titles(world.phone)).toEqual([]);
    await expect(restoreTrip(tab.context, BEN, idOf(1))).rejects.toMatchObject({ reason: 'unauthorized' });
  });

  it('is not taken back once it was sent, also where the answer was lost', async () => {
    make(1);
    await sync(world.phone);
    const { tab, browser } = world.phone;
    await deleteTrip(tab.context, ANA, idOf(1), { holdMs: 10_000 });
    browser.clock.advance(10_001);
    world.server.fail({ how: 'lost' });
    await tab.drainer.drain();
    expect(await restoreTrip(tab.context, ANA, idOf(1))).toBe(false);
    expect(await titles(world.phone)).toEqual([]);
    expect(await pendingCount(tab.context, ANA)).toBe(1);
  });

  it('waits no longer for Undo where its account signs out', async () => {
    make(1);
    await sync(world.phone);
    const { tab } = world.phone;
    await deleteTrip(tab.context, ANA, idOf(1), { holdMs: 10_000 });
    expect(await settleBeforeSignOut(tab, ANA)).toBe(0);
    expect(world.server.trips.find(ANA, idOf(1))?.deleted).toBe(true);
  });

  it('again, or of what the server does not know, is fine', async () => {
    make(1);
    await sync(world.phone);
    await deleteTrip(world.phone.tab.context, ANA, idOf(1));
    world.server.fail({ how: 'unanswered' });
    await world.phone.tab.drainer.drain();
    world.phone.browser.clock.advance(5_000);
    await world.phone.tab.drainer.drain();
    expect(await pendingCount(world.phone.tab.context, ANA)).toBe(0);
    await deleteTrip(world.phone.tab.context, ANA, idOf(77));
    await world.phone.tab.drainer.drain();
    expect(await pendingCount(world.phone.tab.context, ANA)).toBe(0);
    await expect(deleteTrip(world.phone.tab.context, BEN, idOf(1))).rejects.toMatchObject({
      reason: 'unauthorized',
    });
  });

  it('that the server refuses brings the trip back into the list, with the refusal kept', async () => {
    make(1);
    await sync(world.phone);
    await deleteTrip(world.phone.tab.context, ANA, idOf(1));
    world.server.fail({ how: 'answer', status: 403, body: { error: 'forbidden', message: 'No' } });
    await world.phone.tab.drainer.drain();
    expect(await titles(world.phone)).toEqual(['Trip 1']);
    expect(await pendingCount(world.phone.tab.context, ANA)).toBe(1);
  });
});

describe('another account on this device', () => {
  it('never sees the trips of the one before, signed out or not', async () => {
    make(1);
    await sync(world.phone);
    const { browser, tab } = world.phone;
    browser.signIn(BEN);
    world.server.trips.put(BEN, { ...soundTrip(), title: 'Of Ben' });
    expect(await titles(world.phone, BEN)).toEqual([]);
    await sync(world.phone, BEN);
    expect(await titles(world.phone, BEN)).toEqual(['Of Ben']);
    await forgetEarlierAccounts(tab, BEN);
    const rows = await tab.db.trips.toArray();
    expect(rows.map(({ userId }) => userId)).toEqual([BEN]);
  });

  it('gets nothing of a sync that was under way when the account changed', async () => {
    make(1);
    const { browser, tab } = world.phone;
    const syncing = sync(world.phone);
    browser.signIn(BEN);
    await syncing;
    expect(await tab.db.trips.count()).toBe(0);
    expect(await tab.db.meta.count()).toBe(0);
  });

  it('has the trips leave with the sign-out, and unsent edits stay where that was chosen', async () => {
    world.server.trips.put(ANA, soundTrip());
    await sync(world.phone);
    const { browser, tab } = world.phone;
    tab.connectivity.set('offline');
    await editTrip(tab.context, ANA, ID, { kind: 'rename', title: 'A' });
    expect(await settleBeforeSignOut(tab, ANA)).toBe(1);
    await forgetAccount(tab, ANA, { keepUnsent: true });
    browser.signOut();
    expect(await tab.db.trips.count()).toBe(0);
    expect(await tab.db.tripContents.count()).toBe(0);
    expect(await tab.db.outbox.count()).toBe(1);

    browser.signIn(ANA);
    tab.connectivity.set('online');
    await sync(world.phone);
    expect(await titles(world.phone)).toEqual(['A']);
    await tab.drainer.drain({ forced: true });
    expect(world.server.trips.find(ANA, ID)?.trip.title).toBe('A');
    await forgetAccount(tab, ANA, { keepUnsent: false });
    expect(await Promise.all(tab.db.tables.map((table) => table.count()))).toEqual(
      tab.db.tables.map(() => 0),
    );
  });

  it('an edit whose answer comes after the sign-out stores nothing', async () => {
    world.server.trips.put(ANA, soundTrip());
    await sync(world.phone);
    const { browser, tab } = world.phone;
    await editTrip(tab.context, ANA, ID, { kind: 'rename', title: 'A' });
    const draining = tab.drainer.drain();
    await forgetAccount(tab, ANA, { keepUnsent: true });
    browser.signOut();
    await draining;
    expect(await tab.db.trips.count()).toBe(0);
  });
});

describe('the list', () => {
  it('counts what waits and what was refused, and shows names as they will be', async () => {
    make(2);
    await sync(world.phone);
    const { tab } = world.phone;
    tab.connectivity.set('offline');
    await editTrip(tab.context, ANA, idOf(1), { kind: 'rename', title: 'A' });
    await editTrip(tab.context, ANA, idOf(1), { kind: 'archive' });
    expect(await first(watchTrips(tab.context, ANA))).toMatchObject([
      { trip: { title: 'Trip 2' }, waiting: 0, conflicts: 0 },
      { trip: { title: 'A', state: 'archived' }, waiting: 2, conflicts: 0 },
    ]);
  });
});
