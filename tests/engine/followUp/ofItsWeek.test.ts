/** A weekday beside a plan is one of its own week, whoever comes on it, and the trip begins on it only where that is said. */
import { describe, expect, it } from 'vitest';
import { tripAfter } from '../../functions/support/assistant.ts';

const BRUGES = 'Weekend in Bruges, 22-24 January 2027, by car from Cologne, two of us';

describe('a weekday to begin on', () => {
  it.each([
    ['we can only come on Saturday', '2027-01-23', 'Bruges: 3'],
    ['can we go on Thursday instead', '2027-01-21', 'Bruges: 3'],
    ['move it so we start on Monday', '2027-01-25', 'Bruges: 3'],
    ['could we leave on Thursday already', '2027-01-21', 'Bruges: 4'],
    ['we arrive on the Thursday evening already', '2027-01-21', 'Bruges: 4'],
    ['can we go a day earlier, on Thursday', '2027-01-21', 'Bruges: 3'],
    // the next one there is
    ['can we go next Thursday', '2026-11-26', 'Bruges: 3'],
    ['can we go this coming Friday', '2026-11-27', 'Bruges: 3'],
  ])('%s', async (text, first, trip) => {
    expect(await tripAfter(BRUGES, text)).toMatchObject({ first, trip });
  });

  it('goes back to the days that were said before', async () => {
    expect(
      await tripAfter(BRUGES, 'could we leave on Thursday already', 'boss says no. back to fri-sun'),
    ).toMatchObject({ first: '2027-01-22', trip: 'Bruges: 3' });
  });
});

describe('a weekday on which some of them come, or on which something is', () => {
  it.each([
    'two of them can only get there on Saturday',
    'one of us arrives on Saturday',
    'the others land on Saturday',
    "half of us can't come before Saturday",
    'my sister will join us on Saturday',
    'the other two are coming on Saturday',
    'ok stop there on Sunday on the way home',
    'I already booked the brewery on Saturday',
    'my sister arrives on Saturday and leaves on Monday',
    'my sister arrives on Saturday, she leaves on Monday',
  ])('%s', async (text) => {
    expect(await tripAfter(BRUGES, text)).toMatchObject({
      first: '2027-01-22',
      trip: 'Bruges: 3',
    });
  });

  it.each([
    ['my sister arrives on Friday, move the trip to 12–16 June', '2027-06-12', 'Bruges: 5'],
    ['My sister arrives on Friday so move it to 12-16 June', '2027-06-12', 'Bruges: 5'],
    ['my boss lands on Friday, we start on Saturday', '2027-01-23', 'Bruges: 3'],
  ])('beside what is asked: %s', async (text, first, trip) => {
    expect(await tripAfter(BRUGES, text)).toMatchObject({ first, trip });
  });

  it.each(['our flight lands on Saturday', 'our train arrives on Saturday', 'our flights land on Saturday'])(
    'is that of them all where their way ends: %s',
    async (text) => {
      expect(await tripAfter(BRUGES, text)).toMatchObject({ first: '2027-01-23', trip: 'Bruges: 3' });
    },
  );
});
