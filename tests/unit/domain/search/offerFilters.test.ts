import { describe, expect, it } from 'vitest';
import { type FlightCard, toFlightCard, toHotelCard } from '@domain/offers/cards.ts';
import {
  filterFlights,
  filterHotels,
  type FlightSort,
  flightFiltersTouched,
  hotelFiltersTouched,
  noFlightFilters,
  noHotelFilters,
  PRICE_SCALE,
  toggled,
} from '@domain/results/offerFilters.ts';
import { flightOffer, hotelOffer } from '../../features/offers.ts';

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
    expect(ids(filterFlights(flights, noFlightFilters))).toBe('daebc');
  });

  it('limit the price inclusively, and not at all at the end of the slider', () => {
    expect(ids(filterFlights(flights, { ...noFlightFilters, maxPrice: 500 }))).toBe('dae');
    expect(ids(filterFlights(flights, { ...noFlightFilters, maxPrice: PRICE_SCALE.max }))).toBe('daebc');
    expect(filterFlights(flights, { ...noFlightFilters, maxPrice: 0 })).toEqual([]);
  });

  it('take every number of stops from two up as 2+', () => {
    expect(ids(filterFlights(flights, { ...noFlightFilters, stops: ['2+ stops'] }))).toBe('dc');
    expect(ids(filterFlights(flights, { ...noFlightFilters, stops: ['Non-stop', '1 stop'] }))).toBe('aeb');
  });

  it('read the hour at the airport of departure, with the end of a part outside it', () => {
    expect(ids(filterFlights(flights, { ...noFlightFilters, dayParts: ['Morning'] }))).toBe('ab');
    expect(ids(filterFlights(flights, { ...noFlightFilters, dayParts: ['Afternoon'] }))).toBe('c');
    expect(ids(filterFlights(flights, { ...noFlightFilters, dayParts: ['Evening'] }))).toBe('e');
  });

  it('must all agree', () => {
    const filters = {
      ...noFlightFilters,
      maxPrice: 500,
      stops: ['Non-stop' as const],
      dayParts: ['Evening' as const],
    };
    expect(ids(filterFlights(flights, filters))).toBe('e');
    expect(flightFiltersTouched(filters)).toBe(true);
  });
});

const sorted = (sort: FlightSort, cards: readonly FlightCard[]) =>
  ids(filterFlights(cards, { ...noFlightFilters, sort }));

describe('the order', () => {
  it('is by price, by duration, or by day and hour of departure; the cheaper first where that is equal', () => {
    const offers = [
      flightOffer({ id: 'a', price: 300, duration_to: 500, departure_at: '2027-04-10T06:00:00+01:00' }),
      flightOffer({ id: 'b', price: 200, duration_to: 500, departure_at: '2027-04-09T23:00:00+01:00' }),
      flightOffer({ id: 'c', price: 400, duration_to: 300, departure_at: '2027-04-09T07:00:00+01:00' }),
      flightOffer({ id: 'd', price: 100, duration_to: 700, departure_at: '2027-04-09T23:00:00+01:00' }),
    ].map((offer) => toFlightCard(offer, 'm'));
    expect(sorted('price', offers)).toBe('dbac');
    expect(sorted('duration', offers)).toBe('cbad');
    expect(sorted('departure', offers)).toBe('cdba');
    expect(ids(offers)).toBe('abcd');
  });

  it('of hotels is by price or by stars', () => {
    const hotels = [
      hotelOffer({ hotelId: 'a', stars: 3, priceFrom: 50 }),
      hotelOffer({ hotelId: 'b', stars: 5, priceFrom: 400 }),
      hotelOffer({ hotelId: 'c', stars: 5, priceFrom: 300 }),
    ].map((offer) => toHotelCard(offer, 'm'));
    expect(ids(filterHotels(hotels, noHotelFilters))).toBe('acb');
    expect(ids(filterHotels(hotels, { ...noHotelFilters, sort: 'stars' }))).toBe('cba');
  });

  it('is not a filter', () => {
    expect(flightFiltersTouched({ ...noFlightFilters, sort: 'duration' })).toBe(false);
    expect(hotelFiltersTouched({ ...noHotelFilters, sort: 'stars' })).toBe(false);
  });
});

describe('hotel filters', () => {
  const hotels = [
    toHotelCard(hotelOffer({ hotelId: 'a', stars: 4, priceFrom: 128 }), 'm'),
    toHotelCard(hotelOffer({ hotelId: 'b', stars: 2.6, priceFrom: 60 }), 'm'),
  ];

  it('filter by price of a night and by stars, rounded as they are shown', () => {
    expect(hotelFiltersTouched(noHotelFilters)).toBe(false);
    expect(ids(filterHotels(hotels, noHotelFilters))).toBe('ba');
    expect(ids(filterHotels(hotels, { ...noHotelFilters, maxPrice: 100 }))).toBe('b');
    expect(ids(filterHotels(hotels, { ...noHotelFilters, stars: [3] }))).toBe('b');
    expect(ids(filterHotels(hotels, { ...noHotelFilters, maxPrice: 100, stars: [4] }))).toBe('');
  });
});

it('toggles a value in and out', () => {
  expect(toggled([1, 2], 3)).toEqual([1, 2, 3]);
  expect(toggled([1, 2], 1)).toEqual([2]);
});
