/** Trips: read from this device, changed on it first and sent through the outbox, joined with the server's copy. */
import type { Observable } from 'dexie';
import { AppError } from '@domain/errors/appError.ts';
import type { RefusedEdit } from '@domain/trips/applyEdit.ts';
import { type HandEdit, handEditSchema, type PendingEdit } from '@domain/trips/edits.ts';
import { replay, type Replayed } from '@domain/trips/replay.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { describeEdit, titleOf } from '@domain/trips/words.ts';
import { deviceName } from '@/platform/deviceName.ts';
import type { DataContext } from '../../context.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { parseOutboxRows } from '../../local/rows.ts';
import { storeTrip } from '../../local/trips.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { copiesTrip } from '../../outbox/kinds/copyPayload.ts';
import { dropUnkeptTrip } from '../../outbox/kinds/giveUp.ts';
import { tripBring } from '../../outbox/kinds/tripBring.ts';
import { tripCopy } from '../../outbox/kinds/tripCopy.ts';
import { dropDelete, holdDelete, tripDelete, tripsToDelete } from '../../outbox/kinds/tripDelete.ts';
import {
  type TripEditRow,
  tripEdit,
  type TripEditPayload,
  tripEditsHere,
  tripEntity,
} from '../../outbox/kinds/tripEdit.ts';
import { pullTrips } from '../../remote/trips.ts';
import { keepSynced } from '../sync/keepSynced.ts';
import { pullSince } from '../sync/pullSince.ts';
import { keepLost, readSeen, type Seen, showsAll } from './lostTrips.ts';
import {
  conflictsOf,
  type ListedTrip,
  readListed,
  readShown,
  type TripConflict,
  waitingChanges,
} from './shownTrips.ts';
import { liveQuery } from '../../local/live.ts';

/** The trips of an account, open and archived, the last changed first, as they change. Ends with an AppError. */
export function watchTrips(ctx: DataContext, userId: string): Observable<ListedTrip[]> {
  return liveQuery(() => ctx.store.run((db) => readListed(db, userId)));
}

/**
 * `absent`: not on this device, perhaps not yet. `unreadable`: of a newer version of the app. `deleted` trips can have
 * edits left that came too late.
 */
export type WatchedTrip = { readonly conflicts: readonly TripConflict[] } & (
  | {
      readonly state: 'here';
      readonly trip: Trip;
      /** Changes that wait to be sent. */
      readonly waiting: number;
      /** Those of them that the trip as it is known here does not take, or that only the server can decide. */
      readonly doubtful: readonly { readonly pending: PendingEdit; readonly refusal: RefusedEdit }[];
    }
  | { readonly state: 'absent' | 'unreadable' | 'deleted' }
);

/** A trip with the edits that wait on top, and with those that the server did not apply, as it changes. */
export function watchTrip(ctx: DataContext, userId: string, tripId: string): Observable<WatchedTrip> {
  return liveQuery(() =>
    ctx.store.run(async (db): Promise<WatchedTrip> => {
      const edits = await tripEditsHere(db, userId, tripId);
      const conflicts = conflictsOf(edits);
      const changes = await waitingChanges(db, userId, edits);
      const shown = await readShown(db, userId, tripId, changes);
      const row = await db.trips.get([userId, tripId]);
      const deleted = row?.head === null || (await tripsToDelete(db, userId)).has(tripId);
      if (deleted) return { state: 'deleted', conflicts };
      if (!row && !shown) return { state: 'absent', conflicts };
      if (!shown) return { state: 'unreadable', conflicts };
      const waiting = changes.filter((one) => one.tripId === tripId).length;
      return { state: 'here', trip: shown.trip, waiting, doubtful: shown.refused, conflicts };
    }),
  );
}

/** Whether a trip stands on this device and is not to be deleted. */
export function watchTripHere(ctx: DataContext, userId: string, tripId: string): Observable<boolean> {
  return liveQuery(() => ctx.store.run(async (db) => !(await isGone(db, userId, tripId))));
}

/** Deleted, to be deleted, or not here. */
async function isGone(db: WaymarkDatabase, userId: string, tripId: string): Promise<boolean> {
  if ((await tripsToDelete(db, userId)).has(tripId)) return true;
  const row = await db.trips.get([userId, tripId]);
  if (row) return row.head === null;
  return (await readShown(db, userId, tripId, await waitingChanges(db, userId, []))) === null;
}

/** The edits of all trips that the server did not apply, oldest first: also of trips that were deleted since. */
export function watchTripConflicts(ctx: DataContext, userId: string): Observable<TripConflict[]> {
  return liveQuery(() => ctx.store.run(async (db) => conflictsOf(await tripEditsHere(db, userId))));
}

