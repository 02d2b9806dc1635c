/** What a hostile message or a spec out of a file asks of the account of a message: bounded work. */
import { expect, it } from 'vitest';
import { contentIn } from '../../../engine/account/content.ts';
import { holidayNotes } from '../../../engine/plan/brief/holidays.ts';

it.each(['two-', 'twenty-', '1,', '$1 ', 'two hundred-', '1.', 'a couple '])(
  'reads 4,000 characters of “%s” in bounded steps',
  (piece) => {
    const text = `7 days in Rome from London for 2. ${piece.repeat(Math.floor(3_900 / piece.length))}`;
    expect(contentIn(text).length).toBeLessThanOrEqual(201);
  },
);

it('walks the days of a stay by their number, whatever year they are in', () => {
  const place = { country: 'Italy', countryCode: 'IT' };
  const stop = { place, firstDay: '9999-12-30', lastDay: '9999-12-31' };
  expect(holidayNotes({ stops: [stop] })).toHaveLength(0);
});
