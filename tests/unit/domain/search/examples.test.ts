import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, weekdayOf } from '@domain/dates/calendar.ts';
import { readFlightAddress, readHotelAddress } from '@domain/results/resultsAddress.ts';
import { exampleSearches } from '@domain/search/examples.ts';
import { encodeSearch } from '@domain/search/searchUrl.ts';

/** Two weeks around the turn of a year. */
const days = Array.from({ length: 14 }, (_, index) => addDays('2026-12-25', index));

describe('the examples of a page without a search', () => {
  it.each(['flights', 'hotels'] as const)('are %s that an address can ask for, whatever the day', (type) => {
    for (const today of days) {
      const searches = exampleSearches(type, today);
      expect(searches).toHaveLength(3);
      for (const search of searches) {
        const query = new Map(Object.entries(encodeSearch(search)));
        const read = type === 'flights' ? readFlightAddress : readHotelAddress;
        const address = read((key) => query.get(key) ?? null, today);
        expect(address).toMatchObject({ status: 'ok', params: search.params });
      }
    }
  });

  it('begin on a Friday, four to five weeks ahead', () => {
    for (const today of days) {
      for (const { params } of exampleSearches('flights', today)) {
        const start = 'departure' in params ? (params.departure ?? '') : '';
        expect(weekdayOf(start)).toBe(5);
        expect(daysBetween(today, start)).toBeGreaterThanOrEqual(28);
        expect(daysBetween(today, start)).toBeLessThan(35);
      }
    }
  });
});
