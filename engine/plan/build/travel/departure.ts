/** The way to the airport, and the flight home. */
import { daysBetween } from '../../../../domain/dates/calendar.ts';
import { formatTimeOf } from '../../../../domain/dates/dayTimes.ts';
import { flightName } from '../../../../domain/itinerary/bookings.ts';
import { flightTitle, homeWords } from '../../../../domain/itinerary/travelWords.ts';
import { homeLandingOf } from '../../choose/flights.ts';
import { hoursAndMinutes } from '../../../say/write/format.ts';
import { DAY_END, minutesAt } from '../clock.ts';
import { rideBetween, transfer } from './flightItems.ts';
import { airportMinutes, transferMinutes } from './transferTime.ts';
import type { Brief } from '../../brief/brief.ts';
import type { Route } from '../../brief/routes.ts';
import type { SeenFlight } from '../../../offers/found.ts';
import type { Days } from '../days.ts';

/** Visits end this long before a take-off, however short the way: the checks ask for it. */
const VISITS_END = 120;
/** To fetch the bags. */
const SETTLE = 30;
const MORNING = 9 * 60 + 30;
/** From here on the hours before leaving are worth a line. */
const LATE_START = 12 * 60;

/** When a flight's day in town ends. */
export interface Leaving {
  /** Minutes of the day: setting out, being at the airport, and the end of what is planned before. */
  readonly start: number;
  readonly atAirport: number;
  readonly visitsEnd: number;
  /** In words. */
  readonly note: string;
}

/** The way to the airport before a flight that leaves the town of a route. */
export function leavingFor(
  brief: Brief,
  route: Route,
  code: string,
  flight: SeenFlight,
  leavesAt: string,
): Leaving {
  const leaves = minutesAt(leavesAt);
  const guide = brief.stops.find(({ place }) => place === route.from)?.guide ?? null;
  const airport = route.from.airports.find((own) => own.code === code) ?? null;
  const way = transferMinutes(guide, airport, route.from);
  const ahead = airportMinutes(route);
  const start = Math.max(0, leaves - ahead - way);
  return {
    start,
    atAirport: Math.max(0, leaves - ahead),
    visitsEnd: Math.max(0, Math.min(start - SETTLE, leaves - VISITS_END)),
    note: `allow ${way} minutes for the way, to be at ${code} ${AHEAD_IN_WORDS[ahead] ?? hoursAndMinutes(ahead)} before ${flightName(flight)} leaves at ${formatTimeOf(leavesAt)}.`,
  };
}

const AHEAD_IN_WORDS: Readonly<Record<number, string>> = { 90: 'an hour and a half', 120: 'two hours' };

/**
 * Leaves a town for the next.
 * @param hasFreeHours whether the hours before a late flight have no plan of their own
 */
export function leaveTown(
  days: Days,
  day: number,
  { start, atAirport, note }: Leaving,
  town: string,
  hasFreeHours: boolean,
): void {
  if (hasFreeHours && start >= LATE_START) {
    const title = `Last hours in ${town}`;
    const freely = 'leave your bags at the hotel and go back to what you liked best.';
    days.add(day, { kind: 'free', start: MORNING, end: start - SETTLE, title, note: freely, city: town });
  }
  days.add(day, transfer(start, atAirport, 'Check out and leave for the airport', note, town));
}

/** The way home on the day it leaves; none without a flight. */
export function homeByAir(days: Days, brief: Brief, route: Route, flight: SeenFlight | null): void {
  const isReturn = route.kind === 'return';
  const leavesAt = isReturn ? flight?.return_at : flight?.departure_at;
  if (!flight || leavesAt === undefined) return;
  const day = daysBetween(brief.firstDay, leavesAt.slice(0, 10));
  const leaves = minutesAt(leavesAt);
  const [from, to] = isReturn ? [flight.destination, flight.origin] : [flight.origin, flight.destination];
  const leaving = leavingFor(brief, route, from, flight, leavesAt);
  days.add(
    day,
    transfer(leaving.start, leaving.atAirport, 'Leave for the airport', leaving.note, route.from.city),
  );
  days.endAt(day, leaving.visitsEnd);
  const landing = homeLandingOf(flight, route);
  const ride = rideBetween(leavesAt, landing, from, to);
  days.add(day, {
    kind: 'flight',
    start: leaves,
    end: endOnDay(leavesAt, landing, minutesInAir(flight, isReturn)),
    title: flightTitle(flight, ride, isReturn),
    note: homeWords(ride, isReturn),
    city: route.from.city,
    cost: isReturn ? null : flight.price * brief.travellers,
    offerId: flight.id,
  });
}

function minutesInAir(flight: SeenFlight, isReturn: boolean): number {
  return (isReturn ? flight.return_duration : undefined) ?? flight.duration_to;
}

/**
 * Minute of the day on which the way home ends there. Over the date line one lands before one left: by the clock of the
 * departure the flight then lasts as long as it takes.
 */
function endOnDay(leavesAt: string, landing: string | null, minutes: number): number {
  const leaves = minutesAt(leavesAt);
  const inAir = Math.min(DAY_END, leaves + minutes);
  if (landing === null) return inAir;
  const days = daysBetween(leavesAt.slice(0, 10), landing.slice(0, 10));
  const lands = minutesAt(landing);
  if (days > 0) return DAY_END;
  return days < 0 || lands <= leaves ? inAir : lands;
}
