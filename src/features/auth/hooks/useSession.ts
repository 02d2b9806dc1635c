import type { AuthState } from '@/domain/accounts/session.ts';
import { useAuthStore } from '../store.ts';

/** Loading until the first session is read, then signed in or signed out (spec section 4, Auth). */
export function useSession(): AuthState {
  return useAuthStore((state) => state.auth);
}
