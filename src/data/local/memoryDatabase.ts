/** A database of this tab alone, for a device whose own one cannot be had. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { TAB_DATABASE_NAME } from '@/config/names.ts';
import { WaymarkDatabase } from './database.ts';

/** Empty, and gone with the tab. */
export function createMemoryDatabase(): WaymarkDatabase {
  return new WaymarkDatabase(TAB_DATABASE_NAME, { indexedDB: new IDBFactory(), IDBKeyRange });
}
