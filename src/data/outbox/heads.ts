/**
 * The rows that may go next, by index: the table can hold thousands of rows, and is looked at after each one. The same
 * rows as the whole table would give (`dueRows`, `nextWakeAt`).
 */
import { Dexie } from 'dexie';
import type { OutboxRow } from '@domain/outbox.ts';
import type { WaymarkDatabase } from '../local/database.ts';
import { parseOutboxRows } from '../local/rows.ts';
import type { KindRegistry } from './registry.ts';

/** The first row of each entity that is not parked, unless its kind waits for one of another entity; in no order. */
export async function headRows(db: WaymarkDatabase, registry: KindRegistry): Promise<OutboxRow[]> {
  const entities = await db.outbox.orderBy('entity').uniqueKeys();
  const heads: OutboxRow[] = [];
  for (const entity of entities) {
    const first = await db.outbox.where('entity').equals(entity).filter(isWaiting).first();
    const [head] = parseOutboxRows([first]);
    if (head && !(await isHeldUp(db, registry, head))) heads.push(head);
  }
  return heads;
}

/** Whether a row can be read and is not parked. */
function isWaiting(row: OutboxRow): boolean {
  return row.parked === null && parseOutboxRows([row]).length > 0;
}

/** Whether an earlier row of another entity has to go first. Nothing waits for what nobody would miss. */
async function isHeldUp(db: WaymarkDatabase, registry: KindRegistry, head: OutboxRow): Promise<boolean> {
  const kind = registry.get(head.kind);
  if (!kind?.canWait) return false;
  for (const { kind: earlier, disposable } of registry.values()) {
    if (disposable) continue;
    const found = await db.outbox
      .where('[kind+seq]')
      .between([earlier, Dexie.minKey], [earlier, head.seq])
      .filter((row) => isWaiting(row) && kind.waitsFor(head, row))
      .first();
    if (found) return true;
  }
  return false;
}
