/** First messages: how long one is away, when one comes and goes, by what, and from where. */
import { describe, expect, it } from 'vitest';
import { ask, TODAY } from '../../functions/support/assistant.ts';
import { reader } from '../../functions/support/reading.ts';

const reading = reader(TODAY);
const read = (text: string) => reading(text).message;

describe('a day away', () => {
  it.each([
    'Madrid just for the day, tue 20 april, from Valencia on the early AVE and back with the last one',
    'Bath for the day on 20 april, from London by train',
    'York and back in a day, 20 april, from Leeds',
    'Salzburg on 20 april, back the same evening, from Vienna',
  ])('is one day: “%s”', (text) =>
    expect(read(text)).toMatchObject({ days: 1, dates: { start: '2027-04-20' } }),
  );

  it('has no hotel', async () => {
    const { reply } = await ask('Bath for the day on 20 april, from London by train');
    expect(reply).toContain('## Bath: 1 day');
    expect(reply).not.toContain('**Stay:**');
  });

  it.each([
    ['4 days in Rome from 3 may, rent a scooter for the day', 4],
    ['London from 3 may, Bath for the day', null],
    ['Vienna on 3 may, back home by the last train on the 5th, from Salzburg', null],
    ['we fly to Rome on 3 may for the day of the race, 4 days', 4],
  ])('is not all of “%s”', (text, days) => expect(read(text).days).toBe(days));
});

describe('who does not fly', () => {
  it.each([
    'we will not be flying at any point',
    "we'll not fly at any stage",
    'no flying at any time please',
    'I will not be taking a plane at all',
    "we won't be flying",
  ])('“%s”', (said) =>
    expect(read(`4 days in Rome from 3 may from Munich, ${said}`).modes?.banned).toEqual(['flight']),
  );

  it.each(['we will not be flying at night', "we won't be flying at the weekend", "we won't be flying until noon"])(
    'and who does: “%s”',
    (said) => expect(read(`4 days in Rome from 3 may from Munich, ${said}`).modes).toBeNull(),
  );
});
