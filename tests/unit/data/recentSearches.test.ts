import { describe, expect, it } from 'vitest';
import { forgetRecentSearches, listRecentSearches } from '@/data/repositories/recentSearches.ts';
import { searchFlights, searchHotels, searchTours } from '@/data/repositories/searches.ts';
import { isPastSearch, type RecentSearch } from '@domain/search/search.ts';
import type { FlightSearchParams } from '@domain/search/searchApi.ts';
import { ANA, BEN } from './support/browser.ts';
import { chatWorld } from './support/chatWorld.ts';

const world = chatWorld();

const flights = (to: string): FlightSearchParams => ({
  from: { name: 'London', code: 'LON' },
  to: { name: to },
  departure: '2026-04-03',
  returnDate: null,
  tripType: 'one-way',
  passengers: 1,
});
const offer = (price: number) => ({
  id: `f${price}`,
  origin: 'LHR',
  destination: 'KIX',
  flight_number: '17',
  airline: 'BA',
  price,
  departure_at: '2026-04-03T23:05:00+01:00',
  duration_to: 840,
  transfers: 1,
  link: '',
});
function answer(data: unknown[]): void {
  world.browser.server.fail({ how: 'answer', status: 200, body: { success: true, data } });
}
function recentOf(userId: string | null): Promise<RecentSearch[]> {
  return listRecentSearches(world.tab.context, userId);
}

describe('recent searches', () => {
  it('are the kept ones, newest first, with their lowest price and age', async () => {
    answer([offer(812), offer(640)]);
    await searchFlights(world.tab.context, flights('Kyoto'));
    world.browser.clock.advance(60_000);
    answer([{ hotelId: 'h', hotelName: 'Inn', stars: 3, priceFrom: 88 }]);
    await searchHotels(world.tab.context, { destination: { name: 'Kyoto' }, checkin: null, checkout: null });
    const recent = await recentOf(ANA);
    expect(recent).toMatchObject([
      { type: 'hotels', lowest: 88 },
      { type: 'flights', lowest: 640, params: flights('Kyoto') },
    ]);
    expect((recent[0]?.storedAt ?? 0) - (recent[1]?.storedAt ?? 0)).toBe(60_000);
  });

  it('leave out tours, which do not push them out either, and rows that cannot be read', async () => {
    answer([]);
    await searchFlights(world.tab.context, flights('Kyoto'));
    for (let index = 0; index < 21; index += 1) {
      world.browser.clock.advance(1_000);
      answer([]);
      await searchTours(world.tab.context, { destination: { name: `Town ${index}` } });
    }
    expect(await recentOf(ANA)).toMatchObject([{ type: 'flights', lowest: null }]);
    const tours = await world.tab.db.searches.filter(({ type }) => type === 'tours').count();
    expect(tours).toBe(12);
    await world.tab.db.searches.toCollection().modify({ params: 'gone' });
    expect(await recentOf(ANA)).toEqual([]);
  });

  it('are of one account each, and go when they are cleared', async () => {
    answer([]);
    await searchFlights(world.tab.context, flights('Kyoto'));
    expect(await recentOf(BEN)).toEqual([]);
    expect(await recentOf(null)).toEqual([]);
    await forgetRecentSearches(world.tab.context, BEN);
    expect(await recentOf(ANA)).toHaveLength(1);
    await forgetRecentSearches(world.tab.context, ANA);
    expect(await recentOf(ANA)).toEqual([]);
  });

  it('are past from the day after their start', async () => {
    answer([]);
    await searchFlights(world.tab.context, flights('Kyoto'));
    const [search] = await recentOf(ANA);
    expect(search && isPastSearch(search, '2026-04-03')).toBe(false);
    expect(search && isPastSearch(search, '2026-04-04')).toBe(true);
  });
});
