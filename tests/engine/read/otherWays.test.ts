/** Words for what a trip goes without, where it begins and what is booked, in the many ways people say them. */
import { describe, expect, it } from 'vitest';
import { reader } from '../../functions/support/reading.ts';

const read = reader('2026-11-21');
const names = (text: string) => read(text).message.destinations.map(({ place }) => place.name);

describe('no flights', () => {
  it.each([
    'Turin from Dresden for 4 days, air travel is not a possibility for us',
    'we can no longer take any flights for this',
    'I will not board any planes on this trip',
    'flights are off the table',
    "flying isn't an option any more",
    'planes are out, sorry',
    'flying is impossible for me since the operation',
    'air travel is ruled out',
    'flying does not work for us',
  ])('%s', (text) => expect(read(text).message.modes?.banned).toContain('flight'));
  it.each([
    'early flights are not an option',
    'is flying not an option?',
    'is air travel out of the question?',
    'our flights are out on Monday and back on Friday',
    'flying out from Leeds',
    'red-eye flights are off the table',
    'it is impossible to find a flight after noon',
  ])('are still wanted: %s', (text) =>
    expect(read(text).message.modes?.banned ?? []).not.toContain('flight'),
  );
});

describe('a town called like a word', () => {
  it.each([
    ['split, 5 nights in may for three', 'Split'],
    ['bath, 2 nights in october', 'Bath'],
    ['cork, a long weekend in march', 'Cork'],
  ])('begins a message: %s', (text, town) => expect(names(text)).toEqual([town]));
  it.each([
    'nice, 5 nights then',
    'split, 2 nights each',
    'split, 4 nights is too much',
    'a room with a bath, 3 nights',
  ])('is none: %s', (text) => expect(names(text)).toEqual([]));
});

it('the country behind a misspelt home is no goal', () => {
  const { message } = read('4 days in Oslo in june, flying form edinbrugh scotland');
  expect(message.origin?.place.name).toBe('Edinburgh');
  expect(message.destinations.map(({ place }) => place.name)).toEqual(['Oslo']);
});

describe('hours at the wheel', () => {
  it('are the longest drive', () =>
    expect(
      read('Iceland by car, no more than four hours at the wheel a day').message.modes?.longestDrive,
    ).toBe(240));

  it.each([
    ['Costa Rica, would rent a car but not drive more than 3h a day', 180],
    ["Costa Rica, rental car, we don't want to drive more than 3 hours a day", 180],
    ['Costa Rica, rental car, never more than 2 hours a day in the car', 120],
    ["Namibia by car, I can't drive for more than two hours at a time", 120],
    ["Portugal by car, we'd drive max 3 hrs a day", 180],
    ["Portugal, hire car, he's 70 and wont sit in a car more than 3 hours a day", 180],
    ['Portugal by car, my mum hates sitting in the car for more than 2 hours', 120],
  ])('leave the car wanted: %s', (typed, minutes) => {
    const { modes } = read(typed).message;
    expect(modes?.longestDrive).toBe(minutes);
    expect(modes?.banned).toEqual([]);
  });

  it('are no limit where somebody likes them', () => {
    const { modes } = read('Portugal by car, we happily drive more than 3 hours a day').message;
    expect(modes?.longestDrive).toBeUndefined();
  });

  it.each([
    "Portugal by car, I don't mind driving more than 4 hours",
    'Portugal by car, we sit in the car for hours',
  ])('nor where nobody minds: %s', (typed) =>
    expect(read(typed).message.modes?.longestDrive).toBeUndefined(),
  );

  it.each(["Portugal, we don't drive", 'Portugal, no more driving'])('%s: no car', (typed) => {
    expect(read(typed).message.modes?.banned).toEqual(['car']);
  });
});
