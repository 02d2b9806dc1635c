/** The life of one row on its way: claimed under a lease, delivered, then settled, postponed or parked. */
import { AppError, describeError, toAppError } from '@domain/errors/appError.ts';
import {
  classifyFailure,
  type DrainView,
  dueRows,
  type OutboxRow,
  postponed,
  UNDO_OWNER,
} from '@domain/outbox.ts';
import type { DataContext } from '../context.ts';
import type { WaymarkDatabase } from '../local/database.ts';
import { parseOutboxRows } from '../local/rows.ts';
import type { SettledRow } from '../tabMessages.ts';
import { headRows } from './heads.ts';
import type { BoundKind, Ending } from './kind.ts';
import type { KindRegistry } from './registry.ts';

export async function readOutbox(db: WaymarkDatabase): Promise<OutboxRow[]> {
  return parseOutboxRows(await db.outbox.orderBy('seq').toArray());
}

/**
 * Takes leases on at most `limit` of the rows that are due, in one transaction, so that two tabs never send the same
 * row. `alone` says that no other tab is sending: every other tab's lease is then of a dead one, and is given back.
 */
export function claim(
  ctx: DataContext,
  registry: KindRegistry,
  view: DrainView,
  { limit, alone }: { limit: number; alone: boolean },
): Promise<OutboxRow[]> {
  return ctx.store.run((db) =>
    db.transaction('rw', db.tables, async () => {
      // Leases of dead tabs can be anywhere.
      const rows = alone ? await readOutbox(db) : await headRows(db, registry);
      const living = [ctx.tabId, UNDO_OWNER];
      const dead = alone ? rows.filter(({ lease }) => lease !== null && !living.includes(lease.owner)) : [];
      const due = dueRows(
        rows.map((row) => (dead.includes(row) ? { ...row, lease: null } : row)),
        view,
      );
      const claimed: OutboxRow[] = [];
      for (const row of due.slice(0, limit)) {
        const kind = registry.get(row.kind);
        if (!kind) continue;
        const leased = { ...row, lease: { owner: ctx.tabId, until: view.now + kind.leaseMs } };
        await db.outbox.put(leased);
        await kind.bind(ctx, row)?.started(db);
        claimed.push(leased);
      }
      const taken = new Set(claimed.map(({ seq }) => seq));
      await release(
        ctx,
        registry,
        db,
        dead.filter(({ seq }) => !taken.has(seq)),
      );
      return claimed;
    }),
  );
}

/** Gives back the leases of this tab, which goes away: the next one sends their rows at once. */
export function releaseOwn(ctx: DataContext, registry: KindRegistry): Promise<void> {
  return ctx.store.run((db) =>
    db.transaction('rw', db.tables, async () => {
      const rows = await readOutbox(db);
      await release(
        ctx,
        registry,
        db,
        rows.filter(({ lease }) => lease?.owner === ctx.tabId),
      );
    }),
  );
}

/** Rows that nobody sends any more wait again, and the screen does not say otherwise. */
async function release(
  ctx: DataContext,
  registry: KindRegistry,
  db: WaymarkDatabase,
  rows: readonly OutboxRow[],
): Promise<void> {
  const userId = ctx.session.current()?.userId ?? null;
  for (const row of rows) {
    // Of an account that is not signed in here, nothing is written.
    if (row.userId !== null && row.userId !== userId) continue;
    const released = { ...row, lease: null };
    await db.outbox.put(released);
    await registry.get(row.kind)?.bind(ctx, released)?.postponed(db, new AppError('offline'));
  }
}

/** Runs a change to a row that is still this tab's and whose account is still the one signed in. */
export async function changeOwn(
  ctx: DataContext,
  row: OutboxRow,
  work: (db: WaymarkDatabase) => Promise<void>,
): Promise<boolean> {
  return ctx.store.run((db) =>
    db.transaction('rw', db.tables, async () => {
      // Signed out meanwhile: nothing of that account is written here any more; the row keeps its lease,
      // which runs out, and the server will answer it again.
      if (row.userId !== null && ctx.session.current()?.userId !== row.userId) return false;
      // Cleared by the traveller, given back, or settled or taken over by another tab: that one says what became of it.
      const stored = await db.outbox.get(row.seq);
      if (stored?.id !== row.id || stored.lease?.owner !== ctx.tabId) return false;
      await work(db);
      return true;
    }),
  );
}

