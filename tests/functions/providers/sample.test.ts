/** The sample providers: repeatable, believable, labelled. */
import { beforeAll, describe, expect, it } from 'vitest';
import { flightOfferSchema, hotelOfferSchema, tourOfferSchema } from '../../../domain/offers/offers.ts';
import { loadGazetteer, type Gazetteer } from '../../../engine/facts/gazetteer.ts';
import { sampleFlights } from '../../../supabase/functions/_shared/providers/sample/flights.ts';
import { sampleHotels } from '../../../supabase/functions/_shared/providers/sample/hotels.ts';
import { sampleTours } from '../../../supabase/functions/_shared/providers/sample/tours.ts';
import { TODAY } from '../support/assistant.ts';
import type { FlightQuery } from '../../../engine/offers/offerSource.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

function place(name: string) {
  const found = gazetteer.byName(name);
  if (!found) throw new Error(`${name} is not in the gazetteer`);
  return found;
}

function query(from: string, to: string, extra: Partial<FlightQuery> = {}): FlightQuery {
  return {
    origin: place(from),
    destination: place(to),
    departure: '2027-04-12',
    returnDate: '2027-04-17',
    passengers: 1,
    today: TODAY,
    ...extra,
  };
}

const ROUTES = [
  ['London', 'Kyoto'],
  ['New York', 'Paris'],
  ['Paris', 'Rome'],
  ['Sydney', 'London'],
  ['Cape Town', 'Lisbon'],
  ['Mexico City', 'Bangkok'],
  ['Santorini', 'Athens'],
  ['Auckland', 'Queenstown'],
  ['Los Angeles', 'Honolulu'],
  ['Reykjavik', 'Bali'],
  ['Marrakesh', 'Istanbul'],
  ['Perth', 'Santiago'],
] as const;

/** Minutes of the non-stop flight. */
async function nonstop(from: string, to: string): Promise<number> {
  return (
    (await sampleFlights.search(query(from, to))).find((offer) => offer.transfers === 0)?.duration_to ?? 0
  );
}

async function cheapestToRome(returnDate: string | null): Promise<number> {
  return (await sampleFlights.search(query('London', 'Rome', { returnDate })))[0]?.price ?? 0;
}

