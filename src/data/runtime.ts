/** Puts the data layer together: once a page, and once for each tab that a test plays. */
import { BROADCAST_CHANNEL, OUTBOX_SYNC_TAG } from '@/config/names.ts';
import { type Broadcast, createBroadcast } from '@/platform/broadcast.ts';
import { type Clock, systemClock } from '@/platform/clock.ts';
import type { Connectivity } from '@/platform/connectivity.ts';
import { newId, type NewId } from '@/platform/ids.ts';
import { createLocks, type Locks } from '@/platform/locks.ts';
import { requestBackgroundSync } from '@/platform/workerBridge.ts';
import type { DataContext } from './context.ts';
import { WaymarkDatabase } from './local/database.ts';
import { createStore, type Store } from './local/store.ts';
import { createDrainer, type Drainer } from './outbox/drain.ts';
import { keepDraining } from './outbox/keepDraining.ts';
import { kinds } from './outbox/registry.ts';
import { createSettledRows } from './outbox/settled.ts';
import { onArrival } from './remote/session/auth.ts';
import { createSessionSource, type SessionSource } from './remote/session/accessToken.ts';
import { getConnectivity, getHttp, getSupabase } from './remote/transport/client.ts';
import type { Http } from './remote/transport/http.ts';
import { loadStoredSession } from './remote/session/storedSession.ts';
import { createReplyStreams } from './replyStreams.ts';

export interface RuntimeParts {
  store: Store;
  http: Http;
  session: SessionSource;
  clock: Clock;
  newId: NewId;
  random: () => number;
  locks: Locks;
  connectivity: Connectivity;
  broadcast: Broadcast;
  /** Has the browser call back when the network returns, even to a page in the background. */
  wakeLater: () => void;
  /** Called with the runtime whenever something was enqueued; a repeat changes nothing. */
  keepDraining: (runtime: Runtime) => void;
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
  return { context, drainer };
}

let runtime: Runtime | null = null;

async function refreshSession(forced: boolean): Promise<void> {
  const { auth } = await getSupabase();
  // getSession refreshes an expired token by itself, and shares a refresh that is under way.
  await (forced ? auth.refreshSession() : auth.getSession());
}

/** The runtime of this page, made when first asked for. */
export function getRuntime(): Runtime {
  if (runtime) return runtime;
  const session = createSessionSource({
    clock: systemClock,
    load: loadStoredSession,
    refresh: refreshSession,
  });
  onArrival(() => session.welcome());
  runtime = createRuntime({
    store: createStore(new WaymarkDatabase()),
    http: getHttp(),
    session,
    clock: systemClock,
    newId,
    random: Math.random,
    locks: createLocks(),
    connectivity: getConnectivity(),
    broadcast: createBroadcast(BROADCAST_CHANNEL),
    wakeLater: () => void requestBackgroundSync(OUTBOX_SYNC_TAG),
    keepDraining,
  });
  return runtime;
}

export function getDataContext(): DataContext {
  return getRuntime().context;
}
