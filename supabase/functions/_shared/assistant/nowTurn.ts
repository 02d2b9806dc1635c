/** "What now?", which is answered before the engine is asked (domain/trips/whatNow). */
import type { TurnAnswer, TurnEvent } from '../../../../engine/turn.ts';
import { usageOf } from '../../../../engine/usage.ts';
import type { Trip } from '../../../../domain/trips/trip.ts';
import { nowHeard } from '../../../../domain/trips/whatNow/heard.ts';
import { whatNow } from '../../../../domain/trips/whatNow/whatNow.ts';
import { storedTripSchema } from '../trips/rows.ts';
import { readTrip } from '../trips/trips.ts';
import type { Asked, TurnStart } from './turnRecords.ts';
import type { SupabaseClient } from '@supabase/supabase-js';

/** The answer; null for a message that asks something else. A change of the day costs what any change does, all else is free. */
export async function nowTurn(
  admin: SupabaseClient,
  { message, messageId, userId }: Asked,
  { trip, others }: TurnStart,
  now: Date,
): Promise<TurnAnswer | null> {
  // most messages are none of it: their trip is not read for it
  if (nowHeard(message) === null) return null;
  const own = readable(trip);
  const answer = await whatNow({
    message,
    messageId,
    trip: own,
    others,
    now,
    read: async (tripId) => (await readTrip(admin, userId, tripId, []))?.trip ?? null,
  });
  return answer && { ...answer, usage: usageOf(message, answer, own?.plan ?? null) };
}

/** Without offers that cannot be read; null where what was asked cannot be, which a change of the day would take away. */
function readable(trip: TurnStart['trip']): Trip | null {
  const read = trip && storedTripSchema.parse(trip);
  return read?.spec === null && trip?.spec ? null : read;
}

/** As the engine's: its words, and that it is whole. */
export async function* asEvents(answer: TurnAnswer): AsyncGenerator<TurnEvent> {
  yield { type: 'text', delta: answer.reply };
  yield { type: 'done', answer };
}
