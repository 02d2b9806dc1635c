/** A change of length or dates that a follow-up takes back before its end. */
import { describe, expect, it } from 'vitest';
import { Talk } from '../../functions/support/assistant.ts';

async function after(...messages: readonly string[]) {
  const talk = new Talk();
  let said = await talk.say('berlin 4 days from 24 august 2027, 2 adults from Gothenburg by train');
  for (const message of messages) said = await talk.say(message);
  return { start: said.plan?.days[0]?.date ?? '2027-08-24', days: said.plan?.days.length ?? 4 };
}

describe('what stands before “no wait”', () => {
  it.each([
    ['one day less because of the train. no wait, keep four days in berlin and put the travel on top', 6],
    ['one day less. no, actually two days more', 6],
    ['a day longer, scratch that, two days longer', 6],
    ['two days less. wait no, one day less', 3],
    ['make it 5 days, no wait, 6', 6],
  ])('is taken back: %s', async (text, days) => {
    expect(await after(text)).toEqual({ start: '2027-08-24', days });
  });

  it('is taken back of dates', async () => {
    expect(await after('a week later. no wait, two weeks later')).toEqual({ start: '2027-09-07', days: 4 });
  });

  it.each([
    // nothing is taken back
    ['one day less, we cannot wait', 3],
    ['no wait times please, and one day less', 3],
    // what stands before it is of something else
    ['add a museum. no wait, one day less', 3],
  ])('counts where it is no such thing: %s', async (text, days) => {
    expect((await after(text)).days).toBe(days);
  });
});

describe('the travel on top', () => {
  it.each([
    ['put the travel on top', 6],
    ['4 days in berlin with the travel days on top', 6],
    ['a tour on top of the tower', 4],
  ])('%s', async (text, days) => {
    expect((await after(text)).days).toBe(days);
  });
});
