/** Adds rows to the outbox. Called inside the transaction that makes the local change, or it proves nothing. */
import type { DataContext } from '../context.ts';
import type { NewOutboxRow, WaymarkDatabase } from '../local/database.ts';

export interface NewRow<Payload> {
  kind: string;
  entity: string;
  userId: string | null;
  subject: string | null;
  payload: Payload;
}

export async function enqueue<Payload>(
  db: WaymarkDatabase,
  ctx: Pick<DataContext, 'clock' | 'newId'>,
  { kind, entity, userId, subject, payload }: NewRow<Payload>,
): Promise<void> {
  const now = ctx.clock.now();
  const row: NewOutboxRow = {
    id: ctx.newId(),
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
