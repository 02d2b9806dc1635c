/** Towns that begin a message or a sentence, whose names are words too, or are typed without a capital. */
import { describe, expect, it } from 'vitest';
import { reader } from '../../functions/support/reading.ts';

const TODAY = '2026-11-22';

const reading = reader(TODAY);
const read = (text: string) => reading(text).message;
const townsOf = (text: string) => read(text).destinations.map(({ place }) => place.name);

describe('a town', () => {
  it.each([
    ['nothing hectic. York, 4 days in April, by train from Newcastle', ['York']],
    ['we are two!! Nice, 5 days in March', ['Nice']],
    ['strasbourg friday to monday, by train from luxembourg', ['Strasbourg']],
    ['ghent, by train from cologne', ['Ghent']],
  ])('begins a sentence: %s', (text, towns) => {
    expect(townsOf(text)).toEqual(towns);
  });

  it.each([
    'That sounds good. Nice, thanks',
    'Great. Bath in the evening would be good',
    'Great. Nice, 4 days is perfect',
    'reading by the pool',
  ])('is none: %s', (text) => expect(townsOf(text)).toEqual([]));

  it.each([
    ['bled 4 days june', 'Lake Bled'],
    ['4 days in ella in april', 'Ella'],
    ['can you do a week in pai for two', 'Pai'],
    ['olhao 3 nights from faro', 'Olhão'],
    ['we want to visit lerici', 'Lerici'],
  ])('is one though it is typed as a word: %s', (text, town) => expect(townsOf(text)[0]).toBe(town));

  it.each([
    '4 days in june with ella',
    'a week in lisbon and a day in bed',
    'we are homer fans, 4 days in june',
    'pai wants to come, 4 days',
    '4 days, we like to bowl in style',
  ])('is none, beside what it would be: %s', (text) => {
    expect(townsOf(text).filter((town) => town !== 'Lisbon')).toEqual([]);
  });

  it('takes the place of another that somebody would rather have', () => {
    const { destinations, drops } = read("she'd rather have Ferrara than Ravenna");
    expect([...destinations, ...drops].map(({ place }) => place.name)).toEqual(['Ferrara', 'Ravenna']);
    expect(destinations).toHaveLength(1);
  });
});

describe('towns of direct flights', () => {
  it('are read by whole names: no town of a route is “from”', () => {
    const own =
      'You plan to visit 3 European cities for 9 days in total. You want to spend 3 days in Salzburg. From day 7 to day 9, there is a annual show you want to attend in Salzburg. You want to spend 5 days in Rome. You plan to stay in Krakow for 3 days. Here are the cities that have direct flights: Rome and Krakow, Krakow and Salzburg.';
    expect(read(own).route).toBe('found');
  });

  it('share the days of flying where the whole is told as an adjective', () => {
    const { days, destinations } = read(
      'Make an 8-day plan through 3 cities with direct flights only. Oslo gets 3 days, Riga 4 days, Athens 3 days. Direct flights: Oslo and Riga, Riga and Athens.',
    );
    expect(days).toBe(8);
    expect(destinations.map((stop) => stop.days)).toEqual([2, 3, 3]);
  });
});
