import { useCallback } from 'react';
import { tripPath } from '@/config/paths.ts';
import { useData } from '@/data/door/door.ts';
import { useWatched } from '@/data/door/useWatched.ts';
import { TextLink } from '@/ui/TextLink.tsx';

/** The way from a plan in the chat to its trip, where there is one on this device. */
export function OpenTrip({ userId, tripId }: { readonly userId: string; readonly tripId: string }) {
  const { trips } = useData();
  const watch = useCallback(() => trips.watchTripHere(userId, tripId), [trips, userId, tripId]);
  // storage that cannot be read is said where the chat itself is read
  const here = useWatched(watch, false);
  return here && <TextLink to={tripPath(tripId)}>Open the trip</TextLink>;
}
