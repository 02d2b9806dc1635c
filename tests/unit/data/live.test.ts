/** Live queries see changes of everything that they read. */
import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, describe, expect, it } from 'vitest';
import { WaymarkDatabase } from '@/data/local/database.ts';
import { liveQuery } from '@/data/local/live.ts';

const indexedDB = new IDBFactory();
Dexie.dependencies.indexedDB ??= indexedDB;

const opened: WaymarkDatabase[] = [];
function open(): WaymarkDatabase {
  const db = new WaymarkDatabase('live', { indexedDB, IDBKeyRange });
  opened.push(db);
  return db;
}
afterEach(() => {
  for (const db of opened.splice(0)) db.close();
});

const nativePause = async () => {};

describe('a live query', () => {
  it.each([0, 1, 3, 10])('sees what is read behind %i awaits of native promises change', async (pauses) => {
    const db = open();
    const seen: unknown[] = [];
    const query = () =>
      // a plain function, as most are that hand over to others
      (async () => {
        await db.meta.get(['a', 'chat.cursor']);
        for (let pause = 0; pause < pauses; pause += 1) await nativePause();
        return (await db.meta.get([`${pauses}`, 'trips.cursor']))?.value ?? null;
      })();
    const subscription = liveQuery(query).subscribe((value) => seen.push(value));
    await expect.poll(() => seen).toEqual([null]);
    await open().meta.put({ userId: `${pauses}`, key: 'trips.cursor', value: 'changed' });
    await expect.poll(() => seen.at(-1)).toBe('changed');
    subscription.unsubscribe();
  });

  it('tells of nothing that is taken back', async () => {
    const db = open();
    const seen: unknown[] = [];
    const read = async () =>
      (await db.meta.where('[userId+key]').equals(['b', 'trips.cursor']).toArray()).length;
    const subscription = liveQuery(read).subscribe((value) => seen.push(value));
    await expect.poll(() => seen).toEqual([0]);
    const taken = db.transaction('rw', db.meta, async () => {
      await db.meta.put({ userId: 'b', key: 'trips.cursor', value: 1 });
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    await db.meta.put({ userId: 'b', key: 'trips.cursor', value: 2 });
    await expect.poll(() => seen.at(-1)).toBe(1);
    expect(seen).toEqual([0, 1]);
    subscription.unsubscribe();
  });
});
