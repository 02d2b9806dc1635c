// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthApiError, AuthRetryableFetchError, AuthUnknownError } from '@supabase/supabase-js';
import { SESSION_STORAGE_KEY } from '@/config/names.ts';
import type { Client } from '@/data/remote/transport/client.ts';
import type { AuthEvent } from '@domain/accounts/session.ts';

type Follower = (event: string, session: unknown) => void;

const followers = new Set<Follower>();
const auth = {
  onAuthStateChange: vi.fn((follower: Follower) => void followers.add(follower)),
  signUp: vi.fn(),
  signInWithPassword: vi.fn(),
  signOut: vi.fn(),
  resetPasswordForEmail: vi.fn(),
  updateUser: vi.fn(),
};
const getSupabase = vi.fn(async () => ({ auth }));

const stored = {
  access_token: 'a',
  refresh_token: 'r',
  expires_at: 2_000_000_000,
  user: { id: 'ana', email: 'ana@waymark.test', user_metadata: { full_name: 'Ana' } },
};
const session = { userId: 'ana', email: 'ana@waymark.test', fullName: 'Ana', expiresAt: 2_000_000_000 };

/** The module afresh, as a page that has just opened. */
async function openPage(address = '/', storedSession: unknown = null) {
  vi.resetModules();
  vi.clearAllMocks();
  followers.clear();
  localStorage.clear();
  if (storedSession) localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(storedSession));
  window.history.replaceState(null, '', address);
  const { createAuth } = await import('@/data/remote/session/auth.ts');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it uses no more of supabase-js
  const page = createAuth({ getSupabase, isSupabaseLoaded: () => false } as unknown as Client);
  const events: AuthEvent[] = [];
  return { page, events, follow: () => page.subscribeToAuth((event) => events.push(event)) };
}
function supabaseSays(event: string, value: unknown): void {
  for (const follower of followers) follower(event, value);
}

beforeEach(() => {
  getSupabase.mockImplementation(async () => ({ auth }));
});

describe('subscribeToAuth', () => {
  it('a visitor is signed out at once, and never loads supabase-js', async () => {
    const { events, follow } = await openPage();
    follow();
    expect(events).toEqual([{ type: 'initial_session', session: null }]);
    expect(getSupabase).not.toHaveBeenCalled();
  });

  it('a returning traveller is signed in at once, from storage', async () => {
    const { events, follow } = await openPage('/', stored);
    follow();
    expect(events).toEqual([{ type: 'initial_session', session }]);
    await vi.waitFor(() => expect(followers.size).toBe(1));
    supabaseSays('TOKEN_REFRESHED', { ...stored, expires_at: 2_000_003_600 });
    expect(events.at(-1)).toMatchObject({ type: 'token_refreshed', session: { expiresAt: 2_000_003_600 } });
    supabaseSays('MFA_CHALLENGE_VERIFIED', stored);
    supabaseSays('SIGNED_IN', { nonsense: true });
    expect(events).toHaveLength(2);
  });

  it('stays signed in when supabase-js cannot refresh without a network', async () => {
    const { events, follow } = await openPage('/', stored);
    follow();
    await vi.waitFor(() => expect(followers.size).toBe(1));
    supabaseSays('INITIAL_SESSION', null);
    expect(events.at(-1)).toEqual({ type: 'initial_session', session });
  });

  it.each([
    ['/confirm-email#access_token=x&type=signup', 'SIGNED_IN', 'signed_in'],
    ['/reset-password#access_token=x&type=recovery', 'PASSWORD_RECOVERY', 'password_recovery'],
  ])('on %s waits for the session in the address', async (address, event, type) => {
    const { events, follow } = await openPage(address);
    follow();
    expect(events).toEqual([]);
    await vi.waitFor(() => expect(followers.size).toBe(1));
    supabaseSays(event, stored);
    expect(events).toEqual([{ type, session }]);
  });

  it('an expired link ends signed out, and so does a chunk that cannot be loaded', async () => {
    const expired = await openPage('/confirm-email#error_code=otp_expired&error_description=x');
    expired.follow();
    expect(expired.events).toEqual([{ type: 'initial_session', session: null }]);

    const offline = await openPage('/confirm-email#access_token=x&type=signup');
    getSupabase.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    offline.follow();
    await vi.waitFor(() => expect(offline.events).toEqual([{ type: 'initial_session', session: null }]));
  });

  it('follows what other tabs do, until everyone has stopped listening', async () => {
    const { events, follow } = await openPage();
    const stop = follow();
    localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(stored));
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_STORAGE_KEY }));
    expect(events.at(-1)).toEqual({ type: 'signed_in', session });
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(events.at(-1)).toEqual({ type: 'signed_out' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_STORAGE_KEY }));
    expect(events).toHaveLength(3);
  });

  it('garbage in storage is nobody', async () => {
    const { events, follow } = await openPage();
    localStorage.setItem(SESSION_STORAGE_KEY, '{broken');
    follow();
    expect(events).toEqual([{ type: 'initial_session', session: null }]);
  });
});

