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
    'ok, Seville then please',
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

const CORDOBA = [
  'Seville 5 days from 12 October 2027, 2 people from Brussels',
  'squeeze in Cordoba, one night at the end',
];

describe('a night that is given up for a day', () => {
  it.each([
    'nah forget the night in cordoba, too much packing. just go there for the day',
    'skip the night in Cordoba, do it as a day trip',
    "don't stay the night in cordoba, just visit for the day",
    'can we just go to Cordoba for the day instead',
  ])('is a day out from the town before: %s', async (message) => {
    const { plan, reply } = await ask(message, { after: CORDOBA });
    expect(plan?.cities).toEqual(['Seville']);
    expect(plan?.days).toHaveLength(5);
    expect(reply).toContain('A day trip to Córdoba is part of the plan now.');
  });

  it.each(['drop the night in cordoba', 'no hotel in Cordoba please'])(
    'is not read into: %s',
    async (message) => {
      expect((await ask(message, { after: CORDOBA })).change.kind).toBe('none');
    },
  );
});

describe('a town with the rest', () => {
  const SEVILLE = [LISBON, 'seville it is'];

  it.each([
    'actually put lisbon back lol. 2 nights there first and the rest in seville',
    '2 nights in lisbon first and the rest in seville',
    'lisbon 2 nights, seville the rest',
    'bring lisbon back, two nights there at the start and the rest in seville',
  ])('has what the length of the trip leaves: %s', async (message) => {
    const { plan, reply } = await ask(message, { after: SEVILLE });
    expect(plan?.cities).toEqual(['Lisbon', 'Seville']);
    expect(plan?.days).toHaveLength(5);
    expect(reply).toMatch(/in Lisbon, 2 nights/);
  });

  it('is not every town that is named beside nights', async () => {
    const { plan } = await ask('add 2 nights in Lisbon and a cooking class in Seville', { after: SEVILLE });
    expect(plan?.days).toHaveLength(7);
  });
});
