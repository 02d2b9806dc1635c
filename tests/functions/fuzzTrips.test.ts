/** The door of `trips`, and of the two that open its links: what its schema refuses is 400 with the field, and nothing is 500. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deletedSchema } from '../../domain/accounts/accounts.ts';
import {
  feedQuerySchema,
  linksReplySchema,
  madeLinkReplySchema,
  sharedTripReplySchema,
  sharedTripRequestSchema,
} from '../../domain/takeAlong/tripLinks.ts';
import type { HandEdit } from '../../domain/trips/edits.ts';
import {
  copyReplySchema,
  editsReplySchema,
  MAX_TRIPS_REQUEST_BYTES,
  tripsRequestSchema,
} from '../../domain/trips/tripsApi.ts';
import { handle as sharedTrip } from '../../supabase/functions/shared-trip/handler.ts';
import { handle as tripFeed } from '../../supabase/functions/trip-feed/handler.ts';
import { handle as trips } from '../../supabase/functions/trips/handler.ts';
import { OTHER_ID } from './support/accounts.ts';
import { fuzz, RAW_BODIES, sendRaw, sendValid, type FuzzRow } from './support/fuzz.ts';
import { soundPlan } from '../unit/domain/itinerary/soundPlan.ts';
import { KEPT_TRIP as TRIP, keeping } from './support/trips.ts';

const EDITS = [
  { kind: 'moveItem', item: 'a', day: 1, index: 0 },
  { kind: 'bookItem', item: 'a', booking: { reference: 'ABC123', price: 84 } },
  { kind: 'useFlight', offer: 'out' },
  { kind: 'useHotel', offer: 'h-paris', checkIn: '2027-05-03' },
  { kind: 'useTour', offer: 't-food', from: '2027-05-03' },
  { kind: 'addItem', id: OTHER_ID, day: 1, title: 'A', start: '09:00', end: '10:00', note: '', place: 'B' },
] as const satisfies readonly HandEdit[];

const SECRET = 'aB3-_aB3-_aB3-_aB3-_aB3-_aB3-_aB';

const ROWS: readonly FuzzRow[] = [
  ...EDITS.map((edit): FuzzRow => ({
    name: 'trips',
    call: keeping(trips),
    schema: tripsRequestSchema,
    valid: {
      action: 'edit',
      trip_id: TRIP.id,
      edits: [
        {
          id: OTHER_ID,
          edit,
          baseRevision: 1,
          madeAt: '2026-11-21T09:00:00Z',
          deviceId: crypto.randomUUID(),
          device: 'Phone',
        },
        {
          id: crypto.randomUUID(),
          edit: {
            kind: 'arrangeDay',
            day: 1,
            items: [{ item: 'a', title: 'A', start: '09:00', end: '10:00' }],
            rest: { id: crypto.randomUUID(), start: '10:00', end: '11:00' },
          },
          baseRevision: 1,
          madeAt: '2026-11-21T09:00:00Z',
          deviceId: crypto.randomUUID(),
          device: 'Phone',
        },
      ],
    },
    maxBytes: MAX_TRIPS_REQUEST_BYTES,
    answer: editsReplySchema,
  })),
  {
    name: 'trips',
    call: keeping(trips),
    schema: tripsRequestSchema,
    valid: { action: 'copy', trip_id: TRIP.id, copy_id: OTHER_ID },
    maxBytes: MAX_TRIPS_REQUEST_BYTES,
    answer: copyReplySchema,
  },
  {
    name: 'trips',
    call: keeping(trips),
    schema: tripsRequestSchema,
    valid: { action: 'delete', trip_id: TRIP.id },
    maxBytes: MAX_TRIPS_REQUEST_BYTES,
    answer: deletedSchema,
  },
  {
    name: 'trips',
    call: keeping(trips),
    schema: tripsRequestSchema,
    valid: {
      action: 'bring',
      trip_id: TRIP.id,
      trip: {
        title: 'Rome',
        state: 'archived',
        homeZone: 'Europe/Paris',
        spec: { version: 1, places: [{ name: 'Rome' }] },
        plan: JSON.parse(JSON.stringify({ ...soundPlan(), warnings: [] })),
        offers: null,
      },
    },
    maxBytes: MAX_TRIPS_REQUEST_BYTES,
    answer: copyReplySchema,
  },
  ...[{ kind: 'page', notes: true, days: 30 }, { kind: 'feed' }].map((link): FuzzRow => ({
    name: 'trips',
    call: keeping(trips),
    schema: tripsRequestSchema,
    valid: { action: 'link', trip_id: TRIP.id, link },
    maxBytes: MAX_TRIPS_REQUEST_BYTES,
    answer: madeLinkReplySchema,
  })),
  ...[{ action: 'links' }, { action: 'unlink', link_id: OTHER_ID }].map((request): FuzzRow => ({
    name: 'trips',
    call: keeping(trips),
    schema: tripsRequestSchema,
    valid: { trip_id: TRIP.id, ...request },
    maxBytes: MAX_TRIPS_REQUEST_BYTES,
    answer: linksReplySchema,
  })),
  {
    name: 'shared-trip',
    call: keeping(sharedTrip),
    schema: sharedTripRequestSchema,
    valid: { secret: SECRET },
    // what cannot be a secret is answered as one that opens nothing
    refusals: [404],
    answer: sharedTripReplySchema,
  },
  {
    name: 'trip-feed',
    call: async (request) => {
      const response = await keeping(tripFeed)(request);
      return response.ok ? Response.json(await response.text()) : response;
    },
    schema: feedQuerySchema,
    valid: { key: SECRET },
    sentAs: 'query',
    refusals: [404],
    answer: z.string().startsWith('BEGIN:VCALENDAR'),
  },
];

describe.each(ROWS.map((row) => [JSON.stringify(row.valid).slice(0, 180), row] as const))('%s', (_, row) => {
  it('accepts its own example', async () => expect(await sendValid(row)).toBeLessThan(300));

  it('names the field that it refuses, and is never 500', () => expect(fuzz(row)).resolves.toBeUndefined());

  it.skipIf(row.sentAs === 'query').each(RAW_BODIES)('a body that is %s', (_name, body) =>
    expect(sendRaw(row, body)).resolves.toBeUndefined(),
  );
});
