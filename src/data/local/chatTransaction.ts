import type { WaymarkDatabase } from './database.ts';
import type { Store } from './store.ts';

/** Changes messages, what is being written, the outbox and what is known of the account in one go, or not at all. */
export function writeChat<T>(store: Store, work: (db: WaymarkDatabase) => Promise<T>): Promise<T> {
  // An async scope: Dexie commits early when a plain function hands it a native promise.
  return store.run((db) =>
    db.transaction('rw', db.messages, db.drafts, db.outbox, db.meta, db.trips, async () => work(db)),
  );
}
