/** What is booked, seen from a town, or asked, in other words than those that are known for it. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const BRUGES = 'Bruges from Rotterdam by train, 10 to 13 May 2027, two of us';
const BRATISLAVA = '5 days in Bratislava from 10 May 2027, two adults from Oslo';

describe('what is booked', () => {
  it.each([
    ['we have booked the belfry for Tuesday at 11:00', 2, '11:00', /belfry/i],
    ["I've already booked a chocolate tasting on Wednesday at 15:30", 3, '15:30', /chocolate tasting/i],
    ['we have tickets for the puppet theatre on Tuesday at 19:30', 2, '19:30', /puppet theatre/i],
  ])('keeps its hour: %s', async (text, day, start, title) => {
    const { plan } = await ask(text, { after: [BRUGES] });
    expect(plan?.days[day - 1]?.items).toContainEqual(
      expect.objectContaining({ start, title: expect.stringMatching(title) }),
    );
  });
  it.each(['can we have dinner at 20:00', 'have lunch an hour earlier'])(
    'and a wish for another hour is none: %s',
    async (text) => expect((await ask(text, { after: [BRUGES] })).reply).toContain('not by the hour'),
  );
});

describe('a day trip', () => {
  it.each(['a day trip to devin castle instead', 'a day trip to Devín on day 3 please'])(
    'to what the guide has within its town is a visit: %s',
    async (text) => {
      const { plan } = await ask(text, { after: [BRATISLAVA] });
      const titles = plan?.days.flatMap(({ items }) => items.map(({ title }) => title));
      expect(titles).toContain('Devín Castle');
    },
  );
  it('to what nobody knows leaves the plan', async () =>
    expect((await ask('a day trip to grumpel castle instead', { after: [BRATISLAVA] })).reply).toContain(
      '“grumpel castle”',
    ));
});

describe('the way from an airport', () => {
  const GALWAY = '4 days in Galway from 4 May 2027, two adults from Rotterdam';
  it.each([
    'how do people get from Dublin airport to Galway?',
    'how long is it from Dublin airport to Galway?',
  ])('to another town: %s', async (text) =>
    expect((await ask(text, { after: [GALWAY] })).reply).toContain('From Dublin to Galway'),
  );
  it.each(['how do we get from Pisa airport to Florence?', 'how do we get from the airport to the hotel?'])(
    'that the guide tells of: %s',
    async (text) =>
      expect(
        (await ask(text, { after: ['4 days in Florence from 4 May 2027 from London'] })).reply,
      ).toContain('from Pisa airport the shuttle'),
  );
});

describe('a wide place and the town where one comes in', () => {
  it.each([
    ['tuscany for 8 days in june, two of us, flying from Leeds to Pisa and hiring a car there', 8],
    ['Tuscany for a week in May for two, fly from London to Pisa', 7],
  ])('have the days that are told: %s', async (text, days) => {
    const { plan } = await ask(text);
    expect(plan?.days).toHaveLength(days);
    expect(plan?.days.map(({ city }) => city)).toContain('Pisa');
  });
});

describe('quotes', () => {
  it.each([
    'Memphis for 3 days in May by car from Kansas City, three of us, and one of us needs a room where smoking is allowed',
    'Slovenia, 6 days in June, two of us from Rotterdam, lakes please',
    'Madrid 4 to 7 January 2027, two of us from Toulouse. Is anything shut on the 6th?',
  ])('nothing of: %s', async (text) =>
    expect((await ask(text)).reply).not.toContain('did not take into account'),
  );
});
