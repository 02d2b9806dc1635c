import { useEffect } from 'react';
import { clearAdminWork } from '@/features/admin/store.ts';
import { UserManagement } from '@/features/admin/components/users/UserManagement.tsx';
import { useAuthStore } from '@/features/auth/store.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { useConnectivity } from '@/features/offline/hooks/useConnectivity.ts';
import { useProfile } from '@/features/profile/hooks/useProfile.ts';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { AdminFrame } from './AdminFrame.tsx';

/** Every account, and what an admin does with it. */
export function UsersPage() {
  usePageHead('adminUsers');
  const auth = useSession();
  const adminId = auth.status === 'signed_in' ? auth.session.userId : null;
  const { reload } = useProfile(adminId);
  const offline = useConnectivity() === 'offline';
  // who signs out leaves nothing behind; a session that ended by itself goes on after the login
  useEffect(
    () => () => {
      if (useAuthStore.getState().leaving) clearAdminWork();
    },
    [],
  );
  return (
    <AdminFrame>
      <PageHeading>User Management</PageHeading>
      {adminId !== null && (
        <UserManagement adminId={adminId} offline={offline} onOwnChange={() => void reload()} />
      )}
    </AdminFrame>
  );
}
