/** Everything from outside, chosen by environment; each has an embedded default that needs no key. */
import { createModel, type Model } from '../assistant/model/completions.ts';
import { createAviasales } from './real/aviasales.ts';
import { withHotellookScheme } from './real/hotellook.ts';
import { createLiteApi } from './real/liteapi.ts';
import { createPayments, type PaymentsProvider } from './payments/payments.ts';
import { createN8nFollowUp, type FollowUpProvider } from './followUp.ts';
import { embeddedPlaces, type PlacesProvider } from './places.ts';
import { sampleFlights } from './sample/flights.ts';
import { sampleHotels } from './sample/hotels.ts';
import { sampleTours } from './sample/tours.ts';
import { createTravelpayoutsPlaces } from './real/travelpayoutsPlaces.ts';
import { createViator } from './real/viator.ts';
import type { Env } from '../env.ts';
import type { FlightProvider } from './flights.ts';
import type { HotelProvider } from './hotels.ts';
import type { TourProvider } from './tours.ts';

export interface Providers {
  /** Null where none is configured: the rules read alone. */
  readonly model: Model | null;
  readonly flights: FlightProvider;
  readonly hotels: HotelProvider;
  readonly tours: TourProvider;
  readonly places: PlacesProvider;
  /** null where nothing sends letters. */
  readonly followUp: FollowUpProvider | null;
  readonly payments: PaymentsProvider;
  /** Affiliate marker for partner links; empty where none is configured. */
  readonly marker: string;
}

/** The providers that an environment asks for. */
export function createProviders(env: Env, fetch: typeof globalThis.fetch): Providers {
  const token = env.TRAVELPAYOUTS_TOKEN;
  return {
    model: createModel(env, fetch),
    flights:
      token === undefined
        ? sampleFlights
        : createAviasales({
            token,
            market: env.TRAVELPAYOUTS_MARKET,
            baseUrl: env.AVIASALES_BASE_URL,
            fetch,
          }),
    hotels: createHotels(env, fetch),
    tours:
      env.VIATOR_KEY === undefined
        ? sampleTours
        : createViator({ key: env.VIATOR_KEY, baseUrl: env.VIATOR_BASE_URL, fetch }),
    places:
      token === undefined
        ? embeddedPlaces
        : createTravelpayoutsPlaces({ baseUrl: env.PLACES_BASE_URL, fetch }),
    payments: createPayments(env, fetch),
    followUp:
      env.N8N_WEBHOOK_URL === undefined ? null : createN8nFollowUp({ url: env.N8N_WEBHOOK_URL, fetch }),
    marker: env.TRAVELPAYOUTS_MARKER,
  };
}

function createHotels(env: Env, fetch: typeof globalThis.fetch): HotelProvider {
  if (env.LITEAPI_KEY === undefined) return sampleHotels;
  const hotels = createLiteApi({
    key: env.LITEAPI_KEY,
    baseUrl: env.LITEAPI_BASE_URL,
    whiteLabelUrl: env.LITEAPI_WHITELABEL_URL,
    fetch,
  });
  return withHotellookScheme(hotels, {
    linkUrl: env.HOTELLOOK_LINK_URL,
    photoUrl: env.HOTELLOOK_PHOTO_URL,
    marker: env.TRAVELPAYOUTS_MARKER,
  });
}
