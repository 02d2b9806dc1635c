import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowsBetween } from '@/features/search/windowing.ts';

const sum = (part: readonly number[]) => part.reduce((a, b) => a + b, 0);
const even = (count: number) => ({ count, heightOf: () => 100 });

it('draws the rows in sight and leaves room for the others', () => {
  expect(rowsBetween(even(50), -400, 900)).toEqual({ first: 0, end: 9, before: 0, after: 4_100 });
  expect(rowsBetween(even(50), 2_000, 2_350)).toEqual({ first: 20, end: 24, before: 2_000, after: 2_600 });
});

it('draws the last row past the end, and none of an empty list', () => {
  expect(rowsBetween(even(3), 9_000, 9_900)).toEqual({ first: 2, end: 3, before: 200, after: 0 });
  expect(rowsBetween(even(0), 0, 900)).toEqual({ first: 0, end: 0, before: 0, after: 0 });
});

it('always fills the list’s whole height, and covers what is in sight', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(heights, fc.integer({ min: -500, max: 20_000 }), (all, top) => {
      const rows = { count: all.length, heightOf: (row: number) => all[row] ?? 0 };
      const { first, end, before, after } = rowsBetween(rows, top, top + 800);
      const total = sum(all);
      expect(before + sum(all.slice(first, end)) + after).toBe(total);
      expect(before === 0 || before <= Math.max(top, 0)).toBe(true);
      expect(after === 0 || total - after >= top + 800).toBe(true);
    }),
  );
});
