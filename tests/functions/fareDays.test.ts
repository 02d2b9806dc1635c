/** The prices of the days around a departure. */
import { beforeAll, describe, expect, it } from 'vitest';
import { flightSearchReplySchema } from '../../domain/search/searchApi.ts';
import { loadGazetteer } from '../../engine/facts/gazetteer.ts';
import { ProviderError } from '../../supabase/functions/_shared/providers/error.ts';
import { sampleFlights } from '../../supabase/functions/_shared/providers/sample/flights.ts';
import { findFareDays } from '../../supabase/functions/_shared/search/fareDays.ts';
import type { FlightProvider } from '../../supabase/functions/_shared/providers/flights.ts';
import type { FlightQuery } from '../../engine/offers/offerSource.ts';

const search: FlightProvider['search'] = (asked) => sampleFlights.search(asked);

let query: FlightQuery;
beforeAll(async () => {
  const gazetteer = await loadGazetteer();
  const [origin, destination] = [gazetteer.byName('London'), gazetteer.byName('Rome')];
  if (!origin || !destination) throw new Error('London and Rome are in the gazetteer');
  query = {
    origin,
    destination,
    departure: '2027-04-12',
    returnDate: '2027-04-19',
    passengers: 1,
    today: '2026-11-21',
  };
});

describe('the days around a departure', () => {
  it('are seven, with the stay as long on each, and cost what a search of that day finds', async () => {
    const days = await findFareDays(query, sampleFlights);
    expect(days.map(({ departure, returnDate }) => `${departure} ${returnDate}`)).toEqual([
      '2027-04-09 2027-04-16',
      '2027-04-10 2027-04-17',
      '2027-04-11 2027-04-18',
      '2027-04-12 2027-04-19',
      '2027-04-13 2027-04-20',
      '2027-04-14 2027-04-21',
      '2027-04-15 2027-04-22',
    ]);
    const other = await sampleFlights.search({ ...query, departure: '2027-04-14', returnDate: '2027-04-21' });
    expect(days[5]?.price).toBe(other[0]?.price);
    expect(flightSearchReplySchema.parse({ success: true, fareDays: days }).fareDays).toEqual(days);
  });

  it('leave out what is past, and go one way where there is no return', async () => {
    const days = await findFareDays(
      { ...query, departure: '2026-11-22', returnDate: null, today: '2026-11-21' },
      sampleFlights,
    );
    expect(days.map(({ departure }) => departure)).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
    ]);
    expect(days.every(({ returnDate }) => returnDate === null)).toBe(true);
  });

  it('are none for any date, for a provider that cannot say, and for one that fails', async () => {
    const failing: FlightProvider = {
      search,
      lowestPrices: () => Promise.reject(new ProviderError('Fares', 'is away')),
    };
    expect(await findFareDays({ ...query, departure: null, returnDate: null }, sampleFlights)).toEqual([]);
    expect(await findFareDays(query, { search })).toEqual([]);
    expect(await findFareDays(query, failing)).toEqual([]);
  });

  it('keep a day without offers, without a price', async () => {
    const empty: FlightProvider = {
      search: () => Promise.resolve([]),
      lowestPrices: (queries) => Promise.resolve(queries.map(() => null)),
    };
    expect((await findFareDays(query, empty)).map(({ price }) => price)).toEqual(Array(7).fill(null));
  });
});
