/** Sights are known by what the guides of the trip's towns call them. */
import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { sightsNamed } from '../../../engine/read/places/guideSights.ts';
import { ask } from '../../functions/support/assistant.ts';

const gazetteer = await loadGazetteer();
const named = (text: string, ...towns: string[]) =>
  sightsNamed(
    text,
    towns.flatMap((town) => gazetteer.byName(town) ?? []),
  ).map(({ name, isWish }) => (isWish ? name : `not ${name}`));

describe('what a message names of a guide', () => {
  it.each([
    [
      'the forum and the keyhole on the Aventine',
      ['Rome'],
      ['Roman Forum and Palatine', 'Giardino degli Aranci and the keyhole'],
    ],
    ['david', ['Florence'], []],
    ['the david', ['Florence'], ['Galleria dell’Accademia']],
    ['a hotel near the Bargello', ['Florence'], []],
    ['no Bargello, we have seen it', ['Florence'], ['not Bargello']],
    ['a market, a castle and an old town', ['Tallinn', 'Prague'], []],
    ['the forum', ['Paris'], []],
  ] as const)('%s in %j', (text, towns, found) => {
    expect(named(text, ...towns)).toEqual(found);
  });

  it('is in the plan, and is not quoted', async () => {
    const { reply } = await ask('Rome for 4 days in May, the sistine chapel & the forum');
    expect(reply).toMatch(/Forum and/);
    expect(reply).not.toContain('I did not take into account');
  });
});
