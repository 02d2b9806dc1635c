/** Between two visits there is time for the way, and a day holds what its travellers can bear. */
import { describe, expect, it } from 'vitest';
import { SOME_GUIDED_CITIES } from '../../support/guidedTowns.ts';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { checkDemands } from '../../../engine/plan/demands/checkDemands.ts';
import { checkPace } from '../../../engine/plan/demands/checkPace.ts';
import { overload, withTimeForWays } from '../../../engine/plan/build/ways.ts';
import { needOf } from '../../../engine/read/acts/needs/need.ts';
import { NO_MODES } from '../../../engine/read/acts/ways/modes.ts';
import { soundPlan } from '../../unit/domain/itinerary/soundPlan.ts';
import { ask } from '../../functions/support/assistant.ts';
import type { Draft } from '../../../engine/plan/build/types.ts';
import type { PlanItem } from '../../../domain/itinerary/itinerary.ts';

const PARIS = { eiffel: 'Eiffel Tower from the Champ de Mars', louvre: 'Musée du Louvre' };
const ANYBODY = { pace: null, childAges: [], needs: [] };
const NONE = { ...ANYBODY, modes: NO_MODES, nots: [], ownTimes: [] };

function visit(title: string, start: number, end: number, more: Partial<Draft> = {}): Draft {
  return { kind: 'sight', title, note: '', city: 'Paris', start, end, ...more };
}

const ITEM: PlanItem = {
  id: 'x',
  kind: 'sight',
  title: '',
  start: '',
  end: '',
  note: '',
  city: 'Paris',
  cost: null,
};

function planOf(items: readonly Partial<PlanItem>[]) {
  const plan = soundPlan();
  const days = plan.days.map((day, index) => ({
    ...day,
    // a Wednesday: the Louvre rests on Tuesdays
    ...(index === 1 ? { date: '2027-05-05' } : {}),
    items: index === 1 ? items.map((item, at) => ({ ...ITEM, id: `x${at}`, ...item })) : [],
  }));
  return { ...plan, days };
}

/** The Louvre at these hours after the Eiffel Tower until eleven. */
function thenLouvre(start: string, end: string, meal: readonly Partial<PlanItem>[] = []) {
  return planOf([
    { title: PARIS.eiffel, start: '09:00', end: '11:00' },
    ...meal,
    { title: PARIS.louvre, start, end },
  ]);
}

describe('a plan in which one cannot be where it says', () => {
  const rushed = thenLouvre('11:05', '12:30');

  it('fails for that alone', () => {
    expect(checkDemands(rushed, NONE)).toMatchObject([{ check: 'distance', day: 2, item: PARIS.louvre }]);
  });

  it('holds with half an hour between, and where a meal takes none of it', () => {
    expect(checkPace(thenLouvre('11:35', '12:30'), ANYBODY)).toEqual([]);
    const lunch = { kind: 'meal' as const, title: 'Lunch', start: '11:30', end: '12:30' };
    expect(checkPace(thenLouvre('12:30', '14:00', [lunch]), ANYBODY)).toEqual([]);
    expect(checkPace(thenLouvre('12:05', '14:00', [lunch]), ANYBODY)).toMatchObject([{ check: 'distance' }]);
  });
});

describe('a day of too many hours', () => {
  const long = planOf([
    { title: 'One', start: '09:00', end: '13:00' },
    { title: 'Two', start: '14:00', end: '18:00' },
  ]);

  it.each([
    ['nobody in particular', ANYBODY, 0],
    ['a child of three', { ...ANYBODY, childAges: [3] }, 1],
    ['a child of eleven', { ...ANYBODY, childAges: [11] }, 0],
    [
      'somebody who cannot walk far',
      { ...ANYBODY, needs: [needOf('walking', 'short walks', 'short walks')] },
      1,
    ],
    ['a pregnancy', { ...ANYBODY, needs: [needOf('pregnancy', 'pregnancy', 'pregnant')] }, 1],
    [
      'a wheelchair, which tires nobody',
      { ...ANYBODY, needs: [needOf('wheelchair', 'wheelchair', 'wheelchair')] },
      0,
    ],
    ['an easy pace', { ...ANYBODY, pace: 'slow' as const }, 1],
  ])('for %s', (_, bearing, found) => {
    const findings = checkDemands(long, { ...NONE, ...bearing });
    expect(findings).toHaveLength(found);
    for (const { check } of findings) expect(check).toBe('load');
  });
});

describe('a day as it is built', () => {
  it('has a visit begin later, one before it end sooner, or the one go that nobody asked for', () => {
    const brief = { ...ANYBODY, musts: [] };
    const days = (items: Draft[]) =>
      withTimeForWays(items, brief).map(({ title, start, end }) => [title, start, end]);
    expect(days([visit(PARIS.eiffel, 540, 660), visit(PARIS.louvre, 665, 780)])).toEqual([
      [PARIS.eiffel, 540, 660],
      [PARIS.louvre, 685, 780],
    ]);
    expect(days([visit(PARIS.eiffel, 540, 660), visit(PARIS.louvre, 665, 725, { isFixed: true })])).toEqual([
      [PARIS.eiffel, 540, 640],
      [PARIS.louvre, 665, 725],
    ]);
    expect(days([visit(PARIS.eiffel, 600, 660, { isFixed: true }), visit(PARIS.louvre, 665, 720)])).toEqual([
      [PARIS.eiffel, 600, 660],
    ]);
  });

  it('loses its last visit where it is too long, and never one that was asked for', async () => {
    const items = [visit(PARIS.eiffel, 540, 780), visit(PARIS.louvre, 840, 1080)];
    const child = { ...ANYBODY, childAges: [4] };
    expect(withTimeForWays(items, { ...child, musts: [] }).map(({ title }) => title)).toEqual([PARIS.eiffel]);
    const town = (await loadGazetteer()).byName('Paris');
    if (!town) throw new Error('No Paris');
    const kept = withTimeForWays(items, { ...child, musts: [{ name: PARIS.louvre, town }] });
    expect(kept.map(({ title }) => title)).toEqual([PARIS.louvre]);
    expect(overload(kept, child)).toBe(0);
  });

  it.each(SOME_GUIDED_CITIES)('%s: every way of five full days has its time', async (city) => {
    const { plan } = await ask(`5 days in ${city} in May at a fast pace, see as much as possible`);
    expect(plan?.warnings).toEqual([]);
    expect(checkPace({ days: plan?.days ?? [] }, { ...ANYBODY, pace: 'full' })).toEqual([]);
  });
});
