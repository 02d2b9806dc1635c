import { describe, expect, it } from 'vitest';
import { tripEditsHere } from '@/data/outbox/kinds/tripEdit.ts';
import { discardParked, pendingCount, retryParked } from '@/data/outbox/outbox.ts';
import {
  deleteTrip,
  editTrip,
  syncTrips,
  undoTrip,
  watchTripConflicts,
} from '@/data/repositories/trips/trips.ts';
import type { HandEdit } from '@domain/trips/edits.ts';
import { dayInWords, idOf, soundTrip } from '../../domain/trips/trip.ts';
import { ANA, BEN } from '../support/browser.ts';
import { type Device, expectSame, first, ID, shown, tripsWorld, unsent, watched } from './tripsWorld.ts';

const world = tripsWorld();
const start = soundTrip();
const louvre = idOf(start, 'Louvre');
const walk = idOf(start, 'Food walk');

const edit = ({ tab }: Device, change: HandEdit) => editTrip(tab.context, ANA, ID, change);
const sync = ({ tab }: Device) => syncTrips(tab.context, ANA);
const drain = ({ tab }: Device) => tab.drainer.drain({ forced: true });
const conflicts = ({ tab }: Device) => first(watchTripConflicts(tab.context, ANA));
const requests = () => world.server.requests.filter(({ path }) => path === '/functions/v1/trips');

async function both(): Promise<void> {
  world.server.trips.put(ANA, start);
  await sync(world.phone);
  await sync(world.tablet);
}

async function offline(...devices: readonly Device[]): Promise<void> {
  for (const { tab } of devices) tab.connectivity.set('offline');
}

async function online(device: Device): Promise<void> {
  device.tab.connectivity.set('online');
  await drain(device);
}

async function madeBy({ tab }: Device): Promise<string[]> {
  return (await tripEditsHere(tab.db, ANA)).map(({ pending }) => pending.deviceId);
}

describe('an edit', () => {
  it('is shown at once, sent, and shown on the other device after its sync', async () => {
    await both();
    expect(await edit(world.phone, { kind: 'removeItem', item: louvre })).toBeNull();
    expect(dayInWords(await shown(world.phone), 1).join()).not.toContain('Louvre');
    await drain(world.phone);
    expect(await unsent(world.phone)).toBe(0);
    await sync(world.tablet);
    await expectSame(world, world.phone, world.tablet);
  });

  it('says which device made it, by an id of its own, until its account signs out', async () => {
    await both();
    await offline(world.phone, world.tablet);
    await edit(world.phone, { kind: 'rename', title: 'A' });
    await edit(world.phone, { kind: 'rename', title: 'B' });
    await edit(world.tablet, { kind: 'rename', title: 'C' });
    const [one, again] = await madeBy(world.phone);
    expect(again).toBe(one);
    expect(await madeBy(world.tablet)).not.toContain(one);
  });

  it('that the trip does not take is answered with the reason and not stored', async () => {
    await both();
    const refused = await edit(world.phone, { kind: 'removeItem', item: idOf(start, 'Train to Rome') });
    expect(refused).toMatchObject({ reason: 'check', finding: { check: 'way' } });
    expect(await edit(world.phone, { kind: 'removeItem', item: 'gone' })).toMatchObject({ outcome: 'gone' });
    expect(await unsent(world.phone)).toBe(0);
  });

  it('that changes nothing is not sent, one of no trip is gone, and one that is none is invalid', async () => {
    await both();
    expect(await edit(world.phone, { kind: 'reopen' })).toBeNull();
    expect(await unsent(world.phone)).toBe(0);
    const none = '00000000-0000-4000-8000-000000000001';
    expect(await editTrip(world.phone.tab.context, ANA, none, { kind: 'archive' })).toMatchObject({
      reason: 'trip_gone',
    });
    await expect(edit(world.phone, { kind: 'rename', title: 'two\nlines' })).rejects.toMatchObject({
      reason: 'invalid',
      field: 'title',
    });
    await expect(editTrip(world.phone.tab.context, BEN, ID, { kind: 'archive' })).rejects.toMatchObject({
      reason: 'unauthorized',
    });
  });

  it('waits for the network, and many go in one request', async () => {
    await both();
    await offline(world.phone);
    for (const title of ['A', 'B', 'C']) await edit(world.phone, { kind: 'rename', title });
    await edit(world.phone, { kind: 'archive' });
    expect(await watched(world.phone)).toMatchObject({ waiting: 4, trip: { title: 'C', state: 'archived' } });
    expect(await pendingCount(world.phone.tab.context, ANA)).toBe(4);
    await online(world.phone);
    expect(requests()).toHaveLength(1);
    await expectSame(world, world.phone);
    expect(await watched(world.phone)).toMatchObject({ waiting: 0, trip: { revision: 7, undoDepth: 3 } });
  });

  it('says which item was seen, and hits no other one that the assistant gave its id meanwhile', async () => {
    await both();
    await offline(world.phone);
    await edit(world.phone, { kind: 'noteItem', item: louvre, note: 'Book ahead' });
    const days = start.plan!.days.map((day) => ({
      ...day,
      items: day.items.map((each) => {
        if (each.id === louvre) return { ...each, id: walk };
        return each.id === walk ? { ...each, id: louvre } : each;
      }),
    }));
    world.server.trips.put(ANA, { ...start, plan: { ...start.plan!, days } });
    await online(world.phone);
    const items = (await shown(world.phone)).plan!.days.flatMap((day) => day.items);
    expect(items.filter(({ note }) => note === 'Book ahead').map(({ title }) => title)).toEqual(['Louvre']);
    await expectSame(world, world.phone);
  });

  it('made while others are on their way stays on top of what is answered', async () => {
    await both();
    await edit(world.phone, { kind: 'rename', title: 'A' });
    world.server.fail({ how: 'unanswered' });
    await drain(world.phone);
    await edit(world.phone, { kind: 'removeItem', item: louvre });
    expect(await shown(world.phone)).toMatchObject({ title: 'A' });
    world.phone.browser.clock.advance(5_000);
    await drain(world.phone);
    await expectSame(world, world.phone);
  });

  it('that the server cannot read does not take the others with it', async () => {
    await both();
    await offline(world.phone);
    await edit(world.phone, { kind: 'rename', title: 'A' });
    await edit(world.phone, { kind: 'rename', title: 'B' });
    world.phone.tab.connectivity.set('online');
    const bad = { error: 'bad_request', message: 'edits.0: is wrong' };
    world.server.fail({ how: 'answer', status: 400, body: bad }, { how: 'answer', status: 400, body: bad });
    await drain(world.phone);
    expect(world.server.trips.find(ANA, ID)?.trip.title).toBe('B');
    expect(await conflicts(world.phone)).toMatchObject([{ wanted: 'Name the trip “A”' }]);
  });
});

