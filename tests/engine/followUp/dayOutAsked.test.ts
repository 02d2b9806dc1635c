/** A town that is seen from one of the plan is asked about; a country by its name is the town that was taken for it. */
import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { withDayOut } from '../../../engine/read/follow/spoken.ts';
import { tripAfter } from '../../functions/support/assistant.ts';

const JAPAN = 'Tokyo 5 nights, Kyoto 4, Osaka 4, from 6 April 2027, from Toronto, two of us';
const AS_IT_WAS = 'Tokyo, Kyoto, Osaka: 14';

describe('a day out that is asked about', () => {
  it.each([
    'can you see nara from kyoto without moving hotel?',
    'could we do Himeji from Osaka?',
    'can I visit Nara from Kyoto in a day',
    'ok and can we reach Nara from Osaka easily?',
  ])('%s', async (text) => {
    const after = await tripAfter(JAPAN, text);
    expect(after.trip).toBe(AS_IT_WAS);
    expect(after.reply).toMatch(/Day trip to (?:Nara|Himeji)/);
    expect(after.reply).toMatch(/The plan stays as it was/);
  });

  it('is put in once that is said', async () => {
    const after = await tripAfter(
      JAPAN,
      'can you see nara from kyoto without moving hotel?',
      'put that in pls',
    );
    expect(after.trip).toBe(AS_IT_WAS);
    expect(after.reply).toMatch(/A day trip to Nara is part of the plan now/);
  });

  it.each([
    ['can we get to Osaka from Kyoto by bus', AS_IT_WAS],
    ['can you add 2 nights in Nara after Kyoto', 'Tokyo, Kyoto, Nara, Osaka: 16'],
  ])('%s', async (text, trip) => {
    expect(await tripAfter(JAPAN, text)).toMatchObject({ trip });
  });

  it.each(['could we do everything from Kyoto?', 'can we do all of it from Kyoto'])(
    'only of a place: %s',
    async (text) => {
      const gazetteer = await loadGazetteer();
      const towns = [gazetteer.byName('Kyoto') ?? []].flat();
      expect(withDayOut(text, towns, gazetteer)).toBe(text);
    },
  );
});

describe('a country that one town was taken for', () => {
  it.each([
    ['make malta 7 days', 'Valletta: 7'],
    ['change Malta to 5 nights', 'Valletta: 6'],
    ['extend malta to a week', 'Valletta: 7'],
    ['keep Malta 4 days', 'Valletta: 4'],
  ])('%s', async (text, trip) => {
    expect(await tripAfter('6 days malta from 11 May 2027, from London, two of us', text)).toMatchObject({
      trip,
    });
  });
});
