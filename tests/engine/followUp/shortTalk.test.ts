/** Short talk about a plan: each kind in several sayings, and what only looks like it. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const STOCKHOLM = 'Stockholm 9 to 12 april, 2 adults + 1 kid (7), from Düsseldorf';

describe('soon, said of a thing of the plan', () => {
  it.each([
    'vasa museum asap, hes been asking for weeks',
    'the museum as soon as possible please',
    'we want to go to Skansen asap',
    'go to the royal palace asap',
    'an old town walk as soon as we can',
    'can we do the boat asap',
  ])('moves no dates: %s', async (message) => {
    const { reply } = await ask(message, { after: [STOCKHOLM] });
    expect(reply).not.toMatch(/Dates:|in place of what is planned/);
  });

  it.each(['can we go asap', 'start the trip asap', 'make it as soon as possible', 'we want to leave asap'])(
    'moves them where the trip itself is meant: %s',
    async (message) => {
      expect((await ask(message, { after: [STOCKHOLM] })).reply).toContain('Dates:');
    },
  );
});
