/** Changes and questions that were taken for something else, or not at all. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const TURIN = 'Turin 5 days from 11 May 2027 for two';
const ALBA = 'can we sleep in Alba for one of the nights';
const KRAKOW = 'Krakow 5 days from 11 May 2027 for three';

const townsOf = async (message: string, after: readonly string[]) => {
  const { plan } = await ask(message, { after });
  return [...new Set(plan?.days.map(({ city }) => city))];
};

describe('a town whose name is a word of every day', () => {
  it.each([ALBA, 'could we stay in Alba for one night'])('%s', async (message) => {
    expect(await townsOf(message, [TURIN])).toContain('Alba');
  });

  it('is asked about and dropped in small letters', async () => {
    const { reply } = await ask('how far is alba from turin', { after: [TURIN, ALBA] });
    expect(reply).toMatch(/From Alba to Turin it is about \d+ km|From Turin to Alba it is about \d+ km/);
    expect(await townsOf('forget alba and stay in turin all the time', [TURIN, ALBA])).toEqual(['Turin']);
  });

  it('is none where it is only a word', async () => {
    const nice = 'Nice and Cannes 5 days from 11 May 2027 for two';
    expect(await townsOf('another hotel, that one is not nice enough', [nice])).toContain('Nice');
  });
});

describe('no flights after all', () => {
  it.each(["we'd prefer not to fly after all", 'no planes after all please'])('%s', async (message) => {
    const { plan } = await ask(message, { after: ['Turin 5 days from 11 May 2027 for two, from Paris'] });
    expect(plan?.legs.some(({ mode }) => mode === 'flight')).toBe(false);
    expect(plan?.days).toHaveLength(5);
  });
});

describe('a question', () => {
  it.each([
    ['which dates is that now', /11 May.*15 May/s],
    ['can you cut this down to the main things', /Turin/],
    ['could I have the whole thing in french', /into French/],
  ])('%s', async (message, said) => {
    const { reply, plan } = await ask(message, { after: [TURIN] });
    expect(plan).toBeUndefined();
    expect(reply).toMatch(said);
    expect(reply).not.toContain('I find nothing');
  });

  it('of a way, with “right?” behind it', async () => {
    const { reply } = await ask('we go there by boat, right?', {
      after: ['Split 3 nights and Hvar 3 nights from 11 May 2027'],
    });
    expect(reply).toMatch(/boat|ferry/i);
  });
});

describe('many slips at once', () => {
  it.each([
    ['tke away the lst day', 4],
    ['tkae the last day of', 4],
  ])('%s', async (message, days) => {
    const { plan } = await ask(message, { after: [KRAKOW] });
    expect(plan?.days).toHaveLength(days);
  });

  it.each([
    ['waht tiem does day 2 begn', /\d{1,2}:\d{2}/],
    ['ad a day trp to szentndre', /Szentendre/],
  ])('%s', async (message, said) => {
    const { reply } = await ask(message, { after: ['Budapest 3 days from 11 May 2027 for two'] });
    expect(reply).toMatch(said);
    expect(reply).not.toContain('know no day trip');
  });
});
