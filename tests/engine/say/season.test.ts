import { describe, expect, it } from 'vitest';
import { seasonLine } from '../../../engine/say/write/season.ts';

const line = (text: string, months: number[], firstDay: string, lastDay: string) =>
  seasonLine({ seasons: [{ months, line: text }] }, { firstDay, lastDay });

describe('the line of a season', () => {
  it.each([
    // a feast weeks away is none of a stay's
    [
      'Warm and green; São João on 23 June is the great night.',
      [5, 6],
      '2027-05-11',
      '2027-05-15',
      'Warm and green.',
    ],
    [
      'Warm and green; São João on 23 June is the great night.',
      [5, 6],
      '2027-06-18',
      '2027-06-22',
      'Warm and green; São João on 23 June is the great night.',
    ],
    ['Cold, calm, lit boats in December.', [11, 12, 1], '2027-01-05', '2027-01-08', 'Cold, calm.'],
    [
      'Cold, calm, lit boats in December.',
      [11, 12, 1],
      '2026-11-28',
      '2026-12-02',
      'Cold, calm, lit boats in December.',
    ],
    // the year turns within a stay
    ['Mild, leaves in November.', [10, 11, 12, 1], '2026-12-28', '2027-01-03', 'Mild.'],
    // tells of the months before March
    ['Cold, snow into March.', [11, 12, 1, 2, 3], '2027-01-05', '2027-01-08', 'Cold, snow into March.'],
    ['Dry, sunny from May.', [5, 6], '2027-06-01', '2027-06-03', 'Dry, sunny from May.'],
    ['Warm in May and June, hot in August.', [5, 6, 7, 8], '2027-08-01', '2027-08-03', 'Hot in August.'],
    // one of its months is enough
    [
      'Rain in June and July, then humid heat.',
      [6, 7, 8],
      '2027-06-10',
      '2027-06-13',
      'Rain in June and July, then humid heat.',
    ],
  ])('%s on %j %s to %s: %s', (text, months, first, last, said) => {
    expect(line(text, months, first, last)).toBe(said);
  });

  it('is whole where all of it is of another month, and none where the guide has no such season', () => {
    expect(line('Lights in December.', [11, 12], '2026-11-02', '2026-11-04')).toBe('Lights in December.');
    expect(line('Warm.', [5], '2026-11-02', '2026-11-04')).toBeNull();
  });
});

describe('a part of a line that stands by itself', () => {
  it.each([
    ['Rain in June, then warm and clear.', [6, 7, 8], '2027-08-03', '2027-08-06', 'Warm and clear.'],
    [
      'Warm days and roses; Easter week is the busiest.',
      [4, 5, 6],
      '2027-06-05',
      '2027-06-09',
      'Warm days and roses.',
    ],
    [
      'Warm days and roses; Easter week is the busiest.',
      [3, 4],
      '2027-03-26',
      '2027-03-30',
      'Warm days and roses; Easter week is the busiest.',
    ],
  ])('begins with no word that follows on another: %s', (text, months, firstDay, lastDay, told) => {
    expect(line(text, months, firstDay, lastDay)).toBe(told);
  });
});
