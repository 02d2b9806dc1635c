/** Sums, ways, limits and company in the words people use for them. */
import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { parseMessage } from '../../../engine/read/parseMessage.ts';
import { ask } from '../../functions/support/assistant.ts';

const TODAY = '2026-11-22';
const NOT_HEARD = /I did not take into account/;

describe('sums in words', () => {
  it.each([
    ['Vienna 4 days in May, no more than a hundred and eighty a night', 180],
    ['get me a hotel in Vienna from 3 to 7 may for two people under two hundred and fifty a night', 250],
  ])('%s', async (message, most) => {
    const { maxNight } = parseMessage(message, TODAY, await loadGazetteer());
    expect(maxNight?.amount).toBe(most);
  });

  it.each([
    ['Vienna 4 days in May, budget is three thousand dollars for the two of us', 2],
    ['get me a hotel in Vienna from 3 to 7 may for two people under two hundred and fifty a night', 2],
  ])('leave the people beside them: %s', async (message, adults) => {
    const { plan, reply } = await ask(message);
    expect(plan?.party).toEqual({ adults, children: 0 });
    expect(reply).not.toMatch(NOT_HEARD);
  });
});

describe('what is heard and not quoted', () => {
  it.each([
    'solo mum w twins aged 4, Lisbon 5 days june from Dublin',
    'Iceland ring road in 9 days, two couples, early june, where should we sleep each night',
    'Singapore mon-wed 8-10 march, i like hawker food',
    'Vienna 4 days in May from Munich, buses and trains only',
  ])('%s', async (message) => {
    expect((await ask(message)).reply).not.toMatch(NOT_HEARD);
  });

  it.each(['2km walking a day tops', '2 km on foot a day max'])(
    'a limit of ways on foot: %s',
    async (said) => {
      const { reply } = await ask(`Budapest 4 days in May for two, ${said}`);
      expect(reply).toContain('At most about 2 km on foot a day');
    },
  );
});
