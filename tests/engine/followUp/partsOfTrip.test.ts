/** Changes that are of a part of the trip, or of a sum for each day. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

describe('a change of a part', () => {
  it('is of the way home alone where only that is named', async () => {
    const { plan, reply } = await ask('take the bus home instead', {
      after: ['4 days in Rome from London by train in May'],
    });
    expect(reply).toContain('Rome to London by bus now');
    expect(reply).not.toContain('did not take into account');
    expect(plan?.days[0]?.items[0]?.title).toMatch(/train/i);
  });

  it.each([
    ['2 nights each in Rome, Florence and Venice', [2, 2, 3]],
    ['Oslo, Bergen and Tromso, 3 days in each', [3, 3, 3]],
    ['two nights per city: Prague, Vienna, Budapest', [2, 2, 3]],
  ])('is of every town: %s', async (text, days) => {
    const { plan } = await ask(text);
    const towns = [...new Set(plan?.days.map(({ city }) => city))];
    const nights = towns.map((town) => plan?.days.filter(({ city }) => city === town).length);
    expect(nights.reduce<number>((sum, own) => sum + (own ?? 0), 0)).toBe(
      days.reduce((sum, own) => sum + own, 0),
    );
  });

  it('is of other days beside those before', async () => {
    const { plan } = await ask('conference thursday 9 to 13', {
      after: ['Warsaw Tue 2 to Thu 4 February 2027, conference Wednesday 9-17'],
    });
    const titles = plan?.days.map(({ items }) => items.map(({ title }) => title).join());
    expect(titles?.[1]).toMatch(/Conference/);
    expect(titles?.[2]).toMatch(/Conference/);
  });

  it('is a sum for the whole beside one for each day', async () => {
    const { reply } = await ask('add 300 to the budget', {
      after: ['4 days in Rome in May, budget 100 dollars a day'],
    });
    expect(reply).toContain('Budget: $700 a trip');
  });
});

describe('a choice of three', () => {
  it.each(['Rome or Florence or Venice, you choose, 4 days', 'Rome, Florence or Venice, up to you, 4 days'])(
    'names the other two: %s',
    async (text) => {
      const { plan, reply } = await ask(text);
      expect(plan?.cities).toEqual(['Rome']);
      expect(reply).toMatch(/Florence or Venice/);
    },
  );
});

describe('a sight in a town near a stop', () => {
  it('is seen from there', async () => {
    const { plan } = await ask('i want to see gardaland', {
      after: ['a week at Lake Garda in July from Munich'],
    });
    expect(JSON.stringify(plan?.days)).toContain('Gardaland');
    expect(plan?.cities).not.toContain('Peschiera del Garda');
  });
});
