/** Each check of a plan, by plans that fail it alone. */
import { describe, expect, it } from 'vitest';
import { CHECK_NAMES, type CheckName } from '@domain/itinerary/finding.ts';
import type { Itinerary } from '@domain/itinerary/itinerary.ts';
import { checkItinerary, describeFinding } from '@domain/itinerary/itineraryChecks.ts';
import { BOOKING_CASES } from './bookingCases.ts';
import { dayOf, itemOf, type Case } from './broken.ts';
import { DAY_CASES } from './dayCases.ts';
import { knownOffers, soundPlan, TODAY } from './soundPlan.ts';

const CASES: readonly Case[] = [...DAY_CASES, ...BOOKING_CASES];

/** Checks that fail for a plan with one fault. */
function failing(fault: Case): CheckName[] {
  const plan = soundPlan();
  const known = fault.break(plan, knownOffers()) ?? knownOffers();
  return [...new Set(checkItinerary(plan, known, TODAY).map(({ check }) => check))];
}

describe('a plan', () => {
  it('that is sound passes every check', () => {
    expect(checkItinerary(soundPlan(), knownOffers(), TODAY)).toEqual([]);
  });

  it.each(CASES.map((fault) => [fault.check, fault.fault, fault] as const))(
    'fails %s alone for %s',
    (check, _, fault) => {
      expect(failing(fault)).toEqual([check]);
    },
  );

  it('has every check tried', () => {
    expect(new Set(CASES.map(({ check }) => check))).toEqual(new Set(CHECK_NAMES));
  });

  it('needs no leg, stay or budget that nobody asked for', () => {
    const plan = soundPlan();
    const [, day] = plan.days;
    const own: Itinerary = {
      ...plan,
      origin: null,
      budget: null,
      cities: ['Paris'],
      days: day ? [{ ...day, number: 1 }] : [],
      legs: [],
      stays: [],
      costs: [],
      total: 0,
    };
    expect(checkItinerary(own, { flights: [], hotels: [], tours: [] }, TODAY)).toEqual([]);
  });

  it('may spend a night in the air', () => {
    const plan = soundPlan();
    const known = knownOffers();
    Object.assign(known.flights[1] ?? {}, {
      departure_at: '2027-05-05T22:00:00+02:00',
      arrival_at: '2027-05-06T06:10:00+01:00',
    });
    Object.assign(dayOf(plan, 3), {
      city: 'Rome',
      items: [
        { ...itemOf(plan, 'Train to Rome'), end: '17:00' },
        { ...itemOf(plan, 'Fly home'), start: '22:00', end: '23:59' },
      ],
    });
    Object.assign(dayOf(plan, 4), {
      items: [{ ...itemOf(plan, 'Fly home'), id: 'x', start: '00:00', end: '06:10' }],
    });
    Object.assign(plan.legs[2] ?? {}, { date: '2027-05-05' });
    plan.stays.pop();
    plan.costs = plan.costs.filter(({ label }) => label !== 'Hotel Tevere' && label !== 'Food walk');
    plan.total -= 300;
    expect(checkItinerary(plan, known, TODAY)).toEqual([]);
  });
});

describe('a finding', () => {
  it('is told to the traveller in plain words, and to the model with what to change', () => {
    for (const fault of CASES) {
      const plan = soundPlan();
      const known = fault.break(plan, knownOffers()) ?? knownOffers();
      for (const finding of checkItinerary(plan, known, TODAY)) {
        expect(describeFinding(finding)).toMatch(/^(Day \d: )?.{10,}\.$/);
        expect(describeFinding(finding)).not.toMatch(/\b(offerId|undefined|null|item-\d)/);
        expect(finding.message.length).toBeGreaterThan(20);
      }
    }
  });

  it('names the sums where the budget does not hold', () => {
    const plan = { ...soundPlan(), budget: 2_000 };
    expect(checkItinerary(plan, knownOffers(), TODAY).map(describeFinding)).toEqual([
      'The total of $2,260 is $260 over the budget of $2,000.',
    ]);
    expect(checkItinerary({ ...plan, budget: 2_000.5 }, knownOffers(), TODAY).map(describeFinding)).toEqual([
      'The total of $2,260 is $259.50 over the budget of $2,000.50.',
    ]);
  });
});
