/** Clauses, and the vote whether one only tells something. */
import { describe, expect, it } from 'vitest';
import {
  beginsSentence,
  clausesIn,
  isMostlyTold,
  isShort,
  SURELY_TOLD,
  toldVotes,
} from '../../../engine/read/told.ts';
import { hashOf, keptOf, likelihood, tokensOf, weightsOf } from '../../../engine/read/votes.ts';

const cut = (text: string) => clausesIn(text).map(({ start, end }) => text.slice(start, end).trim());
const votes = (text: string) => toldVotes(text, clausesIn(text));

describe('a message is cut into clauses', () => {
  it.each([
    ['my mum says 3 days, but make it 2', ['my mum says 3 days,', 'but make it 2']],
    ['we land at 14.30 on 3.5. fine?', ['we land at 14.30 on 3.5.', 'fine?']],
    ['Rome and Naples and then we drive on', ['Rome and Naples', 'and then we drive on']],
    ['…', []],
    ['', []],
  ])('%s', (text, clauses) => {
    expect(cut(text)).toEqual(clauses);
  });

  it('whatever the text', () => {
    for (const text of ['🎉'.repeat(2_000), ', '.repeat(2_000), 'a'.repeat(4_000)])
      expect(votes(text).every((vote) => vote >= 0 && vote <= 1)).toBe(true);
  });
});

describe('a clause that only tells something', () => {
  it.each([
    'my cousin did Lisbon in 4 days in 2019',
    'last time we paid 200 a night for a shoebox',
    'in 2011 it was 60 for a B&B with 3 sausages',
    'she did it in 2019 with 3 kids in the rain',
  ])('is known: %s', (text) => {
    expect(Math.min(...votes(text))).toBeGreaterThan(SURELY_TOLD);
    expect(isMostlyTold(text)).toBe(true);
  });

  it.each([
    'make it 5 days',
    'my brother is coming too',
    'we only have 4 days after all',
    'can we stay one night longer in Rome',
    'drop Siena and add Pisa',
    'nothing before 10 please',
    'the hotel is too expensive, under 120 please',
  ])('is none: %s', (text) => {
    expect(Math.max(...votes(text))).toBeLessThan(SURELY_TOLD);
  });

  it.each(['9c542487-24a1-409d-9634-9105b67cb2eb', '7ecfb007-4f80-4679-a42d-f0f2b8017003'])(
    'is none where there are no words: %s',
    (id) => {
      expect(isMostlyTold(id.repeat(100))).toBe(false);
    },
  );

  it('is short where it has three words at most, and begins a sentence behind its end', () => {
    const text = 'Klaus stayed 4 days, 5 at most. then\nhome';
    const clauses = clausesIn(text);
    expect(clauses.map((clause) => isShort(text, clause))).toEqual([false, true, true, true]);
    expect(clauses.map((clause) => beginsSentence(text, clause))).toEqual([true, false, true, true]);
  });
});

describe('weights as a file keeps them', () => {
  it('are found by the hash of a feature', () => {
    const hashes = [hashOf('w:a'), hashOf('w:b')].toSorted((one, other) => one - other);
    const weights = weightsOf(keptOf(hashes.map((hash) => [hash, 10])));
    expect(likelihood(['w:a', 'w:b', 'w:unseen'], weights)).toBeCloseTo(1 / (1 + Math.exp(-2)), 6);
    expect(likelihood([], weightsOf({ gaps: '', weights: '' }))).toBe(0.5);
  });

  it('are read as they were written', () => {
    const written = [0, 1, 78, 79, 80, 113, 5_000, 65_535].map((hash, at) => [hash, at * 11 - 40] as const);
    expect([...weightsOf(keptOf(written))]).toEqual(written);
  });

  it('see no number, month or weekday', () => {
    expect(tokensOf("On Friday 3 May we're off")).toEqual(['on', 'DAY', '#', 'MONTH', "we're", 'off']);
  });
});
