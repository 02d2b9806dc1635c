import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { PremiumGate } from './PremiumGate.tsx';

/** A placeholder, as the spec has it. */
export function CustomItinerariesPage() {
  usePageHead('customItineraries');
  return (
    <Page>
      <PageHeading>Custom Itineraries</PageHeading>
      <PremiumGate tiers={['Premium', 'Business']}>
        <EmptyState title="Coming soon">
          Itineraries drawn by hand for your trip will be kept here. This is not built yet.
        </EmptyState>
      </PremiumGate>
    </Page>
  );
}
