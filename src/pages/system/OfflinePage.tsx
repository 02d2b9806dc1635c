import { lazy, Suspense } from 'react';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { useConnectivity } from '@/features/offline/hooks/useConnectivity.ts';
import { Boundary } from '@/ui/feedback/Boundary.tsx';
import { ErrorState } from '@/ui/feedback/ErrorState.tsx';
import { isMissingPart } from '@/ui/feedback/missingPart.ts';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';

// The page is stored with the first one, what reads the device with the rest: it is four times as much.
const DeviceReport = lazy(async () => ({ default: (await import('./DeviceReport.tsx')).DeviceReport }));

/** Ready for the flight: what this device holds, each thing of it opened to see whether it does. */
export function OfflinePage() {
  usePageHead('offline');
  const auth = useSession();
  const offline = useConnectivity() === 'offline';
  const userId = auth.status === 'signed_in' ? auth.session.userId : null;
  const opening = <Spinner text="Opening what is stored..." />;
  return (
    <Page width="text">
      <PageHeading subtitle="Everything that stands on this device is opened here, one by one, without the network.">
        Ready for the flight
      </PageHeading>
      {auth.status === 'loading' ? (
        opening
      ) : (
        <Boundary
          resetKey={offline}
          renderFallback={(error) =>
            offline && isMissingPart(error) ? <FirstPageAlone /> : <Unreadable error={error} />
          }
        >
          <Suspense fallback={opening}>
            <DeviceReport userId={userId} />
          </Suspense>
        </Boundary>
      )}
    </Page>
  );
}

/** Without a network there is nothing to press. */
function FirstPageAlone() {
  return (
    <ErrorState title="Not ready: most of the app is not on this device">
      The pages that you have opened are here, and so is what you saved. The rest, and the check of all of it,
      come when there is a network again.
    </ErrorState>
  );
}

/** With a network the page's own boundary has the way on. */
function Unreadable({ error }: { readonly error: unknown }): never {
  throw error;
}
