/** The outbox as the app sees it: count what is unsent, show what was refused. */
import type { Observable } from 'dexie';
import type { AppErrorReason } from '@domain/errors/appError.ts';
import type { OutboxRow } from '@domain/outbox.ts';
import type { DataContext } from '../context.ts';
import { ASK_KIND } from './kinds/askPayload.ts';
import { triedFor } from './kinds/behindQuestion.ts';
import { giveUp } from './kinds/giveUp.ts';
import { changeIn, dropUndosOf } from './kinds/undoes.ts';
import { kinds } from './registry.ts';
import { readOutbox } from './send.ts';
import { liveQuery } from '../local/live.ts';
import { dropLostTrip } from '../local/trips.ts';

/** An account's rows, without those that nobody would miss. */
function ofAccount(rows: readonly OutboxRow[], userId: string): OutboxRow[] {
  return rows.filter((row) => row.userId === userId && !kinds.get(row.kind)?.disposable);
}

/**
 * How many changes of an account have not reached the server, those that were refused included ({@link
 * refusedCount} tells them apart); clicks and page views do not count.
 */
export async function pendingCount(ctx: DataContext, userId: string): Promise<number> {
  return ofAccount(await ctx.store.run(readOutbox), userId).length;
}

/** How many of those the server refused. */
export async function refusedCount(ctx: DataContext, userId: string): Promise<number> {
  return ofAccount(await ctx.store.run(readOutbox), userId).filter((row) => row.parked !== null).length;
}

/** A change that the server refused; it is kept until the traveller tries it again or gives it up. */
export interface ParkedChange {
  id: string;
  kind: string;
  reason: AppErrorReason;
  message: string;
  /** Epoch ms at which it was refused. */
  at: number;
  /** The question that it waits for, which the server refused. */
  behind?: string;
  /** The server had it, and was set back to a time before. */
  lost?: true;
}

/** The refused changes of an account, oldest first; none where storage cannot be read. */
export function watchParked(ctx: DataContext, userId: string): Observable<ParkedChange[]> {
  return liveQuery(async () => {
    const rows = ofAccount(await ctx.store.run(readOutbox).catch(() => []), userId);
    return rows.flatMap(({ id, kind, parked }) => (parked ? [{ id, kind, ...parked }] : []));
  });
}

/** Puts a refused change back in line, with the question that it waits for. */
export async function retryParked(ctx: DataContext, id: string): Promise<void> {
  await renewParked(ctx, id);
}

/** As {@link retryParked}; answers whether there was such a change. */
export async function renewParked(ctx: DataContext, id: string): Promise<boolean> {
  const now = ctx.clock.now();
  const newId = ctx.newId();
  const wasThere = await ctx.store.run((db) =>
    db.transaction('rw', db.tables, async () => {
      const refused = (await readOutbox(db)).filter((row) => row.id === id && row.parked !== null);
      for (const one of refused) {
        const row = await triedFor(db, one);
        if (!row) continue;
        const again = { userId: row.userId ?? '', newId, now };
        const payload = await kinds.get(row.kind)?.bind(ctx, row)?.renewed(db, again);
        const waiting = { parked: null, attempts: 0, nextAttemptAt: now };
        await db.outbox.put({ ...row, ...waiting, payload: payload ?? row.payload });
      }
      return refused.length > 0;
    }),
  );
  ctx.kick();
  return wasThere;
}

/** Gives a refused change up, with the undo that takes it back; of a question also what this device has answered, with what was made on top of that. */
export async function discardParked(ctx: DataContext, id: string): Promise<void> {
  const now = ctx.clock.now();
  await ctx.store.run((db) =>
    db.transaction('rw', db.tables, async () => {
      for (const row of await db.outbox.filter((one) => one.id === id && one.parked !== null).toArray()) {
        const asked = { userId: row.userId ?? '', messageId: row.subject ?? '' };
        if (row.kind === ASK_KIND) await giveUp(db, asked, now);
        else await dropUndosOf(db, asked.userId, changeIn(row));
        if (row.parked?.lost) await dropLostTrip(db, asked.userId, asked.messageId);
        await db.outbox.delete(row.seq);
      }
    }),
  );
  ctx.kick();
}
