/** Request and answer of the function `trips`. Trips are read by REST; the assistant makes them, and copies are made here. */
import * as z from 'zod/mini';
import { newLinkSchema } from '../takeAlong/tripLinks.ts';
import { MAX_EDITS_A_REQUEST, type PendingEdit, pendingEditSchema } from './edits.ts';
import { broughtTripSchema } from './broughtTrip.ts';
import { tripSchema } from './trip.ts';

/** A whole trip, of at most 440,000 bytes (_shared/trips/rows.ts). */
export const MAX_TRIPS_REQUEST_BYTES = 512 * 1024;
const MAX_EDITS_BYTES = 383 * 1024;

/** How many of the first edits one request takes, by their number and the bytes that they can have: one at least. */
export function editsThatFit(edits: readonly PendingEdit[]): number {
  let most = 0;
  const beyond = edits.findIndex((edit) => {
    // and the comma between two; a UTF-16 unit is at most three bytes of UTF-8
    most += 3 * (JSON.stringify(edit).length + 1);
    return most > MAX_EDITS_BYTES;
  });
  const fit = beyond < 0 ? edits.length : Math.max(1, beyond);
  return Math.min(fit, MAX_EDITS_A_REQUEST);
}

export const tripsRequestSchema = z.discriminatedUnion(
  'action',
  [
    z.object({
      action: z.literal('edit'),
      trip_id: z.uuid(),
      /** In the order in which they were made; one that arrives again changes nothing. */
      edits: z
        .array(pendingEditSchema)
        .check(z.minLength(1, 'must hold an edit'), z.maxLength(MAX_EDITS_A_REQUEST)),
    }),
    z.object({
      action: z.literal('copy'),
      trip_id: z.uuid(),
      /** The copy's to be, client-made: a repeat makes no second one. */
      copy_id: z.uuid(),
    }),
    z.object({
      action: z.literal('bring'),
      /** Client-made: what is there under it stays as it is. */
      trip_id: z.uuid(),
      trip: broughtTripSchema,
    }),
    z.object({ action: z.literal('delete'), trip_id: z.uuid() }),
    /** The trip's links; made, taken back. Each is answered with those that open. */
    z.object({ action: z.literal('links'), trip_id: z.uuid() }),
    z.object({ action: z.literal('link'), trip_id: z.uuid(), link: newLinkSchema }),
    z.object({ action: z.literal('unlink'), trip_id: z.uuid(), link_id: z.uuid() }),
  ],
  { error: 'must be edit, copy, bring, delete, links, link or unlink' },
);

export const copyReplySchema = z.object({ trip: tripSchema });

export const editsReplySchema = z.object({
  /** As it is after the edits. */
  trip: tripSchema,
  outcomes: z.array(
    z.object({
      id: z.uuid(),
      /** `conflict`, `gone`: it changed nothing, and is kept in the trip's history. */
      status: z.enum(['applied', 'conflict', 'gone']),
      /** Why it was not applied, in words for the traveller. */
      message: z.nullable(z.string()),
    }),
  ),
});
export type EditsReply = z.infer<typeof editsReplySchema>;
