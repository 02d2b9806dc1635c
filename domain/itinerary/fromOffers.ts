/**
 * A plan with everything bookable taken from the offers that it names: names, dates, times, prices. What a model
 * wrote of them does not count, so that nothing it read can change a price.
 */
import type { Itinerary, PlanDay, PlanItem, PlanLeg, PlanStay } from './itinerary.ts';
import { bookedCosts, cents, flightOf, hotelOf, partsOf, rideOf, ridesOf, tourOf } from './bookings.ts';
import type { KnownFlight, KnownOffers } from './finding.ts';
import { travellersOf } from './measures.ts';
import { flightTitle } from './travelWords.ts';

/** The plan, its bookings as their offers have them and its sums made anew. Offers that nobody knows stay as they are. */
export function fromOffers(plan: Itinerary, known: KnownOffers): Itinerary {
  const stays = plan.stays.map((stay) => stayOf(stay, known));
  const legs = plan.legs.map((leg) => legOf(leg, known));
  const days = plan.days.map((day) => ({ ...day, items: itemsOf(plan, day, known) }));
  const booked = bookedCosts({ ...plan, stays, legs, days }, known);
  const own = plan.costs
    .filter(({ kind }) => kind === 'transport' || kind === 'daily')
    .map((cost) => ({ ...cost, amount: cents(cost.count * cost.price) }));
  const costs = [...booked, ...own];
  return {
    ...plan,
    stays,
    legs,
    days,
    costs,
    total: cents(costs.reduce((sum, cost) => sum + cost.amount, 0)),
  };
}

function stayOf(stay: PlanStay, known: KnownOffers): PlanStay {
  const hotel = hotelOf(stay, known);
  if (!hotel) return stay;
  return { ...stay, name: hotel.hotelName, checkIn: hotel.checkIn, checkOut: hotel.checkOut };
}

function legOf(leg: PlanLeg, known: KnownOffers): PlanLeg {
  const offer = flightOf(leg, known);
  const ride = offer && rideOf(leg, offer);
  if (!ride) return leg;
  return { ...leg, mode: 'flight', date: ride.date, fromCode: ride.fromCode, toCode: ride.toCode };
}

function itemsOf(plan: Itinerary, day: PlanDay, known: KnownOffers): PlanItem[] {
  const travellers = travellersOf(plan);
  return day.items.map((item) => {
    const tour = item.kind === 'tour' ? tourOf(item, known) : undefined;
    if (tour) return { ...item, title: tour.name, cost: cents(tour.price * travellers) };
    const flight = item.kind === 'flight' ? flightOf(item, known) : undefined;
    return flight ? flightItem(item, day.date, flight, travellers) : item;
  });
}

/** The part of the flight that falls on the date; the way out carries the price of the whole offer. */
export function flightItem(item: PlanItem, date: string, offer: KnownFlight, travellers: number): PlanItem {
  const rides = ridesOf(offer);
  const parts = rides.flatMap((ride) => partsOf(ride, date).map((part) => ({ ride, part })));
  // there and back on one day, or two ways to tell of the date line: the time tells which is meant
  const { ride, part } = parts.find((own) => own.part.start === item.start) ?? parts[0] ?? {};
  if (!ride || !part) return { ...item, cost: null };
  const isOut = ride === rides[0];
  const isPaid = isOut && (ride.date === date || part.start !== '00:00');
  return {
    ...item,
    title: flightTitle(offer, ride, !isOut),
    start: part.start,
    end: part.end ?? (item.end > part.start ? item.end : '23:59'),
    cost: isPaid ? cents(offer.price * travellers) : null,
  };
}
