import { useSession } from '@/features/auth/hooks/useSession.ts';
import { picturesOf } from '@/features/blog/sanitise.ts';
import { ReadinessReport } from '@/features/offline/components/ReadinessReport.tsx';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';

/** Ready for the flight: what this device holds, each thing of it opened to see whether it does. */
export function OfflinePage() {
  usePageHead('offline');
  const auth = useSession();
  const userId = auth.status === 'signed_in' ? auth.session.userId : null;
  return (
    <Page width="text">
      <PageHeading subtitle="Everything that stands on this device is opened here, one by one, without the network.">
        Ready for the flight
      </PageHeading>
      {auth.status === 'loading' ? (
        <Spinner text="Opening what is stored..." />
      ) : (
        <ReadinessReport key={userId} userId={userId} picturesOf={picturesOf} />
      )}
    </Page>
  );
}
