import { Dexie, type DexieOptions } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { readReplies } from '@/data/local/partialReplies.ts';
import { WaymarkDatabase } from '@/data/local/database.ts';
import { summaryOf } from '@domain/trips/summary.ts';
import { PLACES } from '../../support/places.ts';
import { soundTrip } from '../domain/trips/trip.ts';
import { ANA } from './support/browser.ts';

const TABLES = {
  messages: '[userId+id], [userId+createdAt]',
  outbox: '++seq, userId, kind, subject',
  profiles: 'id',
  searches: 'key, owner, storedAt',
  drafts: '[userId+name], userId',
  articles: 'slug, storedAt',
  meta: '[userId+key], userId',
};

const TRIPS = { trips: '[userId+id], [userId+updatedAt]', tripContents: '[userId+id]' };

/** The tables of every version that was released before this one. */
const RELEASED: Record<number, Record<string, string>> = {
  1: TABLES,
  2: { ...TABLES, ...TRIPS },
  3: { ...TABLES, ...TRIPS },
  4: { ...TABLES, ...TRIPS, outbox: '++seq, userId, kind, subject, entity, id, [kind+seq]' },
};

const { spec, plan, offers, ...head } = soundTrip();
const contents = { spec, plan: plan && { ...plan, towns: [PLACES.paris, PLACES.rome] }, offers };
const summary = { cities: ['Paris', 'Rome'], party: { adults: 2, children: 0 }, total: 7 };
const trip = { userId: ANA, id: 'sound', revision: 1, updatedAt: 1, head, summary };
const tripContents = { userId: ANA, id: 'sound', contents, versions: [] };

const message = { userId: ANA, id: 'm1', role: 'user', content: 'Kyoto?', createdAt: 5, state: 'sent' };
const clear = { userId: ANA, key: 'chat.clearedAt', value: 4 };
const others: readonly (readonly [table: keyof typeof TABLES, row: object])[] = [
  ['outbox', { id: 'ask:m1', kind: 'chat.ask', userId: ANA, subject: 'm1' }],
  ['profiles', { id: ANA }],
  ['searches', { key: 'k', owner: ANA, storedAt: 1 }],
  ['drafts', { userId: ANA, name: 'profile', value: 1, updatedAt: 1 }],
  ['articles', { slug: 'rail', storedAt: 1 }],
  ['meta', { userId: ANA, key: 'chat.cursor', value: '2026-03-14T09:00:00Z' }],
];

/** What a version kept in a table of which a later one keeps something else. */
const asOf = (version: number) => ({
  message: version === 1 ? message : { ...message, conversation: 'assistant' },
  clear: version === 1 ? clear : { ...clear, key: `${clear.key}:assistant` },
});

function openOld(version: number, device: DexieOptions): Dexie {
  const old = new Dexie('waymark', device);
  old.version(version).stores(RELEASED[version] ?? {});
  return old;
}

/** A device as a version left it. */
async function deviceOf(version: number) {
  const device = { indexedDB: new IDBFactory(), IDBKeyRange };
  const old = openOld(version, device);
  await old.table('messages').add(asOf(version).message);
  await old.table('meta').add(asOf(version).clear);
  for (const [table, row] of others) await old.table(table).add(row);
  if (version > 1) {
    await old.table('trips').add(trip);
    await old.table('tripContents').add(tripContents);
  }
  old.close();
  return device;
}

/** None where the version has no trips. */
const tripsOf = async (old: Dexie) =>
  old.tables.some(({ name }) => name === 'trips') ? old.table('trips').toArray() : [];

async function expectEverything(db: WaymarkDatabase, version: number): Promise<void> {
  expect(await db.messages.toArray()).toEqual([{ ...message, conversation: 'assistant' }]);
  expect(await db.meta.get([ANA, 'chat.clearedAt:assistant'])).toMatchObject({ value: 4 });
  for (const [table, row] of others)
    expect(await db.table(table).toArray()).toEqual(expect.arrayContaining([expect.objectContaining(row)]));
  expect(await db.meta.count()).toBe(2);
  expect(await db.outbox.where('id').equals('ask:m1').count()).toBe(1);
  expect(await db.trips.toArray()).toEqual(version === 1 ? [] : [{ ...trip, summary: summaryOf(contents) }]);
  expect(await db.tripContents.count()).toBe(version === 1 ? 0 : 1);
}

