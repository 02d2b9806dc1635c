/** A server that was restored from an older backup: what a device has of what it lost goes to it again, once. */
import { describe, expect, it } from 'vitest';
import { pendingCount, retryParked } from '@/data/outbox/outbox.ts';
import { deleteTrip, editTrip, syncTrips } from '@/data/repositories/trips/trips.ts';
import { refreshProfile } from '@/data/repositories/profile/profile.ts';
import { profileSchema } from '@domain/profile/profile.ts';
import { soundTrip } from '../../domain/trips/trip.ts';
import { ANA } from '../support/browser.ts';
import { type Device, ID, shown, titles, tripsWorld } from './tripsWorld.ts';

const world = tripsWorld();
const { revision } = soundTrip();
const OTHER = '0b1c2d3e-4f50-4617-8829-000000000001';
const sync = ({ tab }: Device) => syncTrips(tab.context, ANA);
const drain = ({ tab }: Device) => tab.drainer.drain({ forced: true });
const rename = ({ tab }: Device, title: string, id = ID) =>
  editTrip(tab.context, ANA, id, { kind: 'rename', title });
const onServer = () =>
  world.server.trips
    .of(ANA)
    .map(({ title }) => title)
    .toSorted();

/** All syncs and sendings, until there is nothing more to do. */
async function settle(...devices: Device[]): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    for (const device of devices) {
      await sync(device);
      await drain(device);
    }
  }
}

describe('a trip that the server has lost', () => {
  it('is sent to it again under its own id, once, from each device that has it', async () => {
    world.server.trips.put(ANA, soundTrip());
    const restore = world.server.backup();
    world.server.trips.put(ANA, soundTrip({ id: OTHER, title: 'Lisbon' }));
    for (const device of [world.phone, world.tablet]) await sync(device);
    restore();
    expect(onServer()).toEqual(['Paris and Rome']);
    await settle(world.phone, world.tablet);
    expect(onServer()).toEqual(['Lisbon', 'Paris and Rome']);
    expect(world.server.trips.find(ANA, OTHER)?.trip).toMatchObject({ title: 'Lisbon', revision: 1 });
    for (const device of [world.phone, world.tablet]) {
      expect((await titles(device)).toSorted()).toEqual(['Lisbon', 'Paris and Rome']);
      expect(await pendingCount(device.tab.context, ANA)).toBe(0);
    }
  });

  it.each(['before', 'after'])(
    'takes what was changed on it without a network, sent %s the server is found to be set back',
    async (order) => {
      const restore = world.server.backup();
      world.server.trips.put(ANA, soundTrip());
      for (const title of ['A', 'B', 'C']) world.server.trips.put(ANA, soundTrip({ title }));
      await sync(world.phone);
      const { connectivity, context, db } = world.phone.tab;
      connectivity.set('offline');
      await rename(world.phone, 'In the air');
      restore();
      if (order === 'after') await sync(world.phone);
      connectivity.set('online');
      await drain(world.phone);
      await settle(world.phone);
      // the server knew of no such trip: the edit is kept, and made when the traveller tries it again
      const parked = await db.outbox.toArray();
      expect(parked).toHaveLength(order === 'before' ? 1 : 0);
      for (const { id } of parked) await retryParked(context, id);
      await settle(world.phone);
      expect(world.server.trips.find(ANA, ID)?.trip).toMatchObject({ title: 'In the air', revision: 2 });
      expect(await shown(world.phone)).toMatchObject({ title: 'In the air', revision: 2 });
      // and what comes next is not taken for older than what is here
      await rename(world.phone, 'Next');
      await settle(world.phone);
      expect(await shown(world.phone)).toMatchObject({ title: 'Next', revision: 3 });
    },
  );

  it('is found where the sync that saw it was cut off', async () => {
    const restore = world.server.backup();
    world.server.trips.put(ANA, soundTrip());
    await sync(world.phone);
    restore();
    world.server.trips.put(ANA, soundTrip({ id: OTHER, title: 'Newer' }));
    const { tab } = world.phone;
    // the first answer comes, and what follows it does not
    const cut = () => world.server.fail({ how: 'lost' });
    tab.db.meta.hook('creating', cut);
    await expect(sync(world.phone)).rejects.toMatchObject({ reason: 'offline' });
    tab.db.meta.hook('creating').unsubscribe(cut);
    world.server.heal();
    await settle(world.phone);
    expect(onServer()).toEqual(['Newer', 'Paris and Rome']);
  });
});

