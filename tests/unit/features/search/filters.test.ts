import { describe, expect, it } from 'vitest';
import { toFlightCard, toHotelCard } from '@/domain/offers.ts';
import {
  filterFlights,
  filterHotels,
  flightFiltersTouched,
  hotelFiltersTouched,
  noFlightFilters,
  noHotelFilters,
  PRICE_MAX,
  toggled,
} from '@/features/search/filters.ts';
import { flightOffer, hotelOffer } from '../offers.ts';

const flight = (id: string, price: number, transfers: number, time: string) =>
  toFlightCard(flightOffer({ id, price, transfers, departure_at: `2027-04-09T${time}:00+01:00` }), 'm');
const flights = [
  flight('a', 420, 0, '05:00'),
  flight('b', 980, 1, '11:59'),
  flight('c', 1200, 2, '12:00'),
  flight('d', 300, 3, '23:30'),
  flight('e', 500, 0, '18:00'),
];
const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id).join('');

describe('flight filters', () => {
  it('hide nothing until they are touched, whatever the slider shows', () => {
    expect(flightFiltersTouched(noFlightFilters)).toBe(false);
    expect(ids(filterFlights(flights, noFlightFilters))).toBe('abcde');
  });

  it('limit the price inclusively, and not at all at the end of the slider', () => {
    expect(ids(filterFlights(flights, { ...noFlightFilters, maxPrice: 500 }))).toBe('ade');
    expect(ids(filterFlights(flights, { ...noFlightFilters, maxPrice: PRICE_MAX }))).toBe('abcde');
    expect(filterFlights(flights, { ...noFlightFilters, maxPrice: 0 })).toEqual([]);
  });

  it('take every number of stops from two up as 2+', () => {
    expect(ids(filterFlights(flights, { ...noFlightFilters, stops: ['2+ stops'] }))).toBe('cd');
    expect(ids(filterFlights(flights, { ...noFlightFilters, stops: ['Non-stop', '1 stop'] }))).toBe('abe');
  });

  it('read the hour at the airport of departure, with the end of a part outside it', () => {
    expect(ids(filterFlights(flights, { ...noFlightFilters, dayParts: ['Morning'] }))).toBe('ab');
    expect(ids(filterFlights(flights, { ...noFlightFilters, dayParts: ['Afternoon'] }))).toBe('c');
    expect(ids(filterFlights(flights, { ...noFlightFilters, dayParts: ['Evening'] }))).toBe('e');
  });

  it('must all agree', () => {
    const filters = { maxPrice: 500, stops: ['Non-stop' as const], dayParts: ['Evening' as const] };
    expect(ids(filterFlights(flights, filters))).toBe('e');
    expect(flightFiltersTouched(filters)).toBe(true);
  });
});

describe('hotel filters', () => {
  const hotels = [
    toHotelCard(hotelOffer({ hotelId: 'a', stars: 4, priceFrom: 128 }), 'm'),
    toHotelCard(hotelOffer({ hotelId: 'b', stars: 2.6, priceFrom: 60 }), 'm'),
  ];

  it('filter by price of a night and by stars, rounded as they are shown', () => {
    expect(hotelFiltersTouched(noHotelFilters)).toBe(false);
    expect(ids(filterHotels(hotels, noHotelFilters))).toBe('ab');
    expect(ids(filterHotels(hotels, { maxPrice: 100, stars: [] }))).toBe('b');
    expect(ids(filterHotels(hotels, { maxPrice: null, stars: [3] }))).toBe('b');
    expect(ids(filterHotels(hotels, { maxPrice: 100, stars: [4] }))).toBe('');
  });
});

it('toggles a value in and out', () => {
  expect(toggled([1, 2], 3)).toEqual([1, 2, 3]);
  expect(toggled([1, 2], 1)).toEqual([2]);
});
