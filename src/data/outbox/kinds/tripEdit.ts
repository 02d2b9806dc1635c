/**
 * trip.edit: a hand edit goes to the server, which decides. What waits for one trip goes together. An edit that the
 * server does not apply is parked with its words: the traveller tries it again on the trip as it is now, or gives it up.
 */
import * as z from 'zod/mini';
import { AppError, toAppError } from '@domain/errors/appError.ts';
import { type PendingEdit, pendingEditSchema } from '@domain/trips/edits.ts';
import { replay } from '@domain/trips/replay.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { editsThatFit } from '@domain/trips/tripsApi.ts';
import { describeRefusal } from '@domain/trips/words.ts';
import type { OutboxRow } from '@domain/outbox.ts';
import type { DataContext } from '../../context.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { parseOutboxRows } from '../../local/rows.ts';
import { parseTrip } from '../../local/tripRows.ts';
import { readTrip, type ServerTrip, storeTrip } from '../../local/trips.ts';
import { type SentEdits, sendTripEdits } from '../../remote/trips.ts';
import { DEFAULT_LEASE_MS, type OutboxKind } from '../kind.ts';
import { ASK_KIND, asksAbout } from './askPayload.ts';
import { COPY_KIND, copiesTrip } from './copyPayload.ts';
import { dropUndosOf } from './undoes.ts';

const schema = z.object({
  tripId: z.uuid(),
  /** Of the trip as it was edited, and what the edit does in words: both outlive the trip. */
  title: z.string(),
  wanted: z.string(),
  pending: pendingEditSchema,
});
export type TripEditPayload = z.output<typeof schema>;
type SentEdit = SentEdits['outcomes'][number];

const KIND = 'trip.edit';

/** Changes of one trip go out in the order in which they were made, and behind the questions about it before them. */
export function tripEntity(userId: string, tripId: string): string {
  return `trip:${userId}:${tripId}`;
}

/** An edit that is still here: waiting to be sent, or refused. */
export interface TripEditRow extends TripEditPayload {
  readonly row: OutboxRow;
}

/** The edits of an account, or of one of its trips, that are still here, in order. */
export async function tripEditsHere(
  db: WaymarkDatabase,
  userId: string,
  tripId?: string,
): Promise<TripEditRow[]> {
  const rows = parseOutboxRows(await db.outbox.where('kind').equals(KIND).sortBy('seq'));
  return rows.flatMap((row) => {
    const parsed = row.userId === userId ? schema.safeParse(row.payload) : null;
    if (!parsed?.success || (tripId !== undefined && parsed.data.tripId !== tripId)) return [];
    return [{ row, ...parsed.data }];
  });
}

export function isWaiting({ row }: TripEditRow): boolean {
  return row.parked === null;
}

/**
 * The row and what waits behind it, as much as a request takes, up to a question or a copy that came between; nothing
 * when the row is gone by now.
 */
async function batchOf(ctx: DataContext, row: OutboxRow, tripId: string): Promise<TripEditRow[]> {
  const { rows, others } = await ctx.store.run(async (db) => ({
    rows: await tripEditsHere(db, row.userId ?? '', tripId),
    others: parseOutboxRows(await db.outbox.where('kind').anyOf(ASK_KIND, COPY_KIND).sortBy('seq')),
  }));
  const next = others.find((other) => other.seq > row.seq && goesBetween(other, row.userId, tripId));
  const waiting = rows.filter(
    (edit) => isWaiting(edit) && edit.row.seq >= row.seq && edit.row.seq < (next?.seq ?? Infinity),
  );
  if (waiting[0]?.row.seq !== row.seq) return [];
  return waiting.slice(0, editsThatFit(waiting.map(({ pending }) => pending)));
}

/** A question is about the trip as it was then, and a copy begins as it was then. */
function goesBetween(row: OutboxRow, userId: string | null, tripId: string): boolean {
  return asksAbout(row, userId, tripId) || (row.parked === null && copiesTrip(row, userId, tripId));
}

