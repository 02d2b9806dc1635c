/** What is told of some of those who travel leaves their number as it is; whom they bring comes too. */
import { describe, expect, it } from 'vitest';
import { tripAfter } from '../../functions/support/assistant.ts';

const ROME = '4 days in Rome from 10 June 2027 from London, 4 adults';

describe('what some of them are or want', () => {
  it.each([
    'two of us are total beginners, is there somewhere better for that',
    'two of us are vegetarian',
    'three of us have never been to Italy',
    "2 of us don't eat fish",
    'one of us hates churches',
    'half of us are over 70',
    'two of us can only see the Vatican on day 2',
    "one sister doesn't eat meat but fish is ok",
    'two friends are vegan',
    "two sisters don't eat meat",
    'one brother hates museums',
    'Two of us are vegan, one of us hates churches',
    'two of us are vegetarian, and my boss hates it',
  ])('%s', async (text) => {
    expect(await tripAfter(ROME, text)).toMatchObject({ people: '4+0', trip: 'Rome: 4' });
  });
});

describe('how many come', () => {
  it.each([
    ['three of us are coming now', '3+0'],
    ['only two of us can come', '2+0'],
    ['only three of us in June', '3+0'],
    ['just two of us', '2+0'],
    ["two of us can't come", '2+0'],
    ["one of us can't make it", '3+0'],
    ['two of us are vegetarian, and my brother joins, so five', '5+0'],
    ['two of us are vegetarian. we are six now', '6+0'],
    ["it's 2 friends in June now", '2+0'],
    ['one friend wants to join us', '5+0'],
    ["one sister can't come", '3+0'],
  ])('%s', async (text, people) => {
    expect(await tripAfter(ROME, text)).toMatchObject({ people });
  });
});

describe('whom one of them brings', () => {
  it.each([
    ['one of them is bringing his gf now', '5+0'],
    ['one of us is bringing her boyfriend too', '5+0'],
    ['one of the lads brings his girlfriend', '5+0'],
    ['Sam is now bringing his wife', '5+0'],
    ['one of them is bringing his skis', '4+0'],
    ['one of them is bringing his girlfriend to dinner', '4+0'],
  ])('%s', async (text, people) => {
    expect(await tripAfter(ROME, text)).toMatchObject({ people });
  });
});
