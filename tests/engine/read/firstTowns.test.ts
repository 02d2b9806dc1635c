/** Towns that begin a message or a sentence, whose names are words too, or are typed without a capital. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Gazetteer, loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';
import { ask } from '../../functions/support/assistant.ts';

const TODAY = '2026-11-22';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

const read = (text: string) => readMessage(text, { today: TODAY, gazetteer }).message;
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

  it('takes the place of another that somebody would rather have', () => {
    const { destinations, drops } = read("she'd rather have Ferrara than Ravenna");
    expect([...destinations, ...drops].map(({ place }) => place.name)).toEqual(['Ferrara', 'Ravenna']);
    expect(destinations).toHaveLength(1);
  });
});

describe('towns of direct flights', () => {
  it('share the days of flying where the whole is told as an adjective', () => {
    const { days, destinations } = read(
      'Make an 8-day plan through 3 cities with direct flights only. Oslo gets 3 days, Riga 4 days, Athens 3 days. Direct flights: Oslo and Riga, Riga and Athens.',
    );
    expect(days).toBe(8);
    expect(destinations.map((stop) => stop.days)).toEqual([2, 3, 3]);
  });
});

describe('a continent', () => {
  it('that is not wanted has none of the proposals', async () => {
    expect(read('somewhere warm in February, not in Asia please').open).toMatchObject({
      continent: null,
      outside: 'Asia',
    });
    const { reply } = await ask('somewhere warm in February, not in Africa please, from Warsaw, two of us');
    expect(reply).toMatch(/1\. \*\*/u);
    expect(reply).not.toMatch(/Morocco|Egypt|Tunisia|South Africa|Kenya/u);
  });
});

describe('ways', () => {
  it.each([
    ['nobody in the group is willing to take a plane. Rome 4 days', 'flight'],
    ['no one in our family will drive. Rome 4 days', 'car'],
  ])('are not wanted: %s', (text, mode) => expect(read(text).modes?.banned).toEqual([mode]));

  it('a flight that only lands late is not all that is wanted', () => {
    expect(read('Bologna 3 days, my flight only lands at 3').only).toBeNull();
  });
});
