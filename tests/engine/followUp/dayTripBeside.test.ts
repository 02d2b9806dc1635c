/** Where one sleeps, said beside what is seen in a day from there. */
import { describe, expect, it } from 'vitest';
import { tripAfter } from '../../functions/support/assistant.ts';

const GEORGIA = '4 days Tbilisi and 3 days Kazbegi, from 23 April 2027, from Warsaw, just me';

describe('a town to sleep in, and one that is seen from there', () => {
  it.each([
    ['hmm no thanks. all nights in tbilisi and mtskheta as a day trip', 'Tbilisi: 7'],
    ['tbilisi the whole time and mtskheta as a day trip', 'Tbilisi: 7'],
    ['all the nights in Tbilisi, with Mtskheta as a day trip', 'Tbilisi: 7'],
    ['just tbilisi then, kazbegi as a day trip', 'Tbilisi: 7'],
    ['drop kazbegi and do mtskheta as a day trip', 'Tbilisi: 7'],
    ['stay in tbilisi and see mtskheta as a day trip', 'Tbilisi, Kazbegi: 7'],
    ['Mtskheta as a day trip from Tbilisi', 'Tbilisi, Kazbegi: 7'],
    ['all nights in Tbilisi', 'Tbilisi: 7'],
    ["I don't want all nights in Tbilisi", 'Tbilisi, Kazbegi: 7'],
    ['all nights in hotels please', 'Tbilisi, Kazbegi: 7'],
  ])('%s', async (text, trip) => {
    expect(await tripAfter(GEORGIA, text)).toMatchObject({ trip });
  });

  it('is in the plan for that day', async () => {
    const { reply } = await tripAfter(GEORGIA, 'all nights in tbilisi and mtskheta as a day trip');
    expect(reply).toMatch(/A day trip to Mtskheta is part of the plan now/);
  });
});
