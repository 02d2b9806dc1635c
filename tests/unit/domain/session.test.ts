import { describe, expect, it } from 'vitest';
import {
  type AuthEvent,
  type AuthState,
  initialAuthState,
  isTokenFresh,
  parseStoredSession,
  publicSession,
  reduceAuth,
  type Session,
} from '@domain/accounts/session.ts';

const ana: Session = { userId: 'ana', email: 'ana@waymark.test', fullName: 'Ana', expiresAt: 1_000 };
const ben: Session = { ...ana, userId: 'ben', email: 'ben@waymark.test' };

function after(...events: AuthEvent[]): AuthState {
  return events.reduce(reduceAuth, initialAuthState);
}

describe('reduceAuth', () => {
  it('follows every auth event', () => {
    const later = { ...ana, expiresAt: 5_000 };
    expect({
      start: after(),
      visitor: after({ type: 'initial_session', session: null }),
      returning: after({ type: 'initial_session', session: ana }),
      signedIn: after({ type: 'initial_session', session: null }, { type: 'signed_in', session: ana }),
      refreshed: after({ type: 'signed_in', session: ana }, { type: 'token_refreshed', session: later }),
      switched: after({ type: 'signed_in', session: ana }, { type: 'signed_in', session: ben }),
      recovering: after({ type: 'password_recovery', session: ana }),
      stillRecovering: after(
        { type: 'password_recovery', session: ana },
        { type: 'token_refreshed', session: later },
      ),
      recovered: after({ type: 'password_recovery', session: ana }, { type: 'user_updated', session: ana }),
      signedOut: after({ type: 'signed_in', session: ana }, { type: 'signed_out' }),
    }).toMatchInlineSnapshot(`
      {
        "recovered": {
          "session": {
            "email": "ana@waymark.test",
            "expiresAt": 1000,
            "fullName": "Ana",
            "userId": "ana",
          },
          "status": "signed_in",
        },
        "recovering": {
          "recovery": true,
          "session": {
            "email": "ana@waymark.test",
            "expiresAt": 1000,
            "fullName": "Ana",
            "userId": "ana",
          },
          "status": "signed_in",
        },
        "refreshed": {
          "session": {
            "email": "ana@waymark.test",
            "expiresAt": 1000,
            "fullName": "Ana",
            "userId": "ana",
          },
          "status": "signed_in",
        },
        "returning": {
          "session": {
            "email": "ana@waymark.test",
            "expiresAt": 1000,
            "fullName": "Ana",
            "userId": "ana",
          },
          "status": "signed_in",
        },
        "signedIn": {
          "session": {
            "email": "ana@waymark.test",
            "expiresAt": 1000,
            "fullName": "Ana",
            "userId": "ana",
          },
          "status": "signed_in",
        },
        "signedOut": {
          "status": "signed_out",
        },
        "start": {
          "status": "loading",
        },
        "stillRecovering": {
          "recovery": true,
          "session": {
            "email": "ana@waymark.test",
            "expiresAt": 1000,
            "fullName": "Ana",
            "userId": "ana",
          },
          "status": "signed_in",
        },
        "switched": {
          "session": {
            "email": "ben@waymark.test",
            "expiresAt": 1000,
            "fullName": "Ana",
            "userId": "ben",
          },
          "status": "signed_in",
        },
        "visitor": {
          "status": "signed_out",
        },
      }
    `);
  });

  it('is not undone by a late first answer', () => {
    const state = after({ type: 'signed_in', session: ana });
    expect(reduceAuth(state, { type: 'initial_session', session: null })).toBe(state);
  });

  it('answers the same object when nothing changed', () => {
    const state = after({ type: 'signed_in', session: ana });
    const renewed = { ...ana, expiresAt: ana.expiresAt + 3_600 };
    expect(reduceAuth(state, { type: 'token_refreshed', session: renewed })).toBe(state);
    expect(reduceAuth(state, { type: 'signed_in', session: { ...renewed, fullName: 'Ann' } })).not.toBe(
      state,
    );
    const out = after({ type: 'signed_out' });
    expect(reduceAuth(out, { type: 'signed_out' })).toBe(out);
  });
});

describe('parseStoredSession', () => {
  const stored = {
    access_token: 'a',
    refresh_token: 'r',
    expires_at: 1_000,
    user: { id: 'ana', email: 'ana@waymark.test', user_metadata: { full_name: 'Ana' } },
  };

  it('reads what supabase-js stores, and keeps the token inside', () => {
    const session = parseStoredSession(stored);
    expect(session).toEqual({ ...ana, accessToken: 'a' });
    expect(session && publicSession(session)).toEqual(ana);
  });

  it('takes a missing or empty name for none', () => {
    expect(parseStoredSession({ ...stored, user: { id: 'a', email: '' } })?.fullName).toBeNull();
    const blank = { id: 'a', email: '', user_metadata: { full_name: '  ' } };
    expect(parseStoredSession({ ...stored, user: blank })?.fullName).toBeNull();
  });

  it.each([
    null,
    'text',
    7,
    {},
    { ...stored, access_token: '' },
    { ...stored, refresh_token: undefined },
    { ...stored, expires_at: '1000' },
    { ...stored, user: null },
    { ...stored, user: { id: '', email: 'x' } },
    { ...stored, user: { id: 'a' } },
  ])('refuses %j', (value) => {
    expect(parseStoredSession(value)).toBeNull();
  });
});

describe('isTokenFresh', () => {
  it('counts a token as expired within 10 s of its end', () => {
    expect(isTokenFresh({ expiresAt: 1_000 }, 989_999)).toBe(true);
    expect(isTokenFresh({ expiresAt: 1_000 }, 990_000)).toBe(false);
  });
});
