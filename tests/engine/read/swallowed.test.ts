/** What an act took and nobody read is quoted, and a town without a part in the trip is none that was heard. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const above = async (message: string) => (await ask(message)).reply.split('### Day 1')[0] ?? '';

describe('words of a question', () => {
  it.each([
    ['how long is the drive from Calgary to Jasper and do I need snow chains', 'chains'],
    ['do I need a visa for Vietnam and may I bring a drone', 'drone'],
    ['is July or August better to see the narwhals in Nuuk?', 'narwhals'],
    ['what does a porcupine sanctuary in Lisbon cost?', 'porcupine'],
  ])('of “%s” “%s” is answered or quoted', async (question, word) => {
    expect(await above(question)).toMatch(new RegExp(`“[^”]*${word}`));
  });

  it.each([
    'do I need a visa for Japan?',
    'what is the best month for Lisbon?',
    'what is the weather like in Kyoto in April?',
    'is tap water safe in Bangkok?',
  ])('“%s” is answered and nothing of it quoted', async (question) => {
    expect(await above(question)).not.toContain('not take into account');
  });
});

describe('a town', () => {
  it('that is in no part of the trip is quoted, whatever a guide says of it', async () => {
    const text = await above(
      'From Astana to Georgia (the country) 8 days from 11 June. Tbilisi, one night in Kazbegi, and Batumi',
    );
    expect(/## [^\n]*Tbilisi/.test(text) || /“[^”]*Tbilisi/.test(text)).toBe(true);
  });

  it('that is not wanted and not there is no loss', async () => {
    expect(await above('Lisbon for 4 days in May 2027 for two, not Porto')).not.toContain('“');
  });

  it('where one sets out is named where its way is not planned', async () => {
    expect(await above('Copenhagen 3 days from 20 May 2027, two adults from Oslo, we land 14:30')).toContain(
      'the way there from Oslo is not in the plan',
    );
  });
});

it('an excursion a day is no town for a day', async () => {
  const text = await above(
    'Dublin, Galway and Killarney for twelve days from 7 September 2027, at most one excursion per day, for two',
  );
  expect(text).toMatch(/## Dublin, Galway and Killarney/);
});
