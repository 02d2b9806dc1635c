/** The app's own data layer as a device of its own, against a backend in this process. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { WaymarkDatabase } from '@/data/local/database.ts';
import { createStore } from '@/data/local/store.ts';
import { createSessionSource } from '@/data/remote/session/accessToken.ts';
import { createHttp } from '@/data/remote/transport/http.ts';
import { createRuntime, type Runtime } from '@/data/runtime.ts';
import { parseStoredSession, type StoredSession } from '@domain/accounts/session.ts';
import { createFakeChannel } from '@/platform/broadcast.fake.ts';
import { type Clock, systemClock } from '@/platform/clock.ts';
import { createFakeConnectivity } from '@/platform/connectivity.fake.ts';
import type { Planner } from '@/planner/planner.ts';
import { noPlanner } from './plannerHere.ts';
import { newId } from '@/platform/ids.ts';
import { createFakeLocks } from '@/platform/locks.fake.ts';
import { PASSWORD, SITE, type TestBackend } from './backend.ts';

export interface Device extends Runtime {
  db: WaymarkDatabase;
  connectivity: ReturnType<typeof createFakeConnectivity>;
  /** What happens to the next requests, in order: lost on the way there, or on the way back. */
  faults: ('lost' | 'unanswered')[];
}

/** A browser of its own, signed in with that session. @param ahead by how much its clock runs ahead, ms */
export function createDevice(
  backend: TestBackend,
  session: StoredSession,
  planner: Planner = noPlanner,
  ahead: number | (() => number) = 0,
): Device {
  const aheadMs = typeof ahead === 'number' ? () => ahead : ahead;
  const clock: Clock = { ...systemClock, now: () => systemClock.now() + aheadMs() };
  const faults: Device['faults'] = [];
  const connectivity = createFakeConnectivity();
  const db = new WaymarkDatabase('waymark', { indexedDB: new IDBFactory(), IDBKeyRange });
  const runtime = createRuntime({
    store: createStore(db),
    http: createHttp({
      // the app is served by the backend and asks its own origin
      fetch: async (input, init) => {
        const fault = faults.shift();
        if (fault === 'lost') throw new TypeError('Failed to fetch');
        const request = new Request(input instanceof Request ? input : new URL(input, SITE), init);
        const answer = await backend.fetch(request);
        if (fault === 'unanswered') {
          await answer.text();
          throw new TypeError('Failed to fetch');
        }
        return answer;
      },
      clock,
      connectivity,
    }),
    session: createSessionSource({
      clock,
      load: () => session,
      refresh: () => Promise.reject(new Error('not expected')),
      end: () => {},
    }),
    onSession: () => () => {},
    clock,
    newId,
    random: Math.random,
    locks: createFakeLocks().tab(),
    connectivity,
    broadcast: createFakeChannel().tab(),
    planner,
    wakeLater: () => {},
    keepDraining: () => {},
  });
  return { ...runtime, db, connectivity, faults };
}

/** The session of a new account. */
export async function signedIn(
  backend: TestBackend,
  profile: Parameters<TestBackend['account']>[0] = {},
): Promise<StoredSession> {
  const { email } = await backend.account(profile);
  const client = await backend.signIn(email, PASSWORD);
  const session = parseStoredSession((await client.auth.getSession()).data.session);
  if (!session) throw new Error('no session');
  return session;
}
