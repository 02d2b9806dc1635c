import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchesIn } from '@domain/text/matches.ts';

const PATTERNS = [/a/g, /(?:a|b)?/g, /(?<name>\p{L}+) ?/gu, /(?<=a)b*/gu, /$|^/gm, /.{0,2}/gsu, /B+|c/gi];

it.each(PATTERNS)('finds with %s what matchAll finds', (pattern) => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', 'B', 'c', ' ', '\n', 'é', '🏝', '\ud83c') }),
      (text) => {
        expect(matchesIn(text, pattern)).toEqual([...text.matchAll(pattern)]);
      },
    ),
  );
});

it('looks from where the pattern is, and leaves it there', () => {
  const pattern = /a/g;
  pattern.lastIndex = 2;
  expect(matchesIn('a a a', pattern).map(({ index }) => index)).toEqual([2, 4]);
  expect(pattern.lastIndex).toBe(2);
});

it('refuses a pattern for one match', () => {
  expect(() => matchesIn('a', /a/)).toThrow(TypeError);
});
