import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FlightSearchParams, HotelSearchParams } from '@domain/search/searchApi.ts';
import {
  decodeFlightSearch,
  decodeHotelSearch,
  encodeFlightSearch,
  encodeHotelSearch,
} from '@domain/search/searchUrl.ts';

const query = (text: string) => {
  const search = new URLSearchParams(text);
  return (key: string) => search.get(key);
};
const name = fc
  .string({ minLength: 1, maxLength: 60 })
  .map((text) => text.trim())
  // a place has a letter in its name
  .filter((text) => /\p{L}/u.test(text));
const code = fc.option(fc.stringMatching(/^[A-Z]{3}$/), { nil: undefined });
const place = fc
  .record({ name, code })
  .map(({ name: text, code: iata }) => (iata ? { name: text, code: iata } : { name: text }));
const date = fc.option(
  fc
    .date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
);

describe('flight searches in the address', () => {
  it('come back as they were', () => {
    const params: fc.Arbitrary<FlightSearchParams> = fc
      .record({
        from: place,
        to: place,
        departure: date,
        returnDate: date,
        tripType: fc.constantFrom('return' as const, 'one-way' as const),
        passengers: fc.integer({ min: 1, max: 9 }),
      })
      .map((all) => (all.tripType === 'one-way' ? { ...all, returnDate: null } : all));
    fc.assert(
      fc.property(params, (search) => {
        const text = new URLSearchParams(encodeFlightSearch(search)).toString();
        expect(decodeFlightSearch(query(text))).toEqual({ status: 'ok', params: search });
      }),
    );
  });

  it('may be none, and default to one traveller one way', () => {
    expect(decodeFlightSearch(query(''))).toEqual({ status: 'none' });
    expect(decodeFlightSearch(query('from=London&to=Kyoto'))).toMatchObject({
      status: 'ok',
      params: { tripType: 'one-way', passengers: 1, departure: null, returnDate: null },
    });
    expect(decodeFlightSearch(query('from=A&to=B&return=2026-04-03'))).toMatchObject({
      params: { tripType: 'return', returnDate: '2026-04-03' },
    });
  });

  it.each([
    ['from=London', 'to'],
    ['from=%20&to=Kyoto', 'from'],
    ['from=London&to=Kyoto&fromCode=london', 'from'],
    ['from=London&to=Kyoto&departure=soon', 'departure'],
    ['from=London&to=Kyoto&departure=2026-02-30', 'departure'],
    ['from=London&to=Kyoto&passengers=many', 'passengers'],
    ['from=London&to=Kyoto&passengers=99', 'passengers'],
    ['from=London&to=Kyoto&trip=sideways', 'tripType'],
    [`from=${'x'.repeat(500)}&to=Kyoto`, 'from'],
  ])('say what is wrong with %s', (text, field) => {
    expect(decodeFlightSearch(query(text))).toMatchObject({ status: 'invalid', field });
  });

  it('never throw on garbage', () => {
    const keys = ['from', 'to', 'fromCode', 'departure', 'return', 'trip', 'passengers'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.string()), (garbage) => {
        expect(['none', 'ok', 'invalid']).toContain(decodeFlightSearch((key) => garbage[key] ?? null).status);
      }),
    );
  });
});

describe('hotel searches in the address', () => {
  it('come back as they were', () => {
    const params: fc.Arbitrary<HotelSearchParams> = fc.record({
      destination: place,
      checkin: date,
      checkout: date,
    });
    fc.assert(
      fc.property(params, (search) => {
        const text = new URLSearchParams(encodeHotelSearch(search)).toString();
        expect(decodeHotelSearch(query(text))).toEqual({ status: 'ok', params: search });
      }),
    );
  });

  it('may be none or wrong', () => {
    expect(decodeHotelSearch(query('checkin=2026-04-03'))).toEqual({ status: 'none' });
    expect(decodeHotelSearch(query('destination=Kyoto&checkin=x'))).toMatchObject({ field: 'checkin' });
  });
});
