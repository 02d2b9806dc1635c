/** "What now?", which is answered before the engine is asked (domain/trips/whatNow). */
import type { TurnAnswer, TurnEvent } from '../../../../engine/turn.ts';
import { tripSchema } from '../../../../domain/trips/trip.ts';
import { whatNow } from '../../../../domain/trips/whatNow/whatNow.ts';
import { readTrip } from '../trips/trips.ts';
import type { Asked, TurnStart } from './turnRecords.ts';
import type { SupabaseClient } from '@supabase/supabase-js';

/** The answer; null for a message that asks something else. */
export function nowTurn(
  admin: SupabaseClient,
  { message, messageId, userId }: Asked,
  { trip, others }: TurnStart,
  now: Date,
): Promise<TurnAnswer | null> {
  return whatNow({
    message,
    messageId,
    // one that cannot be read is on for nobody
    trip: tripSchema.safeParse(trip).data ?? null,
    others,
    now,
    read: async (tripId) => (await readTrip(admin, userId, tripId, []))?.trip ?? null,
  });
}

/** As the engine's: its words, and that it is whole. */
export async function* asEvents(answer: TurnAnswer): AsyncGenerator<TurnEvent> {
  yield { type: 'text', delta: answer.reply };
  yield { type: 'done', answer };
}
