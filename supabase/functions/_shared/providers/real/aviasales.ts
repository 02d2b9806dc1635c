/**
 * Flights from the Aviasales Data API (Travelpayouts), prices_for_dates v3: cached prices of the last days, in US
 * dollars, for one adult in economy.
 */
import { z } from 'zod';
import { daysBetween } from '../../../../../domain/dates/calendar.ts';
import { iataCode, type FlightOffer } from '../../../../../domain/offers/offers.ts';
import { loadGazetteer, type Gazetteer } from '../../../../../engine/facts/gazetteer.ts';
import { timeZoneOf, toLocalIso } from '../../../../../engine/facts/geo.ts';
import { ProviderError } from '../error.ts';
import { endpoint, fetchJson, type HttpOptions } from '../fetchJson.ts';
import type { Airport } from '../../../../../engine/facts/types.ts';
import type { FlightProvider } from '../flights.ts';
import type { FlightQuery } from '../../../../../engine/offers/offerSource.ts';

const BASE_URL = 'https://api.travelpayouts.com';
const LIMIT = 30;
/** The API refuses round trips that are longer. */
const MAX_STAY_DAYS = 30;

const itemSchema = z.object({
  origin: iataCode,
  destination: iataCode,
  origin_airport: z.nullish(iataCode),
  destination_airport: z.nullish(iataCode),
  price: z.number().nonnegative(),
  airline: z.string().max(3),
  flight_number: z.union([z.string(), z.number()]).transform(String),
  departure_at: z.iso.datetime({ offset: true }),
  return_at: z.iso.datetime({ offset: true }).nullish(),
  transfers: z.number().int().nonnegative().nullish(),
  return_transfers: z.number().int().nonnegative().nullish(),
  duration: z.number().int().nullish(),
  duration_to: z.number().int().nullish(),
  duration_back: z.number().int().nullish(),
  link: z.string().max(2_000).nullish(),
});

const replySchema = z.object({
  success: z.boolean(),
  data: z.array(z.unknown()).nullish(),
});

export interface AviasalesOptions extends HttpOptions {
  readonly token: string;
  /** Two letters: whose prices. */
  readonly market: string;
}

/** The provider for a token. */
export function createAviasales(options: AviasalesOptions): FlightProvider {
  return {
    async search(query) {
      if (isTooLong(query)) return [];
      const reply = await fetchJson({
        provider: 'Aviasales',
        url: searchUrl(query, options),
        schema: replySchema,
        headers: { 'x-access-token': options.token },
        http: options,
      });
      if (!reply.success) throw new ProviderError('Aviasales', 'refused the search');
      const gazetteer = await loadGazetteer();
      // one odd item must not cost the traveller the others
      return (reply.data ?? [])
        .flatMap((item) => {
          const parsed = itemSchema.safeParse(item);
          return parsed.success ? toOffer(parsed.data, gazetteer) : [];
        })
        .sort((a, b) => a.price - b.price);
    },
  };
}

function isTooLong({ departure, returnDate }: FlightQuery): boolean {
  return departure !== null && returnDate !== null && daysBetween(departure, returnDate) > MAX_STAY_DAYS;
}

function searchUrl(query: FlightQuery, { market, baseUrl }: AviasalesOptions): URL {
  const url = endpoint(baseUrl ?? BASE_URL, '/aviasales/v3/prices_for_dates');
  const params = {
    origin: query.origin.code,
    destination: query.destination.code,
    ...(query.departure === null ? {} : { departure_at: query.departure }),
    ...(query.returnDate === null ? {} : { return_at: query.returnDate }),
    one_way: String(query.returnDate === null),
    direct: 'false',
    market,
    currency: 'usd',
    sorting: 'price',
    limit: String(LIMIT),
  };
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url;
}

/** The offer of an item; none when it does not say how long the flight takes. */
function toOffer(item: z.output<typeof itemSchema>, gazetteer: Gazetteer): FlightOffer[] {
  const minutes = item.duration_to ?? item.duration ?? 0;
  if (minutes <= 0) return [];
  const origin = item.origin_airport ?? item.origin;
  const destination = item.destination_airport ?? item.destination;
  const landing = landingAt(item.departure_at, minutes, gazetteer.airport(destination));
  return [
    {
      id: `aviasales-${item.airline}${item.flight_number}-${origin}${destination}-${item.departure_at}-${item.price}`,
      origin,
      destination,
      flight_number: item.flight_number.slice(0, 200),
      airline: item.airline,
      price: item.price,
      departure_at: item.departure_at,
      ...(landing ? { arrival_at: landing } : {}),
      ...wayBack(item, gazetteer.airport(origin)),
      duration_to: minutes,
      transfers: item.transfers ?? 0,
      link: item.link ?? '',
    },
  ];
}

type WayBack = Pick<FlightOffer, 'return_at' | 'return_arrival_at' | 'return_duration' | 'return_transfers'>;

/** What the item says of the way back, which ends at `home`. */
function wayBack(item: z.output<typeof itemSchema>, home: Airport | null): WayBack {
  if (!item.return_at) return {};
  const minutes = item.duration_back ?? 0;
  const landing = minutes > 0 ? landingAt(item.return_at, minutes, home) : undefined;
  return {
    return_at: item.return_at,
    ...(landing ? { return_arrival_at: landing } : {}),
    ...(minutes > 0 ? { return_duration: minutes } : {}),
    ...(typeof item.return_transfers === 'number' ? { return_transfers: item.return_transfers } : {}),
  };
}

/** The local time at which a flight lands; unknown where the airport is. */
function landingAt(departure: string, minutes: number, airport: Airport | null): string | undefined {
  if (!airport) return undefined;
  return toLocalIso(new Date(Date.parse(departure) + minutes * 60_000), timeZoneOf(airport));
}
