/** A flight and a transfer as items of a day. */
import type { Ride } from '../../../../domain/itinerary/bookings.ts';
import { flightTitle, flightWords } from '../../../../domain/itinerary/travelWords.ts';
import type { AirRoute } from '../../brief/routes.ts';
import type { SeenFlight } from '../../../offers/found.ts';
import type { Draft } from '../types.ts';

/**
 * The part of a flight that falls on a day.
 * @param payers travellers whose fare the item carries; 0 where another day's item does
 */
export function flightItem(
  flight: SeenFlight,
  route: AirRoute,
  start: number,
  end: number,
  landing: string,
  payers: number,
): Draft {
  const { origin, destination } = flight;
  const ride = rideBetween(flight.departure_at, landing, origin, destination);
  return {
    kind: 'flight',
    start,
    end,
    title: flightTitle(flight, ride, false),
    // the day on which it lands tells of a departure that was on a day before
    note: flightWords(ride, start === 0),
    city: route.from.city,
    cost: payers === 0 ? null : flight.price * payers,
    offerId: flight.id,
  };
}

/** By ISO local times; a landing may be unknown. */
export function rideBetween(
  leavesAt: string,
  landing: string | null,
  fromCode: string,
  toCode: string,
): Ride {
  const leaves = { date: leavesAt.slice(0, 10), start: leavesAt.slice(11, 16), fromCode, toCode };
  return landing === null ? leaves : { ...leaves, endDate: landing.slice(0, 10), end: landing.slice(11, 16) };
}

/** A way of at least a minute. */
export function transfer(start: number, end: number, title: string, note: string, city: string): Draft {
  return { kind: 'transfer', start, end: Math.max(end, start + 1), title, note, city };
}
