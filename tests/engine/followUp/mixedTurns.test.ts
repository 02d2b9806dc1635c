/** Turns of several kinds that unseen sets of prompts brought up, each with what it must not be taken for. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const GENOA = 'Genoa 5 days from 11 May 2027 for two, from Zurich';
const NERJA = ['Granada 5 days from 3 May 2027 for two', 'a day trip to Nerja'] as const;

const townsOf = async (message: string, after: readonly string[]) => {
  const { plan } = await ask(message, { after });
  return plan && [...new Set(plan.days.map(({ city }) => city))];
};

describe('a question', () => {
  it.each([
    ['my husband holds a Canadian passport, is there any visa to get', /visa for Italy/],
    ['right and how much does it add up to', /comes to \*\*\$/],
    ['will we be home by sunday', /Sat 15 May/],
    ['are we back home on Saturday', /Sat 15 May/],
    ['whne dose day 2 start', /Day 2.* begins with/],
    ['how far would the hotel be from the aquarium', /cannot measure from its door/],
  ])('%s', async (message, said) => {
    const { reply, plan } = await ask(message, { after: [GENOA] });
    expect(plan).toBeUndefined();
    expect(reply).toMatch(said);
  });

  it.each([
    ['how many hours is the sailing', /Split to Hvar .*by boat/],
    ['how many minutes are we in the boat', /Split to Hvar .*by boat/],
    ['can we take our van on the ferry', /whether that boat takes a van/i],
    ['do the ferries to Hvar carry bikes', /whether that boat takes a bike/i],
  ])('of a way over the water: %s', async (message, said) => {
    const { reply, plan } = await ask(message, {
      after: ['Split 3 nights and Hvar 3 nights from 11 May 2027'],
    });
    expect(plan).toBeUndefined();
    expect(reply).toMatch(said);
  });

  it('of the day trip, measured from the town of the plan', async () => {
    const { reply } = await ask('how long is that from Granada by train', { after: NERJA });
    expect(reply).toMatch(/From (?:Granada to Nerja|Nerja to Granada) it is/);
  });

  it('of the town itself measures nothing', async () => {
    const { reply } = await ask('how far is it from Granada', {
      after: ['Granada 5 days from 3 May 2027 for two'],
    });
    expect(reply).not.toMatch(/\d km/);
  });
});

describe('a limit that the stay keeps already', () => {
  it('is told with the stay and what was wished of its place', async () => {
    const { reply, plan } = await ask('at most $400 a night', { after: [GENOA, 'a hotel near the harbour'] });
    expect(plan).toBeUndefined();
    expect(reply).toMatch(/within your \$400 a night.*\*\*Stay:\*\*.*harbour/s);
  });
});

describe('an island in place of the one that was taken', () => {
  const AN_ISLAND = ['Athens 3 days from 4 May 2027 for two', 'then 4 days on an island'];

  it('is its name alone', async () => {
    const towns = await townsOf('Paros then', AN_ISLAND);
    expect(towns).toHaveLength(2);
    expect(towns).toContain('Paros');
  });

  it('is no town of the mainland', async () => {
    expect(await townsOf('Thessaloniki then', AN_ISLAND)).toBeUndefined();
  });
});

describe('the latest day to be home', () => {
  it('leaves a trip that ends before it', async () => {
    const { reply, plan } = await ask('we must be back home on 20 May at the latest', { after: [GENOA] });
    expect(plan).toBeUndefined();
    expect(reply).toMatch(/ends on Sat 15 May 2027/);
  });

  it('shortens one that ends after it', async () => {
    const { plan } = await ask('we must be back home on 14 May at the latest', { after: [GENOA] });
    expect(plan?.days.at(-1)?.date).toBe('2027-05-14');
  });
});

describe('a place on a day', () => {
  it.each(['okay Nerja on day 4 then', 'good, nerja for the fourth day', 'the day trip to nerja on day 4'])(
    '%s',
    async (message) => {
      const { plan } = await ask(message, { after: NERJA });
      expect(plan?.days[3]?.items.some(({ title }) => /Nerja/i.test(title))).toBe(true);
    },
  );

  it('that is no day trip changes nothing', async () => {
    const { reply, plan } = await ask('Malaga on day 4 then', { after: NERJA });
    expect(plan).toBeUndefined();
    expect(reply).toMatch(/no day trip to “Málaga”/);
  });

  it('is no town of the plan', async () => {
    expect(await townsOf('Granada on day 2', NERJA)).toBeUndefined();
  });
});

describe('nothing after an hour', () => {
  it.each(['our 5 year old is done by 5:30pm, nothing after that', 'nothing after 6pm please'])(
    '%s',
    async (message) => {
      const { plan } = await ask(message, {
        after: ['Amsterdam 4 days from 17 August 2027, two adults and a child of 5'],
      });
      const dinners = (plan?.days ?? []).flatMap(({ items }) =>
        items.filter(({ title }) => title === 'Dinner').map(({ start }) => start),
      );
      expect(dinners.length).toBeGreaterThan(0);
      expect(dinners.every((time) => time <= '18:30')).toBe(true);
    },
  );
});

describe('a further town', () => {
  const BOSTON = 'Boston 3 days from 14 September 2027 from Atlanta, just me';

  it('comes after the first, which keeps its days', async () => {
    const { plan } = await ask('after that on to Quebec City', { after: [BOSTON] });
    expect(plan?.days.filter(({ city }) => city === 'Boston')).toHaveLength(3);
    expect(plan?.days.length).toBeGreaterThan(3);
  });

  it('shares the days where it is only added', async () => {
    const { plan } = await ask('add Quebec City', { after: [BOSTON] });
    expect(plan?.days).toHaveLength(3);
  });

  it('is where the flight home leaves from', async () => {
    const { reply } = await ask('and our flight back from there', { after: [BOSTON, 'then on to Montreal'] });
    expect(reply).toContain('already is as you ask');
  });
});

const SEVILLE = 'Seville 5 days from 3 May 2027 for two from London';

describe('a night that goes to another town', () => {
  const ROME = 'Rome 6 days from 13 May 2027 from London for two';

  it.each([
    ['trade one of the rome nights for a hostel in Orvieto', ['Rome', 'Orvieto'], /hostel/],
    ['exchange one night in rome for a hostel in Orvieto', ['Rome', 'Orvieto'], /hostel/],
    ['swap two of the Rome nights for Naples', ['Rome', 'Naples'], /Added: Naples/],
  ])('%s', async (message, towns, said) => {
    const { plan, reply } = await ask(message, { after: [ROME] });
    expect(plan?.cities).toEqual(towns);
    expect(plan?.days).toHaveLength(6);
    expect(reply).toMatch(said);
    expect(reply).not.toContain('did not take into account');
  });

  it('is none of a museum', async () => {
    expect((await townsOf('trade the big museum for a walk in Trastevere', [ROME])) ?? ['Rome']).toEqual([
      'Rome',
    ]);
  });
});

describe('a day more, for a town to be seen in a day', () => {
  it.each(['add a day for cordba', 'one more day for Cordoba please', 'give us an extra day for Cordoba'])(
    '%s',
    async (message) => {
      const { plan } = await ask(message, { after: [SEVILLE] });
      expect(plan?.cities).toEqual(['Seville']);
      expect(plan?.days).toHaveLength(6);
      expect(plan?.days.some(({ title }) => title.includes('Córdoba'))).toBe(true);
    },
  );

  it('is none for a town that is too far away', async () => {
    const { plan, reply } = await ask('add a day for Barcelona', { after: [SEVILLE] });
    expect(plan).toBeUndefined();
    expect(reply).toContain('too far for a day');
  });

  it.each(['wich day is taht', 'and when is that?', 'which day is that again'])(
    'is told: %s',
    async (message) => {
      const { reply, plan } = await ask(message, { after: [SEVILLE, 'a day trip to Cadiz'] });
      expect(plan).toBeUndefined();
      expect(reply).toMatch(/^- Day 3, Wed 5 May: Day trip: Cadiz/);
    },
  );

  it.each(['how long is the train ride to Cadiz', 'how long does the train to Cordoba take?'])(
    'and how far it is: %s',
    async (message) => {
      const { reply, plan } = await ask(message, { after: [SEVILLE, 'a day trip to Cadiz'] });
      expect(plan).toBeUndefined();
      expect(reply).toMatch(/^From Seville to .* by train/);
    },
  );
});

describe('slips of the fingers', () => {
  it.each([
    ['hotl with a pol pls', /You want a pool/],
    ['no flmaenco its to loud for me', /Left out, as you asked: flamenco/],
    ['waht day do we go hoem', /Fri 7 May/],
  ])('%s', async (message, said) => {
    const { reply } = await ask(message, { after: [SEVILLE] });
    expect(reply).toMatch(said);
  });
});

describe('hours at a place of work', () => {
  const FAIR = 'Frankfurt 12-14 January 2027 for one, I come from Lyon';

  it.each([
    ['I must be at the stand from 9 to 18 on all three days', 'Stand'],
    ["we're at our booth 10 to 17 every day", 'Booth'],
    ['I have to be on site from 8am till 4pm on all days', 'Site'],
  ])('%s', async (message, what) => {
    const { reply, plan } = await ask(message, { after: [FAIR] });
    expect(reply).not.toContain('did not take into account');
    expect(plan?.days).toHaveLength(3);
    expect(reply).toMatch(new RegExp(`${what}: \\d.* is kept free on day 1, 2 and 3`));
  });
});

describe('towns that are asked and taken back', () => {
  it.each([
    ['rome? no naples, 4 days in may for two', 'Naples'],
    ['lisbon? no porto. no wait FARO, 3 nights in may for two', 'Faro'],
  ])('%s', async (message, town) => {
    const { plan } = await ask(message);
    expect(plan?.cities).toEqual([town]);
  });
});
