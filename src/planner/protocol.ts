/** What the page and the planner's worker say to each other; each reads the other's messages by these schemas. */
import * as z from 'zod/mini';
import { PACK_PARTS } from '@domain/plannerFiles.ts';
import { MAX_RECORDED_OFFERS, recordedOffersSchema, travellerSchema } from '@domain/chat/answeredHere.ts';
import { suggestionSchema } from '@domain/chat/chatApi.ts';
import { MAX_MESSAGE_CHARS } from '@domain/chat/messageSize.ts';
import { chatResultsSchema } from '@domain/chat/results.ts';
import { checkedPlanSchema } from '@domain/itinerary/itinerary.ts';
import { flightOfferSchema, hotelOfferSchema, tourOfferSchema } from '@domain/offers/offers.ts';
import {
  flightSearchParamsSchema,
  hotelSearchParamsSchema,
  tourSearchParamsSchema,
} from '@domain/search/searchApi.ts';
import { MAX_TRIPS, tripContentsSchema, tripHeadSchema, tripOffersSchema } from '@domain/trips/trip.ts';

/** Searches that are looked through; a device keeps fewer. */
const MAX_KEPT_SEARCHES = 200;
/** Offers of one search as a provider may send them; the best of them are used (recorder.ts). */
const MAX_KEPT_OFFERS = 50 * MAX_RECORDED_OFFERS;

const instant = z.iso.datetime({ offset: true });

function kept<Params extends z.ZodMiniType, Offer extends z.ZodMiniType>(params: Params, offer: Offer) {
  const search = z.object({
    params,
    offers: z.array(offer).check(z.maxLength(MAX_KEPT_OFFERS)),
    seenAt: instant,
  });
  return z.array(search).check(z.maxLength(MAX_KEPT_SEARCHES));
}

const keptTripSchema = z.extend(tripContentsSchema, z.pick(tripHeadSchema, { id: true, title: true }).shape);

const askedHereSchema = z.object({
  message: z.string().check(z.minLength(1), z.maxLength(MAX_MESSAGE_CHARS)),
  at: instant,
  traveller: travellerSchema,
  trip: z.nullable(keptTripSchema),
  previous: z.nullable(tripContentsSchema),
  others: z.array(tripHeadSchema).check(z.maxLength(MAX_TRIPS)),
  full: z.boolean(),
  searches: z.object({
    marker: z.string().check(z.maxLength(100)),
    flights: kept(flightSearchParamsSchema, flightOfferSchema),
    hotels: kept(hotelSearchParamsSchema, hotelOfferSchema),
    tours: kept(tourSearchParamsSchema, tourOfferSchema),
  }),
});

export const toPlannerSchema = z.object({ id: z.int(), asked: askedHereSchema });
export type ToPlanner = z.output<typeof toPlannerSchema>;

const pricedSchema = z.pick(tripOffersSchema, { marker: true, seenAt: true });

const madeChange = z.object({
  kind: z.enum(['created', 'changed']),
  contents: tripContentsSchema,
  title: z.string(),
  startsOn: z.nullable(z.string()),
  endsOn: z.nullable(z.string()),
  homeZone: z.nullable(z.string()),
});
const changeSchema = z.union([
  madeChange,
  z.object({ kind: z.enum(['none', 'undone', 'left']) }),
  z.object({ kind: z.literal('opened'), tripId: z.uuid() }),
]);

const tokens = z.optional(z.number().check(z.nonnegative()));

const toldHereSchema = z.object({
  answer: z.object({
    reply: z.string(),
    lead: z.string(),
    suggestions: z.array(suggestionSchema),
    results: chatResultsSchema,
    priced: z.optional(pricedSchema),
    plan: z.optional(checkedPlanSchema),
    change: changeSchema,
    usage: z.object({ inputTokens: tokens, outputTokens: tokens, totalTokens: tokens }),
  }),
  offers: recordedOffersSchema,
});

export const fromPlannerSchema = z.discriminatedUnion('type', [
  /** The program and what it needs anywhere are there. */
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('told'), id: z.int(), told: toldHereSchema }),
  /** A part could not be had. */
  z.object({ type: z.literal('missing'), id: z.int(), part: z.enum(PACK_PARTS) }),
  /** The account keeps as many trips as it can. */
  z.object({ type: z.literal('noFurtherTrip'), id: z.int() }),
  /** It could not be answered, or the message could not be read: a fault of the program. Its id is null where it had none. */
  z.object({ type: z.literal('failed'), id: z.nullable(z.int()), why: z.string() }),
]);
export type FromPlanner = z.output<typeof fromPlannerSchema>;
