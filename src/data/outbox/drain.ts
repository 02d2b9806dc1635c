/**
 * Sends what is in the outbox: one tab at a time, entities side by side, rows of one entity in order, and behind those
 * of other entities that their kind waits for.
 *
 * One round runs at a time (`running`). `again` is set by `drain` when it is called during a round, and taken back
 * by the round just before it looks at the rows. `forcedNext` is set by `drain({ forced })` and taken by the next
 * look. `wake` ends the wait for the rows in flight: a row that came back calls it, and so does `drain`.
 * `blockedUsers` is filled by rows whose session failed, and emptied by a forced look and at the end of a round.
 * `unsettled` is filled by rows whose end could not be stored. `queued` is set while this tab waits for its turn.
 * `tell` is set by `drain` unless it was nudged, and taken by the round that finds the lock taken.
 * `answering` is set while a question is looked for or answered here, and `answeringSeq` while it is taken; what is
 * sent waits for neither. `changes` counts what may have left such a question, and `answered` is its count at the last
 * look that found none.
 * `left` is set by `leave`, ends the round, and is taken back by the next `drain`.
 */
import { OUTBOX_LOCK } from '@/config/names.ts';
import { type DrainView, dueRows, leaseEnd, nextWakeAt, type OutboxRow } from '@domain/outbox.ts';
import type { DataContext } from '../context.ts';
import type { TabMessage } from '../tabMessages.ts';
import { headRows } from './heads.ts';
import { CHAT_LEASE_MS } from './kind.ts';
import { createHereAnswerer } from './answerHere.ts';
import type { KindRegistry } from './registry.ts';
import { claim, releaseOwn, send } from './send.ts';

const PARALLEL = 4;
/** How soon a tab looks again after it found another one sending. */
const RECHECK_MS = 15_000;
/** A row that could have been sent for this long and was not has a holder of the lock that hangs. */
const HUNG_MS = CHAT_LEASE_MS;

const SHORTEST_WAIT_MS = 250;

export interface Drainer {
  /**
   * Sends what can be sent now; resolves when nothing more can. `forced` cuts waiting times short, for when the
   * network or the session came back. `nudged` when another tab asked for it: tabs must not nudge each other in turns.
   */
  drain(options?: { forced?: boolean; nudged?: boolean }): Promise<void>;
  /** Forgets its timer and its place in line; what is on its way is not stopped. */
  stop(): void;
  /**
   * The page goes away, perhaps to be kept for Back: hangs up, gives its leases and the lock back, and does nothing
   * until the next `drain`. Browsers may keep such a page with its lock, so that no other tab could send.
   */
  leave(): void;
}

