import { Dexie } from 'dexie';
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

/** A device as version 1 left it. */
async function versionOne() {
  const device = { indexedDB: new IDBFactory(), IDBKeyRange };
  const old = new Dexie('waymark', device);
  old.version(1).stores(TABLES);
  await old.table('messages').add(message);
  await old.table('meta').add(clear);
  for (const [table, row] of others) await old.table(table).add(row);
  old.close();
  return device;
}

async function expectEverything(db: WaymarkDatabase): Promise<void> {
  expect(await db.messages.toArray()).toEqual([{ ...message, conversation: 'assistant' }]);
  expect(await db.meta.get([ANA, 'chat.clearedAt:assistant'])).toMatchObject({ value: 4 });
  for (const [table, row] of others)
    expect(await db.table(table).toArray()).toContainEqual(expect.objectContaining(row));
  expect(await db.meta.count()).toBe(2);
  expect(await db.trips.count()).toBe(0);
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
    const old = new Dexie('waymark', device);
    old.version(version).stores(TABLES);
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

describe('a device of version 1', () => {
  it('opens with everything, its chat as the assistant’s', async () => {
    const db = new WaymarkDatabase('waymark', await versionOne());
    await expectEverything(db);
    expect(db.verno).toBe(5);
    db.close();
  });

  it('opens with everything after an upgrade that was cut off', async () => {
    const device = await versionOne();
    const cutOff = new WaymarkDatabase('waymark', device);
    // The last thing that the upgrade writes fails, as on a full disk or when the app is killed.
    cutOff.meta.hook('creating', () => {
      throw new Error('cut off');
    });
    await expect(cutOff.open()).rejects.toThrow('cut off');
    cutOff.close();
    const still = new Dexie('waymark', device);
    await still.open();
    expect(still.verno).toBe(1);
    expect(await still.table('messages').toArray()).toEqual([message]);
    expect(await still.table('meta').toArray()).toContainEqual(clear);
    still.close();
    const db = new WaymarkDatabase('waymark', device);
    await expectEverything(db);
    db.close();
  });
});

it('gives the trips of version 4 their routes, and keeps one that was deleted or cannot be read', async () => {
  const device = { indexedDB: new IDBFactory(), IDBKeyRange };
  const old = new Dexie('waymark', device);
  old.version(4).stores({ ...TABLES, trips: '[userId+id], [userId+updatedAt]', tripContents: '[userId+id]' });
  const { spec, plan, offers, ...head } = soundTrip();
  const contents = { spec, plan: plan && { ...plan, towns: [PLACES.paris, PLACES.rome] }, offers };
  const row = { userId: ANA, revision: 1, updatedAt: 1, head };
  const summary = { cities: ['Paris', 'Rome'], party: { adults: 2, children: 0 }, total: 7 };
  await old.table('trips').bulkAdd([
    { ...row, id: 'sound', summary },
    { ...row, id: 'deleted', head: null },
    { ...row, id: 'newer', summary: null },
  ]);
  await old.table('tripContents').bulkAdd([
    { userId: ANA, id: 'sound', contents, versions: [] },
    { userId: ANA, id: 'newer', contents: { plan: 'of another kind' }, versions: [] },
  ]);
  old.close();

  const db = new WaymarkDatabase('waymark', device);
  expect(await db.trips.get([ANA, 'sound'])).toEqual({ ...row, id: 'sound', summary: summaryOf(contents) });
  expect(summaryOf(contents)?.sketch).toHaveLength(2);
  expect(await db.trips.get([ANA, 'deleted'])).toEqual({ ...row, id: 'deleted', head: null });
  expect(await db.trips.get([ANA, 'newer'])).toMatchObject({ summary: null });
  db.close();
});
