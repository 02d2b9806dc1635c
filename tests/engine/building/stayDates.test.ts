/** Dates of one town, and days in the next behind them. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

async function tripOf(text: string) {
  const { plan } = await ask(text);
  const days = plan?.days ?? [];
  return [plan?.cities.join(', '), days[0]?.date, days.at(-1)?.date];
}

describe('dates of the first town', () => {
  it.each([
    ['Rome 8 to 10 march 2027, then 3 days in Naples, from Munich', 'Rome, Naples', '03-08', '03-13'],
    ['Lisbon 10 to 12 june followed by 4 days in Porto, from Leeds', 'Lisbon, Porto', '06-10', '06-16'],
    ['Singapore 8 to 10 march, then 3 days at a beach, from Munich', 'Singapore, Langkawi', '03-08', '03-13'],
    [
      'work in singapore mon 8 to wed 10 march, office 9-6. then we want 3 days on a beach not far, from munich',
      'Singapore, Langkawi',
      '03-07',
      '03-13',
    ],
    [
      'Vienna 3 to 6 june for a congress 9 to 17 each day, and after that 2 nights in Salzburg, from Kiel',
      'Vienna, Salzburg',
      '06-02',
      '06-09',
    ],
    [
      'conference in Athens 3 to 5 may, 9 to 5 each day, then 4 nights in Naxos, from Oslo',
      'Athens, Naxos',
      '05-02',
      '05-10',
    ],
  ])('are not those of the whole: %s', async (text, towns, first, last) => {
    expect(await tripOf(text)).toEqual([towns, `2027-${first}`, `2027-${last}`]);
  });

  it.each([
    ['Rome 8 to 14 march, then 3 days in Naples, from Munich', 'Rome, Naples', '03-08', '03-14'],
    ['Rome and Florence 3 days, 8 to 10 may, from Oslo', 'Rome, Florence', '05-08', '05-10'],
    ['Rome and then Florence, 8 to 13 may, from Oslo', 'Rome, Florence', '05-08', '05-13'],
    [
      'Lisbon 3 to 8 may, 3 days on the beach, the rest museums, from Leeds',
      'Lisbon, Algarve',
      '05-03',
      '05-08',
    ],
  ])('are those of the whole where there is room in them: %s', async (text, towns, first, last) => {
    expect(await tripOf(text)).toEqual([towns, `2027-${first}`, `2027-${last}`]);
  });

  it('keep the hours of work, and no day at the beach', async () => {
    const { reply } = await ask(
      'work in singapore mon 8 to wed 10 march, office 9-6. then we want 3 days on a beach not far, from munich',
    );
    expect(reply).toContain('is kept free on day 2, 3 and 4.');
  });
});
