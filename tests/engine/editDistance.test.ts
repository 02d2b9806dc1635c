/** How far two spellings are apart, and the quick look that spares most pairs the count. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, letterBits, surelyApart } from '../../engine/facts/editDistance.ts';

describe('the distance of two spellings', () => {
  it.each([
    ['lisbon', 'lisbon', 0],
    ['lisbon', 'lisbn', 1],
    ['lisbon', 'lisbonn', 1],
    ['lisbon', 'lisban', 1],
    ['lisbon', 'lisbno', 1],
    ['marrakesh', 'marakech', 2],
    ['lisbon', 'london', 3],
    ['são', 'sao', 1],
  ])('%s and %s are %i apart', (a, b, distance) => {
    expect(editDistance(a, b, 3)).toBe(distance);
    expect(editDistance(b, a, 3)).toBe(distance);
  });

  it('ends at one above its limit', () => {
    expect(editDistance('lisbon', 'kyoto', 1)).toBe(2);
    expect(editDistance('lisbon', 'lisbonista', 2)).toBe(3);
  });
});

describe('the quick look', () => {
  it('tells words of other letters apart', () => {
    expect(surelyApart(letterBits('lisbon'), letterBits('kyoto'), 2)).toBe(true);
    expect(surelyApart(letterBits('paris'), letterBits('paris'), 0)).toBe(false);
    expect(surelyApart(letterBits('paris'), letterBits('parks'), 0)).toBe(true);
  });

  it('never parts two that are within the limit, whatever was mistyped', () => {
    const letter = fc.constantFrom(...Array.from('abcdeiost éłß漢'));
    const word = fc.string({ unit: letter, minLength: 4, maxLength: 12 });
    const mistake = fc.record({
      at: fc.nat(12),
      length: fc.nat(2),
      by: fc.string({ unit: letter, maxLength: 2 }),
    });
    fc.assert(
      fc.property(word, fc.array(mistake, { maxLength: 3 }), (text, mistakes) => {
        const typed = mistakes.reduce(
          (left, { at, length, by }) => left.slice(0, at) + by + left.slice(at + length),
          text,
        );
        const isWithin = (limit: number) => editDistance(typed, text, limit) <= limit;
        const parted = [0, 1, 2].filter(
          (limit) => isWithin(limit) && surelyApart(letterBits(typed), letterBits(text), limit),
        );
        expect(parted).toEqual([]);
      }),
    );
  });
});
