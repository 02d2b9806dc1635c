/** What a plan takes from its offers, whatever a model wrote; and that it stays small enough to be stored. */
import { describe, expect, it } from 'vitest';
import { checkedPlan } from '@domain/itinerary/checkedPlan.ts';
import { fromOffers } from '@domain/itinerary/fromOffers.ts';
import type { KnownOffers } from '@domain/itinerary/finding.ts';
import {
  checkedPlanSchema,
  itinerarySchema,
  MAX_PLAN_CHARS,
  type Itinerary,
} from '@domain/itinerary/itinerary.ts';
import { checkItinerary } from '@domain/itinerary/itineraryChecks.ts';
import { knownOffers, soundPlan, TODAY } from './soundPlan.ts';

const titles = (plan: Itinerary, kind: string) =>
  plan.days.flatMap(({ items }) => items.filter((item) => item.kind === kind).map(({ title }) => title));

describe('from offers', () => {
  it('come prices, names, dates and times, and a sum that is right', () => {
    const lying = soundPlan();
    lying.total = 1;
    lying.costs = [
      { kind: 'flights', label: 'Free flights', count: 1, unit: 'gift', price: 0, amount: 0 },
      { kind: 'daily', label: 'Meals', count: 12, unit: 'day', price: 45, amount: 3 },
    ];
    for (const leg of lying.legs) Object.assign(leg, { date: '2027-05-04', fromCode: 'XXX' });
    for (const stay of lying.stays) Object.assign(stay, { name: 'Palace', checkIn: '2027-05-01' });
    for (const item of lying.days.flatMap(({ items }) => items)) {
      if (item.kind === 'flight' || item.kind === 'tour')
        Object.assign(item, { title: 'Gift', cost: 0, end: '23:00' });
    }
    const plan = fromOffers(lying, knownOffers());
    expect(plan.costs.map(({ label, amount }) => [label, amount])).toEqual([
      ['Flight London – Paris', 360],
      ['Flight Rome – London', 450],
      ['Hotel Seine', 400],
      ['Hotel Tevere', 180],
      ['Food walk', 120],
      ['Meals', 540],
    ]);
    expect(plan.total).toBe(2_050);
    expect(plan.legs.map(({ date, fromCode }) => [date, fromCode])).toEqual([
      ['2027-05-03', 'LHR'],
      ['2027-05-04', 'XXX'],
      ['2027-05-06', 'FCO'],
    ]);
    expect(plan.stays.map(({ name, checkIn }) => [name, checkIn])).toEqual([
      ['Hotel Seine', '2027-05-03'],
      ['Hotel Tevere', '2027-05-05'],
    ]);
    expect(titles(plan, 'flight')).toEqual(['BA 304, LHR to CDG', 'BA 549, FCO to LHR']);
    expect(titles(plan, 'tour')).toEqual(['Food walk']);
    expect(plan.days[0]?.items[0]).toMatchObject({ start: '08:00', end: '10:20', cost: 360 });
  });

  it('leave a sound plan sound', () => {
    expect(checkItinerary(fromOffers(soundPlan(), knownOffers()), knownOffers(), TODAY)).toEqual([]);
  });

  it('leave what rests on no offer as it is, for the checks to find', () => {
    const none: KnownOffers = { flights: [], hotels: [], tours: [] };
    const plan = fromOffers(soundPlan(), none);
    expect(plan.costs.map(({ kind }) => kind)).toEqual(['transport', 'daily']);
    expect(new Set(checkItinerary(plan, none, TODAY).map(({ check }) => check))).toEqual(new Set(['offers']));
  });

  it('make one cost of a return flight, and a part of it for each day that it touches', () => {
    const [flight] = knownOffers().flights;
    if (!flight) throw new Error('No flight');
    const known: KnownOffers = {
      hotels: [],
      tours: [],
      flights: [
        {
          ...flight,
          departure_at: '2027-05-03T22:00:00+01:00',
          arrival_at: '2027-05-04T06:20:00+02:00',
          return_at: '2027-05-06T18:00:00+02:00',
        },
      ],
    };
    const base = soundPlan();
    const fly = base.days[0]?.items[0];
    if (!fly) throw new Error('No flight item');
    const days = base.days.map((day) => ({
      ...day,
      items: day.number === 3 ? [] : [{ ...fly, id: `f${day.number}` }],
    }));
    const plan = fromOffers(
      {
        ...base,
        days,
        stays: [],
        legs: [
          { from: 'London', to: 'Paris', date: '2027-05-03', mode: 'flight', offerId: 'out' },
          { from: 'Paris', to: 'London', date: '2027-05-03', mode: 'flight', offerId: 'out' },
        ],
      },
      known,
    );
    expect(plan.costs.filter(({ kind }) => kind === 'flights')).toMatchObject([
      { label: 'Flight London – Paris, both ways', count: 3, amount: 360 },
    ]);
    expect(plan.legs.map(({ date, fromCode }) => [date, fromCode])).toEqual([
      ['2027-05-03', 'LHR'],
      ['2027-05-06', 'CDG'],
    ]);
    expect(plan.days.flatMap(({ items }) => items.map(({ start, end, cost }) => [start, end, cost]))).toEqual(
      [
        ['22:00', '23:59', 360],
        ['00:00', '06:20', null],
        ['18:00', '23:59', null],
      ],
    );
  });

  it('lets one land on the day one left, or before, eastward over the date line', () => {
    const [flight] = knownOffers().flights;
    if (!flight) throw new Error('No flight');
    const known: KnownOffers = {
      hotels: [],
      tours: [],
      flights: [
        {
          ...flight,
          departure_at: '2027-05-03T17:00:00+09:00',
          arrival_at: '2027-05-03T11:00:00-07:00',
          duration_to: 600,
        },
      ],
    };
    const plan = fromOffers(soundPlan(), known);
    expect(plan.days[0]?.items[0]).toMatchObject({ start: '01:00', end: '11:00' });
    expect(
      checkItinerary(plan, known, TODAY).filter(({ item }) => item === plan.days[0]?.items[0]?.title),
    ).toEqual([]);
  });
});

