/** What is said in a few words of the message before, and asked of what is known: in several sayings, and what only looks like it. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

describe('a number that is enough', () => {
  const NOLA = ['New Orleans for my wife and me in may, from Minneapolis', 'like five days i think'];

  it.each([
    'she says four is enough',
    'ok he thinks 4 is plenty',
    'four will do',
    'my wife reckons four is enough',
  ])('is of the days that were spoken of: %s', async (message) => {
    expect((await ask(message, { after: NOLA })).reply).toContain('## New Orleans: 4 days');
  });

  it('is asked after where nothing was counted', async () => {
    const { reply, change } = await ask('she says four is enough', { after: [...NOLA, 'make it cheaper'] });
    expect(reply).toContain('4 can be days, people or rooms');
    expect(change.kind).toBe('none');
  });

  it.each([
    'is four enough?',
    'my sister says 4 is enough',
    'the hotel says 4 is enough',
    'four is not enough',
  ])('is none: %s', async (message) => {
    expect((await ask(message, { after: NOLA })).reply).not.toContain('4 days');
  });
});

describe('a region that is refused', () => {
  const SUN = 'need some winter sun, 2 adults and a toddler, january, from Copenhagen';

  it.each([
    'not the canaries we did those last year',
    'no canary islands please',
    'anything but the Canaries',
  ])('goes with all of its islands: %s', async (message) => {
    const { reply } = await ask(message, { after: [SUN] });
    expect(reply).toContain('These would suit');
    expect(reply).not.toMatch(/\*\*(?:Gran Canaria|Tenerife|Lanzarote)/);
  });

  it.each([SUN, `${SUN}, not Madeira`])('stays where another is: %s', async (message) => {
    expect((await ask(message)).reply).toContain('Gran Canaria');
  });
});

describe('questions that are answered with what is known', () => {
  const STOCKHOLM = ['Stockholm 26 march to 1 april, 2 adults from Düsseldorf'];
  const RIGA = ['Riga 3 nights in february, 4 of us, from Oslo, budget 3000'];
  const ICELAND = ['reykjavik 5 days in september solo from boston'];
  const THAI = [
    'Bangkok and Chiang Mai, 9 days in february, 2 adults from Helsinki',
    'add 3 days Krabi at the end',
  ];

  it.each([
    [STOCKHOLM, 'isnt that good friday, whats shut then', 'Good Friday is on Fri 26 March.'],
    [STOCKHOLM, "isn't good friday in there?", 'Good Friday is on Fri 26 March.'],
    [RIGA, 'is the central market open sundays', 'Sundays included'],
    [RIGA, 'is the central market open?', 'in which it rests.'],
    [RIGA, 'whats left for food per day', 'For meals and local transport in Riga I count'],
    [ICELAND, 'could i still see the lights then', 'northern lights'],
    [ICELAND, 'can we still see the aurora then?', 'northern lights'],
    [THAI, 'how do we get down there from chiang mai', 'CNX to KBV'],
    [THAI, 'and how do we get over there from Chiang Mai?', 'CNX to KBV'],
  ])('%s: %s', async (after, message, says) => {
    const { reply, change } = await ask(message, { after });
    expect(reply).toContain(says);
    expect(change.kind).toBe('none');
  });

  it('says no food where only the rest is asked', async () => {
    const { reply } = await ask('whats left of the budget', { after: RIGA });
    expect(reply).toContain('to spare');
    expect(reply).not.toContain('For meals');
  });
});

describe('a thing whose day comes behind it', () => {
  const TBILISI = ['tbilisi 5 days in may, me and my gf, from krakow'];

  it.each([
    'hm ok she does want the national museum. but on day 3',
    'the national museum, but on day 3',
    'we want the national museum on day 3',
  ])('is put there: %s', async (message) => {
    const asked = await ask('put the national museum on day 3', { after: TBILISI });
    expect((await ask(message, { after: TBILISI })).reply).toBe(asked.reply);
    expect(asked.reply).toContain('Day 3 has no room');
  });

  it.each(['the flight on day 3', 'skip the national museum on day 2', 'is the national museum on day 3?'])(
    'is not: %s',
    async (message) => {
      expect((await ask(message, { after: TBILISI })).reply).not.toMatch(/on day 3 now|could not swap/);
    },
  );

  it('says why it cannot be', async () => {
    const { reply } = await ask('she does want the baths. but on day 4', { after: TBILISI });
    expect(reply).toContain('I could not swap days 1 and 4');
  });
});
