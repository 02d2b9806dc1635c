/** The offers that a plan rests on, and the rides that a flight offer holds: there, and back. */
import type { Itinerary, PlanCost, PlanItem, PlanLeg, PlanStay } from './itinerary.ts';
import { daysBetween } from '../dates/calendar.ts';
import type { KnownFlight, KnownHotel, KnownOffers, KnownTour } from './finding.ts';
import { MAX_DOLLARS } from '../offers/offers.ts';
import { paidFor } from './paid.ts';
import { clockOf, DAY_MINUTES, isSamePlace, minutesOf, roomsOf, travellersOf } from './measures.ts';

export interface Ride {
  /** ISO date and local time of the departure. */
  readonly date: string;
  readonly start: string;
  /** Of the landing, where the offer knows it. */
  readonly endDate?: string;
  readonly end?: string;
  readonly fromCode: string;
  readonly toCode: string;
  readonly from?: string;
  readonly to?: string;
  /** Minutes in the air and at stops, where the offer knows the landing. */
  readonly minutes?: number;
}

/** The outbound of an offer and, of a return, the way back. */
export function ridesOf(offer: KnownFlight): Ride[] {
  const out: Ride = {
    date: offer.departure_at.slice(0, 10),
    start: offer.departure_at.slice(11, 16),
    ...(offer.arrival_at === undefined
      ? {}
      : {
          endDate: offer.arrival_at.slice(0, 10),
          end: offer.arrival_at.slice(11, 16),
          minutes: offer.duration_to,
        }),
    fromCode: offer.origin,
    toCode: offer.destination,
    ...(offer.from === undefined ? {} : { from: offer.from }),
    ...(offer.to === undefined ? {} : { to: offer.to }),
  };
  if (offer.return_at === undefined) return [out];
  const back: Ride = {
    date: offer.return_at.slice(0, 10),
    start: offer.return_at.slice(11, 16),
    ...(offer.return_arrival_at === undefined
      ? {}
      : {
          endDate: offer.return_arrival_at.slice(0, 10),
          end: offer.return_arrival_at.slice(11, 16),
          ...(offer.return_duration === undefined ? {} : { minutes: offer.return_duration }),
        }),
    fromCode: offer.destination,
    toCode: offer.origin,
    ...(offer.to === undefined ? {} : { from: offer.to }),
    ...(offer.from === undefined ? {} : { to: offer.from }),
  };
  return [out, back];
}

/** A part of a ride by the clocks of a day; `end` is missing where no landing is known. */
export interface RidePart {
  readonly start: string;
  readonly end?: string;
}

/** Days after its departure on which a ride may land. */
const LONGEST_RIDE_DAYS = 2;
const LAST_MINUTE = DAY_MINUTES - 1;

/**
 * The parts of a ride that may stand on a date; none where it is not under way then. Eastward over the date line one
 * lands before one left: such a ride stands by the clock of its landing, or, as the way home, by that of its departure.
 */
export function partsOf(ride: Ride, date: string): RidePart[] {
  const { endDate, end } = ride;
  if (endDate === undefined || end === undefined) return partsWithoutLanding(ride, date);
  if (endDate < ride.date || (endDate === ride.date && end <= ride.start)) {
    const [leaves, lands, minutes] = [minutesOf(ride.start), minutesOf(end), ride.minutes ?? 0];
    return [
      ...(endDate === date ? [{ start: clockOf(Math.max(0, lands - minutes)), end }] : []),
      ...(ride.date === date && leaves < LAST_MINUTE
        ? [{ start: ride.start, end: clockOf(Math.min(LAST_MINUTE, leaves + minutes)) }]
        : []),
    ];
  }
  if (date < ride.date || date > endDate || daysBetween(ride.date, date) > LONGEST_RIDE_DAYS) return [];
  return [{ start: ride.date === date ? ride.start : '00:00', end: endDate === date ? end : '23:59' }];
}

/** It may be in the air at midnight, for all that is known. */
function partsWithoutLanding({ date: leaves, start }: Ride, date: string): RidePart[] {
  const days = daysBetween(leaves, date);
  if (days === 0) return [{ start }];
  return days > 0 && days <= LONGEST_RIDE_DAYS ? [{ start: '00:00' }] : [];
}

/** Whether a leg is this ride: its day, and its towns and airports where both sides know them. */
export function isRide(leg: PlanLeg, ride: Ride): boolean {
  return leg.date === ride.date && fits(leg, ride);
}

function fits(leg: PlanLeg, ride: Ride): boolean {
  return (
    (leg.fromCode === undefined || leg.fromCode === ride.fromCode) &&
    (leg.toCode === undefined || leg.toCode === ride.toCode) &&
    (ride.from === undefined || isSamePlace(leg.from, ride.from)) &&
    (ride.to === undefined || isSamePlace(leg.to, ride.to))
  );
}

/** The ride of the offer that a leg means, also where it has its day wrong. */
export function rideOf(leg: PlanLeg, offer: KnownFlight): Ride | undefined {
  const rides = ridesOf(offer);
  return (
    rides.find((ride) => isRide(leg, ride)) ??
    rides.find((ride) => fits({ ...leg, fromCode: undefined, toCode: undefined }, ride)) ??
    rides.find((ride) => ride.date === leg.date)
  );
}

