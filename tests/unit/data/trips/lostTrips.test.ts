/** A server that was restored from an older backup: what a device has of what it lost is kept, told, and sent again once. */
import { describe, expect, it } from 'vitest';
import { discardParked, retryParked, watchParked } from '@/data/outbox/outbox.ts';
import { forgetAccount } from '@/data/outbox/signOut.ts';
import { deleteTrip, editTrip, restoreTrip, syncTrips } from '@/data/repositories/trips/trips.ts';
import { MAX_TRIPS } from '@domain/trips/trip.ts';
import { soundTrip } from '../../domain/trips/trip.ts';
import { ANA } from '../support/browser.ts';
import { type Device, first, ID, shown, titles, tripsWorld, watched } from './tripsWorld.ts';

const world = tripsWorld();
const OTHER = '0b1c2d3e-4f50-4617-8829-000000000001';
const lisbon = (title = 'Lisbon') => soundTrip({ id: OTHER, title });
const put = (...trips: ReturnType<typeof soundTrip>[]) =>
  void trips.map((trip) => world.server.trips.put(ANA, trip));
const sync = ({ tab }: Device) => syncTrips(tab.context, ANA);
const drain = ({ tab }: Device) => tab.drainer.drain({ forced: true });
const rename = ({ tab }: Device, title: string, id = ID) =>
  editTrip(tab.context, ANA, id, { kind: 'rename', title });
const lostOn = async ({ tab }: Device) =>
  (await first(watchParked(tab.context, ANA))).filter(({ lost }) => lost);
const onServer = () =>
  world.server.trips
    .of(ANA)
    .map(({ title }) => title)
    .toSorted();
const here = async (device: Device) => (await titles(device)).toSorted();

async function settle(...devices: Device[]): Promise<void> {
  for (const device of [...devices, ...devices]) {
    await sync(device);
    await drain(device);
  }
}

/** These devices hear of Lisbon, and the server is set back to before it. */
async function loseLisbon(...devices: Device[]): Promise<void> {
  put(soundTrip());
  const restore = world.server.backup();
  put(lisbon());
  for (const device of devices) await sync(device);
  restore();
}

/** The tablet hears of Lisbon, the phone of a later state of it, and the server has neither. */
async function loseTwoStates(): Promise<void> {
  const restore = world.server.backup();
  put(lisbon());
  await sync(world.tablet);
  put(lisbon('Lisbon by tram'));
  await sync(world.phone);
  restore();
}

/** What the traveller does on /offline, and what follows. */
async function sendAgain(device: Device): Promise<void> {
  for (const { id } of await lostOn(device)) await retryParked(device.tab.context, id);
  await settle(device);
}

