/** A place that a question named, or that came in last, is meant without its name by what is said next. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const MADRID = 'Madrid 3 to 7 March 2027 from Geneva with my girlfriend';
const BILBAO = 'Four days in Bilbao from 4 May 2027, couple, flying from Dublin';
const TOLEDO = 'would there be time for toledo';

describe('what was asked about', () => {
  it.each(['ok thursday then', 'put it on day 2 please', 'ok do that on thursday'])(
    'is put on a day by “%s”',
    async (message) => {
      const { reply } = await ask(message, { after: [MADRID, TOLEDO] });
      expect(reply).toContain('Day 2, Thu 4 March: Toledo instead of');
      expect(reply).toContain('## Madrid: 5 days');
    },
  );

  it('is answered first, and adds nothing', async () => {
    const { reply } = await ask(TOLEDO, { after: [MADRID] });
    expect(reply).toContain('**Day trip to Toledo** from Madrid');
    expect(reply).toContain('The plan stays as it was.');
  });

  it('is called by a part of its name', async () => {
    const { reply } = await ask('lanta, 6 nights', {
      after: [
        'Bangkok 4 days from 9 February 2027, two of us',
        'and then some beach after, samui or koh lanta?',
      ],
    });
    expect(reply).toContain('Added: Koh Lanta');
    expect(reply).not.toContain('I did not take into account');
  });

  it.each(['Thursday, can we start later?', 'on Sunday, we want a late breakfast', 'more time in the city'])(
    'is not meant by “%s”',
    async (message) => {
      const { reply } = await ask(message, { after: [MADRID, TOLEDO] });
      expect(reply).not.toContain('Toledo');
    },
  );

  it('is spoken of no more after another change', async () => {
    const { reply } = await ask('ok thursday then', { after: [MADRID, TOLEDO, 'make it cheaper'] });
    expect(reply).not.toContain('Toledo');
  });
});

describe('a stop that is a day trip after all', () => {
  it.each([
    'nah too much packing, just go there and back in a day',
    'San Sebastian as a day trip please',
    'make San Sebastian a day trip',
    'just a stop for lunch, no night there',
  ])('gives its nights back: %s', async (message) => {
    const { reply } = await ask(message, { after: [BILBAO, 'could we sleep one night in san sebastian'] });
    expect(reply).toContain('A day trip to San Sebastián is part of the plan now.');
    expect(reply).toContain('## Bilbao: 4 days');
  });
});

describe('a town that is only named', () => {
  it('is asked about, and nothing is planned anew', async () => {
    const { reply } = await ask('lets do favignana', {
      after: ['Palermo 4 days from 7 September 2027, couple'],
    });
    expect(reply).toContain('Is Favignana to be one more stop, or in place of what is planned?');
  });

  it.each(['lets do Favignana instead', 'oh no I meant Catania, always mix those up'])(
    'takes the place of the other with “%s”',
    async (message) => {
      const { reply } = await ask(message, { after: ['Palermo 4 days from 7 September 2027, couple'] });
      expect(reply).toMatch(/Left out: Palermo|## (?:Favignana|Catania): 4 days/);
    },
  );

  it('takes the place of the other where the same is wanted for it', async () => {
    const { reply } = await ask('show me the same for catania then', {
      after: ['Palermo 4 days from 7 September 2027, couple'],
    });
    expect(reply).toContain('## Catania: 4 days');
  });

  it('takes the place of one that was chosen for a country', async () => {
    const { reply } = await ask("um madrid yeah let's do madrid", {
      after: ['4 days somewhere in Spain from 7 May 2027'],
    });
    expect(reply).toContain('## Madrid: 4 days');
  });
});

describe('days out that were weighed', () => {
  const SINGAPORE = 'Singapore 15 to 20 February 2027, from Zurich';
  const EITHER = 'day trip to johor bahru or batam, whats easier';

  it.each([EITHER, 'johor bahru or batam for a day trip, which is easier?'])(
    'are told of as the guide knows them: %s',
    async (text) => {
      const { reply, plan } = await ask(text, { after: [SINGAPORE] });
      expect(reply).toContain('**Day trip to Johor Bahru**');
      expect(reply).toContain('**Day trip to Batam or Bintan**');
      expect(plan).toBeUndefined();
    },
  );

  it.each(['johor on the friday then', 'Johor Bahru on friday please', 'ok johor for friday'])(
    'are put on a day: %s',
    async (text) => {
      const { reply } = await ask(text, { after: [SINGAPORE, EITHER] });
      expect(reply).toContain('Fri 19 February: Johor Bahru instead of');
      expect(reply).not.toContain('did not take into account');
    },
  );

  it('are none by other words', async () => {
    const { reply } = await ask('dinner on friday then', { after: [SINGAPORE, EITHER] });
    expect(reply).not.toContain('Johor Bahru instead of');
  });
});
