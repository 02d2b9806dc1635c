/** Puts the data layer together: once a page, and once for each tab that a test plays. */
import { BROADCAST_CHANNEL, OUTBOX_SYNC_TAG } from '@/config/names.ts';
import { createBroadcast } from '@/platform/broadcast.ts';
import { systemClock } from '@/platform/clock.ts';
import { newId } from '@/platform/ids.ts';
import { createLocks } from '@/platform/locks.ts';
import { requestBackgroundSync } from '@/platform/workerBridge.ts';
import { createPlanner } from '@/planner/createPlanner.ts';
import type { DataContext } from './context.ts';
import { WaymarkDatabase } from './local/database.ts';
import type { Keeping, Telling } from '@/platform/told.ts';
import { createStore } from './local/store.ts';
import { settleOwed } from './outbox/earlierAccounts.ts';
import { createDrainer, type Drainer } from './outbox/drain.ts';
import { keepDraining } from './outbox/keepDraining.ts';
import { kinds } from './outbox/registry.ts';
import { followForgotten } from './outbox/signOut.ts';
import { createSettledRows } from './outbox/settled.ts';
import { createSessionSource } from './remote/session/accessToken.ts';
import { type Auth, isRefusal } from './remote/session/auth.ts';
import type { Client } from './remote/transport/client.ts';
import { followSignOuts } from './remote/session/followSignOuts.ts';
import { loadStoredSession } from './remote/session/storedSession.ts';
import { createReplyStreams } from './replyStreams.ts';

export interface RuntimeParts extends Omit<DataContext, 'tabId' | 'replies' | 'settled' | 'kick'> {
  /** Has the browser call back when the network returns, even to a page in the background. */
  readonly wakeLater: () => void;
  /** Called with the runtime whenever something was enqueued; a repeat changes nothing. */
  readonly keepDraining: (runtime: Runtime) => void;
}

export interface Runtime {
  context: DataContext;
  drainer: Drainer;
}

export function createRuntime({ wakeLater, keepDraining: keep, ...parts }: RuntimeParts): Runtime {
  const context: DataContext = {
    ...parts,
    tabId: parts.newId(),
    replies: createReplyStreams(parts.broadcast),
    settled: createSettledRows(parts.broadcast, parts.clock),
    kick() {
      if (parts.connectivity.get() === 'offline') {
        wakeLater();
        // Something was done just now: a good moment to find out whether the network is back.
        void parts.connectivity.probe();
      }
      keep({ context, drainer });
      void drainer.drain();
    },
  };
  const drainer = createDrainer(context, kinds);
  followForgotten(context);
  return { context, drainer };
}

/**
 * The runtime of this page. Called once: it opens the database of the device.
 * @param client what asks the backend
 * @param auth who tells it that somebody signed in
 * @param keeping is told where what is written stays
 */
export function createPageRuntime(
  { http, connectivity, getSupabase }: Client,
  auth: Auth,
  keeping: Telling<Keeping>,
): Runtime {
  const session = createSessionSource({
    clock: systemClock,
    load: loadStoredSession,
    async refresh(forced) {
      const supabase = await getSupabase();
      // getSession refreshes an expired token by itself, and shares a refresh that is under way.
      const { error } = await (forced ? supabase.auth.refreshSession() : supabase.auth.getSession());
      return error && isRefusal(error) ? 'ended' : undefined;
    },
    end: auth.endHere,
  });
  auth.onArrival(() => session.welcome());
  const broadcast = createBroadcast(BROADCAST_CHANNEL);
  followSignOuts(broadcast, auth);
  return createRuntime({
    store: createStore(new WaymarkDatabase(), {
      clock: systemClock,
      keeping,
      make: async () => (await import('./local/memoryDatabase.ts')).createMemoryDatabase(),
      settle: (db) => settleOwed(db, session.current()?.userId ?? null, systemClock.now()),
    }),
    http,
    session,
    onSession: auth.onSession,
    clock: systemClock,
    newId,
    random: Math.random,
    locks: createLocks(),
    connectivity,
    broadcast,
    planner: createPlanner(),
    wakeLater: () => void requestBackgroundSync(OUTBOX_SYNC_TAG),
    keepDraining,
  });
}
