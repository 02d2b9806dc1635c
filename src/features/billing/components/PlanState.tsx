import { useCallback } from 'react';
import { useData } from '@/data/door/door.ts';
import { useAsked } from '@/data/door/useAsked.ts';
import { pays } from '@domain/billing/checkout.ts';
import { AskedPart } from './AskedPart.tsx';
import classes from './billing.module.css';
import { EndPlan } from './EndPlan.tsx';
import { SubscriptionNote } from './SubscriptionNote.tsx';

interface PlanStateProps {
  readonly userId: string;
  /** The paid plan that the account is on; null on the Free plan. */
  readonly tier: string | null;
  /** The server may have changed the plan. */
  readonly onPlanChanged: () => void;
}

/** What pays for the plan of an account, and the way out of it. */
export function PlanState({ userId, tier, onPlanChanged }: PlanStateProps) {
  const { billing } = useData();
  const ask = useCallback(async () => {
    return { subscription: await billing.loadSubscription(userId) };
  }, [billing, userId]);
  const asking = useAsked(ask);
  const onTried = () => {
    asking.askAgain();
    onPlanChanged();
  };
  return (
    <AskedPart
      asking={asking}
      loading="Loading your payments..."
      failed="What pays for your plan could not be loaded"
    >
      {({ subscription }) => (
        <>
          {tier !== null && !subscription && (
            <p className={classes.notice}>Nothing renews: this plan stays, and its tokens came once.</p>
          )}
          {subscription && <SubscriptionNote subscription={subscription} />}
          {tier !== null && (
            <div>
              <EndPlan
                userId={userId}
                tier={tier}
                subscription={subscription && pays(subscription) ? subscription : null}
                onTried={onTried}
              />
            </div>
          )}
        </>
      )}
    </AskedPart>
  );
}
