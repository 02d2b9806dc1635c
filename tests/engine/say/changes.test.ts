/** What an answer says has changed. */
import { describe, expect, it } from 'vitest';
import { Talk } from '../../functions/support/assistant.ts';

describe('what changed', () => {
  it('names no other length of a town that is two stops', async () => {
    const talk = new Talk();
    await talk.say(
      'land in Rome and leave from Rome, 9 days from 11 May 2027, 3 Rome, 2 Florence, 3 Venice, for two',
    );
    const { reply } = await talk.say('can we shift everything one day earlier');
    expect(reply).toMatch(/Dates: .*## Rome, Florence, Venice and Rome:/su);
    expect(reply).not.toMatch(/Rome: \d+ days? instead of/u);
  });
});
