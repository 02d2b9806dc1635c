/** Turns of the assistant that ended with the server they ran in. */
import type { Queryable } from './database.ts';

/**
 * Gives back what such turns have set aside, so that their questions are answered when they come again and not only
 * after the time of the reservation. For a database that this server has to itself: of another one they may be running.
 */
export async function endInterruptedTurns(database: Queryable): Promise<void> {
  await database.query(
    `update public.token_reservations set state = 'released', finished_at = now() where state = 'held'`,
  );
}
