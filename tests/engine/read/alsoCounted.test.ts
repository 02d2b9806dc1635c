/** Who is counted by the way, days of next week, days that are a part of the trip, and paths with two ends. */
import { describe, expect, it } from 'vitest';
import { reader } from '../../functions/support/reading.ts';

const read = reader('2026-11-21');

describe('a number of all of them', () => {
  it.each([
    ['Malta for 4 of us.. 5 if u count the baby', 4, 1],
    ['Rome for 5 counting the baby', 4, 1],
    ['Rome, 3 including our toddler', 2, 1],
    ['two adults, well 3 if you count my teenage son, Rome', 2, 1],
    ['Santa Fe 6 of us, 2 of them kids', 4, 2],
    ['Six of us, two being children under 10, Santa Fe', 4, 2],
    ['5 days in Ohio for a couple living in Hartford, neither of us will get on an airplane', 2, 0],
    ['Vienna for a married couple, both of us like opera', 2, 0],
    ['Bilbao 4 days, mum is in an electric wheelchair, me and my brother help', 3, 0],
    ['Bilbao 4 days, dad uses a rollator, me and my sister help', 3, 0],
    // and what looks like it
    ['group of 5 including 2 kids to Rome', 3, 2],
    ['family of 4 including a baby to Rome', 3, 1],
    ['Rome for 2, budget 900 including the flights', 2, 0],
    ['me and my mum to Rome, mum is vegan', 2, 0],
    ['my wife is vegan, me and my wife want Rome', 2, 0],
    ['Rome 4 days with two friends, we are 3', 3, 0],
  ])('%s', (text, adults, children) => expect(read(text).message.party).toEqual({ adults, children }));

  it.each(['none of us will board an airplane', 'neither of us will get on a plane'])(
    'who will not be on one does not fly: %s',
    (text) => expect(read(`Rome 5 days from Vienna, ${text}`).message.modes?.banned).toContain('flight'),
  );
});

describe('a weekday of a week ahead', () => {
  it.each([
    ['Rome friday next week for 3 days', 'start', '2026-11-27'],
    ['5 days in Oaxaca, leaving friday next week from Houston', 'start', '2026-11-27'],
    ['Rome 3 days, wed of next week', 'start', '2026-11-25'],
    ['Rome 3 days, next week on tuesday', 'start', '2026-11-24'],
    ['Rome monday in two weeks, 3 days', 'start', '2026-11-30'],
    // and what looks like it
    ['Rome fri to mon next week', 'days', '2026-11-27'],
    ['Chicago tue-thu next week', 'days', '2026-11-24'],
    ['Rome next week fri to mon', 'days', '2026-11-27'],
    ['Rome 3 days, friday or saturday next week', 'window', '2026-11-23'],
    ['Porto sat week, 3 nights', 'start', '2026-12-05'],
  ])('%s', (text, kind, start) => expect(read(text).message.dates).toMatchObject({ kind, start }));
});

describe('a time that is taken back', () => {
  it.each([
    ['Malta 4 nights, feb half term? nah easter', 'Easter'],
    ['Malta 4 nights over christmas.. nope, easter', 'Easter'],
    ['Malta 4 nights over easter, no summer heat please', 'Easter'],
  ])('%s', (text, feast) => expect(read(text).message.dates?.feast).toBe(feast));
});

describe('one day of more', () => {
  it.each([
    ['Taos over presidents day weekend, one day skiing rest galleries', 3],
    ['presidents day weekend Taos, one day hiking, the other days in town', 3],
    ['Rome for one day, we rest in the afternoon', 1],
    ['Paris for a day, the rest of us stay home', 1],
    ['one day skiing in Zermatt', 1],
  ])('%s', (text, days) => expect(read(text).message.days).toBe(days));
});

describe('a path from town to town', () => {
  it.each([
    'danube bike path Passau to Vienna, 7 days',
    'Passau to Vienna along the danube cycle route, 7 days',
    'the camino from Porto to Santiago, 12 days',
  ])('has both its ends in the trip: %s', (text) =>
    expect(read(text).message.destinations.length).toBeGreaterThan(1),
  );

  it.each(['London to Rome, 4 days, and bike hire', 'Vienna to Rome for 4 days, walking tours'])(
    'a way there begins at home: %s',
    (text) => expect(read(text).message.destinations).toHaveLength(1),
  );
});
