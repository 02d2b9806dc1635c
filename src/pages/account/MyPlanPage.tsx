import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { isPaidTier } from '@domain/billing/plans.ts';
import { tokenMeter } from '@domain/profile/profileView.ts';
import { PlanState } from '@/features/billing/components/PlanState.tsx';
import { Topups } from '@/features/billing/components/Topups.tsx';
import { UsageChart } from '@/features/billing/components/UsageChart.tsx';
import { BalanceMeter } from '@/ui/BalanceMeter.tsx';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { ProfileGate } from './ProfileGate.tsx';
import classes from './account.module.css';

/** Plan, balance and the way to more. */
export function MyPlanPage() {
  usePageHead('myPlan');
  return (
    <Page width="text">
      <PageHeading>Your plan and tokens</PageHeading>
      <ProfileGate>
        {(profile, reload) => {
          const isPaid = isPaidTier(profile.subscription_status);
          const meter = tokenMeter(profile);
          return (
            <div className={classes.stack}>
              <section className={classes.panel} aria-labelledby="plan">
                <h2 id="plan">{profile.subscription_status ?? 'Free'}</h2>
                <BalanceMeter balance={meter?.balance ?? 0} allowance={meter?.allowance ?? null} />
              </section>
              <p className={classes.note}>
                A new plan costs tokens, and so does what a change changes: counted on the server when the
                answer arrives. Questions cost none.
              </p>
              <div className={classes.actions}>
                <Button component={Link} to={paths.pricing} variant={isPaid ? 'default' : 'filled'}>
                  {isPaid ? 'Compare plans' : 'Upgrade Plan'}
                </Button>
              </div>
              <UsageChart userId={profile.id} />
              <PlanState
                userId={profile.id}
                tier={isPaid ? profile.subscription_status : null}
                onPlanChanged={() => void reload()}
              />
              <Topups userId={profile.id} />
            </div>
          );
        }}
      </ProfileGate>
    </Page>
  );
}
