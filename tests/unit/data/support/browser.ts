/** One browser with tabs: they share the database, the locks, the channel and the stored session. */
import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { WaymarkDatabase } from '@/data/local/database.ts';
import { createStore, type Store } from '@/data/local/store.ts';
import { keepDraining } from '@/data/outbox/keepDraining.ts';
import { createDataLayer, type DataLayer } from '@/data/dataLayer.ts';
import { createSessionSource } from '@/data/remote/session/accessToken.ts';
import { createHttp } from '@/data/remote/transport/http.ts';
import { createRuntime, type Runtime } from '@/data/runtime.ts';
import type { StoredSession } from '@domain/accounts/session.ts';
import { createFakeChannel } from '@/platform/broadcast.fake.ts';
import { createFakeClock } from '@/platform/clock.fake.ts';
import { systemClock } from '@/platform/clock.ts';
import type { Planner } from '@/planner/planner.ts';
import { noPlanner } from '../../../support/plannerHere.ts';
import { createFakeConnectivity } from '@/platform/connectivity.fake.ts';
import { createFakeIds } from '@/platform/ids.fake.ts';
import { createFakeLocks } from '@/platform/locks.fake.ts';
import { createFakeServer, type FakeServer } from './fakeServer.ts';

// Live queries ask whether there is a global IndexedDB at all; each browser here has its own.
Dexie.dependencies.indexedDB ??= new IDBFactory();

export const ANA = '11111111-1111-4111-8111-111111111111';
export const BEN = '22222222-2222-4222-8222-222222222222';

export interface Tab extends Runtime {
  db: WaymarkDatabase;
  /** The repositories, as the app's features have them. */
  data: DataLayer;
  connectivity: ReturnType<typeof createFakeConnectivity>;
  /** Resolves when the tab has died. */
  death: Promise<void>;
  die(): void;
  isDead(): boolean;
}

export interface BrowserOptions {
  /** Without Web Locks, tabs have only the leases to keep out of each other's way. */
  webLocks?: boolean;
  /** Its tabs live by the real clock, or that of `vi.useFakeTimers`, and not by `clock`. */
  realTime?: boolean;
  /** Who answers without a network; nobody by itself. */
  planner?: Planner;
  server?: FakeServer;
  /** Tells the ids of one browser's tabs from those of another. */
  idsFrom?: number;
}

export function createBrowser({
  webLocks = true,
  realTime = false,
  planner = noPlanner,
  server = createFakeServer(),
  idsFrom = 0,
}: BrowserOptions = {}) {
  const clock = createFakeClock();
  const time = realTime ? systemClock : clock;
  const indexedDB = new IDBFactory();
  const locks = createFakeLocks();
  const channel = createFakeChannel();
  const tabs: Tab[] = [];
  let session: StoredSession | null = null;
  let refresh: ((forced: boolean) => Promise<'ended' | void>) | null = null;

  const browser = {
    clock,
    server,
    tabs,
    /** Signs an account in; its token is `token-`, the id, and what tells a further token from it. */
    signIn(userId: string, { expiresInSeconds = 3600, suffix = '' } = {}) {
      const accessToken = `token-${userId}${suffix}`;
      server.validTokens.add(accessToken);
      const expiresAt = time.now() / 1000 + expiresInSeconds;
      for (const tab of tabs) tab.context.session.welcome();
      session = { userId, email: 'ana@waymark.test', fullName: 'Ana', expiresAt, accessToken };
    },
    signOut() {
      session = null;
    },
    isSignedIn: () => session !== null,
    onRefresh(next: (forced: boolean) => Promise<'ended' | void>) {
      refresh = next;
    },
    /** `drainsByItself` as a page does from its first row on; a test drains by hand otherwise. */
    openTab({ drainsByItself = false } = {}): Tab {
      let dead = false;
      let died: (() => void) | undefined;
      const death = new Promise<void>((resolve) => {
        died = resolve;
      });
      const db = new WaymarkDatabase('waymark', { indexedDB, IDBKeyRange });
      const tabLocks = (webLocks ? locks : createFakeLocks()).tab();
      const connectivity = createFakeConnectivity();
      const store = createStore(db);
      const die = () => {
        dead = true;
        tabLocks.kill();
        died?.();
      };
      // What a dead tab had in hand never comes to an end.
      const mortal: Store = {
        run: (work) => (dead ? new Promise<never>(() => {}) : store.run(work)),
      };
      const alive = channel.tab();
      const runtime: Runtime = createRuntime({
        store: mortal,
        http: createHttp({
          fetch: server.fetchFor({ dead: () => dead, die, leave: () => runtime.drainer.leave() }),
          clock: time,
          connectivity,
        }),
        session: createSessionSource({
          clock: time,
          load: () => session,
          refresh: async (forced) => refresh?.(forced),
          end: () => browser.signOut(),
        }),
        onSession: () => () => {},
        clock: time,
        newId: createFakeIds(idsFrom + tabs.length + 1),
        random: () => 0.5,
        locks: { ...tabLocks, acrossTabs: webLocks },
        connectivity,
        broadcast: { ...alive, post: (message) => (dead ? undefined : alive.post(message)) },
        planner,
        wakeLater: () => {},
        keepDraining: drainsByItself ? keepDraining : () => () => {},
      });
      let data: DataLayer | null = null;
      const tab: Tab = {
        ...runtime,
        // thousands of tabs are opened that never ask for it
        get data() {
          return (data ??= createDataLayer(runtime));
        },
        db,
        connectivity,
        death,
        die,
        isDead: () => dead,
      };
      tabs.push(tab);
      return tab;
    },
    close() {
      for (const tab of tabs) {
        tab.drainer.stop();
        tab.db.close();
      }
    },
  };
  return browser;
}
export type Browser = ReturnType<typeof createBrowser>;
