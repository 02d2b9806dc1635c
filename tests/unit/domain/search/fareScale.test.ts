import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fareShares } from '@domain/results/fareScale.ts';

const rounded = (prices: readonly (number | null)[]) =>
  fareShares(prices).map((share) => Number(share.toFixed(2)));

const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

describe('the bars of fare days', () => {
  it('differ to the eye where the prices do', () => {
    expect(rounded([500, 520, 540])).toEqual([0.38, 0.69, 1]);
    expect(rounded([200, 400])).toEqual([0.33, 1]);
  });

  it('do not make much of a dollar', () => {
    expect(rounded([500, 501])).toEqual([0.96, 1]);
    expect(rounded([500, 500])).toEqual([1, 1]);
  });

  it('are none where there is no price', () => {
    expect(fareShares([null, 500])).toEqual([0, 1]);
    expect(fareShares([null, null])).toEqual([0, 0]);
    expect(fareShares([0, 0])).toEqual([0, 0]);
  });

  it('keep the order of the prices, and the cheapest has one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 7 }),
        (prices) => {
          const shares = fareShares(prices);
          expect(Math.max(...shares)).toBe(1);
          expect(Math.min(...shares)).toBeGreaterThan(0);
          expect(fareShares(ascending(prices))).toEqual(ascending(shares));
        },
      ),
    );
  });
});
