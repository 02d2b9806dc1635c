/** A device whose storage is absent, held by an older tab, hanging, or of a newer version of the app. */
import { liveQuery } from '@/data/local/live.ts';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { WaymarkDatabase } from '@/data/local/database.ts';
import { OPEN_LIMIT_MS } from '@/data/local/opening.ts';
import type { Store } from '@/data/local/store.ts';
import { enqueue } from '@/data/outbox/enqueue.ts';
import { createFakeClock } from '@/platform/clock.fake.ts';
import { AppError } from '@domain/errors/appError.ts';
import { draft, names, row, slow, storageWorld, write } from './support/slowStorage.ts';

const { open, ends } = storageWorld();

/** What a screen sees. */
function watch(store: Store): string[][] {
  const seen: string[][] = [];
  const subscription = liveQuery(async () => names(store)).subscribe((now) => void seen.push(now));
  ends.push(() => subscription.unsubscribe());
  return seen;
}

describe.each([
  ['absent', undefined, null],
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an IndexedDB that never answers
  ['hanging', { open: () => ({}) } as unknown as IDBFactory, OPEN_LIMIT_MS],
])('storage that is %s', (_name, indexedDB, waited) => {
  it('is said, within three seconds, and what is written is there for this tab', async () => {
    const { store, clock, keeping } = open(indexedDB);
    const seen = watch(store);
    const written = write(store, 'a');
    await expect.poll(() => clock.nextTimer()).toBe(waited);
    expect(waited ?? 0).toBeLessThanOrEqual(3_000);
    clock.advance(waited ?? 0);
    await written;
    expect(keeping.get()).toBe('tab');
    expect(await names(store)).toEqual(['a']);
    await write(store, 'b');
    await expect.poll(() => seen.at(-1)).toEqual(['a', 'b']);
  });

  it('is an error where not even that can be had', async () => {
    const { store, clock, keeping } = open(indexedDB, () => Promise.reject(new Error('no code')));
    const read = names(store).catch((error: unknown) => error);
    await expect.poll(() => clock.nextTimer()).toBe(waited);
    clock.advance(waited ?? 0);
    expect(await read).toMatchObject({ reason: 'storage' });
    expect(keeping.get()).toBe('device');
  });
});

describe('storage that opens', () => {
  it('is used, and nothing is said', async () => {
    const { store, device, keeping, clock } = open(new IDBFactory());
    const seen = watch(store);
    await write(store, 'a');
    expect(await device.drafts.count()).toBe(1);
    await expect.poll(() => seen.at(-1)).toEqual(['a']);
    expect(keeping.get()).toBe('device');
    expect(clock.nextTimer()).toBeNull();
  });

  it('late takes over what was written meanwhile, behind what it had', async () => {
    const { real, indexedDB, release } = slow();
    const before = new WaymarkDatabase('waymark', { indexedDB: real, IDBKeyRange });
    await before.drafts.put(draft('old'));
    await enqueue(before, { clock: createFakeClock() }, row('old'));
    before.close();

    const { store, clock, keeping, device } = open(indexedDB);
    const seen = watch(store);
    const written = write(store, 'new');
    await expect.poll(() => clock.nextTimer()).toBe(OPEN_LIMIT_MS);
    clock.advance(OPEN_LIMIT_MS);
    await written;
    await store.run((db) => enqueue(db, { clock }, row('new')));
    expect(await names(store)).toEqual(['new']);
    expect(keeping.get()).toBe('tab');

    release();
    await expect.poll(() => keeping.get()).toBe('device');
    expect(await names(store)).toEqual(['new', 'old']);
    expect((await device.outbox.orderBy('seq').toArray()).map(({ id }) => id)).toEqual(['old', 'new']);
    // The screen that was open reads it, too.
    await expect.poll(() => seen.at(-1)).toEqual(['new', 'old']);
    await write(store, 'newest');
    await expect.poll(() => seen.at(-1)).toEqual(['new', 'newest', 'old']);
  });

  it('once an older tab lets go of it is used again', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const indexedDB = new IDBFactory();
    const older = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('waymark', 10);
      request.onupgradeneeded = () => void request.result.createObjectStore('messages');
      request.onsuccess = () => resolve(request.result);
    });
    const { store, clock, keeping } = open(indexedDB);
    const written = write(store, 'a');
    await expect.poll(() => clock.nextTimer()).toBe(OPEN_LIMIT_MS);
    clock.advance(OPEN_LIMIT_MS);
    await written;
    expect(keeping.get()).toBe('tab');
    older.close();
    expect(warned.mock.calls.flat().join()).toMatch(/blocked by other connection/);
    warned.mockClear();
    await expect.poll(() => names(store)).toEqual(['a']);
  });

  it('of a newer version of the app is used as far as this one knows it', async () => {
    const indexedDB = new IDBFactory();
    const first = new WaymarkDatabase('waymark', { indexedDB, IDBKeyRange });
    await first.drafts.put(draft('old'));
    first.close();
    await upgrade(indexedDB);
    const { store, keeping } = open(indexedDB);
    await write(store, 'a');
    expect(await names(store)).toEqual(['a', 'old']);
    expect(keeping.get()).toBe('device');
  });

  it('is let go for a newer tab, and used again after it', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const indexedDB = new IDBFactory();
    const { store, keeping } = open(indexedDB);
    await write(store, 'a');
    // Ends only once every other tab has closed its connection.
    await upgrade(indexedDB);
    expect(warned).toHaveBeenCalledOnce();
    warned.mockClear();
    await write(store, 'b');
    expect(await names(store)).toEqual(['a', 'b']);
    expect(keeping.get()).toBe('device');
  });

  it('passes an error of the work on', async () => {
    const { store } = open(new IDBFactory());
    const refused = store.run(() => Promise.reject(new AppError('conflict')));
    await expect(refused).rejects.toMatchObject({ reason: 'conflict' });
  });
});

/** A newer version of the app opens the database, and stays open. */
async function upgrade(indexedDB: IDBFactory): Promise<void> {
  const newer = new WaymarkDatabase('waymark', { indexedDB, IDBKeyRange });
  newer.version(9).stores({ furtherThings: 'id' });
  await newer.open();
  ends.push(() => newer.close());
}
