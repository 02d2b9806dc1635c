import { GoTrueClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askedLater } from '@/data/remote/session/laterAnswers.ts';

const EXPIRED = {
  access_token: 'a.b.c',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 1_700_000_000,
  user: { id: '00000000-0000-4000-8000-000000000001', email: 'ana@waymark.test' },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is left of an expired session once its refresh was answered so, and how often the server was asked. */
async function refreshed(status: number) {
  const kept = new Map([['session', JSON.stringify(EXPIRED)]]);
  const body = JSON.stringify({ error_code: 'over_request_rate_limit', msg: 'Too many' });
  const headers = { 'retry-after': '60' };
  const server = vi.fn(async () => new Response(body, { status, headers }));
  const client = new GoTrueClient({
    url: 'http://waymark.test/auth/v1',
    autoRefreshToken: false,
    storageKey: 'session',
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    fetch: askedLater(server),
  });
  const done = client.refreshSession();
  // supabase-js tries a refresh that was not decided for half a minute
  await vi.advanceTimersByTimeAsync(40_000);
  await done;
  return { session: kept.get('session') ?? null, asked: server.mock.calls.length };
}

it.each([429, 408])('a refresh that is answered %i leaves an expired session where it is', async (status) => {
  expect(await refreshed(status)).toEqual({ session: JSON.stringify(EXPIRED), asked: 1 });
});

it('one that is refused ends it', async () => {
  expect(await refreshed(400)).toEqual({ session: null, asked: 1 });
});

it.each([
  ['/auth/v1/token?grant_type=password', 429],
  ['/auth/v1/recover', 429],
  ['/auth/v1/token?grant_type=refresh_token', 403],
])('%s %i is told as it is', async (path, status) => {
  const answer = new Response('{}', { status });
  expect(await askedLater(async () => answer)(`http://waymark.test${path}`)).toBe(answer);
});