describe('a trip that the server has lost', () => {
  it('stays, is told, and is sent by nobody until the traveller does, once from all devices', async () => {
    const { phone, tablet } = world;
    await loseLisbon(phone, tablet);
    for (const device of [phone, tablet]) {
      await settle(device);
      expect(await here(device)).toEqual(['Lisbon', 'Paris and Rome']);
      const [lost, ...others] = await lostOn(device);
      expect(others).toEqual([]);
      expect(lost?.message).toContain('no longer has “Lisbon”');
    }
    expect(onServer()).toEqual(['Paris and Rome']);
    for (const device of [phone, tablet]) await sendAgain(device);
    expect(world.server.trips.find(ANA, OTHER)?.trip).toMatchObject({ title: 'Lisbon', revision: 1 });
    await settle(phone, tablet);
    expect(onServer()).toEqual(['Lisbon', 'Paris and Rome']);
    for (const device of [phone, tablet]) {
      expect(await here(device)).toEqual(['Lisbon', 'Paris and Rome']);
      expect(await device.tab.db.outbox.count()).toBe(0);
    }
    await rename(phone, 'Porto', OTHER);
    await settle(phone, tablet);
    expect(await shown(tablet, OTHER)).toMatchObject({ title: 'Porto', revision: 2 });
  });

  it('is noticed though another device has changed something since, and where the answer came in pages', async () => {
    const { phone, tablet } = world;
    await loseLisbon(phone);
    for (let number = 1; number <= 60; number += 1) {
      const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
      put(soundTrip({ id, title: `Trip ${number}` }));
    }
    await sync(tablet);
    // the first answer comes, and what follows does not
    const cut = () => world.server.fail({ how: 'lost' });
    phone.tab.db.trips.hook('creating', cut);
    await expect(sync(phone)).rejects.toMatchObject({ reason: 'offline' });
    phone.tab.db.trips.hook('creating').unsubscribe(cut);
    world.server.heal();
    await sync(phone);
    expect(await lostOn(phone)).toHaveLength(1);
    expect(await titles(phone)).toHaveLength(62);
  });

  it('is noticed where an edit of another trip reached the server first', async () => {
    const { phone } = world;
    await loseLisbon(phone);
    await rename(phone, 'Mine');
    await drain(phone);
    await settle(phone);
    expect((await lostOn(phone)).map(({ message }) => message)).toEqual([
      expect.stringContaining('no longer has “Lisbon”'),
    ]);
    expect(await here(phone)).toEqual(['Lisbon', 'Mine']);
  });

  it('is noticed where the last that this device heard of it was the answer to its own edit', async () => {
    const { phone } = world;
    put(soundTrip());
    await sync(phone);
    const restore = world.server.backup();
    await rename(phone, 'Mine');
    await drain(phone);
    restore();
    await settle(phone);
    expect(await here(phone)).toEqual(['Mine (copy)', 'Paris and Rome']);
  });

  it('is not brought back where it was deleted: here, elsewhere, or with what was told of it', async () => {
    const { phone, tablet } = world;
    await loseLisbon(phone, tablet);
    await settle(phone);
    const { context } = phone.tab;
    // for a moment it can be taken back, and is told of again then
    await deleteTrip(context, ANA, OTHER, { holdMs: 5_000 });
    expect(await lostOn(phone)).toEqual([]);
    await restoreTrip(context, ANA, OTHER);
    const [lost] = await lostOn(phone);
    await discardParked(context, lost?.id ?? '');
    expect(await watched(phone, OTHER)).toMatchObject({ state: 'absent' });
    // sent again by one device, deleted there, and then sent by the other
    await settle(tablet);
    put(lisbon());
    world.server.trips.remove(ANA, OTHER);
    for (const { id } of await lostOn(tablet)) await retryParked(tablet.tab.context, id);
    await drain(tablet);
    await settle(phone, tablet);
    expect(onServer()).toEqual(['Paris and Rome']);
    for (const device of [phone, tablet]) expect(await here(device)).toEqual(['Paris and Rome']);
  });

  it('stays the last copy, and goes with what was told of it, where the server has no room', async () => {
    const { phone } = world;
    await loseLisbon(phone);
    await settle(phone);
    for (let index = 1; index < MAX_TRIPS; index += 1)
      put(soundTrip({ id: crypto.randomUUID(), title: `Trip ${index}` }));
    await sendAgain(phone);
    const [lost] = await lostOn(phone);
    expect(lost?.message).toContain('can be kept');
    expect(await shown(phone, OTHER)).toMatchObject({ title: 'Lisbon' });
    await discardParked(phone.tab.context, lost?.id ?? '');
    expect(await watched(phone, OTHER)).toMatchObject({ state: 'absent' });
  });

  it('waits under its account’s name: another account of the device may have a trip of the same id', async () => {
    const { phone } = world;
    await loseLisbon(phone);
    await settle(phone);
    const [lost] = await lostOn(phone);
    expect(lost?.id).toContain(ANA);
  });

  it('is sent beside where another device has sent another state of it', async () => {
    const { phone, tablet } = world;
    await loseTwoStates();
    await settle(phone, tablet);
    await sendAgain(tablet);
    await sendAgain(phone);
    await settle(phone, tablet);
    expect(onServer()).toEqual(['Lisbon', 'Lisbon by tram (copy)']);
    for (const device of [phone, tablet])
      expect(await here(device)).toEqual(['Lisbon', 'Lisbon by tram (copy)']);
  });

  it('is noticed too where another device has sent an older state of it before', async () => {
    const { phone, tablet } = world;
    await loseTwoStates();
    await settle(tablet);
    await sendAgain(tablet);
    await settle(phone);
    await sendAgain(phone);
    expect(onServer()).toEqual(['Lisbon', 'Lisbon by tram (copy)']);
  });

  it('is asked about before a sign-out, and sent again after the next sign-in', async () => {
    const { phone } = world;
    await loseLisbon(phone);
    await settle(phone);
    await forgetAccount(phone.tab, ANA, { keepUnsent: true });
    phone.browser.signIn(ANA);
    await settle(phone);
    expect(await here(phone)).toEqual(['Paris and Rome']);
    await sendAgain(phone);
    expect(await here(phone)).toEqual(['Lisbon', 'Paris and Rome']);
  });
});

