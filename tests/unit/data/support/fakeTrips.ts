/** The server's trips in memory: revisions, states to go back to, edits decided once, tombstones. */
import { z } from 'zod';
import { parseInstant } from '@domain/dates/formatDates.ts';
import { writeShared } from '@domain/takeAlong/sharedTrip.ts';
import { LINK_IS_GONE, newLinkSchema, type TripLink } from '@domain/takeAlong/tripLinks.ts';
import { applyEdit, isUndoable, versionOf } from '@domain/trips/applyEdit.ts';
import { type BroughtTrip, broughtTripSchema, datesOf } from '@domain/trips/broughtTrip.ts';
import { copyOf } from '@domain/trips/copyOf.ts';
import { type PendingEdit, pendingEditSchema } from '@domain/trips/edits.ts';
import { MAX_TRIPS, type Trip, type TripVersion } from '@domain/trips/trip.ts';
import { isMeant, type NewestChange } from '@domain/trips/undo.ts';
import { describeRefusal, TOO_MANY_TRIPS_WORDS } from '@domain/trips/words.ts';

export interface KeptTrip {
  readonly userId: string;
  trip: Trip;
  deleted: boolean;
  versions: KeptVersion[];
  /** What is stored in a column in place of what the trip has, as another version would. */
  columns: Record<string, unknown>;
}

/** A state to go back to, and the change that left it behind. */
interface KeptVersion extends NewestChange {
  readonly state: TripVersion;
}

interface Outcome {
  readonly id: string;
  readonly status: 'applied' | 'conflict' | 'gone';
  readonly message: string | null;
}

const requestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('edit'), trip_id: z.uuid(), edits: z.array(pendingEditSchema) }),
  z.object({ action: z.literal('copy'), trip_id: z.uuid(), copy_id: z.uuid() }),
  z.object({ action: z.literal('bring'), trip_id: z.uuid(), trip: broughtTripSchema }),
  z.object({ action: z.literal('delete'), trip_id: z.uuid() }),
  z.object({ action: z.literal('links'), trip_id: z.uuid() }),
  z.object({ action: z.literal('link'), trip_id: z.uuid(), link: newLinkSchema }),
  z.object({ action: z.literal('unlink'), trip_id: z.uuid(), link_id: z.uuid() }),
]);
type TripsRequest = z.infer<typeof requestSchema>;

interface KeptLink extends TripLink {
  readonly tripId: string;
  readonly userId: string;
  readonly secret: string;
}

const NOT_THERE = { status: 404, body: { error: 'not_found', message: 'trip_id: There is no such trip.' } };
const NO_ROOM = { status: 409, body: { error: 'conflict', message: TOO_MANY_TRIPS_WORDS } };
const START = Date.UTC(2026, 2, 14, 9);

