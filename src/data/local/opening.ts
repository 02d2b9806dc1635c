/**
 * Opens the device's database, or goes on without it. Where there is none, where it does not open, or not soon enough
 * (an older tab holds it, the disk hangs), this tab has a database of its own: work with the server goes on, and the
 * screens say that nothing outlives the tab. One that opens late takes over, with what was written meanwhile.
 */
import { Dexie, RangeSet } from 'dexie';
import type { Clock } from '@/platform/clock.ts';
import type { WaymarkDatabase } from './database.ts';
import type { Keeping, Telling } from '@/platform/told.ts';

/** A database that has not opened by then is absent, ms. */
export const OPEN_LIMIT_MS = 3_000;

export interface Substitute {
  readonly clock: Clock;
  readonly keeping: Telling<Keeping>;
  /** Makes an empty database of this tab; rejects where its code cannot be had. */
  readonly make: () => Promise<WaymarkDatabase>;
  /** Removes from the device's database what is owed, before anything of it is shown: where it fails, nothing is. */
  readonly settle: (device: WaymarkDatabase) => Promise<void>;
}

export interface Opening {
  /** The database to work with: at once where it is open. What is waited for may have changed meanwhile: ask again. */
  readonly find: () => WaymarkDatabase | Promise<unknown>;
  /** Work on it begins, without a wait since it was found; answers what ends it. */
  readonly begin: () => () => void;
}

export function createOpening(
  device: WaymarkDatabase,
  { clock, keeping, make, settle }: Substitute,
): Opening {
  // Dexie runs no live query at all where the browser has no IndexedDB.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is asked for nothing; opening it fails
  Dexie.dependencies.indexedDB ??= {} as IDBFactory;
  let current: WaymarkDatabase | null = null;
  let opening: Promise<unknown> | null = null;
  let running = 0;
  /** The device's database takes over from this tab's at the first moment at which nothing works on that. */
  let takeTurn: (() => void) | null = null;

  const opensInTime = async (opened: Promise<unknown>): Promise<boolean> => {
    let cancel: (() => void) | undefined;
    const late = new Promise<false>((resolve) => {
      cancel = clock.after(OPEN_LIMIT_MS, () => resolve(false));
    });
    const inTime = await Promise.race([opened.then(() => true).catch(() => false), late]);
    cancel?.();
    return inTime;
  };

  const takeOver = async (own: WaymarkDatabase): Promise<void> => {
    // Somebody may have signed out since it was opened.
    await settle(device);
    await moveAll(own, device);
    current = device;
    keeping.set('device');
    // Every screen reads anew: it has seen another database.
    Dexie.on.storagemutated.fire({ all: new RangeSet() });
  };

  const takeTurnIfIdle = () => {
    if (running > 0 || opening || !takeTurn) return;
    const turn = takeTurn;
    takeTurn = null;
    turn();
  };

  const choose = async (): Promise<WaymarkDatabase> => {
    let isOpen = false;
    const opened = (async () => {
      await device.open();
      await settle(device);
      isOpen = true;
    })();
    if (await opensInTime(opened)) return device;
    const own = await make();
    await own.open();
    // It has opened meanwhile, and nothing was written yet.
    if (isOpen) return device;
    keeping.set('tab');
    const follow = async () => {
      await opened;
      takeTurn = () => {
        opening = inOwnTask(() => takeOver(own))
          // It takes nothing: this tab goes on as it does.
          .catch(() => {})
          .finally(() => (opening = null));
      };
      takeTurnIfIdle();
    };
    // It never opens.
    follow().catch(() => {});
    return own;
  };

  const open = async (): Promise<void> => {
    try {
      current = await choose();
    } finally {
      opening = null;
    }
    takeTurnIfIdle();
  };

  return {
    find: () => opening ?? current ?? (opening = inOwnTask(open)),
    begin() {
      running += 1;
      return () => {
        running -= 1;
        takeTurnIfIdle();
      };
    },
  };
}

/**
 * In a task that nobody else is in: to Dexie, what a live query begins is part of that query, however much later, and
 * must not write. Whoever asks first for the database opens it for all.
 */
function inOwnTask(work: () => Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(work()));
  });
}

/** Takes everything of one database into another, all or nothing; rows of the outbox go behind those that are there. */
async function moveAll(from: WaymarkDatabase, into: WaymarkDatabase): Promise<void> {
  const tables: { name: string; rows: unknown[] }[] = [];
  for (const { name } of from.tables) tables.push({ name, rows: await from.table(name).toArray() });
  const waiting = (await from.outbox.orderBy('seq').toArray()).map(unleased);
  await into.transaction('rw', into.tables, async () => {
    for (const { name, rows } of tables) {
      if (name !== into.outbox.name) await into.table(name).bulkPut(rows);
    }
    await into.outbox.bulkAdd(waiting);
  });
}

function unleased<Row extends { readonly seq: number }>({ seq: _ofTheOther, ...row }: Row) {
  return { ...row, lease: null };
}
