/** Towns, counts and ways that a slip of the fingers hid, or a word that they also are. */
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

describe('a town that is a word besides', () => {
  it.each([
    ['York 12 to 15 august just me, by train from Cardiff', ['York']],
    ['york in may', ['York']],
    ['bath in may, 2 of us', ['Bath']],
    ['nice in may', []],
    ['Great. Nice 12 to 15 june then', []],
  ])('is one where the trip begins with it and its dates: %s', (text, stops) => {
    expect(towns(text)).toEqual(stops);
  });
});

describe('a vehicle that is hired', () => {
  it.each([
    ['10 days campervan in february, christchurch to queenstown', ['Christchurch', 'Queenstown'], null],
    ['a road trip from lisbon to porto, 6 days, hire car', ['Lisbon', 'Porto'], null],
    ['from Leeds to Split, 7 days, flying, rental car', ['Split'], 'Leeds'],
    ['Leeds to Edinburgh with our camper', ['Edinburgh'], 'Leeds'],
    ['Leeds to Edinburgh and back, rental car, 4 days', ['Edinburgh'], 'Leeds'],
  ])('is hired where the trip begins: %s', (text, stops, home) => {
    expect(towns(text)).toEqual(stops);
    expect(read(text).origin?.place.name ?? null).toBe(home);
  });
});

describe('what is taken back at once', () => {
  it('is no town of the trip', () => {
    expect(towns('mexico city, 5 nights from bogota. hmm actually not mexico city, oaxaca')).toEqual([
      'Oaxaca',
    ]);
    expect(towns('Paris and Rome, actually not Rome, 5 days')).toEqual(['Paris']);
  });

  it('is driving where it is, and not in the dark alone', () => {
    expect(read('we promised our moms no driving in the dark').modes).toBeNull();
    expect(read('no driving please').modes?.banned).toEqual(['car']);
  });
});

describe('a length beside another', () => {
  const days = async (text: string) => (await ask(text)).plan?.days.length;

  it.each([
    ['Plan a 10-day trip to Thailand, at least 3 days at the beach', 10],
    ['3 to 11 September 2027 Venice and Rome plus 2 nights somewhere small in Tuscany', 9],
    ['Vancouver 9 to 20 May 2027 but maybe two nights in victoria in the middle', 12],
    ['3 days at the beach near Lisbon from London', 3],
    ['maybe 5 nights in Rome, from Oslo', 6],
  ])('is of a part: %s', async (text, length) => {
    expect(await days(text)).toBe(length);
  });
});

describe('who travels', () => {
  it('is one where children are a style of the list', () => {
    const text = 'a round trip to Seattle for foodie and with children and photography. I will stay 6 days';
    expect(read(text.replace('I will', "I'll")).party).toBeNull();
    expect(read("Rome with children in May, we'll stay 6 days").party).toEqual({ adults: 2, children: 2 });
    expect(read("Rome with children and I'll stay 6 days").party).toEqual({ adults: 2, children: 2 });
  });
});

describe('what is said to be left out', () => {
  it('is out, and no wish', () => {
    expect(read('ok leave the castle out')).toMatchObject({ nots: ['castle'], activities: [] });
  });

  it('is no stop that the way home does not end in', () => {
    const towns = ['Tokyo', 'Kyoto'].flatMap((name) => gazetteer.byName(name) ?? []);
    const own = readMessage('we fly home from osaka btw not tokyo', {
      today: TODAY,
      gazetteer,
      towns,
    }).message;
    expect(own.drops).toEqual([]);
    expect(own.wayHome?.place.name).toBe('Osaka');
  });
});

describe('short words', () => {
  it('are counts and days, whatever the fingers did', () => {
    expect(read('3 nigths in Budpest in mrach fro 2 form Londn').party?.adults).toBe(2);
    expect(readMessage('ad 1 more dya', { today: TODAY, gazetteer }).message.daysDelta).toBe(1);
    expect(read('to and fro by ferry').party).toBeNull();
  });

  it('of a weekend that is not wanted are no length', () => {
    expect(read('not the easter weekend though').isWeekend).toBe(false);
    expect(read('a weekend in Ghent').isWeekend).toBe(true);
  });
});
