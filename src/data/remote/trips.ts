/** The server's copy of the trips: pulled by table, changed by the function `trips`. */
import * as z from 'zod/mini';
import { parseInstant } from '@domain/dates/formatDates.ts';
import { AppError } from '@domain/errors/appError.ts';
import type { BroughtTrip } from '@domain/trips/broughtTrip.ts';
import type { PendingEdit } from '@domain/trips/edits.ts';
import { type EditsReply, editsReplySchema } from '@domain/trips/tripsApi.ts';
import type { ServerTrip } from '../local/trips.ts';
import { callFunction } from './transport/functions.ts';
import type { Http } from './transport/http.ts';
import { type PageEnd, type PagePosition, pullPage } from './transport/pages.ts';
import { selectRows } from './transport/rest.ts';

/** A trip with its plan and offers is some twenty kilobytes, and up to two hundred. */
const PAGE_ROWS = 25;

/** What must be read of any version's trip, so that it can be kept. */
const markSchema = z.object({
  id: z.uuid(),
  revision: z.int().check(z.nonnegative()),
  updatedAt: z.pipe(z.pipe(z.string(), z.transform(parseInstant)), z.number()),
});

const tableRowSchema = z.looseObject({
  user_id: z.string(),
  deleted_at: z.nullish(z.string()),
  spec: z.unknown(),
  plan: z.unknown(),
  offers: z.unknown(),
});

const markRowSchema = z.object({
  id: z.uuid(),
  revision: markSchema.shape.revision,
  updated_at: markSchema.shape.updatedAt,
  deleted_at: z.nullable(z.string()),
});

export interface TripPage extends PageEnd {
  readonly trips: readonly ServerTrip[];
}

/** A page of the account's trips, those deleted among them, the longest unchanged first. */
export async function pullTrips(
  http: Http,
  token: string,
  userId: string,
  position: PagePosition,
): Promise<TripPage> {
  const source = { table: 'trips', userId, by: 'updated_at', most: PAGE_ROWS } as const;
  const { rows, ...end } = await pullPage(http, token, source, position);
  const trips = rows.flatMap((row) => {
    const parsed = tableRowSchema.safeParse(row);
    return parsed.success && parsed.data.user_id === userId ? (ofTableRow(userId, parsed.data) ?? []) : [];
  });
  return { trips, ...end };
}

/** Which state of a trip the server has. */
export interface TripMark {
  readonly revision: number;
  /** Epoch ms. */
  readonly updatedAt: number;
  readonly isDeleted: boolean;
}

/** Which states the server has of some trips, few enough for an address; a trip that it does not know is not among them. */
export async function fetchTripMarks(
  http: Http,
  token: string,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TripMark>> {
  const query = {
    columns: ['id', 'revision', 'updated_at', 'deleted_at'],
    where: { user_id: `eq.${userId}`, id: `in.(${ids.join(',')})` },
  } as const;
  const rows = await selectRows(http, 'trips', query, token);
  return new Map(
    rows.map((row) => {
      const parsed = markRowSchema.safeParse(row);
      if (!parsed.success) throw new AppError('bad_answer', { cause: parsed.error });
      const { id, revision, updated_at: updatedAt, deleted_at: deletedAt } = parsed.data;
      return [id, { revision, updatedAt, isDeleted: deletedAt !== null }];
    }),
  );
}

function ofTableRow(userId: string, row: z.infer<typeof tableRowSchema>): ServerTrip | null {
  const head = {
    id: row['id'],
    title: row['title'],
    state: row['state'],
    startsOn: row['starts_on'],
    endsOn: row['ends_on'],
    homeZone: row['home_zone'],
    revision: row['revision'],
    undoDepth: row['undo_depth'],
    updatedAt: isoOf(row['updated_at']),
  };
  const isDeleted = typeof row.deleted_at === 'string';
  const { spec, plan, offers } = row;
  return toStored(userId, isDeleted ? { ...head, deleted: true } : head, { spec, plan, offers });
}

/** PostgreSQL's own writing of an instant is not ISO's everywhere; as it came where it is none. */
function isoOf(instant: unknown): unknown {
  const time = typeof instant === 'string' ? parseInstant(instant) : Number.NaN;
  return Number.isFinite(time) ? new Date(time).toISOString() : instant;
}

/** Null where not even which trip and which state of it can be read. */
function toStored(
  userId: string,
  { deleted = false, ...head }: Record<string, unknown>,
  contents: unknown,
): ServerTrip | null {
  const mark = markSchema.safeParse(head);
  if (!mark.success) return null;
  const row = { userId, ...mark.data, head: deleted === true ? null : head };
  return { row, contents: row.head && contents };
}

/** As the server's, but for a trip that this version may not be able to read. */
const sentSchema = z.extend(editsReplySchema, {
  trip: z.looseObject({ spec: z.unknown(), plan: z.unknown(), offers: z.unknown() }),
});

export interface SentEdits {
  /** The trip after the edits; null where not even its id can be read. */
  readonly trip: ServerTrip | null;
  readonly outcomes: EditsReply['outcomes'];
}

/**
 * Sends edits of one trip, in order; a repeat of one is answered as the first time and changes nothing.
 * @throws AppError `not_found` for a trip that was deleted, `invalid` with the field …
 */
export async function sendTripEdits(
  http: Http,
  token: string,
  userId: string,
  tripId: string,
  edits: readonly PendingEdit[],
): Promise<SentEdits> {
  const body = { action: 'edit', trip_id: tripId, edits };
  const reply = await callFunction(http, { name: 'trips', body, token }, sentSchema);
  const { spec, plan, offers, ...head } = reply.trip;
  return { trip: toStored(userId, head, { spec, plan, offers }), outcomes: reply.outcomes };
}

/**
 * Has the server make a copy of a trip; a repeat makes no second one. Null where not even its id can be read.
 * @throws AppError `not_found` for a trip that was deleted, `conflict` where there are as many as can be kept …
 */
export async function copyServerTrip(
  http: Http,
  token: string,
  userId: string,
  { tripId, copyId }: { readonly tripId: string; readonly copyId: string },
): Promise<ServerTrip | null> {
  const body = { action: 'copy', trip_id: tripId, copy_id: copyId };
  const reply = await callFunction(http, { name: 'trips', body, token }, z.pick(sentSchema, { trip: true }));
  const { spec, plan, offers, ...head } = reply.trip;
  return toStored(userId, head, { spec, plan, offers });
}

/**
 * Has the server make a trip out of a file; one that is there under its id stays as it is, and is answered. Null where not
 * even its id can be read.
 * @throws AppError `not_found` under the id of one that was deleted, `conflict` where there are as many as can be kept …
 */
export async function bringServerTrip(
  http: Http,
  token: string,
  userId: string,
  { tripId, trip }: { readonly tripId: string; readonly trip: BroughtTrip },
): Promise<ServerTrip | null> {
  const body = { action: 'bring', trip_id: tripId, trip };
  const reply = await callFunction(http, { name: 'trips', body, token }, z.pick(sentSchema, { trip: true }));
  const { spec, plan, offers, ...head } = reply.trip;
  return toStored(userId, head, { spec, plan, offers });
}

const deletedSchema = z.object({ deleted: z.literal(true) });

/** Deletes a trip on the server and so on every device; a repeat is fine. @throws AppError */
export async function deleteServerTrip(http: Http, token: string, tripId: string): Promise<void> {
  await callFunction(
    http,
    { name: 'trips', body: { action: 'delete', trip_id: tripId }, token },
    deletedSchema,
  );
}
