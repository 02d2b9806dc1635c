/** Changes and questions as a newcomer typed them: each was misread once. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const EDINBURGH = 'Edinburgh 4 days from 15 June 2027 from London for two';
const ITALY = 'Florence and Bologna 7 days from 11 May 2027 from Manchester for two';
const LISBON = 'Lisbon and Porto 6 days from 11 May 2027 from London for two';

describe('what a newcomer asks of a plan', () => {
  it.each([
    'make it a week and add Glasgow',
    'add Glasgow and make it a week',
    'extend it to one week, and put Glasgow in',
  ])('has a week in all, with the town that is added: %s', async (message) => {
    const { plan } = await ask(message, { after: [EDINBURGH] });
    expect([plan?.days.length, plan?.cities]).toEqual([7, ['Edinburgh', 'Glasgow']]);
  });

  it.each(['forget the budget', 'the budget does not matter any more', 'no budget any more please'])(
    'has no budget any more: %s',
    async (message) => {
      const { plan, reply } = await ask(message, { after: [`${EDINBURGH}, budget 2000 dollars`] });
      expect([plan?.budget, reply.includes('No budget any more.')]).toEqual([null, true]);
    },
  );

  it('counts girls with their ages as children', async () => {
    const { plan } = await ask("my sister's two girls are coming along, they are 6 and 9", {
      after: [EDINBURGH],
    });
    expect(plan?.party).toEqual({ adults: 2, children: 2 });
  });

  it.each(['start later in the mornings, like 10', 'can we start later on thursday, like 11?'])(
    'takes an hour for nobody who comes along: %s',
    async (message) => {
      const { plan } = await ask(message, { after: [LISBON] });
      expect(plan?.party).toEqual({ adults: 2, children: 0 });
    },
  );

  it('takes a need back that is to be forgotten, and none that is not to be', async () => {
    const after = ['Lisbon 4 days in May for two, vegetarian, we will be jetlagged'];
    const { reply } = await ask('forget the jetlag', { after });
    expect(reply).not.toMatch(/nothing had to go|\*\*Jet ?lag/i);
    const { reply: kept } = await ask('dont forget the vegetarian food, and start later', { after });
    expect(kept).toContain('**Vegetarian');
  });

  it('takes no lunch for a cooking class', async () => {
    const { reply } = await ask('we would like a cooking class', { after: ['Rome 3 days in May for two'] });
    expect(reply).not.toMatch(/cooking class”: lunch/);
  });

  it('leaves the jet lag of one trip out of the next', async () => {
    const after = ['Tokyo 8 days from 3 October 2027 from Dublin for two, we will be jetlagged'];
    const { reply } = await ask('another trip: Edinburgh 3 days in May with 3 friends', { after });
    expect(reply).toContain('Edinburgh');
    expect(reply).not.toMatch(/jet ?lag/i);
  });

  it('takes an afternoon in a town for a day trip', async () => {
    const { plan } = await ask('can we squeeze in an afternoon in Ravenna for the mosaics', {
      after: [ITALY],
    });
    expect(plan?.cities).toEqual(['Florence', 'Bologna']);
    expect(plan?.days.some(({ items }) => items.some(({ title }) => title.includes('Ravenna')))).toBe(true);
  });

  it('makes a stop a day trip', async () => {
    const { plan } = await ask('Ravenna as a day trip only', {
      after: ['Florence, Ravenna and Bologna 7 days from 11 May 2027 for two'],
    });
    expect(plan?.cities).toEqual(['Florence', 'Bologna']);
  });

  it('makes a day gentler, whatever is said of the flight', async () => {
    const { plan } = await ask('we land so late on the tuesday, could wednesday be a bit gentler?', {
      after: [ITALY],
    });
    expect(plan?.days).toHaveLength(7);
    expect(plan?.days[1]?.items.some(({ title }) => title === 'A free afternoon')).toBe(true);
  });

  it('moves to a weekday of the week after', async () => {
    const { plan } = await ask('can we go the week after instead, starting on the saturday', {
      after: [EDINBURGH],
    });
    expect(plan?.days[0]?.date).toBe('2027-06-26');
    expect(plan?.days).toHaveLength(4);
  });

  it('asks before another continent is added', async () => {
    const { plan, reply } = await ask('plan me 3 days in zanzibar too', { after: [EDINBURGH] });
    expect(plan).toBeUndefined();
    expect(reply).toContain('the plan stays as it was');
  });

  it.each(['what was the plan again in short?', 'just the highlights please, i dont want to read all that'])(
    'tells the plan in short: %s',
    async (message) => {
      const { reply, plan } = await ask(message, { after: [ITALY] });
      expect(plan).toBeUndefined();
      expect(reply).toMatch(/^Florence and Bologna: 7 days for two/);
    },
  );

  it('answers a question about kitchens, and takes no diet from it', async () => {
    const { reply, plan } = await ask('any decent veggie restaurants nearby?', { after: [EDINBURGH] });
    expect(plan).toBeUndefined();
    expect(reply).toContain('To eat in Edinburgh');
  });

  it('leaves out what somebody is not much into', async () => {
    const { reply } = await ask(
      'Florence and Bologna, a week in May for two, food and art, not much into churches',
    );
    expect(reply).toContain('Left out where it can be: churches and temples.');
  });

  it('plans for who is there already', async () => {
    const { plan } = await ask("im in lisbon right now til tuesday, what should i do? i'm on my own");
    expect(plan?.cities).toEqual(['Lisbon']);
  });
});

describe('a choice that is left to the planner', () => {
  it.each(['you choose', "doesn't matter, surprise us", 'up to you'])('of two towns: %s', async (message) => {
    const { plan, reply } = await ask(message, { after: ['Rome or Florence 4 days in May'] });
    expect(plan?.cities).toEqual(['Rome']);
    expect(reply).toContain('You named Rome or Florence; I took Rome.');
  });

  it('takes the one that is named by its place', async () => {
    const { plan } = await ask('the second one', { after: ['Rome or Florence 4 days in May'] });
    expect(plan?.cities).toEqual(['Florence']);
  });

  it.each([
    ['which one would you pick', /^By what you told me this one comes first/],
    ['which is the cheapest of those', /^Of these \*\*.+\*\* costs least on the spot/],
    ['which is closest?', /^Of these \*\*.+\*\* is nearest/],
  ])('says what speaks for one: %s', async (message, said) => {
    const { reply, plan } = await ask(message, { after: ['I want somewhere warm in February, from London'] });
    expect(plan).toBeUndefined();
    expect(reply).toMatch(said);
  });

  it('takes the place of what was taken for an island', async () => {
    const { plan } = await ask('ok krabi instead', {
      after: ['Bangkok 4 days in january for two from Melbourne', 'and after that 5 days on an island'],
    });
    expect(plan?.cities).toEqual(['Bangkok', 'Krabi']);
  });
});

describe('what sounds like a change and is none', () => {
  it.each([
    ['Add an evening at the opera in Lisbon', ['Lisbon', 'Porto']],
    ['can we have the afternoon in Lisbon free', ['Lisbon', 'Porto']],
    ['make day 2 at the beach', ['Lisbon', 'Porto']],
    ['I read about a small island in the lagoon', ['Lisbon', 'Porto']],
    ['I want to try satay on a stick', ['Lisbon', 'Porto']],
    ["we don't need to eat early", ['Lisbon', 'Porto']],
    ['skip the falls boat ride', ['Lisbon', 'Porto']],
    ['Porto rather than Lisbon for the fado night', ['Lisbon', 'Porto']],
    ['3 at the beach, 2 in the pool', ['Lisbon', 'Porto']],
    ['we were there only on Tuesday 4 May last year', ['Lisbon', 'Porto']],
    ['a couple of days in Lisbon would be too short', ['Lisbon', 'Porto']],
    ['I can eat anything, just not on the plane', ['Lisbon', 'Porto']],
    ['we only walk a bit in the evening', ['Lisbon', 'Porto']],
    ['the flight leaves Lisbon too early', ['Lisbon', 'Porto']],
  ])('%s', async (message, cities) => {
    const { plan, reply } = await ask(message, { after: [LISBON] });
    expect(plan?.cities ?? cities).toEqual(cities);
    expect(plan?.days.length ?? 6).toBe(6);
    expect(plan?.days[0]?.date ?? '2027-05-11').toBe('2027-05-11');
    expect(reply).not.toMatch(/no flight from home|made for (?:short walks|bedtime)|begins at 10:00 AM/);
  });
});

describe('what is heard in spite of its neighbours', () => {
  it.each([
    ['8 days is too long, a week would do', 'Lisbon 8 days from 11 May 2027', 7, '2027-05-11'],
    ['I was ill last week, so move the trip to 3 October', 'Lisbon 8 days from 11 May 2027', 8, '2027-10-03'],
  ])('%s', async (message, first, days, start) => {
    const { plan } = await ask(message, { after: [first] });
    expect(plan?.days).toHaveLength(days);
    expect(plan?.days[0]?.date).toBe(start);
  });

  it.each([
    ['Lisbon to Porto in May, 6 days, with a night somewhere in between', ['Porto']],
    ['French Quarter in New Orleans for 3 days in May', ['New Orleans']],
    ['Bourbon Street for 3 days in May', ['New Orleans']],
  ])('%s', async (message, cities) => {
    expect((await ask(message)).plan?.cities).toEqual(cities);
  });

  it('is what nobody boards', async () => {
    const { plan } = await ask('Good food and wine, no flights please, Berlin 4 days in May from Paris');
    expect(plan?.days.flatMap(({ items }) => items).some(({ kind }) => kind === 'flight')).toBe(false);
  });

  it.each([
    ['Rome 5 days in May, budget thirty-five thousand rupees', /35,?000 rupees/],
    ['Rome 5 days in May, budget twenty five hundred dollars', /\$2,500/],
  ])('sums in words: %s', async (message, sum) => {
    expect((await ask(message)).reply).toMatch(sum);
  });
});
