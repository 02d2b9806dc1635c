/** Taking back, beginning anew, short words, and what is said of the offers. */
import { describe, expect, it } from 'vitest';
import { ask, Talk } from '../../functions/support/assistant.ts';

const ROME = '5 days in Rome in May for two from London';

describe('taking back', () => {
  it.each(['undo', 'go back to the plan before', 'hmm go back', 'undo that pls', 'forget it'])(
    '%s brings the plan before, and says which change went',
    async (message) => {
      const first = await ask(ROME);
      const { plan, reply } = await ask(message, { after: [ROME, 'keep day 4 free'] });
      expect(plan).toEqual(first.plan);
      expect(reply).toMatch(/^\*\*What changed\*\*\n- Back to the plan before “keep day 4 free”/);
    },
  );

  it('goes back one change each time, past questions', async () => {
    const first = await ask(ROME);
    const after = [ROME, 'make day 2 lighter', 'is it safe?', 'make it 7 days', 'undo'];
    expect((await ask('undo', { after })).plan).toEqual(first.plan);
  });

  it('goes past a change of single days that could not be made', async () => {
    const first = await ask(ROME);
    const after = [ROME, 'make it 7 days', 'swap day 1 and day 3'];
    const refused = await ask('swap day 1 and day 3', { after: after.slice(0, 2) });
    expect(refused.plan).toBeUndefined();
    const { plan, reply } = await ask('undo', { after });
    expect(plan).toEqual(first.plan);
    expect(reply).toContain('Back to the plan before “make it 7 days”');
  });

  it('has nothing to go back to after a first plan', async () => {
    const { plan, reply } = await ask('undo', { after: [ROME] });
    expect(reply).toMatch(/no earlier plan/);
    expect(plan).toBeUndefined();
  });

  it('starts over, and the next plan is a first one', async () => {
    const over = await ask('start over', { after: [ROME] });
    expect(over.reply).toMatch(/start again.*Where would you like to go/s);
    expect(over.plan).toBeUndefined();
    const { plan, reply } = await ask('Athens 3 days', { after: [ROME, 'start over'] });
    expect(plan).toMatchObject({ cities: ['Athens'], party: { adults: 1 }, origin: null });
    expect(reply).not.toContain('What changed');
    const back = new Talk();
    await back.say(ROME);
    const rome = back.current;
    await back.say('start over');
    expect((await back.say('undo')).change).toEqual({ kind: 'opened', tripId: rome });
    expect((await back.say('show me the plan')).plan?.cities).toEqual(['Rome']);
  });

  it('shows the plan again without any change', async () => {
    const { plan, reply } = await ask('show me the plan again', { after: [ROME] });
    expect(plan?.cities).toEqual(['Rome']);
    expect(reply).not.toContain('What changed');
  });
});

/** [messages, what the plan is then, what the head says] */
const TERSE: readonly (readonly [
  messages: readonly string[],
  wish: { days?: number; adults?: number; children?: number; month?: string },
  head: RegExp,
])[] = [
  [[ROME, 'cheaper pls'], { days: 5 }, /Total: .* instead of/],
  [[ROME, '+1 day'], { days: 6 }, /6 days instead of 5/],
  [[ROME, '-1 day'], { days: 4 }, /4 days instead of 5/],
  [[ROME, '2 days more'], { days: 7 }, /7 days instead of 5/],
  [[ROME, 'swap 2 & 3'], { days: 5 }, /2 and 3 have changed places/],
  [[ROME, 'swap d2/d3'], { days: 5 }, /2 and 3 have changed places/],
  [[ROME, 'with kids actually'], { adults: 2, children: 2 }, /did not say how many children, so I count two/],
  [[ROME, 'w/ 2 kids'], { adults: 2, children: 2 }, /2 adults and 2 children/],
  [
    ['5 days in Rome in May for three from London', 'our kids are coming too'],
    { adults: 3, children: 2 },
    /3 adults/,
  ],
  [[ROME, 'with my mum too'], { adults: 3, children: 0 }, /For three now/],
  [[ROME, 'in july instead'], { days: 5, month: '07' }, /July/],
  [[ROME, 'start on a friday'], { days: 5, month: '05' }, /Dates: Fri/],
  [[ROME, 'not saturdays'], { days: 5, month: '05' }, /Dates: /],
  [[ROME, 'change hotel'], { days: 5 }, /Stay: /],
  [[ROME, 'later flight'], { days: 5 }, /Flight LHR|Flight LGW/],
  [[ROME, 'no hotel, I stay with friends'], { days: 5 }, /Beds of your own/],
  [[ROME, 'I already have flights'], { days: 5 }, /no flight for it is in the plan/],
];

