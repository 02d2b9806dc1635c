/**
 * A server that was restored from an older backup. It is told by what this device has seen last: a trip stays with its
 * account for good, and its revisions only grow. What the server has lost goes to it again, beside what it has: it may have
 * been set back on purpose, so nothing there is overwritten or deleted.
 */
import { Dexie } from 'dexie';
import { parseInstant } from '@domain/dates/formatDates.ts';
import { isNewer, type Profile, profileSchema } from '@domain/profile/profile.ts';
import { type BroughtTrip, broughtTripSchema } from '@domain/trips/broughtTrip.ts';
import type { DataContext } from '../../context.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { ofAccount } from '../../local/ofAccount.ts';
import { parseTrip, type TripRow } from '../../local/tripRows.ts';
import { type ServerTrip, storeTrip } from '../../local/trips.ts';
import { tripBring } from '../../outbox/kinds/tripBring.ts';
import { tripsToDelete } from '../../outbox/kinds/tripDelete.ts';
import { fetchProfile } from '../../remote/profiles.ts';
import { pullTrips } from '../../remote/trips.ts';
import type { PagePosition } from '../../remote/transport/pages.ts';
import { markLost } from '../chat/chatSetBack.ts';
import { bringProfile } from '../profile/bringProfile.ts';
import { writeAs } from '../sync/pullSince.ts';
import { enqueueBring, idsOf, mark } from './bringTrips.ts';

/** Of a trip that waits to be sent again: whatever the server makes of it takes the place of what is here. */
const LOST_REVISION = 0;

/** Revisions by trip. */
export type Revisions = ReadonlyMap<string, number>;

/** What the server must answer a sync with: the trips that were the last to change when it was asked before. */
export async function expectedTrips(db: WaymarkDatabase, userId: string): Promise<Revisions> {
  const cursor = await db.meta.get([userId, 'trips.cursor']);
  const newest = typeof cursor?.value === 'string' ? parseInstant(cursor.value) : Number.NaN;
  if (!Number.isFinite(newest)) return new Map();
  const rows = await db.trips
    .where('[userId+updatedAt]')
    .between([userId, newest], [userId, Dexie.maxKey])
    // that of a trip deleted here is by this device's clock
    .filter(({ head, revision }) => head !== null && revision !== LOST_REVISION)
    .toArray();
  return new Map(rows.map(({ id, revision }) => [id, revision]));
}

/** Notes that the server was set back, in the transaction that moves the cursor: the next sync would not see it. */
export async function noteSetBack(
  db: WaymarkDatabase,
  userId: string,
  expected: Revisions,
  read: Revisions,
): Promise<void> {
  const isLost = [...expected].some(([id, revision]) => (read.get(id) ?? -1) < revision);
  if (isLost) await db.meta.put({ userId, key: 'trips.setBack', value: 1 });
}

/** Where that was noted, sends what the server has lost to it again, and shows what it has. Throws AppError. */
export async function mendSetBack(ctx: DataContext, userId: string): Promise<void> {
  if (!(await ctx.store.run((db) => db.meta.get([userId, 'trips.setBack'])))) return;
  const there = await allTrips(ctx, userId);
  const changed = await ctx.store.run((db) => changedTrips(db, userId, there));
  const lost = await Promise.all(
    changed.map(async (one) => ({
      ...one,
      ids: one.ours ? await idsOf({ id: one.row.id, trip: one.ours }) : [],
    })),
  );
  const profile = await olderProfile(ctx, userId);
  // by itself the chat sees it only until somebody asks anew
  await markLost(ctx, userId);
  let isWhole = true;
  await writeAs(ctx, userId, async (db) => {
    for (const one of lost) {
      const isAsRead = (await db.trips.get([userId, one.row.id]))?.revision === one.row.revision;
      if (isAsRead) await mendTrip(db, ctx, one);
      else isWhole = false;
    }
    // what is read from the start on says what is there, and is expected from then on
    await db.meta.delete([userId, 'trips.cursor']);
    if (isWhole) await db.meta.delete([userId, 'trips.setBack']);
    if (profile) await db.profiles.put(profile);
  });
  ctx.kick();
}

