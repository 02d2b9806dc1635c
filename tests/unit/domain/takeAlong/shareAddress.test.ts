import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { present } from './takenTrip.ts';
import {
  codesOf,
  linkFragment,
  joined,
  readFragment,
  type SharePart,
  wholeFragment,
} from '@domain/takeAlong/shareAddress.ts';

const PAGE = 'https://waymark.test/trip';
const data = (chars: number) => 'aB3_-'.repeat(chars / 5 + 1).slice(0, chars);
const partsOf = (text: string) =>
  (codesOf(PAGE, text) ?? []).map((code) => {
    const read = readFragment(new URL(code).hash);
    return present(read.kind === 'part' ? read.part : null);
  });

describe('a fragment', () => {
  it('is the secret of a link that the server opens', () => {
    const secret = 'aB3-_'.repeat(7).slice(0, 32);
    expect(readFragment(`#${linkFragment(secret)}`)).toEqual({ kind: 'link', secret });
    for (const other of ['abc', `${secret}x`, `${secret.slice(1)}<`, `${secret}.x`, '', '__proto__'])
      expect(readFragment(`#2.${other}`)).toEqual({ kind: 'damaged' });
  });

  it('is the whole trip, by its version', () => {
    expect(readFragment(`#${wholeFragment('abc-_1')}`)).toEqual({ kind: 'whole', data: 'abc-_1' });
    expect(readFragment('')).toEqual({ kind: 'none' });
    expect(readFragment('#3.abc')).toEqual({ kind: 'version' });
    expect(readFragment(`#1.${'a'.repeat(2_000_000)}`)).toEqual({ kind: 'too_long' });
  });

  it.each([
    '#1.',
    '#1.a b',
    '#1.<script>alert(1)</script>',
    '#1.%41',
    '#main',
    '#1.1.9.00000000.abc',
    '#1.3.2.00000000.abc',
    '#1.0.2.00000000.abc',
    '#1.1.1.00000000.abc',
    '#1.1e0.2.0000000.abc',
    '#1.1.2.zzzzzzzz.abc',
    '#1.1.2.abc',
    `#1.1.2.00000000.${'a'.repeat(2_301)}`,
    '#__proto__.abc',
  ])('is damaged: %s', (hash) => {
    expect(readFragment(hash)).toEqual({ kind: 'damaged' });
  });
});

describe('codes', () => {
  it('are one where the address fits', () => {
    expect(codesOf(PAGE, data(2_200))).toEqual([`${PAGE}#1.${data(2_200)}`]);
  });

  it('are as few as there can be, each with its number, their count and the sum of all', () => {
    const codes = codesOf(PAGE, data(2_500)) ?? [];
    expect(codes.map((code) => code.replace(/\.[\w-]+$/, ''))).toEqual(
      [1, 2, 3].map((index) => expect.stringMatching(new RegExp(`^${PAGE}#1\\.${index}\\.3\\.[0-9a-f]{8}$`))),
    );
    expect(codesOf(PAGE, data(8_000))).toHaveLength(8);
  });

  it('are none where there would be more than anyone scans', () => {
    expect(codesOf(PAGE, data(8_001))).toBeNull();
  });

  it('make the trip again in whatever order they are read, also twice', () => {
    const characters = fc.constantFrom('a', 'b', 'X', 'Y', '0', '9', '-', '_');
    const text = fc.string({ unit: characters, minLength: 2_300, maxLength: 8_000 });
    fc.assert(
      fc.property(text, fc.infiniteStream(fc.nat()), (whole, order) => {
        const parts = partsOf(whole);
        const shuffled = parts
          .map((part) => [order.next().value ?? 0, part] as const)
          .toSorted(([a], [b]) => a - b)
          .map(([, part]) => part);
        let before: readonly SharePart[] = [];
        const read: string[] = [];
        for (const part of [...shuffled.slice(0, 1), ...shuffled]) {
          const now = joined(before, part);
          read.push(now.kind === 'whole' ? now.data : now.kind);
          before = now.kind === 'waiting' ? now.parts : [];
        }
        expect(read).toEqual([...parts.map(() => 'waiting'), whole]);
      }),
      { numRuns: 40 },
    );
  });

  it('say which are missing', () => {
    const [first, third] = [0, 2].map((at) => present(partsOf(data(3_000))[at]));
    expect(joined([], present(third))).toMatchObject({ kind: 'waiting', missing: [1, 2] });
    expect(joined([present(third)], present(first))).toMatchObject({ kind: 'waiting', missing: [2] });
  });

  it('of another trip take the place of those before', () => {
    const first = present(partsOf(data(3_000))[0]);
    const other = present(partsOf(`${data(2_999)}x`)[1]);
    expect(joined([first], other)).toMatchObject({ kind: 'waiting', missing: [1, 3], parts: [other] });
  });

  it('that were changed make no trip', () => {
    const parts = partsOf(data(3_000));
    const third = present(parts[2]);
    expect(joined(parts.slice(0, 2), { ...third, data: `${third.data.slice(1)}x` })).toEqual({
      kind: 'damaged',
    });
  });
});
