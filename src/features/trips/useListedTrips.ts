import { useEffect, useState } from 'react';
import { useData } from '@/data/door/door.ts';
import type { ListedTrip } from '@/data/repositories/trips/shownTrips.ts';
import { type AppError, toAppError } from '@domain/errors/appError.ts';

interface Listed {
  readonly userId: string;
  readonly attempt: number;
  /** The last changed first; null until they have been read. */
  readonly trips: readonly ListedTrip[] | null;
  /** Why this device's storage cannot be read. */
  readonly error: AppError | null;
}

interface ListedTrips extends Omit<Listed, 'userId' | 'attempt'> {
  /** Whether the server's copy was asked for, with or without an answer. */
  readonly asked: boolean;
  readonly readAgain: () => void;
}

/** The account's trips as this device has them, joined with the server's copy in the background. */
export function useListedTrips(userId: string): ListedTrips {
  const data = useData();
  const [attempt, setAttempt] = useState(0);
  const [seen, setSeen] = useState<Listed | null>(null);
  const [asked, setAsked] = useState<string | null>(null);

  useEffect(() => {
    const listed = data.trips.watchTrips(userId).subscribe(
      (trips) => setSeen({ userId, attempt, trips, error: null }),
      (thrown) => setSeen({ userId, attempt, trips: null, error: toAppError(thrown) }),
    );
    return () => listed.unsubscribe();
  }, [data, userId, attempt]);
  useEffect(() => data.trips.keepTripsSynced(userId, () => setAsked(userId)), [data, userId]);

  // What was read of another account is not shown for the moment until this one's is.
  const own = seen?.userId === userId && seen.attempt === attempt ? seen : null;
  const { trips, error } = own ?? { trips: null, error: null };
  return { trips, error, asked: asked === userId, readAgain: () => setAttempt((now) => now + 1) };
}
