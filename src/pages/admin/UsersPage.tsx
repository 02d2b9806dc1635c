import { UserManagement } from '@/features/admin/components/users/UserManagement.tsx';
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
  return (
    <AdminFrame>
      <PageHeading>User Management</PageHeading>
      {adminId !== null && (
        <UserManagement adminId={adminId} offline={offline} onOwnChange={() => void reload()} />
      )}
    </AdminFrame>
  );
}
