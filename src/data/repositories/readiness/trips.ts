/** The trips on this device: whether each of them opens whole, and a way to fetch those that do not. */
import type { Finding } from '@domain/readiness.ts';
import type { DataContext } from '../../context.ts';
import { ofAccount } from '../../local/ofAccount.ts';
import { tripsToDelete } from '../../outbox/kinds/tripDelete.ts';
import { tripEditsHere } from '../../outbox/kinds/tripEdit.ts';
import { readListed, readShown, waitingChanges } from '../trips/shownTrips.ts';
import { syncTrips } from '../trips/trips.ts';

/** Reads every trip with its plan and offers. Throws AppError `storage`. */
export async function checkTrips(
  userId: string,
  ctx: DataContext,
): Promise<Extract<Finding, { part: 'trip' }>> {
  return ctx.store.run(async (db) => {
    const stored = await ofAccount(db.trips, userId)
      .filter(({ head }) => head !== null)
      .primaryKeys();
    const listed = await readListed(db, userId);
    const changes = await waitingChanges(db, userId, await tripEditsHere(db, userId));
    // those too that this device has made and the server does not know yet
    const ids = new Set([...stored.map(([, id]) => id), ...listed.map(({ trip }) => trip.id)]);
    for (const id of await tripsToDelete(db, userId)) ids.delete(id);
    let trips = 0;
    for (const id of ids) if (await readShown(db, userId, id, changes)) trips += 1;
    return { part: 'trip', trips, unreadable: ids.size - trips };
  });
}

/** Reads the server's copy of all trips again. Throws AppError. */
export async function mendTrips(userId: string, ctx: DataContext): Promise<void> {
  await ctx.session.token(userId);
  await ctx.store.run((db) => db.meta.delete([userId, 'trips.cursor']));
  await syncTrips(ctx, userId);
}
