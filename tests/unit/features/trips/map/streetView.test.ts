import { describe, expect, it } from 'vitest';
import { mappedDays, streetView } from '@/features/trips/map/streets/streetView.ts';
import type { CheckedPlan, PlanPoint } from '@domain/itinerary/itinerary.ts';
import { routeOf } from '@domain/itinerary/route.ts';
import { PLACES } from '../../../../support/places.ts';
import { soundTrip } from '../../../domain/trips/trip.ts';

const LOUVRE: PlanPoint = [48.8606, 2.3376];

/** Paris and Rome from London, with the Louvre where it lies and a dinner beside it. */
function placedPlan(over: Partial<CheckedPlan> = {}): CheckedPlan {
  const { plan } = soundTrip();
  if (!plan) throw new Error('The trip has a plan');
  const days = plan.days.map((day) => ({
    ...day,
    items: day.items.map((item) =>
      item.title === 'Louvre'
        ? { ...item, at: LOUVRE }
        : item.title === 'Dinner' && day.number === 1
          ? { ...item, at: [48.86, 2.3266] as PlanPoint }
          : item,
    ),
  }));
  return { ...plan, towns: [PLACES.paris, PLACES.rome, PLACES.london], days, ...over };
}

function viewOf(plan: CheckedPlan, day: number | null) {
  const route = routeOf(plan);
  if (!route) throw new Error('The towns are placed');
  return streetView(plan, route, day);
}

describe('what a street map shows', () => {
  it('has towns, home, stops and the ways between them', () => {
    const { stops, ways } = viewOf(placedPlan(), null);
    expect(stops.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'end London',
      'town Paris',
      'town Rome',
      expect.stringMatching(/^stop /),
      expect.stringMatching(/^stop /),
    ]);
    expect(ways.map(({ mode }) => mode)).toEqual(['flight', 'train', 'flight', 'day']);
    expect(stops.find(({ name }) => name === 'Louvre')).toMatchObject({
      at: [2.3376, 48.8606],
      words: expect.stringMatching(/^Louvre, stop \d of day 1$/),
    });
  });

  it('brings the visit into sight, and home only as a way that leads out', () => {
    const [west, , , north] = viewOf(placedPlan(), null).box;
    expect(west).toBeGreaterThan(2);
    expect(north).toBeLessThan(49);
  });

  it('shows one day alone, in its order', () => {
    const plan = placedPlan();
    expect(mappedDays(plan)).toEqual([1]);
    const { stops, ways, box } = viewOf(plan, 1);
    expect(stops.map(({ kind, mark }) => `${kind} ${mark}`)).toEqual(['stop 1', 'stop 2']);
    expect(ways).toHaveLength(1);
    expect(box[2] - box[0]).toBeLessThan(0.1);
  });

  it('goes the short way over the date line', () => {
    const over = {
      cities: ['Fiji', 'Samoa'],
      towns: [
        { ...PLACES.paris, name: 'Fiji', at: [-17.8, 178] as PlanPoint },
        { ...PLACES.rome, name: 'Samoa', at: [-13.8, -172] as PlanPoint },
      ],
      legs: [{ from: 'Fiji', to: 'Samoa', date: '2027-04-10', mode: 'flight' as const }],
      days: [],
    };
    const { ways, box } = viewOf(placedPlan(over), null);
    expect(ways[0]?.points).toEqual([
      [178, -17.8],
      [188, -13.8],
    ]);
    expect(box).toEqual([178, -17.8, 188, -13.8]);
  });
});
