/** Dates, people and money of whole conversations: what a plan makes of them, and says. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../../functions/support/assistant.ts';

describe('a plan', () => {
  it('counts the rooms that were asked for, and says so', async () => {
    const { plan, reply } = await ask('Rome 3 nights in May for two couples from London, 3 rooms');
    const stay = plan?.costs.find(({ kind }) => kind === 'stay');
    expect(stay?.count).toBe(9);
    expect(plan?.stays[0]?.rooms).toBe(3);
    expect(reply).toContain('counted with 3 rooms');
    expect(plan?.warnings).toEqual([]);
  });

  it('keeps a day’s budget apart from the flights', async () => {
    const { plan, reply } = await ask(
      '7 days in Rome in May for two from London, 150/day per person except flights',
    );
    expect(plan).toMatchObject({ budget: 2_100, budgetWithoutFlights: true });
    expect(reply).toMatch(/flights are over and above/);
  });

  it('moves as a whole, and asks which end “leave earlier” means', async () => {
    const first = 'Paris 4 days from 10 april, from Madrid, 2 people';
    const later = await ask('a week later', { after: [first] });
    expect(later.plan?.days.map(({ date }) => date)).toEqual([
      '2027-04-17',
      '2027-04-18',
      '2027-04-19',
      '2027-04-20',
    ]);
    const home = await ask('can we be home by sunday night', { after: [first, 'a week later'] });
    expect(home.plan?.days.map(({ date }) => date)).toEqual(['2027-04-17', '2027-04-18']);
    const unclear = await ask('can we leave one day earlier?', { after: [first] });
    expect(unclear.plan).toBeUndefined();
    expect(unclear.reply).toMatch(/two things/);
  });

  it('reads figures month first for an American, and says so', async () => {
    const { plan, reply } = await ask('4 days in Munich on 6/7/27 from Boston');
    expect(plan?.days[0]?.date).toBe('2027-06-07');
    expect(reply).toMatch(/6\/7\/27 month first/);
  });

  it('tells of a feast and of public holidays', async () => {
    const { reply } = await ask('Munich for Oktoberfest 2027, 4 days from Boston');
    expect(reply).toMatch(/Oktoberfest is about/);
    const { reply: easter } = await ask('Munich over Easter from Boston');
    expect(easter).toMatch(/Good Friday.*public holidays in Germany/s);
    expect(easter).toMatch(/shut on Sundays/);
  });
});

describe('a stay that has begun', () => {
  // today is Saturday 21 November 2026
  it.each<[string, string[]]>([
    ['Rome 19 to 24 November 2026 from London for two', ['2026-11-21', '2026-11-24']],
    ['Rome 19-24 November from London for two', ['2026-11-21', '2026-11-24']],
    ['Rome from London, 2026-11-20 to 2026-11-23, for two', ['2026-11-21', '2026-11-23']],
    ['Rome from London, from November 15th until the 22nd, for two', ['2026-11-21', '2026-11-22']],
  ])('is planned from today, which is said: %s', async (message, [first, last]) => {
    const { plan, reply } = await ask(message);
    expect([plan?.days[0]?.date, plan?.days.at(-1)?.date]).toEqual([first, last]);
    expect(reply).toMatch(
      /That stay began on \w+ \d+ November 2026, so I planned what is left of it, from today/,
    );
    expect(reply).not.toContain('in the past');
  });

  it.each([
    ['Rome 10 to 14 november 2026 from London', '2027-11-10', '10 to 14 November 2026 is in the past'],
    [
      'Rome 14 nov 2026 to 16 nov 2026 from London',
      '2027-11-14',
      '14 Nov 2026 to 16 Nov 2026 is in the past',
    ],
  ])('is another one a year on where it is over: %s', async (message, first, said) => {
    const { plan, reply } = await ask(message);
    expect(plan?.days[0]?.date).toBe(first);
    expect(reply).toContain(said);
  });

  it('is kept as such', async () => {
    const { plan } = await ask('make it slower', {
      after: ['Rome 19 to 24 November 2026 from London for two'],
    });
    expect(plan?.days.map(({ date }) => date)).toHaveLength(4);
  });
});
