import { Button } from '@mantine/core';
import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { PremiumGate } from './PremiumGate.tsx';

function announce() {
  showToast({
    title: '🚧 Feature Coming Soon!',
    description: 'Team management is currently under development. Stay tuned!',
  });
}

/** An invitation button that only says coming soon, and an empty list (requirements §2). */
export function TeamManagementPage() {
  usePageHead('teamManagement');
  return (
    <Page>
      <PageHeading>Team Management</PageHeading>
      <PremiumGate tiers={['Business']}>
        <EmptyState title="No members yet" action={<Button onClick={announce}>Invite Member</Button>}>
          The people you travel and plan with will be listed here.
        </EmptyState>
      </PremiumGate>
    </Page>
  );
}
