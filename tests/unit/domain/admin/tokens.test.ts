import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyAdjustments, parseWhole, tokensToSave } from '@domain/admin/tokens.ts';

describe('a figure as it is typed', () => {
  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['+5', 5],
    ['-5', -5],
    ['1,000', 1000],
    ['1,234,567', 1_234_567],
    ['12.9', 12],
    ['007', 7],
    ['-0', 0],
  ])('%j is %d', (text, figure) => expect(parseWhole(text)).toBe(figure));

  it.each([
    '',
    ' ',
    '1e3',
    '1,0',
    '1,0000',
    '1 000',
    '0x10',
    '∞',
    '٣',
    'Infinity',
    'NaN',
    '5 tokens',
    '🧭',
    '--5',
  ])('%j is none', (text) => {
    expect(parseWhole(text)).toBeNull();
    expect(tokensToSave(text)).toBe(0);
  });

  it('of 10,000 digits is read, and is no number that could be stored', () => {
    expect(parseWhole('9'.repeat(10_000))).toBe(Number.POSITIVE_INFINITY);
  });

  it('is never saved below 0', () => expect(tokensToSave('-300')).toBe(0));

  it('is the integer that it says, with and without separators', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), (n) => {
        expect(parseWhole(String(n))).toBe(n);
        expect(parseWhole(n.toLocaleString('en-US'))).toBe(n);
      }),
    );
  });
});

describe('credits and debits', () => {
  it('have a floor of 0 at each step', () => {
    expect(applyAdjustments(300, [-500, 100])).toBe(100);
    expect(applyAdjustments(300, [])).toBe(300);
  });

  it('never come to less than 0', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.integer()), (balance, adjustments) => {
        expect(applyAdjustments(balance, adjustments)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
