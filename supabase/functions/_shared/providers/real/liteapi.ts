/**
 * Hotels from LiteAPI (Nuitee), v3: the hotels of a city, then the cheapest rate of each for the stay, for two
 * adults in US dollars. Searching the rates by city name answers "no availability", hence two requests.
 */
import { z } from 'zod';
import { addDays, daysBetween } from '../../../../../domain/dates/calendar.ts';
import { ProviderError } from '../error.ts';
import { endpoint, fetchJson, type HttpOptions } from '../fetchJson.ts';
import type { HotelOffer } from '../../../../../domain/offers/offers.ts';
import { anyDateNight, type HotelProvider } from '../hotels.ts';
import type { HotelQuery } from '../../../../../engine/offers/offerSource.ts';

const PROVIDER = 'LiteAPI';
const BASE_URL = 'https://api.liteapi.travel/v3.0';
/** Hotels of a city that are asked for rates. */
const MAX_HOTELS = 60;
const OCCUPANCIES = [{ adults: 2 }];
/** Seconds that LiteAPI may wait for its own suppliers: less than we wait for LiteAPI. */
const SUPPLIER_TIMEOUT_SECONDS = 6;
const NO_AVAILABILITY = 2001;
/** Milliseconds for both requests with what they wait: the app gives a search 25 s. */
export const SEARCH_LIMIT_MS = 22_000;

const httpsUrl = z.url({ protocol: /^https$/ }).max(2_000);

const hotelSchema = z.object({
  id: z.string().min(1).max(120),
  name: z.string().trim().min(1),
  stars: z.coerce.number().min(0).max(5).catch(0),
  main_photo: httpsUrl.nullish().catch(null),
  thumbnail: httpsUrl.nullish().catch(null),
});
type Hotel = z.output<typeof hotelSchema>;

const amountSchema = z.object({ amount: z.number().positive(), currency: z.string().nullish() });

const rateSchema = z.object({
  hotelId: z.string(),
  roomTypes: z.array(
    z
      .object({
        offerRetailRate: amountSchema.nullish().catch(null),
        rates: z
          .array(z.object({ retailRate: z.object({ total: z.array(amountSchema) }) }))
          .nullish()
          .catch(null),
      })
      .catch({}),
  ),
});
type Rate = z.output<typeof rateSchema>;

/** Null stands for 204, "nothing found". */
const replySchema = z
  .object({
    data: z.array(z.unknown()).nullish(),
    error: z.object({ code: z.number().nullish() }).nullish(),
  })
  .nullable();

export interface LiteApiOptions extends HttpOptions {
  readonly key: string;
  /** The operator's white-label site, whose pages hotels link to; without it they carry no link of their own. */
  readonly whiteLabelUrl?: string | undefined;
}

interface Stay {
  readonly checkin: string;
  readonly checkout: string;
}

/** The provider for a key; a sandbox key works with the same address. */
export function createLiteApi(options: LiteApiOptions): HotelProvider {
  return {
    async search(query) {
      const http = { ...options, deadline: AbortSignal.timeout(SEARCH_LIMIT_MS) };
      const hotels = await hotelsOf(query, http);
      if (hotels.size === 0) return [];
      const stay = stayOf(query);
      const rates = await ratesOf([...hotels.keys()], stay, http);
      return rates
        .flatMap((rate) => {
          const hotel = hotels.get(rate.hotelId);
          return hotel ? toOffer(hotel, rate, stay, options) : [];
        })
        .sort((a, b) => a.priceFrom - b.priceFrom);
    },
  };
}

function stayOf({ checkin, checkout, today }: HotelQuery): Stay {
  const first = checkin ?? anyDateNight(today).checkIn;
  return { checkin: first, checkout: checkout ?? addDays(first, 1) };
}

async function hotelsOf({ destination }: HotelQuery, options: LiteApiOptions): Promise<Map<string, Hotel>> {
  const url = endpoint(options.baseUrl ?? BASE_URL, '/data/hotels');
  url.searchParams.set('countryCode', destination.countryCode);
  url.searchParams.set('cityName', destination.city);
  url.searchParams.set('limit', String(MAX_HOTELS));
  const found = await ask(url, hotelSchema, options);
  return new Map(found.slice(0, MAX_HOTELS).map((hotel) => [hotel.id, hotel]));
}

function ratesOf(hotelIds: readonly string[], stay: Stay, options: LiteApiOptions): Promise<Rate[]> {
  return ask(endpoint(options.baseUrl ?? BASE_URL, '/hotels/rates'), rateSchema, options, {
    hotelIds,
    ...stay,
    occupancies: OCCUPANCIES,
    currency: 'USD',
    guestNationality: 'US',
    maxRatesPerHotel: 1,
    timeout: SUPPLIER_TIMEOUT_SECONDS,
  });
}

/** The items of an answer that can be read: one odd item must not cost the traveller the others. */
async function ask<Schema extends z.ZodType>(
  url: URL,
  item: Schema,
  options: LiteApiOptions,
  body?: unknown,
): Promise<z.output<Schema>[]> {
  const reply = await fetchJson({
    provider: PROVIDER,
    url,
    schema: replySchema,
    headers: { 'x-api-key': options.key },
    body,
    http: options,
  });
  const code = reply?.error?.code;
  if (reply?.error && code !== NO_AVAILABILITY) {
    throw new ProviderError(PROVIDER, `refused the search (${code ?? 'no code'})`);
  }
  return (reply?.data ?? []).flatMap((row) => {
    const parsed = item.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });
}

/** The offer of a hotel; none when it has no rate in US dollars. */
function toOffer(hotel: Hotel, rate: Rate, stay: Stay, options: LiteApiOptions): HotelOffer[] {
  const totals = rate.roomTypes.flatMap(({ offerRetailRate, rates }) => {
    const total = offerRetailRate ?? rates?.[0]?.retailRate.total[0];
    return total && (total.currency ?? 'USD') === 'USD' ? [total.amount] : [];
  });
  if (totals.length === 0) return [];
  const nights = Math.max(1, daysBetween(stay.checkin, stay.checkout));
  const photo = hotel.main_photo ?? hotel.thumbnail;
  return [
    {
      hotelId: hotel.id,
      hotelName: hotel.name.slice(0, 200),
      stars: hotel.stars,
      // prices are of the whole stay
      priceFrom: Math.max(1, Math.round(Math.min(...totals) / nights)),
      ...(photo ? { imageUrl: photo } : {}),
      ...(options.whiteLabelUrl === undefined
        ? {}
        : { bookingUrl: whiteLabelLink(options.whiteLabelUrl, hotel.id, stay) }),
    },
  ];
}

function whiteLabelLink(base: string, hotelId: string, { checkin, checkout }: Stay): string {
  const url = endpoint(base, `/hotels/${encodeURIComponent(hotelId)}`);
  const occupancies = btoa(JSON.stringify(OCCUPANCIES));
  const params = { checkin, checkout, occupancies, language: 'en', currency: 'USD' };
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
}
