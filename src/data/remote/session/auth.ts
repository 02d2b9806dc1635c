/** Sign-up, sign-in and what follows (requirements §7, Authentication). */
import type { AuthChangeEvent, AuthError, Session as SupabaseSession } from '@supabase/supabase-js';
import { paths } from '@/config/paths.ts';
import { AppError } from '@domain/errors/appError.ts';
import { type AuthEvent, parseStoredSession, publicSession, type Session } from '@domain/accounts/session.ts';
import type { Client } from '../transport/client.ts';
import { reasonOfStatus } from '../transport/http.ts';
import { readLinkSession } from './linkSession.ts';
import {
  dropHeldSession,
  dropStoredSession,
  loadStoredSession,
  onStoredSessionChange,
} from './storedSession.ts';

type Listener = (event: AuthEvent) => void;
/** The session from this device's storage, at once and without supabase-js. */
function readStoredSession(): Session | null {
  const session = loadStoredSession();
  return session && publicSession(session);
}

const eventTypes: Partial<Record<AuthChangeEvent, Exclude<AuthEvent['type'], 'signed_out'>>> = {
  INITIAL_SESSION: 'initial_session',
  SIGNED_IN: 'signed_in',
  TOKEN_REFRESHED: 'token_refreshed',
  USER_UPDATED: 'user_updated',
  PASSWORD_RECOVERY: 'password_recovery',
};

function toAuthEvent(event: AuthChangeEvent, raw: SupabaseSession | null): AuthEvent | null {
  if (event === 'SIGNED_OUT') return { type: 'signed_out' };
  const type = eventTypes[event];
  const stored = parseStoredSession(raw);
  if (!type) return null;
  if (stored) return { type, session: publicSession(stored) };
  // Without a network supabase-js answers null for an expired session that it still keeps: storage is right.
  return type === 'initial_session' ? { type, session: readStoredSession() } : null;
}

function toAppError(error: AuthError): AppError {
  const status = error.status ?? 0;
  if (error.name === 'AuthRetryableFetchError') {
    // Status 0 is a request that died in the network; else a gateway spoke, whose "HTTP 502" is no word to anybody.
    return new AppError(status === 0 ? 'offline' : reasonOfStatus(status), { cause: error });
  }
  // An answer that is no JSON, told in the words of who failed to parse it.
  if (error.name === 'AuthUnknownError') return new AppError('bad_answer', { cause: error });
  const reason = status === 0 ? 'unknown' : reasonOfStatus(status);
  return new AppError(reason, { cause: error, serverMessage: error.message, code: error.code });
}

/** The session may go on: another tab has just refreshed it. */
const USED_ELSEWHERE = 'refresh_token_already_used';

/** Whether the server has said no to a refresh, rather than nothing or "later" (laterAnswers.ts): what was refused stays refused. */
export function isRefusal({ name, status = 0, code }: Pick<AuthError, 'name' | 'status' | 'code'>): boolean {
  const isOfServer = name === 'AuthApiError' && status >= 400 && status < 500;
  return isOfServer && code !== USED_ELSEWHERE;
}

const SIGN_OUT_LIMIT_MS = 5_000;

export interface SignUpInput {
  fullName: string;
  email: string;
  password: string;
}

export type Auth = ReturnType<typeof createAuth>;

