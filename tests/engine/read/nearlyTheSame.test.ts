/** Nearly the same words in another meaning: what a reader of round 43's mends found them to catch. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadGazetteer, type Gazetteer } from '../../../engine/facts/gazetteer.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';
import { ask, TODAY } from '../../functions/support/assistant.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});
const read = (text: string) => readMessage(text, { today: TODAY, gazetteer }).message;
const towns = (text: string) => read(text).destinations.map(({ place }) => place.name);

describe('a plan that stands', () => {
  it.each([
    ['ok Madrid then', 'Lisbon and Porto for 8 days from 3 May 2027, from London', ['Lisbon', 'Porto'], 8],
    [
      "fly home from Faro, we don't want a night there",
      'Lisbon for 8 days from 3 May 2027, from London',
      ['Lisbon'],
      8,
    ],
    [
      'continue to use trains between Rome and Florence',
      'Rome 3 days, Florence 3 days, May',
      ['Rome', 'Florence'],
      6,
    ],
  ])('keeps its towns and length: %s', async (message, before, cities, days) => {
    const { plan } = await ask(message, { after: [before] });
    // an answer without a plan leaves it as it is
    expect(plan?.cities ?? cities).toEqual(expect.arrayContaining(cities));
    expect(plan?.days.length ?? days).toBe(days);
  });

  it('is not quoted words that nobody typed', async () => {
    const { reply } = await ask('Put a spa in. 2 nights there would be great', {
      after: ['Lisbon for 8 days from 3 May 2027, from London'],
    });
    expect(reply).not.toContain('Put back');
  });
});

describe('a first message', () => {
  it.each([
    'Rome and Venice for 8 days in May, budget somewhere in between 1500 and 2000 euros',
    'Rome and Venice for 8 days in May, hotel somewhere in between 3 and 4 stars',
    'Rome and Venice for 8 days in May, leave a free day somewhere in between',
    'Rome and Venice 6 days in May, a concert somewhere in between',
  ])('has no town in between: %s', (text) => {
    expect(towns(text)).toEqual(['Rome', 'Venice']);
  });

  it.each([
    'Ten days in Egypt in March, our Nile cruise starts on 5 March',
    'Two weeks in Vietnam, Halong Bay cruise departs on 12 April',
    'Galapagos and Quito for 12 days, the cruise starts on 8 June',
  ])('does not end with a cruise that is a part of it: %s', (text) => {
    expect(read(text).dates?.isEnd).toBeUndefined();
  });

  it.each([
    'A week in Italy in February with one day of skiing',
    'A week in Austria in July, from London, with water skiing',
    'A week in France in July with jet skiing in the bay',
  ])('is no week on skis: %s', async (text) => {
    const { plan } = await ask(text);
    expect(plan?.cities.join()).not.toMatch(/Livigno|Zell|Morzine/);
  });

  it.each([
    'Spain for a week, no flights at all in the morning',
    'Norway for 10 days, not flying at any time before 9am',
  ])('bans no flights: %s', (text) => {
    expect(read(text).modes?.banned ?? []).toEqual([]);
  });

  it.each([
    "Ireland by car for a week, we don't mind driving over 4 hours a day",
    "Ireland by car for a week, I can't believe driving over 5 hours is normal",
  ])('has no longest drive: %s', (text) => {
    expect(read(text).modes?.longestDrive).toBeUndefined();
  });

  it('is no day out where it has nights', () => {
    expect(read('London 3 nights, Oxford for the day, 10 June').impliedDays).not.toBe(1);
    expect(read('We fly to Prague on 4 June, Dresden for the day').impliedDays).not.toBe(1);
  });

  it('keeps hours of meetings in a town', () => {
    const { busy } = read('Berlin for 5 days from 3 May, I have meetings in Berlin for two days 9am to 5pm');
    expect(busy).toMatchObject([{ from: 540, until: 1020 }]);
  });

  it('keeps its length beside days that are wished for later', () => {
    expect(read('Paris for a week and some days in August after').days).toBe(7);
  });

  it('does not take what never bores for a dislike', () => {
    expect(read("Lisbon for 4 days, we don't easily get bored at museums").avoid).toEqual([]);
  });

  it.each([
    'Four days in Barcelona in May, our cruise leaves early morning on 5 May',
    'Before our cruise we have 3 days in Rome from 5 May, from Leeds',
    'Barcelona from 5 May, before our cruise departs on 9 May, from Leeds',
    'Rome for 5 days, before the cruise ship on Saturday 8 May we want the Vatican',
  ])('names no other words as a port: %s', async (text) => {
    const { reply } = await ask(text);
    expect(reply).not.toMatch(/ship leaves (?:early|we|departs|ship)/i);
  });

  it.each([
    'We land in Venice at 14:30 on 5 May, our cruise leaves Venice on 9 May',
    'Venice from 5 May, our cruise leaves Venice 19 May',
  ])('has the port of the cruise that follows: %s', async (text) => {
    expect((await ask(text)).reply).toContain('Your ship leaves Venice on the last day');
  });
});
