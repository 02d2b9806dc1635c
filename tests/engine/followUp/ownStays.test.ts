/** Follow-ups that wish for another kind of stay, and that tell of one they have. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const VIENNA = 'Vienna 5 days from 17 August 2027, 2 adults and kids 7 and 11 from Amsterdam by train';

describe('an apartment', () => {
  it.each([
    'can we have an apartment with a washing machine not a hotel',
    'could you find us a flat with a washing machine instead of a hotel',
  ])('is wished for, with what is to be in it: %s', async (message) => {
    const { reply } = await ask(message, { after: [VIENNA] });
    expect(reply).toContain('no apartment that fits');
    expect(reply).toContain('You want a washing machine');
    expect(reply).not.toContain('Beds of your own');
  });

  it.each(['we have an apartment there', "i've got an airbnb"])('is theirs: %s', async (message) => {
    expect((await ask(message, { after: [VIENNA] })).reply).toContain('Beds of your own');
  });

  it.each(['does the hotel have a washing machine?', 'can we have a room with a balcony'])(
    'is not asked for: %s',
    async (message) => {
      const { change, reply } = await ask(message, { after: [VIENNA] });
      expect(change.kind).toBe('none');
      expect(reply).not.toContain('1 room');
    },
  );
});
