import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFlightAddress, readHotelAddress } from '@domain/results/resultsAddress.ts';

const TODAY = '2026-11-21';
const query = (text: string) => {
  const search = new URLSearchParams(text);
  return (key: string) => search.get(key);
};
const flight = 'from=London&fromCode=LON&to=Rome&toCode=ROM&departure=2027-01-12&return=2027-01-19';
const hotel = 'destination=Kyoto&code=OSA&checkin=2027-01-12&checkout=2027-01-16';

describe('the address of /flights', () => {
  it('is a search with its filters, whatever else it carries', () => {
    expect(readFlightAddress(query(`${flight}&max=400&utm_source=mail`), TODAY)).toMatchObject({
      status: 'ok',
      params: { tripType: 'return', passengers: 1, to: { name: 'Rome', code: 'ROM' } },
      filters: { maxPrice: 400, sort: 'price' },
    });
    expect(readFlightAddress(query('utm_source=mail'), TODAY)).toEqual({ status: 'none' });
  });

  it.each([
    ['an unknown code', flight.replace('ROM', 'QQQ'), 'to', /no place with the code QQQ/],
    ['a code in small letters', flight.replace('ROM', 'rom'), 'to', /the place to fly to/],
    ['a script', flight.replace('ROM', '%3Cscript%3E'), 'to', /the place to fly to/],
    ['ten thousand characters', flight.replace('London', 'x'.repeat(10_000)), 'from', /fly from/],
    ['a day that there is not', flight.replace('01-12', '02-30'), 'departure', /departure date/],
    ['a past day', flight.replace('2027-01-12', '2026-11-20'), 'departure', /is in the past/],
    ['a way back before the way there', flight.replace('01-19', '01-11'), 'returnDate', /before/],
    ['the same place twice', flight.replace('Rome&toCode=ROM', 'x&toCode=LON'), 'to', /other than/],
    ['no travellers', `${flight}&passengers=0`, 'passengers', /number of passengers/],
    ['a trip of a third kind', `${flight}&trip=sideways`, 'tripType', /one-way/],
    ['a filter of garbage', `${flight}&stops=%00`, 'stops', /filter/],
  ])('says what is wrong: %s', (_what, address, field, message) => {
    const read = readFlightAddress(query(address), TODAY);
    expect(read).toMatchObject({ status: 'invalid', field });
    expect(read.status === 'invalid' && read.message).toMatch(message);
  });
});

describe('the address of /hotels', () => {
  it.each([
    ['an unknown code', hotel.replace('OSA', 'QQQ'), 'destination'],
    ['nowhere', hotel.replace('Kyoto', '%20'), 'destination'],
    ['a stay that ends as it begins', hotel.replace('01-16', '01-12'), 'checkout'],
    ['a past day', hotel.replace('2027-01-12', '2020-01-12'), 'checkin'],
    ['an end without a beginning', hotel.replace('checkin=2027-01-12&', ''), 'checkin'],
    ['a star too many', `${hotel}&stars=6`, 'stars'],
  ])('says what is wrong: %s', (_what, address, field) => {
    expect(readHotelAddress(query(address), TODAY)).toMatchObject({ status: 'invalid', field });
  });
});

it('never lets through what a search cannot take, whatever is in the address', () => {
  const keys = [
    'from',
    'fromCode',
    'to',
    'toCode',
    'departure',
    'return',
    'trip',
    'passengers',
    'max',
    'sort',
  ];
  const start = Object.fromEntries(new URLSearchParams(flight));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), fc.string()), (garbage) => {
      const mixed: Record<string, string> = { ...start, ...garbage };
      const read = readFlightAddress((key) => mixed[key] ?? null, TODAY);
      if (read.status !== 'ok') return;
      expect(read.params.departure === null || read.params.departure >= TODAY).toBe(true);
      expect(read.params.passengers).toBeGreaterThan(0);
      expect(read.params.from.name.length).toBeLessThanOrEqual(120);
    }),
  );
});
