import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { usePageTitle } from '@/ui/usePageTitle.ts';
import { DestinationGrid } from '../places/DestinationGrid.tsx';
import { showcasePlaces } from '../places/places.ts';

/** Six fixed showcase cards (spec section 2). */
export function DestinationsPage() {
  usePageTitle('Destinations');
  return (
    <Page>
      <PageHeading subtitle="Six places to begin with. The assistant knows many more: name any.">
        Destinations
      </PageHeading>
      <DestinationGrid places={showcasePlaces} heading="h2" />
    </Page>
  );
}
