/** Towns without a guide: no invented sight, no day twice, and days that suit the weekday, the weather and the taste. */
import { describe, expect, it } from 'vitest';
import { isColdAt } from '../../../engine/facts/climate.ts';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { weekdayOf } from '../../../domain/dates/calendar.ts';
import { ask } from '../../functions/support/assistant.ts';

const TOWNS = ['Yerevan', 'Cali', 'Kampala', 'Graz', 'Darwin', 'Mombasa', 'Arequipa', 'Tashkent'];

async function daysOf(message: string) {
  const { plan, reply } = await ask(message);
  expect(plan?.warnings).toEqual([]);
  expect(reply).toContain('no hand-written guide');
  return plan?.days ?? [];
}

describe('a town without a guide', () => {
  it.each(TOWNS)('%s: no day, lunch or dinner comes twice in a week', async (town) => {
    const days = await daysOf(`7 days in ${town} in May`);
    expect(new Set(days.map(({ title }) => title)).size).toBe(7);
    for (const meal of ['Lunch', 'Dinner']) {
      const notes = days.flatMap(({ items }) => items.filter(({ title }) => title === meal));
      expect(new Set(notes.map(({ note }) => note)).size).toBe(notes.length);
    }
    expect(days.flatMap(({ items }) => items).filter(({ kind }) => kind === 'sight')).toEqual([]);
  });

  it.each(TOWNS)('%s: no museum on a Monday, no market on a Sunday', async (town) => {
    for (const day of await daysOf(`9 days in ${town} in May`)) {
      const weekday = weekdayOf(day.date);
      const titles = day.items.map(({ title }) => title);
      expect([weekday, titles.includes('The main museum')]).not.toEqual([1, true]);
      expect([weekday, titles.includes('The food market')]).not.toEqual([0, true]);
    }
  });

  it('sends nobody on a picnic in the snow', async () => {
    const days = JSON.stringify(await daysOf('6 days in Oulu in February'));
    expect(days).not.toMatch(/picnic|bicycle|greengrocer/);
    expect(days).toContain('Warm rooms');
    expect(JSON.stringify(await daysOf('6 days in Oulu in July'))).toContain('picnic');
  });

  it('has a day by the sea where that is what one comes for', async () => {
    const titles = (await daysOf('6 days in Male in March')).map(({ title }) => title);
    expect(titles).toContain('By the sea');
    const inland = (await daysOf('6 days in Arequipa in March')).map(({ title }) => title);
    expect(inland).not.toContain('By the sea');
  });

  it('begins with what the traveller likes, and leaves out what they do not', async () => {
    const food = await daysOf('5 days in Yerevan in May, we love food');
    expect(food[1]?.title).toBe('Markets and food');
    const none = await daysOf('7 days in Yerevan in May, no museums please');
    expect(none.map(({ title }) => title)).not.toContain('Museums and the old centre');
  });

  it('goes out of town only on a day that is whole', async () => {
    for (const town of ['Papeete', 'Darwin', 'Tashkent', 'Kampala']) {
      for (const days of [4, 5, 6, 7]) {
        const plan = await daysOf(`${days} days in ${town} from Singapore in March`);
        const out = plan.find(({ title }) => title === 'A day out of town');
        expect(out?.items.filter(({ kind }) => kind === 'flight') ?? []).toEqual([]);
      }
    }
  });
});

describe('winter', () => {
  it('is cold by latitude and month, on both halves of the globe', async () => {
    const gazetteer = await loadGazetteer();
    const cold = (town: string, date: string) => {
      const place = gazetteer.byName(town);
      if (!place) throw new Error(`No place ${town}`);
      return isColdAt(place, date);
    };
    expect(cold('Oulu', '2027-02-10')).toBe(true);
    expect(cold('Oulu', '2027-07-10')).toBe(false);
    expect(cold('Queenstown', '2027-07-10')).toBe(true);
    expect(cold('Nairobi', '2027-07-10')).toBe(false);
  });
});
