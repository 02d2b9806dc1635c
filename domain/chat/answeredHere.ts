/**
 * A turn of the assistant that a device answered by itself, without a network: all that its answer rests on beside the
 * message and the trip. The server runs the same engine on the same and comes to the same answer (docs/decisions/0021).
 */
import { z } from 'zod';
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
const placeKey = z.string().min(1).max(300);
/** Texts and choices are as long as those that a profile can hold. */
const line = z.string().max(MAX_TEXT_CHARS);
const choices = z.array(z.string().max(MAX_CHOICE_CHARS)).max(MAX_CHOICES);

/** Before that a year may be written in ways that a later reader refuses; one that is too late is taken back to now. */
function isOfThisAge(iso: string): boolean {
  return Date.parse(iso) >= 0;
}

/** What was read of the profile (domain/profile/traveller.ts). */
export const travellerSchema = z.object({
  today: isoDate,
  nickname: line.exactOptional(),
  homeLocation: line.exactOptional(),
  interests: choices,
  travelStyle: line.exactOptional(),
  budgetPerNight: dollars.exactOptional(),
  stayTypes: choices.exactOptional(),
  notes: z.string().max(MAX_NOTES_CHARS).exactOptional(),
  amenities: choices.exactOptional(),
});

/** Answers of searches, made earlier and kept on the device. A search that is not among them found nothing, for want of a network. */
export const recordedOffersSchema = z.object({
  /** Affiliate marker for their links. */
  marker: z.string().max(100),
  /** ISO instant of the oldest of them; null where there is none. */
  seenAt: z.iso.datetime({ offset: true }).refine(isOfThisAge, 'must not lie before 1970').nullable(),
  flights: z
    .array(
      z.object({
        origin: placeKey,
        destination: placeKey,
        departure: isoDate.nullable(),
        returnDate: isoDate.nullable(),
        passengers: z.number().int().min(1).max(9),
        offers: z.array(flightOfferSchema).max(MAX_RECORDED_OFFERS),
      }),
    )
    .max(MAX_RECORDED_SEARCHES),
  hotels: z
    .array(
      z.object({
        destination: placeKey,
        checkin: isoDate.nullable(),
        checkout: isoDate.nullable(),
        offers: z.array(hotelOfferSchema).max(MAX_RECORDED_OFFERS),
      }),
    )
    .max(MAX_RECORDED_SEARCHES),
  tours: z
    .array(z.object({ destination: placeKey, offers: z.array(tourOfferSchema).max(MAX_RECORDED_OFFERS) }))
    .max(MAX_RECORDED_SEARCHES),
});
export type RecordedOffers = z.output<typeof recordedOffersSchema>;

export const answeredHereSchema = z.object({
  /** When it was answered, by the device's clock: dates in words count from it. */
  at: instantField.refine(isOfThisAge, 'must not lie before 1970'),
  traveller: travellerSchema,
  offers: recordedOffersSchema,
  /** Of an answer that takes the newest change of a trip back: which (domain/trips/undo.ts), on which revision. */
  undoes: z.object({ of: undoOfField, baseRevision: z.number().int().nonnegative() }).exactOptional(),
});
export type AnsweredHere = z.output<typeof answeredHereSchema>;
