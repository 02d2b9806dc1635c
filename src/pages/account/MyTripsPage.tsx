import { isPaidTier } from '@domain/billing/plans.ts';
import { ChatTrip } from '@/features/trips/list/ChatTrip.tsx';
import { TripList } from '@/features/trips/list/TripList.tsx';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { ProfileGate } from './ProfileGate.tsx';
import { TripsGate } from './TripsGate.tsx';
import classes from './account.module.css';

/** My Trips: the kept trips on paid plans, an upsell and the chat's own trip on the others (requirements §2). */
export function MyTripsPage() {
  usePageHead('myTrips');
  return (
    <Page>
      <PageHeading>My Trips</PageHeading>
      <ProfileGate>
        {(profile) =>
          isPaidTier(profile.subscription_status) ? (
            <div className={classes.stack}>
              <section className={classes.greeting}>
                <h2>{`Hello, ${profile.full_name?.trim() || 'Pro traveler'}`}</h2>
                <p>
                  The trips you book will appear here. That is not built yet: no partner tells us of bookings.
                  The trips you plan are kept below.
                </p>
              </section>
              <TripList userId={profile.id} />
            </div>
          ) : (
            <div className={classes.stack}>
              <TripsGate />
              <ChatTrip userId={profile.id} />
            </div>
          )
        }
      </ProfileGate>
    </Page>
  );
}