describe('a trip of which the server has an older state', () => {
  it('is shown as the server has it, and what this device had is kept beside it, once', async () => {
    world.server.trips.put(ANA, soundTrip());
    const restore = world.server.backup();
    world.server.trips.put(ANA, soundTrip({ title: 'Changed' }));
    for (const device of [world.phone, world.tablet]) await sync(device);
    restore();
    await settle(world.phone, world.tablet);
    expect(onServer()).toEqual(['Changed', 'Paris and Rome']);
    expect(world.server.trips.find(ANA, ID)?.trip).toMatchObject({ title: 'Paris and Rome', revision });
    for (const device of [world.phone, world.tablet]) {
      expect((await titles(device)).toSorted()).toEqual(['Changed', 'Paris and Rome']);
      expect(await shown(device)).toMatchObject({ title: 'Paris and Rome', revision });
    }
  });

  it('takes an edit that was sent before anybody noticed', async () => {
    world.server.trips.put(ANA, soundTrip());
    const restore = world.server.backup();
    for (const title of ['A', 'B']) world.server.trips.put(ANA, soundTrip({ title }));
    await sync(world.phone);
    restore();
    await rename(world.phone, 'Mine');
    await drain(world.phone);
    await settle(world.phone);
    expect(await shown(world.phone)).toMatchObject({ title: 'Mine', revision: revision + 1 });
    expect(onServer()).toEqual(['B', 'Mine']);
  });

  it('is not deleted once more, nor sent again where it says the same', async () => {
    world.server.trips.put(ANA, soundTrip());
    world.server.trips.put(ANA, soundTrip({ id: OTHER, title: 'Lisbon' }));
    const restore = world.server.backup();
    await sync(world.phone);
    await deleteTrip(world.phone.tab.context, ANA, OTHER);
    await rename(world.phone, 'B');
    await drain(world.phone);
    await rename(world.phone, 'Paris and Rome');
    await settle(world.phone);
    restore();
    await settle(world.phone);
    expect((await titles(world.phone)).toSorted()).toEqual(['Lisbon', 'Paris and Rome']);
    expect(onServer()).toEqual(['Lisbon', 'Paris and Rome']);
  });
});

it('a server that was not set back is asked for nothing more, whatever happens to its trips', async () => {
  world.server.trips.put(ANA, soundTrip());
  world.server.trips.put(ANA, soundTrip({ id: OTHER, title: 'Lisbon' }));
  await settle(world.phone, world.tablet);
  await rename(world.tablet, 'A');
  await drain(world.tablet);
  await deleteTrip(world.phone.tab.context, ANA, OTHER);
  // its deletion is dated by a clock that runs ahead
  world.phone.browser.clock.advance(26 * 3_600_000);
  world.phone.browser.signIn(ANA);
  await drain(world.phone);
  await settle(world.phone, world.tablet);
  world.server.requests.splice(0);
  await sync(world.phone);
  await sync(world.tablet);
  expect(world.server.paths()).toEqual(['GET /rest/v1/trips', 'GET /rest/v1/trips']);
});

it('a profile that is older on the server is shown so, and what this device had stands in the form', async () => {
  const { tab } = world.phone;
  const profile = { id: ANA, email: 'ana@waymark.test', role: 'user', token_balance: 900, nickname: 'Ana' };
  world.server.profiles.set(ANA, profileSchema.parse({ ...profile, updated_at: '2026-03-01T09:00:00Z' }));
  const restore = world.server.backup();
  world.server.trips.put(ANA, soundTrip());
  const later = { nickname: 'Anouk', token_balance: 200, updated_at: '2026-03-02T09:00:00Z' };
  world.server.profiles.set(ANA, profileSchema.parse({ ...profile, ...later }));
  await refreshProfile(tab.context, ANA);
  await sync(world.phone);
  restore();
  await settle(world.phone);
  expect(await tab.db.profiles.get(ANA)).toMatchObject({ nickname: 'Ana', token_balance: 900 });
  const draft = await tab.data.profile.readProfileDraft(ANA, 'profile');
  expect(draft).toMatchObject({ base: { nickname: 'Ana' }, form: { nickname: 'Anouk' } });
});
