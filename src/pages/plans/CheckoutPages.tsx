import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { checkoutWords, describeIncomplete } from '@domain/billing/checkout.ts';
import { BackToTalk } from '@/features/assistant/components/BackToTalk.tsx';
import { useCompletion } from '@/features/billing/hooks/useCompletion.ts';
import { formatCount } from '@/ui/count.ts';
import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@/ui/feedback/ErrorState.tsx';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { useMember } from '../account/useMember.ts';

/** Where a payment leads back to: the purchase is completed, once. */
export function CheckoutSuccessPage() {
  usePageHead('checkoutSuccess');
  return (
    <Page width="text">
      <PageHeading>Purchase</PageHeading>
      <Outcome />
    </Page>
  );
}

function Outcome() {
  const { session, reload } = useMember();
  const { completion, retry } = useCompletion(session?.userId ?? null, reload);
  switch (completion.status) {
    case 'working':
      return <Spinner text="Finalizing your purchase..." />;
    case 'done': {
      const { status, tier, tokens, balance } = completion.reply;
      const waits = status === 'pending';
      return (
        <EmptyState
          title={waits ? 'Your payment is being confirmed' : `You are on the ${tier} plan`}
          action={
            <>
              <Button component={Link} to={paths.myPlan} variant="filled">
                View My Plan &amp; Tokens
              </Button>
              <WayBack userId={session?.userId} />
            </>
          }
        >
          <output>
            {waits
              ? `The payment provider takes a little longer. Your plan and ${formatCount(tokens)} tokens follow by themselves.`
              : `${formatCount(tokens)} tokens came with it. You have ${formatCount(balance)} now.`}
          </output>
        </EmptyState>
      );
    }
    case 'failed':
      return (
        <ErrorState
          title={checkoutWords.failed}
          {...(completion.retryable ? { onRetry: retry } : {})}
          action={
            <Button component={Link} to={paths.pricing}>
              Return to Pricing
            </Button>
          }
        >
          {describeIncomplete(completion.error)}
        </ErrorState>
      );
  }
}

/** The payment page was left. */
export function CheckoutCancelPage() {
  usePageHead('checkoutCancel');
  const { session } = useMember();
  return (
    <Page width="text">
      <PageHeading>Payment Cancelled</PageHeading>
      <EmptyState
        title="You have not been charged"
        action={
          <>
            <Button component={Link} to={paths.pricing}>
              View Plans
            </Button>
            <WayBack userId={session?.userId} />
          </>
        }
      >
        Your plan stays as it was.
      </EmptyState>
    </Page>
  );
}

/** Who went to pay in the middle of a conversation goes on with it; the page does not wait for where that was. */
function WayBack({ userId }: { readonly userId: string | undefined }) {
  return <Suspense>{userId !== undefined && <BackToTalk userId={userId} />}</Suspense>;
}
