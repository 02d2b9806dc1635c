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

describe('weekdays of sights', () => {
  it.each([
    [
      'tuesday prado, wednesday reina sofia + retiro',
      { Prado: 'Tue', 'Museo Reina Sofía': 'Wed', 'Retiro Park': 'Wed' },
    ],
    ['the prado on tuesday and the reina sofia on wednesday', { Prado: 'Tue', 'Museo Reina Sofía': 'Wed' }],
    [
      'on tuesday the prado and on wednesday the reina sofia and retiro park',
      { Prado: 'Tue', 'Museo Reina Sofía': 'Wed', 'Retiro Park': 'Wed' },
    ],
    ['wednesday is for the prado, tue: royal palace', { Prado: 'Wed', 'Royal Palace': 'Tue' }],
  ])('%s', async (typed, days) => {
    const { reply } = await ask(`madrid 10 to 13 may from Lisbon, 2 adults. ${typed}`);
    const parts = reply.split(/^### Day/m);
    for (const [sight, day] of Object.entries(days))
      expect(parts.find((part) => part.includes(`** ${sight}`))).toMatch(new RegExp(`^\\*${day} `, 'm'));
  });

  it('says of one that is shut on its day that it is', async () => {
    const { reply } = await ask(
      'madrid mon 10 and tue 11 may. monday prado, tuesday reina sofia. 2 of us, coming from Lisbon',
    );
    expect(reply).toContain('Museo Reina Sofía is shut on Tuesdays');
    expect(reply).toContain('## Madrid: 2 days for two');
  });

  it('takes no meal for a sight', async () => {
    const { reply } = await ask('Rome 10 to 14 may from London, 2 adults. sunday lunch, monday opera');
    expect(reply).not.toContain('in my guide as');
  });
});
