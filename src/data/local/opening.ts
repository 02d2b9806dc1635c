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
}

/** Answers the database to work with: at once where it is open. */
export function createOpening(device: WaymarkDatabase, { clock, keeping, make }: Substitute) {
  // Dexie runs no live query at all where the browser has no IndexedDB.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is asked for nothing; opening it fails
  Dexie.dependencies.indexedDB ??= {} as IDBFactory;
  let current: WaymarkDatabase | null = null;
  let opening: Promise<WaymarkDatabase> | null = null;

  const opensInTime = async (opened: Promise<unknown>): Promise<boolean> => {
    let cancel: (() => void) | undefined;
    const late = new Promise<false>((resolve) => {
      cancel = clock.after(OPEN_LIMIT_MS, () => resolve(false));
    });
    const inTime = await Promise.race([opened.then(() => true).catch(() => false), late]);
    cancel?.();
    return inTime;
  };

  const open = async (): Promise<WaymarkDatabase> => {
    const opened = (async () => device.open())();
    if (await opensInTime(opened)) return device;
    const own = await make();
    await own.open();
    keeping.set('tab');
    const takeTurn = async () => {
      opening = takeOver(own, device);
      await opening;
      current = device;
      keeping.set('device');
      // Every screen reads anew: it has seen another database.
      Dexie.on.storagemutated.fire({ all: new RangeSet() });
    };
    opened
      .then(takeTurn)
      // It never opens, or takes nothing: this tab goes on as it does.
      .catch(() => {})
      .finally(() => {
        opening = null;
      });
    return own;
  };

  return (): WaymarkDatabase | Promise<WaymarkDatabase> => {
    if (opening) return opening;
    if (current) return current;
    const mine = open().then(
      (db) => {
        opening = null;
        current = db;
        return db;
      },
      (error: unknown) => {
        opening = null;
        throw error;
      },
    );
    opening = mine;
    return mine;
  };
}

/** Takes everything of one database into another; rows of the outbox go behind those that are there. */
async function takeOver(from: WaymarkDatabase, into: WaymarkDatabase): Promise<WaymarkDatabase> {
  for (const table of from.tables) {
    const rows: unknown[] = await table.toArray();
    await (table.name === from.outbox.name
      ? into.outbox.bulkAdd((await from.outbox.orderBy('seq').toArray()).map(unleased))
      : into.table(table.name).bulkPut(rows));
  }
  return into;
}

function unleased<Row extends { readonly seq: number }>({ seq: _ofTheOther, ...row }: Row) {
  return { ...row, lease: null };
}
