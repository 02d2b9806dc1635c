/**
 * Sends what is in the outbox: one tab at a time, entities side by side, rows of one entity in order.
 *
 * One round runs at a time (`running`). `again` is set by `drain` when it is called during a round, and taken back
 * by the round just before it looks at the rows. `forcedNext` is set by `drain({ forced })` and taken by the next
 * look. `wake` ends the wait for the rows in flight: a row that came back calls it, and so does `drain`.
 * `blockedUsers` is filled by rows whose session failed, and emptied by a forced look and at the end of a round.
 * `unsettled` is filled by rows whose end could not be stored.
 */
import { OUTBOX_LOCK } from '@/config/names.ts';
import { type DrainView, dueRows, nextWakeAt, type OutboxRow } from '@domain/outbox.ts';
import type { DataContext } from '../context.ts';
import type { TabMessage } from '../tabMessages.ts';
import { CHAT_LEASE_MS } from './kind.ts';
import type { KindRegistry } from './registry.ts';
import { claim, readOutbox, releaseDead, send } from './send.ts';

const PARALLEL = 4;
/** How soon a tab looks again after it found another one sending. */
const RECHECK_MS = 15_000;
/** A row that could have been sent for this long and was not has a holder of the lock that hangs. */
const HUNG_MS = CHAT_LEASE_MS;

const SHORTEST_WAIT_MS = 250;

export interface Drainer {
  /**
   * Sends what can be sent now; resolves when nothing more can. `forced` cuts waiting times short, for when the
   * network or the session came back.
   */
  drain(options?: { forced?: boolean }): Promise<void>;
  /** Forgets its timer; what is on its way is not stopped. */
  stop(): void;
}

export function createDrainer(ctx: DataContext, registry: KindRegistry): Drainer {
  let running: Promise<void> | null = null;
  let again = false;
  let forcedNext = false;
  let wake: (() => void) | null = null;
  let cancelTimer: (() => void) | undefined;
  const blockedUsers = new Set<string>();
  /** Rows whose end the database did not take, and epoch ms until which they are left alone. */
  const unsettled = new Map<number, number>();
  const inFlight = new Map<number, Promise<void>>();

  const view = (forced: boolean, exclusive: boolean): DrainView => {
    const now = ctx.clock.now();
    return {
      now,
      forced,
      userId: ctx.session.current()?.userId ?? null,
      knows: (kind) => registry.has(kind),
      blockedUsers,
      isHeld: (row) => {
        if ((unsettled.get(row.seq) ?? 0) > now) return true;
        if (row.lease === null) return false;
        if (row.lease.owner === ctx.tabId) return inFlight.has(row.seq);
        // Who holds the lock knows that no other tab is sending: a lease of another tab is of a dead one.
        return !exclusive && row.lease.until > now;
      },
    };
  };

  const start = (row: OutboxRow) => {
    const sending = send(ctx, registry, row)
      .then((result) => {
        unsettled.delete(row.seq);
        if (result === 'session_failed' && row.userId !== null) blockedUsers.add(row.userId);
        return result;
      })
      // The database failed under us. It is sent again, but not at once: the server would be asked without end.
      .catch(() => void unsettled.set(row.seq, ctx.clock.now() + RECHECK_MS))
      .then(() => {
        inFlight.delete(row.seq);
        return wake?.();
      });
    inFlight.set(row.seq, sending);
  };

  const sendAll = async (exclusive: boolean): Promise<void> => {
    let forced = false;
    for (;;) {
      if (forcedNext) {
        forced = true;
        forcedNext = false;
        blockedUsers.clear();
      }
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      again = false;
      const reachable = ctx.connectivity.get() === 'online';
      const room = PARALLEL - inFlight.size;
      if (reachable && room > 0) {
        const claimed = await claim(ctx, registry, view(forced, exclusive), room);
        for (const row of claimed) start(row);
      }
      // At a start or a return; what is enqueued meanwhile has no dead tab to ask about.
      if (!reachable && exclusive && forced) await releaseDead(ctx, registry);
      if (inFlight.size === 0) {
        if (again) continue;
        return;
      }
      await woken;
    }
  };

  const schedule = (delayMs: number) => {
    cancelTimer?.();
    cancelTimer = ctx.clock.after(delayMs, () => void drain());
  };

  /** Another tab is sending. Tell it, look again later, and take over if it has hung. */
  const lockIsHeld = async (): Promise<void> => {
    again = false;
    ctx.broadcast.post({ type: 'nudge' } satisfies TabMessage);
    const rows = await ctx.store.run(readOutbox);
    const hungBefore = ctx.clock.now() - HUNG_MS;
    const hung = dueRows(rows, view(false, false)).some(
      (row) => Math.max(row.createdAt, row.nextAttemptAt) < hungBefore,
    );
    if (hung && ctx.connectivity.get() === 'online') {
      await ctx.locks.tryRun(OUTBOX_LOCK, () => sendAll(false), { steal: true });
    }
    if (nextWakeAt(rows, view(false, false)) !== null) schedule(RECHECK_MS);
  };

  const scheduleNext = async (): Promise<void> => {
    // Without a network there is nothing to wait for but its return, which drains by itself.
    if (ctx.connectivity.get() === 'offline') return;
    const wakeAt = nextWakeAt(await ctx.store.run(readOutbox), view(false, ctx.locks.acrossTabs));
    if (wakeAt !== null) schedule(Math.max(wakeAt - ctx.clock.now(), SHORTEST_WAIT_MS));
  };

  const run = async (): Promise<void> => {
    do {
      again = false;
      const ran = await ctx.locks.tryRun(OUTBOX_LOCK, () => sendAll(ctx.locks.acrossTabs));
      blockedUsers.clear();
      if (!ran) await lockIsHeld();
      else if (!again) await scheduleNext();
    } while (again);
  };

  const round = async (): Promise<void> => {
    try {
      await run();
    } catch {
      // The database failed: the rows are where they were.
      schedule(RECHECK_MS);
    } finally {
      running = null;
    }
    // Asked for in the moment between the last look and now: who asked waits for the next round too.
    if (again) await drain();
  };

  const drain: Drainer['drain'] = ({ forced = false } = {}) => {
    forcedNext ||= forced;
    again = true;
    if (running) {
      wake?.();
      return running;
    }
    cancelTimer?.();
    running = round();
    return running;
  };

  return { drain, stop: () => cancelTimer?.() };
}
