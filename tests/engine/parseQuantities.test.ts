/** Length, party, budget, wishes and needs in words. */
import { describe, expect, it } from 'vitest';
import { inDollars } from '../support/money.ts';
import { findMoney } from '../../engine/read/money/budget.ts';
import { companyIn } from '../../engine/read/party/company.ts';
import { findDays } from '../../engine/read/time/length.ts';
import { findDaysDelta } from '../../engine/read/time/lengthChange.ts';
import { findStartDay } from '../../engine/read/acts/time/start.ts';
import { Words } from '../../engine/read/words.ts';
import { findInterests } from '../../engine/read/acts/tastes/interests.ts';

describe('quantities', () => {
  it.each([
    ['five days', 5],
    ['5-day trip', 5],
    ['a week', 7],
    ['two weeks', 14],
    ['3 nights', 4],
    ['a fortnight', 14],
    ['long weekend', 4],
    ['a weekend', 3],
    ['one day', 1],
    ['a few days', 3],
    ['a vegan week in Rome', 7],
    ['next week in Rome', null],
    ['no length here', null],
    ['add a museum day', null],
    ['day trips', null],
  ])('length: %s', (text, days) => {
    expect(findDays(new Words(text))).toBe(days);
  });

  it.each([
    ['for two', 2, 0],
    ['2 adults and a child', 2, 1],
    ['with my wife', 2, 0],
    ['solo', 1, 0],
    ['family of four', 2, 2],
    ['family of five with a baby', 4, 1],
    ['family of four with two kids', 2, 2],
    ['a family of 5 people', 2, 3],
    ['family of 4, two adults', 2, 2],
    ['family of two adults and one child', 2, 1],
    ['a family of 3 adults and 2 kids', 3, 2],
    ['family of two grown-ups and three children', 2, 3],
    ['family of two parents and two kids', 2, 2],
    ['two kids and a baby', 2, 3],
    ['just me', 1, 0],
    ['with 3 kids', 2, 3],
    ['group of 6', 6, 0],
    ['bringing our baby', 2, 1],
    ['me and 3 friends', 4, 0],
    ['for 4 people', 4, 0],
  ])('party: %s', (text, adults, children) => {
    expect(companyIn(new Words(text)).party?.party).toEqual({ adults, children });
  });

  it.each(['for two weeks', 'for 5 days', 'a trip', 'we like food', 'we stay with friends'])(
    'no party in “%s”',
    (text) => {
      expect(companyIn(new Words(text)).party).toBeNull();
    },
  );

  it.each([
    ['under $2,500', 2_500, 'trip'],
    ['under 2k', 2_000, 'trip'],
    ['$1.5k', 1_500, 'trip'],
    ['€1.500', inDollars(1_500, 'EUR'), 'trip'],
    ['£800 each', inDollars(800, 'GBP'), 'person'],
    ['$99 per person', 99, 'person'],
    ['budget of 3000', 3_000, 'trip'],
    ['under $10,920, museums and art please', 10_920, 'trip'],
    ['£900 breakfasts included', inDollars(900, 'GBP'), 'trip'],
    ['£2k, kids welcome', inDollars(2_000, 'GBP'), 'trip'],
    ['$20 million', 20_000_000, 'trip'],
    ['$99 trillion', 99e12, 'trip'],
    ['2000 euros', inDollars(2_000, 'EUR'), 'trip'],
    ['$5', 5, 'trip'],
    ['A$2,000', inDollars(2_000, 'AUD'), 'trip'],
    ['CHF 1000', inDollars(1_000, 'CHF'), 'trip'],
    ['90000 baht', inDollars(90_000, 'THB'), 'trip'],
    ['300,000 yen', inDollars(300_000, 'JPY'), 'trip'],
    ['R$ 10.000', inDollars(10_000, 'BRL'), 'trip'],
    ['2k EUR per person', inDollars(2_000, 'EUR'), 'person'],
    ['40k rs per person max', inDollars(40_000, 'INR'), 'person'],
    ["CHF 2'500 for two", inDollars(2_500, 'CHF'), 'trip'],
    ['R25 000 for two', inDollars(25_000, 'ZAR'), 'trip'],
    ['1.500,- €', inDollars(1_500, 'EUR'), 'trip'],
    ['20,000 mexican pesos', inDollars(20_000, 'MXN'), 'trip'],
    ['15000 SAR', inDollars(15_000, 'SAR'), 'trip'],
    ['8k max', 8_000, 'trip'],
    ['6 grand all in', 6_000, 'trip'],
    ['a couple of grand', 2_000, 'trip'],
    ['between $3,000 and $4,000', 4_000, 'trip'],
    ['ideally $2,500 but absolute max $3,000', 3_000, 'trip'],
    ['we can each put in 1100 dollars', 1_100, 'person'],
    ['our daily budget is 200 usd', 200, 'day'],
    ['everybody pays four hundred and fifty tops for the whole thing', 450, 'person'],
    ['everyone can spend 900 euros', inDollars(900, 'EUR'), 'person'],
    ['two thousand max for the two of us', 2_000, 'trip'],
    ['$700 US each for everything', 700, 'person'],
    ['$3000 CAD total', inDollars(3_000, 'CAD'), 'trip'],
    ['$2k AUD for everything', inDollars(2_000, 'AUD'), 'trip'],
    ['our budget got cut to 3200', 3_200, 'trip'],
  ])('budget: %s', (text, amount, per) => {
    expect(findMoney(new Words(text)).budget?.amount).toBeCloseTo(amount);
    expect(findMoney(new Words(text)).budget?.per).toBe(per);
  });

  it.each([
    'for 2 people',
    'under 5 hours',
    'about 3 days',
    '$0',
    'no money talk',
    'the tower costs 26 euros',
  ])('no budget in “%s”', (text) => {
    expect(findMoney(new Words(text))).toEqual({ budget: null, maxNight: null });
  });
});

describe('changes of length and start', () => {
  it.each([
    ['one day less', -1],
    ['two fewer days', -2],
    ['cut a day', -1],
    ['a day longer', 1],
    ['two more days', 2],
    ['can we stay 3 nights longer?', 3],
    ['stay two more nights', 2],
    ['an extra night', 1],
    ['one night less', -1],
    ['add a day', 1],
    ['another day', 1],
    ['add a museum day', 0],
    ['a day in Nara', 0],
    ['five days', 0],
  ])('%s', (text, delta) => {
    expect(findDaysDelta(new Words(text))).toBe(delta);
  });

  it.each([
    ['start on the 12th', 12],
    ['leave on the 3rd', 3],
    ['can we go on the 31st?', 31],
    ['the 2nd week', null],
    ['start in May', null],
  ])('%s', (text, day) => {
    expect(findStartDay(new Words(text))).toBe(day);
  });
});

describe('wishes', () => {
  it('reads likes and dislikes', () => {
    expect(findInterests('we like food and temples, no museums')).toEqual({
      interests: ['food', 'temples'],
      avoid: ['museums'],
      nots: [],
    });
    expect(findInterests("I don't like nightlife but love hiking").avoid).toEqual(['nightlife']);
  });
});
