import { beforeEach, describe, expect, it } from 'vitest';
import { SESSION_STORAGE_KEY } from '@/config/names.ts';
import { createAuth } from '@/data/remote/session/auth.ts';
import { loadStoredSession } from '@/data/remote/session/storedSession.ts';
import type { Client } from '@/data/remote/transport/client.ts';
import type { AuthEvent } from '@domain/accounts/session.ts';

const raw = {
  access_token: 'a',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user: { id: 'u1', email: 'ada@example.test', user_metadata: {} },
};

let notify = (_event: string, _session: unknown): void => {};
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no more of supabase-js is used
const supabase = {
  auth: {
    onAuthStateChange: (listener: typeof notify) => (notify = listener),
    signInWithPassword: async () => {
      store();
      notify('SIGNED_IN', raw);
      return { data: { session: raw }, error: null };
    },
    signOut: async () => {
      localStorage.removeItem(SESSION_STORAGE_KEY);
      notify('SIGNED_OUT', null);
      return { error: null };
    },
  },
} as unknown as Awaited<ReturnType<Client['getSupabase']>>;

/** What supabase-js does before it tells of a session. */
function store(): void {
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(raw));
}

beforeEach(() => localStorage.clear());

describe('an answer that arrives after the sign-out', () => {
  it.each(['USER_UPDATED', 'TOKEN_REFRESHED'])('%s signs nobody in again', async (event) => {
    const events: AuthEvent['type'][] = [];
    const auth = createAuth({ getSupabase: async () => supabase, isSupabaseLoaded: () => true });
    const stop = auth.subscribeToAuth(({ type }) => events.push(type));
    await auth.signIn({ email: 'ada@example.test', password: 'secret1' });
    expect(loadStoredSession()?.userId).toBe('u1');
    await auth.signOut();
    expect(loadStoredSession()).toBeNull();

    store();
    notify(event, raw);
    expect(loadStoredSession()).toBeNull();
    expect(events.at(-1)).toBe('signed_out');

    await auth.signIn({ email: 'ada@example.test', password: 'secret1' });
    store();
    notify(event, raw);
    expect(loadStoredSession()?.userId).toBe('u1');
    expect(events.at(-1)).not.toBe('signed_out');
    stop();
  });
});
