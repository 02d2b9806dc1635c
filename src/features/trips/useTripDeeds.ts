import { useData } from '@/data/door/door.ts';
import { describeRefusal } from '@domain/trips/words.ts';
import type { TripHead } from '@domain/trips/trip.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { sayRefusal, settle } from './settle.ts';

type Named = Pick<TripHead, 'id' | 'title'>;

interface TripDeeds {
  /** Each says how it went, and answers whether it was done. */
  readonly undo: (trip: Named) => Promise<boolean>;
  readonly archive: (trip: Named) => Promise<boolean>;
  readonly reopen: (trip: Named) => Promise<boolean>;
  readonly remove: (trip: Named) => Promise<boolean>;
}

/** What is done with a whole trip, from the list, its page or the chat. */
export function useTripDeeds(userId: string): TripDeeds {
  const { chat, trips } = useData();
  /** The chat does not go on about a trip that was put away. */
  const leave = async ({ id }: Named) => chat.leaveTrip(userId, id);
  const undo = async (trip: Named) => {
    const refusal = await trips.editTrip(userId, trip.id, { kind: 'undo' });
    // Queued: what was before the change is known to the server alone.
    if (refusal?.reason === 'needs_network') {
      showToast({ title: 'Not taken back yet', description: describeRefusal(refusal) });
    } else {
      sayRefusal(refusal);
      showToast({ title: 'Taken back', description: trip.title });
    }
  };
  const archive = async (trip: Named) => {
    sayRefusal(await trips.editTrip(userId, trip.id, { kind: 'archive' }));
    await leave(trip);
  };
  const reopen = async (trip: Named) => sayRefusal(await trips.editTrip(userId, trip.id, { kind: 'reopen' }));
  const remove = async (trip: Named) => {
    await leave(trip);
    await trips.deleteTrip(userId, trip.id);
  };
  return {
    undo: (trip) => settle(undo(trip)),
    archive: (trip) => settle(archive(trip), 'Archived', trip.title),
    reopen: (trip) => settle(reopen(trip), 'Out of the archive', trip.title),
    remove: (trip) => settle(remove(trip), 'Deleted', trip.title),
  };
}
