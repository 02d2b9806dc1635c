/** What waits to be sent: whether each change can still be read, and what it is about. */
import type { Observable } from 'dexie';
import type { Finding } from '@domain/readiness.ts';
import type { DataContext } from '../../context.ts';
import { parseOutboxRows } from '../../local/rows.ts';
import { kinds } from '../../outbox/registry.ts';
import { liveQuery } from '../../local/live.ts';

/**
 * Reads every row of the outbox that an account, or a visitor (null), would miss, and again whenever the outbox
 * changes. A kind that this version does not know is a newer version's, and waits for it.
 */
export function watchUnsent(ctx: DataContext, userId: string | null): Observable<Finding> {
  return liveQuery(() => checkUnsent(userId, ctx).catch(() => ({ part: 'storage', of: 'unsent' }) as const));
}

/** As {@link watchUnsent}, once. Throws AppError `storage`. */
export async function checkUnsent(
  userId: string | null,
  ctx: DataContext,
): Promise<Extract<Finding, { part: 'unsent' }>> {
  const raw: unknown[] = await ctx.store.run((db) => db.outbox.orderBy('seq').toArray());
  const mine = raw.filter((row) => isOf(row, userId) && !kinds.get(String(field(row, 'kind')))?.disposable);
  const rows = parseOutboxRows(mine);
  const waiting: string[] = [];
  let refused = 0;
  let unreadable = mine.length - rows.length;
  for (const row of rows) {
    if (row.parked !== null) refused += 1;
    else if (kinds.get(row.kind)?.bind(ctx, row) === null) unreadable += 1;
    else waiting.push(row.kind);
  }
  return { part: 'unsent', waiting, refused, unreadable };
}

/** A visitor's rows are on this device whoever uses it, so everybody is told of them. */
function isOf(row: unknown, userId: string | null): boolean {
  const owner = field(row, 'userId');
  return owner === userId || owner === null;
}

function field(row: unknown, name: string): unknown {
  return typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined;
}
