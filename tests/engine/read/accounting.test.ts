/** Nothing that was typed is passed over in silence. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadGazetteer, type Gazetteer } from '../../../engine/facts/gazetteer.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';
import { ask, Talk, TODAY } from '../../functions/support/assistant.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

const residueIn = (text: string) => readMessage(text, { today: TODAY, gazetteer }).residue;
/** What is quoted as not taken into account, and what is looked for in the traveller's own words. */
const namedIn = (text: string) => {
  const { residue, message } = readMessage(text, { today: TODAY, gazetteer });
  return [...residue, ...message.activities, ...message.musts.map(({ name }) => name)].join(' ');
};

const PROMPTS = [
  'Five days in Kyoto in April for two from London',
  'Rome and Naples for a week, under $2,000, we like food',
  'make it cheaper',
  'swap day 2 and 3',
  'a long weekend in Lisbon with my sister, no museums',
  'six of us from Tulsa to Savannah, Thursday to Sunday the 15th to the 18th of April, three rooms, everybody pays $450, no museums please',
  'Pittsburgh to Quebec, 5 to 9 February, was going to drive but it is too snowy so we fly',
];
/** Wishes that no planner knows, each with the word that has to be quoted. */
const FOREIGN = [
  ['and repaint the harpsichord', 'harpsichord'],
  ['my uncle juggles chainsaws', 'chainsaws'],
  ['we must rehearse the trombone quartet', 'trombone'],
  ['with a stuffed walrus', 'walrus'],
  ['please feed the alpacas', 'alpacas'],
] as const;

describe('the accounting rule', () => {
  it('names a foreign clause wherever it stands', () => {
    const place = fc.constantFrom('before', 'after', 'sentence');
    fc.assert(
      fc.property(
        fc.constantFrom(...PROMPTS),
        fc.constantFrom(...FOREIGN),
        place,
        (prompt, [clause, word], where) => {
          const text =
            where === 'before'
              ? `${clause}, ${prompt}`
              : where === 'after'
                ? `${prompt}, ${clause}`
                : `${prompt}. ${clause}.`;
          expect(namedIn(text)).toContain(word);
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each(['hello there', 'thanks, that is great', 'we are so excited!', 'ok', 'um so yeah please'])(
    'quotes nothing of “%s”',
    (text) => expect(residueIn(text)).toEqual([]),
  );

  it('says it before the plan', async () => {
    const { reply, lead } = await ask('Three days in Rome in May, and repaint the harpsichord');
    expect(reply).toMatch(/^I did not take into account: “.*harpsichord.*”\./);
    expect(lead).toMatch(/^I did not take into account: “.*harpsichord.*”\./);
  });

  it('never calls the plan as it was asked when words were not understood', async () => {
    const talk = new Talk();
    await talk.say('Three days in Rome in May from London');
    const { reply, change } = await talk.say('we must rehearse the trombone quartet');
    expect(reply).toMatch(/trombone/);
    expect(reply).not.toMatch(/as you ask/);
    expect(change.kind).toBe('none');
  });
});
