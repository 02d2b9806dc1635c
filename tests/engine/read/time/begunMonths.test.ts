/** On 22 November a long trip "in November" is the next one's. */
import { describe, expect, it } from 'vitest';
import { reader } from '../../../functions/support/reading.ts';

const readers = new Map(['2026-11-22', '2026-11-10', '2026-11-11'].map((today) => [today, reader(today)]));
const startOf = (text: string, today = '2026-11-22') => readers.get(today)?.(text).message.dates?.start;

describe('a month that has begun', () => {
  it.each([
    ['japan 2 weeks in november from Brisbane', '2027-11-01'],
    ['Prague for 10 days, late november', '2027-11-21'],
    ['a week in November in Crete', '2027-11-01'],
    ['9 nights in november, Lisbon', '2027-11-01'],
    ['Rome 7 days in Nov. two of us', '2027-11-01'],
    ['november, Madeira, eight days', '2027-11-01'],
  ])('in which the trip no longer fits is that of next year: %s', (text, start) => {
    expect(startOf(text)).toBe(start);
  });

  it.each([
    ['rome 4 days in november', '2026-11-25'],
    ['japan 2 weeks this november', '2026-11-25'],
    ['japan in november', '2026-11-25'],
    ['japan 2 weeks in november 2026', '2026-11-25'],
    ['japan 2 weeks in december', '2026-12-01'],
    ['japan 2 weeks from 25 november', '2026-11-25'],
    ['japan for 10 days at the end of the month', '2026-11-25'],
  ])('is this one: %s', (text, start) => expect(startOf(text)).toBe(start));

  it('has a week left to prepare for a week and more', () => {
    expect(startOf('Crete 14 days in november', '2026-11-10')).toBe('2026-11-13');
    expect(startOf('Crete 14 days in november', '2026-11-11')).toBe('2027-11-01');
  });
});
