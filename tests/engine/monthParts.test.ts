/** Parts of a month, and trips that are one day. */
import { describe, expect, it } from 'vitest';
import { ask, TODAY } from '../functions/support/assistant.ts';
import { findDates } from '../../engine/read/time/dates.ts';
import { findMonthPart } from '../../engine/read/time/monthParts.ts';

describe('a part of a month', () => {
  it.each([
    ['the first two weeks of September', '2027-09-01', '2027-09-14'],
    ['last two weeks of February', '2027-02-15', '2027-02-28'],
    ['first half of May 2028', '2028-05-01', '2028-05-15'],
    ['the second half of January', '2027-01-16', '2027-01-31'],
    ['last 10 days in March', '2027-03-22', '2027-03-31'],
    ['first half of November', '2027-11-01', '2027-11-15'],
    ['second half of November 2026', '2027-11-16', '2027-11-30'],
  ])('%s', (text, start, end) => {
    expect(findMonthPart(`Lisbon, ${text}, for two`, TODAY, findDates)?.wish).toMatchObject({
      start,
      end,
      kind: 'window',
    });
  });

  it.each(['Lisbon in September', 'a week in the first week of May', 'second two weeks of May'])(
    'is not read in “%s”',
    (text) => {
      expect(findMonthPart(text, TODAY, findDates)).toBeNull();
    },
  );

  it('is the length too, unless another is named', async () => {
    const whole = await ask('Lisbon the first two weeks of September from London');
    expect(whole.plan?.days.map(({ date }) => date).filter((_, day) => day === 0 || day === 13)).toEqual([
      '2027-09-01',
      '2027-09-14',
    ]);
    const within = await ask('5 days in Lisbon in the first two weeks of September');
    expect(within.plan?.days).toHaveLength(5);
    expect(within.plan?.days.every(({ date }) => date >= '2027-09-01' && date <= '2027-09-14')).toBe(true);
  });
});

describe('a day trip', () => {
  it('is one day without a bed', async () => {
    const { plan } = await ask('Day trip from Vienna to Bratislava on 12 June 2027');
    expect(plan?.days.map(({ date }) => date)).toEqual(['2027-06-12']);
    expect(plan?.stays).toEqual([]);
    expect(plan?.legs.map(({ from, to, date }) => [from, to, date])).toEqual([
      ['Vienna', 'Bratislava', '2027-06-12'],
      ['Bratislava', 'Vienna', '2027-06-12'],
    ]);
    expect(plan?.warnings).toEqual([]);
  });
});
