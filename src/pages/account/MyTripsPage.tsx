import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { isPaidTier } from '@domain/billing/plans.ts';
import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { Gate } from '@/ui/signs/Gate.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { ProfileGate } from './ProfileGate.tsx';

/** My Trips: a placeholder on paid plans, an upsell on the others (requirements §2). */
export function MyTripsPage() {
  usePageHead('myTrips');
  return (
    <Page>
      <PageHeading>My Trips</PageHeading>
      <ProfileGate>
        {(profile) =>
          isPaidTier(profile.subscription_status) ? (
            <EmptyState title={`Hello, ${profile.full_name?.trim() || 'Pro traveler'}`}>
              The trips you book will appear here. This is not built yet, so nothing is listed.
            </EmptyState>
          ) : (
            <Gate
              title="Unlock My Trips"
              action={
                <Button component={Link} to={paths.pricing} variant="filled">
                  Upgrade to Pro
                </Button>
              }
            >
              My Trips is on the paid plans. Upgrading lets you save and manage trips, download PDF
              itineraries and get priority support.
            </Gate>
          )
        }
      </ProfileGate>
    </Page>
  );
}
