/** Practical questions, and wishes for the plan elsewhere, in the words that people type. */
import { describe, expect, it } from 'vitest';
import { currencyAsked } from '../../../engine/read/money/rates.ts';
import { ask } from '../../functions/support/assistant.ts';

const KRAKOW = 'Krakow 3-6 March 2027, me and my sister from Oslo';
const TWO = 'Lisbon 4 days and Ponta Delgada 3 days from 22 June 2027 for two, from Brussels';

describe('a question beside a plan', () => {
  it.each([
    ['what eats up most of the money', /^The plan comes to \*\*\$/],
    ['what costs the most?', /^The plan comes to \*\*\$/],
    ['what money do they use and can i pay by card', /currency is the złoty \(PLN\)\. Cash or card/],
    ['do they take cards there?', /Cash or card/],
    ['share link for my sister pls', /“Share” there makes a link/],
    ['and can i have it in norwegian', /I write English only so far/],
  ])('%s', async (message, answer) => {
    const { reply, plan } = await ask(message, { after: [KRAKOW] });
    expect(reply).toMatch(answer);
    expect(plan).toBeUndefined();
  });

  it('of the flight between two towns is no question of trains', async () => {
    const { reply } = await ask('how long is the flight between the two', { after: [TWO] });
    expect(reply).toMatch(/Flight:\*?\*? .*LIS to PDL/);
    expect(reply).not.toContain('No way by train');
  });

  it('of what takes most of the time is none of money', async () => {
    const { reply } = await ask('what takes the most time?', { after: [KRAKOW] });
    expect(reply).not.toContain('The plan comes to');
  });

  it('of the train between them is one of trains', async () => {
    const { reply } = await ask('is there a train between the two?', { after: [TWO] });
    expect(reply).toContain('No way by train is in the plan');
  });
});

it('kroner of Norway are told from those of its neighbours', () => {
  expect(currencyAsked('how much is that in norwegian kroner')).toBe('NOK');
  expect(currencyAsked('how much is that in danish kroner')).toBe('DKK');
  expect(currencyAsked('how much is that in kroner')).toBe('SEK');
});

describe('one length for towns before and behind it', () => {
  it.each([
    ['banff + jasper 7 days mid september, 2 adults, rental car from Toronto, lake louise obviously', 7],
    ['London and Paris for 8 days in june with the kids, from Boston, Brussels too', 8],
  ])('is that of all: %s', async (message, days) => {
    expect((await ask(message)).plan?.days).toHaveLength(days);
  });

  it.each([
    'Rome and Florence 7 days then Venice, from Oslo in May',
    'Rome and Florence 7 days, Venice, from Oslo in May',
    'Rome and Florence 7 days in May, from Oslo, and 3 days in Venice',
  ])('is that of the first towns alone: %s', async (message) => {
    expect((await ask(message)).plan?.days).toHaveLength(10);
  });
});

it('the Sella Ronda is in the Dolomites', async () => {
  const { plan } = await ask('dolomites sella ronda 30 jan - 6 feb, 3 good skiers from Rotterdam');
  expect(plan?.cities).not.toContain('Ronda');
});
