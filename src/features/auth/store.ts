import { create } from 'zustand';
import type { DataDoor } from '@/data/door/door.ts';
import { initialAuthState, reduceAuth, type AuthEvent, type AuthState } from '@domain/accounts/session.ts';

interface AuthStore {
  readonly auth: AuthState;
  /** This tab is signing out: a guarded page then leads home, where Log out goes, and not to /login. */
  readonly leaving: boolean;
}

/** Who is signed in, in this tab. The rules are the pure reducer's; this holds its state. */
export const useAuthStore = create<AuthStore>(() => ({ auth: initialAuthState, leaving: false }));

function dispatch(event: AuthEvent): void {
  useAuthStore.setState((state) => {
    const auth = reduceAuth(state.auth, event);
    return auth === state.auth ? state : { auth };
  });
}

export function setLeaving(leaving: boolean): void {
  useAuthStore.setState({ leaving });
}

/** Reads the session once, before anything is drawn: no page is shown for a traveller whom nobody knows yet. */
export function readSession(door: DataDoor): void {
  startSession(door)();
}

/**
 * Reads the session at start, before anything waits for a network, and follows it, other tabs' sign-ins and
 * sign-outs included. Returns the way to stop.
 */
export function startSession({ auth }: DataDoor): () => void {
  return auth.subscribeToAuth(dispatch);
}
