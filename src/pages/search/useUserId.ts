import { useSession } from '@/features/auth/hooks/useSession.ts';

/** Who searches: null for a visitor, undefined while the session is being read. */
export function useUserId(): string | null | undefined {
  const session = useSession();
  if (session.status === 'loading') return undefined;
  return session.status === 'signed_in' ? session.session.userId : null;
}
