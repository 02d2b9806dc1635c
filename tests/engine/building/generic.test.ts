/** Towns without a guide: no invented day, and what was asked for suits the weekday and the weather. */
import { describe, expect, it } from 'vitest';
import { isColdAt } from '../../../engine/facts/climate.ts';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { weekdayOf } from '../../../domain/dates/calendar.ts';
import { ask } from '../../functions/support/assistant.ts';

const TOWNS = ['Sylhet', 'Cali', 'Resistencia', 'Kassel', 'Karratha', 'Lubumbashi', 'Ipoh', 'Gyumri'];

async function daysOf(message: string) {
  const { plan, reply } = await ask(message);
  expect(plan?.warnings).toEqual([]);
  expect(reply.indexOf('I have no guide to')).toBeGreaterThan(0);
  expect(reply.indexOf('I have no guide to')).toBeLessThan(reply.indexOf('### Day 1'));
  return plan?.days ?? [];
}

async function titlesOf(message: string) {
  return (await daysOf(message)).map(({ title }) => title);
}

describe('a town without a guide', () => {
  it.each(TOWNS)('%s: no day is invented, and what is not booked is open', async (town) => {
    const days = await daysOf(`7 days in ${town} in May`);
    expect(days).toHaveLength(7);
    const items = days.flatMap((day) => day.items);
    expect(items.filter(({ kind }) => kind === 'sight')).toEqual([]);
    expect([...new Set(items.filter(({ kind }) => kind === 'free').map(({ title }) => title))]).toEqual([
      'Open',
    ]);
    const dinners = items.filter(({ title }) => title === 'Dinner').map(({ note }) => note);
    expect(new Set(dinners).size).toBe(dinners.length);
    const whole = days.filter((day) => day.items.every(({ kind }) => kind === 'free' || kind === 'meal'));
    expect(new Set(whole.map(({ title }) => title))).toEqual(new Set(['An open day']));
  });

  it('leads to the nearest town with a guide, and a day trip there is taken up', async () => {
    const { reply } = await ask('4 days in Bergamo from London in June');
    const town = /“a day trip to (.+?)”/u.exec(reply)?.[1] ?? '';
    expect(town).not.toBe('');
    const { plan } = await ask(`a day trip to ${town}`, { after: ['4 days in Bergamo from London in June'] });
    expect(plan?.days.map(({ title }) => title)).toContain(`Day trip: ${town}`);
  });

  it('says what the year is like in its country', async () => {
    expect((await ask('4 days in Karratha in March')).reply).toContain('The year in Australia:');
  });

  it('has days of what the travellers say they like, as most towns have it', async () => {
    expect(await titlesOf('5 days in Gyumri in May, we love food')).toContain('Markets and food');
    expect(await titlesOf('6 days in Cali in March, we want the beach')).toContain('By the sea');
    expect(await titlesOf('7 days in Gyumri in May, no museums please')).not.toContain(
      'Museums and the old centre',
    );
  });

  it.each(TOWNS)('%s: no museum on a Monday, no market on a Sunday', async (town) => {
    for (const day of await daysOf(`9 days in ${town} in May, we like museums and food markets`)) {
      const weekday = weekdayOf(day.date);
      const titles = day.items.map(({ title }) => title);
      expect([weekday, titles.includes('The main museum')]).not.toEqual([1, true]);
      expect([weekday, titles.includes('The food market')]).not.toEqual([0, true]);
    }
  });

  it('sends nobody on a picnic in the snow', async () => {
    const days = JSON.stringify(await daysOf('6 days in Oulu in February, we love nature'));
    expect(days).not.toMatch(/picnic|bicycle|greengrocer/);
    expect(days).toContain('Warm rooms');
    expect(JSON.stringify(await daysOf('6 days in Oulu in July, we love nature'))).toContain('picnic');
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
