import type { DataLayer } from '@/data/dataLayer.ts';
import type { HandEdit } from '@domain/trips/edits.ts';
import { describeRefusal } from '@domain/trips/words.ts';
import { failureWords } from './settle.ts';

/** How an edit by hand went; `words` say why it was not made, or not made yet. */
export type MadeEdit =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'queued' | 'refused'; readonly words: string };

/** Makes an edit of a trip on this device; whoever asked for it says how it went. Never rejects. */
export async function makeEdit(
  trips: Pick<DataLayer['trips'], 'editTrip'>,
  userId: string,
  tripId: string,
  edit: HandEdit,
): Promise<MadeEdit> {
  try {
    const refusal = await trips.editTrip(userId, tripId, edit);
    if (refusal === null) return { outcome: 'done' };
    // Queued: what was before the change is known to the server alone.
    const outcome = refusal.reason === 'needs_network' ? 'queued' : 'refused';
    return { outcome, words: describeRefusal(refusal) };
  } catch (thrown) {
    return { outcome: 'refused', words: failureWords(thrown) };
  }
}
