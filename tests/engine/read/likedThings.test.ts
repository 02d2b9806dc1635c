/** What somebody likes, where no list here names it: kept as a wish in their own words. */
import { describe, expect, it } from 'vitest';
import { reader } from '../../functions/support/reading.ts';
import { ask } from '../../functions/support/assistant.ts';

const TODAY = '2026-11-22';

const read = reader(TODAY);

describe('what is liked', () => {
  it.each([
    ['we adore tap dancing and bingo. Malta 4 days', 'bingo'],
    ['Seoul 5 days, I am into K-pop', 'K-pop'],
    ['my wife loves modern art, three days in Hamburg', 'modern art'],
    ['Dublin 3 days, big fans of folk music', 'folk music'],
    ['our son is crazy about origami. Kyoto 4 days', 'origami'],
    ['interests: palaces, calligraphy. Beijing 4 days', 'calligraphy'],
  ])('is a wish of its own: %s', (text, wish) => {
    const { message, residue } = read(text);
    expect(message.activities).toContain(wish);
    expect(residue.join(' ')).not.toContain(wish);
  });

  it.each([
    'we like it quiet. Crete 5 days',
    'I love the idea of Norway in winter',
    'my kids like when we take the tram, Lisbon 4 days',
    'we love Greek and Spanish islands',
    'I like early starts, Rome 3 days',
    'we love Marta, Rome 3 days',
    'we were into debt, so cheap please, Rome',
    "we don't like karaoke, Tokyo 4 days",
  ])('is none where it is no thing: %s', (text) => {
    expect(read(text).message.activities).toEqual([]);
  });

  it('is no sight where it is to be eaten', async () => {
    const { reply } = await ask("Philadelphia 3 days in May for two, we'd like to try American restaurants");
    expect(reply).toContain('nothing on “American restaurants”');
    expect(reply).not.toMatch(/For “American restaurants”/);
  });

  it('is told of, whether the guide has it or not', async () => {
    const { reply } = await ask('Hamburg 3 days in June for two, we love coffee and curling');
    expect(reply).toContain('For “coffee”');
    expect(reply).toMatch(/nothing on “curling” in my guide/u);
  });
});

describe('a meal of a kitchen', () => {
  it.each([
    ['Oslo 3 days, one dinner should be Lebanese', 'dinner should be Lebanese'],
    ['Lima 4 days, lunch has to be Armenian once', 'lunch has to be Armenian'],
    ['Bath 2 days, at least one Thai and one Greek meal', 'Thai and one Greek meal'],
  ])('is a wish: %s', (text, wish) => {
    expect(read(text).message.activities).toContain(wish);
  });

  it('on a night is no length, and one that is early or cheap is no kitchen', () => {
    expect(read('dinner ought to be Thai on one night').message.days).toBeNull();
    expect(read('dinner should be early').message.activities).toEqual([]);
    expect(read('dinner should be cheap').message.activities).toEqual([]);
  });
});
