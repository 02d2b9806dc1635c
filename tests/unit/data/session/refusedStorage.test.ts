/** A browser that refuses localStorage: a sign-in lasts as long as the page. */
import { GoTrueClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SESSION_STORAGE_KEY } from '@/config/names.ts';
import { createAuth } from '@/data/remote/session/auth.ts';
import { followSignOuts } from '@/data/remote/session/followSignOuts.ts';
import { dropStoredSession, loadStoredSession, sessionArea } from '@/data/remote/session/storedSession.ts';
import { forgetAccount } from '@/data/outbox/signOut.ts';
import { createFakeChannel } from '@/platform/broadcast.fake.ts';
import { ANA, BEN, createBrowser } from '../support/browser.ts';

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

const storedFor = (id: string) =>
  JSON.stringify({ ...session, expires_at: 9e9, user: { ...session.user, id } });
const hold = (userId: string) => sessionArea.setItem(SESSION_STORAGE_KEY, storedFor(userId));
const open = () => {
  const auth = createAuth({
    getSupabase: () => new Promise(() => {}),
    isSupabaseLoaded: () => false,
  });
  const heard: string[] = [];
  auth.subscribeToAuth(({ type }) => void heard.push(type));
  return { auth, heard };
};
/** A page whose device keeps nothing, or what another tab writes. */
const page = (stored: () => string | null = () => null) => {
  const listeners = new Set<(event: StorageEvent) => void>();
  vi.stubGlobal('localStorage', { getItem: stored, setItem: refuse, removeItem: refuse });
  vi.stubGlobal('window', {
    location: { href: 'https://waymark.test/' },
    addEventListener: (_type: string, listener: (event: StorageEvent) => void) => listeners.add(listener),
    removeEventListener: () => {},
  });
  return (key: string | null) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no more of it is read
    for (const listener of listeners) listener({ key } as StorageEvent);
  };
};

describe('a session that this tab has in memory', () => {
  it('ends when its account signs out in another tab, by what that tab says', async () => {
    page();
    hold(ANA);
    const { auth, heard } = open();
    const browser = createBrowser();
    const channel = createFakeChannel();
    followSignOuts(channel.tab(), auth);
    browser.signIn(ANA);
    const { context } = browser.openTab();
    await forgetAccount({ context: { ...context, broadcast: channel.tab() } }, BEN, { keepUnsent: true });
    expect(heard).toEqual(['initial_session']);
    await forgetAccount({ context: { ...context, broadcast: channel.tab() } }, ANA, { keepUnsent: true });
    expect(loadStoredSession()).toBeNull();
    expect(heard).toEqual(['initial_session', 'signed_out']);
    browser.close();
  });

  it.each([SESSION_STORAGE_KEY, null])('ends when another tab clears what is stored (%s)', (key) => {
    const say = page();
    hold(ANA);
    const { heard } = open();
    say('something else');
    expect(loadStoredSession()?.userId).toBe(ANA);
    say(key);
    expect(loadStoredSession()).toBeNull();
    expect(heard).toEqual(['initial_session', 'signed_out']);
  });

  it('gives way to one that another tab has stored', () => {
    let stored: string | null = null;
    const say = page(() => stored);
    hold(ANA);
    const { heard } = open();
    stored = storedFor(BEN);
    say(SESSION_STORAGE_KEY);
    expect(loadStoredSession()?.userId).toBe(BEN);
    expect(heard).toEqual(['initial_session', 'signed_in']);
  });

  it('in the device’s storage is left to the tab that signs out', () => {
    const stored = storedFor(ANA);
    page(() => stored);
    const { auth, heard } = open();
    auth.endHeld(ANA);
    expect(loadStoredSession()?.userId).toBe(ANA);
    expect(heard).toEqual(['initial_session']);
  });
});
