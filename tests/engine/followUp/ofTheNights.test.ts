/** Nights in one more town that are of those there are: the trip stays as long as it was. */
import { describe, expect, it } from 'vitest';
import { tripAfter } from '../../functions/support/assistant.ts';

const RAILS =
  'we live in Berlin and want to do Krakow then Budapest by train, 9 days from 3 may 2027, 2 people';
const COAST =
  'road trip Perth to Exmouth 10 days from 14 September 2027, 2 of us, hire car from Perth where we live';

describe('a night out of those there are', () => {
  it.each([
    'can one of the nights be in Bratislava, on the way from Krakow to Budapest',
    'one of the nights in Bratislava please',
    'nah. break it up with a night in bratislava',
    'can we break up the train ride with a night in Bratislava?',
    'one night in bratislava on the way',
    'a night in bratislava',
  ])('stands where it lies on the way: %s', async (text) => {
    expect((await tripAfter(RAILS, text)).trip).toBe('Kraków, Bratislava, Budapest: 9');
  });

  it.each([
    ['add 1 night in bratislava', 10],
    ['one extra night in bratislava', 10],
    ['tack on 2 nights in bratislava', 11],
    ['then a night in bratislava', 10],
  ])('is one more where that is said: %s', async (text, days) => {
    expect((await tripAfter(RAILS, text)).trip).toMatch(new RegExp(`Bratislava.*: ${days}$`));
  });

  it.each(['can we break it up with a day off', 'break the night up with a film'])(
    'is not asked for: %s',
    async (text) => {
      expect((await tripAfter(RAILS, text)).trip).toBe('Kraków, Budapest: 9');
    },
  );
});

describe('nights on a drive of so many days', () => {
  it('are of those days, one stop after the other', async () => {
    expect((await tripAfter(COAST, '2 nights in kalbarri')).trip).toBe('Kalbarri, Exmouth: 10');
    expect((await tripAfter(COAST, '2 nights in kalbarri', 'and 1 night in coral bay')).trip).toBe(
      'Kalbarri, Coral Bay, Exmouth: 10',
    );
  });

  it.each([
    ['tack on 2 nights in kalbarri', 12],
    ['2 more nights in kalbarri', 12],
    // as good as all of them: no part
    ['6 nights in kalbarri', 16],
  ])('are more of them: %s', async (text, days) => {
    expect((await tripAfter(COAST, text)).trip).toBe(`Exmouth, Kalbarri: ${days}`);
  });

  it('are more of a trip whose towns have each their nights', async () => {
    const told = '3 nights in Kraków and 4 nights in Budapest from 3 May 2027 from Berlin';
    expect((await tripAfter(told, '2 nights in Vienna')).trip).toMatch(/Vienna.*: 10$/);
  });
});

describe('nights on a boat in a bay of the plan', () => {
  const BAY = '12 days Vietnam from 9 March 2027 for 2 from Sydney. hanoi, ha long bay, hoi an';

  it.each([
    ['1 night on the boat then', 'Halong Bay: 1 day instead of 4'],
    ['ok just one night on the cruise', 'Halong Bay: 1 day instead of 4'],
    ['so two nights on a junk please', 'Halong Bay: 2 days instead of 4'],
    ['two nights on the boat is enough', 'Halong Bay: 2 days instead of 4'],
  ])('are the nights there: %s', async (text, change) => {
    const { trip, reply } = await tripAfter(BAY, 'is 2 nights on a boat in ha long too much?', text);
    expect(trip).toBe('Hanoi, Halong Bay, Hoi An: 12');
    expect(reply).toContain(change);
  });

  it.each(['3 nights on the boat is too much', 'are there 2 nights on the boat?', 'a boat trip one evening'])(
    'are not asked for: %s',
    async (text) => {
      expect((await tripAfter(BAY, text)).reply).not.toMatch(/Halong Bay: \d days? instead/);
    },
  );

  it('leave the trip as long when towns come and go', async () => {
    const { trip } = await tripAfter(
      BAY,
      '1 night on the boat then',
      'can we finish in ho chi minh and fly home from there',
      'take out hoi an',
    );
    expect(trip).toBe('Hanoi, Halong Bay, Ho Chi Minh City: 12');
  });

  it('are none of a plan without a bay', async () => {
    const { reply } = await tripAfter(
      'Hanoi and Hoi An 10 days from 9 March 2027',
      '1 night on the boat then',
    );
    expect(reply).toContain('I did not take into account');
  });
});
