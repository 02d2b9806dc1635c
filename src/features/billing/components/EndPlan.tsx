import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { Subscription } from '@domain/billing/billing.ts';
import { formatDate, localIsoDate, parseInstant } from '@domain/dates/formatDates.ts';
import { FormNotice } from '@/ui/feedback/FormNotice.tsx';
import { useEndPlan } from '../hooks/useEndPlan.ts';

// Few ever press the button.
const ConfirmDialog = lazy(async () => ({
  default: (await import('@/ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}));

interface EndPlanProps {
  readonly userId: string;
  /** The paid plan that the account is on. */
  readonly tier: string;
  /** What pays for it; null for a plan that nothing is paid for. */
  readonly subscription: Subscription | null;
  /** The server may have changed the plan, or its end. */
  readonly onTried: () => void;
}

/** Cancelling a paid plan, and keeping it after all while its paid month lasts. */
export function EndPlan({ userId, tier, subscription, onTried }: EndPlanProps) {
  const [asking, setAsking] = useState(false);
  const { busy, error, cancel, resume, forgetError } = useEndPlan(userId, onTried);
  if (subscription?.cancel_at_period_end) {
    return (
      <>
        <Button onClick={() => void resume()} loading={busy}>
          Keep my {tier} plan
        </Button>
        {error && <FormNotice>{error}</FormNotice>}
      </>
    );
  }
  const close = () => {
    setAsking(false);
    forgetError();
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>Cancel plan</Button>
      {asking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            opened
            title={`Cancel ${tier}?`}
            confirmLabel={`Yes, cancel ${tier}`}
            cancelLabel={`Stay on ${tier}`}
            tone="danger"
            busy={busy}
            error={error}
            onCancel={close}
            onConfirm={() => void cancel().then((done) => done && close())}
          >
            <p>{whatHappens(tier, subscription)} The tokens you have stay yours.</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}

function whatHappens(tier: string, subscription: Subscription | null): string {
  if (subscription === null) {
    return `Nothing is charged for this plan, so it ends at once, and you are on the Free plan.`;
  }
  const end = subscription.current_period_end;
  const until = end === null ? 'the paid month is over' : formatDate(localIsoDate(parseInstant(end)));
  return `Nothing more will be charged. You keep ${tier} until ${until}; then you are on the Free plan.`;
}
