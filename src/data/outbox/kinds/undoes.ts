/** An undo names the change that it takes back (domain/trips/undo.ts): it waits with that one, and goes where that goes. */
import * as z from 'zod/mini';
import type { OutboxRow } from '@domain/outbox.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { ASK_KIND } from './askPayload.ts';
import { askOf } from './ofQuestion.ts';

const editSchema = z.object({
  pending: z.object({ id: z.string(), edit: z.object({ kind: z.string(), of: z.nullish(z.string()) }) }),
});

function editOf({ payload }: OutboxRow) {
  return editSchema.safeParse(payload).data?.pending;
}

/** The change that a row makes of a trip, by its id: that of an edit, or of the question that is answered. */
export function changeIn(row: OutboxRow): string | undefined {
  return askOf(row)?.messageId ?? editOf(row)?.id;
}

/** What a row takes back: a change by its id, null for one that the server had; undefined where it takes nothing back. */
export function undoneBy(row: OutboxRow): string | null | undefined {
  const ask = askOf(row);
  return ask ? ask.here?.answered.undoes?.of : editOf(row)?.edit.of;
}

/** Drops the undos of a change that is not made; a question that waits has its message in a chat, and asks what it asks. */
export async function dropUndosOf(
  db: WaymarkDatabase,
  userId: string,
  change: string | undefined,
): Promise<void> {
  if (change === undefined) return;
  await db.outbox
    .where('userId')
    .equals(userId)
    .filter((row) => undoneBy(row) === change && (row.parked !== null || row.kind !== ASK_KIND))
    .delete();
}
