import { useData, useDoor } from '@/data/door/door.ts';
import type { TripHead } from '@domain/trips/trip.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { makeEdit } from './makeEdit.ts';
import { settle } from './settle.ts';

/** For which Undo is offered, and a deletion not sent. */
const UNDO_MS = 10_000;

type Named = Pick<TripHead, 'id' | 'title'>;

interface TripDeeds {
  /** Each says how it went, and answers whether it was done. */
  readonly undo: (trip: Named) => Promise<boolean>;
  readonly archive: (trip: Named) => Promise<boolean>;
  readonly reopen: (trip: Named) => Promise<boolean>;
  readonly copy: (trip: Named) => Promise<boolean>;
  readonly remove: (trip: Named) => Promise<boolean>;
}

/** What is done with a whole trip, from the list, its page or the chat. */
export function useTripDeeds(userId: string): TripDeeds {
  const { chat, trips } = useData();
  const { connectivity } = useDoor();
  /** The chat does not go on about a trip that was put away. */
  const leave = async ({ id }: Named) => chat.leaveTrip(userId, id);
  /** Answers why it is not made yet; null where it is. Throws why it cannot be, for `settle` to say. */
  const edit = async (trip: Named, kind: 'undo' | 'archive' | 'reopen'): Promise<string | null> => {
    const made = await makeEdit(trips, userId, trip.id, { kind });
    if (made.outcome === 'refused') throw new Error(made.words);
    return made.outcome === 'queued' ? made.words : null;
  };
  const undo = async (trip: Named) => {
    const queued = await edit(trip, 'undo');
    if (queued === null) showToast({ title: 'Taken back', description: trip.title });
    else showToast({ title: 'Not taken back yet', description: queued });
  };
  /** The conversations that were about it are so again. */
  const rejoin = async ({ id }: Named, left: Awaited<ReturnType<typeof leave>>) => {
    for (const conversation of left) await chat.chooseTrip(userId, conversation, id);
  };
  const archive = async (trip: Named) => {
    await edit(trip, 'archive');
    const left = await leave(trip);
    sayWithUndo('Archived', trip, async () => {
      await edit(trip, 'reopen');
      await rejoin(trip, left);
    });
  };
  const reopen = async (trip: Named) => {
    await edit(trip, 'reopen');
  };
  const remove = async (trip: Named) => {
    const isHeld = await trips.deleteTrip(userId, trip.id, { holdMs: UNDO_MS });
    const left = await leave(trip);
    if (!isHeld) {
      showToast({ title: 'Deleted', description: trip.title });
      return;
    }
    sayWithUndo('Deleted', trip, async () => {
      if (!(await trips.restoreTrip(userId, trip.id)))
        throw new Error('It is deleted on the server already.');
      await rejoin(trip, left);
    });
  };
  return {
    undo: (trip) => settle(undo(trip)),
    archive: (trip) => settle(archive(trip)),
    reopen: (trip) => settle(reopen(trip), 'Out of the archive', trip.title),
    copy: (trip) =>
      settle(
        trips.copyTrip(userId, trip.id),
        ...(connectivity.get() === 'offline'
          ? (['A copy is on its way', 'It stands in My Trips once the network is back.'] as const)
          : (['Duplicated', 'The copy stands in My Trips in a moment.'] as const)),
      ),
    remove: (trip) => settle(remove(trip)),
  };
}

/** Says what was done, with the way back for as long as there is one. */
function sayWithUndo(title: string, trip: Named, back: () => Promise<void>): void {
  const action = { label: 'Undo', onPress: () => void settle(back(), 'Taken back', trip.title) };
  showToast({ title, description: trip.title, duration: UNDO_MS, action });
}
