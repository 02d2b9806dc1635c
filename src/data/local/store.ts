/** Access to the database that survives a closed connection and speaks {@link AppError}. */
import { AppError } from '@domain/errors/appError.ts';
import { Dexie } from 'dexie';
import type { WaymarkDatabase } from './database.ts';
import { createOpening, type Opening, type Substitute } from './opening.ts';

export interface Store {
  /**
   * Runs work on the database; when the connection turns out to be closed, reopens it and runs it once more.
   * The first run may have committed all the same: work must be one that changes nothing the second time, so ids
   * are made outside it.
   * @throws AppError `storage_full` or `storage`; an AppError thrown by the work itself passes through.
   */
  run<T>(work: (db: WaymarkDatabase) => Promise<T>): Promise<T>;
}

/** Names in an error and in the errors it was made from: Dexie wraps what IndexedDB threw. */
function namesOf(error: unknown): string[] {
  const names: string[] = [];
  for (let current = error, depth = 0; current instanceof Error && depth < 5; depth += 1) {
    names.push(current.name, current.message);
    current = 'inner' in current && current.inner !== undefined ? current.inner : current.cause;
  }
  return names;
}

/** iOS closes connections of pages in the background, and says so in one of these ways. */
function isClosedConnection(names: readonly string[]): boolean {
  return names.some((name) =>
    /DatabaseClosed|InvalidState|Connection to Indexed Database server lost|connection is closing/i.test(
      name,
    ),
  );
}

function isFull(names: readonly string[]): boolean {
  return names.some((name) => /QuotaExceeded|quota/i.test(name));
}

function alwaysOpen(device: WaymarkDatabase): Opening {
  return { find: () => device, begin: () => () => {} };
}

/** `substitute` is what takes the place of a database that cannot be opened; without it that is an error. */
export function createStore(device: WaymarkDatabase, substitute?: Substitute): Store {
  const { find, begin } = substitute ? createOpening(device, substitute) : alwaysOpen(device);
  return {
    async run(work) {
      try {
        let db = find();
        // By Dexie's own promise: a live query loses its place while it waits for another one.
        for (; !(db instanceof Dexie); db = find()) await Dexie.Promise.resolve(db);
        const end = begin();
        try {
          return await work(db);
        } catch (error) {
          if (!isClosedConnection(namesOf(error))) throw error;
          db.close({ disableAutoOpen: false });
          await db.open();
          return await work(db);
        } finally {
          end();
        }
      } catch (error) {
        if (error instanceof AppError) throw error;
        throw new AppError(isFull(namesOf(error)) ? 'storage_full' : 'storage', { cause: error });
      }
    },
  };
}
