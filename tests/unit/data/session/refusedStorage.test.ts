/** A browser that refuses localStorage: a sign-in lasts as long as the page. */
import { GoTrueClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SESSION_STORAGE_KEY } from '@/config/names.ts';
import { dropStoredSession, loadStoredSession, sessionArea } from '@/data/remote/session/storedSession.ts';
import { ANA } from '../support/browser.ts';

const refuse = () => {
  throw new DOMException('', 'SecurityError');
};
const session = {
  access_token: 'a.b.c',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  user: { id: ANA, email: 'ana@waymark.test' },
};

afterEach(() => {
  dropStoredSession();
  vi.unstubAllGlobals();
});

describe.each([
  ['all of it', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ['writing', { getItem: () => null, setItem: refuse, removeItem: () => {} }],
])('where the device refuses %s', (_name, storage) => {
  it('who signs in is signed in on this page, and signs out of it', async () => {
    vi.stubGlobal('localStorage', storage);
    expect(loadStoredSession()).toBeNull();
    const auth = new GoTrueClient({
      url: 'http://waymark.test/auth/v1',
      autoRefreshToken: false,
      storageKey: SESSION_STORAGE_KEY,
      storage: sessionArea,
      fetch: async () => new Response(JSON.stringify(session)),
    });
    await auth.signInWithPassword({ email: 'ana@waymark.test', password: 'x' });
    expect(loadStoredSession()).toMatchObject({ userId: ANA, accessToken: 'a.b.c' });
    dropStoredSession();
    expect(loadStoredSession()).toBeNull();
  });
});

it('the device’s own storage is used where it works', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  sessionArea.setItem('waymark-auth', 'x');
  expect(kept.get('waymark-auth')).toBe('x');
  sessionArea.removeItem('waymark-auth');
  expect(kept.size).toBe(0);
});
