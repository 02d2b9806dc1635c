/**
 * A turn of the assistant that a device answered by itself, without a network: all that its answer rests on beside the
 * message and the trip. The server runs the same engine on the same and comes to the same answer (docs/decisions/0021).
 */
import * as z from 'zod/mini';
import { instantField } from '../dates/instant.ts';
import { MAX_CHOICE_CHARS, MAX_CHOICES, MAX_NOTES_CHARS, MAX_TEXT_CHARS } from '../profile/profile.ts';
import { undoOfField } from '../trips/undo.ts';
import { dollars, flightOfferSchema, hotelOfferSchema, isoDate, tourOfferSchema } from '../offers/offers.ts';

/** Largest request of token-chat that carries such a turn, in bytes. */
export const MAX_ANSWERED_HERE_BYTES = 384 * 1024;
/** Offers that are kept of one search, and searches of one kind. */
export const MAX_RECORDED_OFFERS = 20;
export const MAX_RECORDED_SEARCHES = 12;
/** How long after it was answered a device can send such a turn, in days. */
export const MAX_ANSWERED_HERE_DAYS = 60;

/** A place as the searches of one engine name it (`placeKey` in engine/offers/recordedOffers.ts). */
const placeKey = z.string().check(z.minLength(1), z.maxLength(300));
/** Texts and choices are as long as those that a profile can hold. */
const line = z.string().check(z.maxLength(MAX_TEXT_CHARS));
const choices = z.array(z.string().check(z.maxLength(MAX_CHOICE_CHARS))).check(z.maxLength(MAX_CHOICES));

/** Before that a year may be written in ways that a later reader refuses; one that is too late is taken back to now. */
function isOfThisAge(iso: string): boolean {
  return Date.parse(iso) >= 0;
}

/** What was read of the profile (domain/profile/traveller.ts). */
export const travellerSchema = z.object({
  today: isoDate,
  nickname: z.exactOptional(line),
  homeLocation: z.exactOptional(line),
  interests: choices,
  travelStyle: z.exactOptional(line),
  budgetPerNight: z.exactOptional(dollars),
  stayTypes: z.exactOptional(choices),
  notes: z.exactOptional(z.string().check(z.maxLength(MAX_NOTES_CHARS))),
  amenities: z.exactOptional(choices),
});

/** Answers of searches, made earlier and kept on the device. A search that is not among them found nothing, for want of a network. */
export const recordedOffersSchema = z.object({
  /** Affiliate marker for their links. */
  marker: z.string().check(z.maxLength(100)),
  /** ISO instant of the oldest of them; null where there is none. */
  seenAt: z.nullable(
    z.iso.datetime({ offset: true }).check(z.refine(isOfThisAge, 'must not lie before 1970')),
  ),
  flights: z
    .array(
      z.object({
        origin: placeKey,
        destination: placeKey,
        departure: z.nullable(isoDate),
        returnDate: z.nullable(isoDate),
        passengers: z.int().check(z.minimum(1), z.maximum(9)),
        offers: z.array(flightOfferSchema).check(z.maxLength(MAX_RECORDED_OFFERS)),
      }),
    )
    .check(z.maxLength(MAX_RECORDED_SEARCHES)),
  hotels: z
    .array(
      z.object({
        destination: placeKey,
        checkin: z.nullable(isoDate),
        checkout: z.nullable(isoDate),
        offers: z.array(hotelOfferSchema).check(z.maxLength(MAX_RECORDED_OFFERS)),
      }),
    )
    .check(z.maxLength(MAX_RECORDED_SEARCHES)),
  tours: z
    .array(
      z.object({
        destination: placeKey,
        offers: z.array(tourOfferSchema).check(z.maxLength(MAX_RECORDED_OFFERS)),
      }),
    )
    .check(z.maxLength(MAX_RECORDED_SEARCHES)),
});
export type RecordedOffers = z.output<typeof recordedOffersSchema>;

export const answeredHereSchema = z.object({
  /** When it was answered, by the device's clock: dates in words count from it. */
  at: instantField.check(z.refine(isOfThisAge, 'must not lie before 1970')),
  traveller: travellerSchema,
  offers: recordedOffersSchema,
  /** Of an answer that takes the newest change of a trip back: which (domain/trips/undo.ts), on which revision. */
  undoes: z.exactOptional(z.object({ of: undoOfField, baseRevision: z.int().check(z.nonnegative()) })),
});
export type AnsweredHere = z.output<typeof answeredHereSchema>;
