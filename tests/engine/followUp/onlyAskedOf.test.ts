/** What is asked and changes no plan, two refusals in one breath, and a side of an island that no town is named for. */
import { describe, expect, it } from 'vitest';
import { ask, tripAfter } from '../../functions/support/assistant.ts';

const VALENCIA = 'Valencia 5 days from 13 April 2027 for two from Marseille';
const MADEIRA = 'Madeira 6 days from 16 January 2027 from Hamburg, just me';
const MALLORCA = 'Mallorca for a week from 22 May 2027, two of us from Birmingham';

describe('a question of what one may do there', () => {
  it.each([
    'can you still swim with whale sharks in september',
    'can we still see turtles in june',
    'can you hike there in march',
    'do tehy hav a aquarum',
  ])('changes nothing: %s', async (text) => {
    const { plan, reply } = await ask(text, { after: [VALENCIA] });
    expect(plan).toBeUndefined();
    expect(reply).not.toContain('did not take into account');
  });

  it.each(['can you still add the aquarium on day 2', 'can you visit the aquarium on day 2 please'])(
    'is none where something is to be put in: %s',
    async (text) => {
      const { plan } = await ask(text, { after: [VALENCIA] });
      expect(plan?.days[1]?.items.map(({ title }) => title)).toContain('Oceanogràfic');
    },
  );

  it('of the weather in another place is answered, and the place taken on the word after it', async () => {
    const first = 'where can I go in January that is warm, 6 days, just me, from Hamburg';
    const asked = 'what about madeira, how is the weather there in january';
    const { plan, reply } = await ask(asked, { after: [first] });
    expect(plan).toBeUndefined();
    expect(reply).toContain('Madeira, by season');
    const { plan: taken } = await ask('ok lets do that, leaving on the 16th', { after: [first, asked] });
    expect([taken?.cities, taken?.days[0]?.date]).toEqual([['Madeira'], '2027-01-16']);
  });

  it.each(['what about Madeira in January', 'how about Madeira, 6 days from Hamburg'])(
    'is a wish where nothing is asked of it: %s',
    async (text) => {
      expect((await ask(text)).plan?.cities).toEqual(['Madeira']);
    },
  );
});

describe('a question of a need', () => {
  it('of a wheelchair has what nobody here knows of steps and ramps', async () => {
    const malta = '5 nights Malta in October 2027 from Dublin, me and my wife';
    const text = 'can she get on the gozo ferry ok?';
    const { plan, reply } = await ask(text, { after: [`${malta}, she uses a wheelchair`] });
    expect(plan).toBeUndefined();
    expect(reply).toMatch(/Whether the gozo ferry has steps, a ramp or a lift/);
    expect((await ask(text, { after: [malta] })).reply).not.toContain('a ramp');
  });

  it('of an allergy keeps it, and has what to ask', async () => {
    const { reply } = await ask('my wife has a bad nut allergy, how careful do we need to be there', {
      after: [VALENCIA],
    });
    expect(reply).toContain('made for nut allergy');
    expect(reply).not.toContain('careful');
  });
});

describe('a thing of the guide', () => {
  it.each(['can I have two levada walks in it', 'could we have a levada walk'])(
    'is put in: %s',
    async (text) => {
      const { plan } = await ask(text, { after: [MADEIRA] });
      expect(JSON.stringify(plan?.days)).toMatch(/Ribeiro Frio/);
    },
  );
});

describe('two refusals in one breath', () => {
  it('are two', async () => {
    const { reply } = await ask("she doesn't drink so like no bars no cocktail tours okay", {
      after: ['New Orleans 4 days from 29 April 2027 from Minneapolis, me and my sister'],
    });
    expect(reply).toContain('Left out where it can be: nightlife');
    expect(reply).not.toMatch(/no “bars|tours okay/);
  });
});

describe('another kind of stay and no hotel', () => {
  it.each([
    'one big house for all of us, no hotel rooms',
    'an airbnb, no hotel',
    'no hotel rooms please, a villa',
  ])('is no bed of their own: %s', async (text) => {
    const { plan, reply } = await ask(text, { after: [VALENCIA] });
    expect(reply).not.toContain('Beds of your own');
    expect(plan?.costs.some(({ kind }) => kind === 'stay')).toBe(true);
  });

  it.each(['no hotel, we have a flat', 'no hotel needed'])('is one here: %s', async (text) => {
    expect((await ask(text, { after: [VALENCIA] })).reply).toContain('Beds of your own');
  });
});

describe('another side of an island', () => {
  it.each([
    'not palma, somewhere up north with a proper sandy beach',
    'somewhere on the east coast rather than palma',
    'not palma, somewhere in the north please',
  ])('leaves the plan until a town is named: %s', async (text) => {
    const after = await tripAfter(MALLORCA, text);
    expect(after).toMatchObject({ trip: 'Palma de Mallorca: 7', first: '2027-05-22' });
    expect(after.reply).toContain('did not take into account');
  });

  it('is left where another is named', async () => {
    expect((await ask('not palma, Menorca instead', { after: [MALLORCA] })).plan?.cities).not.toContain(
      'Palma de Mallorca',
    );
  });
});
