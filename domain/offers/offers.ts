/**
 * Offers as the functions answer them (requirements §3). Fields of the spec keep its names; what Waymark adds is
 * optional, so that an answer of any provider fits.
 */
import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(200));
/** US dollars; no price is higher, and a greater number would be written with hundreds of digits. */
export const MAX_DOLLARS = 10_000_000;
export const dollars = z.number().check(z.nonnegative(), z.maximum(MAX_DOLLARS));
/** A link; what stands before an @ in it looks like the site that it leads to. */
export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .check(z.maxLength(2_000), z.refine(hasNoUser, 'must hold no user name'));
/** Minutes; the longest ways of the world take days, not weeks. */
const minutes = z.int().check(z.positive(), z.maximum(10_000));
const isoDateTime = z.iso
  .datetime({ offset: true, local: true })
  .check(z.refine((at) => at >= '1970-01-01' && at < '2200-01-01', 'must lie between 1970 and 2199'));
/** What walks days counts on a next one being later: by years of five figures none is. */
export const isoDate = z.iso
  .date()
  .check(z.refine((date) => date >= '1970-01-01' && date < '2200-01-01', 'must lie between 1970 and 2199'));
export const iataCode = z.string().check(z.regex(/^[A-Z]{3}$/, 'must be a three-letter code'));

/** Flight data from the server (requirements §3). */
export const flightOfferSchema = z.object({
  id: z.string().check(z.maxLength(120)),
  /** IATA code. */
  origin: iataCode,
  destination: iataCode,
  flight_number: text,
  /** Airline IATA designator, two characters. */
  airline: z.string().check(z.maxLength(3)),
  airline_name: z.optional(text),
  /** US dollars for one adult, the whole trip. */
  price: dollars,
  /** ISO 8601, local time at the origin with its offset. */
  departure_at: isoDateTime,
  /** ISO 8601, local time at the destination with its offset, where the provider knows it. */
  arrival_at: z.optional(isoDateTime),
  /** The way back of a round trip: local time at the destination, where it starts. */
  return_at: z.optional(isoDateTime),
  /** Local time at the origin, where it ends. */
  return_arrival_at: z.optional(isoDateTime),
  /** Minutes, door to door of the way back. */
  return_duration: z.optional(minutes),
  /** Stops on the way back. */
  return_transfers: z.optional(z.int().check(z.nonnegative())),
  /** Minutes, door to door of the outbound. */
  duration_to: minutes,
  /** Stops on the outbound. */
  transfers: z.int().check(z.nonnegative()),
  /** IATA codes of the stops, in order, where the provider knows them. */
  via: z.optional(z.array(iataCode).check(z.maxLength(4))),
  /** Path and query on the partner's site, without marker; empty where there is none. */
  link: z.string().check(z.maxLength(2_000)),
  /** True for made-up sample data: shown on screen as such. */
  sample: z.optional(z.boolean()),
});
export type FlightOffer = z.infer<typeof flightOfferSchema>;

const townName = z.optional(z.string().check(z.maxLength(200)));
/** With the towns that were searched for, which may have several airports each; trips from before that was kept have none. */
export const foundFlightSchema = z.extend(flightOfferSchema, { from: townName, to: townName });

/** Hotel data from the server (requirements §3). */
export const hotelOfferSchema = z.object({
  hotelId: z.string().check(z.maxLength(120)),
  hotelName: text,
  stars: z.number().check(z.minimum(0), z.maximum(5)),
  /** US dollars a night. */
  priceFrom: dollars,
  district: z.optional(text),
  imageUrl: z.optional(httpUrl),
  bookingUrl: z.optional(httpUrl),
  sample: z.optional(z.boolean()),
});
export type HotelOffer = z.infer<typeof hotelOfferSchema>;

/** Tour card (requirements §3). */
export const tourOfferSchema = z.object({
  id: z.string().check(z.maxLength(120)),
  name: text,
  /** 0 to 5. */
  rating: z.number().check(z.minimum(0), z.maximum(5)),
  /** In words, as the provider gives it ("3 hours"). */
  duration: text,
  /** US dollars a person. */
  price: dollars,
  bookingUrl: httpUrl,
  sample: z.optional(z.boolean()),
});
export type TourOffer = z.infer<typeof tourOfferSchema>;
/** With the town that was searched for; trips from before that was kept have none. */
export const foundTourSchema = z.extend(tourOfferSchema, { city: townName });

/** Hotels of a chat answer carry the stay they were priced for, so that their links can be made. */
export const stayHotelSchema = z.extend(hotelOfferSchema, { checkIn: isoDate, checkOut: isoDate });
export type StayHotel = z.infer<typeof stayHotelSchema>;

/** As a browser reads the address: without spaces in it, with any number of slashes of either kind. */
function hasNoUser(address: string): boolean {
  const [authority = ''] = address
    .replace(/[\s\p{Cc}]/gu, '')
    .replace(/^[^:]*:[/\\]*/, '')
    .split(/[/\\?#]/, 1);
  return !authority.includes('@');
}