/** Says what became of a row, once, to everybody who asks. */
function tell(
  ctx: DataContext,
  { id, kind, userId, subject }: OutboxRow,
  outcome: SettledRow['outcome'],
  { error, detail }: { error?: AppError | undefined; detail?: string | undefined },
): void {
  ctx.settled.emit({
    rowId: id,
    kind,
    userId,
    subject,
    outcome,
    ...(detail === undefined ? {} : { detail }),
    ...(error && { reason: error.reason, message: describeError(error) }),
    ...(error?.field === undefined ? {} : { field: error.field }),
  });
}

/** Ends a claimed row, or has it sent again with another payload; with an error it has failed. */
export async function end(ctx: DataContext, row: OutboxRow, ending: Ending, error?: AppError): Promise<void> {
  try {
    const done = await changeOwn(ctx, row, async (db) => {
      await ending.apply?.(db);
      if (ending.instead === undefined) await db.outbox.delete(row.seq);
      else {
        const nextAttemptAt = ctx.clock.now();
        await db.outbox.put({ ...row, payload: ending.instead, lease: null, nextAttemptAt });
      }
    });
    const outcome = error ? 'failed' : 'done';
    if (done)
      tell(ctx, row, ending.instead === undefined ? outcome : 'waiting', { error, detail: ending.detail });
  } finally {
    ending.released?.();
  }
}

async function park(ctx: DataContext, row: OutboxRow, error: AppError, bound?: BoundKind): Promise<void> {
  const now = ctx.clock.now();
  const done = await changeOwn(ctx, row, async (db) => {
    const { reason, field } = error;
    const parked = {
      reason,
      message: describeError(error),
      at: now,
      ...(field === undefined ? {} : { field }),
    };
    await db.outbox.put({ ...row, lease: null, parked, attempts: row.attempts + 1, lastAttemptAt: now });
    await bound?.parked(db, error);
  });
  if (done) tell(ctx, row, 'failed', { error });
}

async function postpone(ctx: DataContext, row: OutboxRow, bound: BoundKind, error: AppError): Promise<void> {
  const done = await changeOwn(ctx, row, async (db) => {
    await db.outbox.put(postponed(row, error, ctx.clock.now(), ctx.random()));
    await bound.postponed(db, error);
  });
  if (done) tell(ctx, row, 'waiting', { error });
}

export type SendResult = 'ended' | 'postponed' | 'session_failed';

/** Sends a claimed row. Never throws for what the server or the network did. */
export async function send(ctx: DataContext, registry: KindRegistry, row: OutboxRow): Promise<SendResult> {
  const bound = registry.get(row.kind)?.bind(ctx, row);
  if (!bound) {
    await park(ctx, row, toAppError(new Error('payload cannot be read')));
    return 'ended';
  }
  let token: string | null = null;
  try {
    token = row.userId === null ? null : await ctx.session.token(row.userId);
    await end(ctx, row, await bound.deliver(token));
    return 'ended';
  } catch (thrown) {
    const error = toAppError(thrown);
    const ending = bound.refused(error);
    if (ending) {
      await (ending === 'park' ? park(ctx, row, error, bound) : end(ctx, row, ending, error));
      return 'ended';
    }
    const failure = classifyFailure(error);
    if (failure === 'refused' || (failure === 'session' && row.userId === null)) {
      if (registry.get(row.kind)?.disposable) await end(ctx, row, {}, error);
      else await park(ctx, row, error, bound);
      return 'ended';
    }
    if (failure === 'session' && token !== null) ctx.session.refuse(token);
    await postpone(ctx, row, bound, error);
    return failure === 'session' ? 'session_failed' : 'postponed';
  }
}
