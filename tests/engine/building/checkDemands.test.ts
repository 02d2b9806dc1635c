/** A plan that breaks what its travellers cannot do without fails for just that. */
import { describe, expect, it } from 'vitest';
import { checkDemands } from '../../../engine/plan/demands/checkDemands.ts';
import { needOf, type Need } from '../../../engine/read/acts/needs/need.ts';
import { NO_MODES } from '../../../engine/read/acts/ways/modes.ts';
import { soundPlan } from '../../unit/domain/itinerary/soundPlan.ts';
import type { Itinerary, PlanItem } from '../../../domain/itinerary/itinerary.ts';

const plan = soundPlan();
const NONE = {
  needs: [],
  modes: NO_MODES,
  nots: [],
  ownTimes: [],
  pace: null,
  childAges: [],
};

function withItem(item: Partial<PlanItem>): Itinerary {
  const days = plan.days.map((day, index) =>
    index === 1
      ? {
          ...day,
          items: [
            {
              id: 'x',
              kind: 'meal' as const,
              start: '12:45',
              end: '13:45',
              title: 'Lunch',
              note: '',
              city: day.city,
              cost: null,
              ...item,
            },
          ],
        }
      : { ...day, items: [] },
  );
  return { ...plan, days };
}

const allergy = (what: string) => needOf('allergy', what, `${what} allergy`);

describe('a need', () => {
  it.each<[Need, Partial<PlanItem>]>([
    [allergy('peanut'), { note: 'massaman curry by the river.' }],
    [allergy('peanut'), { kind: 'tour', title: 'Street food walk' }],
    [allergy('strawberry'), { note: 'strawberries with cream.' }],
    [allergy('shellfish'), { note: 'tom yum and river prawns.' }],
    [needOf('diet', 'vegan', 'vegan'), { note: 'bistecca for two.' }],
    [needOf('diet', 'halal', 'halal'), { note: 'jamón and a glass of wine.' }],
    [needOf('pregnancy', 'pregnancy', 'pregnant'), { note: 'sushi at the counter.' }],
    [needOf('pregnancy', 'pregnancy', 'pregnant'), { kind: 'sight', title: 'Onsen', note: 'a hot spring.' }],
    [needOf('claustrophobia', 'narrow places', 'x'), { kind: 'sight', title: 'Catacombs', note: 'bones.' }],
    [needOf('heights', 'heights', 'x'), { kind: 'sight', title: 'A rooftop', note: 'the view.' }],
    [
      needOf('bedtime', 'bedtime', 'x', { amount: 19 * 60 }),
      { title: 'Dinner', start: '18:30', end: '19:30' },
    ],
    [
      needOf('tired', 'nothing late', 'x', { amount: 16 * 60 }),
      { kind: 'sight', title: 'Museum', start: '15:00', end: '16:30' },
    ],
  ])('%o is broken by %o', (need, item) => {
    expect(checkDemands(withItem(item), { ...NONE, needs: [need] })).toMatchObject([
      { check: 'needs', day: 2 },
    ]);
    expect(checkDemands(withItem(item), NONE)).toEqual([]);
  });

  it.each<[Need, Partial<PlanItem>]>([
    [allergy('peanut'), { note: 'pizza at the corner; ask for what is peanut-free.' }],
    [needOf('diet', 'vegan', 'vegan'), { note: 'a salad; ask for what is vegan.' }],
    [
      needOf('bedtime', 'bedtime', 'x', { amount: 19 * 60 }),
      { title: 'Dinner', start: '17:15', end: '18:45' },
    ],
    [
      needOf('tired', 'nothing late', 'x', { amount: 16 * 60 }),
      { title: 'Dinner', start: '18:00', end: '19:00' },
    ],
    [needOf('condition', 'lupus', 'lupus'), { kind: 'sight', title: 'Museum' }],
    [needOf('pregnancy', 'pregnancy', 'pregnant'), { kind: 'flight', title: 'To Bath' }],
  ])('%o is kept by %o', (need, item) => {
    expect(checkDemands(withItem(item), { ...NONE, needs: [need] })).toEqual([]);
  });
});

describe('a banned way', () => {
  it('fails alone, and not where it is banned between towns only', () => {
    const modes = { ...NO_MODES, banned: ['flight' as const] };
    const found = checkDemands(plan, { ...NONE, modes });
    expect(new Set(found.map(({ check }) => check))).toEqual(new Set(['modes']));
    expect(checkDemands(plan, { ...NONE, modes: { ...modes, isBetween: true } })).toEqual([]);
    expect(checkDemands(plan, NONE)).toEqual([]);
  });
});

describe('what was to be left out', () => {
  it.each(['Uffizi', 'desert'])('fails alone: %s', (not) => {
    const item = { kind: 'sight' as const, title: 'Uffizi Gallery', note: 'a camp in the desert.' };
    expect(checkDemands(withItem(item), { ...NONE, nots: [not] })).toMatchObject([{ check: 'nots', day: 2 }]);
    expect(checkDemands(withItem(item), { ...NONE, nots: ['Bargello'] })).toEqual([]);
  });
});

const at = (kind: 'fixed' | 'busy') => ({ kind, what: 'Wedding', day: 1, from: 15 * 60, until: 20 * 60 });

describe('hours of their own', () => {
  const wedding = { kind: 'free' as const, title: 'Wedding', start: '15:00', end: '20:00' };

  it.each(['fixed', 'busy'] as const)('fail %s alone where they are missing', (kind) => {
    const demands = { ...NONE, ownTimes: [at(kind)] };
    expect(checkDemands(withItem(wedding), demands)).toEqual([]);
    expect(checkDemands(withItem({ ...wedding, start: '14:00' }), demands)).toMatchObject([
      { check: kind, day: 2 },
    ]);
  });

  it('fail where something else lies in them', () => {
    const full = withItem(wedding);
    const [, day] = full.days;
    day?.items.push({
      ...(day.items[0] ?? wedding),
      id: 'y',
      kind: 'sight',
      title: 'Museum',
      start: '16:00',
      end: '17:00',
      note: '',
      city: day.city,
      cost: null,
    });
    expect(checkDemands(full, { ...NONE, ownTimes: [at('busy')] })).toMatchObject([
      { check: 'busy', item: 'Museum' },
    ]);
  });
});
