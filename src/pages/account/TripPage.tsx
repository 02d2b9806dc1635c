import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { FREE_TRIPS, isPaidTier } from '@domain/billing/plans.ts';
import type { Profile } from '@domain/profile/profile.ts';
import { BookingActions } from '@/features/assistant/planner/BookingActions.tsx';
import { useConnectivity } from '@/features/offline/hooks/useConnectivity.ts';
import { TripScreen } from '@/features/trips/page/TripScreen.tsx';
import type { BookingSlot } from '@/features/trips/page/TripView.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { ProfileGate } from './ProfileGate.tsx';
import { TripsGate } from './TripsGate.tsx';

/** /my-trips/:id: a kept trip; on a Free plan the one of the chat alone. */
export function TripPage() {
  usePageHead('trip');
  return <ProfileGate>{(profile) => <MemberTrip profile={profile} />}</ProfileGate>;
}

function MemberTrip({ profile }: { readonly profile: Profile }) {
  const { id: userId, email, subscription_status: tier } = profile;
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const offline = useConnectivity() === 'offline';
  const booking = useCallback<BookingSlot>(
    ({ details, lines }) => <BookingActions booking={details} lines={lines} account={{ userId, email }} />,
    [userId, email],
  );
  return (
    <TripScreen
      key={id}
      userId={userId}
      tripId={id}
      offline={offline}
      booking={booking}
      gate={
        isPaidTier(tier) ? null : (
          <>
            <TripsGate />
            <p>{FREE_TRIPS}</p>
          </>
        )
      }
      onGone={() => void navigate(paths.myTrips, { replace: true })}
    />
  );
}
