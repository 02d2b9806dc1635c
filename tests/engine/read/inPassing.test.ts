/** First messages that correct themselves in passing, parts of a month that is nearly over, and sums that name no money. */
import { describe, expect, it } from 'vitest';
import { datesSaid } from '../../../engine/read/acts/time/dates.ts';
import { Words } from '../../../engine/read/words.ts';
import { ask } from '../../functions/support/assistant.ts';

/** On Sunday 22 November 2026. */
const dates = (text: string) => datesSaid(new Words(text), { today: '2026-11-22' })?.wish ?? null;

describe('a part of a month', () => {
  it.each([
    ['early november', '2027-11-01', '2027-11-10'],
    ['mid november', '2027-11-11', '2027-11-20'],
    ['the first week of november', '2027-11-01', '2027-11-07'],
    ['late november', '2026-11-25', '2026-11-30'],
    ['mid december', '2026-12-11', '2026-12-20'],
    ['first week of may. hm second week.', '2027-05-08', '2027-05-14'],
    ['the last week of june, no first week', '2027-06-01', '2027-06-07'],
  ])('%s', (text, start, end) => {
    expect(dates(text)).toMatchObject({ kind: 'window', start, end });
  });
});

describe('a correction in passing', () => {
  it.each([
    ['Lisbon in may for 2. Actually Porto', ['Porto']],
    ['Lisbon in may for 2.. actually Porto. 3 nights', ['Porto']],
    ['Lisbon in may for 2. Actually Porto too', ['Lisbon', 'Porto']],
  ])('%s', async (message, towns) => {
    expect((await ask(message)).plan?.cities).toEqual(towns);
  });

  it.each([
    ['Rome in june for 4 days.. nah 5', 5],
    ['Rome in june, 3 nights, nah 4', 5],
    ['Rome in june for 4 days, no 6', 6],
  ])('%s', async (message, days) => {
    expect((await ask(message)).plan?.days).toHaveLength(days);
  });
});

describe('a sum without its money', () => {
  it.each([
    ['Athens and Tbilisi 7 days from Cairo for 2 people. We’d like to keep expenses under 5400.', 5_400],
    ['Istanbul 5 days from Cairo for 2 people, budget 60000', 1_153],
    ['Goa 3 days from Pune for 2, budget 10k', 104],
  ])('%s', async (message, dollars) => {
    expect(Math.round((await ask(message)).plan?.budget ?? 0)).toBe(dollars);
  });
});

describe('no flight to the next town', () => {
  it('leaves those from home and back', async () => {
    const first = ['Bangkok 4 days in january for two from Melbourne', 'add koh samui for 5 days'];
    const { plan, reply } = await ask('id rather train + boat than fly there', { after: first });
    expect(reply).toContain('Ways between the towns are on the ground where I know one now.');
    expect(plan?.costs.filter(({ kind }) => kind === 'flights')).toHaveLength(2);
  });
});

describe('a question of health', () => {
  it.each(['Do I need any shots before going to Kenya?', 'which immunisations for Kenya?'])(
    '%s',
    async (message) => {
      const { plan, reply } = await ask(message);
      expect(plan).toBeUndefined();
      expect(reply).toMatch(/travel clinic/);
    },
  );
});

describe('somewhere without a name', () => {
  it.each([
    ['somewhere cheap and sunny in march from Leeds for 2', /Canaria|Tenerife|Málaga|Seville|Malta/],
    [
      'somewhere warm in february that wont ruin us, 2 adults + baby, from Oslo',
      /about [4-8](?: and a half)? hours/,
    ],
  ])('is near enough for a few days: %s', async (message, said) => {
    const { reply } = await ask(message);
    expect(reply).toMatch(said);
    expect(reply).not.toMatch(/about (?:1[1-9]|2\d)(?: and a half)? hours by air|history|“wont ruin”/);
  });
});
