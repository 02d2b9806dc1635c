/** What a trip may cost after several messages: whose money a sum is in, and what it is for. */
import { beforeAll, describe, expect, it } from 'vitest';
import { inDollars } from '../../support/money.ts';
import { Talk } from '../../functions/support/assistant.ts';
import { loadGazetteer, type Gazetteer } from '../../../engine/facts/gazetteer.ts';
import { parseMessage } from '../../../engine/read/parseMessage.ts';
import { moneyAfter } from '../../../engine/trip/moneyEdits.ts';
import type { Gazetted } from '../../../engine/facts/types.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

/** The budget after messages, as the reducer folds them. */
function budgetAfter(messages: readonly string[]) {
  let home: Gazetted | null = null;
  let money: ReturnType<typeof moneyAfter> = { budget: null, maxNight: null };
  for (const typed of messages) {
    const message = parseMessage(typed, '2026-11-22', gazetteer);
    const isHomeNew = home === null && message.origin !== null;
    home = message.origin?.place ?? home;
    money = moneyAfter(money, message, home, { days: 4, people: 2, isHomeNew });
  }
  return money.budget;
}

describe('whose money a later sum is in', () => {
  const BOGOTA = 'Cartagena from Bogota, 12,000,000 pesos';
  it.each<[string[], number, RegExp]>([
    [[BOGOTA], inDollars(12_000_000, 'COP'), /COP/],
    [[BOGOTA, 'the budget is 14,000,000 pesos now'], inDollars(14_000_000, 'COP'), /COP/],
    [[BOGOTA, 'bring the budget down to 9,000,000'], inDollars(9_000_000, 'COP'), /COP/],
    [[BOGOTA, 'add 1,000,000 pesos to the budget'], inDollars(13_000_000, 'COP'), /COP/],
    [[BOGOTA, 'double the budget'], inDollars(24_000_000, 'COP'), /COP/],
    [['Cartagena, 12,000,000 pesos', 'we leave from Bogota'], inDollars(12_000_000, 'COP'), /COP/],
    [['Rome, budget 100 dollars a day', 'add 300 to the budget'], 700, /./],
    [
      ['Cancun from Mexico City, 20,000 pesos', 'make the budget 30,000 pesos'],
      inDollars(30_000, 'MXN'),
      /pesos/,
    ],
    [['Rome from Sydney, 4000 dollars', 'raise the budget by 1000 dollars'], inDollars(5_000, 'AUD'), /AUD/],
    [
      ['Rome from Sydney, 4000 aussie dollars', 'the budget is now 5000 dollars'],
      inDollars(5_000, 'AUD'),
      /./,
    ],
    [['Rome from Boston, 2000 euros', 'the budget is now 3000 us dollars'], 3000, /in dollars/],
    [
      ['Rome from Madrid, 12,000,000 colombian pesos', 'the budget is 14,000,000 pesos now'],
      inDollars(14_000_000, 'COP'),
      /colombian/,
    ],
    [['Bali from Jakarta, 30 jt', 'double the budget'], inDollars(60_000_000, 'IDR'), /IDR/],
    [['Bali from Jakarta, 30 jt', 'the budget is now 40 jt'], inDollars(40_000_000, 'IDR'), /jt/],
    [['Goa from Pune, 2 lakh', 'double the budget'], inDollars(400_000, 'INR'), /INR/],
    [['Rome from Oslo, 2k total'], 2000, /in dollars/],
    [['Rome from Copenhagen, 3k total'], 3000, /in dollars/],
    [['Goa from Pune, 50k total'], inDollars(50_000, 'INR'), /INR/],
  ])('%j', (messages, amount, converted) => {
    const budget = budgetAfter(messages);
    expect(budget?.amount).toBeCloseTo(amount, 0);
    expect(budget?.converted ?? 'in dollars').toMatch(converted);
  });
});

describe('what a changed budget is for', () => {
  it.each<[string[], number, string]>([
    [['Rome, $150 a day', 'set the budget to $3,000'], 3000, 'trip'],
    [['Rome for two, $900 each', 'bring the budget down to $1,500'], 1500, 'trip'],
    [['Rome for two, $900 each', 'our budget got cut to 1500'], 1500, 'trip'],
    [['Rome for two, $900 each', 'lower it to 1500 in total'], 1500, 'trip'],
    [['Rome for two, $900 each', 'lower it to $800'], 800, 'person'],
    [['Rome, $150 a day', 'make it $200 a day'], 200, 'day'],
    [['Rome, $3,000 total', 'bring it down to $2,500'], 2500, 'trip'],
  ])('%j', (messages, amount, per) => {
    expect(budgetAfter(messages)).toMatchObject({ amount, per });
  });
});

describe('a change of a budget that cannot be made is said', () => {
  const ROME = 'Rome 10 to 13 May 2027 for two from London';
  it.each([
    [ROME, 'add 300 to the budget', /named no budget/, null],
    [ROME, 'double the budget', /named no budget/, null],
    [ROME, 'lower the budget by 200 and add a day', /named no budget/, null],
    [`${ROME}, $2,000 total`, 'cut the budget by 3000', /nothing of your budget of \$2,000/, 2000],
  ])('%s → %s', async (first, message, said, budget) => {
    const talk = new Talk();
    await talk.say(first);
    const { reply } = await talk.say(message);
    expect(reply).toMatch(said);
    expect(reply).not.toMatch(/already is as you ask/);
    const [trip] = [...talk.trips.values()];
    expect(trip?.states[0]?.spec).toMatchObject({ budget: budget === null ? null : { amount: budget } });
  });
});
