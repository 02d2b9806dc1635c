import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { parseTier, type PlanTier } from '@domain/billing/plans.ts';
import { Gate } from '@/ui/signs/Gate.tsx';
import { ProfileGate } from './ProfileGate.tsx';

interface PremiumGateProps {
  readonly tiers: readonly PlanTier[];
  readonly children: ReactNode;
}

/** Shows content only if the plan is in the list, otherwise the way to one that is (requirements §4). */
export function PremiumGate({ tiers, children }: PremiumGateProps) {
  return (
    <ProfileGate>
      {(profile) => {
        const tier = parseTier(profile.subscription_status);
        if (tier && tiers.includes(tier)) return children;
        return (
          <Gate
            title="Further up the trail"
            action={
              <Button component={Link} to={paths.pricing} variant="filled">
                View Plans
              </Button>
            }
          >
            This feature is exclusively available for our {tiers.join(' or ')} plan members.
          </Gate>
        );
      }}
    </ProfileGate>
  );
}
