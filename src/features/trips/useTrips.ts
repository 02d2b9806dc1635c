import { useEffect, useState } from 'react';
import { useData } from '@/data/door/door.ts';
import type { TripConflict } from '@/data/repositories/trips/shownTrips.ts';
import type { Conversation } from '@domain/chat/chatApi.ts';
import type { TripHead } from '@domain/trips/trip.ts';

interface Trips {
  readonly userId: string;
  /** The open ones, the last changed first. */
  readonly open: readonly TripHead[];
  /** The one of them that the conversation is about; null for none. */
  readonly current: TripHead | null;
}

/** The account's open trips as this device has them, joined with the server's copy in the background. */
export function useTrips(userId: string, conversation: Conversation): Trips {
  const data = useData();
  const [trips, setTrips] = useState<{ userId: string; open: readonly TripHead[] }>({ userId, open: [] });
  const [currentId, setCurrentId] = useState<string | null>(null);

  useEffect(() => {
    // Storage that cannot be read is said where the chat itself is read.
    const listed = data.trips.watchTrips(userId).subscribe(
      (all) => setTrips({ userId, open: all.map(({ trip }) => trip).filter(isOpen) }),
      () => setTrips({ userId, open: [] }),
    );
    const stopSync = data.trips.keepTripsSynced(userId);
    return () => {
      listed.unsubscribe();
      stopSync();
    };
  }, [data, userId]);
  useEffect(() => {
    const current = data.chat.watchCurrentTrip(userId, conversation);
    const watched = current.subscribe(setCurrentId, () => setCurrentId(null));
    return () => watched.unsubscribe();
  }, [data, userId, conversation]);

  // What was read of another account is not shown for the moment until this one's is.
  const open = trips.userId === userId ? trips.open : [];
  return { userId, open, current: open.find(({ id }) => id === currentId) ?? null };
}

const none: readonly TripConflict[] = [];

/** The changes of the account's trips that the server did not make, oldest first. */
export function useTripConflicts(userId: string): readonly TripConflict[] {
  const { trips } = useData();
  const [seen, setSeen] = useState({ userId, conflicts: none });
  useEffect(() => {
    const watched = trips.watchTripConflicts(userId).subscribe(
      (conflicts) => setSeen({ userId, conflicts }),
      () => setSeen({ userId, conflicts: none }),
    );
    return () => watched.unsubscribe();
  }, [trips, userId]);
  return seen.userId === userId ? seen.conflicts : none;
}

function isOpen({ state }: TripHead): boolean {
  return state === 'open';
}
