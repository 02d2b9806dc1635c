/** A device whose storage opens late, and accounts that left it before that. */
import { IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { WaymarkDatabase } from '@/data/local/database.ts';
import { liveQuery } from '@/data/local/live.ts';
import { createMemoryDatabase } from '@/data/local/memoryDatabase.ts';
import { OPEN_LIMIT_MS } from '@/data/local/opening.ts';
import { forgetOwed } from '@/data/outbox/earlierAccounts.ts';
import { enqueue } from '@/data/outbox/enqueue.ts';
import { forgetAccount } from '@/data/outbox/signOut.ts';
import { createFakeClock } from '@/platform/clock.fake.ts';
import { owedRemovals } from '@/platform/owed.ts';
import { ANA, BEN, createBrowser } from './support/browser.ts';
import { draft, names, row, slow, storageWorld, write } from './support/slowStorage.ts';

const { open, ends, world } = storageWorld();

/** What lies on the disk from before: a trip of each account, and a question of Ana's that waits. */
async function leaveBefore(real: IDBFactory): Promise<void> {
  const db = new WaymarkDatabase('waymark', { indexedDB: real, IDBKeyRange });
  for (const userId of [ANA, BEN]) await db.meta.put({ userId, key: 'trips.cursor', value: 1 });
  await db.drafts.bulkPut([draft('typed'), draft('typed', BEN)]);
  await enqueue(db, { clock: createFakeClock() }, { ...row('waits'), userId: ANA });
  db.close();
}

const stored = async (db: WaymarkDatabase) => ({
  facts: (await db.meta.toArray()).map(({ userId }) => userId),
  typed: (await db.drafts.toArray()).map(({ userId }) => userId),
  waits: await db.outbox.count(),
});
const both = { facts: [ANA, BEN], typed: [ANA, BEN], waits: 1 };

/** Ana works in memory, and leaves. Answers how the device's database opens, and what is on it then. */
async function leave(how: { keepUnsent: boolean; deleted?: boolean }) {
  const { real, indexedDB, release } = slow();
  await leaveBefore(real);
  const tab = open(indexedDB);
  const browser = createBrowser();
  ends.push(() => browser.close());
  browser.signIn(ANA);
  const { context } = browser.openTab();
  const runtime = { context: { ...context, store: tab.store } };
  const written = write(tab.store, 'new');
  await expect.poll(() => tab.clock.nextTimer()).toBe(OPEN_LIMIT_MS);
  tab.clock.advance(OPEN_LIMIT_MS);
  await written;
  await forgetAccount(runtime, ANA, how);
  browser.signOut();
  world.signedIn = null;
  expect(JSON.stringify(owedRemovals())).not.toContain('typed');
  return { ...tab, real, release, runtime };
}

/** What a live query answers, in order. */
function watched<Value>(query: () => Promise<Value>): readonly Value[] {
  const seen: Value[] = [];
  const subscription = liveQuery(query).subscribe((value) => void seen.push(value));
  ends.push(() => subscription.unsubscribe());
  return seen;
}

/** Something that waits until it is let go. */
function held() {
  const end: { now?: () => void } = {};
  const until = new Promise<void>((resolve) => (end.now = resolve));
  return { until, letGo: () => end.now?.() };
}

describe('a device whose storage did not open when an account left it', () => {
  it('removes what the server has of it as soon as that opens, and keeps what nobody was asked about', async () => {
    const { release, keeping, device, store } = await leave({ keepUnsent: false });
    release();
    await expect.poll(() => keeping.get()).toBe('device');
    expect(await stored(device)).toEqual({ ...both, facts: [BEN] });
    expect(await store.run(stored)).toEqual({ ...both, facts: [BEN] });
    // that stays for a while
    expect(owedRemovals()).toEqual([{ userId: ANA, keepUnsent: false, dueAt: expect.any(Number) }]);
  });

  it('removes all of one that was deleted', async () => {
    const { release, keeping, device } = await leave({ keepUnsent: false, deleted: true });
    release();
    await expect.poll(() => keeping.get()).toBe('device');
    expect(await stored(device)).toEqual({ facts: [BEN], typed: [BEN], waits: 0 });
    expect(owedRemovals()).toEqual([]);
  });

  it('removes it at the next start, before anything is read', async () => {
    const { real } = await leave({ keepUnsent: false, deleted: true });
    world.signedIn = BEN;
    const { store } = open(real);
    expect(await store.run(stored)).toEqual({ facts: [BEN], typed: [BEN], waits: 0 });
  });

  it('removes it also where a screen that watches is the first to ask', async () => {
    const { real } = await leave({ keepUnsent: false, deleted: true });
    world.signedIn = BEN;
    const { store, keeping } = open(real);
    const seen = watched(() => store.run(stored));
    await expect.poll(() => seen.at(-1)).toEqual({ facts: [BEN], typed: [BEN], waits: 0 });
    expect(keeping.get()).toBe('device');
    expect(owedRemovals()).toEqual([]);
  });

  it('shows nothing of it where the removal fails', async () => {
    const { real } = await leave({ keepUnsent: false, deleted: true });
    const { store, device, keeping } = open(real);
    vi.spyOn(device.profiles, 'delete').mockRejectedValue(new DOMException('', 'UnknownError'));
    expect(await store.run(stored)).toEqual({ facts: [], typed: [], waits: 0 });
    expect(keeping.get()).toBe('tab');
    expect(owedRemovals()).toHaveLength(1);
  });

  it('removes nothing of who has come back meanwhile', async () => {
    const { real } = await leave({ keepUnsent: false });
    world.signedIn = ANA;
    const { store } = open(real);
    expect(await store.run(stored)).toEqual(both);
    expect(owedRemovals()).toEqual([]);
  });

  it('owes it still after another removal in memory', async () => {
    const { runtime, release, keeping, device } = await leave({ keepUnsent: true });
    await forgetOwed(runtime);
    release();
    await expect.poll(() => keeping.get()).toBe('device');
    // with what was typed in memory
    expect(await stored(device)).toEqual({ ...both, facts: [BEN], typed: [ANA, ANA, BEN] });
  });
});

describe('storage that opens while the substitute', () => {
  it('is being made is used at once, and nothing is lost', async () => {
    const { indexedDB, release } = slow();
    const making = held();
    const { store, clock, keeping, device } = open(indexedDB, async () => {
      await making.until;
      return createMemoryDatabase();
    });
    const written = [write(store, 'a'), write(store, 'b')];
    await expect.poll(() => clock.nextTimer()).toBe(OPEN_LIMIT_MS);
    clock.advance(OPEN_LIMIT_MS);
    release();
    await expect.poll(() => device.isOpen()).toBe(true);
    making.letGo();
    await Promise.all(written);
    expect((await device.drafts.toArray()).map(({ name }) => name)).toEqual(['a', 'b']);
    expect(keeping.get()).toBe('device');
  });

  it('is watched, by who was the first to ask, takes over and is shown', async () => {
    const { real, indexedDB, release } = slow();
    await leaveBefore(real);
    const { store, clock, keeping } = open(indexedDB);
    const seen = watched(() => names(store));
    await expect.poll(() => clock.nextTimer()).toBe(OPEN_LIMIT_MS);
    clock.advance(OPEN_LIMIT_MS);
    await expect.poll(() => seen).toEqual([[]]);
    release();
    await expect.poll(() => keeping.get()).toBe('device');
    await expect.poll(() => seen.at(-1)).toEqual(['typed', 'typed']);
  });

  it('is written to takes over what is written, however many writes there are at the time', async () => {
    const { indexedDB, release } = slow();
    const { store, clock, keeping, device } = open(indexedDB);
    const first = write(store, 'first');
    await expect.poll(() => clock.nextTimer()).toBe(OPEN_LIMIT_MS);
    clock.advance(OPEN_LIMIT_MS);
    await first;
    const waits = held();
    const slowly = store.run(async (db) => {
      await waits.until;
      await db.drafts.put(draft('slow'));
    });
    release();
    await expect.poll(() => device.isOpen()).toBe(true);
    const written = ['first', 'slow'];
    const more: Promise<void>[] = [];
    for (let index = 0; index < 40; index += 1) {
      const name = `n${index}`;
      written.push(name);
      more.push(write(store, name));
      await Promise.resolve();
      if (index === 20) waits.letGo();
    }
    await Promise.all([slowly, ...more]);
    await expect.poll(() => keeping.get()).toBe('device');
    expect((await device.drafts.toArray()).map(({ name }) => name).toSorted()).toEqual(written.toSorted());
  });

  it('cannot be copied stays with it, and takes nothing', async () => {
    const { indexedDB, release } = slow();
    const { store, clock, keeping, device } = open(indexedDB);
    const first = write(store, 'first');
    await expect.poll(() => clock.nextTimer()).toBe(OPEN_LIMIT_MS);
    clock.advance(OPEN_LIMIT_MS);
    await first;
    await store.run((db) => enqueue(db, { clock }, row('new')));
    const refused = vi
      .spyOn(device.outbox, 'bulkAdd')
      .mockRejectedValue(new DOMException('', 'QuotaExceededError'));
    release();
    await expect.poll(() => refused.mock.calls.length).toBe(1);
    await write(store, 'second');
    expect(await names(store)).toEqual(['first', 'second']);
    expect(keeping.get()).toBe('tab');
    expect(await device.drafts.count()).toBe(0);
  });
});
