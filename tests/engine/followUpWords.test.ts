/** What travellers say of a plan that stands, and what must not come of it. */
import { describe, expect, it } from 'vitest';
import { ask } from '../functions/support/assistant.ts';

const PARIS = 'Paris for 4 days in May from London';

describe('a follow-up', () => {
  it('adds nights to what was planned', async () => {
    const after = ['Bali 10 days in September from Melbourne for two'];
    const { plan } = await ask('can we stay 3 nights longer?', { after });
    expect(plan?.days).toHaveLength(13);
    expect(plan?.party).toEqual({ adults: 2, children: 0 });
  });

  it.each([
    ['no museums please', [PARIS]],
    [`${PARIS}, hate museums`, []],
  ])('leaves out what is not wanted: %s', async (message, after) => {
    const { plan, reply } = await ask(message, { after });
    const sights = plan?.days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'sight')) ?? [];
    expect(sights.length).toBeGreaterThan(3);
    expect(sights.filter(({ title }) => /mus[eé]e|museum|louvre/i.test(title))).toEqual([]);
    expect(reply).not.toContain('best for museums');
    expect(plan?.warnings).toEqual([]);
  });

  it('swaps no day on which one travels, and says why', async () => {
    const after = ['Tokyo and Kyoto, 7 days in May from Los Angeles for two'];
    const before = await ask(after[0] ?? '');
    const { plan, reply } = await ask('swap day 1 and day 2', { after });
    expect(reply).toContain('could not swap days 1 and 2: you travel on day 1');
    expect(reply).not.toContain('have changed places');
    expect(before.plan?.days).toHaveLength(7);
    expect(plan).toBeUndefined();
  });

  it('does not count “we” as two, and needs no hotel where there is a bed', async () => {
    const after = ['Rome for 4 days in May for three from London'];
    const { plan, reply, results } = await ask('no hotels, we stay with friends', { after });
    expect(plan?.party).toEqual({ adults: 3, children: 0 });
    expect(plan?.costs.map(({ kind }) => kind)).not.toContain('stay');
    expect(plan?.warnings).toEqual([]);
    expect(results.hotels).toEqual([]);
    expect(reply).toContain('Beds of your own');
  });
});

describe('a question about the plan', () => {
  const after = ['Kyoto for 5 days in May from London', 'a day trip to Nara'];

  it('is answered from it, and changes nothing', async () => {
    const { plan, reply, results } = await ask('which day is Nara on?', { after });
    expect(reply).toMatch(/Day \d[^\n]*Nara/);
    expect(plan).toBeUndefined();
    expect(results.flights).toEqual([]);
    const later = await ask('make it cheaper', { after: [...after, 'which day is Nara on?'] });
    expect(later.plan?.cities).toEqual(['Kyoto']);
  });

  it.each([
    ['which hotel did you pick?', /\*\*Stay:\*\*/],
    ['what time is check in on day 1?', /Day 1, .*Check in at/],
    ['where is the Eiffel Tower?', /nothing about “Eiffel Tower” in the plan or in what I know of Kyoto/],
  ])('%s', async (message, holds) => {
    expect((await ask(message, { after })).reply).toMatch(holds);
  });

  it.each(['what about July?', 'what would it cost in July?', 'how about Lisbon?'])(
    'is none where it wants another plan: %s',
    async (message) => {
      expect((await ask(message, { after: [PARIS] })).plan).toBeDefined();
    },
  );
});
