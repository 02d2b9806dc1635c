/** What a file of one's own holds, brought back beside what is here: nothing is overwritten, and a repeat adds nothing. */
import type { DataFile, FiledTrip } from '@domain/accounts/dataFile.ts';
import { AppError, toAppError } from '@domain/errors/appError.ts';
import {
  fingerprint,
  formOf,
  NOTHING_STORED,
  PROFILE_FIELDS,
  type ProfileForm,
  storedFieldsOf,
} from '@domain/profile/form.ts';
import { profileSchema } from '@domain/profile/profile.ts';
import { tripContentsSchema } from '@domain/trips/trip.ts';
import type { DataContext } from '../context.ts';
import type { WaymarkDatabase } from '../local/database.ts';
import { ofAccount } from '../local/ofAccount.ts';
import { parseHead, type TripRow } from '../local/tripRows.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { tripBring } from '../outbox/kinds/tripBring.ts';
import { tripsToDelete } from '../outbox/kinds/tripDelete.ts';
import { tripEntity } from '../outbox/kinds/tripEdit.ts';
import { keepProfileDraft, readProfileDraft } from './profile/profileDrafts.ts';
import { bringSearches } from './searches.ts';
import { derivedId } from './trips/derivedId.ts';
import { syncTrips } from './trips/trips.ts';

/** Ids that a trip may get where those before it are of trips that were deleted. */
const MAX_IDS = 5;

export interface Brought {
  /** Trips that are on their way to the server, and those that were here. */
  readonly trips: { readonly sent: number; readonly here: number };
  readonly searches: number;
  /** `form`: what differs stands in the profile's form, unsaved. `draft`: something unsaved was in it, and stays. */
  readonly profile: 'form' | 'same' | 'draft' | 'none';
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
    db.transaction('rw', db.trips, db.tripContents, db.outbox, () => sendTrips(db, ctx, userId, named)),
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
    await enqueue(db, ctx, {
      id: `bring:${id}`,
      kind: tripBring.kind,
      entity: tripEntity(userId, id),
      userId,
      subject: id,
      payload: { ids: free, trip: filed.trip },
    });
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

function mark({ title, plan }: Pick<FiledTrip['trip'], 'title' | 'plan'>): string {
  return JSON.stringify([title, plan]);
}

/** The file's own id, and others that follow from it and from what the trip says: a repeat has the same. */
async function idsOf({ id, trip }: FiledTrip): Promise<string[]> {
  const ids = [id];
  for (let at = 1; at < MAX_IDS; at += 1) {
    ids.push(await derivedId(`${id} ${at} ${mark(trip)}`));
  }
  return ids;
}

/** Puts what the file knows of the profile into its form, to be looked at and saved; what it does not know stays. */
async function bringProfile(
  ctx: DataContext,
  userId: string,
  filed: DataFile['profile'],
): Promise<Brought['profile']> {
  const here = profileSchema.safeParse(await ctx.store.run((db) => db.profiles.get(userId)));
  if (filed === null || !here.success) return 'none';
  const base = storedFieldsOf(here.data);
  const [stored, theirs, empty] = [base, storedFieldsOf(filed), NOTHING_STORED].map((fields) =>
    formOf(fields),
  );
  if (!stored || !theirs || !empty) return 'none';
  const told = PROFILE_FIELDS.filter((field) => fingerprint(theirs, field) !== fingerprint(empty, field));
  const other = told.filter((field) => fingerprint(theirs, field) !== fingerprint(stored, field));
  if (other.length === 0) return 'same';
  if (await readProfileDraft(ctx, userId, 'profile')) return 'draft';
  const form: ProfileForm = {
    ...stored,
    ...Object.fromEntries(other.map((field) => [field, theirs[field]])),
  };
  await keepProfileDraft(ctx, userId, 'profile', { base, form, step: 0 });
  return 'form';
}
