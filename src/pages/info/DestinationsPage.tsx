import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { DestinationGrid } from '../places/DestinationGrid.tsx';
import { showcasePlaces } from '../places/places.ts';

/** Six fixed showcase cards (requirements §2). */
export function DestinationsPage() {
  usePageHead('destinations');
  return (
    <Page>
      <PageHeading subtitle="Six places to begin with. The assistant knows many more: name any.">
        Destinations
      </PageHeading>
      <DestinationGrid places={showcasePlaces} heading="h2" />
    </Page>
  );
}
