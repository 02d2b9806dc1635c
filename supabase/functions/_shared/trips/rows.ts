/** Trips as the procedures of the database answer them (supabase/migrations, trips), and as they take them. */
import * as z from 'zod/mini';
import { FunctionFailure } from '../errors.ts';
import {
  tripContentsSchema,
  tripHeadSchema,
  tripSchema,
  type Trip,
  type TripContents,
} from '../../../../domain/trips/trip.ts';
import { newestChangeSchema } from '../../../../domain/trips/undo.ts';

/** What another version of the app wrote and this one cannot read is left out: the rest of the trip is there. */
const contents = {
  spec: z.catch(tripContentsSchema.shape.spec, null),
  plan: z.catch(tripContentsSchema.shape.plan, null),
  offers: z.catch(tripContentsSchema.shape.offers, null),
};

const newest = z.nullable(newestChangeSchema);

export const storedTripSchema = z.extend(tripHeadSchema, contents);
/** With what undo would take back. */
export const editedTripSchema = z.extend(storedTripSchema, { newest });

/** For a turn, as it is stored: the engine reads it, and leaves alone what it cannot read (engine/trip/keptTrip.ts). */
export const turnContentsSchema = z.object({
  spec: z.custom<TripContents['spec']>(),
  plan: z.custom<TripContents['plan']>(),
  offers: z.custom<TripContents['offers']>(),
});
export const turnTripSchema = z.extend(tripHeadSchema, { ...turnContentsSchema.shape, newest });

/** The columns that differ between two states of a trip; null where none does. */
export function changedColumns(before: Trip, after: Trip): Record<string, unknown> | null {
  const [was, is] = [columnsOf(before), columnsOf(after)];
  const changed = Object.entries(is).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name]),
  );
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

/** Bytes that a trip's contents may take, each as JSON in UTF-8. */
const MAX_BYTES = { spec: 60_000, plan: 180_000, offers: 200_000 };

/** @throws FunctionFailure too_large, with which of a trip's contents is larger than can be kept */
function requireRoom(trip: TripContents): void {
  for (const field of ['spec', 'plan', 'offers'] as const) {
    const bytes = new TextEncoder().encode(JSON.stringify(trip[field])).length;
    if (bytes <= MAX_BYTES[field]) continue;
    throw new FunctionFailure('too_large', `${field}: is larger than a trip can keep.`, { field });
  }
}

/**
 * A trip's contents by the names of its columns, checked: what fails is a bug, and must not be stored.
 * @throws FunctionFailure too_large for contents of more bytes than a trip may keep, with which of them
 */
export function columnsOf(
  trip: TripContents &
    Pick<Trip, 'title' | 'startsOn' | 'endsOn' | 'homeZone'> &
    Partial<Pick<Trip, 'state'>>,
): Record<string, unknown> {
  const { title, spec, plan, offers } = trip;
  const { startsOn: starts_on, endsOn: ends_on, homeZone: home_zone } = trip;
  requireRoom({ spec, plan, offers });
  z.pick(tripSchema, { title: true, spec: true, plan: true, offers: true }).parse({
    title,
    spec,
    plan,
    offers,
  });
  const state = trip.state === undefined ? {} : { state: trip.state };
  return { title, ...state, spec, plan, offers, starts_on, ends_on, home_zone };
}