describe('short words', () => {
  it.each(TERSE)('%s', async (messages, wish, head) => {
    const { plan, reply } = await ask(messages[1] ?? '', { after: messages.slice(0, 1) });
    expect(reply.slice(0, reply.indexOf('## '))).toMatch(head);
    expect(plan?.warnings).toEqual([]);
    const given = {
      days: plan?.days.length,
      adults: plan?.party.adults,
      children: plan?.party.children,
      month: plan?.days[0]?.date.slice(5, 7),
    };
    expect(given).toMatchObject(wish);
  });
});

describe('offers', () => {
  it('are looked for again when they were given up before', async () => {
    const beds = await ask('actually we do need a hotel', { after: [ROME, 'no hotel, I stay with friends'] });
    expect(beds.plan?.costs.map(({ kind }) => kind)).toContain('stay');
    const flights = await ask('add flights please', { after: [ROME, 'I already have flights'] });
    expect(flights.plan?.legs.length).toBe(2);
    const tour = await ask('add the tour again', { after: [ROME, 'remove the tour'] });
    expect(tour.plan?.costs.map(({ kind }) => kind)).toContain('tours');
  });

  it('are others each time another is asked for', async () => {
    const names = await Promise.all(
      [[], ['different hotel please'], ['different hotel please', 'another one']].map(async (more) => {
        const messages = [ROME, ...more];
        const { plan } = await ask(messages[messages.length - 1] ?? '', { after: messages.slice(0, -1) });
        return plan?.stays[0]?.name;
      }),
    );
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(3);
  });
});

describe('towns', () => {
  const TWO = 'Lisbon and Porto 8 days in May for two from London';

  it.each([
    ['start in Porto', ['Porto', 'Lisbon'], 8],
    ['swap the order of the cities', ['Porto', 'Lisbon'], 8],
    ['more time in Porto', ['Lisbon', 'Porto'], 9],
    ['nicer hotel in Porto', ['Lisbon', 'Porto'], 8],
    ['only Porto', ['Porto'], 8],
  ])('%s', async (message, cities, days) => {
    const { plan } = await ask(message, { after: [TWO] });
    expect(plan?.cities).toEqual(cities);
    expect(plan?.days).toHaveLength(days);
    expect(plan?.warnings).toEqual([]);
  });

  it('that nobody knows are said not to be planned', async () => {
    const { plan, reply } = await ask('5 days in Paris and Xyzzyville in May');
    expect(plan?.cities).toEqual(['Paris']);
    expect(reply).toMatch(/no place called “Xyzzyville”, so it is not planned/);
    expect(reply).not.toContain('What changed');
  });

  it.each([
    '5 days in Kyoto and Fushimi Inari',
    'Rome with Anna and Bob for 4 days',
    '4 days in Paris, Montmartre and Marais',
  ])('are not taken for unknown: %s', async (message) => {
    expect((await ask(message)).reply).not.toContain('no place called');
  });
});

describe('what changed', () => {
  it.each(['leave the port cellars out', 'a hotel with a pool', 'we would love a cooking class'])(
    'is said once: %s',
    async (message) => {
      const talk = new Talk();
      await talk.say('Porto 5 days in May from London');
      const { reply } = await talk.say(message);
      const [, told = ''] = /\*\*What changed\*\*\n((?:- .*\n?)+)/.exec(reply) ?? [];
      const lines = told.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(2)]));
      expect(lines).not.toEqual([]);
      for (const line of lines) expect(reply.split(line)).toHaveLength(2);
    },
  );
});

describe('what a town is like', () => {
  it('is told with a new town and another month, and not with each change', async () => {
    const talk = new Talk();
    const intro = /Porto climbs from the river/;
    expect((await talk.say('Porto 5 days in May from London')).reply).toMatch(intro);
    expect((await talk.say('make day 2 lighter')).reply).not.toMatch(intro);
    expect((await talk.say('rather in October')).reply).toMatch(intro);
    expect((await talk.say('add 2 days in Lisbon')).reply).toMatch(/Lisbon in October:/);
  });
});
