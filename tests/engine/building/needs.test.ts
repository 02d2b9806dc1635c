/** What a plan says of those who cannot climb, and what it does on long trips and with days that are swapped. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

describe('step-free', () => {
  it('claims no more than it knows', async () => {
    const { reply } = await ask('3 days in Rome, wheelchair user');
    expect(reply).not.toContain('no climbs');
    expect(reply).toContain('I left out what my guide describes with steps');
  });
});

describe('a long trip', () => {
  it('ends in free days where the guide has no more, cuts no sentence and keeps the diet', async () => {
    const { plan, reply } = await ask('13 days in Bali for two, vegan');
    expect(reply).not.toContain(' …');
    expect(reply).not.toContain('The main museum');
    expect(plan?.days.some(({ title }) => title === 'Your own pace')).toBe(true);
    const days = reply.slice(reply.indexOf('### Day 1'), reply.indexOf('### Budget'));
    const meals = days.split('\n').filter((line) => /\*\*(?:Lunch|Dinner) ·/.test(line));
    expect(meals.length).toBeGreaterThan(20);
    expect(meals.filter((meal) => !meal.includes('vegan'))).toEqual([]);
  });

  it('is at a mountain for sunrise before the sun', async () => {
    const { plan } = await ask('13 days in Bali for two');
    const sunrise = plan?.days
      .flatMap(({ items }) => items)
      .find(({ title }) => title.startsWith('Mount Batur'));
    expect(sunrise?.start).toBe('04:30');
    expect(plan?.warnings).toEqual([]);
  });
});

describe('days that are swapped', () => {
  it('take their dinners along', async () => {
    const first = '5 days in Lisbon for two';
    const before = await ask(first);
    const after = await ask('swap day 2 and day 3', { after: [first] });
    const dinnerOf = (turn: typeof before, day: number) =>
      turn.plan?.days[day - 1]?.items.find(({ title }) => title === 'Dinner')?.note;
    expect(dinnerOf(before, 2)).not.toBe(dinnerOf(before, 3));
    expect(dinnerOf(after, 2)).toBe(dinnerOf(before, 3));
    expect(dinnerOf(after, 3)).toBe(dinnerOf(before, 2));
  });
});
