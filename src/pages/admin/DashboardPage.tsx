import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { AdminFrame } from './AdminFrame.tsx';

/** The dashboard's place. */
export function DashboardPage() {
  usePageHead('admin');
  return (
    <AdminFrame>
      <PageHeading>Dashboard</PageHeading>
      <EmptyState title="No figures yet">
        Page views, newsletter sign-ups and chats are being counted on the server. The charts that show them
        are not built yet.
      </EmptyState>
    </AdminFrame>
  );
}
