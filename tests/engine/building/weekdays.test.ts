/** Sights are seen on the weekdays on which their guides send people. */
import { describe, expect, it } from 'vitest';
import { bestWeekdays } from '../../../engine/plan/build/bestWeekdays.ts';
import { SOME_GUIDED_CITIES } from '../../support/guidedTowns.ts';
import { ask } from '../../functions/support/assistant.ts';

describe('the weekdays of a line', () => {
  it.each([
    ['Sundays for the flea market and open-air karaoke; on other days a park.', [0], false],
    ['Sundays along Defensa: antiques and dancers.', [0], true],
    ['Friday to Sunday, along Hang Dao.', [5, 6, 0], true],
    ['the flea market, Sundays and holidays until three.', [0], false],
    ['some 15,000 stalls on Saturdays and Sundays; be there at nine.', [6, 0], false],
    ['antiques on Saturday, fruit and vintage the rest of the week.', [6], false],
  ])('“%s”', (line, days, isOnly) => {
    expect(bestWeekdays(line)).toEqual({ days, isOnly });
  });

  it.each([
    'free; the view is worth the walk.',
    'coronations since 1066; no sightseeing on Sundays.',
    'mornings, not Mondays.',
    'the Impressionists in a railway station; late opening on Thursdays.',
  ])('are any in “%s”', (line) => {
    expect(bestWeekdays(line)).toBeNull();
  });
});

describe('a plan', () => {
  it('is in Mauerpark on a Sunday where it has one', async () => {
    const { plan } = await ask('5 days in Berlin from 16 May 2027, markets');
    const day = plan?.days.find(({ items }) => items.some(({ title }) => title.startsWith('Mauerpark')));
    expect(day?.date).toBe('2027-05-16');
  });

  it.each(SOME_GUIDED_CITIES)('has nothing in %s on a day on which it is not', async (city) => {
    const { plan } = await ask(`7 days in ${city} in May`);
    const wrong = plan?.days.flatMap(({ date, items }) => {
      const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
      return items.flatMap(({ kind, title, note }) => {
        const best = kind === 'sight' ? bestWeekdays(note) : null;
        return best?.isOnly && !best.days.includes(weekday) ? [title] : [];
      });
    });
    expect(wrong).toEqual([]);
    expect(plan?.warnings).toEqual([]);
  });
});
