/** One town weighed against that of the plan, wished for after all, or left with all the days of another. */
import { describe, expect, it } from 'vitest';
import { ask, tripAfter } from '../../functions/support/assistant.ts';

const NASHVILLE = 'Nashville 3 nights from 1 October 2027, 9 girls, flying from Columbus OH';
const EITHER = 'or should we do savannah? which is cheaper for us';

describe('another town, weighed', () => {
  it.each([EITHER, 'or savannah? which is better', 'hmm or should we go to Savannah instead?'])(
    'is told of beside that of the plan, which stays: %s',
    async (text) => {
      const { plan, reply, suggestions } = await ask(text, { after: [NASHVILLE] });
      expect(plan).toBeUndefined();
      expect(reply).toContain('Nashville or Savannah: which shall it be?');
      expect(suggestions.map(({ label }) => label)).toEqual(['Nashville', 'Savannah']);
    },
  );

  it.each([
    'lets see it with savannah',
    'Savannah, please',
    'ok savannah then',
    'can we see what it looks like with savannah',
  ])('takes its place where that is the answer: %s', async (text) => {
    expect((await tripAfter(NASHVILLE, EITHER, text)).trip).toBe('Savannah: 4');
  });

  it.each(['nashville please', 'lets see it with memphis', 'lets see it with museums'])(
    'does not where another answer is given: %s',
    async (text) => {
      expect((await tripAfter(NASHVILLE, EITHER, text)).trip).toBe('Nashville: 4');
    },
  );

  it.each(['lets see it with savannah', 'or should we do a spa?'])(
    'is none that nobody asked about: %s',
    async (text) => {
      expect((await tripAfter(NASHVILLE, text)).trip).toBe('Nashville: 4');
    },
  );

  it('is asked about where only time for it was', async () => {
    expect((await tripAfter(NASHVILLE, 'is there time for Savannah?', 'Savannah please')).trip).toBe(
      'Nashville: 4',
    );
  });
});

describe('a town after all', () => {
  it.each([
    'hmm the bride wants nashville after all',
    'we want Nashville after all',
    "she'd rather do Nashville after all",
    'no, nashville after all',
  ])('is that of the plan before: %s', async (text) => {
    expect((await tripAfter(NASHVILLE, 'savannah instead', text)).trip).toBe('Nashville: 4');
  });

  it.each([
    'no nashville after all',
    'we dont need nashville after all',
    'a day trip to Charleston after all',
    'memphis after all',
  ])('is not said by: %s', async (text) => {
    expect((await tripAfter(NASHVILLE, 'savannah instead', text)).trip).toBe('Savannah: 4');
  });

  it('comes back beside the one that was left', async () => {
    const both = 'Lisbon and Porto, 6 days from 11 May 2027 from London';
    expect((await tripAfter(both, 'drop porto', 'we want porto after all')).trip).toBe('Lisbon, Porto: 6');
  });
});

describe('a town that is knocked off', () => {
  const BOLOGNA = 'Bologna then Ravenna, 5 days, two of us from Basel, starting Tuesday 14 September 2027';

  it.each([
    'Knock Ravenna off actually, just Bologna for all 5 days',
    'knock off Ravenna please',
    'strike Ravenna off the list',
    'Ravenna out actually',
    'just Bologna for all 5 days',
  ])('leaves its days to the other: %s', async (text) => {
    expect((await tripAfter(BOLOGNA, text)).trip).toBe('Bologna: 5');
  });

  it.each(['knock 100 off the budget', 'a guide for all 5 days', 'knock on wood, it stays dry in Ravenna'])(
    'is not said by: %s',
    async (text) => {
      expect((await tripAfter(BOLOGNA, text)).trip).toBe('Bologna, Ravenna: 5');
    },
  );

  it('is no town of which a day goes', async () => {
    expect((await tripAfter(BOLOGNA, 'knock a day off Ravenna')).trip).toBe('Bologna, Ravenna: 4');
  });
});

describe('what makes a trip no longer and no shorter', () => {
  const FRINGE = 'Edinburgh 12-15 August 2027, just me, from Cardiff';

  it.each(['no, back to the 12th', 'back to the 12th please'])('a day gone back to: %s', async (text) => {
    const { trip, first } = await tripAfter(FRINGE, 'push it back a week', text);
    expect([trip, first]).toEqual(['Edinburgh: 4', '2027-08-12']);
  });

  it('but the day to be back on', async () => {
    expect((await tripAfter(FRINGE, 'be back by the 17th')).trip).toBe('Edinburgh: 6');
  });

  it.each(['one night out in a club please', '2 nights out dancing'])('a night out: %s', async (text) => {
    expect((await tripAfter(FRINGE, text)).trip).toBe('Edinburgh: 4');
  });
});
