import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { Gate } from '@/ui/signs/Gate.tsx';

/** What an account without a paid plan sees of My Trips (requirements §2). */
export function TripsGate() {
  return (
    <Gate
      title="Unlock My Trips"
      action={
        <Button component={Link} to={paths.pricing} variant="filled">
          Upgrade to Pro
        </Button>
      }
    >
      My Trips is on the paid plans. Upgrading lets you save and manage trips, download PDF itineraries and
      get priority support.
    </Gate>
  );
}
