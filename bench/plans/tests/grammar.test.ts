/** A part of `npm run bench:plans` with each run of the tests: what its makers thought of stays understood. */
import '../../../content/towns/all.ts';
import { describe, expect, it } from 'vitest';
import { BY_HAND } from '../byHand.ts';
import { generateFollowUps } from '../followUps.ts';
import { generate } from '../grammar.ts';
import { judge } from '../judge.ts';
import { judgeFollowUp } from '../judgeFollowUp.ts';

describe('prompts of the grammar', () => {
  it.each(generate({ seed: 'tests', count: 24 }))('$messages', async (own) => {
    expect((await judge(own)).problems).toEqual([]);
  });

  it.each(BY_HAND)('by hand: $messages', async (own) => {
    expect((await judge(own)).problems).toEqual([]);
  });

  it.each(generateFollowUps('tests', 16))('followed up: $kind', async (own) => {
    expect((await judgeFollowUp(own)).problems).toEqual([]);
  });
});
