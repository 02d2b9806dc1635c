import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { goingOn, paths } from '@/config/paths.ts';
import { FREE_TRIPS, isPaidTier } from '@domain/billing/plans.ts';
import { tokenMeter } from '@domain/profile/profileView.ts';
import { useKeptRoute } from '@/features/auth/hooks/useKeptRoute.ts';
import { UnsentLine } from '@/features/offline/components/UnsentLine.tsx';
import { TripToContinue } from '@/features/trips/home/TripToContinue.tsx';
import { useCurrentTrip } from '@/features/trips/useCurrentTrip.ts';
import { BalanceMeter } from '@/ui/BalanceMeter.tsx';
import { TextLink } from '@/ui/TextLink.tsx';
import { BegunPlan } from '../auth/BegunPlan.tsx';
import { useMember } from './useMember.ts';
import classes from './MemberHome.module.css';

/** Where a member goes on: what was asked for before the sign-up, the trip, what waits to be sent, and the tokens that are left. */
export function MemberHome({ userId }: { readonly userId: string }) {
  const { session, profile } = useMember();
  const { route, forget } = useKeptRoute(session?.userId === userId ? session.email : null);
  const inChat = useCurrentTrip(userId, 'assistant');
  const own = profile?.id === userId ? profile : null;
  const meter = own && tokenMeter(own);
  return (
    <section className={classes.board} aria-label="Where you are">
      {route && <BegunPlan route={route} onForget={forget} />}
      {own && <TripToContinue userId={userId} opensAll={isPaidTier(own.subscription_status)} />}
      {own && inChat && !isPaidTier(own.subscription_status) && (
        <p className={classes.plan}>What you type above begins another trip. {FREE_TRIPS}</p>
      )}
      <UnsentLine userId={userId} />
      <div className={classes.ways}>
        <Button component={Link} to={paths.assistant} state={goingOn}>
          {inChat ? 'Continue in the chat' : 'Chat with the assistant'}
        </Button>
        <Button component={Link} to={paths.myTrips}>
          My Trips
        </Button>
      </div>
      <div className={classes.tokens}>
        <BalanceMeter
          balance={meter?.balance ?? null}
          allowance={own === null ? 1 : (meter?.allowance ?? null)}
        />
        <TextLink to={paths.myPlan}>Your plan and tokens</TextLink>
      </div>
    </section>
  );
}
