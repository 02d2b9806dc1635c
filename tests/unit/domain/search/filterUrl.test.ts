import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeFlightFilters,
  decodeHotelFilters,
  encodeFlightFilters,
  encodeHotelFilters,
} from '@domain/results/filterUrl.ts';
import {
  DAY_PARTS,
  FLIGHT_SORTS,
  HOTEL_SORTS,
  noFlightFilters,
  noHotelFilters,
  STAR_CHOICES,
  STOP_CHOICES,
} from '@domain/results/offerFilters.ts';

const query = (text: string) => {
  const search = new URLSearchParams(text);
  return (key: string) => search.get(key);
};
const maxPrice = fc.option(fc.integer({ min: 0, max: 100 }).map((steps) => steps * 10));

describe('filters in the address', () => {
  it('come back as they were', () => {
    const flights = fc.record({
      maxPrice,
      stops: fc.subarray([...STOP_CHOICES]),
      dayParts: fc.subarray([...DAY_PARTS]),
      sort: fc.constantFrom(...FLIGHT_SORTS),
    });
    fc.assert(
      fc.property(flights, (filters) => {
        const text = new URLSearchParams(encodeFlightFilters(filters)).toString();
        expect(decodeFlightFilters(query(text))).toEqual({ status: 'ok', params: filters });
      }),
    );
    const hotels = fc.record({
      maxPrice,
      stars: fc.subarray([...STAR_CHOICES]),
      sort: fc.constantFrom(...HOTEL_SORTS),
    });
    fc.assert(
      fc.property(hotels, (filters) => {
        const text = new URLSearchParams(encodeHotelFilters(filters)).toString();
        expect(decodeHotelFilters(query(text))).toEqual({ status: 'ok', params: filters });
      }),
    );
  });

  it('take no room untouched', () => {
    expect(encodeFlightFilters(noFlightFilters)).toEqual({});
    expect(encodeHotelFilters(noHotelFilters)).toEqual({});
    expect(decodeFlightFilters(query('from=London'))).toEqual({ status: 'ok', params: noFlightFilters });
  });

  it.each([
    ['max=cheap', 'max'],
    ['max=-10', 'max'],
    ['max=1010', 'max'],
    ['max=505', 'max'],
    ['max=', 'max'],
    ['stops=7', 'stops'],
    ['stops=', 'stops'],
    ['times=noon', 'times'],
    ['times=morning,morning,morning,morning', 'times'],
    ['sort=%3Cscript%3E', 'sort'],
    ['sort=stars', 'sort'],
  ])('name the one that is garbage: %s', (text, field) => {
    expect(decodeFlightFilters(query(text))).toMatchObject({ status: 'invalid', field });
  });

  it('of hotels too', () => {
    expect(decodeHotelFilters(query('stars=9'))).toMatchObject({ status: 'invalid', field: 'stars' });
    expect(decodeHotelFilters(query('sort=duration'))).toMatchObject({ status: 'invalid', field: 'sort' });
  });
});
