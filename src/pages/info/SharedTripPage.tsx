import { useLocation } from 'react-router-dom';
import { SharedTripScreen } from '@/features/trips/shared/SharedTripScreen.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';

/** /trip: a trip that somebody shares; all of it stands in the address. */
export function SharedTripPage() {
  usePageHead('sharedTrip');
  const { hash } = useLocation();
  return <SharedTripScreen hash={hash} />;
}