/**
 * Changes a trip on this device at once and on the server when the network allows. Answers why the trip does not take
 * the edit, and changes nothing then; null where it did. What only the server can decide (`needs_network`) is sent to it.
 * @throws AppError `unauthorized` when the account is not signed in here any more, `invalid`, `storage` …
 */
export async function editTrip(
  ctx: DataContext,
  userId: string,
  tripId: string,
  edit: HandEdit,
): Promise<RefusedEdit | null> {
  if (ctx.session.current()?.userId !== userId) throw new AppError('unauthorized');
  const parsed = handEditSchema.safeParse(edit);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new AppError('invalid', { field: String(issue?.path[0] ?? 'edit'), cause: parsed.error });
  }
  const id = ctx.newId();
  const freshDeviceId = ctx.newId();
  const madeAt = new Date(ctx.clock.now()).toISOString();
  const refusal = await ctx.store.run((db) =>
    db.transaction(
      'rw',
      db.trips,
      db.tripContents,
      db.outbox,
      db.meta,
      async (): Promise<RefusedEdit | null> => {
        const edits = await tripEditsHere(db, userId, tripId);
        // Written by the first run already (see Store.run).
        if (edits.some(({ pending }) => pending.id === id)) return null;
        if (await isGone(db, userId, tripId)) return { outcome: 'gone', reason: 'trip_gone' };
        const shown = await readShown(db, userId, tripId, await waitingChanges(db, userId, edits));
        if (!shown) return { outcome: 'conflict', reason: 'unreadable' };
        const { trip } = shown;
        const baseRevision = trip.revision;
        const named = namedEdit(parsed.data, shown);
        const deviceId = await deviceIdOf(db, userId, freshDeviceId);
        const pending: PendingEdit = {
          id,
          edit: named,
          baseRevision,
          madeAt,
          deviceId,
          device: deviceName(),
        };
        const after = replay(trip, shown.versions, [pending]);
        const refused = after.refused[0]?.refusal;
        if (refused && refused.reason !== 'needs_network') return refused;
        if (!refused && after.trip === trip) return null;
        const payload: TripEditPayload = {
          tripId,
          title: trip.title,
          wanted: describeEdit(named, trip),
          pending,
        };
        const entity = tripEntity(userId, tripId);
        await enqueue(db, ctx, {
          id: `edit:${id}`,
          kind: tripEdit.kind,
          entity,
          userId,
          subject: tripId,
          payload,
        });
        return refused ?? null;
      },
    ),
  );
  if (!refusal || refusal.reason === 'needs_network') ctx.kick();
  return refusal;
}

/** The id of this device, until the account signs out here; `fresh` from now on where it has none. */
async function deviceIdOf(db: WaymarkDatabase, userId: string, fresh: string): Promise<string> {
  const known = await db.meta.get([userId, 'device.id']);
  if (typeof known?.value === 'string') return known.value;
  await db.meta.put({ userId, key: 'device.id', value: fresh });
  return fresh;
}

/** What the traveller saw: an item by its title too, since the id may be another one's when it is sent, and what undo takes back. */
function namedEdit(edit: HandEdit, { trip, undoes }: Pick<Replayed, 'trip' | 'undoes'>): HandEdit {
  if (edit.kind === 'undo') return { ...edit, of: undoes };
  if (!('item' in edit)) return edit;
  return { ...edit, title: edit.title ?? titleOf(edit.item, trip) };
}

/** Takes back the newest change of a trip, whoever made it; see {@link editTrip}. */
export function undoTrip(ctx: DataContext, userId: string, tripId: string): Promise<RefusedEdit | null> {
  return editTrip(ctx, userId, tripId, { kind: 'undo' });
}

/** Has the server make a copy of a trip, with its unsent edits, when the network allows: it is in the list then. */
export async function copyTrip(ctx: DataContext, userId: string, tripId: string): Promise<void> {
  if (ctx.session.current()?.userId !== userId) throw new AppError('unauthorized');
  const id = ctx.newId();
  const payload = { tripId, copyId: ctx.newId() };
  const entity = tripEntity(userId, payload.copyId);
  await ctx.store.run((db) =>
    db.transaction('rw', db.outbox, () =>
      enqueue(db, ctx, { id, kind: tripCopy.kind, entity, userId, subject: tripId, payload }),
    ),
  );
  ctx.kick();
}

