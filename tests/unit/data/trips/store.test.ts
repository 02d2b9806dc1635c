import { describe, expect, it } from 'vitest';
import { readTrip, storeReplyTrip, storeTrip, toServerTrip } from '@/data/local/trips.ts';
import { type ChatReply, chatReplySchema } from '@domain/chat/chatApi.ts';
import { MAX_UNDO, type Trip } from '@domain/trips/trip.ts';
import { soundTrip } from '../../domain/trips/trip.ts';
import { ANA } from '../support/browser.ts';
import { ID, tripsWorld } from './tripsWorld.ts';

const world = tripsWorld();
const db = () => world.phone.tab.db;
const store = (trip: Trip, steps: readonly unknown[] | null = null) =>
  storeTrip(db(), toServerTrip(ANA, trip), steps);
const next = (trip: Trip, more: Partial<Trip>): Trip => ({ ...trip, revision: trip.revision + 1, ...more });
const stored = () => readTrip(db(), ANA, ID);
const names = async () => (await stored())?.versions.map(({ title }) => title);

function reply(trip: Trip, more: Partial<ChatReply> = {}): ChatReply {
  const { plan, offers, ...head } = trip;
  const { flights, tours, hotels, marker, seenAt } = offers!;
  const cards = { flights, tours, hotels, marker, seenAt };
  const answer = { reply: 'Day 1', suggestions: [], plan, trip: head, charged: 0, balance: null, ...cards };
  return chatReplySchema.parse({ ...answer, ...more });
}

describe('the trip of an answer', () => {
  const trip = soundTrip();

  it('is stored whole: its head, its spec, the answer’s plan and offers', async () => {
    const made = soundTrip({ spec: { version: 1, towns: ['Paris'] } });
    await storeReplyTrip(db(), ANA, reply(made));
    expect((await stored())?.trip).toEqual(made);
  });

  it('never overwrites a newer revision, nor the server’s copy of the same', async () => {
    await store(next(trip, { title: 'Newer' }));
    await storeReplyTrip(db(), ANA, reply(trip));
    await storeReplyTrip(db(), ANA, reply(next(trip, { title: 'As answered' })));
    expect((await stored())?.trip.title).toBe('Newer');
    await storeReplyTrip(db(), ANA, reply(next(next(trip, {}), { title: 'Newest' })));
    expect((await stored())?.trip.title).toBe('Newest');
  });

  it('is left as it is by an answer without a plan, and by one about no trip', async () => {
    await storeReplyTrip(db(), ANA, reply(trip, { plan: undefined }));
    await storeReplyTrip(db(), ANA, reply(trip, { trip: null }));
    expect(await db().trips.count()).toBe(0);
  });

  it('does not come back after the trip was deleted', async () => {
    await store(trip);
    const row = { ...toServerTrip(ANA, next(trip, {})).row, head: null };
    await storeTrip(db(), { row, contents: null });
    await storeReplyTrip(db(), ANA, reply(next(next(trip, {}), {})));
    expect(await stored()).toBeNull();
    expect(await db().tripContents.count()).toBe(0);
  });
});

describe('the states before', () => {
  const trip = soundTrip({ title: 'One' });

  it('are kept change by change, the newest five', async () => {
    let current = trip;
    await store(current);
    for (const title of ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven']) {
      current = next(current, { title, undoDepth: current.undoDepth + 1 });
      await store(current);
    }
    expect(await names()).toEqual(['Two', 'Three', 'Four', 'Five', 'Six']);
  });

  it('lose the newest with an undo, and all with changes that this device did not see', async () => {
    const two = next(trip, { title: 'Two', undoDepth: 1 });
    const three = next(two, { title: 'Three', undoDepth: 2 });
    for (const each of [trip, two, three]) await store(each);
    const undone = next(three, { title: 'Two', undoDepth: 1 });
    await store(undone);
    expect(await names()).toEqual(['One']);
    await store(next(next(undone, {}), { title: 'Five', undoDepth: 3 }));
    expect(await names()).toEqual([]);
  });

  it('are the same after archiving, also where no more of them are counted', async () => {
    const full = { ...trip, undoDepth: MAX_UNDO };
    const two = next(full, { title: 'Two' });
    await store(full);
    await store(two);
    expect(await names()).toEqual(['One']);
    await store(next(two, { state: 'archived' }));
    expect(await names()).toEqual(['One']);
  });

  it('are kept when the same revision comes again, told in other words', async () => {
    const two = next(trip, { title: 'Two', undoDepth: 1 });
    await store(trip);
    await store(two);
    await store({ ...two, updatedAt: '2026-11-21T09:00:00.000000+00:00' });
    expect(await names()).toEqual(['One']);
  });

  it('end at one that cannot be read', async () => {
    const two = next(trip, { title: 'Two', undoDepth: 1 });
    const three = next(two, { title: 'Three', undoDepth: 2 });
    for (const each of [trip, two, three]) await store(each);
    await db()
      .tripContents.toCollection()
      .modify((row) => void (row.versions[0] = { title: 7 }));
    expect(await names()).toEqual(['Two']);
  });
});