/** The server's profile where it is older than this device's, what that has more being in the form; else null. */
async function olderProfile(ctx: DataContext, userId: string): Promise<Profile | null> {
  const here = profileSchema.safeParse(await ctx.store.run((db) => db.profiles.get(userId)));
  if (!here.success) return null;
  const theirs = await fetchProfile(ctx.http, await ctx.session.token(userId), userId);
  if (!isNewer(here.data, theirs)) return null;
  await bringProfile(ctx, userId, here.data, theirs);
  return theirs;
}

async function allTrips(ctx: DataContext, userId: string): Promise<ReadonlyMap<string, ServerTrip>> {
  const token = await ctx.session.token(userId);
  const there = new Map<string, ServerTrip>();
  for (let position: PagePosition | null = { since: null, offset: 0 }; position;) {
    const page = await pullTrips(ctx.http, token, userId, position);
    for (const trip of page.trips) there.set(trip.row.id, trip);
    position = page.next;
  }
  return there;
}

interface Changed {
  readonly row: TripRow;
  /** What goes to the server again; null where it has that. */
  readonly ours: BroughtTrip | null;
  readonly theirs: ServerTrip | undefined;
}

/** The trips of which the server has an older state than this device, or none. */
async function changedTrips(
  db: WaymarkDatabase,
  userId: string,
  there: ReadonlyMap<string, ServerTrip>,
): Promise<Changed[]> {
  const going = await tripsToDelete(db, userId);
  const changed: Changed[] = [];
  for (const row of await ofAccount(db.trips, userId).toArray()) {
    const theirs = there.get(row.id);
    const isDeletedHere = row.head === null;
    if (isDeletedHere ? !theirs?.row.head : (theirs?.row.revision ?? -1) >= row.revision) continue;
    if (row.revision === LOST_REVISION && !isDeletedHere) continue;
    const kept = isDeletedHere ? null : parseTrip(row, await db.tripContents.get([userId, row.id]));
    const read = broughtTripSchema.safeParse(kept);
    // one that a newer version wrote stays as it is here
    if (!isDeletedHere && !read.success) continue;
    const ours = read.success && !going.has(row.id) ? read.data : null;
    changed.push({ row, ours: ours && isThere(ours, theirs) ? null : ours, theirs });
  }
  return changed;
}

function isThere(ours: BroughtTrip, theirs: ServerTrip | undefined): boolean {
  if (!theirs) return false;
  const { row, contents } = theirs;
  const trip = parseTrip(row, { userId: row.userId, id: row.id, contents, versions: [] });
  return trip !== null && mark(trip) === mark(ours);
}

async function mendTrip(
  db: WaymarkDatabase,
  ctx: DataContext,
  { row, ours, theirs, ids }: Changed & { readonly ids: readonly string[] },
): Promise<void> {
  const { userId, id } = row;
  // under its own id only where the server has none
  const free = theirs ? ids.slice(1) : ids;
  if (ours) await enqueueBring(db, ctx, userId, { ids: [...free], trip: ours, lost: true }, { first: true });
  if (theirs) {
    // a deletion that is lost is not made once more: the trip may be what the server was set back for
    await db.trips.delete([userId, id]);
    await db.tripContents.delete([userId, id]);
    await storeTrip(db, theirs);
  } else if (ours) await db.trips.put({ ...row, revision: LOST_REVISION });
}

/** Calls back with the title of each trip that this tab has sent to the server again. Answers what stops it. */
export function onSentAgain(ctx: DataContext, userId: string, listener: (title: string) => void): () => void {
  return ctx.settled.listen(({ kind, userId: of, outcome, detail }, { here }) => {
    const isMeant = kind === tripBring.kind && of === userId && outcome === 'done' && here;
    if (isMeant && detail !== undefined) listener(detail);
  });
}
