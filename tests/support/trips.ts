/** Kept trips for tests: a sound plan with the offers that it rests on. */
import { tripOffersSchema } from '@domain/trips/trip.ts';
import type { HandEdit, PendingEdit } from '@domain/trips/edits.ts';
import { editsReplySchema, type EditsReply } from '@domain/trips/tripsApi.ts';
import type { Itinerary } from '@domain/itinerary/itinerary.ts';
import { knownOffers, soundPlan } from '../unit/domain/itinerary/soundPlan.ts';
import type { Account, TestBackend } from './backend.ts';
import { callFunction, tokenOf, type Answered } from './functions.ts';

export interface KeptTrip {
  readonly id: string;
  readonly plan: Itinerary;
  /** Id of an item that can be taken out, by its title. */
  readonly itemId: (title: string) => string;
}

/** Puts a trip of an account into the database, as its first revision. */
export async function keepTrip(
  backend: TestBackend,
  { id: user_id }: Pick<Account, 'id'>,
  title = 'Paris and Rome',
): Promise<KeptTrip> {
  const plan = soundPlan();
  const { flights, hotels, tours } = knownOffers();
  const offers = tripOffersSchema.parse({
    flights: flights.map((flight) => ({ link: '/search/x', ...flight })),
    hotels,
    tours: tours.map((tour) => ({ bookingUrl: 'https://partner.test/', ...tour })),
    seenAt: '2026-11-21T09:00:00Z',
  });
  const id = crypto.randomUUID();
  await backend.put('trips', {
    user_id,
    id,
    title,
    state: 'open',
    plan: { ...plan, warnings: [] },
    offers,
    starts_on: plan.days[0]?.date ?? null,
    ends_on: plan.days.at(-1)?.date ?? null,
    revision: 1,
    undo_depth: 0,
    created_at: '2026-11-21T09:00:00Z',
    updated_at: '2026-11-21T09:00:00Z',
  });
  const items = plan.days.flatMap((day) => day.items);
  return {
    id,
    plan,
    itemId: (wanted) => items.find((item) => item.title === wanted)?.id ?? 'none',
  };
}

/** What is kept of a trip beside itself, in the order of its revisions. */
export function rowsOf(backend: TestBackend, table: 'trip_edits' | 'trip_versions', trip: string) {
  return backend.database.query(
    `select * from public.${table} where trip_id = $1::uuid order by revision, created_at`,
    [trip],
  );
}

/** The device that makes edits, unless they say another. */
const PHONE = '3d7f0f52-5f0e-4b57-9b64-0d1c2e3f4a5b';

export function pending(edit: HandEdit, more: Partial<PendingEdit> = {}): PendingEdit {
  const madeAt = new Date().toISOString();
  return {
    id: crypto.randomUUID(),
    edit,
    baseRevision: 1,
    madeAt,
    deviceId: PHONE,
    device: 'Test phone',
    ...more,
  };
}

/** Calls the function `trips` for an account. */
export async function callTrips(backend: TestBackend, account: Account, body: unknown): Promise<Answered> {
  return callFunction(backend, 'trips', body, await tokenOf(account.client));
}

/** Sends edits that have to be taken. @throws Error when they are refused */
export async function sendEdits(
  backend: TestBackend,
  account: Account,
  trip_id: string,
  ...edits: readonly PendingEdit[]
): Promise<EditsReply> {
  const answer = await callTrips(backend, account, { action: 'edit', trip_id, edits });
  if (answer.error) throw new Error(`${answer.status} ${answer.error.message}`);
  return editsReplySchema.parse(answer.body);
}
