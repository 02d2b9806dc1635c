/** Lengths, corrections and what is told beside the trip. */
import { describe, expect, it } from 'vitest';
import { reader } from '../../../functions/support/reading.ts';

const TODAY = '2026-11-22';
const read = reader(TODAY);

describe('a length', () => {
  it.each([
    ['two nights three days in Agra', 3],
    ['Agra, 4 days 3 nights', 4],
    ['3N/4D Goa', 4],
    ['6N7D Goa', 7],
    ['5d4n Taipei', 5],
    ['6-8 days in Oslo', 7],
    ['three or four nights in Oslo', 4],
    ['a whole month in Lisbon', 30],
    ['2wks in Lisbon', 14],
    ['a fortnight in Cape Town in three weeks', 14],
    ['two fortnights in Bali from 3 March', 28],
    ['Kochi 6 days, one night on a houseboat', 6],
    ['4 days, actually make that 6, Budapest', 6],
    ['a week in Nice, hmm better ten days', 10],
    ['a week: 4 days Bled and the rest Ljubljana', 7],
    ['not before 10 April and home by 25 April, 5 days, Lecce', 5],
    ['Rome between 10 and 20 May, 4 nights', 5],
    ['Bologna 16-19 April, one day trip to Modena', 4],
    ['Ubud 25 dec to 2 jan, last 3 nights by the sea', 9],
  ])('%s: %i days', (text, days) => {
    expect(read(text).message.days).toBe(days);
  });
});

describe('a correction', () => {
  it('of a town drops the one before, and keeps the rest', () => {
    const { message, residue } = read('Malaga 5 days in march sorry I mean Majorca, and april not march');
    expect(message.destinations.map(({ place }) => place.name)).toEqual(['Palma de Mallorca']);
    expect(message).toMatchObject({ days: 5, dates: { start: '2027-04-01', end: '2027-04-30' } });
    expect(residue).toEqual([]);
  });

  it('of where it starts leaves the towns alone', () => {
    const { message } = read('Porto 3 days from Leeds, no sorry from York');
    expect(message.origin?.place.name).toBe('York');
    expect(message.destinations.map(({ place }) => place.name)).toEqual(['Porto']);
  });
});

describe('what is told beside the trip', () => {
  it.each([
    ['last year we did 10 days in Vietnam; now 4 days Seoul from 6 April', '2027-04-06', 4],
    ['our flat is let 1 to 31 July, but Menorca is 5-12 June', '2027-06-05', 8],
    ['married 5 June 1998, our trip is 12-15 May, Verona', '2027-05-12', 4],
    ['we must book by Friday, the trip is 11-14 June, Gothenburg', '2027-06-11', 4],
    ['just back from a week in Spain, need 3 days Lyon from 16 April', '2027-04-16', 3],
  ])('%s', (text, start, days) => {
    const { message, residue } = read(text);
    expect(message).toMatchObject({ days, dates: { start } });
    expect(residue).toEqual([]);
  });
});
