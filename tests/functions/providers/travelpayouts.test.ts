/** What Aviasales and Travelpayouts places are asked, and what becomes of their answers; faults.test.ts has the rest. */
import { beforeAll, describe, expect, it } from 'vitest';
import { flightOfferSchema } from '../../../domain/offers/offers.ts';
import { loadGazetteer, type Gazetteer } from '../../../engine/facts/gazetteer.ts';
import { createAviasales } from '../../../supabase/functions/_shared/providers/real/aviasales.ts';
import { createTravelpayoutsPlaces } from '../../../supabase/functions/_shared/providers/real/travelpayoutsPlaces.ts';
import { TODAY } from '../support/assistant.ts';
import { loopbacks } from '../support/loopback.ts';
import { AVIASALES_ITEM as ITEM, aviasalesReply } from '../support/providerShapes.ts';
import type { FlightQuery } from '../../../engine/offers/offerSource.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

const start = loopbacks();

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

async function aviasales(data: unknown) {
  const server = await start([{ body: aviasalesReply(data) }]);
  return { server, provider: createAviasales({ token: 'secret', market: 'gb', fetch, baseUrl: server.url }) };
}

describe('Aviasales', () => {
  it('asks in dollars for the market, with the token in the header and codes for names', async () => {
    const { server, provider } = await aviasales([]);
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
    const { provider } = await aviasales([{ ...ITEM, price: 900, flight_number: 8 }, ITEM]);
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
      return_at: ITEM.return_at,
      return_arrival_at: '2027-04-17T19:55:00+01:00',
      return_duration: 940,
      return_transfers: 1,
    });
    expect(offers[0]?.sample).toBeUndefined();
  });

  it('says of the way back no more than the service does', async () => {
    const bare = { ...ITEM, duration_back: 0, return_transfers: null };
    const { provider } = await aviasales([bare]);
    const [offer] = await provider.search(query());
    expect(offer?.return_at).toBe(ITEM.return_at);
    expect(offer).not.toHaveProperty('return_arrival_at');
    expect(offer).not.toHaveProperty('return_duration');
    expect(offer).not.toHaveProperty('return_transfers');
  });

  it('leaves out a flight that does not say how long it takes', async () => {
    const { provider } = await aviasales([{ ...ITEM, duration_to: 0, duration: 0 }, ITEM]);
    expect(await provider.search(query())).toHaveLength(1);
  });

  it('fails when the service says that it did not succeed', async () => {
    const server = await start([{ body: { success: false, data: null, error: 'bad origin LON' } }]);
    const provider = createAviasales({ token: 'secret', market: 'gb', fetch, baseUrl: server.url });
    await expect(provider.search(query())).rejects.toThrow('Aviasales: refused the search');
  });

  it('asks nothing for a stay that the service refuses', async () => {
    const { server, provider } = await aviasales([ITEM]);
    expect(await provider.search(query({ returnDate: '2027-06-01' }))).toEqual([]);
    expect(server.received).toEqual([]);
  });
});

describe('Travelpayouts places', () => {
  it('answers the spec’s shape, the city of a city row being its name', async () => {
    const server = await start([
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
