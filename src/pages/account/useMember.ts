import type { Session } from '@domain/accounts/session.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { useProfile, type ProfileView } from '@/features/profile/hooks/useProfile.ts';

interface Member extends ProfileView {
  readonly session: Session | null;
}

/** The signed-in traveller of a guarded page, with their profile. */
export function useMember(): Member {
  const auth = useSession();
  const session = auth.status === 'signed_in' ? auth.session : null;
  return { session, ...useProfile(session?.userId ?? null) };
}
