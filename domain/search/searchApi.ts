/** Requests and answers of travel-search-proxy and of location autocomplete (requirements §3 and §7). */
import * as z from 'zod/mini';
import {
  dollars,
  flightOfferSchema,
  hotelOfferSchema,
  iataCode,
  isoDate,
  tourOfferSchema,
} from '../offers/offers.ts';
import { isPlainLine } from '../text/text.ts';

export const MAX_PASSENGERS = 9;

/** Location suggestion (requirements §3): `code` is copied to `iata`. */
export const placeSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  city_name: z.string().check(z.maxLength(120)),
  country_name: z.string().check(z.maxLength(120)),
  code: iataCode,
  iata: z.optional(iataCode),
});
export type Place = z.infer<typeof placeSchema>;

/** What location autocomplete is asked. */
export const placesQuerySchema = z.object({
  q: z
    .string({ error: 'is required' })
    .check(z.trim(), z.maxLength(120), z.refine(isPlainLine, 'holds characters that no place has')),
  locale: z._default(
    z.string().check(z.regex(/^[a-z]{2}$/, 'must be a two-letter language such as en')),
    'en',
  ),
});

/** What a search keeps of a place: its name, and its code where one was picked from the list. */
const placeRefSchema = z.object({
  name: z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(120),
    z.refine(isPlainLine, 'holds characters that no place has'),
    z.refine((name) => /\p{L}/u.test(name), 'must be the name of a place'),
  ),
  code: z.optional(iataCode),
});
export type PlaceRef = z.infer<typeof placeRefSchema>;

/** Four digits of year are all that an ISO date has: the day after must be one too. */
const LAST_DATE = '2099-12-31';
const travelDate = isoDate.check(z.refine((date) => date <= LAST_DATE, 'is too far ahead'));

/** ISO date; null is any date, and so is one that is left out or blank. Of an ISO date-time the date counts. */
const openDate = z.pipe(
  z.transform((value) => {
    if (typeof value !== 'string') return value ?? null;
    const date = value.trim();
    if (date === '') return null;
    return /^\d{4}-\d{2}-\d{2}T/.test(date) ? date.slice(0, 10) : date;
  }),
  z.nullable(travelDate),
);

/** One where none are counted; digits count as their number. */
const passengers = z.pipe(
  z.transform((value) => {
    const typed = typeof value === 'string' ? value.trim() : (value ?? '');
    if (typed === '') return 1;
    return typeof typed === 'string' && /^\d{1,3}$/.test(typed) ? Number(typed) : typed;
  }),
  z
    .number({ error: 'must be a number' })
    .check(
      z.int('must be a whole number'),
      z.minimum(1, 'must be at least 1'),
      z.maximum(MAX_PASSENGERS, `must be at most ${MAX_PASSENGERS}`),
    ),
);

export const flightSearchParamsSchema = z.object({
  from: placeRefSchema,
  to: placeRefSchema,
  departure: openDate,
  returnDate: openDate,
  tripType: z.enum(['return', 'one-way'], { error: 'must be return or one-way' }),
  passengers,
});
export type FlightSearchParams = z.infer<typeof flightSearchParamsSchema>;

export const hotelSearchParamsSchema = z.object({
  destination: placeRefSchema,
  checkin: openDate,
  checkout: openDate,
});
export type HotelSearchParams = z.infer<typeof hotelSearchParamsSchema>;

export const tourSearchParamsSchema = z.object({ destination: placeRefSchema });
export type TourSearchParams = z.infer<typeof tourSearchParamsSchema>;

export const searchRequestSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('flights'), params: flightSearchParamsSchema }),
  z.object({ type: z.literal('hotels'), params: hotelSearchParamsSchema }),
  z.object({ type: z.literal('tours'), params: tourSearchParamsSchema }),
]);
export type SearchRequest = z.infer<typeof searchRequestSchema>;

const replyFields = {
  success: z.boolean(),
  /** Affiliate marker; empty where none is configured. */
  marker: z.optional(z.string().check(z.maxLength(100))),
  error: z.optional(z.string().check(z.maxLength(500))),
  message: z.optional(z.string().check(z.maxLength(500))),
  /** ISO instant at which the provider gave these prices. */
  seenAt: z.optional(z.iso.datetime({ offset: true })),
};

/** What the same journey costs when it starts on another day. */
const fareDaySchema = z.object({
  departure: isoDate,
  /** As many days later as in the search; null for one way. */
  returnDate: z.nullable(isoDate),
  /** US dollars for one adult, the whole trip, the cheapest offer; null where there is none that day. */
  price: z.nullable(dollars),
});
export type FareDay = z.infer<typeof fareDaySchema>;

/** Days shown on each side of the departure. */
export const FARE_DAYS_AROUND = 3;

export const flightSearchReplySchema = z.object({
  ...replyFields,
  data: z.optional(z.array(flightOfferSchema)),
  /** The days around the departure in their order, the departure among them, where the provider can say. */
  fareDays: z.optional(z.array(fareDaySchema).check(z.maxLength(2 * FARE_DAYS_AROUND + 1))),
});
export type FlightSearchReply = z.infer<typeof flightSearchReplySchema>;

export const hotelSearchReplySchema = z.object({
  ...replyFields,
  data: z.optional(z.array(hotelOfferSchema)),
  searchParams: z.optional(z.object({ checkIn: isoDate, checkOut: isoDate })),
  /** The night that the prices are for where the search named no dates. */
  pricedFor: z.optional(z.object({ checkIn: isoDate, checkOut: isoDate })),
});
export type HotelSearchReply = z.infer<typeof hotelSearchReplySchema>;

export const tourSearchReplySchema = z.object({ ...replyFields, data: z.optional(z.array(tourOfferSchema)) });
export type TourSearchReply = z.infer<typeof tourSearchReplySchema>;
