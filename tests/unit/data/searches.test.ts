import { describe, expect, it } from 'vitest';
import { refreshProfile, watchProfile } from '@/data/repositories/profile/profile.ts';
import {
  searchFlights,
  searchHotels,
  searchPlaces,
  searchSpots,
  searchTours,
} from '@/data/repositories/searches.ts';
import type { FlightSearchParams } from '@domain/search/searchApi.ts';
import type { Profile } from '@domain/profile/profile.ts';
import { ANA, BEN } from './support/browser.ts';
import { chatWorld } from './support/chatWorld.ts';

const world = chatWorld();

const search = (to: string): FlightSearchParams => ({
  from: { name: 'London' },
  to: { name: to },
  departure: null,
  returnDate: null,
  tripType: 'one-way',
  passengers: 1,
});
const FLIGHT = {
  id: 'f1',
  origin: 'LHR',
  destination: 'KIX',
  flight_number: 'BA 17',
  airline: 'BA',
  price: 812,
  departure_at: '2026-04-03T23:05:00+01:00',
  duration_to: 840,
  transfers: 1,
  link: '',
};
const tours = (index: number) => ({ destination: { name: `Town ${index}` } });
function answer(body: unknown): void {
  world.browser.server.fail({ how: 'answer', status: 200, body });
}

describe('searches', () => {
  it('are answered by the network, and from this device with their age without one', async () => {
    answer({ success: true, data: [FLIGHT], marker: 'm', seenAt: '2026-03-14T08:00:00Z' });
    expect(await searchFlights(world.tab.context, search('Kyoto'))).toMatchObject({
      stored: false,
      data: [FLIGHT],
    });
    expect(world.browser.server.requests[0]).toMatchObject({ token: null, body: { type: 'flights' } });

    world.browser.clock.advance(3_600_000);
    world.browser.server.fail({ how: 'lost' });
    expect(await searchFlights(world.tab.context, search('Kyoto'))).toMatchObject({
      stored: true,
      data: [FLIGHT],
      marker: 'm',
      seenAt: '2026-03-14T08:00:00Z',
    });
    world.browser.server.fail({ how: 'lost' });
    await expect(searchFlights(world.tab.context, search('Rome'))).rejects.toMatchObject({
      reason: 'offline',
    });
  });

  it.each([
    [500, 'server'],
    [429, 'rate_limited'],
    [200, 'bad_answer'],
  ])(
    'are answered from this device where the server fails with %d, which is said',
    async (status, reason) => {
      answer({ success: true, data: [FLIGHT] });
      await searchFlights(world.tab.context, search('Kyoto'));
      world.browser.server.fail({ how: 'answer', status, body: { success: 'yes' } });
      const kept = await searchFlights(world.tab.context, search('Kyoto'));
      expect(kept).toMatchObject({ stored: true, data: [FLIGHT], failure: { reason } });
    },
  );

  it('carry the time of storing where the provider gave none, also on 500', async () => {
    answer({ success: true, data: [] });
    const params = { destination: { name: 'Kyoto' }, checkin: null, checkout: null };
    await searchHotels(world.tab.context, params);
    world.browser.clock.advance(60_000);
    world.browser.server.fail({ how: 'answer', status: 500 });
    expect(await searchHotels(world.tab.context, params)).toMatchObject({
      stored: true,
      seenAt: '2026-03-14T09:00:00.000Z',
    });
  });

  it('find tours', async () => {
    const tour = {
      id: 't',
      name: 'Fushimi Inari',
      rating: 4.8,
      duration: '3 hours',
      price: 45,
      bookingUrl: 'https://t.test/1',
    };
    answer({ success: true, data: [tour] });
    const found = await searchTours(world.tab.context, { destination: { name: 'Kyoto' } });
    expect(found.data).toEqual([tour]);
  });

  it('for tours have room of their own: they push out no search of the traveller', async () => {
    answer({ success: true, data: [FLIGHT] });
    await searchFlights(world.tab.context, search('Kyoto'));
    for (let index = 0; index < 25; index += 1) {
      answer({ success: true, data: [] });
      world.browser.clock.advance(1_000);
      await searchTours(world.tab.context, tours(index));
    }
    expect(await world.tab.db.searches.count()).toBe(13);
    world.browser.server.fail({ how: 'lost' });
    expect(await searchFlights(world.tab.context, search('Kyoto'))).toMatchObject({ stored: true });
    world.browser.server.fail({ how: 'lost' });
    expect(await searchTours(world.tab.context, tours(24))).toMatchObject({ stored: true });
    world.browser.server.fail({ how: 'lost' });
    await expect(searchTours(world.tab.context, tours(0))).rejects.toMatchObject({ reason: 'offline' });
  });

  it('that failed or were refused are not stored, and a refusal is not papered over', async () => {
    answer({ success: false, message: 'No such route' });
    expect(await searchFlights(world.tab.context, search('Kyoto'))).toMatchObject({ success: false });
    expect(await world.tab.db.searches.count()).toBe(0);
    answer({ success: true, data: [FLIGHT] });
    await searchFlights(world.tab.context, search('Kyoto'));
    world.browser.server.fail({ how: 'answer', status: 400, body: { error: 'bad_request', message: 'x' } });
    await expect(searchFlights(world.tab.context, search('Kyoto'))).rejects.toMatchObject({
      reason: 'invalid',
    });
  });

  it('keep the newest 20 of each account, and none for another', async () => {
    for (let index = 0; index < 22; index += 1) {
      answer({ success: true, data: [] });
      await searchFlights(world.tab.context, search(`Town ${index}`));
      world.browser.clock.advance(1_000);
    }
    const kept = await world.tab.db.searches.orderBy('storedAt').toArray();
    expect(kept).toHaveLength(20);
    expect(kept[0]?.params).toMatchObject({ to: { name: 'Town 2' } });

    world.browser.signIn(BEN);
    world.browser.server.fail({ how: 'lost' });
    await expect(searchFlights(world.tab.context, search('Town 21'))).rejects.toMatchObject({
      reason: 'offline',
    });
  });

  it('survive a stored answer that can no longer be read', async () => {
    answer({ success: true, data: [] });
    await searchFlights(world.tab.context, search('Kyoto'));
    await world.tab.db.searches.toCollection().modify({ reply: { success: 'yes' } });
    world.browser.server.fail({ how: 'lost' });
    await expect(searchFlights(world.tab.context, search('Kyoto'))).rejects.toMatchObject({
      reason: 'offline',
    });
  });
});