/** The last copy of a trip that waits, for its turn or for a question that was refused. */
async function lastCopyOf(db: WaymarkDatabase, userId: string, tripId: string) {
  const rows = parseOutboxRows(await db.outbox.where('kind').equals(tripCopy.kind).sortBy('seq'));
  return rows.findLast(
    ({ parked, ...row }) =>
      (parked === null || parked.behind !== undefined) && copiesTrip({ ...row, parked }, userId, tripId),
  );
}

/** What of a trip might be sent again, because the server has lost it. */
async function lostRowsOf(db: WaymarkDatabase, userId: string, tripId: string) {
  const rows = parseOutboxRows(await db.outbox.where('kind').equals(tripBring.kind).toArray());
  return rows.filter((row) => row.userId === userId && row.subject === tripId && row.parked?.lost);
}

/**
 * Deletes a trip and its conflicts here at once, and everywhere when the network allows. Its unsent edits go, but for
 * those that a copy waits for; with such a copy it waits for a question that was refused. Of one that this device has made and the account has refused nothing is left.
 * Answers whether {@link restoreTrip} can take it back.
 * @param holdMs for which it is not sent
 */
export async function deleteTrip(
  ctx: DataContext,
  userId: string,
  tripId: string,
  { holdMs = 0 }: { readonly holdMs?: number } = {},
): Promise<boolean> {
  if (ctx.session.current()?.userId !== userId) throw new AppError('unauthorized');
  const id = ctx.newId();
  const isHeld = await ctx.store.run((db) =>
    db.transaction('rw', db.outbox, db.trips, async () => {
      if (await dropUnkeptTrip(db, userId, tripId)) return false;
      const edits = await tripEditsHere(db, userId, tripId);
      const copied = await lastCopyOf(db, userId, tripId);
      const lost = await lostRowsOf(db, userId, tripId);
      const isOfCopy = ({ row: { seq, parked } }: TripEditRow) =>
        copied !== undefined &&
        seq < copied.seq &&
        (parked === null) === (copied.parked === null) &&
        parked?.behind === copied.parked?.behind;
      const dropped = [...edits.filter((one) => !isOfCopy(one)).map(({ row }) => row), ...lost];
      await db.outbox.bulkDelete(dropped.map(({ seq }) => seq));
      const entity = tripEntity(userId, tripId);
      const payload = { tripId, dropped };
      await enqueue(db, ctx, { id, kind: tripDelete.kind, entity, userId, subject: tripId, payload });
      if (holdMs > 0) await holdDelete(db, id, ctx.clock.now() + holdMs);
      // behind the same question as the copy, which has nothing to begin from once the trip is gone
      if (copied?.parked) await db.outbox.where('id').equals(id).modify({ parked: copied.parked });
      return holdMs > 0;
    }),
  );
  ctx.kick();
  return isHeld;
}

/** Takes back a deletion that was not sent yet, with what waited of the trip. Answers whether the trip is there. */
export async function restoreTrip(ctx: DataContext, userId: string, tripId: string): Promise<boolean> {
  if (ctx.session.current()?.userId !== userId) throw new AppError('unauthorized');
  const isHere = await ctx.store.run((db) =>
    db.transaction('rw', db.outbox, db.trips, db.tripContents, db.meta, async () => {
      await dropDelete(db, userId, tripId);
      return !(await isGone(db, userId, tripId));
    }),
  );
  ctx.kick();
  return isHere;
}

/**
 * Pulls the trips that changed elsewhere since the last time; all of them where the server was set back to a time before,
 * once what it has lost is kept. Throws AppError; what came before it failed is kept.
 */
export async function syncTrips(ctx: DataContext, userId: string): Promise<void> {
  const token = await ctx.session.token(userId);
  let seen: Seen | null = await ctx.store.run((db) => readSeen(db, userId));
  let isSetBack = false;
  const pull = () =>
    pullSince(ctx, userId, {
      cursor: 'trips.cursor',
      read: async (position) => {
        const page = await pullTrips(ctx.http, token, userId, position);
        // before anything of it takes the place of what is here
        if (seen && !showsAll(seen, page)) isSetBack = await keepLost(ctx, userId, seen);
        seen = null;
        return isSetBack ? { ...page, trips: [], last: null, next: null } : page;
      },
      store: async (db, { trips }) => {
        for (const trip of trips) await storeTrip(db, trip);
      },
    });
  await pull();
  if (!isSetBack) return;
  isSetBack = false;
  await pull();
}

/** Syncs at once, and whenever the network returns or the page is seen again; answers what stops it. */
export function keepTripsSynced(
  ctx: DataContext,
  userId: string,
  onAttempt: () => void = () => {},
): () => void {
  return keepSynced(ctx, () => syncTrips(ctx, userId), onAttempt);
}
