/** Days of a town of which something is left out, because the traveller does not like it. */
import { describe, expect, it } from 'vitest';
import { guideOf } from '../../../content/towns/registry.ts';
import { minutesOf } from '../../../domain/itinerary/measures.ts';
import { ask } from '../../functions/support/assistant.ts';
import type { PlanDay } from '../../../domain/itinerary/itinerary.ts';

const isVisit = ({ kind }: PlanDay['items'][number]) => kind === 'sight' || kind === 'tour';

describe('a day of which something is left out', () => {
  it.each([
    ['Lisbon', '7 days in Lisbon in May for two, we hate museums'],
    ['Prague', '4 days in Prague in May for two, no museums'],
    ['Vienna', '5 days in Vienna in May for two, no museums please'],
  ])('is filled with what else there is, and named for what is seen: %s, %s', async (city, message) => {
    const { plan } = await ask(message);
    const disliked = new Set(
      guideOf(city)
        ?.areas.flatMap(({ sights }) => sights)
        .flatMap((sight) => (sight.tags.includes('museums') ? [sight.name] : [])),
    );
    const days = plan?.days ?? [];
    expect(days.flatMap(({ items }) => items).filter(({ title }) => disliked.has(title))).toEqual([]);
    expect(days.filter(({ title }) => title.includes('Gulbenkian'))).toEqual([]);
    for (const { items, title } of days) {
      if (title.startsWith('Day trip')) continue;
      const visits = items.filter(isVisit);
      const isIn = (from: number, until: number) =>
        visits.some(({ start, end }) => minutesOf(start) < until && minutesOf(end) > from);
      expect([title, isIn(9 * 60, 12 * 60), isIn(14 * 60, 17 * 60)]).toEqual([title, true, true]);
    }
    const seen = days.flatMap(({ items }) => items.filter(isVisit).map(({ title }) => title));
    expect(new Set(seen).size).toBe(seen.length);
    expect(plan?.warnings).toEqual([]);
  });

  it('keeps the name of a quarter of which nothing is left out', async () => {
    const { plan } = await ask('7 days in Lisbon in May for two');
    expect(plan?.days.map(({ title }) => title)).toContain('Gulbenkian and Avenidas');
  });
});
