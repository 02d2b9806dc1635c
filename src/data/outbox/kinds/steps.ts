/** Which unsent change of a trip each undo takes back, whoever made them: by hand, or by answers of this device. */
import { z } from 'zod';
import type { OutboxRow } from '@domain/outbox.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { ASK_KIND, changedBy } from './askPayload.ts';
import { askOf, turnKind } from './ofQuestion.ts';

const editSchema = z.object({ pending: z.object({ edit: z.object({ kind: z.string() }) }) });

/** Of these nothing is taken back. */
const NO_STEPS: ReadonlySet<string> = new Set(['archive', 'reopen', 'opened']);

/** What is unsent of a trip, in order: its rows, and the questions whose answers change it. */
export async function changesAndAsks(
  db: WaymarkDatabase,
  userId: string,
  tripId: string,
): Promise<OutboxRow[]> {
  const rows = await db.outbox.where('userId').equals(userId).sortBy('seq');
  return rows.filter((row) => {
    const ask = askOf(row);
    return ask ? changedBy(ask) === tripId : row.subject === tripId;
  });
}

/**
 * The undos among rows of one trip, in order, each with the row that it takes back; null for what was there before them
 * all. A question that is asked plainly after all counts as the change that its answer here was.
 */
export function undosIn(rows: readonly OutboxRow[]): Map<OutboxRow, OutboxRow | null> {
  const steps: OutboxRow[] = [];
  const undos = new Map<OutboxRow, OutboxRow | null>();
  for (const row of rows) {
    const kind = kindOf(row);
    if (kind === undefined || NO_STEPS.has(kind)) continue;
    if (kind === 'undo' || kind === 'undone') undos.set(row, steps.pop() ?? null);
    else steps.push(row);
  }
  return undos;
}

function kindOf(row: OutboxRow): string | undefined {
  const ask = askOf(row);
  if (!ask) return editSchema.safeParse(row.payload).data?.pending.edit.kind;
  return ask.here ? turnKind(ask.here) : changedBy(ask) === null ? undefined : 'asked';
}

/** Drops an undo whose change goes; a question that waits has its message in a chat: it asks what it asks. */
export async function dropUndo(db: WaymarkDatabase, undo: OutboxRow | undefined): Promise<void> {
  if (undo && (undo.parked || undo.kind !== ASK_KIND)) await db.outbox.delete(undo.seq);
}
