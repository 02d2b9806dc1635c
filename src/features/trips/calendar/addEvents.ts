import type { DataLayer } from '@/data/dataLayer.ts';
import type { AddEdit } from '@domain/trips/addItem.ts';
import type { HandEdit } from '@domain/trips/edits.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { makeEdit } from '../makeEdit.ts';
import { settle } from '../settle.ts';

/** For which the way back is offered: the trip's own Undo stays. */
const UNDO_MS = 10_000;

/**
 * Makes edits one after the other, as they were found to fit, and says what is in the trip then. Answers why one of them
 * was not made; null where all were.
 */
export async function addEvents(
  trips: Pick<DataLayer['trips'], 'editTrip'>,
  userId: string,
  { id: tripId, title }: Pick<Trip, 'id' | 'title'>,
  edits: readonly AddEdit[],
): Promise<string | null> {
  const added: AddEdit[] = [];
  let refused: string | null = null;
  for (const edit of edits) {
    const made = await makeEdit(trips, userId, tripId, edit);
    if (made.outcome === 'refused') refused = `${edit.title}: ${made.words}`;
    else added.push(edit);
  }
  if (added.length === 0) return refused;
  // each by its name: what else was changed meanwhile stays
  const takeBack = async () => {
    for (const edit of added) {
      const change: HandEdit = { kind: 'removeItem', item: edit.id, title: edit.title };
      const made = await makeEdit(trips, userId, tripId, change);
      if (made.outcome === 'refused') throw new Error(made.words);
    }
  };
  showToast({
    title: added.length === 1 ? '1 event added' : `${added.length} events added`,
    description: title,
    duration: UNDO_MS,
    action: { label: 'Undo', onPress: () => void settle(takeBack(), 'Taken back', title) },
  });
  return refused;
}
