/** A feast that is only asked about says nothing of when the trip is, and the plan tells what it means there. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';
import { reader } from '../../functions/support/reading.ts';

const read = reader('2026-11-22');
const dates = (text: string) => {
  const { dates: wish } = read(text).message;
  return wish && [wish.kind, wish.start, wish.end];
};

describe('a feast that is asked about beside other dates', () => {
  it.each([
    ['2 weeks Vietnam in feb from Paris for two. does tet mess things up?', '2027-02-01', '2027-02-28'],
    [
      '10 days Vietnam in february from Paris, 2 adults. Is everything shut over Tet?',
      '2027-02-01',
      '2027-02-28',
    ],
    ['Cairo in Feb for two from Leeds, 4 days. Should we avoid ramadan?', '2027-02-01', '2027-02-28'],
    ['Kyoto 5 days in april from Seoul for 2, is golden week a problem?', '2027-04-01', '2027-04-30'],
    ['Rome 4 nights from Leeds in december, us two. How busy is it at christmas', '2026-12-01', '2026-12-31'],
    ['Hanoi in february, 5 days, will tet be an issue', '2027-02-01', '2027-02-28'],
  ])('leaves them: %s', (text, start, end) => {
    expect(dates(text)).toEqual(['window', start, end]);
  });

  it.each([
    ['Hanoi in february, 4 days from Paris for tet', '2027-02-05'],
    ['Hanoi in february, 4 days from Paris for two. Can we be there for tet?', '2027-02-05'],
    ['Hanoi 4 days over tet in february, is that a problem?', '2027-02-05'],
    // and with no other time it is the only one that was named
    ['Hanoi for 4 days from Paris for two. does tet mess things up', '2027-02-05'],
  ])('but one that is gone to is the time: %s', (text, start) => {
    expect(dates(text)?.[1]).toBe(start);
  });

  it('is answered by the plan and not quoted', async () => {
    const { reply } = await ask('2 weeks Vietnam in feb from Paris for two. does tet mess things up?');
    expect(reply).toContain('Lunar New Year is on Sat 6 February');
    expect(reply).not.toContain('I did not take into account');
  });

  it.each(['is the Louvre a problem with a pram?', 'does the ferry mess things up?'])(
    'and a question of anything else is no word of a feast: %s',
    async (question) => {
      const { reply } = await ask(`4 days in Paris over Easter from Leeds, 2 adults. ${question}`);
      expect(reply).toContain('Easter is on');
    },
  );
});
