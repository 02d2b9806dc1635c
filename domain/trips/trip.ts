/** A kept trip: what was asked and still applies, the checked plan it came to, and the offers that the plan rests on. */
import * as z from 'zod/mini';
import { chatResultsSchema } from '../chat/results.ts';
import { checkedPlanSchema } from '../itinerary/itinerary.ts';
import { isoDate } from '../offers/offers.ts';
import { lineField } from '../text/text.ts';

export const MAX_TRIPS = 500;
/** Earlier states of a trip that are kept to be gone back to. */
export const MAX_UNDO = 40;
export const MAX_TRIP_EDITS = 10_000;
/** Bytes that a trip's earlier states may take as they are stored, and its edits: of more, the oldest go. */
export const MAX_HISTORY_BYTES = 2_097_152;
export const MAX_TITLE_CHARS = 120;
/** Longest spec as JSON, in characters. */
export const MAX_SPEC_CHARS = 20_000;

/**
 * What was asked, in the engine's own form (engine/trip/spec.ts reads it). Everyone else keeps it as it is: a spec of a
 * newer version must survive an older app.
 */
export const storedSpecSchema = z
  .looseObject({ version: z.int().check(z.positive()) })
  .check(z.refine((spec) => JSON.stringify(spec).length <= MAX_SPEC_CHARS, 'is too long'));
export type StoredSpec = z.infer<typeof storedSpecSchema>;

/** The offers that were found for a trip, priced at `seenAt`. */
export const tripOffersSchema = z.extend(chatResultsSchema, {
  marker: z._default(z.string().check(z.maxLength(100)), ''),
  seenAt: z.iso.datetime({ offset: true }),
});
export type TripOffers = z.infer<typeof tripOffersSchema>;

const tripStateSchema = z.enum(['open', 'archived']);

/** A trip without its contents: for lists, and for an answer that carries the contents besides. */
export const tripHeadSchema = z.object({
  id: z.uuid(),
  title: lineField(MAX_TITLE_CHARS).check(z.trim(), z.minLength(1, 'must not be empty')),
  state: tripStateSchema,
  startsOn: z.nullable(isoDate),
  endsOn: z.nullable(isoDate),
  /** IANA zone that the traveller sets out from; null where nobody said. */
  homeZone: z.nullable(z.string().check(z.maxLength(60))),
  /** Counts the changes; made by the server alone. */
  revision: z.int().check(z.nonnegative()),
  /** Changes that can be taken back. */
  undoDepth: z.int().check(z.minimum(0), z.maximum(MAX_UNDO)),
  /** ISO instant, by the server's clock. */
  updatedAt: z.iso.datetime({ offset: true }),
});
export type TripHead = z.infer<typeof tripHeadSchema>;

/** What a change can make different, and undo brings back. */
export const tripContentsSchema = z.object({
  /** Null where a plan came without one: from before trips were kept, or from a language model. */
  spec: z.nullable(storedSpecSchema),
  plan: z.nullable(checkedPlanSchema),
  offers: z.nullable(tripOffersSchema),
});
export type TripContents = z.infer<typeof tripContentsSchema>;

export const tripSchema = z.extend(tripHeadSchema, tripContentsSchema.shape);
export type Trip = z.infer<typeof tripSchema>;

/** A state of a trip that undo brings back. Archiving is no part of it: reopening takes that back. */
export type TripVersion = TripContents & Pick<TripHead, 'title' | 'startsOn' | 'endsOn' | 'homeZone'>;
