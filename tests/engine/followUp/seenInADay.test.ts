/** A town with nights that is seen in a day instead, and a day out that is swapped for another. */
import { describe, expect, it } from 'vitest';
import { ask, tripAfter } from '../../functions/support/assistant.ts';

const GHENT = 'Ghent and Bruges 4 nights from 7 May 2027, three of us, train from Lille';

describe('one town the whole time, another for a day', () => {
  it.each([
    'ok ghent the whole time, bruges on the saturday',
    'all nights in ghent, bruges just for a day',
    'all 4 nights in Ghent and Bruges on Saturday please',
    'stay in ghent the whole time and do bruges on the saturday',
    'sleep in Ghent the whole time but see Bruges for the day',
    'she hates changing hotels. all four nights in ghent, bruges just for the day',
    'Bruges only for the day',
  ])('leaves its nights to the first: %s', async (text) => {
    const { trip, reply } = await tripAfter(GHENT, text);
    expect(trip).toBe('Ghent: 5');
    expect(reply).toContain('A day trip to Bruges is part of the plan now');
  });

  it('counts the nights that are told as those of the whole', async () => {
    expect((await tripAfter(GHENT, 'all 4 nights in ghent')).trip).toBe('Ghent: 5');
  });

  it.each([
    'ghent the whole time, dinner in bruges on the saturday',
    'a glass of wine every night in ghent please',
    'all 4 nights in nice hotels please',
    'Ghent is lovely the whole week, and are we in Bruges on Saturday?',
  ])('is not said by: %s', async (text) => {
    expect((await tripAfter(GHENT, text)).trip).toBe('Ghent, Bruges: 5');
  });
});

describe('“swap it” where a day out was planned', () => {
  const SEVILLE = ['4 nights in Seville from 23 March 2027 for 2 from Bristol', 'do Granada as a day trip'];

  it.each([
    'actually swap it for cordoba, its closer',
    'can we switch that to Cordoba?',
    'replace it with Córdoba please',
  ])('swaps that day, and no town: %s', async (text) => {
    const { plan, reply } = await ask(text, { after: SEVILLE });
    expect(plan?.cities).toEqual(['Seville']);
    expect(reply).toContain('No day trip to Granada any more');
    expect(JSON.stringify(plan)).toContain('Day trip: Córdoba');
  });

  it('means the town where that is named, or where none other can be meant', async () => {
    expect((await tripAfter(...SEVILLE, 'swap Seville for Cordoba')).trip).toBe('Córdoba: 5');
    expect((await tripAfter(...SEVILLE, 'replace it with Lisbon')).trip).toBe('Lisbon: 5');
    expect((await tripAfter(SEVILLE[0] ?? '', 'swap it for cordoba')).trip).toBe('Córdoba: 5');
  });

  it('stays where one only asks when that day ends', async () => {
    const { plan, reply } = await ask('what time would we be back in seville that day', { after: SEVILLE });
    expect(plan).toBeUndefined();
    expect(reply).toContain('Back to Seville');
    expect((await ask('how late could we be back in Seville?', { after: SEVILLE })).plan).toBeUndefined();
  });
});