describe('sample flights', () => {
  it.each(ROUTES)('%s to %s: 8 to 20 valid offers, cheapest first', async (from, to) => {
    const offers = await sampleFlights.search(query(from, to));
    expect(offers.length).toBeGreaterThanOrEqual(8);
    expect(offers.length).toBeLessThanOrEqual(20);
    expect(offers.map((offer) => offer.price)).toEqual(
      offers.map((offer) => offer.price).toSorted((a, b) => a - b),
    );
    expect(new Set(offers.map((offer) => offer.id)).size).toBe(offers.length);
    for (const offer of offers) {
      expect(flightOfferSchema.safeParse(offer).error).toBeUndefined();
      expect(offer).toMatchObject({ sample: true, link: '' });
      expect(offer.airline_name).toMatch(/Sample/);
      expect(offer.transfers).toBeLessThanOrEqual(2);
      expect(offer.via?.length ?? 0).toBe(offer.transfers);
      // the clocks at both ends agree with the time in the air
      const minutes = (Date.parse(offer.arrival_at ?? '') - Date.parse(offer.departure_at)) / 60_000;
      expect(minutes).toBe(offer.duration_to);
      expect(offer.price).toBeGreaterThan(20);
      expect(offer.price).toBeLessThan(6_000);
    }
  });

  it('is the same for the same query, and another for another date', async () => {
    const first = await sampleFlights.search(query('London', 'Kyoto'));
    expect(await sampleFlights.search(query('London', 'Kyoto'))).toEqual(first);
    expect(await sampleFlights.search(query('London', 'Kyoto', { departure: '2027-04-13' }))).not.toEqual(
      first,
    );
  });

  it('takes believable times: about 12 hours non-stop to Japan, about an hour and a half to Paris', async () => {
    expect(await nonstop('London', 'Kyoto')).toBeGreaterThan(660);
    expect(await nonstop('London', 'Kyoto')).toBeLessThan(780);
    expect(await nonstop('London', 'Paris')).toBeLessThan(100);
  });

  it('leaves on the date in the origin’s own time, summer time included', async () => {
    const offers = await sampleFlights.search(
      query('London', 'New York', { departure: '2027-07-01', returnDate: null }),
    );
    for (const offer of offers) {
      expect(offer.departure_at).toMatch(/^2027-07-01T.*\+01:00$/);
      expect(offer.arrival_at).toMatch(/-04:00$/);
      expect(offer.return_at).toBeUndefined();
    }
    const winter = await sampleFlights.search(query('London', 'New York', { departure: '2027-01-12' }));
    expect(winter[0]?.departure_at).toMatch(/\+00:00$/);
  });

  it('tells the whole way back, which never starts before the way there has ended', async () => {
    const offers = await sampleFlights.search(query('London', 'Kyoto'));
    for (const offer of offers) {
      expect(offer.return_at).toMatch(/^2027-04-17T.*\+09:00$/);
      expect(offer.return_arrival_at).toMatch(/\+01:00$/);
      expect(offer.return_transfers).toBe(offer.transfers);
      const minutes =
        (Date.parse(offer.return_arrival_at ?? '') - Date.parse(offer.return_at ?? '')) / 60_000;
      expect(minutes).toBe(offer.return_duration);
    }
    const inADay = { departure: '2027-04-13', returnDate: '2027-04-13' };
    const daytrips = await sampleFlights.search(query('London', 'Paris', inADay));
    expect(daytrips.length).toBeGreaterThan(0);
    for (const { arrival_at = '', return_at = '' } of daytrips) {
      expect(Date.parse(return_at)).toBeGreaterThan(Date.parse(arrival_at));
    }
  });

  it('prices both ways above one way', async () => {
    expect(await cheapestToRome('2027-04-17')).toBeGreaterThan(await cheapestToRome(null));
  });

  it('chooses dates ahead when none is given', async () => {
    const offers = await sampleFlights.search(query('London', 'Rome', { departure: null, returnDate: null }));
    const dates = new Set(offers.map((offer) => offer.departure_at.slice(0, 10)));
    expect(dates.size).toBeGreaterThan(2);
    expect([...dates].every((date) => date > TODAY)).toBe(true);
  });
});

describe('sample hotels and tours', () => {
  it.each(['Kyoto', 'Zurich', 'Marrakesh', 'Honolulu'])('%s', async (city) => {
    const stay = { destination: place(city), checkin: '2027-04-13', checkout: '2027-04-17', today: TODAY };
    const hotels = await sampleHotels.search(stay);
    const tours = await sampleTours.search({ destination: place(city) });
    expect(hotels.length).toBeGreaterThanOrEqual(8);
    for (const hotel of hotels) {
      expect(hotelOfferSchema.safeParse(hotel).error).toBeUndefined();
      expect(hotel.sample).toBe(true);
      expect(hotel.district).toBeTruthy();
    }
    expect(new Set(hotels.map((hotel) => hotel.hotelName)).size).toBe(hotels.length);
    for (const tour of tours) {
      expect(tourOfferSchema.safeParse(tour).error).toBeUndefined();
      expect(tour.sample).toBe(true);
    }
    expect(await sampleHotels.search(stay)).toEqual(hotels);
    expect(await sampleTours.search({ destination: place(city) })).toEqual(tours);
  });

  it('costs more with more stars', async () => {
    const hotels = await sampleHotels.search({
      destination: place('Paris'),
      checkin: null,
      checkout: null,
      today: TODAY,
    });
    const cheapest = (stars: number) =>
      Math.min(...hotels.filter((hotel) => hotel.stars === stars).map((hotel) => hotel.priceFrom));
    expect([2, 3, 4, 5].map(cheapest)).toEqual([2, 3, 4, 5].map(cheapest).toSorted((a, b) => a - b));
  });
});
