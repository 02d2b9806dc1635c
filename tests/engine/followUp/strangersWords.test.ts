/** Changes in the words of somebody who has not seen the code: each was misread once, and what is nearly the same is not. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const HENS = 'Budapest 4 days from 1 May 2027, 9 of us from Glasgow';
const DRIVE = 'Memphis and New Orleans by car from Nashville, six days from 9 April 2027 for two';
const OPERA =
  'Milan 14 to 17 April 2027, two adults from Basel. We have opera tickets at La Scala, Thursday 15 April 20:00.';
const MILAN = 'Milan 14 to 17 April 2027, two adults from Basel';
const EDINBURGH = 'Edinburgh 4 days from 7 May 2027 from Bristol for two';

describe('how many are left, and how many come', () => {
  it.each([
    ['ugh 2 dropped out', 7],
    ['two have bailed on us', 7],
    ["3 can't come any more", 6],
    ['so 2 pulled out', 7],
    ["one's not coming", 8],
    ['brides mum is coming too (63, bless her) so thats 8', 8],
    ['my sister (34) is joining, so that’s 10', 10],
  ])('%s: %i', async (message, travellers) => {
    const { plan } = await ask(message, { after: [HENS] });
    expect(plan?.party).toEqual({ adults: travellers, children: 0 });
  });

  it.each([
    '3 cancelled flights later I need a drink',
    "day 2 can't make it to the baths",
    'one museum dropped out',
  ])('leaves nobody at home: %s', async (message) => {
    const { plan } = await ask(message, { after: [HENS] });
    expect(plan?.party ?? { adults: 9, children: 0 }).toEqual({ adults: 9, children: 0 });
  });
});

describe('a town of an American state', () => {
  it('is that one, and not its namesake over the ocean with the state’s capital', async () => {
    const { plan } = await ask("Skip Memphis, she'd rather see Oxford Mississippi", { after: [DRIVE] });
    expect(plan?.cities).toEqual(['Oxford', 'New Orleans']);
    expect(plan?.legs.every(({ mode }) => mode === 'car')).toBe(true);
  });

  it('is quoted where nobody knows it there', async () => {
    const { plan, reply } = await ask('Windsor Mississippi 3 days in May 2027 from Atlanta');
    expect(plan?.cities).not.toContain('Windsor');
    expect(reply).toContain('“Windsor”');
  });

  it.each([
    ['London, New York and Paris 9 days in May 2027', ['London', 'New York', 'Paris']],
    ['Oxford 3 days in May 2027 from Leeds', ['Oxford']],
  ])('is none in a list: %s', async (message, cities) => {
    const { plan } = await ask(message);
    expect(plan?.cities).toEqual(cities);
  });
});

describe('who does not drive home', () => {
  it.each([
    "We won't be driving back, we'll return the car and fly home from New Orleans",
    'we return the rental car in New Orleans and fly back',
    'we fly home',
    'we are not driving back, we fly home',
  ])('drives on the way there all the same: %s', async (message) => {
    const { plan } = await ask(message, { after: [DRIVE] });
    expect(plan?.legs.map(({ mode }) => mode)).toEqual(['car', 'car', 'flight']);
  });

  it('has the flight home in the plan, who sees to the drive', async () => {
    const { plan } = await ask('we fly home from New Orleans and return the car there', {
      after: [
        'We are driving from Nashville to New Orleans from 9 April 2027, six days, stop in Memphis, for two',
      ],
    });
    expect(plan?.legs.at(-1)).toMatchObject({ from: 'New Orleans', mode: 'flight' });
  });

  it('does not drive at all where that is said', async () => {
    const { plan } = await ask('we are not driving', { after: [DRIVE] });
    expect(plan?.legs.some(({ mode }) => mode === 'car')).toBe(false);
  });

  it('drives home where it was not said', async () => {
    const { plan } = await ask(DRIVE);
    expect(plan?.legs.every(({ mode }) => mode === 'car')).toBe(true);
  });
});

describe('what is booked for its hour', () => {
  it.each([
    'sorry, I misread, the tickets are for friday the 16th, same time',
    'the opera is on friday instead',
    'the opera tickets are actually for day 3',
    'opera got moved to friday 16 april at 19:30',
    "The opera's on Friday, sorry",
  ])('is on another day, and the trip where it was: %s', async (message) => {
    const { plan, reply } = await ask(message, { after: [OPERA] });
    expect(plan?.days[0]?.date).toBe('2027-04-14');
    expect(reply).toContain('“opera tickets” is on day 3');
  });

  it.each(['is the opera on friday?', 'the opera museum is shut on friday', 'dinner on friday is at 8'])(
    'stays: %s',
    async (message) => {
      const { reply } = await ask(message, { after: [OPERA] });
      expect(reply).not.toContain('“opera tickets” is on day 3');
    },
  );

  it('moves the trip where nothing is booked', async () => {
    const { plan } = await ask('sorry, I meant 21 to 24 April', { after: [OPERA] });
    expect(plan?.days[0]?.date).toBe('2027-04-21');
  });
});

describe('a bed that friends lend', () => {
  it.each([
    "we don't need the hotel, a friend lends us her flat",
    'a friend of mine is lending us his apartment',
    'our friends let us use their place',
  ])('needs no hotel: %s', async (message) => {
    const { reply } = await ask(message, { after: [MILAN] });
    expect(reply).toContain('Beds of your own: no hotel is in the plan or the sum.');
  });

  it.each([
    'let us have a flat near the station',
    'they let us use the pool',
    'a friend recommended an apartment',
  ])('is none: %s', async (message) => {
    const { reply } = await ask(message, { after: [MILAN] });
    expect(reply).not.toContain('Beds of your own');
  });
});

describe('a day in another town', () => {
  it.each(['do a day in St Andrews instead, he plays golf', 'could we do a day in Stirling'])(
    'is a day trip: %s',
    async (message) => {
      const { plan } = await ask(message, { after: [EDINBURGH] });
      expect(plan?.cities).toEqual(['Edinburgh']);
      expect(plan?.days).toHaveLength(4);
    },
  );

  it('is a stop beside another with days', async () => {
    const { plan } = await ask('do a day in Bath and two in Bristol, from Leeds, 4 May 2027');
    expect(plan?.cities).toEqual(['Bath', 'Bristol']);
  });
});