describe('signing up and in', () => {
  it('signs up with the name and the landing address', async () => {
    const { page } = await openPage();
    auth.signUp.mockResolvedValue({ data: { user: { identities: [{}] } }, error: null });
    await page.signUp({ fullName: 'Ana', email: 'a@b.c', password: 'secret' });
    expect(auth.signUp).toHaveBeenCalledWith({
      email: 'a@b.c',
      password: 'secret',
      options: { data: { full_name: 'Ana' }, emailRedirectTo: `${window.location.origin}/confirm-email` },
    });
  });

  it('says when an account has the address already', async () => {
    const { page } = await openPage();
    auth.signUp.mockResolvedValue({ data: { user: { identities: [] } }, error: null });
    const signUp = page.signUp({ fullName: 'Ana', email: 'a@b.c', password: 'secret' });
    await expect(signUp).rejects.toMatchObject({ serverMessage: 'User already registered' });
  });

  it('signs in with the trimmed email and the password as typed, and tells its listeners', async () => {
    const { page, events, follow } = await openPage();
    follow();
    auth.signInWithPassword.mockResolvedValue({ data: { session: stored }, error: null });
    expect(await page.signIn({ email: ' a@b.c ', password: ' x ' })).toEqual(session);
    expect(auth.signInWithPassword).toHaveBeenCalledWith({ email: 'a@b.c', password: ' x ' });
    expect(events.at(-1)).toEqual({ type: 'signed_in', session });
  });

  it.each([
    [
      new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'),
      'invalid',
      'Invalid login credentials',
    ],
    [new AuthApiError('Too many', 429, 'over_request_rate_limit'), 'rate_limited', 'Too many'],
    [new AuthRetryableFetchError('offline', 0), 'offline', undefined],
    [new AuthRetryableFetchError('Bad gateway', 502), 'server', undefined],
    [new AuthUnknownError('Unexpected token < in JSON', null), 'bad_answer', undefined],
    [
      new AuthApiError('Something went wrong on our side', 500, undefined),
      'server',
      'Something went wrong on our side',
    ],
  ])('a refusal %s is %s', async (error, reason, serverMessage) => {
    const { page } = await openPage();
    auth.signInWithPassword.mockResolvedValue({ data: { session: null }, error });
    await expect(page.signIn({ email: 'a@b.c', password: 'x' })).rejects.toMatchObject({
      reason,
      serverMessage,
      code: error instanceof AuthApiError ? error.code : undefined,
    });
  });

  it('resets and sets passwords', async () => {
    const { page } = await openPage();
    auth.resetPasswordForEmail.mockResolvedValue({ error: null });
    auth.updateUser.mockResolvedValue({ error: new AuthApiError('Too weak', 422, 'weak_password') });
    await page.requestPasswordReset(' a@b.c ');
    expect(auth.resetPasswordForEmail).toHaveBeenCalledWith('a@b.c', {
      redirectTo: `${window.location.origin}/reset-password`,
    });
    await expect(page.updatePassword('123456')).rejects.toMatchObject({ serverMessage: 'Too weak' });
    expect(auth.updateUser).toHaveBeenLastCalledWith({ password: '123456' });
    auth.updateUser.mockResolvedValue({ error: null });
    await page.updatePassword('123456', 'before');
    expect(auth.updateUser).toHaveBeenLastCalledWith({ password: '123456', current_password: 'before' });
  });
});

describe('signOut', () => {
  it.each([
    ['the server agrees', () => Promise.resolve({ error: null })],
    ['the server is away', () => Promise.resolve({ error: new AuthRetryableFetchError('x', 0) })],
    ['something breaks', () => Promise.reject(new Error('x'))],
  ])('leaves no session on this device when %s', async (_name, answer) => {
    const { page, events, follow } = await openPage('/', stored);
    follow();
    auth.signOut.mockImplementation(answer);
    await page.signOut();
    expect(auth.signOut).toHaveBeenCalledWith({ scope: 'local' });
    expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
    expect(events.at(-1)).toEqual({ type: 'signed_out' });
  });

  it('does not wait for a server that never answers', async () => {
    const { page } = await openPage('/', stored);
    vi.useFakeTimers();
    auth.signOut.mockReturnValue(new Promise(() => {}));
    const signedOut = page.signOut();
    await vi.advanceTimersByTimeAsync(5_000);
    await signedOut;
    vi.useRealTimers();
    expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
  });
});

it('a session that the server has ended leaves this device at once, and a late answer does not bring it back', async () => {
  const { page, events, follow } = await openPage('/', stored);
  follow();
  await vi.waitFor(() => expect(followers.size).toBe(1));
  page.endHere();
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
  expect(events.at(-1)).toEqual({ type: 'signed_out' });
  expect(auth.signOut).not.toHaveBeenCalled();
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(stored));
  supabaseSays('TOKEN_REFRESHED', stored);
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
  expect(events.at(-1)).toEqual({ type: 'signed_out' });
});

describe('onArrival', () => {
  it('hears of a sign-in here and in another tab, and not of a renewed session', async () => {
    const { page, follow } = await openPage('/', stored);
    const arrived = vi.fn<() => void>();
    page.onArrival(arrived);
    follow();
    await vi.waitFor(() => expect(followers.size).toBe(1));
    supabaseSays('TOKEN_REFRESHED', stored);
    // What supabase-js says whenever the page is seen again.
    supabaseSays('SIGNED_IN', stored);
    expect(arrived).not.toHaveBeenCalled();

    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_STORAGE_KEY }));
    expect(arrived).toHaveBeenCalledOnce();
    auth.signInWithPassword.mockResolvedValue({ data: { session: stored }, error: null });
    await page.signIn({ email: 'ana@waymark.test', password: 'x' });
    expect(arrived).toHaveBeenCalledTimes(2);
  });
});
