import { useEffect, useState } from 'react';
import { tripPath } from '@/config/paths.ts';
import { useData } from '@/data/door/door.ts';
import { TextLink } from '@/ui/TextLink.tsx';

/** The way from a plan in the chat to its trip, where there is one on this device. */
export function OpenTrip({ userId, tripId }: { readonly userId: string; readonly tripId: string }) {
  const { trips } = useData();
  const [here, setHere] = useState(false);
  useEffect(() => {
    // Storage that cannot be read is said where the chat itself is read.
    const watched = trips.watchTripHere(userId, tripId).subscribe(setHere, () => setHere(false));
    return () => watched.unsubscribe();
  }, [trips, userId, tripId]);
  return here && <TextLink to={tripPath(tripId)}>Open the trip</TextLink>;
}