export function createFakeTrips() {
  const kept = new Map<string, KeptTrip>();
  let links: KeptLink[] = [];
  const decided = new Map<string, Outcome>();
  const history: (PendingEdit & { readonly status: 'applied' | 'conflict' | 'gone' })[] = [];
  let ticks = 0;
  const now = () => new Date(START + (ticks += 1) * 1_000).toISOString();

  const find = (userId: string, id: string): KeptTrip | undefined => kept.get(`${userId} ${id}`);

  const change = (one: KeptTrip, trip: Trip, by: string | null, undone = false): void => {
    const revision = one.trip.revision + 1;
    if (!undone && isUndoable(one.trip, trip))
      one.versions = [...one.versions, { id: by, revision, state: versionOf(one.trip) }].slice(-40);
    one.trip = { ...trip, revision, undoDepth: one.versions.length, updatedAt: now() };
  };

  const decide = (one: KeptTrip, { id, edit, baseRevision }: PendingEdit): Outcome => {
    if (edit.kind === 'undo' && one.versions.length > 0) {
      if (!isMeant({ ...edit, baseRevision }, one.versions.at(-1) ?? null)) {
        return {
          id,
          status: 'conflict',
          message: describeRefusal({ outcome: 'conflict', reason: 'overtaken' }),
        };
      }
      change(one, { ...one.trip, ...one.versions.pop()?.state }, id, true);
      return { id, status: 'applied', message: null };
    }
    const outcome = applyEdit(one.trip, edit);
    if (outcome.outcome !== 'applied') {
      return { id, status: outcome.outcome, message: describeRefusal(outcome) };
    }
    if (outcome.trip !== one.trip) change(one, outcome.trip, id);
    return { id, status: 'applied', message: null };
  };

  const edit = (one: KeptTrip, edits: readonly PendingEdit[]) => {
    const outcomes = edits.map((pending) => {
      const known = decided.get(pending.id);
      if (known) return known;
      const outcome = decide(one, pending);
      decided.set(pending.id, outcome);
      history.push({ ...pending, status: outcome.status });
      return outcome;
    });
    return { status: 200, body: { trip: one.trip, outcomes } };
  };

  const remove = (one: KeptTrip) => {
    if (!one.deleted) {
      const revision = one.trip.revision + 1;
      Object.assign(one, { deleted: true, versions: [] });
      one.trip = { ...one.trip, spec: null, plan: null, offers: null, revision, updatedAt: now() };
    }
    return { status: 200, body: { deleted: true } };
  };

  const copy = ({ userId, trip }: KeptTrip, id: string) => {
    const known = find(userId, id);
    const made = known ?? {
      userId,
      trip: {
        ...trip,
        ...copyOf(trip),
        id,
        state: 'open' as const,
        revision: 1,
        undoDepth: 0,
        updatedAt: now(),
      },
      deleted: false,
      versions: [],
      columns: {},
    };
    kept.set(`${userId} ${id}`, made);
    return { status: 200, body: { trip: made.trip } };
  };

  const bring = (userId: string, id: string, brought: BroughtTrip) => {
    const known = find(userId, id);
    const own = [...kept.values()].filter((one) => one.userId === userId && !one.deleted);
    if (!known && own.length >= MAX_TRIPS) return NO_ROOM;
    const one = known ?? {
      userId,
      trip: { ...brought, ...datesOf(brought.plan), id, revision: 1, undoDepth: 0, updatedAt: now() },
      deleted: false,
      versions: [],
      columns: {},
    };
    if (one.deleted) return NOT_THERE;
    kept.set(`${userId} ${id}`, one);
    return { status: 200, body: { trip: one.trip } };
  };

  const linksOf = ({ trip }: KeptTrip) =>
    links
      .filter(({ tripId }) => tripId === trip.id)
      .map(({ tripId: _trip, userId: _user, secret: _secret, ...link }) => link)
      .toReversed();

  const link = (one: KeptTrip, made: z.infer<typeof newLinkSchema>) => {
    const id = crypto.randomUUID();
    const secret = id.replaceAll('-', '');
    const madeAt = now();
    const days = made.kind === 'page' ? made.days : null;
    const until = days && new Date(Date.parse(madeAt) + days * 86_400_000).toISOString();
    const withNotes = made.kind === 'page' && made.notes;
    const { userId } = one;
    links.push({ id, kind: made.kind, withNotes, madeAt, until, tripId: one.trip.id, userId, secret });
    return { status: 200, body: { secret, links: linksOf(one) } };
  };

  const decideOf = (one: KeptTrip, request: Exclude<TripsRequest, { action: 'bring' }>) => {
    switch (request.action) {
      case 'copy':
        return copy(one, request.copy_id);
      case 'edit':
        return edit(one, request.edits);
      case 'delete':
        return remove(one);
      case 'link':
        return link(one, request.link);
      case 'links':
        return { status: 200, body: { links: linksOf(one) } };
      case 'unlink':
        links = links.filter(({ id }) => id !== request.link_id);
        return { status: 200, body: { links: linksOf(one) } };
    }
  };

  const columnsOf = ({ userId, trip, deleted, columns }: KeptTrip): Record<string, unknown> => ({
    user_id: userId,
    id: trip.id,
    title: deleted ? '-' : trip.title,
    state: trip.state,
    spec: trip.spec,
    plan: trip.plan,
    offers: trip.offers,
    starts_on: trip.startsOn,
    ends_on: trip.endsOn,
    home_zone: trip.homeZone,
    revision: trip.revision,
    undo_depth: trip.undoDepth,
    created_at: '2026-03-01T09:00:00+00:00',
    // As PostgreSQL writes it.
    updated_at: trip.updatedAt.replace('T', ' ').replace('Z', '+00'),
    deleted_at: deleted ? trip.updatedAt : null,
    ...columns,
  });

  const select = (userId: string, url: URL) => {
    const since = parseInstant(url.searchParams.get('updated_at')?.slice(4) ?? '1970-01-01');
    const ids = url.searchParams.get('id')?.slice('in.('.length, -1).split(',');
    const rows = [...kept.values()]
      .filter((one) => one.userId === userId && Date.parse(one.trip.updatedAt) >= since)
      .filter(({ trip }) => ids?.includes(trip.id) ?? true)
      .toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
      .map(columnsOf);
    const from = Number(url.searchParams.get('offset') ?? 0);
    return {
      status: 200,
      body: rows.slice(from, from + Number(url.searchParams.get('limit') ?? rows.length)),
    };
  };

  return {
    /** What was decided, in order. */
    history,
    find,
    /** The trips that an account has. */
    of: (userId: string) =>
      [...kept.values()].filter((one) => one.userId === userId && !one.deleted).map(({ trip }) => trip),
    /** All that it holds, for a backup. */
    all: [kept, decided] as readonly Map<string, unknown>[],
    /** A trip that the assistant made, or changed elsewhere. @param by the message that it answered */
    put(userId: string, trip: Trip, columns: Record<string, unknown> = {}, by: string | null = null): Trip {
      const known = find(userId, trip.id);
      if (known) change(known, { ...known.trip, ...trip }, by);
      else {
        const made: KeptTrip = {
          userId,
          trip: { ...trip, updatedAt: now() },
          deleted: false,
          versions: [],
          columns,
        };
        kept.set(`${userId} ${trip.id}`, made);
      }
      const stored = find(userId, trip.id);
      if (!stored) throw new Error('not stored');
      stored.columns = columns;
      return stored.trip;
    },
    remove(userId: string, id: string): void {
      const one = find(userId, id);
      if (one) remove(one);
    },
    answer(userId: string, body: Record<string, unknown>, url: URL): { status: number; body: unknown } {
      if (url.pathname === '/rest/v1/trips') return select(userId, url);
      const request = requestSchema.safeParse(body);
      if (!request.success)
        return { status: 400, body: { error: 'bad_request', message: 'edits: is wrong' } };
      if (request.data.action === 'bring') return bring(userId, request.data.trip_id, request.data.trip);
      const one = find(userId, request.data.trip_id);
      if (!one || (one.deleted && request.data.action !== 'delete')) return NOT_THERE;
      return decideOf(one, request.data);
    },
    /** What a link's secret opens. */
    open(secret: unknown): { status: number; body: unknown } {
      const found = links.find((one) => one.secret === secret && one.kind === 'page');
      const one = found && find(found.userId, found.tripId);
      const trip = one && !one.deleted ? writeShared(one.trip, found.withNotes) : null;
      if (trip === null) return { status: 404, body: { error: 'not_found', message: LINK_IS_GONE } };
      return { status: 200, body: { trip, until: found?.until } };
    },
  };
}

function place({ trip }: KeptTrip): string {
  return `${trip.updatedAt} ${trip.id}`;
}
