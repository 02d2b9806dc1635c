import { lazy, Suspense, useState } from 'react';
import { env } from '@/config/env.ts';
import { type PaidTier, planOf, PLANS } from '@domain/billing/plans.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { MockNotice } from '@/features/billing/components/MockNotice.tsx';
import { useCheckout } from '@/features/billing/hooks/useCheckout.ts';
import { useProfile } from '@/features/profile/hooks/useProfile.ts';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { SampleTag } from '@/ui/SampleTag.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { PlanSign } from '@/ui/plans/PlanSign.tsx';
import { PlanTerms } from './PlanTerms.tsx';
import { choiceOf, lostBy, signOf } from './planSigns.ts';
import classes from './PricingPage.module.css';

// Few ever see it: a visitor of the page does not load dialogs.
const LowerPlanDialog = lazy(async () => ({
  default: (await import('./LowerPlanDialog.tsx')).LowerPlanDialog,
}));

/** The four plans as trail signs on one post. */
export function PricingPage() {
  usePageHead('pricing');
  const auth = useSession();
  const signedIn = auth.status === 'signed_in';
  const { profile } = useProfile(signedIn ? auth.session.userId : null);
  const { pending, mock, buy } = useCheckout(signedIn ? auth.session : null);
  const currentTier = profile?.subscription_status ?? null;
  /** A lower plan that was chosen: what is lost is said before it is paid for. */
  const [lower, setLower] = useState<PaidTier | null>(null);
  const choose = (tier: PaidTier) =>
    lostBy(currentTier, planOf(tier)).length > 0 ? setLower(tier) : buy(tier);
  return (
    <Page>
      <PageHeading subtitle="Tokens pay for the assistant’s plans and changes. Questions, searches and reading cost none.">
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
                currentTier,
                pendingTier: pending,
                onBuy: choose,
              })}
            />
          </li>
        ))}
      </ul>
      <PlanTerms />
      {lower !== null && currentTier !== null && (
        <Suspense fallback={null}>
          <LowerPlanDialog
            currentTier={currentTier}
            tier={lower}
            onCancel={() => setLower(null)}
            onConfirm={() => {
              setLower(null);
              buy(lower);
            }}
          />
        </Suspense>
      )}
    </Page>
  );
}
