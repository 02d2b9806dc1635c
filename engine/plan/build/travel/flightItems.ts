/** A flight and a transfer as items of a day. */
import { daysBetween } from '../../../../domain/dates/calendar.ts';
import { formatTimeOf } from '../../../../domain/dates/dayTimes.ts';
import { flightName } from '../../../../domain/itinerary/bookings.ts';
import { minutesAt } from '../clock.ts';
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
  const leaves = formatTimeOf(flight.departure_at);
  const nights = daysBetween(flight.departure_at.slice(0, 10), landing.slice(0, 10));
  const lands = `lands at ${flight.destination} at ${formatTimeOf(landing)}`;
  const left = `left ${flight.origin} at ${leaves}`;
  const leavesThere = `leaves ${flight.origin} at ${leaves}`;
  const isBack = nights < 0 || (nights === 0 && minutesAt(landing) <= minutesAt(flight.departure_at));
  // the day on which it lands tells of a departure that was on a day before
  const times =
    nights > 0 && start === 0
      ? `${left} ${nights === 1 ? 'the day before' : `${nights} days before`} and ${lands}, local times.`
      : `${leavesThere} and ${lands}${nights > 1 ? ` ${nights} days later` : nights > 0 ? ' the next day' : ''}, local times${isBack ? ': over the date line you gain back a day' : ''}.`;
  return {
    kind: 'flight',
    start,
    end,
    title: `${flightName(flight)}, ${flight.origin} to ${flight.destination}`,
    note: times,
    city: route.from.city,
    cost: payers === 0 ? null : flight.price * payers,
    offerId: flight.id,
  };
}

/** A way of at least a minute. */
export function transfer(start: number, end: number, title: string, note: string, city: string): Draft {
  return { kind: 'transfer', start, end: Math.max(end, start + 1), title, note, city };
}
