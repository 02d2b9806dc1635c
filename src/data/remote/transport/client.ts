/** The one http guard and the one supabase-js client of this page. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/config/env.ts';
import { SESSION_STORAGE_KEY } from '@/config/names.ts';
import { systemClock } from '@/platform/clock.ts';
import { type Connectivity, createConnectivity } from '@/platform/connectivity.ts';
import { createTold, type Told } from '@/platform/told.ts';
import { minutesWrong } from '@domain/clockSkew.ts';
import type { Database } from '../database.types.ts';
import { askHealth } from './health.ts';
import { createHttp, type Http } from './http.ts';
import { maySignInBy } from '../session/linkSession.ts';
import { sessionArea } from '../session/storedSession.ts';

/** What asks the backend, for one page. */
export interface Client {
  /** Whether the backend can be reached, as this page's own requests and probes have found. */
  readonly connectivity: Connectivity;
  readonly http: Http;
  /** By how many minutes this device's clock is wrong, as the server's answers show. */
  readonly minutesWrong: Told<number>;
  /**
   * supabase-js, loaded when first asked for. Its session is the stored one; nothing that is shown waits for it,
   * because with an expired token and no network it blocks for about 25 s.
   */
  readonly getSupabase: () => Promise<SupabaseClient<Database>>;
  /** Whether supabase-js has been loaded, so that leaving it out stays possible. */
  readonly isSupabaseLoaded: () => boolean;
}

function watchNetwork(): Connectivity {
  const connectivity = createConnectivity({
    clock: systemClock,
    ask: () => askHealth((input, init) => fetch(input, init)),
    initial: typeof navigator !== 'undefined' && !navigator.onLine ? 'offline' : 'online',
  });
  if (typeof window !== 'undefined') {
    window.addEventListener('online', () => void connectivity.probe());
    window.addEventListener('offline', () => connectivity.reportNoNetwork());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && connectivity.get() === 'offline') {
        void connectivity.probe();
      }
    });
  }
  return connectivity;
}

/** Called once a page: it listens to the browser's network for as long as the page lives. */
export function createClient(): Client {
  const connectivity = watchNetwork();
  const wrong = createTold(0);
  const http = createHttp({
    fetch: (input, init) => fetch(input, init),
    clock: systemClock,
    connectivity,
    onServerTime: (now) => wrong.set(minutesWrong(now, systemClock.now())),
  });
  let client: Promise<SupabaseClient<Database>> | null = null;
  return {
    connectivity,
    http,
    minutesWrong: wrong,
    isSupabaseLoaded: () => client !== null,
    getSupabase() {
      client ??= Promise.all([import('@supabase/supabase-js'), import('../session/supabaseFetch.ts')])
        .then(([supabase, { supabaseFetch }]) =>
          supabase.createClient<Database>(env.backendUrl || window.location.origin, env.publishableKey, {
            auth: {
              storageKey: SESSION_STORAGE_KEY,
              storage: sessionArea,
              persistSession: true,
              detectSessionInUrl: maySignInBy,
            },
            global: { fetch: supabaseFetch(http.fetch) },
          }),
        )
        .catch((error: unknown) => {
          // A chunk that failed to load must be asked for again.
          client = null;
          throw error;
        });
      return client;
    },
  };
}