const QUESTION = '3f1c2b4a-9d8e-4f70-8a6b-1c2d3e4f5a6b';
const cards = {
  results: { flights: [], tours: [], hotels: [] },
  marker: '7',
  seenAt: '2026-03-14T09:00:00Z',
};

it.each([1, 2])(
  'what came of an answer that broke off on a device of version %i is kept',
  async (version) => {
    const device = { indexedDB: new IDBFactory(), IDBKeyRange };
    const old = openOld(version, device);
    const part = { ...message, role: 'assistant', createdAt: 6, state: 'partial' };
    const rows = [
      { ...message, id: QUESTION, state: 'stopped' },
      { ...part, id: `${QUESTION}:begun`, content: 'Day 1', ...cards },
      { ...message, id: 'm2', state: 'sending' },
      { ...part, id: 'm2:begun', content: 'older' },
      { ...part, id: 'm3:begun', content: 'Day 3', errorReason: 'offline' },
    ];
    await old.table('messages').bulkAdd(rows);
    await old.table('drafts').add({ userId: ANA, name: 'begun:m2', value: { text: 'newer' }, updatedAt: 7 });
    old.close();

    const db = new WaymarkDatabase('waymark', device);
    expect(await db.messages.toCollection().primaryKeys()).toEqual([
      [ANA, QUESTION],
      [ANA, 'm2'],
    ]);
    expect(await readReplies(db, ANA)).toEqual(
      new Map([
        [QUESTION, { text: 'Day 1', ...cards }],
        ['m2', { text: 'newer' }],
        ['m3', { text: 'Day 3' }],
      ]),
    );
    db.close();
  },
);

/** As on a full disk, or when the app is killed. */
function cutOffNow(): never {
  throw new Error('cut off');
}

describe.each(Object.keys(RELEASED).map(Number))('a device of version %i', (version) => {
  it('opens with everything', async () => {
    const db = new WaymarkDatabase('waymark', await deviceOf(version));
    await expectEverything(db, version);
    // each version before it is in the list
    expect(db.verno).toBe(Object.keys(RELEASED).length + 1);
    db.close();
  });

  it('opens with everything after an upgrade that was cut off', async () => {
    const device = await deviceOf(version);
    const cutOff = new WaymarkDatabase('waymark', device);
    // The last thing that the upgrade writes fails.
    if (version === 1) cutOff.meta.hook('creating', cutOffNow);
    else cutOff.trips.hook('updating', cutOffNow);
    await expect(cutOff.open()).rejects.toThrow('cut off');
    cutOff.close();
    const still = openOld(version, device);
    await still.open();
    expect(still.verno).toBe(version);
    expect(await still.table('messages').toArray()).toEqual([asOf(version).message]);
    expect(await still.table('meta').toArray()).toContainEqual(asOf(version).clear);
    expect(await tripsOf(still)).toEqual(version > 1 ? [trip] : []);
    still.close();
    const db = new WaymarkDatabase('waymark', device);
    await expectEverything(db, version);
    db.close();
  });
});

it('keeps trips of version 4 that were deleted or cannot be read', async () => {
  const device = await deviceOf(4);
  const old = openOld(4, device);
  const row = { userId: ANA, revision: 1, updatedAt: 1, head };
  await old.table('trips').bulkAdd([
    { ...row, id: 'deleted', head: null },
    { ...row, id: 'newer', summary: null },
  ]);
  await old
    .table('tripContents')
    .add({ userId: ANA, id: 'newer', contents: { plan: 'of another kind' }, versions: [] });
  old.close();

  const db = new WaymarkDatabase('waymark', device);
  expect(await db.trips.get([ANA, 'sound'])).toEqual({ ...trip, summary: summaryOf(contents) });
  expect(summaryOf(contents)?.sketch).toHaveLength(2);
  expect(await db.trips.get([ANA, 'deleted'])).toEqual({ ...row, id: 'deleted', head: null });
  expect(await db.trips.get([ANA, 'newer'])).toMatchObject({ summary: null });
  db.close();
});