/** As many days as there may be, each full. */
function longPlan(titleChars: number, noteChars: number): Itinerary {
  const base = soundPlan();
  return itinerarySchema.parse({
    ...base,
    days: Array.from({ length: 30 }, (_, day) => ({
      number: day + 1,
      date: `2027-05-${String(day + 1).padStart(2, '0')}`,
      city: 'Paris',
      title: 'A day',
      items: Array.from({ length: 8 }, (_unused, index) => ({
        id: `${day}-${index}`,
        kind: 'sight',
        start: '10:00',
        end: '11:00',
        title: 'w'.repeat(titleChars),
        note: 'w'.repeat(noteChars),
        city: 'Paris',
      })),
    })),
  });
}

describe('the size of a plan', () => {
  it('is kept by shortening its notes, never what is planned', () => {
    const plan = longPlan(40, 600);
    expect(JSON.stringify(plan).length).toBeGreaterThan(MAX_PLAN_CHARS);
    const kept = checkedPlan(plan, []);
    expect(JSON.stringify(kept).length).toBeLessThanOrEqual(MAX_PLAN_CHARS);
    expect(kept?.days).toHaveLength(30);
    expect(kept?.days[29]?.items).toHaveLength(8);
    expect(kept?.days[0]?.items[0]?.note).toMatch(/^w+…$/);
  });

  it('has an end: what is too long without notes is no plan', () => {
    const plan = longPlan(200, 0);
    expect(checkedPlan(plan, [])).toBeNull();
    expect(checkedPlanSchema.safeParse({ ...plan, warnings: [] }).success).toBe(false);
  });

  it('tells each fault once', () => {
    const sums = { check: 'sums', message: 'x' } as const;
    expect(checkedPlan(soundPlan(), [sums, sums])?.warnings).toEqual(['The costs do not add up.']);
    expect(checkedPlan(soundPlan(), [])?.warnings).toEqual([]);
  });
});
