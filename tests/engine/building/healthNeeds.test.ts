/** Needs of health and body: heard, said back first, and kept by every day of every guided town. */
import { describe, expect, it } from 'vitest';
import { SOME_GUIDED_CITIES } from '../../support/guidedTowns.ts';
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

describe.each(NEEDS)('%s', (need) => {
  it.each(SOME_GUIDED_CITIES)('is kept in %s', async (city) => {
    const { plan, reply } = await ask(`4 days in ${city} in May for two, ${need}`);
    expect(plan?.warnings).toEqual([]);
    expect(plan?.days.every(({ items }) => items.length > 0)).toBe(true);
    expect(reply.startsWith('**')).toBe(true);
  });
});
