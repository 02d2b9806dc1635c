import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowsBetween, stepTowards, withRoom } from '@/ui/results/windowing.ts';

const sum = (part: readonly number[]) => part.reduce((a, b) => a + b, 0);
const even = (count: number) => ({ count, heightOf: () => 100 });

it('draws the rows in sight and leaves room for the others', () => {
  expect(rowsBetween(even(50), -400, 900)).toEqual({ first: 0, end: 9 });
  const range = rowsBetween(even(50), 2_000, 2_350);
  expect(range).toEqual({ first: 20, end: 24 });
  expect(withRoom(range, even(50))).toEqual({ first: 20, end: 24, before: 2_000, after: 2_600 });
});

it('draws the last row past the end, and none of an empty list', () => {
  expect(rowsBetween(even(3), 9_000, 9_900)).toEqual({ first: 2, end: 3 });
  expect(rowsBetween(even(0), 0, 900)).toEqual({ first: 0, end: 0 });
});

it('always fills the list’s whole height, and covers what is in sight', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(heights, fc.integer({ min: -500, max: 20_000 }), (all, top) => {
      const rows = { count: all.length, heightOf: (row: number) => all[row] ?? 0 };
      const { first, end, before, after } = withRoom(rowsBetween(rows, top, top + 800), rows);
      const total = sum(all);
      expect(before + sum(all.slice(first, end)) + after).toBe(total);
      expect(before === 0 || before <= Math.max(top, 0)).toBe(true);
      expect(after === 0 || total - after >= top + 800).toBe(true);
    }),
  );
});

const range = fc
  .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 30 }))
  .map(([first, length]) => ({ first, end: first + length }));

it('goes in steps that add few rows, and gets there', () => {
  fc.assert(
    fc.property(range, range, (start, wanted) => {
      let drawn = start;
      for (let steps = 0; steps < 40; steps += 1) {
        const next = stepTowards(drawn, wanted, 2);
        const stayed = Math.max(0, Math.min(drawn.end, next.end) - Math.max(drawn.first, next.first));
        expect(next.end - next.first - stayed).toBeLessThanOrEqual(2);
        drawn = next;
      }
      expect(drawn).toEqual(wanted);
    }),
  );
});

it('drops at once what is out of sight', () => {
  expect(stepTowards({ first: 0, end: 8 }, { first: 4, end: 12 }, 2)).toEqual({ first: 4, end: 10 });
  expect(stepTowards({ first: 10, end: 18 }, { first: 4, end: 12 }, 2)).toEqual({ first: 8, end: 12 });
  expect(stepTowards({ first: 0, end: 8 }, { first: 90, end: 99 }, 2)).toEqual({ first: 90, end: 92 });
});