describe('places', () => {
  it('are asked for from 2 characters, and carry their code as iata', async () => {
    const { signal } = new AbortController();
    expect(await searchPlaces(world.tab.context, ' K ', signal)).toEqual([]);
    expect(world.browser.server.requests).toEqual([]);
    const place = { name: 'Kyoto', city_name: 'Kyoto', country_name: 'Japan', code: 'UKY' };
    answer([place]);
    expect(await searchPlaces(world.tab.context, 'Ky', signal)).toEqual([{ ...place, iata: 'UKY' }]);
  });
});

describe('places of a trip’s towns', () => {
  const at: [number, number] = [48.8606, 2.3376];
  const plan = { days: [], towns: [{ name: 'Paris', at, zone: 'Europe/Paris' }] };
  const { signal } = new AbortController();

  it('are those that the trip has, then those that the server knows', async () => {
    expect(await searchSpots(world.tab.context, ' p ', plan, signal)).toEqual([]);
    expect(world.browser.server.requests).toEqual([]);
    const spot = { name: 'Parc Monceau', kind: 'sight', town: 'Paris', at };
    answer([spot]);
    expect(await searchSpots(world.tab.context, 'par', plan, signal)).toEqual([
      { name: 'Paris', kind: 'town', town: 'Paris', at },
      spot,
    ]);
  });

  it('are the trip’s own where the network takes its time', async () => {
    const { server, clock } = world.browser;
    server.fail({ how: 'stream', text: '', after: 'hangs' });
    const found = searchSpots(world.tab.context, 'par', plan, signal);
    await expect.poll(() => server.requests.length).toBe(1);
    clock.advance(1_500);
    expect(await found).toEqual([{ name: 'Paris', kind: 'town', town: 'Paris', at }]);
  });

  it('are the trip’s own without a network, and where the answer is none', async () => {
    const own = [{ name: 'Paris', kind: 'town', town: 'Paris', at }];
    world.browser.server.fail({ how: 'lost' });
    expect(await searchSpots(world.tab.context, 'par', plan, signal)).toEqual(own);
    answer([{ name: 'Nowhere', kind: 'sight', town: 'Paris', at: [200, 0] }]);
    expect(await searchSpots(world.tab.context, 'par', plan, signal)).toEqual(own);
  });
});

describe('the profile', () => {
  it('is read from this device, refreshed from the server, and null when it cannot be read', async () => {
    const seen: (Profile | null)[] = [];
    const subscription = watchProfile(world.tab.context, ANA).subscribe((profile) => seen.push(profile));
    await expect.poll(() => seen).toEqual([null]);
    world.browser.server.profiles.set(ANA, { id: ANA, email: 'a@b.c', role: 'user', token_balance: 5 });
    await refreshProfile(world.tab.context, ANA);
    await expect.poll(() => seen.at(-1)?.token_balance).toBe(5);
    await world.tab.db.table('profiles').update(ANA, { role: 7 });
    await expect.poll(() => seen.at(-1)).toBeNull();
    subscription.unsubscribe();
  });

  it('says what went wrong', async () => {
    await expect(refreshProfile(world.tab.context, ANA)).rejects.toMatchObject({ reason: 'not_found' });
    world.browser.server.profiles.set(ANA, { id: ANA });
    await expect(refreshProfile(world.tab.context, ANA)).rejects.toMatchObject({ reason: 'bad_answer' });
    await expect(refreshProfile(world.tab.context, BEN)).rejects.toMatchObject({ reason: 'unauthorized' });
  });
});
