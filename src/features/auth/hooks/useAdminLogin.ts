import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { type DataDoor, useDoor } from '@/data/door/door.ts';
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
  const door = useDoor();
  const navigate = useNavigate();
  return useCallback(
    async (session) => {
      const profile = await readProfile(door, session.userId);
      if (profile && isAdmin(profile)) {
        showToast({ title: 'Welcome, Admin!' });
        await navigate(paths.admin, { replace: true });
        return;
      }
      try {
        const { account } = await door.load();
        await account.forgetAccount(session.userId, { keepUnsent: true });
        await door.auth.signOut();
      } finally {
        // after it: a profile that could not be had is told too, and the last toast is the one that stands
        showToast(profile ? denied : { title: 'Could not verify admin status.', variant: 'destructive' });
      }
    },
    [door, navigate],
  );
}

/** Null when the role cannot be read, for whatever reason: nobody becomes an admin by a failure. */
async function readProfile(door: DataDoor, userId: string): Promise<Profile | null> {
  try {
    return await (await door.load()).profile.refreshProfile(userId);
  } catch {
    return null;
  }
}
