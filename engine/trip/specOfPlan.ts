/** What a plan must have been asked by, for one that came without its spec: from an old chat, or a language model. */
import { isSamePlace } from '../../domain/itinerary/measures.ts';
import { NO_SPEC, type TripSpec } from './spec.ts';
import type { CheckedPlan, Itinerary } from '../../domain/itinerary/itinerary.ts';
import type { Gazetteer } from '../facts/gazetteer.ts';
import type { Gazetted } from '../facts/types.ts';
import type { PlaceMention } from '../read/types.ts';

/**
 * Towns with their days, dates, party, budget, origin, and whether flights and beds are the traveller's own.
 * @param today ISO date, which dates in words would be read from
 */
export function specOfPlan(
  plan: CheckedPlan,
  gazetteer: Gazetteer,
  today: string,
): TripSpec | { readonly kind: 'unknown_place'; readonly place: string } {
  const visits = visitsOf(plan);
  const known = visits.map(({ city, days }) => ({ city, days, place: placeOf(city, gazetteer) }));
  const unknown = known.find(({ place }) => place === null);
  if (unknown) return { kind: 'unknown_place', place: unknown.city };
  const destinations = known.flatMap(({ place, days }): PlaceMention[] =>
    place ? [{ place, corrected: null, days: visits.length > 1 ? days : null }] : [],
  );
  const start = plan.days[0]?.date ?? today;
  const origin = plan.origin === null ? null : placeOf(plan.origin, gazetteer);
  const home = homeOf(plan, gazetteer);
  const isHome = home === null || home === origin;
  return {
    ...NO_SPEC,
    destinations,
    origin: origin && { place: origin, corrected: null, days: null },
    returnTo: isHome ? null : { place: home, corrected: null, days: null },
    dates: { start, end: start, kind: 'start', movedFrom: null },
    days: plan.days.length,
    party: plan.party,
    budget: plan.budget === null ? null : { amount: plan.budget, per: 'trip', converted: null },
    ownBeds: plan.days.length > 1 && plan.stays.every(({ offerId }) => offerId === undefined),
    wishes: { ...NO_SPEC.wishes, ownFlights: origin !== null && plan.legs.length === 0 },
    asOf: today,
  };
}

/** The towns in their order, each with the days that are spent there at a time. */
function visitsOf({ days }: Itinerary): { city: string; days: number }[] {
  return days.reduce<{ city: string; days: number }[]>((visits, { city }) => {
    const last = visits[visits.length - 1];
    return last && isSamePlace(last.city, city)
      ? [...visits.slice(0, -1), { ...last, days: last.days + 1 }]
      : [...visits, { city, days: 1 }];
  }, []);
}

/** Where the last way ends, when that is none of the trip's towns. */
function homeOf({ legs, cities }: Itinerary, gazetteer: Gazetteer): Gazetted | null {
  const last = legs[legs.length - 1];
  if (!last || cities.some((city) => isSamePlace(city, last.to))) return null;
  return placeOf(last.to, gazetteer);
}

/** "Kyoto", "Kyoto, Japan". */
function placeOf(name: string, gazetteer: Gazetteer): Gazetted | null {
  return gazetteer.byName(name) ?? gazetteer.byName(name.split(',', 1)[0] ?? name);
}
