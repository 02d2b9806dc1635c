/** Feasts that are gone to in one town. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

describe('a feast without a town', () => {
  it.each([
    ['Mardi Gras 2027 4 nights for 5 girls from Toronto', ['New Orleans']],
    ['I want to go to Hogmanay this year with my girlfriend, 3 nights', ['Edinburgh']],
    ['Oktoberfest 2027 3 nights for 4 guys from Boston', ['Munich']],
    ['Kentucky Derby with 3 friends, 3 nights from Chicago', ['Louisville']],
    ['we are off to the running of the bulls in july, 3 nights', ['Pamplona']],
    ['Mobile Alabama for Mardi Gras, 3 nights', ['Mobile']],
  ])('%s', async (message, cities) => {
    expect((await ask(message)).plan?.cities).toEqual(cities);
  });

  it.each(['somewhere quiet over Hogmanay, 4 days', 'what is hogmanay?', 'carnival for 4 days'])(
    'is no town: %s',
    async (message) => {
      expect((await ask(message)).plan).toBeUndefined();
    },
  );
});
