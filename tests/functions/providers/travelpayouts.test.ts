/** Aviasales and Travelpayouts places against loopback stubs of their shapes. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { flightOfferSchema } from '../../../supabase/functions/_shared/domain/offers.ts';
import { loadGazetteer, type Gazetteer } from '../../../supabase/functions/_shared/places/gazetteer.ts';
import { createAviasales } from '../../../supabase/functions/_shared/providers/aviasales.ts';
import { createTravelpayoutsPlaces } from '../../../supabase/functions/_shared/providers/travelpayoutsPlaces.ts';
import { TODAY } from '../support/assistant.ts';
import { startLoopback, type Answer, type Loopback } from '../support/loopback.ts';
import type { FlightQuery } from '../../../supabase/functions/_shared/providers/flights.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

const servers: Loopback[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const ITEM = {
  origin: 'LON',
  destination: 'OSA',
  origin_airport: 'LHR',
  destination_airport: 'KIX',
  price: 742,
  airline: 'BA',
  flight_number: '7',
  departure_at: '2027-04-12T11:35:00+01:00',
  return_at: '2027-04-17T12:15:00+09:00',
  transfers: 1,
  return_transfers: 1,
  duration: 1800,
  duration_to: 860,
  duration_back: 940,
  link: '/search/LON1204OSA17041?t=BA1',
};

function query(extra: Partial<FlightQuery> = {}): FlightQuery {
  const origin = gazetteer.byName('London');
  const destination = gazetteer.byName('Kyoto');
  if (!origin || !destination) throw new Error('London and Kyoto are in the gazetteer');
  return {
    origin,
    destination,
    departure: '2027-04-12',
    returnDate: '2027-04-17',
    passengers: 2,
    today: TODAY,
    ...extra,
  };
}

/** A provider on a stub; only a stub that hangs gets little time. */
async function aviasales(answers: readonly (Answer | 'hang')[]) {
  const server = await startLoopback(answers);
  servers.push(server);
  const provider = createAviasales({
    token: 'secret',
    market: 'gb',
    fetch,
    baseUrl: server.url,
    timeoutMs: answers.includes('hang') ? 300 : 10_000,
  });
  return { server, provider };
}

const ok = (data: unknown): Answer => ({ body: { success: true, data, error: '', currency: 'usd' } });

describe('Aviasales', () => {
  it('asks in dollars for the market, with the token in the header and codes for names', async () => {
    const { server, provider } = await aviasales([ok([])]);
    await provider.search(query());
    const { url, headers } = server.received[0] ?? {};
    expect(url?.pathname).toBe('/aviasales/v3/prices_for_dates');
    expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({
      origin: 'LON',
      destination: 'OSA',
      departure_at: '2027-04-12',
      return_at: '2027-04-17',
      one_way: 'false',
      currency: 'usd',
      market: 'gb',
    });
    expect(headers?.['x-access-token']).toBe('secret');
    expect(url?.href).not.toContain('secret');
  });

  it('answers offers of the spec, with the arrival worked out', async () => {
    const { provider } = await aviasales([ok([{ ...ITEM, price: 900, flight_number: 8 }, ITEM])]);
    const offers = await provider.search(query());
    expect(offers.map((offer) => offer.price)).toEqual([742, 900]);
    expect(flightOfferSchema.parse(offers[0])).toMatchObject({
      origin: 'LHR',
      destination: 'KIX',
      airline: 'BA',
      duration_to: 860,
      transfers: 1,
      link: ITEM.link,
      arrival_at: '2027-04-13T09:55:00+09:00',
    });
    expect(offers[0]?.sample).toBeUndefined();
  });

  it('leaves out what it cannot read and keeps the rest', async () => {
    const { provider } = await aviasales([
      ok([{ ...ITEM, price: 'cheap' }, { ...ITEM, duration_to: 0, duration: 0 }, null, ITEM]),
    ]);
    expect(await provider.search(query())).toHaveLength(1);
  });

  it.each([ok([]), ok(null)])('is empty when there is nothing', async (answer) => {
    const { provider } = await aviasales([answer]);
    expect(await provider.search(query())).toEqual([]);
  });

  it('asks nothing for a stay that the service refuses', async () => {
    const { server, provider } = await aviasales([ok([ITEM])]);
    expect(await provider.search(query({ returnDate: '2027-06-01' }))).toEqual([]);
    expect(server.received).toEqual([]);
  });

  it.each([429, 502, 503, 504])('tries once more after %s, when Retry-After has passed', async (status) => {
    const { server, provider } = await aviasales([
      { status, headers: { 'retry-after': '0' }, body: '' },
      ok([ITEM]),
    ]);
    expect(await provider.search(query())).toHaveLength(1);
    expect(server.received).toHaveLength(2);
  });

  it.each<[string, readonly (Answer | 'hang')[], number]>([
    ['401', [{ status: 401, body: { error: 'no' } }], 1],
    ['404', [{ status: 404, body: '' }], 1],
    ['500', [{ status: 500, body: '' }], 1],
    ['503 twice', [{ status: 503, headers: { 'retry-after': '0' }, body: '' }], 2],
    ['429 with a long wait', [{ status: 429, headers: { 'retry-after': '600' }, body: '' }], 1],
    ['malformed JSON', [{ body: '{"success": tr' }], 1],
    ['another shape', [{ body: ['x'] }], 1],
    ['success false', [{ body: { success: false, error: 'bad origin' } }], 1],
    ['a hang', ['hang'], 1],
  ])('%s is a provider error', async (_, answers, tries) => {
    const { server, provider } = await aviasales(answers);
    await expect(provider.search(query())).rejects.toMatchObject({
      name: 'ProviderError',
      provider: 'Aviasales',
    });
    expect(server.received).toHaveLength(tries);
  });
});

describe('Travelpayouts places', () => {
  it('answers the spec’s shape, the city of a city row being its name', async () => {
    const server = await startLoopback([
      {
        body: [
          { type: 'city', code: 'LON', name: 'London', country_name: 'United Kingdom', country_code: 'GB' },
          {
            type: 'airport',
            code: 'LHR',
            name: 'Heathrow',
            city_name: 'London',
            country_name: 'United Kingdom',
          },
        ],
      },
    ]);
    servers.push(server);
    const places = await createTravelpayoutsPlaces({ fetch, baseUrl: server.url }).suggest('lon', 'en', 8);
    expect(places).toEqual([
      { name: 'London', city_name: 'London', country_name: 'United Kingdom', code: 'LON', iata: 'LON' },
      { name: 'Heathrow', city_name: 'London', country_name: 'United Kingdom', code: 'LHR', iata: 'LHR' },
    ]);
    const url = server.received[0]?.url;
    expect(url?.pathname).toBe('/places2');
    expect(url?.searchParams.getAll('types[]')).toEqual(['city', 'airport']);
    expect(url?.searchParams.get('term')).toBe('lon');
  });
});
