/** A sound plan for the tests of the judge, and turns that end with it. */
import '../../../../content/towns/all.ts';
import type { CheckedPlan, PlanItem } from '../../../../domain/itinerary/itinerary.ts';
import type { Turn } from '../turn.ts';

export function item(id: string, own: Partial<PlanItem> = {}): PlanItem {
  return {
    id,
    kind: 'sight',
    start: '10:00',
    end: '11:00',
    title: `Sight ${id}`,
    note: '',
    city: 'Lisbon',
    cost: null,
    ...own,
  };
}

/** Four days in Lisbon and Porto from London and back, two adults and a child, $2,000 of $3,000. */
export function plan(own: Partial<CheckedPlan> = {}): CheckedPlan {
  return {
    title: 'Lisbon and Porto: 4 days',
    origin: 'London',
    cities: ['Lisbon', 'Porto'],
    towns: [],
    party: { adults: 2, children: 1 },
    budget: 3000,
    days: ['2027-04-12', '2027-04-13', '2027-04-14', '2027-04-15'].map((date, index) => ({
      number: index + 1,
      date,
      city: index < 2 ? 'Lisbon' : 'Porto',
      title: 'A day',
      items: [
        item(`d${index}-1`, { city: index < 2 ? 'Lisbon' : 'Porto' }),
        item(`d${index}-2`, { kind: 'meal', title: 'Dinner', start: '18:30', end: '19:30' }),
      ],
    })),
    legs: [
      { from: 'London', to: 'Lisbon', date: '2027-04-12', mode: 'train' },
      { from: 'Lisbon', to: 'Porto', date: '2027-04-14', mode: 'train' },
      { from: 'Porto', to: 'London', date: '2027-04-15', mode: 'train' },
    ],
    stays: [
      { city: 'Lisbon', checkIn: '2027-04-12', checkOut: '2027-04-14', offerId: 'a', name: 'Inn A' },
      { city: 'Porto', checkIn: '2027-04-14', checkOut: '2027-04-15', offerId: 'b', name: 'Inn B' },
    ],
    costs: [
      { kind: 'stay', label: 'Inn A', count: 4, unit: 'room nights', price: 100, amount: 400 },
      { kind: 'stay', label: 'Inn B', count: 2, unit: 'room nights', price: 80, amount: 160 },
      { kind: 'daily', label: 'Meals', count: 12, unit: 'person-days', price: 120, amount: 1440 },
    ],
    total: 2000,
    warnings: [],
    ...own,
  };
}

/** The same plan with one more item on a day. */
export function planWith(day: number, more: PlanItem, own: Partial<CheckedPlan> = {}): CheckedPlan {
  const base = plan(own);
  return {
    ...base,
    days: base.days.map((one) => (one.number === day ? { ...one, items: [...one.items, more] } : one)),
  };
}

/** A turn that made this plan out of nothing. */
export function turn(own: Partial<Turn> = {}): Turn {
  return { message: '', reply: 'Here is your plan.', before: null, after: plan(), crash: null, ...own };
}
