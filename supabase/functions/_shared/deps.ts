/** What a handler needs from outside, put together once a process from the environment. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { getUser, type AuthUser } from './auth.ts';
import { parseEnv } from './env.ts';
import { logToConsole, type Log } from './log.ts';
import { createProviders, type Providers } from './providers/providers.ts';

export interface Deps {
  /** Service role: sees past row-level security. */
  readonly admin: SupabaseClient;
  getUser(request: Request): Promise<AuthUser | null>;
  readonly providers: Providers;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly log: Log;
}

/**
 * @param env SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY and the providers' variables (env.ts)
 * @param fetch how Supabase and the providers are reached; the embedded server passes its own for Supabase
 * @throws Error that names the variable
 */
export function createDeps(
  env: Record<string, string | undefined>,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Deps {
  const parsed = parseEnv(env);
  const admin = createClient(parsed.SUPABASE_URL, parsed.SUPABASE_SERVICE_ROLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch },
  });
  return {
    admin,
    getUser: (request) => getUser(admin, request),
    providers: createProviders(parsed, fetch),
    clock: () => new Date(),
    newId: () => crypto.randomUUID(),
    log: logToConsole,
  };
}
