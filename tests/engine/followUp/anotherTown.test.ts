/** Follow-ups that weigh another town, and that take it after all. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const LISBON = 'Lisbon 5 days from 12 October 2027, 2 people from Brussels';

describe('a town that is weighed', () => {
  it.each([
    'or wait would seville be warmer then?',
    'would seville be warmer',
    'is seville warmer in october?',
    'would it be warmer in Seville?',
  ])('is told beside that of the plan: %s', async (message) => {
    const { reply, change } = await ask(message, { after: [LISBON] });
    expect(change.kind).toBe('none');
    expect(reply).toMatch(/\*\*Lisbon, by season\*\*[^]*\*\*Seville, by season\*\*\n- .*[Ww]arm/);
    expect(reply).not.toContain('did not take into account');
  });

  it.each(['would Seville be cheaper?', 'or would Porto be cheaper then?'])(
    'makes nothing cheaper: %s',
    async (message) => {
      expect((await ask(message, { after: [LISBON] })).change.kind).toBe('none');
    },
  );

  it.each(['find us a warmer hotel', 'would it be warmer in november?'])('is none: %s', async (message) => {
    expect((await ask(message, { after: [LISBON] })).reply).not.toContain('by season');
  });
});

describe('a town that is taken after all', () => {
  it.each([
    'ok seville then',
    "let's do seville then",
    'seville it is',
    'Seville then please',
    'go with seville then',
  ])('stands in for the one before: %s', async (message) => {
    const { plan } = await ask(message, { after: [LISBON, 'would seville be warmer?'] });
    expect(plan?.cities).toEqual(['Seville']);
    expect(plan?.days).toHaveLength(5);
  });

  it.each(['and then Seville', 'seville then 3 days', 'ok then 2 nights in Seville'])(
    'comes after it: %s',
    async (message) => {
      expect((await ask(message, { after: [LISBON] })).plan?.cities).toEqual(['Lisbon', 'Seville']);
    },
  );
});
