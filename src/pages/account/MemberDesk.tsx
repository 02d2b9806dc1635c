import { paths } from '@/config/paths.ts';
import { isPaidTier } from '@domain/billing/plans.ts';
import { tokenMeter } from '@domain/profile/profileView.ts';
import { useKeptRoute } from '@/features/auth/hooks/useKeptRoute.ts';
import { UnsentLine } from '@/features/offline/components/UnsentLine.tsx';
import { TripToContinue } from '@/features/trips/home/TripToContinue.tsx';
import { BalanceMeter } from '@/ui/BalanceMeter.tsx';
import { TextLink } from '@/ui/TextLink.tsx';
import { BegunPlan } from '../auth/BegunPlan.tsx';
import { useMember } from './useMember.ts';
import classes from './MemberDesk.module.css';

/** What whoever comes back left off with: the trip, what waits, and the tokens. Fetched by itself: no part of a visitor's page. */
export function MemberDesk({ userId }: { readonly userId: string }) {
  const { session, profile } = useMember();
  const { route, forget } = useKeptRoute(session?.userId === userId ? session.email : null);
  if (profile?.id !== userId) return null;
  const meter = tokenMeter(profile);
  return (
    <div className={classes.desk}>
      {route && <BegunPlan route={route} onForget={forget} />}
      <TripToContinue userId={userId} opensAll={isPaidTier(profile.subscription_status)} />
      <UnsentLine userId={userId} />
      <div className={classes.tokens}>
        <BalanceMeter balance={meter?.balance ?? 0} allowance={meter?.allowance ?? null} />
        <TextLink to={paths.myPlan}>Your plan and tokens</TextLink>
      </div>
    </div>
  );
}
