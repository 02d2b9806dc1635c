/** Changes and questions as people type them in passing: slips, a day that a change comes to, towns without their names. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const VEGAS = 'Las Vegas 3 days from March 8th to March 10th 2027, 6 people from Salt Lake City';
const LISBON = 'Lisbon 5 days from 12 October 2027 for two';
const BOTH = 'Lisbon and Porto 5 days from 12 October 2027 for two, from Madrid';
const ROME = 'Rome 5 days from 12 October 2027, 2 adults and a 3 year old';

describe('a day that says what a change comes to', () => {
  it.each([
    ['We would like to stay one day longer, until March 11th', '2027-03-08', 4],
    ['extend it by two days, to 12 March', '2027-03-08', 5],
    ['come home two days later, on March 12', '2027-03-08', 5],
    ['Our return date has changed to March 12th', '2027-03-08', 5],
    ['arrive a day earlier, on March 7', '2027-03-07', 4],
    ['start one day later, on the 9th', '2027-03-09', 3],
    ['a day shorter please, back on the 9th', '2027-03-08', 2],
  ])('%s', async (message, start, days) => {
    const { plan } = await ask(message, { after: [VEGAS] });
    expect(plan?.days[0]?.date).toBe(start);
    expect(plan?.days).toHaveLength(days);
  });

  it('is two things where something is on that day', async () => {
    const { plan } = await ask('wedding in Seville on 19 June 2027, we arrive two days earlier');
    expect(plan?.days[0]?.date).toBe('2027-06-17');
  });
});

describe('slips in a change', () => {
  it.each([
    ['one day les pls', 4],
    ['one mor day', 6],
    ['tow more nights', 7],
    ['can we make it shortr', 4],
  ])('%s', async (message, days) => {
    const { plan } = await ask(message, { after: [LISBON] });
    expect(plan?.days).toHaveLength(days);
  });

  it.each([
    ['sumthing cheepr plz', /Stay: .* instead of/],
    ['ad a day trp to sinta', /day trip to Sintra/],
    ['swich day 2 and 3', /changed places/],
    ['less wlking', /short walks/],
    ['lets strt later in the mornigs', /begins at 10:00/],
    ['wen is diner on day 2', /Day 2 .*Dinner · 8:00 PM/],
  ])('%s', async (message, said) => {
    const { reply } = await ask(message, { after: [LISBON] });
    expect(reply).toMatch(said);
  });

  it.each(['a charge for the prize', 'the smart stars of the sheep', 'a trail with views'])(
    'are none in “%s”',
    async (words) => {
      const { reply } = await ask(`${LISBON}, ${words}`);
      expect(reply).not.toMatch(/change for the price|start/);
    },
  );
});

describe('hours without a verb', () => {
  it.each([
    ['afternoon free on day 2', 1, ['13:00', '18:00']],
    ['day 2 afternoon free', 1, ['13:00', '18:00']],
    ['free morning on day 3 please', 2, ['09:00', '13:00']],
    ['we need a break from 2 till 4 each afternoon', 1, ['14:00', '16:00']],
    ['the 3yo naps from 1 to 3, keep that free every day', 3, ['13:00', '15:00']],
  ])('%s', async (message, day, [start, end]) => {
    const { plan } = await ask(message, { after: [ROME] });
    expect(plan?.days[day]?.items).toContainEqual(expect.objectContaining({ kind: 'free', start, end }));
  });
});

/** Sights and tours of the second day. */
function visits({ plan }: Awaited<ReturnType<typeof ask>>): number {
  return plan?.days[1]?.items.filter(({ kind }) => kind === 'sight' || kind === 'tour').length ?? 0;
}

describe('a day that is too much', () => {
  it.each(['day 2 is way too full', 'day 2 has too many things', 'too much on day 2', 'day 2 looks packed'])(
    '“%s” has fewer visits, with a small child too',
    async (message) => {
      const before = visits(await ask(ROME));
      expect(visits(await ask(message, { after: [ROME] }))).toBeLessThan(before);
    },
  );
});

describe('towns of the plan without their names', () => {
  it.each([
    ['we will visit just 1 of the cities', ['Lisbon']],
    ['just one city please', ['Lisbon']],
    ['skip the second town', ['Lisbon']],
    ['skip the first city', ['Porto']],
    ['nah leave Porto out again', ['Lisbon']],
  ])('%s', async (message, towns) => {
    const { plan, reply } = await ask(message, { after: [BOTH] });
    expect(plan?.cities).toEqual(towns);
    expect(reply).not.toContain('did not take into account');
  });

  it('are as many days as is said beside it', async () => {
    const message =
      'The trip is now 3 days only, from October 12th to 14th, and we will visit just 1 of the cities.';
    const { plan } = await ask(message, { after: [BOTH] });
    expect(plan?.cities).toEqual(['Lisbon']);
    expect(plan?.days).toHaveLength(3);
  });

  it('may be called by what they are named after', async () => {
    const first = ['Hanoi 5 days in february 2027 for two', 'could we spend one night in Halong Bay'];
    const { plan } = await ask('leave the bay out again', { after: first });
    expect(plan?.cities).toEqual(['Hanoi']);
  });

  it('give way to a day trip, which is no stop', async () => {
    const { plan } = await ask('leave porto out again, sintra as a day trip instead', { after: [BOTH] });
    expect(plan?.cities).toEqual(['Lisbon']);
    expect(plan?.days.some(({ title }) => title.includes('Sintra'))).toBe(true);
    expect(plan?.days).toHaveLength(5);
  });
});

