/** What somebody cannot or does not do, whoever pays for the hotel, and numbers that count those who come. */
import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';

const gazetteer = await loadGazetteer();
const read = (text: string) => readMessage(text, { today: '2026-11-30', gazetteer });

describe('what somebody does not do', () => {
  it.each([
    ['four days in Innsbruck, we don’t ski', 'ski'],
    ["four days in Innsbruck, he doesn't hike", 'hike'],
    ["castles of the Loire, she can't ski", 'ski'],
    ['castles of the Loire, no bikes please', 'bikes'],
  ])('is no wish for it: %s', (text, thing) => {
    const { message } = read(text);
    expect(message.nots).toContain(thing);
    expect(message.activities).not.toContain(thing);
    expect(message.interests).not.toContain('nature');
  });

  it('leaves a beach a beach', () => {
    const { message } = read('five days in Nice, the kids can’t swim yet');
    expect(message.interests).not.toContain('beach');
    expect(message.avoid).not.toContain('beach');
  });

  it.each(["we can't wait to hike", 'can we go hiking', "can't we go hiking"])(
    'is wished for all the same: %s',
    (text) => {
      expect(read(text).message.interests).toContain('nature');
    },
  );
});

describe('a hotel that somebody else gives', () => {
  it.each([
    'stopover in Doha, hotel is included by the airline',
    'two days in Doha, the airline pays for the hotel',
    'three days in Oslo, hotel is provided by my company',
  ])('is not looked for: %s', (text) => {
    expect(read(text).message.ownBeds).toBe(true);
  });

  it('is looked for where it is to be included', () => {
    expect(read('a week in Rome, hotel included').message.ownBeds).not.toBe(true);
  });
});

describe('how many travel', () => {
  it.each([
    ['Budapest, 450 pounds all in for two incl flights', 2, 0],
    ['Lisbon and Seville, me my huband an 2 kidz (7,10)', 2, 2],
  ])('%s', (text, adults, children) => {
    expect(read(text).message.party).toEqual({ adults, children });
  });

  it.each(['Vienna, 4 of us. no 5, my brother is coming too', 'Vienna for 4. Make that 5, my sister joins'])(
    'a number in the place of another counts who comes: %s',
    (text) => {
      expect(read(text).message.joining).toBeNull();
    },
  );

  it('a number of before does not', () => {
    expect(read('Vienna, 4 of us. My brother is coming too').message.joining).toMatchObject({ adults: 1 });
  });
});

it('nights on the way are not those of the town', () => {
  expect(
    read('Glasgow to Barcelona by train, can stop max 2 nights on the way, then 4 nights in Barcelona')
      .message.days,
  ).toBe(5);
});

it('a place where children are welcome is asked for by a rule', () => {
  const { message, residue } = read('Nashville, children under 10 must be welcome at the accommodation');
  expect(message.stay?.wants).toContain('places for children');
  expect(message.party).toBeNull();
  expect(residue).toEqual([]);
});
