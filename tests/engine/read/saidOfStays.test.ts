/** What a place to sleep should have that the hotel data does not tell, and ways in one breath. */
import { describe, expect, it } from 'vitest';
import { reader } from '../../functions/support/reading.ts';

const read = reader('2026-11-22');
const wants = (text: string) => read(text).message.stay?.wants ?? [];

describe('the place to sleep', () => {
  it.each([
    ['hostels with female dorms, Rome 3 days in may', 'a dorm for women'],
    ["a hostel with a women's dorm", 'a dorm for women'],
    ['Bruges 3 days, room on ground floor or a lift', 'a room on the ground floor'],
    ['a ground-floor room please', 'a room on the ground floor'],
    [
      'Sarajevo 6 days in april, halal food only and a mosque near hotel for friday prayer',
      'a place of prayer nearby',
    ],
    ['Vienna 3 days, a synagogue within walking distance of the hotel', 'a place of prayer nearby'],
  ])('%s', (text, want) => expect(wants(text)).toContain(want));

  it.each([
    'the blue mosque on friday, Istanbul 3 days',
    'a church with a ground floor museum',
    'a dorm in Rome for 3 women',
  ])('is not meant: %s', (text) => expect(wants(text)).not.toContain('a place of prayer nearby'));
});

const modes = (text: string) => read(text).message.modes;

describe('ways in one breath', () => {
  it('are all wanted', () => expect(modes('bus/train/shuttle only')?.wanted).toEqual(['train', 'bus']));
  it('leave flights to whoever only does not drive', () =>
    expect(modes('Banff 4 days from Houston, i do not drive, so bus/train only')).toMatchObject({
      banned: ['car'],
      isOnly: false,
    }));
});

it.each([
  ['5 days in Courchevel in march from Leeds', 'Courchevel'],
  ['crans-montana 5 days in january from paris', 'Crans-Montana'],
  ['Porto Cervo 5 days in june from Rome', 'Porto Cervo'],
  ['obergurgl 13-20 feb, 2 adults. from London', 'Obergurgl'],
])('knows the place: %s', (text, name) =>
  expect(read(text).message.destinations.map(({ place }) => place.name)).toEqual([name]),
);

it.each([
  ['oktoberfest 3 days from cork, not too expensive', ['Munich']],
  ['san fermin pamplona 6 to 8 july from cork, not running', ['Pamplona']],
  ['wimbledon 2027 first week, 4 nights from Cape Town', ['London']],
])('goes to the town of a feast: %s', (text, towns) =>
  expect(read(text).message.destinations.map(({ place }) => place.name)).toEqual(towns),
);
