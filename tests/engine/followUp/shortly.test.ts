/** Follow-ups that want to read less, and that ask how long one would stay. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const SPLIT = 'Split 3 nights from 22 June 2027, two of us from Leipzig';
const VIENNA = 'Vienna 5 days from 17 August 2027, 2 adults from Amsterdam by train';

describe('a line for each day', () => {
  it.each([
    'too long!! one line per day pls',
    'just one line a day',
    'can you do it in one line per day',
    'give me one sentence for each day',
  ])('is the plan in short: %s', async (message) => {
    const { reply, change } = await ask(message, { after: [VIENNA] });
    expect(change.kind).toBe('none');
    expect(reply).toMatch(/^- Day 5, Sat 21 August: /m);
    expect(reply).not.toContain('did not take into account');
  });

  it.each(['one line per day and cheaper', 'take metro line one a day'])(
    'is no more than that: %s',
    async (message) => {
      expect((await ask(message, { after: [VIENNA] })).reply).not.toMatch(/^- Day 5, Sat 21 August: /m);
    },
  );
});

describe('how long one would stay', () => {
  it.each([
    'how many nights would you do there',
    'how many nights on hvar would you do',
    'how long would you stay there',
    'how long should we stay in Split?',
  ])('is told from what the guides know: %s', async (message) => {
    const { reply, change } = await ask(message, { after: [SPLIT, 'add some days on hvar after'] });
    expect(change.kind).toBe('none');
    expect(reply).toMatch(
      /\*\*Split\*\* \(3 days\): more than enough[^]*\*\*Hvar\*\* \(3 days\): I have no guide/,
    );
  });

  it.each(['how many nights are we there?', 'how long should we be at the airport'])(
    'is not asked by: %s',
    async (message) => {
      expect((await ask(message, { after: [SPLIT] })).reply).not.toContain('enough');
    },
  );
});

describe('how long a way is', () => {
  it.each(['how long is that drive', 'how long is this journey?'])(
    'is no length of the trip: %s',
    async (message) => {
      const { reply } = await ask(message, { after: [SPLIT, 'then 2 nights in Dubrovnik by rental car'] });
      expect(reply).toMatch(/\d ?h/);
      expect(reply).not.toContain('The plan goes from');
    },
  );

  it('is not asked of the trip', async () => {
    expect((await ask('how long is that?', { after: [SPLIT] })).reply).toContain('The plan goes from');
  });
});