export const tripEdit: OutboxKind<TripEditPayload> = {
  kind: KIND,
  schema,
  leaseMs: DEFAULT_LEASE_MS,
  waitsFor: (row, { tripId }, earlier) => goesBetween(earlier, row.userId, tripId),
  async deliver({ ctx, row, payload, token }) {
    const userId = row.userId ?? '';
    const send = (edits: readonly TripEditRow[]) =>
      sendTripEdits(
        ctx.http,
        token ?? '',
        userId,
        payload.tripId,
        edits.map(({ pending }) => pending),
      );
    let batch = await batchOf(ctx, row, payload.tripId);
    if (batch.length === 0) return {};
    let reply: SentEdits;
    try {
      reply = await send(batch);
    } catch (thrown) {
      const { reason } = toAppError(thrown);
      if (reason === 'not_found') throw refusal({ status: 'gone', message: null });
      // One of them may be what was refused: this one goes alone, and the others after it.
      if (reason !== 'invalid' || batch.length === 1) throw thrown;
      batch = batch.slice(0, 1);
      reply = await send(batch);
    }
    const outcomes = new Map(reply.outcomes.map((outcome) => [outcome.id, outcome]));
    const own = outcomes.get(payload.pending.id);
    if (!own) throw new AppError('bad_answer');
    const apply = async (db: WaymarkDatabase) => {
      await settleOthers(db, userId, batch.slice(1), outcomes, ctx.clock.now());
      if (reply.trip) await storeTrip(db, reply.trip, await stepsTo(db, reply.trip, batch));
    };
    if (own.status === 'applied') return { apply };
    await ctx.store.run((db) =>
      db.transaction('rw', db.tables, async () => {
        if (ctx.session.current()?.userId === row.userId) await apply(db);
      }),
    );
    throw refusal(own);
  },
  parked: (db, { row, payload: { pending } }) => dropUndosOf(db, row.userId ?? '', pending.id),
  async renewed(db, { pending, ...rest }, { userId, newId, now }) {
    const baseRevision = (await db.trips.get([userId, rest.tripId]))?.revision ?? pending.baseRevision;
    const madeAt = new Date(now).toISOString();
    // what the traveller sees as the newest by now
    const edit = pending.edit.kind === 'undo' ? { ...pending.edit, of: null } : pending.edit;
    // The server remembers what became of the id before.
    return { ...rest, pending: { ...pending, edit, id: newId, baseRevision, madeAt } };
  },
};

function refusal({ message }: Pick<SentEdit, 'status' | 'message'>): AppError {
  const words = describeRefusal({ outcome: 'gone', reason: 'trip_gone' });
  return new AppError('conflict', { serverMessage: message ?? words });
}

/** The edits that went along with the first one: applied ones end, the others are parked, as the first one would. */
async function settleOthers(
  db: WaymarkDatabase,
  userId: string,
  others: readonly TripEditRow[],
  outcomes: ReadonlyMap<string, SentEdit>,
  now: number,
): Promise<void> {
  for (const { row, pending } of others) {
    const outcome = outcomes.get(pending.id);
    // Not decided, or taken back meanwhile.
    if (!outcome || !(await db.outbox.get(row.seq))) continue;
    if (outcome.status === 'applied') await db.outbox.delete(row.seq);
    else {
      const parked = { reason: 'conflict' as const, message: refusal(outcome).message, at: now };
      await db.outbox.put({ ...row, lease: null, parked, attempts: row.attempts + 1, lastAttemptAt: now });
      await dropUndosOf(db, userId, pending.id);
    }
  }
}

/** The states that several edits passed, where this device comes to the same trip as the server; null otherwise. */
async function stepsTo(db: WaymarkDatabase, to: ServerTrip, batch: readonly TripEditRow[]) {
  const known = await readTrip(db, to.row.userId, to.row.id);
  const trip = parseTrip(to.row, {
    userId: to.row.userId,
    id: to.row.id,
    contents: to.contents,
    versions: [],
  });
  if (!known || !trip) return null;
  const edits: PendingEdit[] = batch.map(({ pending }) => pending);
  const here = replay(known.trip, known.versions, edits);
  return isSameTrip(here.trip, trip) ? here.versions : null;
}

function isSameTrip(a: Trip, b: Trip): boolean {
  return a.title === b.title && JSON.stringify(a.plan) === JSON.stringify(b.plan);
}