describe('a trip of which the server has an older state', () => {
  it('is shown as the server has it, with what this device had beside it, which is sent once', async () => {
    const { phone, tablet } = world;
    put(soundTrip());
    const restore = world.server.backup();
    put(soundTrip({ title: 'Changed' }));
    for (const device of [phone, tablet]) await sync(device);
    restore();
    await settle(phone, tablet);
    for (const device of [phone, tablet])
      expect(await here(device)).toEqual(['Changed (copy)', 'Paris and Rome']);
    expect(onServer()).toEqual(['Paris and Rome']);
    for (const device of [phone, tablet]) await sendAgain(device);
    await settle(phone, tablet);
    expect(onServer()).toEqual(['Changed (copy)', 'Paris and Rome']);
    for (const device of [phone, tablet]) {
      expect(await here(device)).toEqual(['Changed (copy)', 'Paris and Rome']);
      expect(await device.tab.db.outbox.count()).toBe(0);
    }
  });

  it('goes where that was deleted since', async () => {
    const { phone } = world;
    put(soundTrip());
    const restore = world.server.backup();
    put(soundTrip({ title: 'A' }), soundTrip({ title: 'B' }));
    await sync(phone);
    restore();
    world.server.trips.remove(ANA, ID);
    await settle(phone);
    expect(await here(phone)).toEqual([]);
    expect(await lostOn(phone)).toEqual([]);
  });

  it.each([1, 2])(
    'takes edits that were sent before anybody noticed, also up to as many as it had: %i',
    async (edits) => {
      const { phone } = world;
      put(soundTrip());
      const restore = world.server.backup();
      put(soundTrip({ title: 'A' }), soundTrip({ title: 'B' }));
      await sync(phone);
      restore();
      for (let number = 1; number <= edits; number += 1) await rename(phone, `Mine ${number}`);
      await drain(phone);
      await settle(phone);
      expect(await here(phone)).toEqual(['B (copy)', `Mine ${edits}`]);
    },
  );

  it('was changed further by another device: with an older one lost it is another state', async () => {
    const { phone } = world;
    put(soundTrip());
    const restore = world.server.backup();
    put(lisbon(), soundTrip({ title: 'Changed' }));
    await sync(phone);
    restore();
    put(soundTrip({ title: 'Then' }), soundTrip({ title: 'Since' }));
    await settle(phone);
    expect(await here(phone)).toEqual(['Changed (copy)', 'Lisbon', 'Since']);
  });
});

it('a server that was not set back is asked for nothing more, whatever happens to its trips', async () => {
  const { phone, tablet } = world;
  put(soundTrip(), lisbon());
  await settle(phone, tablet);
  await rename(tablet, 'A');
  await drain(tablet);
  await deleteTrip(phone.tab.context, ANA, OTHER);
  // its deletion is dated by a clock that runs ahead
  phone.browser.clock.advance(26 * 3_600_000);
  phone.browser.signIn(ANA);
  await drain(phone);
  await settle(phone, tablet);
  await rename(phone, 'B');
  await settle(phone, tablet);
  for (const device of [phone, tablet]) expect(await lostOn(device)).toEqual([]);
  world.server.requests.splice(0);
  for (const device of [phone, tablet]) await sync(device);
  expect(world.server.paths()).toEqual(['GET /rest/v1/trips', 'GET /rest/v1/trips']);
});
