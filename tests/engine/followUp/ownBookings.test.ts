/** What is booked already and told late, on which day it stands, and what is asked of a day. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const BOLOGNA = 'Bologna 23 to 26 April 2027 from Rotterdam, two couples';
const FERRARI = "we've booked the ferrari museum in maranello for saturday at 11";

/** The number of the day that has it at 11:00, from 1. */
const dayAtEleven = async (after: readonly string[], message: string, name: RegExp) => {
  const { plan, reply } = await ask(message, { after });
  const day = plan?.days.findIndex(({ items }) =>
    items.some(({ title, start }) => name.test(title) && start === '11:00'),
  );
  return { day: (day ?? -1) + 1, cities: plan?.cities, reply };
};

describe('what is booked for an hour', () => {
  it.each([
    [FERRARI, /ferrari museum/i, 2],
    ['we already have a cooking class on sunday at 11am', /cooking class/i, 3],
    ["we've got tickets for the ferrari museum in maranello on saturday at 11:00", /ferrari museum/i, 2],
    ['I have reserved a wine tasting for saturday at 11:00', /wine tasting/i, 2],
  ])('stands on its day: %s', async (message, name, day) => {
    const found = await dayAtEleven([BOLOGNA], message, name);
    expect(found).toMatchObject({ day, cities: ['Bologna'] });
    expect(found.reply).not.toMatch(/one more stop|did not take into account/);
  });

  it.each([
    'turns out we can move ferrari to sunday, same time',
    'the ferrari museum has been moved to sunday',
  ])('moves with its hour: %s', async (message) => {
    expect(await dayAtEleven([BOLOGNA, FERRARI], message, /ferrari museum/i)).toMatchObject({ day: 3 });
  });

  it.each(["we can't move ferrari to sunday", 'is the ferrari museum open on sunday?'])(
    'stays where it is: %s',
    async (message) => {
      const { plan } = await ask(message, { after: [BOLOGNA, FERRARI] });
      expect(plan?.days[2]?.items.some(({ title }) => /ferrari/i.test(title)) ?? false).toBe(false);
    },
  );

  it.each(['can we have more museums on saturday', 'a day with 2 museums on saturday', 'art on saturday'])(
    'is none where a kind of thing is wished for: %s',
    async (message) => {
      expect((await ask(message, { after: [BOLOGNA] })).reply).not.toContain('is yours');
    },
  );
});

describe('a question', () => {
  it.each([
    ['so what is left on saturday?', /Day 2/],
    ["what's left to do on sunday?", /Day 3/],
    ['hang on what days of the week are those', /Fri 23 April[^]*Mon 26 April/],
    ['what are the dates again', /Fri 23 April 2027 to Mon 26 April 2027/],
    ['how much is left?', /no budget/],
    ['what is left of the budget', /no budget/],
  ])('is answered from the plan: %s', async (message, told) => {
    const { plan, reply } = await ask(message, { after: [BOLOGNA] });
    expect(plan).toBeUndefined();
    expect(reply).toMatch(told);
  });

  it('of when they get in has the hour of a train too', async () => {
    const after = ['Edinburgh 12 to 15 August 2027 from Cardiff by train, just me'];
    const { reply } = await ask('so what time do i get in on the 12th', { after });
    expect(reply).toMatch(/9:00 AM\*\* Train to Edinburgh/);
    expect(reply).toMatch(/1:45 PM\*\* Check in/);
  });
});
