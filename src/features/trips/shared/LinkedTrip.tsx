import { useCallback } from 'react';
import { useDoor } from '@/data/door/door.ts';
import { useAsked } from '@/data/door/useAsked.ts';
import { type AppError, describeError, isOfNetwork } from '@domain/errors/appError.ts';
import { readShared } from '@domain/takeAlong/sharedTrip.ts';
import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@/ui/feedback/ErrorState.tsx';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { dayWords } from '../words.ts';
import { SharedTripView } from './SharedTripView.tsx';
import { ToHome } from './ToHome.tsx';

/** A trip that the server opens for whoever has the link's secret, as it is now. */
export function LinkedTrip({ secret }: { readonly secret: string }) {
  const { openTripLink } = useDoor();
  const ask = useCallback(async () => {
    const { trip, until } = await openTripLink(secret);
    return { plan: readShared(trip), until };
  }, [openTripLink, secret]);
  const { value, error, askAgain } = useAsked(ask);
  if (value?.plan) return <SharedTripView plan={value.plan} state={stateWords(value.until)} />;
  if (!value && !error) return <Spinner text="Opening the trip..." page />;
  return (
    <Page>
      <PageHeading>A shared trip</PageHeading>
      {value ? (
        <ErrorState
          title="This trip needs a newer version of the app"
          onRetry={() => location.reload()}
          retryLabel="Reload"
        >
          The server has it in a form that this version does not know. Reload to take the newer one.
        </ErrorState>
      ) : (
        error && <NotOpened error={error} onRetry={askAgain} />
      )}
    </Page>
  );
}

function NotOpened({ error, onRetry }: { readonly error: AppError; readonly onRetry: () => void }) {
  if (error.reason === 'not_found') {
    return (
      <EmptyState title="This link does not open a trip" action={<ToHome />}>
        It may have expired, or was taken back. Ask whoever sent it for another one.
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title={isOfNetwork(error) ? 'This link needs a network' : 'The trip could not be opened'}
      onRetry={onRetry}
      action={<ToHome />}
    >
      {isOfNetwork(error)
        ? 'The trip stands on the server, so that it is as it is now. It opens when the network is back.'
        : describeError(error)}
    </ErrorState>
  );
}

function stateWords(until: string | null): string {
  const now = 'This is the trip as it is now.';
  if (until === null) return now;
  return `${now} The link opens until ${dayWords(until)} unless it is taken back.`;
}