export function flightOf({ offerId }: PlanItem | PlanLeg, known: KnownOffers): KnownFlight | undefined {
  return known.flights.find((offer) => offer.id === offerId);
}

export function tourOf({ offerId }: PlanItem, known: KnownOffers): KnownTour | undefined {
  return known.tours.find((offer) => offer.id === offerId);
}

/** As a ticket calls it: "Sample Air 123". */
export function flightName({
  airline,
  airline_name: name,
  flight_number: number,
}: Pick<KnownFlight, 'airline' | 'airline_name' | 'flight_number'>): string {
  return `${name ?? airline} ${number}`.trim().slice(0, 180);
}

/** The hotel of a stay: of several searches that found it, the one for these nights. */
export function hotelOf(stay: PlanStay, known: KnownOffers): KnownHotel | undefined {
  const found = known.hotels.filter((hotel) => hotel.hotelId === stay.offerId);
  return (
    found.find((hotel) => hotel.checkIn === stay.checkIn && hotel.checkOut === stay.checkOut) ?? found[0]
  );
}

/**
 * What the bookings of a plan cost together, a line for each offer: every flight and tour once, every stay by its nights.
 * Where the traveller says what was paid, that stands in the place of the offer's price; what was paid without an offer
 * comes after them.
 */
export function bookedCosts(plan: Itinerary, known: KnownOffers): PlanCost[] {
  const paid = paidBeside(plan);
  return [...bookedLines(plan, known).values(), ...(paid ? [paid] : [])];
}

/** What was paid for items that rest on no offer, in one line, since a plan has room for few; undefined for nothing. */
export function paidBeside(plan: Itinerary): PlanCost | undefined {
  const paid = plan.days.flatMap(({ items }) =>
    items.flatMap(({ title, offerId, booked }) =>
      offerId === undefined && booked?.price ? [{ title, price: booked.price }] : [],
    ),
  );
  if (paid.length === 0) return undefined;
  const label = paid.map(({ title }) => title).join(', ');
  const sum = paid.reduce((all, { price }) => all + price, 0);
  return orPaid(cost('tours', label, 1, 'booking', 0), sum);
}

/**
 * The same lines by what they are for, under a key that they keep when another offer is taken: flights and stays by their
 * place among the plan's, tours, which may go, by their offer.
 */
export function bookedLines(plan: Itinerary, known: KnownOffers): Map<string, PlanCost> {
  const travellers = travellersOf(plan);
  const items = plan.days.flatMap((day) => day.items);
  const flights = unique([...plan.legs, ...items], (part) => flightOf(part, known));
  const tours = unique(items, (item) => tourOf(item, known));
  const stays = plan.stays.flatMap((stay, index): [string, PlanCost][] => {
    const hotel = hotelOf(stay, known);
    if (!hotel) return [];
    return [[`stay ${index}`, orPaid(stayCost(plan, stay, hotel), paidFor(plan, stay.offerId, stay))]];
  });
  return new Map([
    ...flights.map((offer, index): [string, PlanCost] => [
      `flight ${index}`,
      orPaid(
        cost('flights', flightLabel(offer), travellers, 'travellers', offer.price),
        paidFor(plan, offer.id),
      ),
    ]),
    ...stays,
    ...tours.map((offer): [string, PlanCost] => [
      `tour ${offer.id}`,
      orPaid(cost('tours', offer.name, travellers, 'travellers', offer.price), paidFor(plan, offer.id)),
    ]),
  ]);
}

function orPaid(line: PlanCost, paid: number | null): PlanCost {
  if (paid === null) return line;
  const price = Math.min(MAX_DOLLARS, cents(paid));
  return { ...line, count: 1, unit: 'booking', price, amount: price, paid: true };
}

/** Every night in every room. */
export function stayCost(plan: Pick<Itinerary, 'party'>, stay: PlanStay, hotel: KnownHotel): PlanCost {
  const { checkIn, checkOut } = stay;
  const rooms = roomsOf(plan, stay);
  const nights = Math.max(0, daysBetween(checkIn, checkOut));
  return cost('stay', hotel.hotelName, nights * rooms, rooms > 1 ? 'room nights' : 'nights', hotel.priceFrom);
}

function flightLabel(offer: KnownFlight): string {
  const way = `Flight ${offer.from ?? offer.origin} – ${offer.to ?? offer.destination}`.slice(0, 180);
  return offer.return_at === undefined ? way : `${way}, both ways`;
}

function cost(kind: PlanCost['kind'], label: string, count: number, unit: string, price: number): PlanCost {
  return { kind, label: label.slice(0, 200), count, unit, price, amount: cents(count * price) };
}

/** An amount to the cent. */
export function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

function unique<Part, Offer>(parts: readonly Part[], offerOf: (part: Part) => Offer | undefined): Offer[] {
  const offers = parts.flatMap((part) => offerOf(part) ?? []);
  return [...new Set(offers)];
}