describe('two devices without a network', () => {
  it('come to one trip when both are back', async () => {
    await both();
    await offline(world.phone, world.tablet);
    await edit(world.phone, { kind: 'removeItem', item: louvre });
    await edit(world.phone, { kind: 'rename', title: 'Ours' });
    await edit(world.tablet, { kind: 'noteItem', item: louvre, note: 'Book ahead' });
    await edit(world.tablet, { kind: 'retimeItem', item: walk, start: '09:00', end: '12:00' });
    await edit(world.tablet, { kind: 'archive' });
    await online(world.phone);
    await online(world.tablet);
    await sync(world.phone);
    await expectSame(world, world.phone, world.tablet);
    expect(await shown(world.phone)).toMatchObject({ title: 'Ours', state: 'archived' });
  });

  it('show what could not be joined, with both sides, on the device that wanted it, until it is given up', async () => {
    await both();
    await offline(world.tablet);
    await edit(world.tablet, { kind: 'noteItem', item: louvre, note: 'Book ahead' });
    await edit(world.phone, { kind: 'removeItem', item: louvre });
    await drain(world.phone);
    await online(world.tablet);
    const [conflict] = await conflicts(world.tablet);
    expect(conflict).toMatchObject({
      tripId: ID,
      title: 'Paris and Rome',
      wanted: 'Note at “Louvre”: “Book ahead”',
      message: 'This is not in the trip any more.',
    });
    expect(await watched(world.tablet)).toMatchObject({ waiting: 0, conflicts: [conflict] });
    await expectSame(world, world.tablet);
    await discardParked(world.tablet.tab.context, conflict!.id);
    expect(await conflicts(world.tablet)).toEqual([]);
  });

  it('a conflict that is tried again is decided anew, on the trip as it is then', async () => {
    await both();
    await offline(world.tablet);
    await edit(world.tablet, { kind: 'noteItem', item: louvre, note: 'Book ahead' });
    await edit(world.phone, { kind: 'removeItem', item: louvre });
    await drain(world.phone);
    await online(world.tablet);
    await undoTrip(world.phone.tab.context, ANA, ID);
    await drain(world.phone);
    const [conflict] = await conflicts(world.tablet);
    await retryParked(world.tablet.tab.context, conflict!.id);
    await drain(world.tablet);
    expect(await conflicts(world.tablet)).toEqual([]);
    const note = (await shown(world.tablet)).plan?.days[0]?.items.find(({ id }) => id === louvre)?.note;
    expect(note).toBe('Book ahead');
    await expectSame(world, world.tablet);
  });

  it('a conflict in the middle of several leaves the others applied', async () => {
    await both();
    await offline(world.tablet);
    await edit(world.tablet, { kind: 'rename', title: 'A' });
    await edit(world.tablet, { kind: 'noteItem', item: louvre, note: 'Book ahead' });
    await edit(world.tablet, { kind: 'archive' });
    await edit(world.phone, { kind: 'removeItem', item: louvre });
    await drain(world.phone);
    await online(world.tablet);
    expect(await shown(world.tablet)).toMatchObject({ title: 'A', state: 'archived' });
    expect(await watched(world.tablet)).toMatchObject({ waiting: 0, conflicts: [{ tripId: ID }] });
    await expectSame(world, world.tablet);
  });
});

