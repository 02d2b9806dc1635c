/** Where a trip begins that is nobody's home, and names that are called after a wide place. */
import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';
import { TODAY } from '../../functions/support/assistant.ts';

const gazetteer = await loadGazetteer();

function read(text: string) {
  const { destinations, origin } = readMessage(text, { today: TODAY, gazetteer }).message;
  return {
    from: origin?.place.name ?? null,
    to: destinations.map(({ place, region }) => region?.name ?? place.name),
  };
}

describe('where a trip begins', () => {
  it('is no home where one comes from elsewhere', () => {
    expect(read('Start out in Rome and end in Venice, 6 days in May from London for two')).toMatchObject({
      from: 'London',
      to: ['Rome', 'Venice'],
    });
    expect(
      read('8 days in June by car, two of us, starting in Edinburgh and ending in Inverness'),
    ).toMatchObject({
      from: null,
      to: ['Edinburgh', 'Inverness'],
    });
    expect(read('road trip Porto to Faro, 6 days in May, two of us').to).toEqual(['Porto', 'Faro']);
    expect(read('road trip Saskatoon -> Banff -> Jasper -> home, 7 to 15 August').from).toBe('Saskatoon');
    expect(read('Starting out in Lyon, we want a week in Sicily in June').from).toBe('Lyon');
    expect(read('5 days for six, originating in Norfolk and taking in 2 cities in Ohio').from).toBe(
      'Norfolk',
    );
  });
});

it('is at home where a ride goes there and back', () => {
  expect(read('train Madrid-Granada on 23 April, back on the 26th, 2 adults')).toEqual({
    from: 'Madrid',
    to: ['Granada'],
  });
  expect(read('Madrid-Granada by train, 5 days in May')).toEqual({ from: null, to: ['Madrid', 'Granada'] });
});

describe('where a car is hired', () => {
  it.each([
    ['highlands 6 days in may, hire car from glasgow', 'Glasgow', ['Highlands']],
    ['Brittany for a week in May, rental car from Nantes', 'Nantes', ['Brittany']],
    ['Sicily in may, hire car from Catania, 3 nights Catania, then Palermo', null, ['Catania', 'Palermo']],
  ])('a wide place is driven to from there: %s', (text, from, to) => {
    expect(read(text)).toEqual({ from, to });
  });
});

describe('what is called after a wide place', () => {
  it.each([
    ['Savoy hotel in London, 3 days in May', ['London']],
    ['Dead Sea Scrolls in Jerusalem, 4 days in May', ['Jerusalem']],
    ['Glacier hikes in Iceland, 5 days in June', ['Iceland']],
  ])('is no part of the trip: %s', (text, to) => {
    expect(read(text).to).toEqual(to);
  });
});
