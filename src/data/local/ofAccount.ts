import { Dexie, type Table } from 'dexie';

/** An account's rows of a table that is keyed by account and id. */
export function ofAccount<Row>(table: Table<Row, [userId: string, id: string]>, userId: string) {
  return table.where('[userId+id]').between([userId, Dexie.minKey], [userId, Dexie.maxKey]);
}
