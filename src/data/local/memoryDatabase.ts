/** A database of this tab alone, for a device whose own one cannot be had. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { WaymarkDatabase } from './database.ts';

/** Another name than the device's own: Dexie keeps what live queries have read by it. */
const NAME = 'waymark-tab';

/** Empty, and gone with the tab. */
export function createMemoryDatabase(): WaymarkDatabase {
  return new WaymarkDatabase(NAME, { indexedDB: new IDBFactory(), IDBKeyRange });
}
