/** Searches that find nothing or do not answer: the plan stays honest. */
import { describe, expect, it } from 'vitest';
import { ProviderError } from '../../supabase/functions/_shared/providers/error.ts';
import { offersOf } from '../../supabase/functions/_shared/assistant/answerTurn.ts';
import type { Providers } from '../../supabase/functions/_shared/providers/providers.ts';
import { ask as askEngine, providers as sample } from '../functions/support/assistant.ts';

const silent = { search: () => Promise.reject(new ProviderError('sample', 'down')) };
const empty = { search: () => Promise.resolve([]) };

function ask(message: string, changes: Partial<Providers>) {
  return askEngine(message, { source: offersOf({ ...sample, ...changes }) });
}

const TRIP = '4 days in Rome and 3 in Lisbon in May from London for two';

describe('a trip whose searches fail', () => {
  it.each([
    [
      'no flights',
      { flights: empty },
      /I found no flights for these dates: London to Rome, Rome to Lisbon and Lisbon to London/,
    ],
    ['silent flights', { flights: silent }, /The flight search is not answering/],
    ['silent hotels', { hotels: silent }, /The hotel search is not answering/],
    ['silent tours', { tours: silent }, /The tour search is not answering/],
    ['nothing at all', { flights: silent, hotels: silent, tours: silent }, /Day 7 — /],
  ])('%s', async (_, changes, says) => {
    const { reply, plan, results } = await ask(TRIP, changes);
    expect(reply).toMatch(says);
    expect(reply).not.toMatch(/undefined|NaN|null/);
    expect(plan?.days).toHaveLength(7);
    const ids = new Set([
      ...results.flights.map(({ id }) => id),
      ...results.hotels.map(({ hotelId }) => hotelId),
      ...results.tours.map(({ id }) => id),
    ]);
    const named = plan?.days.flatMap(({ items }) => items.flatMap(({ offerId }) => offerId ?? [])) ?? [];
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('has a way between its towns without an offer, and warns of it', async () => {
    const { plan } = await ask(TRIP, { flights: empty });
    expect(plan?.legs.map(({ from, to, offerId }) => [from, to, offerId])).toEqual([
      ['Rome', 'Lisbon', undefined],
    ]);
    expect(plan?.warnings.join(' ')).toMatch(/found by no search/);
  });

  it('passes every check without hotels: the beds are left open', async () => {
    const { plan } = await ask('4 days in Rome in May from London', { hotels: empty });
    expect(plan?.warnings).toEqual([]);
    expect(plan?.stays[0]).not.toHaveProperty('offerId');
  });
});

describe('a trip that begins today', () => {
  it('takes no flight that leaves before one can be there', async () => {
    // it is 9 in the morning in London
    const [early, late] = ['T10:40', 'T13:10'];
    const flights = {
      search: async (...given: Parameters<typeof sample.flights.search>) => {
        const [offer] = await sample.flights.search(...given);
        if (!offer) return [];
        const at = (id: string, time: string, price: number) => ({
          ...offer,
          id,
          price,
          departure_at: offer.departure_at.replace(/T\d\d:\d\d/, time),
        });
        return [at('early', early, 50), at('late', late, 200)];
      },
    };
    const today = await ask('3 days in Rome from today, just me, from London', { flights });
    expect(today.plan?.legs[0]?.offerId).toBe('late');
    const later = await ask('3 days in Rome from tomorrow, just me, from London', { flights });
    expect(later.plan?.legs[0]?.offerId).toBe('early');
  });
});

describe('flights whose landing nobody gives', () => {
  it('are planned by their time in the air', async () => {
    const flights = {
      search: async (...given: Parameters<typeof sample.flights.search>) => {
        const offers = await sample.flights.search(...given);
        return offers.map((offer) => {
          const { arrival_at: landing, ...rest } = offer;
          expect(landing).toBeDefined();
          return rest;
        });
      },
    };
    const { plan, reply } = await ask('5 days in Kyoto in April from London', { flights });
    expect(plan?.days).toHaveLength(5);
    expect(reply).toMatch(/landing Tue 13 April/);
  });
});
