/** Adds rows to the outbox. Called inside the transaction that makes the local change, or it proves nothing. */
import type { DataContext } from '../context.ts';
import type { NewOutboxRow, WaymarkDatabase } from '../local/database.ts';

export interface NewRow<Payload> {
  /** The same when the work is run again (see `Store.run`), so that the row is written once. */
  id: string;
  kind: string;
  entity: string;
  userId: string | null;
  subject: string | null;
  payload: Payload;
}

export async function enqueue<Payload>(
  db: WaymarkDatabase,
  ctx: Pick<DataContext, 'clock'>,
  { id, kind, entity, userId, subject, payload }: NewRow<Payload>,
): Promise<void> {
  const known = await db.outbox
    .where('id')
    .equals(id)
    .filter((row) => row.kind === kind && !row.parked)
    .count();
  if (known > 0) return;
  const now = ctx.clock.now();
  const row: NewOutboxRow = {
    id,
    kind,
    entity,
    userId,
    subject,
    payload,
    createdAt: now,
    attempts: 0,
    lastAttemptAt: 0,
    nextAttemptAt: now,
    lease: null,
    parked: null,
  };
  await db.outbox.add(row);
}
