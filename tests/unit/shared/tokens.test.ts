import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeFor, estimateTokens, MAX_CHARGE_PER_TURN } from '@shared/tokens.ts';

describe('chargeFor', () => {
  it('takes the reported total', () => {
    expect(chargeFor({ totalTokens: 1_234, inputTokens: 1, outputTokens: 1 }, '')).toBe(1_234);
  });

  it('adds up input and output where there is no total', () => {
    expect(chargeFor({ inputTokens: 700, outputTokens: 300 }, '')).toBe(1_000);
    expect(chargeFor({ outputTokens: 300 }, '')).toBe(300);
  });

  it('estimates from the text where the provider reports nothing it can use', () => {
    const text = 'x'.repeat(4_000);
    for (const usage of [{}, { totalTokens: 0 }, { totalTokens: Number.NaN }, { totalTokens: -5 }]) {
      expect(chargeFor(usage, text)).toBe(estimateTokens(text));
    }
  });

  it('charges a whole number from 1 to the most a turn may cost, whatever is reported', () => {
    const reported = fc.option(fc.double(), { nil: undefined });
    fc.assert(
      fc.property(
        reported,
        reported,
        reported,
        fc.string(),
        (totalTokens, inputTokens, outputTokens, text) => {
          const charge = chargeFor({ totalTokens, inputTokens, outputTokens }, text);
          expect(Number.isInteger(charge)).toBe(true);
          expect(charge).toBeGreaterThanOrEqual(1);
          expect(charge).toBeLessThanOrEqual(MAX_CHARGE_PER_TURN);
        },
      ),
    );
  });
});
