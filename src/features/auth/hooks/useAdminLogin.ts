import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { signOut } from '@/data/remote/session/auth.ts';
import type { Profile } from '@domain/profile/profile.ts';
import { isAdmin } from '@domain/profile/role.ts';
import type { Session } from '@domain/accounts/session.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';

const denied = {
  title: 'Access Denied',
  description: 'You do not have admin privileges.',
  variant: 'destructive',
} as const;

/** After sign-in the role is read by id, with three outcomes (requirements §6). */
export function useAdminLogin(): (session: Session) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async (session) => {
      const profile = await readProfile(session.userId);
      if (profile && isAdmin(profile)) {
        showToast({ title: 'Welcome, Admin!' });
        await navigate(paths.admin, { replace: true });
        return;
      }
      try {
        const { forgetAccount } = await import('@/data/outbox/signOut.ts');
        await forgetAccount(session.userId, { keepUnsent: true });
        await signOut();
      } finally {
        // after it: a profile that could not be had is told too, and the last toast is the one that stands
        showToast(profile ? denied : { title: 'Could not verify admin status.', variant: 'destructive' });
      }
    },
    [navigate],
  );
}

/** Null when the role cannot be read, for whatever reason: nobody becomes an admin by a failure. */
async function readProfile(userId: string): Promise<Profile | null> {
  try {
    const { refreshProfile } = await import('@/data/repositories/profile/profile.ts');
    return await refreshProfile(userId);
  } catch {
    return null;
  }
}