describe('delivery', () => {
  it('again changes nothing more', async () => {
    await both();
    await edit(world.phone, { kind: 'removeItem', item: louvre });
    world.server.fail({ how: 'unanswered' });
    await drain(world.phone);
    expect(world.server.trips.find(ANA, ID)?.trip.revision).toBe(start.revision + 1);
    world.phone.browser.clock.advance(5_000);
    await drain(world.phone);
    expect(requests()).toHaveLength(2);
    expect(world.server.trips.find(ANA, ID)?.trip.revision).toBe(start.revision + 1);
    await expectSame(world, world.phone);
    expect(await conflicts(world.phone)).toEqual([]);
  });

  it('of a tab that is killed between the server’s commit and its answer is made good by the next one', async () => {
    await both();
    await edit(world.phone, { kind: 'removeItem', item: louvre });
    await edit(world.phone, { kind: 'rename', title: 'A' });
    world.server.fail({ how: 'tab_dies', arrived: true });
    void drain(world.phone);
    await world.phone.tab.death;
    world.phone.tab = world.phone.browser.openTab();
    expect(await shown(world.phone)).toMatchObject({ title: 'A', revision: start.revision });
    await drain(world.phone);
    expect(world.server.trips.find(ANA, ID)?.trip.revision).toBe(start.revision + 2);
    await expectSame(world, world.phone);
    expect(await watched(world.phone)).toMatchObject({ waiting: 0, conflicts: [] });
  });

  it('to a trip that was deleted elsewhere is a conflict that can still be read', async () => {
    await both();
    await offline(world.tablet);
    await edit(world.tablet, { kind: 'noteItem', item: louvre, note: 'Book ahead' });
    await edit(world.tablet, { kind: 'rename', title: 'A' });
    await deleteTrip(world.phone.tab.context, ANA, ID);
    await drain(world.phone);
    await online(world.tablet);
    await sync(world.tablet);
    expect(await watched(world.tablet)).toMatchObject({ state: 'deleted' });
    expect(await conflicts(world.tablet)).toMatchObject([
      { title: 'Paris and Rome', wanted: 'Note at “Louvre”: “Book ahead”', message: 'The trip was deleted.' },
      { title: 'Paris and Rome', wanted: 'Name the trip “A”', message: 'The trip was deleted.' },
    ]);
  });
});

const undo = ({ tab }: Device) => undoTrip(tab.context, ANA, ID);

describe('undo', () => {
  it('takes back an edit that waits, without a network', async () => {
    await both();
    await offline(world.phone);
    await edit(world.phone, { kind: 'removeItem', item: walk });
    await undo(world.phone);
    expect((await shown(world.phone)).plan).toEqual(start.plan);
    await online(world.phone);
    await expectSame(world, world.phone);
    expect(world.server.trips.find(ANA, ID)?.trip.plan).toEqual(start.plan);
  });

  it('takes back what was sent before, without a network: this device saw the state before', async () => {
    await both();
    await offline(world.phone);
    await edit(world.phone, { kind: 'rename', title: 'A' });
    await edit(world.phone, { kind: 'removeItem', item: louvre });
    await online(world.phone);
    await offline(world.phone);
    await undo(world.phone);
    expect(await shown(world.phone)).toMatchObject({ title: 'A', plan: start.plan, undoDepth: 1 });
    await undo(world.phone);
    expect(await shown(world.phone)).toMatchObject({ title: start.title, undoDepth: 0 });
    expect(await undo(world.phone)).toMatchObject({ reason: 'nothing_to_undo' });
    await online(world.phone);
    await expectSame(world, world.phone);
  });

  it('of what only the server knows waits for it, and says so', async () => {
    await both();
    await edit(world.tablet, { kind: 'rename', title: 'A' });
    await edit(world.tablet, { kind: 'rename', title: 'B' });
    await drain(world.tablet);
    await sync(world.phone);
    await offline(world.phone);
    expect(await undo(world.phone)).toMatchObject({ reason: 'needs_network' });
    expect(await watched(world.phone)).toMatchObject({
      trip: { title: 'B' },
      waiting: 1,
      doubtful: [{ refusal: { reason: 'needs_network' } }],
    });
    await online(world.phone);
    expect(await shown(world.phone)).toMatchObject({ title: 'A' });
    await expectSame(world, world.phone);
  });
});
