import { useSyncExternalStore } from 'react';
import type { AuthState } from '@domain/accounts/session.ts';
import { useAuthStore } from '../store.ts';

/** Whom a build writes pages for, and who takes them over (src/app/start.tsx). */
const visitor: AuthState = { status: 'signed_out' };

/** Loading until the first session is read, then signed in or signed out (requirements §4, Auth). */
export function useSession(): AuthState {
  return useSyncExternalStore(
    useAuthStore.subscribe,
    () => useAuthStore.getState().auth,
    () => visitor,
  );
}