export function createDrainer(ctx: DataContext, registry: KindRegistry): Drainer {
  let running: Promise<void> | null = null;
  let again = false;
  let forcedNext = false;
  let left = false;
  let tell = false;
  let wake: (() => void) | null = null;
  let queued: AbortController | null = null;
  let cancelTimer: (() => void) | undefined;
  const blockedUsers = new Set<string>();
  /** Rows whose end the database did not take, and epoch ms until which they are left alone. */
  const unsettled = new Map<number, number>();
  const inFlight = new Map<number, Promise<void>>();
  const answerer = createHereAnswerer(ctx);
  let answering = false;
  let answeringSeq: number | null = null;
  let changes = 0;
  let answered = -1;

  const view = (forced: boolean): DrainView => {
    const now = ctx.clock.now();
    return {
      now,
      forced,
      userId: ctx.session.current()?.userId ?? null,
      knows: (kind) => registry.has(kind),
      waitsFor: (row, earlier) => registry.get(row.kind)?.waitsFor(row, earlier) ?? false,
      blockedUsers,
      isHeld: (row) => {
        // once left, nothing is taken any more: `leave` may have given back what is this tab's already
        if (left || row.seq === answeringSeq || inFlight.has(row.seq)) return true;
        if ((unsettled.get(row.seq) ?? 0) > now) return true;
        return row.lease?.owner !== ctx.tabId && leaseEnd(row, now) > now;
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
        changes += 1;
        return wake?.();
      });
    inFlight.set(row.seq, sending);
  };

  /** What the network does not take is answered here, one question at a time. Wakes the round when it has done. */
  const answerNext = (): void => {
    if (answering || left || answered === changes) return;
    const seen = changes;
    answering = true;
    const work = async () => {
      const row = await answerer.claim(view(false).isHeld, ({ seq }) => (answeringSeq = seq));
      if (!row) answered = seen;
      // Left meanwhile: `leave` gives it back.
      else if (!left) await answerer.answer(row);
    };
    work()
      .catch(() => {
        // The database failed: a lease runs out.
        if (answeringSeq === null) answered = seen;
        else unsettled.set(answeringSeq, ctx.clock.now() + RECHECK_MS);
      })
      .then(() => {
        if (answeringSeq !== null) changes += 1;
        answeringSeq = null;
        answering = false;
        return wake?.();
      })
      .catch(() => {});
  };

  const sendAll = async (alone: boolean): Promise<void> => {
    let forced = false;
    // Who holds the lock knows at its first look that no other tab is sending.
    let first = alone;
    for (;;) {
      if (left) return;
      if (forcedNext) {
        forced = true;
        forcedNext = false;
        blockedUsers.clear();
      }
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      again = false;
      const before = changes;
      const reachable = ctx.connectivity.get() === 'online';
      const room = PARALLEL - inFlight.size;
      if (first || (reachable && room > 0)) {
        const claimed = await claim(ctx, registry, view(forced), {
          limit: reachable ? room : 0,
          alone: first,
        });
        // Left meanwhile: `leave` gives these back, too.
        if (left) return;
        for (const row of claimed) start(row);
        first = false;
        // The others stand in line: one of them goes on should this tab be killed.
        if (claimed.length > 0) ctx.broadcast.post({ type: 'nudge' } satisfies TabMessage);
      }
      answerNext();
      if (inFlight.size === 0 && !answering) {
        // What was on its way ended meanwhile: there may be more behind it.
        if (again || changes !== before) continue;
        return;
      }
      await woken;
    }
  };

  const schedule = (delayMs: number) => {
    cancelTimer?.();
    cancelTimer = ctx.clock.after(delayMs, () => void drain());
  };

  /** Waits in line for the lock, which is this tab's as soon as its holder is done or gone. */
  const queue = async (): Promise<void> => {
    if (queued) return;
    const waiting = new AbortController();
    queued = waiting;
    const takeTurn = async () => {
      queued = null;
      // A look of this tab that found the lock taken, at the latest by this turn.
      for (let look = running; look; look = running) await look;
      running = round(() => sendTurn(true));
      await running;
    };
    try {
      await ctx.locks.tryRun(OUTBOX_LOCK, takeTurn, { wait: waiting.signal });
    } finally {
      if (queued === waiting) queued = null;
    }
  };

  /** Another tab is sending. Tell it, wait for it, and take over if it has hung. */
  const lockIsHeld = async (): Promise<void> => {
    again = false;
    if (tell) ctx.broadcast.post({ type: 'nudge' } satisfies TabMessage);
    tell = false;
    const rows = await ctx.store.run((db) => headRows(db, registry));
    const hungBefore = ctx.clock.now() - HUNG_MS;
    const hung = dueRows(rows, view(false)).some(
      (row) => Math.max(row.createdAt, row.nextAttemptAt) < hungBefore,
    );
    if (hung && ctx.connectivity.get() === 'online') {
      await ctx.locks.tryRun(OUTBOX_LOCK, () => sendAll(false), { steal: true });
    }
    if (nextWakeAt(rows, view(false)) === null) return;
    schedule(RECHECK_MS);
    // What the line would have done, the next look does.
    queue().catch(() => {});
  };

  const scheduleNext = async (): Promise<void> => {
    // Without a network there is nothing to wait for but its return, which drains by itself.
    if (ctx.connectivity.get() === 'offline') return;
    const wakeAt = nextWakeAt(await ctx.store.run((db) => headRows(db, registry)), view(false));
    if (wakeAt !== null) schedule(Math.max(wakeAt - ctx.clock.now(), SHORTEST_WAIT_MS));
  };

  const sendTurn = async (alone: boolean): Promise<void> => {
    await sendAll(alone);
    blockedUsers.clear();
    if (!again && !left) await scheduleNext();
  };

  const run = async (): Promise<void> => {
    do {
      again = false;
      const ran = await ctx.locks.tryRun(OUTBOX_LOCK, () => sendTurn(ctx.locks.acrossTabs));
      if (!ran) await lockIsHeld();
    } while (again);
  };

  const round = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch {
      // The database failed: the rows are where they were.
      schedule(RECHECK_MS);
    } finally {
      running = null;
    }
    // Asked for in the moment between the last look and now: who asked waits for the next round too.
    if (again) await drain();
  };

  const drain: Drainer['drain'] = ({ forced = false, nudged = false } = {}) => {
    forcedNext ||= forced;
    if (forced) answerer.forget();
    tell ||= !nudged;
    again = true;
    changes += 1;
    left = false;
    if (running) {
      wake?.();
      return running;
    }
    cancelTimer?.();
    running = round(run);
    return running;
  };

  const stop = () => {
    cancelTimer?.();
    queued?.abort();
    queued = null;
  };

  const leave = () => {
    stop();
    left = true;
    again = false;
    // A database that fails leaves the leases, which are those of a dead tab then.
    if (running) releaseOwn(ctx, registry).catch(() => {});
    ctx.replies.hangUp();
    wake?.();
  };

  return { drain, stop, leave };
}
