import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeFor, estimateTokens, MAX_CHARGE_PER_TURN, tokensOfLength } from '@domain/billing/tokens.ts';

it('estimates four characters a token, in whole tokens', () => {
  expect(['', 'a', 'abcd', 'abcde'].map(estimateTokens)).toEqual([0, 1, 1, 2]);
  expect(tokensOfLength(4_001)).toBe(1_001);
});

describe('chargeFor', () => {
  it('takes the reported total', () => {
    expect(chargeFor({ totalTokens: 1_234, inputTokens: 1, outputTokens: 1 }, 0)).toBe(1_234);
  });

  it('adds up input and output where there is no total', () => {
    expect(chargeFor({ inputTokens: 700, outputTokens: 300 }, 0)).toBe(1_000);
    expect(chargeFor({ outputTokens: 300 }, 0)).toBe(300);
  });

  it('takes the estimate where the provider reports nothing it can use', () => {
    for (const usage of [{}, { totalTokens: 0 }, { totalTokens: Number.NaN }, { totalTokens: -5 }]) {
      expect(chargeFor(usage, 900)).toBe(900);
    }
  });

  it('charges nothing for nothing', () => {
    expect(chargeFor({ inputTokens: 0, outputTokens: 0, totalTokens: 0 }, 0)).toBe(0);
  });

  it('charges a whole number from 0 to the most a turn may cost, whatever is reported', () => {
    const reported = fc.option(fc.double(), { nil: undefined });
    fc.assert(
      fc.property(
        reported,
        reported,
        reported,
        fc.nat(),
        (totalTokens, inputTokens, outputTokens, estimate) => {
          const charge = chargeFor({ totalTokens, inputTokens, outputTokens }, estimate);
          expect(Number.isInteger(charge)).toBe(true);
          expect(charge).toBeGreaterThanOrEqual(0);
          expect(charge).toBeLessThanOrEqual(MAX_CHARGE_PER_TURN);
        },
      ),
    );
  });
});
