import { env } from '@/config/env.ts';
import { PLANS } from '@/domain/plans.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { MockNotice } from '@/features/billing/components/MockNotice.tsx';
import { useCheckout } from '@/features/billing/hooks/useCheckout.ts';
import { useProfile } from '@/features/profile/hooks/useProfile.ts';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { SampleTag } from '@/ui/SampleTag.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { PlanSign } from '@/ui/plans/PlanSign.tsx';
import { choiceOf, signOf } from './planSigns.ts';
import classes from './PricingPage.module.css';

/** The four plans as trail signs on one post. */
export function PricingPage() {
  usePageHead('pricing');
  const auth = useSession();
  const signedIn = auth.status === 'signed_in';
  const { profile } = useProfile(signedIn ? auth.session.userId : null);
  const { pending, mock, buy } = useCheckout(signedIn ? auth.session : null);
  return (
    <Page>
      <PageHeading subtitle="Tokens pay for the assistant’s answers. Searching, reading and booking cost none.">
        Pricing
      </PageHeading>
      {!env.livePayments && (
        <p className={classes.mode}>
          <SampleTag>Sandbox mode</SampleTag>
        </p>
      )}
      {mock && <MockNotice reply={mock} />}
      <ul className={classes.signs}>
        {PLANS.map((plan) => (
          <li key={plan.tier}>
            <PlanSign
              plan={signOf(plan)}
              choice={choiceOf(plan, {
                signedIn,
                currentTier: profile?.subscription_status ?? null,
                pendingTier: pending,
                onBuy: buy,
              })}
            />
          </li>
        ))}
      </ul>
    </Page>
  );
}
