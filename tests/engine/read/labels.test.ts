/** Messages in the form of a list. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadGazetteer, type Gazetteer } from '../../../engine/facts/gazetteer.ts';
import { unlabelled } from '../../../engine/read/labels.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';
import { TODAY } from '../../functions/support/assistant.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

const stars = (text: string) => readMessage(text, { today: TODAY, gazetteer }).message.stay?.stars;

const inShort = (text: string) => {
  const { message } = readMessage(text, { today: TODAY, gazetteer });
  return {
    from: message.origin?.place.name,
    to: message.destinations.map(({ place }) => place.name),
    days: message.days,
    people: message.party && [message.party.adults, message.party.children],
    rooms: message.rooms?.count,
  };
};

describe('a list with labels', () => {
  it.each([
    [
      '- who: 2 couples + my dad (81)\n- where: Oaxaca, then Puerto Escondido\n- when: 28 Jan - 6 Feb 2027\n- from: Boise\n- rooms: 3',
      { from: 'Boise', to: ['Oaxaca', 'Puerto Escondido'], days: 10, people: [5, 0], rooms: 3 },
    ],
    [
      'From: Toronto | To: Lisbon | Dates: 4-11 May | 2 adults',
      { from: 'Toronto', to: ['Lisbon'], days: 8, people: [2, 0], rooms: undefined },
    ],
    [
      'Destination: Kyoto\nNights: 5\nTravellers: 2\nFrom: Sydney',
      { from: 'Sydney', to: ['Kyoto'], days: 6, people: [2, 0], rooms: undefined },
    ],
    [
      'Origin: Lagos; Destinations: Nairobi, Zanzibar; Nights: 7; Pax: 2 adults, 1 child (6)',
      { from: 'Lagos', to: ['Nairobi', 'Zanzibar'], days: 8, people: [2, 1], rooms: undefined },
    ],
    [
      'Here is my plan:\n1. From: Leeds\n2. To: Porto\n3. Length: 4 days\n4. People: 3',
      { from: 'Leeds', to: ['Porto'], days: 4, people: [3, 0], rooms: undefined },
    ],
  ])('%s', (text, expected) => {
    expect(inShort(text)).toEqual(expected);
  });

  it.each([
    'we have one question: where to go, and when: in May or in June?',
    'my wish: Rome for 3 days from Oslo',
    'from 10:30 to 12:00 I am busy',
  ])('and no list: %s', (text) => {
    expect(unlabelled(text)).toBe(text);
  });

  it('ends a list of things to do with its line', () => {
    const { message } = readMessage('Things to do: museums, turtles\nFrom Boise to Rome, budget 3000', {
      today: TODAY,
      gazetteer,
    });
    expect(message.activities).toEqual(['turtles']);
    expect([message.origin?.place.name, message.budget?.amount]).toEqual(['Boise', 3_000]);
  });

  it('knows a stay of so many nights from a kind of house', () => {
    const { message } = readMessage('From: Boise\nTo: Rome\nStay: overwater bungalow', {
      today: TODAY,
      gazetteer,
    });
    expect(message.stay?.wants).toContain('overwater bungalow');
    expect(inShort('From: Boise\nTo: Rome\nStay: 4 nights').days).toBe(5);
  });

  it('reads stars anew in each message', () => {
    expect(stars('Rome. Stay: a quiet, good 4 star hotel')).toBe(4);
    expect(stars('3 star hotel in Rome')).toBe(3);
  });

  it.each([
    'from: \n- to: '.repeat(20_000),
    `from: x\nto: y${' '.repeat(200_000)}`,
    `from: x\nto: y${'\n '.repeat(100_000)}`,
  ])('takes no longer for thousands of them', (text) => {
    expect(unlabelled(text).length).toBeGreaterThan(0);
  });
});
