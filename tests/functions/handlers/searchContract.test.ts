/**
 * What travel-search-proxy answers (requirements §3 and §7), whichever providers stand behind it: the same tests for
 * the embedded ones and for the real ones on a stub.
 */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { functionErrorSchema } from '../../../domain/errors/functionErrors.ts';
import {
  flightSearchReplySchema,
  hotelSearchReplySchema,
  placeSchema,
  tourSearchReplySchema,
} from '../../../domain/search/searchApi.ts';
import { parseEnv } from '../../../supabase/functions/_shared/env.ts';
import { createProviders } from '../../../supabase/functions/_shared/providers/providers.ts';
import { handle as places } from '../../../supabase/functions/places/handler.ts';
import { handle as search } from '../../../supabase/functions/travel-search-proxy/handler.ts';
import { ENV } from '../support/assistant.ts';
import { FakeBackend, post, testDeps } from '../support/backend.ts';
import { loopbacks, type Play, type Received } from '../support/loopback.ts';
import {
  AVIASALES_ITEM,
  aviasalesReply,
  LITEAPI_HOTEL,
  LITEAPI_RATE,
  PLACE_ROW,
  VIATOR_PRODUCT,
  viatorReply,
} from '../support/providerShapes.ts';

const start = loopbacks();

const KEYS = {
  TRAVELPAYOUTS_TOKEN: 'secret-token',
  TRAVELPAYOUTS_MARKER: '12345',
  LITEAPI_KEY: 'secret-liteapi',
  VIATOR_KEY: 'secret-viator',
};

/** The real services, on one stub. */
function services({ url, method }: Received): Play {
  switch (`${method} ${url.pathname}`) {
    case 'GET /aviasales/v3/prices_for_dates':
      return { body: aviasalesReply([AVIASALES_ITEM]) };
    case 'GET /places2':
      return { body: [PLACE_ROW] };
    case 'GET /data/hotels':
      return { body: { data: [LITEAPI_HOTEL] } };
    case 'POST /hotels/rates':
      return { body: { data: [LITEAPI_RATE] } };
    case 'POST /search/freetext':
      return { body: viatorReply([VIATOR_PRODUCT]) };
    default:
      return { status: 404, body: '' };
  }
}

async function realDeps(play: (request: Received) => Play = services, env: Record<string, string> = {}) {
  const server = await start(play);
  const addresses = Object.fromEntries(
    ['AVIASALES', 'PLACES', 'LITEAPI', 'VIATOR'].map((name) => [`${name}_BASE_URL`, server.url]),
  );
  const parsed = parseEnv({ ...ENV, ...KEYS, ...addresses, ...env });
  return testDeps(new FakeBackend(), { providers: createProviders(parsed, fetch) });
}

const noNetwork: typeof fetch = () => Promise.reject(new Error('The embedded providers use no network'));

async function embeddedDeps() {
  const parsed = parseEnv({ ...ENV, TRAVELPAYOUTS_MARKER: KEYS.TRAVELPAYOUTS_MARKER });
  return testDeps(new FakeBackend(), { providers: createProviders(parsed, noNetwork) });
}

const FLIGHTS = {
  type: 'flights',
  params: {
    from: { name: 'London', code: 'LON' },
    to: { name: 'Kyoto' },
    departure: '2027-04-12',
    returnDate: '2027-04-17',
    tripType: 'return',
    passengers: 2,
  },
};
const HOTELS = {
  type: 'hotels',
  params: { destination: { name: 'Kyoto' }, checkin: '2027-04-13', checkout: '2027-04-17' },
};
const TOURS = { type: 'tours', params: { destination: { name: 'Kyoto' } } };

const ask = async (body: unknown, deps: Awaited<ReturnType<typeof realDeps>>) => {
  const response = await search(post(body, null), deps);
  const answer: unknown = await response.json();
  return { status: response.status, answer };
};

/** Fields that the app reads of a search reply, and no others. */
const FIELDS = ['data', 'marker', 'searchParams', 'seenAt', 'success'];
const keysOf = (value: unknown) => Object.keys(z.record(z.string(), z.unknown()).parse(value));

