/** The planner's files, fetched before anybody needs them: for the trips of an account, for home, and after an update. */
import { hasGoodLink } from '@/platform/saveData.ts';
import { plannerWish } from '@/platform/plannerWish.ts';
import { type PackPartName, partsOfZone } from '@domain/plannerFiles.ts';
import type { DataContext } from '../context.ts';
import { ofAccount } from '../local/ofAccount.ts';
import { readTrip } from '../local/trips.ts';

/** Fetches parts that are asked for (src/planner/planner.ts); a question that waited for one is answered then. */
export async function fetchParts(ctx: DataContext, names: readonly PackPartName[]): Promise<void> {
  try {
    await ctx.planner.fetch(names);
  } finally {
    ctx.kick();
  }
}

/**
 * Fetches what an account's trips need and what was asked for and is not here any more, where the link is good and the traveller has not removed it. What cannot be had
 * is tried again the next time.
 * @param homeZone IANA zone that the device is in
 */
export async function fetchAhead(
  ctx: DataContext,
  userId: string,
  homeZone: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
): Promise<void> {
  const wish = plannerWish();
  if (wish?.length === 0 || !hasGoodLink() || ctx.connectivity.get() === 'offline') return;
  try {
    const here = await ctx.planner.parts();
    const zones = [homeZone, ...(await zonesOfTrips(ctx, userId))];
    const wanted = new Set<PackPartName>(['planner', ...(wish ?? []), ...zones.flatMap(partsOfZone)]);
    const missing = here.filter(({ name, isHere }) => wanted.has(name) && !isHere);
    // one after the other, so that a link that has become bad, or a wish to save data, ends it
    for (const { name } of missing) if (hasGoodLink()) await fetchParts(ctx, [name]);
  } catch {
    // nobody waits for it
  }
}

async function zonesOfTrips(ctx: DataContext, userId: string): Promise<string[]> {
  return ctx.store.run(async (db) => {
    const ids = await ofAccount(db.trips, userId)
      .filter(({ head }) => head !== null)
      .primaryKeys();
    const zones: string[] = [];
    for (const [, id] of ids) {
      const trip = (await readTrip(db, userId, id))?.trip;
      zones.push(
        ...(trip?.plan?.towns.map(({ zone }) => zone) ?? []),
        ...(trip?.homeZone ? [trip.homeZone] : []),
      );
    }
    return [...new Set(zones)];
  });
}
