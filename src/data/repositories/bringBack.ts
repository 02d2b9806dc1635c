/** What a file of one's own holds, brought back beside what is here: nothing is overwritten, and a repeat adds nothing. */
import type { DataFile, FiledTrip } from '@domain/accounts/dataFile.ts';
import { AppError, toAppError } from '@domain/errors/appError.ts';
import { tripContentsSchema } from '@domain/trips/trip.ts';
import type { DataContext } from '../context.ts';
import type { WaymarkDatabase } from '../local/database.ts';
import { ofAccount } from '../local/ofAccount.ts';
import { parseHead, type TripRow } from '../local/tripRows.ts';
import { tripBring } from '../outbox/kinds/tripBring.ts';
import { tripsToDelete } from '../outbox/kinds/tripDelete.ts';
import { bringProfile, type BroughtProfile } from './profile/bringProfile.ts';
import { bringSearches } from './searches.ts';
import { enqueueBring, idsOf, mark } from './trips/bringTrips.ts';
import { syncTrips } from './trips/trips.ts';

export interface Brought {
  /** Trips that are on their way to the server, and those that were here. */
  readonly trips: { readonly sent: number; readonly here: number };
  readonly searches: number;
  readonly profile: BroughtProfile;
}

/**
 * Brings back what a file holds. Trips go through the outbox, so that it works without a network and may be interrupted.
 * @throws AppError `unauthorized` when the account is not signed in here any more, `storage` …
 */
export async function bringBack(ctx: DataContext, userId: string, file: DataFile): Promise<Brought> {
  if (ctx.session.current()?.userId !== userId) throw new AppError('unauthorized');
  // what the server has is not asked for twice; without a network it answers with what is there
  await syncTrips(ctx, userId).catch((thrown: unknown) => {
    if (toAppError(thrown).reason === 'unauthorized') throw thrown;
  });
  const named = await Promise.all(file.trips.map(async (filed) => ({ filed, ids: await idsOf(filed) })));
  const sent = await ctx.store.run((db) =>
    db.transaction('rw', db.trips, db.tripContents, db.outbox, async () => sendTrips(db, ctx, userId, named)),
  );
  if (sent > 0) ctx.kick();
  return {
    trips: { sent, here: file.trips.length - sent },
    searches: await bringSearches(ctx, userId, file.searches),
    profile: await bringProfile(ctx, userId, file.profile),
  };
}

interface Named {
  readonly filed: FiledTrip;
  readonly ids: readonly string[];
}

async function sendTrips(
  db: WaymarkDatabase,
  ctx: DataContext,
  userId: string,
  named: readonly Named[],
): Promise<number> {
  const rows = await ofAccount(db.trips, userId).toArray();
  const going = await tripsToDelete(db, userId);
  const gone = new Set([...going, ...rows.flatMap(({ id, head }) => (head === null ? id : []))]);
  const here = new Set(rows.flatMap(({ id, head }) => (head === null || going.has(id) ? [] : id)));
  const kept = await marksHere(
    db,
    userId,
    rows.filter(({ id }) => here.has(id)),
  );
  const waiting = await db.outbox.where('kind').equals(tripBring.kind).toArray();
  const asked = new Set(
    waiting.flatMap((row) => (row.userId === userId && !row.parked ? (row.subject ?? []) : [])),
  );
  let sent = 0;
  for (const { filed, ids } of named) {
    const free = ids.filter((id) => !gone.has(id));
    const isHere = ids.some((id) => here.has(id) || asked.has(id)) || kept.has(mark(filed.trip));
    const [id] = free;
    if (isHere || id === undefined) continue;
    asked.add(id);
    await enqueueBring(db, ctx, userId, { ids: free, trip: filed.trip });
    sent += 1;
  }
  return sent;
}

/** What the trips say that are here, so that the same under another id is known. */
async function marksHere(
  db: WaymarkDatabase,
  userId: string,
  rows: readonly TripRow[],
): Promise<ReadonlySet<string>> {
  const titles = new Map(rows.map((row) => [row.id, parseHead(row)?.title]));
  const marks = new Set<string>();
  await ofAccount(db.tripContents, userId).each(({ id, contents }) => {
    const title = titles.get(id);
    const parsed = tripContentsSchema.safeParse(contents);
    if (title !== undefined && parsed.success) marks.add(mark({ title, plan: parsed.data.plan }));
  });
  return marks;
}
