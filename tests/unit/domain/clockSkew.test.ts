import { describe, expect, it } from 'vitest';
import { clockWords, minutesWrong } from '@domain/clockSkew.ts';

const NOON = Date.UTC(2026, 2, 14, 12);
const MINUTE = 60_000;

describe('a clock', () => {
  it.each([
    [0, 0],
    [4 * MINUTE, 0],
    [-4 * MINUTE, 0],
    [5 * MINUTE, 5],
    [-90 * MINUTE, -90],
    [Number.NaN, 0],
  ])('that is off by %i ms is wrong by %i minutes', (offset, minutes) => {
    expect(minutesWrong(NOON, NOON + offset)).toBe(minutes);
  });

  it.each([
    [7, /is 7 minutes ahead\./],
    [-89, /is 89 minutes behind\./],
    [90, /is 2 hours ahead\./],
    [-300, /is 5 hours behind\./],
    [3 * 24 * 60, /is 3 days ahead\./],
  ])('that is wrong by %i minutes is told as %s', (minutes, words) => {
    expect(clockWords(minutes)).toMatch(words);
  });

  it('that is right is not told of', () => {
    expect(clockWords(0)).toBeNull();
  });
});
