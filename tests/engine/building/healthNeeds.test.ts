/** Needs of health and body: heard, said back first, and kept by every day of every guided town. */
import { describe, expect, it } from 'vitest';
import { ALL_GUIDES, SOME_GUIDED_CITIES } from '../../support/guidedTowns.ts';
import { ask } from '../../functions/support/assistant.ts';

const NEEDS = [
  'severe peanut and tree nut allergy',
  'allergic to shellfish, fish and eggs',
  'vegan and gluten free',
  "halal, we don't drink alcohol",
  'my wife is 24 weeks pregnant',
  'I am claustrophobic and afraid of heights',
  'dad has a heart condition',
  'lactose intolerant and allergic to sesame and soy',
] as const;

/** Two needs a town, so that each need is kept in a quarter of them; every need in each with all guides. */
const townsOf = (own: number) =>
  SOME_GUIDED_CITIES.filter(
    (_, index) => ALL_GUIDES || index % (NEEDS.length / 2) === own % (NEEDS.length / 2),
  );

describe.each(NEEDS.map((need, index) => [need, townsOf(index)] as const))('%s', (need, towns) => {
  it.each(towns)('is kept in %s', async (city) => {
    const { plan, reply } = await ask(`4 days in ${city} in May for two, ${need}`);
    expect(plan?.warnings).toEqual([]);
    expect(plan?.days.every(({ items }) => items.length > 0)).toBe(true);
    expect(reply.startsWith('**')).toBe(true);
  });
});
