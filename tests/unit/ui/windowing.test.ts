import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keysOf, placed, rowsBetween, stepTowards } from '@/ui/results/windowing.ts';

const sum = (part: readonly number[]) => part.reduce((a, b) => a + b, 0);
const even = (count: number) => ({ count, heightOf: () => 100 });

const rowsOf = ({ first, end }: { first: number; end: number }) =>
  Array.from({ length: end - first }, (_, index) => first + index);

it('draws the rows in sight and leaves room for the others', () => {
  expect(rowsBetween(even(50), -400, 900)).toEqual({ first: 0, end: 9 });
  const range = rowsBetween(even(50), 2_000, 2_350);
  expect(range).toEqual({ first: 20, end: 24 });
  expect(placed([20, 21, 23], even(50))).toEqual({
    rows: [
      { row: 20, room: 2_000 },
      { row: 21, room: 0 },
      { row: 23, room: 100 },
    ],
    after: 2_600,
  });
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
      const drawn = rowsOf(rowsBetween(rows, top, top + 800));
      const { rows: there, after } = placed(drawn, rows);
      const total = sum(all);
      const before = there[0]?.room ?? 0;
      expect(sum(there.map(({ row, room }) => room + rows.heightOf(row))) + after).toBe(total);
      expect(before === 0 || before <= Math.max(top, 0)).toBe(true);
      expect(after === 0 || total - after >= top + 800).toBe(true);
    }),
  );
});

const range = fc
  .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 30 }))
  .map(([first, length]) => ({ first, end: first + length }));

it('goes in steps that add few rows, and gets there', () => {
  const besides = fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 3 });
  fc.assert(
    fc.property(range, range, besides, (start, sight, near) => {
      const wanted = { ...sight, besides: near };
      let drawn: readonly number[] = rowsOf(start);
      for (let steps = 0; steps < 40; steps += 1) {
        const next = stepTowards(drawn, wanted, 2);
        const stayed = next.filter((row) => drawn.includes(row)).length;
        expect(next.length - stayed).toBeLessThanOrEqual(2);
        drawn = next;
      }
      expect(drawn).toEqual([...new Set([...rowsOf(sight), ...near])].toSorted((a, b) => a - b));
    }),
  );
});

const step = (start: readonly number[], first: number, end: number) =>
  stepTowards(start, { first, end, besides: [] }, 2);

it('drops at once what is out of sight, and goes down before it goes up', () => {
  expect(step(rowsOf({ first: 0, end: 8 }), 4, 12)).toEqual([4, 5, 6, 7, 8, 9]);
  expect(step(rowsOf({ first: 10, end: 18 }), 4, 12)).toEqual([8, 9, 10, 11]);
  expect(step(rowsOf({ first: 0, end: 8 }), 90, 99)).toEqual([90, 91]);
});

it('fills the holes that a filter left, and keeps a row elsewhere that is wanted', () => {
  expect(stepTowards([2, 5, 40], { first: 2, end: 7, besides: [40] }, 2)).toEqual([2, 3, 4, 5, 40]);
  expect(stepTowards([2, 3], { first: 2, end: 4, besides: [40, 41] }, 1)).toEqual([2, 3, 40]);
});

it('gives an item that comes twice two keys', () => {
  expect(keysOf(['a', 'b', 'a', 'a'], (name) => name)).toEqual(['a', 'b', 'a 2', 'a 3']);
});
