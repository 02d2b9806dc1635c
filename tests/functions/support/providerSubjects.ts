/** The real providers as the tables of faults try them: how one is asked and what a good answer is made of. */
import type { z } from 'zod';
import { flightOfferSchema, hotelOfferSchema, tourOfferSchema } from '../../../domain/offers/offers.ts';
import { placeSchema } from '../../../domain/search/searchApi.ts';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { createAviasales } from '../../../supabase/functions/_shared/providers/real/aviasales.ts';
import { createLiteApi } from '../../../supabase/functions/_shared/providers/real/liteapi.ts';
import { createTravelpayoutsPlaces } from '../../../supabase/functions/_shared/providers/real/travelpayoutsPlaces.ts';
import { createViator } from '../../../supabase/functions/_shared/providers/real/viator.ts';
import { TODAY } from './assistant.ts';
import {
  AVIASALES_ITEM,
  aviasalesReply,
  LITEAPI_HOTEL,
  LITEAPI_RATE,
  PLACE_ROW,
  VIATOR_PRODUCT,
  viatorReply,
} from './providerShapes.ts';
import type { HttpOptions } from '../../../supabase/functions/_shared/providers/fetchJson.ts';

/** Must never stand in an error or a log line. */
export const KEY = 'very-secret-key';

export interface Subject {
  readonly name: string;
  /** As ProviderError names it. */
  readonly provider: string;
  /** Asks for what the good answer holds. */
  readonly ask: (http: HttpOptions) => Promise<unknown[]>;
  /** Requests that come before the one at stake, with their good answers. */
  readonly before: readonly unknown[];
  /** The answer at stake, made of its items. */
  readonly wrap: (items: readonly unknown[]) => unknown;
  readonly item: Readonly<Record<string, unknown>>;
  /** The least that an item of use holds. */
  readonly sparse: Readonly<Record<string, unknown>>;
  /** Requests that come after it, with their good answers. */
  readonly after: readonly unknown[];
  /** Answers that say "nothing found". */
  readonly empty: readonly unknown[];
  readonly result: z.core.$ZodType;
}

/** A city of the gazetteer. */
export async function place(name: string) {
  const found = (await loadGazetteer()).byName(name);
  if (!found) throw new Error(`${name} is not in the gazetteer`);
  return found;
}

const flights = async (http: HttpOptions) =>
  createAviasales({ ...http, token: KEY, market: 'gb' }).search({
    origin: await place('London'),
    destination: await place('Kyoto'),
    departure: '2027-04-12',
    returnDate: '2027-04-17',
    passengers: 2,
    today: TODAY,
  });

const hotels = async (http: HttpOptions) =>
  createLiteApi({ ...http, key: KEY }).search({
    destination: await place('Kyoto'),
    checkin: '2027-04-13',
    checkout: '2027-04-17',
    today: TODAY,
  });

const tours = async (http: HttpOptions) =>
  createViator({ ...http, key: KEY }).search({ destination: await place('Kyoto') });

const inData = (data: readonly unknown[]) => ({ data });
const noAvailability = { error: { code: 2001, message: 'no availability found' } };

export const SUBJECTS: readonly Subject[] = [
  {
    name: 'Aviasales',
    provider: 'Aviasales',
    ask: flights,
    before: [],
    wrap: aviasalesReply,
    item: AVIASALES_ITEM,
    sparse: {
      origin: 'LON',
      destination: 'OSA',
      price: 700,
      airline: 'BA',
      flight_number: 7,
      departure_at: AVIASALES_ITEM.departure_at,
      return_at: null,
      duration: 860,
      link: null,
    },
    after: [],
    empty: [aviasalesReply([]), aviasalesReply(null)],
    result: flightOfferSchema,
  },
  {
    name: 'LiteAPI, the hotels of a city',
    provider: 'LiteAPI',
    ask: hotels,
    before: [],
    wrap: inData,
    item: LITEAPI_HOTEL,
    sparse: { id: 'lp1a2b3', name: 'Hotel of the Stub' },
    after: [inData([LITEAPI_RATE])],
    empty: [inData([]), {}, null],
    result: hotelOfferSchema,
  },
  {
    name: 'LiteAPI, their rates',
    provider: 'LiteAPI',
    ask: hotels,
    before: [inData([LITEAPI_HOTEL])],
    wrap: inData,
    item: LITEAPI_RATE,
    sparse: {
      hotelId: 'lp1a2b3',
      roomTypes: [{ rates: [{ retailRate: { total: [{ amount: 400 }] } }] }],
    },
    after: [],
    empty: [inData([]), {}, noAvailability, inData([{ hotelId: 'lp1a2b3', roomTypes: [] }])],
    result: hotelOfferSchema,
  },
  {
    name: 'Viator',
    provider: 'Viator',
    ask: tours,
    before: [],
    wrap: viatorReply,
    item: VIATOR_PRODUCT,
    sparse: {
      productCode: '5010P1',
      title: 'Kyoto morning walk',
      productUrl: 'https://www.viator.com/tours/5010P1',
      pricing: { summary: { fromPrice: 40 } },
    },
    after: [],
    empty: [viatorReply([]), {}, { products: {} }],
    result: tourOfferSchema,
  },
  {
    name: 'Travelpayouts places',
    provider: 'Travelpayouts places',
    ask: (http) => createTravelpayoutsPlaces(http).suggest('heathrow', 'en', 8),
    before: [],
    wrap: (items) => items,
    item: PLACE_ROW,
    sparse: { code: 'LHR', name: 'Heathrow' },
    after: [],
    empty: [[]],
    result: placeSchema,
  },
];
