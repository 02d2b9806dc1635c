import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { AdminFrame } from './AdminFrame.tsx';

/** User Management's place. */
export function UsersPage() {
  usePageHead('adminUsers');
  return (
    <AdminFrame>
      <PageHeading>User Management</PageHeading>
      <EmptyState title="Not built yet">
        The list of accounts, with its plans, tokens and roles, is not built yet. Accounts are safe and
        unchanged.
      </EmptyState>
    </AdminFrame>
  );
}
