/** A device whose storage is absent, or opens when it is told to. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach } from 'vitest';
import { WaymarkDatabase } from '@/data/local/database.ts';
import { createMemoryDatabase } from '@/data/local/memoryDatabase.ts';
import { createStore, type Store } from '@/data/local/store.ts';
import { settleOwed } from '@/data/outbox/earlierAccounts.ts';
import { createFakeClock } from '@/platform/clock.fake.ts';
import { cancelOwed, owedRemovals } from '@/platform/owed.ts';
import { createTold, type Keeping } from '@/platform/told.ts';
import { ANA } from './browser.ts';

/** Tabs over such a device; what is open ends with each test. */
export function storageWorld() {
  const ends: (() => void)[] = [];
  const world: { signedIn: string | null } = { signedIn: ANA };
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    cancelOwed(owedRemovals());
    world.signedIn = ANA;
  });
  function open(indexedDB: IDBFactory | undefined, make = async () => createMemoryDatabase()) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as Dexie has it where there is none
    const device = new WaymarkDatabase('waymark', { indexedDB: indexedDB as IDBFactory, IDBKeyRange });
    const clock = createFakeClock();
    const keeping = createTold<Keeping>('device');
    const settle = (db: WaymarkDatabase) => settleOwed(db, world.signedIn, clock.now());
    const store = createStore(device, { clock, keeping, make, settle });
    ends.push(() => device.close());
    return { device, clock, keeping, store };
  }
  return { open, ends, world };
}

export const draft = (name: string, userId = ANA) => ({ userId, name, value: name, updatedAt: 1 });
export const write = (store: Store, name: string) =>
  store.run(async (db) => void (await db.drafts.put(draft(name))));
export const names = (store: Store) =>
  store.run(async (db) => (await db.drafts.toArray()).map(({ name }) => name));

export const row = (id: string) => ({
  id,
  kind: 'page.view',
  entity: 'e',
  userId: null,
  subject: null,
  payload: {},
});

/** A database that opens when it is told to. */
export function slow() {
  const real = new IDBFactory();
  const held: (() => void)[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Dexie asks no more of it
  const indexedDB = {
    open(name: string, version: number) {
      const request: Partial<IDBOpenDBRequest> = {};
      held.push(() => {
        const opened = real.open(name, version);
        for (const on of ['onupgradeneeded', 'onsuccess', 'onerror'] as const) {
          opened[on] = (event: Event) => {
            Object.assign(request, { result: opened.result, transaction: opened.transaction });
            Reflect.apply(request[on] ?? (() => {}), request, [event]);
          };
        }
      });
      return request;
    },
  } as unknown as IDBFactory;
  const release = () => {
    for (const let_go of held.splice(0)) let_go();
  };
  return { real, indexedDB, release };
}
