/** The trips on this device: whether each of them opens whole, and a way to fetch those that do not. */
import type { Finding } from '@domain/readiness.ts';
import type { DataContext } from '../../context.ts';
import { ofAccount } from '../../local/ofAccount.ts';
import { readTrip } from '../../local/trips.ts';
import { syncTrips } from '../trips/trips.ts';

/** Reads every trip with its plan and offers. Throws AppError `storage`. */
export async function checkTrips(
  userId: string,
  ctx: DataContext,
): Promise<Extract<Finding, { part: 'trip' }>> {
  return ctx.store.run(async (db) => {
    const here = ofAccount(db.trips, userId).filter(({ head }) => head !== null);
    const rows = await here.primaryKeys();
    let trips = 0;
    for (const [, id] of rows) if (await readTrip(db, userId, id)) trips += 1;
    return { part: 'trip', trips, unreadable: rows.length - trips };
  });
}

/** Reads the server's copy of all trips again. Throws AppError. */
export async function mendTrips(userId: string, ctx: DataContext): Promise<void> {
  await ctx.session.token(userId);
  await ctx.store.run((db) => db.meta.delete([userId, 'trips.cursor']));
  await syncTrips(ctx, userId);
}
