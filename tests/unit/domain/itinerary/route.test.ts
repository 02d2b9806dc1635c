import { describe, expect, it } from 'vitest';
import { routeInWords, routeOf } from '@domain/itinerary/route.ts';
import { PLACES } from '../../../support/places.ts';
import { soundPlan } from './soundPlan.ts';

const plan = { ...soundPlan(), towns: [PLACES.paris, PLACES.rome, PLACES.london] };

describe('the route of a plan', () => {
  it('has its towns once, where it comes from, and each way once', () => {
    const route = routeOf({
      ...plan,
      cities: ['Paris', 'Rome', 'Paris'],
      legs: [...plan.legs, { from: 'Paris', to: 'London, England', date: '2027-05-06', mode: 'flight' }],
    });
    expect(route?.towns.map(({ name }) => name)).toEqual(['Paris', 'Rome']);
    expect(route?.ends.map(({ name }) => name)).toEqual(['London']);
    expect(route?.ways).toHaveLength(3);
  });

  it('is told in words', () => {
    const route = routeOf(plan);
    expect(route && routeInWords(route)).toBe(
      'London to Paris by air, Paris to Rome by train, Rome to London by air.',
    );
    const stay = routeOf({ ...plan, cities: ['Rome'], legs: [] });
    expect(stay && routeInWords(stay)).toBe('Rome.');
  });

  it('is none where one of the towns is not known, and leaves out a way to nowhere', () => {
    expect(routeOf({ ...plan, towns: [] })).toBeNull();
    expect(routeOf({ ...plan, towns: [PLACES.paris, PLACES.london] })).toBeNull();
    const legs = [{ from: 'Rome', to: 'Atlantis', date: '2027-05-06', mode: 'boat' as const }];
    expect(routeOf({ ...plan, legs })).toMatchObject({ ways: [], ends: [] });
  });
});
