import { startTransition, useEffect, useState } from 'react';
import { useData } from '@/data/door/door.ts';
import type { WatchedTrip } from '@/data/repositories/trips/trips.ts';
import { type AppError, toAppError } from '@domain/errors/appError.ts';

interface Seen {
  readonly userId: string;
  readonly tripId: string;
  readonly attempt: number;
  /** Null until it has been read. */
  readonly watched: WatchedTrip | null;
  readonly error: AppError | null;
}

interface TripView extends Pick<Seen, 'watched' | 'error'> {
  /** Whether the server's copy was asked for, with or without an answer. */
  readonly asked: boolean;
  readonly readAgain: () => void;
}

/** One trip as this device has it, joined with the server's copy in the background. */
export function useTrip(userId: string, tripId: string): TripView {
  const { trips } = useData();
  const [attempt, setAttempt] = useState(0);
  const [seen, setSeen] = useState<Seen | null>(null);
  const [asked, setAsked] = useState<string | null>(null);

  useEffect(() => {
    let isFirst = true;
    const subscription = trips.watchTrip(userId, tripId).subscribe(
      (watched) => {
        const show = () => setSeen({ userId, tripId, attempt, watched, error: null });
        // all the days at once: in slices, which leave a press of something else its turn
        if (isFirst) startTransition(show);
        else show();
        isFirst = false;
      },
      (thrown) => setSeen({ userId, tripId, attempt, watched: null, error: toAppError(thrown) }),
    );
    return () => subscription.unsubscribe();
  }, [trips, userId, tripId, attempt]);
  useEffect(() => trips.keepTripsSynced(userId, () => setAsked(userId)), [trips, userId]);

  const isOfThis = seen?.userId === userId && seen.tripId === tripId && seen.attempt === attempt;
  return {
    watched: isOfThis ? seen.watched : null,
    error: isOfThis ? seen.error : null,
    asked: asked === userId,
    readAgain: () => setAttempt((now) => now + 1),
  };
}
