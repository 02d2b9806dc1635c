/**
 * Who is signed in (requirements §4, Auth). Pure and free of libraries: every page reads it, a visitor's first
 * page included.
 */
export interface Session {
  userId: string;
  email: string;
  fullName: string | null;
  /**
   * Epoch seconds at which the access token ends. The session itself outlives it: it can be refreshed. In an
   * {@link AuthState} it is that of the first token seen, since a refresh leaves the state as it is.
   */
  expiresAt: number;
}

/** `recovery` is set while a traveller who came by a password recovery link has not chosen a password yet. */
export type AuthState =
  | { status: 'loading' }
  | { status: 'signed_in'; session: Session; recovery?: true }
  | { status: 'signed_out' };

export type AuthEvent =
  | { type: 'initial_session'; session: Session | null }
  | { type: 'signed_in' | 'token_refreshed' | 'user_updated' | 'password_recovery'; session: Session }
  | { type: 'signed_out' };

export const initialAuthState: AuthState = { status: 'loading' };

/**
 * The state after an event. Answers the same object when nothing that the interface shows has changed, so that
 * an hourly token refresh renders nothing.
 */
export function reduceAuth(state: AuthState, event: AuthEvent): AuthState {
  switch (event.type) {
    case 'initial_session':
      // A late first answer must not undo what was learned meanwhile.
      if (state.status !== 'loading') return state;
      return event.session ? { status: 'signed_in', session: event.session } : { status: 'signed_out' };
    case 'signed_out':
      return state.status === 'signed_out' ? state : { status: 'signed_out' };
    case 'password_recovery':
      return { status: 'signed_in', session: event.session, recovery: true };
    case 'user_updated':
      // The new password is what a recovery was for.
      return { status: 'signed_in', session: event.session };
    case 'signed_in':
    case 'token_refreshed':
      return follow(state, event.session);
  }
}

function follow(state: AuthState, session: Session): AuthState {
  if (state.status !== 'signed_in' || state.session.userId !== session.userId) {
    return { status: 'signed_in', session };
  }
  const known = state.session;
  const same = known.email === session.email && known.fullName === session.fullName;
  return same ? state : { ...state, session };
}

/** Seconds before its end at which a stored token counts as expired (requirements §9). */
const EXPIRY_MARGIN_SECONDS = 10;

/** Whether the access token can still be sent. */
export function isTokenFresh(session: Pick<Session, 'expiresAt'>, now: number): boolean {
  return session.expiresAt * 1000 - now > EXPIRY_MARGIN_SECONDS * 1000;
}

/** A session with the token it is used by; stays inside `data/`. */
export interface StoredSession extends Session {
  accessToken: string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Reads a session in the shape in which supabase-js stores it; null for anything else. By hand rather than by
 * zod, because it runs before the first paint of every page.
 */
export function parseStoredSession(value: unknown): StoredSession | null {
  if (!isRecord(value) || !isRecord(value['user'])) return null;
  const { access_token: accessToken, refresh_token: refreshToken, expires_at: expiresAt, user } = value;
  const { id, email, user_metadata: metadata } = user;
  if (typeof accessToken !== 'string' || accessToken === '') return null;
  if (typeof refreshToken !== 'string' || typeof expiresAt !== 'number') return null;
  if (typeof id !== 'string' || id === '' || typeof email !== 'string') return null;
  const fullName = isRecord(metadata) ? metadata['full_name'] : null;
  return {
    userId: id,
    email,
    fullName: typeof fullName === 'string' && fullName.trim() !== '' ? fullName : null,
    expiresAt,
    accessToken,
  };
}

/** The session without its token, for everything outside `data/`. */
export function publicSession({ userId, email, fullName, expiresAt }: StoredSession): Session {
  return { userId, email, fullName, expiresAt };
}
