/** Everything from outside, chosen by environment; each has an embedded default that needs no key. */
import type { LanguageModel } from 'ai';
import { createModel } from '../assistant/model.ts';
import { createAviasales } from './aviasales.ts';
import { createN8nFollowUp, type FollowUpProvider } from './followUp.ts';
import { embeddedPlaces, type PlacesProvider } from './places.ts';
import { sampleFlights } from './sample/flights.ts';
import { sampleHotels } from './sample/hotels.ts';
import { sampleTours } from './sample/tours.ts';
import { createTravelpayoutsPlaces } from './travelpayoutsPlaces.ts';
import type { Env } from '../env.ts';
import type { FlightProvider } from './flights.ts';
import type { HotelProvider } from './hotels.ts';
import type { TourProvider } from './tours.ts';

export interface Providers {
  readonly model: LanguageModel;
  readonly flights: FlightProvider;
  readonly hotels: HotelProvider;
  readonly tours: TourProvider;
  readonly places: PlacesProvider;
  /** null where nothing sends letters. */
  readonly followUp: FollowUpProvider | null;
  readonly payments?: Subscriptions;
  /** Affiliate marker for partner links; empty where none is configured. */
  readonly marker: string;
  /** Longest a turn with the model may take, in milliseconds. */
  readonly modelTimeoutMs: number;
}

/** What deleting an account asks of whoever takes the payments. */
interface Subscriptions {
  /** Ends every live subscription of an account. @throws when that could not be done */
  cancelSubscriptions(userId: string): Promise<void>;
}

/** The providers that an environment asks for. */
export function createProviders(env: Env, fetch: typeof globalThis.fetch): Providers {
  const token = env.TRAVELPAYOUTS_TOKEN;
  return {
    model: createModel(env, fetch),
    flights:
      token === undefined
        ? sampleFlights
        : createAviasales({ token, market: env.TRAVELPAYOUTS_MARKET, fetch }),
    hotels: sampleHotels,
    tours: sampleTours,
    places: token === undefined ? embeddedPlaces : createTravelpayoutsPlaces({ fetch }),
    followUp:
      env.N8N_WEBHOOK_URL === undefined ? null : createN8nFollowUp({ url: env.N8N_WEBHOOK_URL, fetch }),
    marker: env.TRAVELPAYOUTS_MARKER,
    modelTimeoutMs: env.LLM_TIMEOUT_MS,
  };
}
