/** What an item of a day says it costs, in dollars and beside them. */
import { expect, it } from 'vitest';
import type { CheckedPlan, PlanItem } from '@domain/itinerary/itinerary.ts';
import { toDayItem } from '@domain/itinerary/planCards.ts';

const item = (over: Partial<PlanItem>): PlanItem => ({
  id: 'a',
  kind: 'sight',
  start: '10:00',
  end: '11:00',
  title: 'Louvre',
  note: '',
  city: 'Paris',
  cost: 42,
  ...over,
});
const nights: CheckedPlan['costs'] = [
  { kind: 'stay', label: 'Hotel Seine', count: 6, unit: 'room nights', price: 144, amount: 864 },
];
const half = (dollars: number) => `€${dollars / 2}`;
const bed = item({ kind: 'stay', title: 'Hotel Seine', cost: 864 });
const paid = item({ booked: { reference: 'K7', price: 84.5 } });

it.each([
  ['a sight', item({}), '$42', '$42 (€21)'],
  ['a hotel', bed, '$864 (6 room nights × $144)', '$864 (€432; 6 room nights × $144)'],
  ['what costs nothing', item({ cost: 0 }), undefined, undefined],
  ['what is paid', paid, undefined, undefined],
])(
  'of %s stands in dollars, and in the traveller’s own money where one is chosen',
  (_name, of, alone, both) => {
    expect(toDayItem(of, '12-hour', nights).cost).toBe(alone);
    expect(toDayItem(of, '12-hour', nights, half).cost).toBe(both);
  },
);

it('that was paid stands with what was booked', () => {
  expect(toDayItem(paid, '12-hour', []).marks).toEqual(['Booked · ref K7 · $84.50 paid']);
  expect(toDayItem(paid, '12-hour', [], half).marks).toEqual(['Booked · ref K7 · $84.50 paid (€42.25)']);
});
