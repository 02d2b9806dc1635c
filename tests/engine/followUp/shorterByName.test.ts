/** A town, or the whole, made longer or shorter by so many nights; a stop that makes nothing longer. */
import { describe, expect, it } from 'vitest';
import { tripAfter } from '../../functions/support/assistant.ts';

const SOUTH = 'Savannah 3 nights then Charleston 3 nights, from 23 March 2027, from Boston, two of us';

describe('by so many nights', () => {
  it.each([
    ['cut savannah by a night', 'Savannah, Charleston: 6'],
    ['train sounds nice. and cut Charleston by a night', 'Savannah, Charleston: 6'],
    ['shorten Charleston by 2 nights please', 'Savannah, Charleston: 5'],
    ['could you trim savannah by one day', 'Savannah, Charleston: 6'],
    ['extend savannah by 2 nights', 'Savannah, Charleston: 9'],
    ['shorten the trip by a day', 'Savannah, Charleston: 6'],
    ['cut the costs by a third', 'Savannah, Charleston: 7'],
    ['nah 7 is a rush, make it 9', 'Savannah, Charleston: 9'],
    ['7 days is a bit long, make it 5', 'Savannah, Charleston: 5'],
    ['4 is too many people, make it 2', 'Savannah, Charleston: 7'],
  ])('%s', async (text, trip) => {
    expect(await tripAfter(SOUTH, text)).toMatchObject({ trip });
  });
});

it('leaves no word of it unheard', async () => {
  const { reply } = await tripAfter(SOUTH, 'cut savannah by a night');
  expect(reply).not.toMatch(/did not take into account/);
});

describe('a stop more, and no day', () => {
  const TBILISI = 'Tbilisi 6 days from 23 April 2027, from Warsaw, just me';
  it.each([
    ["squeeze in 2 nights Kazbegi but don't make it longer", 'Tbilisi, Kazbegi: 6'],
    ['put in 2 nights in Kazbegi without extending the trip', 'Tbilisi, Kazbegi: 6'],
    ['add 2 nights in Kazbegi without making it longer', 'Tbilisi, Kazbegi: 6'],
    ['add 2 nights in Kazbegi', 'Tbilisi, Kazbegi: 8'],
    ['add 2 nights in Kazbegi, the drive does not get longer', 'Tbilisi, Kazbegi: 8'],
  ])('%s', async (text, trip) => {
    expect(await tripAfter(TBILISI, text)).toMatchObject({ trip });
  });
});
