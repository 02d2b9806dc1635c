/** Days on which sights rest, and what a town has on while somebody is there. */
import { describe, expect, it } from 'vitest';
import { checkDemands } from '../../../engine/plan/demands/checkDemands.ts';
import { isOpenOn } from '../../../engine/facts/openDays.ts';
import { NO_MODES } from '../../../engine/read/acts/ways/modes.ts';
import { guideOf } from '../../../content/towns/registry.ts';
import { ask } from '../../functions/support/assistant.ts';
import { soundPlan } from '../../unit/domain/itinerary/soundPlan.ts';

describe('a place', () => {
  it.each([
    [{ closedOn: ['12-25'] as const }, '2027-12-25', false],
    [{ closedOn: ['12-25'] as const }, '2027-12-26', true],
    [{ closedOn: ['good-friday'] as const }, '2027-03-26', false],
    [{ closedOn: ['easter-monday'] as const }, '2027-03-29', false],
    [{ closedOn: ['easter'] as const }, '2028-04-16', false],
    [{ closedOn: ['thanksgiving'] as const }, '2027-11-25', false],
    [{ closed: [1] as const }, '2027-03-29', false],
    [{ months: [4, 5] }, '2027-03-31', false],
    [{ months: [4, 5] }, '2027-04-01', true],
  ])('%o on %s: open is %s', (place, date, isOpen) => {
    expect(isOpenOn(place, date)).toBe(isOpen);
  });

  it('that rests fails a plan alone', () => {
    const plan = soundPlan();
    const louvre = guideOf('Paris')
      ?.areas.flatMap(({ sights }) => sights)
      .find(({ closedOn }) => closedOn?.includes('12-25'));
    const planned = (date: string) => ({
      ...plan,
      days: plan.days.slice(0, 1).map((day) => ({
        ...day,
        date,
        items: [
          {
            id: 'x',
            kind: 'sight' as const,
            start: '10:00',
            end: '12:00',
            title: louvre?.name ?? '',
            note: '',
            city: 'Paris',
            cost: null,
          },
        ],
      })),
    });
    const none = {
      needs: [],
      modes: NO_MODES,
      nots: [],
      ownTimes: [],
      pace: null,
      childAges: [],
      children: 0,
    };
    const shut = (date: string) => checkDemands(planned(date), none).filter(({ check }) => check === 'shut');
    expect(shut('2027-12-25')).toMatchObject([{ check: 'shut', item: louvre?.name }]);
    expect(shut('2027-12-22')).toEqual([]);
  });
});

describe('an event of a guide', () => {
  it('gives the trip its dates, and is in it', async () => {
    const { plan, reply } = await ask('Seville for the Feria, 4 days, from London');
    expect(plan?.days[0]?.date).toMatch(/^2027-04-1[3-8]$/);
    expect(plan?.days.flatMap(({ items }) => items.map(({ title }) => title))).toContain('Feria de Abril');
    expect(reply).toMatch(/While you are there: Feria de Abril/);
  });

  it('is told where it falls into the stay', async () => {
    const { reply } = await ask('Lyon 5 to 8 December 2027 from Paris');
    expect(reply).toMatch(/While you are there: Festival of Lights/);
  });

  it('that was named and lies elsewhere is said', async () => {
    const { reply } = await ask('New Orleans for jazz fest, 3 to 6 June 2027, from Chicago');
    expect(reply).toMatch(/Jazz Fest is .* which is not within these dates/);
  });
});

describe('hours of one’s own', () => {
  it('that begin in the morning of the first day bring the traveller there the day before', async () => {
    const { plan, reply } = await ask('Conference in Berlin 9-11 March 2027, 9 to 5 each day, from Oslo');
    expect(plan?.days[0]?.date).toBe('2027-03-08');
    expect(reply).toMatch(/you arrive the day before/);
  });

  it('stay on their days when the trip becomes longer', async () => {
    const { plan } = await ask('I stay two days more for tourism', {
      after: ['Conference in Berlin 9-11 March 2027, 9 to 5 each day, from Oslo'],
    });
    const busy = plan?.days.filter(({ items }) => items.some(({ title }) => title === 'Conference'));
    expect(busy?.map(({ date }) => date)).toEqual(['2027-03-09', '2027-03-10', '2027-03-11']);
  });
});

describe('the end of a trip', () => {
  const first = 'Paris 4 days from 5 June 2027, from Madrid, 2 people';

  it.each([
    ['can we be back by the 7th', '2027-06-07'],
    ['we have to be home by 10 June', '2027-06-10'],
  ])('%s', async (message, last) => {
    const { plan } = await ask(message, { after: [first] });
    expect(plan?.days[0]?.date).toBe('2027-06-05');
    expect(plan?.days.at(-1)?.date).toBe(last);
  });

  it('is that of a first plan too', async () => {
    const { plan } = await ask('Paris 5 days, home by 14 June 2027, from Madrid');
    expect(plan?.days.at(-1)?.date).toBe('2027-06-14');
    expect(plan?.days).toHaveLength(5);
  });
});
