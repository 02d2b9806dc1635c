/** A kept plan as the planning knows it: with the brief it answers and the offers it rests on, and no search made. */
import { isSamePlace } from '../../domain/itinerary/measures.ts';
import { flown } from './choose/ways.ts';
import { flightAskId, hotelAskId, tourAskId } from '../offers/asks.ts';
import type { Found } from '../offers/found.ts';
import type { TurnOffers } from '../offers/turnOffers.ts';
import type { CheckedPlan, Itinerary } from '../../domain/itinerary/itinerary.ts';
import type { ChatResults } from '../../domain/chat/results.ts';
import type { TripSpec } from '../trip/spec.ts';
import type { Brief, Stop } from './brief/brief.ts';
import type { Route } from './brief/routes.ts';
import type { Choice } from './choose/choose.ts';

export interface Standing {
  readonly brief: Brief;
  readonly choice: Choice;
  readonly plan: CheckedPlan;
}

/**
 * The plan as it is kept.
 * @param wished the brief of its spec, with ways that could be either by land or by air
 * @param offers what it was made from; null where they were not kept
 */
export function standingOf(
  plan: CheckedPlan,
  offers: ChatResults | null,
  wished: Brief,
  seen: TripSpec['seen'],
): Standing {
  const brief = {
    ...wished,
    routes: wished.routes.map((route, index) => taken(route, plan, seen?.instead[index])),
  };
  return { brief, choice: choiceOf(plan, offers, brief, seen), plan };
}

/**
 * The offers of the plan, as its searches would find them; null where one was not kept. A wish about single days needs no
 * others: prices and hours of now would make other days of those that it leaves alone.
 * @param known takes them, with their towns
 */
export function restedOn({ brief, choice }: Standing, offers: ChatResults, known: TurnOffers): Found | null {
  const flights = new Map<string, ChatResults['flights']>();
  const hotels = new Map<string, ChatResults['hotels']>();
  const tours = new Map<string, ChatResults['tours']>();
  brief.routes.forEach((route, index) => {
    if (route.kind !== 'air') return;
    const own = offers.flights.filter(({ id }) => id === choice.flights[index]?.id);
    flights.set(flightAskId(index), own);
    known.addFlights(own, { from: route.from.city, to: route.to.city });
  });
  brief.stops.forEach(({ place: { city }, nights }, index) => {
    const stay = offers.hotels.filter((own) => own === choice.hotels[index]);
    const tour = offers.tours.filter((own) => own === choice.tours[index]);
    if (nights > 0 && !brief.ownBeds) hotels.set(hotelAskId(index), stay);
    tours.set(tourAskId(index), tour);
    known.addHotels(stay, { city });
    known.addTours(tour, { city });
  });
  if ([...flights.values(), ...hotels.values()].some((found) => found.length === 0)) return null;
  return {
    has: () => true,
    flights: (id) => flights.get(id) ?? [],
    hotels: (id) => hotels.get(id) ?? [],
    tours: (id) => tours.get(id) ?? [],
    failures: [],
  };
}

/** The way as the plan goes it. */
function taken(
  route: Route,
  plan: Itinerary,
  instead: NonNullable<TripSpec['seen']>['instead'][number] = null,
): Route {
  if (route.kind !== 'ground' || !route.mayFly) return route;
  if (legOf(route, plan)?.mode === 'flight') return { ...flown(route), instead: route.way };
  return instead === null ? route : { ...route, instead: { mode: 'flight', ...instead } };
}

function legOf({ from, to, role }: Route, { legs }: Itinerary): Itinerary['legs'][number] | undefined {
  const isOwn = (leg: Itinerary['legs'][number]) =>
    isSamePlace(leg.from, from.city) && isSamePlace(leg.to, to.city);
  return role === 'home' ? legs.findLast(isOwn) : legs.find(isOwn);
}

function choiceOf(
  plan: CheckedPlan,
  offers: ChatResults | null,
  brief: Brief,
  seen: TripSpec['seen'],
): Choice {
  const tours = toursIn(plan);
  return {
    flights: brief.routes.map((route) => {
      const id = route.kind === 'air' ? legOf(route, plan)?.offerId : undefined;
      return offers?.flights.find((flight) => flight.id === id) ?? null;
    }),
    hotels: brief.stops.map((stop) => {
      const stay = plan.stays.find(
        ({ city, checkIn }) => isSamePlace(city, stop.place.city) && checkIn === stop.firstDay,
      );
      const isOwn = ({ hotelId, checkIn }: ChatResults['hotels'][number]) =>
        hotelId === stay?.offerId && checkIn === stay.checkIn;
      return offers?.hotels.find(isOwn) ?? null;
    }),
    tours: brief.stops.map((stop) => {
      const id = tours.find(({ date }) => isDuring(stop, date))?.offerId;
      return offers?.tours.find((tour) => tour.id === id) ?? null;
    }),
    costs: plan.costs,
    total: plan.total,
    limit: plan.budget,
    floor: seen?.least ?? plan.total,
  };
}

function toursIn({ days }: Itinerary): { date: string; offerId: string | undefined }[] {
  return days.flatMap(({ date, items }) =>
    items.flatMap(({ kind, offerId }) => (kind === 'tour' ? [{ date, offerId }] : [])),
  );
}

function isDuring({ firstDay, lastDay }: Stop, date: string): boolean {
  return firstDay <= date && date <= lastDay;
}