describe.each([
  ['embedded', embeddedDeps, true],
  ['real', () => realDeps(), false],
] as const)('with the %s providers', (_, makeDeps, isSample) => {
  it('answers flights', async () => {
    const { status, answer } = await ask(FLIGHTS, await makeDeps());
    // The prices of the days around come where the provider can say them.
    const fields = FIELDS.filter((field) => field !== 'searchParams');
    expect([status, keysOf(answer).toSorted()]).toEqual([
      200,
      [...fields, ...(isSample ? ['fareDays'] : [])].toSorted(),
    ]);
    const { success, marker, data = [] } = flightSearchReplySchema.parse(answer);
    expect([success, marker]).toEqual([true, '12345']);
    expect(data.length).toBeGreaterThan(0);
    for (const offer of data) {
      expect(keysOf(offer)).toEqual(
        expect.arrayContaining([
          'origin',
          'destination',
          'flight_number',
          'airline',
          'price',
          'departure_at',
          'duration_to',
          'transfers',
          'link',
        ]),
      );
      expect(offer.sample ?? false).toBe(isSample);
      expect(offer.departure_at).toMatch(/^2027-04-12T/);
    }
  });

  it('answers hotels with the stay that their links need', async () => {
    const { status, answer } = await ask(HOTELS, await makeDeps());
    expect([status, keysOf(answer).toSorted()]).toEqual([200, FIELDS]);
    const { success, marker, searchParams, data = [] } = hotelSearchReplySchema.parse(answer);
    expect({ success, marker, searchParams }).toEqual({
      success: true,
      marker: '12345',
      searchParams: { checkIn: '2027-04-13', checkOut: '2027-04-17' },
    });
    expect(data.length).toBeGreaterThan(0);
    for (const offer of data) {
      expect(keysOf(offer)).toEqual(expect.arrayContaining(['hotelId', 'hotelName', 'stars', 'priceFrom']));
      expect(Number.isInteger(offer.priceFrom)).toBe(true);
      expect(offer.sample ?? false).toBe(isSample);
    }
  });

  it('answers hotels without dates, and without a stay', async () => {
    const undated = { ...HOTELS, params: { ...HOTELS.params, checkin: null, checkout: null } };
    const { answer } = await ask(undated, await makeDeps());
    const { success, searchParams, data } = hotelSearchReplySchema.parse(answer);
    expect([success, searchParams, data?.length === 0]).toEqual([true, undefined, false]);
  });

  it('answers tours', async () => {
    const { status, answer } = await ask(TOURS, await makeDeps());
    expect([status, keysOf(answer).toSorted()]).toEqual([
      200,
      FIELDS.filter((field) => field !== 'searchParams'),
    ]);
    const { data = [] } = tourSearchReplySchema.parse(answer);
    expect(data.length).toBeGreaterThan(0);
    for (const offer of data) {
      expect(keysOf(offer)).toEqual(
        expect.arrayContaining(['id', 'name', 'rating', 'duration', 'price', 'bookingUrl']),
      );
      expect(offer.sample ?? false).toBe(isSample);
    }
  });

  it('answers places', async () => {
    const request = new Request('http://x.test/places?q=heathrow&locale=en');
    const found: unknown = await (await places(request, await makeDeps())).json();
    const [first] = z.array(placeSchema).min(1).parse(found);
    expect(first).toMatchObject({
      city_name: 'London',
      country_name: 'United Kingdom',
      code: 'LHR',
      iata: 'LHR',
    });
  });

  it.each([
    [
      'an unknown place',
      { ...TOURS, params: { destination: { name: 'Qwxyzzy' } } },
      /^Destination: we do not know/,
    ],
    [
      'a mark that counts as a letter',
      { ...HOTELS, params: { ...HOTELS.params, destination: { name: 'ʻʻʻ' } } },
      /^Destination: we do not know/,
    ],
    [
      'a stay that ends before it begins',
      { ...HOTELS, params: { ...HOTELS.params, checkout: '2027-04-12' } },
      /^Check-out date/,
    ],
    [
      'a flight to nowhere else',
      { ...FLIGHTS, params: { ...FLIGHTS.params, to: { name: 'Heathrow' } } },
      /^To: choose/,
    ],
  ])('says in words what is wrong with %s, with success false', async (_name, body, words) => {
    const { status, answer } = await ask(body, await makeDeps());
    expect(status).toBe(200);
    expect(answer).toEqual({ success: false, message: expect.stringMatching(words) });
  });
});

describe('a real provider that fails', () => {
  it.each([FLIGHTS, HOTELS, TOURS])('is told in the words of the specification: $type', async (body) => {
    const deps = await realDeps(() => ({
      status: 401,
      body: { error: 'secret-token secret-liteapi secret-viator' },
    }));
    const { status, answer } = await ask(body, deps);
    expect(status).toBe(502);
    expect(functionErrorSchema.parse(answer)).toMatchObject({
      error: 'provider_unavailable',
      message: `The ${body.type} search could not be completed. Please try again.`,
    });
    expect(JSON.stringify(answer) + JSON.stringify(deps.logged)).not.toMatch(/secret|Kyoto|London/);
    // whoever runs the server sees which service it was, and what it answered
    expect(deps.logged[0]).toMatchObject({ provider: expect.any(String), providerStatus: 401 });
  });

  it.each([
    [FLIGHTS, { body: aviasalesReply([]) }],
    [HOTELS, { body: { data: [] } }],
    [TOURS, { body: viatorReply([]) }],
  ] as const)('that finds nothing is no failure: %o', async (body, play) => {
    const { answer } = await ask(body, await realDeps(() => play));
    expect(answer).toMatchObject({ success: true, data: [] });
  });
});
