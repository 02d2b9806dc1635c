/**
 * Trips that the server has lost because it was restored from an older backup. It is told by what this device has seen: a
 * trip stays with its account for good, each change of it is later and counted higher, and a backup holds an account's
 * changes up to an instant and none after it. What was lost is kept, shown, and sent again when the traveller says so: the
 * server may have been set back on purpose, and a trip may have been deleted where this device has not heard of it.
 */
import { Dexie } from 'dexie';
import { parseInstant } from '@domain/dates/formatDates.ts';
import { type BroughtTrip, broughtTripSchema } from '@domain/trips/broughtTrip.ts';
import { titleOfCopy } from '@domain/trips/copyOf.ts';
import { describeLost } from '@domain/trips/words.ts';
import type { DataContext } from '../../context.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { parseTrip, type TripRow } from '../../local/tripRows.ts';
import { LOST_REVISION } from '../../local/trips.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { tripBring } from '../../outbox/kinds/tripBring.ts';
import { tripsToDelete } from '../../outbox/kinds/tripDelete.ts';
import { tripEntity } from '../../outbox/kinds/tripEdit.ts';
import { fetchTripMarks, type TripMark, type TripPage } from '../../remote/trips.ts';
import { writeAs } from '../sync/pullSince.ts';
import { derivedId } from './derivedId.ts';

/** Trips that are asked about at once. */
const CHUNK = 20;

/** What this device has seen of the server. */
export interface Seen {
  /** Until the last sync, the last changed first. */
  readonly synced: readonly TripRow[];
  /** In answers since. */
  readonly answered: readonly TripRow[];
}

/** The trips that the server must have. */
export async function readSeen(db: WaymarkDatabase, userId: string): Promise<Seen> {
  const cursor = await db.meta.get([userId, 'trips.cursor']);
  const until = typeof cursor?.value === 'string' ? parseInstant(cursor.value) : Number.NaN;
  if (!Number.isFinite(until)) return { synced: [], answered: [] };
  const oldestFirst = await db.trips
    .where('[userId+updatedAt]')
    .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
    // the time of a trip that was deleted here is this device's
    .filter(({ head, revision }) => head !== null && revision !== LOST_REVISION)
    .toArray();
  const rows = oldestFirst.toReversed();
  return {
    synced: rows.filter(({ updatedAt }) => updatedAt <= until),
    answered: rows.filter(({ updatedAt }) => updatedAt > until),
  };
}

/** Whether what was read since the last sync alone shows that nothing was lost. */
export function showsAll({ synced, answered }: Seen, { trips }: TripPage): boolean {
  const there = new Map(trips.map(({ row }) => [row.id, row]));
  return [...synced.slice(0, 1), ...answered].every((row) => isKept(row, there.get(row.id)));
}

function isKept(row: TripRow, mark: Pick<TripMark, 'updatedAt'> | undefined): boolean {
  return mark?.updatedAt === row.updatedAt;
}

/** Whether the server has none of a trip, or a state that cannot have come after this device's. */
function isLost(row: TripRow, mark: TripMark | undefined): boolean {
  // one that was deleted is not brought back
  if (mark?.isDeleted || isKept(row, mark)) return false;
  return !mark || mark.updatedAt < row.updatedAt || mark.revision <= row.revision;
}

interface Lost {
  readonly row: TripRow;
  /** The server has another state of it. */
  readonly isThere: boolean;
}

/** Asks the server, from the last changed on, until it has one as this device does: it has all before that, too. */
async function findLost(ctx: DataContext, userId: string, { synced, answered }: Seen): Promise<Lost[]> {
  const token = await ctx.session.token(userId);
  const lost: Lost[] = [];
  const rows = [...answered, ...synced];
  // the server's is later: this one's next state or, if one from before this one was lost, another one's
  let doubtful: Lost[] = [];
  for (let at = 0; at < rows.length; at += CHUNK) {
    const chunk = rows.slice(at, at + CHUNK);
    const ids = chunk.map(({ id }) => id);
    const marks = await fetchTripMarks(ctx.http, token, userId, ids);
    for (const row of chunk) {
      const mark = marks.get(row.id);
      const isSynced = !answered.includes(row);
      if (isSynced && isKept(row, mark)) return lost;
      const one = { row, isThere: mark !== undefined };
      if (isLost(row, mark)) {
        lost.push(one, ...(isSynced ? doubtful : []));
        if (isSynced) doubtful = [];
      } else if (isSynced && !mark?.isDeleted) doubtful.push(one);
    }
  }
  return lost;
}

/**
 * Keeps what the server has lost, each as a trip of this device alone with its row among the refused, and has all be read
 * from the start. Answers whether there was something. Throws AppError.
 */
export async function keepLost(ctx: DataContext, userId: string, seen: Seen): Promise<boolean> {
  const found = await findLost(ctx, userId, seen);
  if (found.length === 0) return false;
  const named = await Promise.all(
    found.map(async (one) => ({
      ...one,
      // by the state, which no two devices can have otherwise
      beside: await derivedId(`${one.row.id} ${one.row.revision} ${one.row.updatedAt}`),
    })),
  );
  let isAny = false;
  await writeAs(ctx, userId, async (db) => {
    isAny = false;
    const going = await tripsToDelete(db, userId);
    for (const one of named) {
      if (!going.has(one.row.id) && (await keepOne(db, ctx, one))) isAny = true;
    }
    if (isAny) await db.meta.delete([userId, 'trips.cursor']);
  });
  return isAny;
}

async function keepOne(
  db: WaymarkDatabase,
  ctx: DataContext,
  { row, isThere, beside }: Lost & { readonly beside: string },
): Promise<boolean> {
  const { userId, id } = row;
  const [known, contents] = [await db.trips.get([userId, id]), await db.tripContents.get([userId, id])];
  // another tab, or an answer, came before
  if (!known || known.revision !== row.revision || known.updatedAt !== row.updatedAt) return false;
  const trip = parseTrip(known, contents);
  const read = broughtTripSchema.safeParse(trip);
  // one that a newer version wrote stays as it is here
  if (!trip || !contents || !read.success) return false;
  await db.trips.put({ ...known, revision: LOST_REVISION });
  if (!isThere) {
    await offer(db, ctx, userId, { ids: [id, beside], trip: read.data }, describeLost(trip.title, null));
    return true;
  }
  const { spec: _spec, plan: _plan, offers: _offers, ...head } = trip;
  const title = titleOfCopy(trip.title);
  await db.trips.put({
    ...known,
    id: beside,
    revision: LOST_REVISION,
    head: { ...head, id: beside, title, undoDepth: 0 },
  });
  await db.tripContents.put({ ...contents, id: beside, versions: [] });
  const words = describeLost(trip.title, title);
  await offer(db, ctx, userId, { ids: [beside], trip: { ...read.data, title } }, words);
  return true;
}

async function offer(
  db: WaymarkDatabase,
  ctx: DataContext,
  userId: string,
  payload: { readonly ids: string[]; readonly trip: BroughtTrip },
  message: string,
): Promise<void> {
  const [subject = ''] = payload.ids;
  // two accounts of one device may have a trip of one id: it came out of a file
  const id = `lost:${userId}:${subject}`;
  const entity = tripEntity(userId, subject);
  const lost = true as const;
  await enqueue(db, ctx, {
    id,
    kind: tripBring.kind,
    entity,
    userId,
    subject,
    payload: { ...payload, lost },
  });
  const parked = { reason: 'conflict' as const, message, at: ctx.clock.now(), lost };
  await db.outbox.where('id').equals(id).modify({ parked });
}
