import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { describeError } from '@domain/errors/appError.ts';
import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@/ui/feedback/ErrorState.tsx';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { useCurrentTrip } from '../useCurrentTrip.ts';
import { ConflictList } from './ConflictList.tsx';
import { type BookingSlot, TripView } from './TripView.tsx';
import '@/ui/theme/print.css';
import { useTrip } from './useTrip.ts';

interface TripScreenProps {
  readonly userId: string;
  readonly tripId: string;
  readonly offline: boolean;
  /** Where the trip's offers are booked, at its end. */
  readonly booking: BookingSlot;
  /** What stands in the place of a trip that the account's plan does not open; null where it opens all. */
  readonly gate: ReactNode | null;
  /** The plan lists kept trips; not said, it does where it opens all. */
  readonly hasList?: boolean;
  /** Stands beside something else, which has the page's name: the trip's is a heading below it. */
  readonly beside?: boolean;
  /** The trip is put away: there is nothing to see here any more. */
  readonly onGone: () => void;
}

/** /my-trips/:id, in whatever state the trip is. */
export function TripScreen(props: TripScreenProps) {
  const { userId, tripId, offline, gate, hasList = gate === null } = props;
  const { watched, error, asked, readAgain } = useTrip(userId, tripId);
  const inChat = useCurrentTrip(userId, 'assistant');
  const inPlanner = useCurrentTrip(userId, 'planner');

  if (gate !== null && inChat !== tripId && inPlanner !== tripId) {
    if (inChat === undefined || inPlanner === undefined) return <Spinner text="Opening the trip..." page />;
    return <State>{gate}</State>;
  }
  if (error) {
    return (
      <State>
        <ErrorState title="The trip could not be read" onRetry={readAgain}>
          {describeError(error)}
        </ErrorState>
      </State>
    );
  }
  if (watched === null || (watched.state === 'absent' && !asked && !offline)) {
    return <Spinner text="Opening the trip..." page />;
  }
  if (watched.state === 'here') return <TripView {...props} hasList={hasList} watched={watched} />;
  return (
    <State>
      <ConflictList conflicts={watched.conflicts} />
      {watched.state === 'absent' && (
        <EmptyState title="This trip is not on this device" action={<ToList />}>
          {offline
            ? 'It comes when the network is back, if it is one of yours.'
            : 'There is no such trip in your account. It may have been made with another one.'}
        </EmptyState>
      )}
      {watched.state === 'deleted' && (
        <EmptyState title="This trip was deleted" action={<ToList />}>
          It is gone from all your devices. The chat about it stays.
        </EmptyState>
      )}
      {watched.state === 'unreadable' && (
        <ErrorState
          title="This trip needs a newer version of the app"
          onRetry={() => location.reload()}
          retryLabel="Reload"
          action={<ToList />}
        >
          A newer version changed it. Reload to take that version; the trip is kept as it is until then.
        </ErrorState>
      )}
    </State>
  );
}

function State({ children }: { readonly children: ReactNode }) {
  return (
    <Page>
      <PageHeading>Your trip</PageHeading>
      {children}
    </Page>
  );
}

function ToList() {
  return (
    <Button component={Link} to={paths.myTrips}>
      To My Trips
    </Button>
  );
}
