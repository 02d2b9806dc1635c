/** First messages: who, how long and when, where several things say it. */
import { describe, expect, it } from 'vitest';
import { reader } from '../../functions/support/reading.ts';
import { ask, TODAY } from '../../functions/support/assistant.ts';

const reading = reader(TODAY);
const read = (text: string) => reading(text).message;
const datesOf = (text: string) => {
  const { dates } = read(text);
  return dates && [dates.start, dates.end];
};
const towns = (text: string) =>
  read(text).destinations.map(({ place }) => `${place.name} ${place.countryCode}`);

describe('who is listed after a number of people is one of them', () => {
  it.each([
    ['Rome from Paris. We are five: my wife and I, our son (9), and my parents', 4, 1],
    ["there's six of us (my husband, me, our two kids 4 and 7, and my parents), Crete from Leeds", 4, 2],
    ['We are three adults (mother, father and me), Singapore from Colombo', 3, 0],
    ['family of 4 plus grandma, Rome from Oslo', 3, 2],
  ])('%s', (text, adults, children) => {
    expect(read(text).party).toEqual({ adults, children });
  });

  it('and a car with four driven wheels is no child', () => {
    expect(read('Oman with my friend, 4x4 rental, from Doha').party).toEqual({ adults: 2, children: 0 });
  });
});

describe('a length with more beside it', () => {
  it.each([
    ['A quiet week somewhere in Tuscany from Geneva', 7],
    ['a relaxing, cheap break: 4 nights in Faro', 5],
    ['and 2 nights in Bologna', 3],
    ['4 nights Rome, 3 Florence and 2 Venice', 10],
  ])('%s', (text, days) => {
    expect(read(text).days).toBe(days);
  });
});

describe('lengths and dates beside each other', () => {
  it.each([
    ['Auckland to Noumea. We want to stay 5 days, need 1 hotel room', 5],
    ["From Nairobi to Kigali, we'll stay 7 days, two of us", 7],
  ])('%s', (text, days) => {
    expect([read(text).days, read(text).daysDelta]).toEqual([days, 0]);
  });

  it('but "stay two nights" is a change of a plan', () => {
    expect(read('stay two nights, please').daysDelta).toBe(2);
  });

  it.each([
    [
      '3 nights Palermo, 2 nights Catania, 1 night Rome before we fly home, from Oslo, starting 12 May 2027',
      '2027-05-12',
    ],
    [
      'Our cruise sails from Buenos Aires on 10 January 2027, three nights in Buenos Aires before it',
      '2027-01-07',
    ],
    [
      'Fair in Frankfurt 16-18 Feb 2027, I get there from Porto on the evening of the 15th and go home on the 19th',
      '2027-02-15',
    ],
  ])('%s', (text, start) => {
    expect(datesOf(text)?.[0]).toBe(start);
  });

  it.each([
    'Madrid in february, from friday the twelfth until wednesday the seventeenth',
    'Madrid in february, fri the 12th to wed the 17th',
  ])('%s', (text) => {
    expect(datesOf(text)).toEqual(['2027-02-12', '2027-02-17']);
  });

  it('a day on which something is on lies between the days that are said', async () => {
    const text = 'Concert in Milan on Saturday 13 March 2027, we are there 11-15 March 2027, from Leeds';
    const { plan } = await ask(text);
    expect([plan?.days[0]?.date, plan?.days.length]).toEqual(['2027-03-11', 5]);
  });

  it('an hour of landing stands behind its date', () => {
    expect(read('we land in Rome on 3 June 2027 at 22:15 and leave on 8 June').offers.landsAt).toBe(
      22 * 60 + 15,
    );
    expect(read('we land thu 20 may 2027 at 23:40 and go home mon 24 may').offers.landsAt).toBe(23 * 60 + 40);
  });
});

describe('towns that direct flights link', () => {
  const text =
    'You plan to visit 3 European cities for 9 days in total. You only take direct flights to commute between cities. You want to spend 3 days in Lyon. You plan to stay in Vienna for 4 days. You would like to visit Porto for 4 days. You would like to meet your friends at Porto between day 1 and day 4 to tour together. Here are the cities that have direct flights: Porto and Vienna, Vienna and Lyon.';

  it('are stops, whoever lives in one of them', () => {
    expect(read(text).origin).toBeNull();
    expect(towns(text)).toEqual(['Porto PT', 'Vienna AT', 'Lyon FR']);
  });

  it('and no length is quoted that the day of a flight counts for twice', async () => {
    expect((await ask(text)).reply).not.toMatch(/“[^”]*days[^”]*”/);
  });
});

it.each(['Oman from Doha, 4x4 rental', 'Oman from Doha, jeep hire for 8 days'])('goes by car: %s', (text) => {
  expect(read(text).modes?.wanted).toEqual(['car']);
});
