import { readFragment } from '@domain/takeAlong/shareAddress.ts';
import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@/ui/feedback/ErrorState.tsx';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { ToHome } from './ToHome.tsx';
import { LinkedTrip } from './LinkedTrip.tsx';
import { SharedTripView } from './SharedTripView.tsx';
import { type SharedTrip, useSharedTrip } from './useSharedTrip.ts';

/**
 * /trip: the trip that the address holds, to be read by anyone, without an account and without a network; or the one that
 * it has the server open.
 */
export function SharedTripScreen({ hash }: { readonly hash: string }) {
  const address = readFragment(hash);
  if (address.kind !== 'link') return <HeldTrip hash={hash} />;
  // with a key: nothing of one link's trip may stand under another's address
  return <LinkedTrip key={address.secret} secret={address.secret} />;
}

function HeldTrip({ hash }: { readonly hash: string }) {
  const trip = useSharedTrip(hash);
  if (trip.state === 'here') {
    return <SharedTripView plan={trip.plan} state="It is as it was when the link was made." />;
  }
  if (trip.state === 'reading') return <Spinner text="Opening the trip..." page />;
  return (
    <Page>
      <PageHeading>A shared trip</PageHeading>
      <NotOpened trip={trip} />
    </Page>
  );
}

function NotOpened({ trip }: { readonly trip: Exclude<SharedTrip, { state: 'here' | 'reading' }> }) {
  switch (trip.state) {
    case 'parts':
      return (
        <EmptyState title={`${trip.count - trip.missing.length} of ${trip.count} codes are read`}>
          <output>{partsWords(trip.count, trip.missing)}</output>
        </EmptyState>
      );
    case 'none':
      return (
        <EmptyState title="There is no trip in this address" action={<ToHome />}>
          A shared trip stands in its link, after the #. Open the whole link, or scan the code.
        </EmptyState>
      );
    case 'version':
      return (
        <ErrorState
          title="This trip needs a newer version of the app"
          onRetry={() => location.reload()}
          retryLabel="Reload"
        >
          It was shared from a newer version. Reload to take that version.
        </ErrorState>
      );
    case 'too_long':
      return (
        <ErrorState title="This is too long for a trip" action={<ToHome />}>
          Nothing of it was opened.
        </ErrorState>
      );
    case 'damaged':
      return (
        <ErrorState title="This link is not whole" action={<ToHome />}>
          A part of it is missing or was changed on the way. Ask for the link again.
        </ErrorState>
      );
    case 'old_browser':
      return (
        <ErrorState title="This browser cannot open a shared trip" action={<ToHome />}>
          It is too old for it. Update it, or open the link in another one.
        </ErrorState>
      );
  }
}

/** "Codes 1 and 3 are still to be scanned." */
function partsWords(count: number, missing: readonly number[]): string {
  const last = missing.at(-1) ?? count;
  if (missing.length === 1) return `Code ${last} of ${count} is still to be scanned.`;
  return `Codes ${missing.slice(0, -1).join(', ')} and ${last} of ${count} are still to be scanned.`;
}
