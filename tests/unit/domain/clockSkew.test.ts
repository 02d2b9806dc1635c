import { describe, expect, it } from 'vitest';
import { clockWords, inServerTime, minutesWrong } from '@domain/clockSkew.ts';

const NOON = Date.UTC(2026, 2, 14, 12);
const MINUTE = 60_000;

const after = (ms: number) => new Date(NOON + ms).toISOString();

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

  it.each([
    ['is right', 0, -MINUTE, -MINUTE],
    ['is right, though the request was slow', -50_000, -MINUTE, -MINUTE],
    ['is ahead by seconds', 50_000, 40_000, 0],
    ['is an hour ahead', 60 * MINUTE, 50 * MINUTE, -10 * MINUTE],
    ['is an hour ahead, less what the request took', 60 * MINUTE - 300, 50 * MINUTE, -9 * MINUTE],
    ['is an hour behind', -60 * MINUTE, -70 * MINUTE, -10 * MINUTE],
    ['is an hour behind, with what the request took', -60 * MINUTE - 300, -70 * MINUTE, -9 * MINUTE],
    ['is an hour behind, of what was typed just now', -60 * MINUTE - 300, -60 * MINUTE - 900, 0],
  ])('that %s says when by the server’s', (_, sentAfter, at, by) => {
    expect(inServerTime(after(at), after(sentAfter), NOON)).toBe(after(by));
  });

  it('that nobody tells of is taken at its word, as far as that is not in the future', () => {
    expect(inServerTime(after(-90 * MINUTE), undefined, NOON)).toBe(after(-90 * MINUTE));
    expect(inServerTime(after(90 * MINUTE), undefined, NOON)).toBe(after(0));
  });

  it.each([
    ['a minute too early', -70_000, -10_000],
    ['earlier than that', -200_000, -49_999],
    ['late enough', -20_000, -20_000],
  ])('that says %s of what was asked after a clear leaves it behind that', (_, at, by) => {
    expect(inServerTime(after(at), after(0), NOON, after(-50_000))).toBe(after(by));
  });

  it('that knows of a clear in the future asks now', () => {
    expect(inServerTime(after(-MINUTE), after(0), NOON, after(MINUTE))).toBe(after(0));
  });
});