describe('what only sounds like a change of towns or ways', () => {
  it.each([
    'flights with only 1 stop please',
    'just one stop on the flight',
    'just one city tour please',
    'why are there only two cities',
    'we got off at the second stop of the tram last time',
    'we saw only one of the towns last year',
    'doesn’t the train take forever',
    'the free morning is perfect, thanks',
    'thanks for the free afternoon',
    'is the afternoon free on day 2',
  ])('“%s” leaves the plan as it is', async (message) => {
    expect((await ask(message, { after: [BOTH] })).plan).toBeUndefined();
  });

  it.each(['we don’t need a train pass', 'I need no train ticket', 'our bus stop is close'])(
    '“%s” leaves the ways as they are',
    async (message) => {
      const { reply } = await ask(message, { after: [BOTH] });
      expect(reply).not.toMatch(/by bus now|on the ground where/);
    },
  );

  it.each(['our suitcase won’t break', 'that won’t ruin the surprise'])('“%s” is no sum', async (message) => {
    const { reply } = await ask(message, { after: [BOTH] });
    expect(reply).not.toMatch(/Stay: .* instead of|history/);
  });

  it('names the last stop, and drops none', async () => {
    const { plan } = await ask('keep Lisbon for the last stop', { after: [BOTH] });
    expect(plan?.cities).toEqual(['Porto', 'Lisbon']);
  });

  it.each(['do you know any vegan restaurants there', 'do you know any beaches near Lisbon'])(
    '“%s” is no thing that nobody here knows',
    async (message) => {
      expect((await ask(message, { after: [BOTH] })).reply).not.toMatch(/^I do not know “/);
    },
  );
});

describe('a way that is not wanted any more', () => {
  it.each(['We no longer wish to travel by car', 'we won’t be self-driving', 'we are not taking a car'])(
    '%s',
    async (message) => {
      const { reply } = await ask(message, { after: [BOTH] });
      expect(reply).not.toMatch(/by car now|hire car/);
    },
  );
});

describe('questions in passing', () => {
  it.each([
    ['how much is that in pounds', /That is about £[\d,]+ in all, at the rate of/],
    ['how much each in GBP', /That is about £[\d,]+ a person, at the rate of/],
    ['convert the total to yen', /about ¥[\d,]+ in all/],
    [
      'omg so long. tldr version pls',
      /^Lisbon and Porto: 5 days for two, \$[\d,]+ in all\.\n- Day 1, Tue 12 October: /,
    ],
    ['can you summarise the plan', /- Day 5, /],
  ])('%s', async (message, said) => {
    const { plan, reply } = await ask(message, { after: [BOTH] });
    expect(plan).toBeUndefined();
    expect(reply).toMatch(said);
  });

  it('are of the day trip that was put in last', async () => {
    const { reply } = await ask('how far is that actually', { after: [LISBON, 'add a day trip to Sintra'] });
    expect(reply).toMatch(/From Lisbon to Sintra it is about \d+ km/);
  });
});

describe('a decision', () => {
  it('takes the place of the island that was only supposed', async () => {
    const after = [
      'Barcelona for 3 days in june, two of us, from Zurich',
      'afterwards 5 days on some island',
    ];
    const { plan } = await ask('menorca it is', { after });
    const towns = new Set(plan?.days.map(({ city }) => city));
    expect(towns).toContain('Barcelona');
    expect([...towns].join()).toMatch(/Menorca|Mah[oó]n/);
    expect(towns).not.toContain('Palma de Mallorca');
  });

  it('of one way in place of another', async () => {
    const after = [`${BOTH}, by car`];
    const { reply } = await ask("actually I don't fancy driving, rail instead", { after });
    expect(reply).toMatch(/by train now/);
    expect(reply).not.toContain('did not take into account');
  });
});

describe('questions in other words', () => {
  it.each([
    ['do waiters expect a bit extra on top', /\btip|service/i],
    ["we've both got german passports, will they let us in just like that", /visa|entry/i],
    ['how much of our money would be left over', /to spare|left/i],
    ['does that still pay for all of us', /to spare|left/i],
    ['so from when to when is that now?', /12 October.*16 October/s],
    ['how many euros is that all in all', /€[\d,]+ in all/],
    ['my mother wants to read it too, can you give it to me in German', /I write English only/],
    ['when do we get to Lisbon on the first day?', /\d{1,2}:\d{2}/],
  ])('%s', async (message, said) => {
    const after = ['Lisbon 5 days from 12 October 2027 for two, from Madrid, budget $4000'];
    const { plan, reply } = await ask(message, { after });
    expect(plan).toBeUndefined();
    expect(reply).toMatch(said);
  });
});

describe('dinner that has to be early', () => {
  it('is so each day, and “early” is nothing to see', async () => {
    const after = ['Copenhagen 5 days in August, 2 adults and 2 girls of 4 and 6'];
    const { plan, reply } = await ask('we eat early with the girls, dinner at 6 at the latest', { after });
    const dinners = plan?.days.flatMap(({ items }) =>
      items.filter(({ kind, start }) => kind === 'meal' && start > '16:00'),
    );
    expect(dinners?.length).toBeGreaterThan(0);
    expect(dinners?.every(({ start }) => start <= '18:00')).toBe(true);
    expect(reply).not.toContain('“early”');
  });
});

describe('questions that only sound like others', () => {
  it.each(['does that cover breakfast', 'do we pay for the museum'])(
    'of what a price includes: %s',
    async (message) => {
      const after = ['Lisbon 5 days from 12 October 2027 for two, budget $4000'];
      expect((await ask(message, { after })).reply).not.toMatch(/to spare/);
    },
  );

  it('of a museum’s door and no border', async () => {
    const after = ['Lisbon 5 days from 12 October 2027 for two'];
    const { reply } = await ask('will they let us into the museum without tickets', { after });
    expect(reply).not.toMatch(/visa/i);
  });
});
