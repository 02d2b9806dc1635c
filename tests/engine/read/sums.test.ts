/** Sums as people type them, each counter-example a number of something else. */
import { describe, expect, it } from 'vitest';
import { UNITS_PER_DOLLAR } from '../../../domain/money/rates.ts';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';
import { TODAY } from '../../functions/support/assistant.ts';

const gazetteer = await loadGazetteer();
const read = (text: string) => readMessage(`Rome for 4 days in May, ${text}`, { today: TODAY, gazetteer });
const units = (text: string, code: keyof typeof UNITS_PER_DOLLAR) => {
  const { amount } = read(text).message.budget ?? { amount: 0 };
  return Math.round(amount * UNITS_PER_DOLLAR[code]);
};

describe('a sum', () => {
  it.each([
    ['6000 canadian', 'CAD', 6_000],
    ['budget 3000 canadian total', 'CAD', 3_000],
    ['5k aussie', 'AUD', 5_000],
    ['5 grand aussie dollars', 'AUD', 5_000],
    ['3k kiwi dollars', 'NZD', 3_000],
    ['900 000 FCFA', 'XOF', 900_000],
    ['my budget is 650000 F CFA in all', 'XOF', 650_000],
    ['1.2L budget', 'INR', 120_000],
    ['budget 1.5 lakh', 'INR', 150_000],
    ['2 lakh rupees', 'INR', 200_000],
    ['15 mil reais', 'BRL', 15_000],
    ['800 mil pesos colombianos', 'MXN', 800_000],
    ['2 million pesos', 'MXN', 2_000_000],
    ['25k rand', 'ZAR', 25_000],
    ['1500 quid all in', 'GBP', 1_500],
    ['2 mil dollars', 'USD', 2_000_000],
  ] as const)('“%s”', (text, code, amount) => expect(units(text, code)).toBe(amount));

  it.each([
    'we are 2 canadian, 1 german',
    '3 australian friends',
    '2 canadian',
    '300 canadian guests',
    'a 2L bottle',
    'stay under 2500 m',
    'a hut at 1900 m',
  ])('and none: “%s”', (text) => expect(read(text).message.budget).toBeNull());
});

describe('a sum', () => {
  it('stands behind what is fine', () => {
    expect(read('buses are fine, about 60 euros a day each, Tirana 8 days').message.budget?.per).toBe(
      'personDay',
    );
  });

  it('is asked whether it is enough', () => {
    expect(read('will 2200 euros be enough for that?').message.info).toBe('fit');
  });
});

describe('a ceiling', () => {
  it.each([
    'the ceiling for costs is $3,300',
    'our spending cap is $3,300',
    'it has to come in at 3300 USD or less',
    'upper limit of the trip: $3300',
  ])('is a budget, and no hour: %s', (text) => {
    const { message, residue } = read(text);
    expect(Math.round(message.budget?.amount ?? 0)).toBe(3_300);
    expect(message.needs).toEqual([]);
    expect(residue).toEqual([]);
  });

  it('of a room is none, and an hour is one', () => {
    expect(read('a room with a high ceiling').message.budget).toBeNull();
    expect(read('the kids go to bed at 8').message.needs.map(({ kind }) => kind)).toEqual(['bedtime']);
  });
});

describe('the most for a night', () => {
  it.each([
    ['motels max $150 per room', 150, 'room'],
    ['rooms up to 85 dollars', 85, 'party'],
    ['b&b at most 70 dollars per room per night', 70, 'room'],
    ['hostels only 30 usd a night tops', 30, 'party'],
    ['not over $90 the night', 90, 'party'],
    ['hotel cap 120 dollars', 120, 'party'],
    ['hotel maximum is $95 for one night please', 95, 'party'],
  ] as const)('“%s”', (text, amount, per) => {
    const { message, residue } = read(text);
    expect(message).toMatchObject({ maxNight: { amount, per }, budget: null });
    expect(residue).toEqual([]);
  });

  it.each([
    'hotel max $400 in total',
    'flights and hotel below $450',
    'hotel and flights under $500',
    'a hotel with a pool. Max $300',
    'hotel max 4 stars, budget $300',
    'accommodation max $60pp',
  ])('is not meant by “%s”', (text) => {
    expect(read(text).message.maxNight).toBeNull();
    expect(read(text).message.budget).not.toBeNull();
  });
});

describe('what was paid already', () => {
  it.each([
    'we will stay at Hotel Mundial, already booked, 4 nights from 11 May, 480 euros, ref HM-2231',
    'our airbnb is paid, 480 euros in all',
    'booked the hotel for 480 euros',
  ])('is no budget: “%s”', (text) => expect(read(text).message.budget).toBeNull());

  it.each([
    'hotel already booked, budget 800 euros',
    '800 euros, hotel already booked',
    'already booked the flights, 900 euros for the rest',
  ])('leaves one beside it: “%s”', (text) => expect(read(text).message.budget).not.toBeNull());
});

describe('a sum in words', () => {
  it.each([
    ['two and a half lakh rupees without the flights', 250_000],
    ['budget one and a half lakhs in all', 150_000],
    ['three lakh rupees', 300_000],
  ] as const)('has halves: “%s”', (text, amount) => expect(units(text, 'INR')).toBe(amount));

  it('is without flights where it says so, and no ban on them', () => {
    const { budget, modes } = read('two and a half lakh rupees without the flights').message;
    expect([budget?.withoutFlights, modes]).toEqual([true, null]);
  });
});