/** Who is signed in on this page, and what they can do about it. Once a page: it remembers what it has heard. */
export function createAuth({
  getSupabase,
  isSupabaseLoaded,
}: Pick<Client, 'getSupabase' | 'isSupabaseLoaded'>) {
  const listeners = new Set<Listener>();
  const relays = new Set<Listener>();

  function emit(event: AuthEvent): void {
    for (const listener of [...listeners, ...relays]) listener(event);
  }

  let following: Promise<void> | null = null;

  /**
   * This page signed out and nobody has signed in since. A password change or a token refresh that was under way
   * stores its session when it is answered: after a sign-out that answer is thrown away.
   */
  let signedOut = false;

  async function follow(): Promise<void> {
    const supabase = await getSupabase();
    supabase.auth.onAuthStateChange((event, session) => {
      if (event === 'SIGNED_IN') signedOut = false;
      if (signedOut && session) {
        dropStoredSession();
        return;
      }
      const mapped = toAuthEvent(event, session);
      if (mapped) emit(mapped);
    });
  }

  /** Loads supabase-js and passes its events on, once a page. */
  function followSupabase(): Promise<void> {
    following ??= follow().catch((error: unknown) => {
      following = null;
      throw error;
    });
    return following;
  }

  function emitStored(): void {
    const session = readStoredSession();
    if (session) arrive();
    emit(session ? { type: 'signed_in', session } : { type: 'signed_out' });
  }

  let stopStorage: (() => void) | null = null;

  /**
   * Follows who is signed in. The first event comes at once from storage, except on the page that a mail's link
   * opened, where the session is in the address. supabase-js is loaded only when there is a session to keep alive
   * or an address to read; a visitor never loads it here.
   */
  function subscribeToAuth(onEvent: Listener): () => void {
    listeners.add(onEvent);
    if (listeners.size === 1) stopStorage = onStoredSessionChange(emitStored);
    const session = readStoredSession();
    const callback = readLinkSession() === 'taken';
    if (!callback) onEvent({ type: 'initial_session', session });
    if (callback || session) {
      followSupabase().catch(() => onEvent({ type: 'initial_session', session: readStoredSession() }));
    }
    return () => {
      listeners.delete(onEvent);
      if (listeners.size === 0) stopStorage?.();
    };
  }

  const arrivals = new Set<() => void>();

  /** Calls back when somebody signs in, in this tab or another, before anyone else hears of it. */
  function onArrival(listener: () => void): () => void {
    arrivals.add(listener);
    return () => arrivals.delete(listener);
  }

  function arrive(): void {
    signedOut = false;
    for (const listener of arrivals) listener();
  }

  /** Calls back when a session begins or is renewed, without following it: nothing is loaded and nothing is sent. */
  function onSession(listener: () => void): () => void {
    const relay: Listener = (event) => {
      if (event.type !== 'signed_out' && event.type !== 'initial_session') listener();
    };
    relays.add(relay);
    return () => relays.delete(relay);
  }

  /** Creates an account; the server mails a confirmation link that lands on /confirm-email. */
  async function signUp({ fullName, email, password }: SignUpInput): Promise<void> {
    const supabase = await getSupabase();
    const { data, error } = await supabase.auth.signUp({
      email,
      password,
      options: {
        data: { full_name: fullName },
        emailRedirectTo: `${window.location.origin}${paths.confirmEmail}`,
      },
    });
    if (error) throw toAppError(error);
    // How GoTrue says that a confirmed account has this address: a user without identities, and no mail.
    if (data.user?.identities?.length === 0) {
      throw new AppError('conflict', { serverMessage: 'User already registered' });
    }
  }

  /** Signs in with a password; the email is trimmed, the password is used as typed. */
  async function signIn(input: { email: string; password: string }): Promise<Session> {
    const supabase = await getSupabase();
    signedOut = false;
    const { data, error } = await supabase.auth.signInWithPassword({
      email: input.email.trim(),
      password: input.password,
    });
    if (error) throw toAppError(error);
    const session = parseStoredSession(data.session);
    if (!session) throw new AppError('bad_answer');
    arrive();
    // Before anyone follows supabase-js, its own event has gone by unheard.
    emit({ type: 'signed_in', session: publicSession(session) });
    await followSupabase();
    return publicSession(session);
  }

  /**
   * Signs this device out, with or without a network. The server is told when it can be reached; 401 and 404
   * count as success (requirements §7). Only this device: others stay signed in.
   */
  async function signOut(): Promise<void> {
    signedOut = true;
    if (loadStoredSession() || isSupabaseLoaded()) {
      const revoked = getSupabase().then((supabase) => supabase.auth.signOut({ scope: 'local' }));
      let timer: ReturnType<typeof setTimeout> | undefined;
      const limit = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, SIGN_OUT_LIMIT_MS);
      });
      // What fails here is only the revocation on the server: the device is signed out below either way.
      await Promise.race([revoked, limit]).catch(() => {});
      clearTimeout(timer);
    }
    dropStoredSession();
    emit({ type: 'signed_out' });
  }

  /**
   * The server has ended this device's session: it goes, without asking anybody. What becomes of the account's data here
   * is `forgetEnded`'s.
   */
  function endHere(): void {
    signedOut = true;
    dropStoredSession();
    emit({ type: 'signed_out' });
  }

  /**
   * An account has signed out in another tab: a session of it that this tab has in memory ends. One in the device's
   * storage goes with that tab's sign-out, which needs it to tell the server.
   */
  function endHeld(userId: string): void {
    if (loadStoredSession()?.userId !== userId || !dropHeldSession()) return;
    signedOut = loadStoredSession() === null;
    emitStored();
  }

  /** Mails a link that lands on the page where a new password is set. */
  async function requestPasswordReset(email: string): Promise<void> {
    const supabase = await getSupabase();
    const { error } = await supabase.auth.resetPasswordForEmail(email.trim(), {
      redirectTo: `${window.location.origin}${paths.resetPassword}`,
    });
    if (error) throw toAppError(error);
  }

  /**
   * Sets the signed-in account's password and ends its other sessions.
   * @param current the one before; not needed after a recovery mail
   */
  async function updatePassword(password: string, current = ''): Promise<void> {
    const supabase = await getSupabase();
    const { error } = await supabase.auth.updateUser({
      password,
      ...(current === '' ? {} : { current_password: current }),
    });
    if (error) throw toAppError(error);
  }

  /** Mails the confirmation link again. */
  async function resendConfirmation(email: string): Promise<void> {
    const supabase = await getSupabase();
    const { error } = await supabase.auth.resend({
      type: 'signup',
      email: email.trim(),
      options: { emailRedirectTo: `${window.location.origin}${paths.confirmEmail}` },
    });
    if (error) throw toAppError(error);
  }

  return {
    subscribeToAuth,
    onArrival,
    onSession,
    signUp,
    signIn,
    signOut,
    endHere,
    endHeld,
    requestPasswordReset,
    updatePassword,
    resendConfirmation,
    readLinkSession,
  };
}
