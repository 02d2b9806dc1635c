import { type CheckedPlan, checkedPlanSchema, type PlanItem } from '@domain/itinerary/itinerary.ts';

export function planItem(over: Partial<PlanItem> = {}): PlanItem {
  return {
    id: 'i1',
    kind: 'sight',
    start: '09:30',
    end: '11:00',
    title: 'Jerónimos Monastery',
    note: '',
    city: 'Lisbon',
    cost: null,
    ...over,
  };
}

/** A plan of so many days in Lisbon, one item a day. */
export function checkedPlan(days: number, over: Partial<CheckedPlan> = {}): CheckedPlan {
  return checkedPlanSchema.parse({
    title: 'Lisbon on foot',
    origin: 'London',
    cities: ['Lisbon'],
    party: { adults: 2, children: 0 },
    budget: null,
    days: Array.from({ length: days }, (_, index) => ({
      number: index + 1,
      date: `2027-05-${String(index + 1).padStart(2, '0')}`,
      city: 'Lisbon',
      title: `Part ${index + 1}`,
      items: [planItem({ id: `i${index}` })],
    })),
    legs: [],
    stays: [],
    costs: [],
    total: 900,
    warnings: [],
    ...over,
  });
}
