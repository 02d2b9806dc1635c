import { Dashboard } from '@/features/admin/components/dashboard/Dashboard.tsx';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { AdminFrame } from './AdminFrame.tsx';

/** What happens on Waymark, in figures. */
export function DashboardPage() {
  usePageHead('admin');
  const auth = useSession();
  return (
    <AdminFrame>
      <PageHeading>Dashboard</PageHeading>
      {auth.status === 'signed_in' && <Dashboard adminId={auth.session.userId} />}
    </AdminFrame>
  );
}
