import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@/ui/feedback/ErrorState.tsx';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';

/** Where a purchase would be completed. Purchases are not open yet, so there is nothing to complete. */
export function CheckoutSuccessPage() {
  usePageHead('checkoutSuccess');
  const [query] = useSearchParams();
  const complete = ['session_id', 'tier', 'tokens'].every((name) => query.get(name));
  return (
    <Page width="text">
      <PageHeading>Purchase</PageHeading>
      <ErrorState
        title={complete ? 'Purchases are not open yet' : 'Missing required checkout information'}
        action={
          <Button component={Link} to={paths.pricing}>
            Return to Pricing
          </Button>
        }
      >
        Nothing was bought and nothing was charged. Your plan and your tokens are as they were.
      </ErrorState>
    </Page>
  );
}

/** The payment page was left. */
export function CheckoutCancelPage() {
  usePageHead('checkoutCancel');
  return (
    <Page width="text">
      <PageHeading>Payment Cancelled</PageHeading>
      <EmptyState
        title="You have not been charged"
        action={
          <Button component={Link} to={paths.pricing}>
            View Plans
          </Button>
        }
      >
        Your plan stays as it was.
      </EmptyState>
    </Page>
  );
}
