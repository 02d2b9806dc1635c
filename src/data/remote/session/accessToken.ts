/** Access tokens for requests: the stored one while it is fresh, else a refreshed one, never a long wait. */
import { AppError } from '@domain/errors/appError.ts';
import { isTokenFresh, type StoredSession } from '@domain/accounts/session.ts';
import type { Clock } from '@/platform/clock.ts';

export interface SessionSource {
  /** Who is signed in on this device now; null also for an account that is leaving. */
  current(): StoredSession | null;
  /**
   * A token of that account that can be sent.
   * @throws AppError `unauthorized` when the account is not signed in here any more, `offline` or `timeout` when
   * its token has expired and cannot be refreshed now.
   */
  token(userId: string): Promise<string>;
  /**
   * The account is being removed from this device: from now on it counts as signed out, though its session is
   * still stored until the server has been told.
   */
  leave(userId: string): void;
  /** Somebody signed in, or the one who was leaving stays. */
  welcome(): void;
  /** The server refused this token: the next call of `token` refreshes it. */
  refuse(token: string): void;
}

export interface SessionSourceDeps {
  clock: Clock;
  load: () => StoredSession | null;
  /**
   * Exchanges the refresh token and stores the new session; `forced` also when the old one looks fresh. Answers
   * `ended` where the server refused: nothing brings that session back.
   */
  refresh: (forced: boolean) => Promise<'ended' | void>;
  /** The session is over on the server: signs this device out of it, and says so. */
  end: () => void;
}

const REFRESH_LIMIT_MS = 10_000;

export function createSessionSource({ clock, load, refresh, end }: SessionSourceDeps): SessionSource {
  let refused: string | null = null;
  let leaving: string | null = null;

  const current = (): StoredSession | null => {
    const session = load();
    return session?.userId === leaving ? null : session;
  };

  const usable = (userId: string): StoredSession | null => {
    const session = current();
    if (session?.userId !== userId) throw new AppError('unauthorized');
    return isTokenFresh(session, clock.now()) && session.accessToken !== refused ? session : null;
  };

  return {
    current,
    leave(userId) {
      leaving = userId;
    },
    welcome() {
      leaving = null;
    },
    refuse(token) {
      refused = token;
    },
    async token(userId) {
      const known = usable(userId);
      if (known) return known.accessToken;
      const before = load()?.accessToken;
      const forced = before === refused;
      const came = await within(clock, REFRESH_LIMIT_MS, refresh(forced));
      // supabase-js keeps a session that looks fresh, also when the server has refused it; not one of somebody else's.
      if (came === 'ended' && load()?.accessToken === before) end();
      const session = current();
      if (session?.userId !== userId) throw new AppError('unauthorized');
      // One that came just now is the server's word, whatever this device's clock says of its end.
      if (session.accessToken !== before || usable(userId)) return session.accessToken;
      // supabase-js keeps the session when the network failed.
      throw new AppError('offline');
    },
  };
}

async function within<T>(clock: Clock, ms: number, work: Promise<T>): Promise<T> {
  let cancel: (() => void) | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    cancel = clock.after(ms, () => reject(new AppError('timeout')));
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    cancel?.();
  }
}
