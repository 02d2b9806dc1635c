/** Flights, trains, check-in and check-out of a trip, and what they leave of each day. */
import { daysBetween } from '../../domain/dates.ts';
import { landingOf } from '../choose/flights.ts';
import { clockOf, hoursAndMinutes, money, whereabouts } from '../write/format.ts';
import { Days } from './days.ts';
import { clockAt, DAY_END, minutesOf } from './clock.ts';
import { transferMinutes } from './transferTime.ts';
import type { Brief } from '../brief/brief.ts';
import type { AirRoute, GroundRoute, Route } from '../brief/routes.ts';
import type { Choice } from '../choose/choose.ts';
import type { SeenFlight } from '../found.ts';
import type { DayWindow, Draft } from './types.ts';

/** From landing into town, and from there until the bags are in the room. */
const INTO_TOWN = 90;
const CHECK_IN = 30;
const MIDNIGHT = 24 * 60;
const AFTER_MIDNIGHT = 10;
/** At the airport before take-off. */
const AT_AIRPORT = 120;
const SETTLE = 30;
/** When ground travel starts: from home, from town to town, home. */
const GROUND_START = { out: 9 * 60, between: 9 * 60 + 30, home: 16 * 60 } as const;
/** A long way home ends before this. */
const HOME_BY = 22 * 60 + 30;
const BAGS_AT = 8 * 60 + 30;
const MORNING = 9 * 60 + 30;
/** From here on the hours before leaving are worth a line. */
const LATE_START = 12 * 60;

/** What travel leaves of each day of the trip, in their order. */
export function travelDays(brief: Brief, choice: Choice): DayWindow[] {
  const days = new Days(brief.days);
  brief.routes.forEach((route, index) => {
    if (route.kind === 'ground') byGround(days, brief, choice, route);
    else if (route.role === 'home') homeByAir(days, brief, route, flightOf(brief, choice, index));
    else if (route.kind === 'air') byAir(days, brief, choice, route, choice.flights[index] ?? null);
  });
  const comesFromHome = brief.routes.some(
    (route, index) => route.role === 'out' && (route.kind === 'ground' || choice.flights[index]),
  );
  if (!comesFromHome) {
    const stay = stayItem(brief, choice, 0, BAGS_AT, 'Drop your bags at');
    if (stay) {
      days.add(0, stay);
      days.startAt(0, stay.end);
    }
  }
  return days.windows();
}

/** The flight of a way; of the second half of a return booking that of the first. */
export function flightOf(brief: Brief, choice: Choice, index: number): SeenFlight | null {
  if (brief.routes[index]?.kind !== 'return') return choice.flights[index] ?? null;
  return (
    choice.flights[brief.routes.findIndex((route) => route.kind === 'air' && route.returnDate !== null)] ??
    null
  );
}

function byAir(days: Days, brief: Brief, choice: Choice, route: AirRoute, flight: SeenFlight | null): void {
  const { from, to } = route;
  if (!flight) {
    if (route.role === 'out') return;
    const day = daysBetween(brief.firstDay, route.date);
    const note = 'my search found no flight for this day: look for one before you book the rest.';
    days.add(day, transfer(10 * 60, 16 * 60, `Travel to ${to.city}`, note, from.city));
    days.startAt(day, 17 * 60);
    return;
  }
  const landing = landingOf(flight, route);
  const leavesOn = daysBetween(brief.firstDay, flight.departure_at.slice(0, 10));
  const landsOn = daysBetween(brief.firstDay, landing.slice(0, 10));
  const leaves = minutesOf(clockOf(flight.departure_at));
  const lands = minutesOf(clockOf(landing));
  if (route.role === 'between') {
    const way = wayToAirport(brief, route, flight.origin);
    const start = Math.max(0, leaves - AT_AIRPORT - way);
    const isSameDay = leavesOn === landsOn;
    // to the west the clock may show an earlier time on landing: then the way to the airport has no place in the day
    if (!isSameDay || leaves < lands)
      leaveTown(
        days,
        leavesOn,
        start,
        leaves - AT_AIRPORT,
        from.city,
        beThere(flight.origin, flight, flight.departure_at, way),
      );
    if (!isSameDay) {
      days.add(leavesOn, flightItem(flight, route, leaves, DAY_END, landing, brief.travellers));
      days.endAt(leavesOn, start);
    }
  }
  for (let day = Math.max(leavesOn, -1) + 1; day < landsOn; day += 1) days.endAt(day, 0);
  const isWestward = leavesOn === landsOn && leaves >= lands;
  const start = leavesOn < landsOn ? 0 : isWestward ? Math.max(0, lands - flight.duration_to) : leaves;
  const isPaid = route.role === 'between' && leavesOn < landsOn;
  days.add(landsOn, flightItem(flight, route, start, lands, landing, isPaid ? 0 : brief.travellers));
  intoTown(days, brief, choice, route, landsOn, lands);
}

/** From the gate into town and into the room, which may be after midnight. */
function intoTown(
  days: Days,
  brief: Brief,
  choice: Choice,
  route: AirRoute,
  landsOn: number,
  lands: number,
): void {
  const { from, to } = route;
  const title = `Into ${to.city}`;
  const words =
    from.country === to.country ? 'bags and the way into town' : 'the border, bags and the way into town';
  const inTown = lands + INTO_TOWN;
  if (inTown <= DAY_END - CHECK_IN || landsOn + 1 >= brief.days) {
    const until = Math.min(inTown, DAY_END - 2);
    if (until > lands) days.add(landsOn, transfer(lands, until, title, `${words}.`, to.city));
    arrive(days, brief, choice, route, landsOn, until > lands ? until : DAY_END);
    return;
  }
  const checkIn = Math.max(AFTER_MIDNIGHT, inTown - MIDNIGHT);
  days.startAt(landsOn, DAY_END);
  const note = `${words}; you are there at about ${clockAt(checkIn)}, and the hotel should know.`;
  if (lands < DAY_END - AFTER_MIDNIGHT) days.add(landsOn, transfer(lands, DAY_END, title, note, to.city));
  else days.add(landsOn + 1, transfer(0, checkIn, title, note, to.city));
  arrive(days, brief, choice, route, landsOn + 1, checkIn);
}

/** The way to the airport, and the free hours before it where the flight is late. */
function leaveTown(
  days: Days,
  day: number,
  start: number,
  atAirport: number,
  town: string,
  note: string,
): void {
  if (start >= LATE_START) {
    const title = `Last hours in ${town}`;
    const freely = 'leave your bags at the hotel and go back to what you liked best.';
    days.add(day, { kind: 'free', start: MORNING, end: start - SETTLE, title, note: freely, city: town });
  }
  days.add(day, transfer(start, atAirport, 'Check out and leave for the airport', note, town));
}

/** Checks in, and leaves the rest of the day free. */
function arrive(days: Days, brief: Brief, choice: Choice, route: Route, day: number, at: number): void {
  // a town may be a stop twice
  const firstDay = route.kind === 'air' ? route.lands : route.date;
  const stop = brief.stops.findIndex((own) => own.place === route.to && own.firstDay === firstDay);
  const stay = stayItem(brief, choice, stop, at, 'Check in at');
  if (stay) days.add(day, stay);
  days.startAt(day, at + CHECK_IN + SETTLE);
}

function stayItem(brief: Brief, choice: Choice, stop: number, at: number, words: string): Draft | null {
  const hotel = choice.hotels[stop];
  const own = brief.stops[stop];
  if (!hotel || !own || at >= DAY_END) return null;
  return {
    kind: 'stay',
    start: at,
    end: Math.min(at + CHECK_IN, DAY_END),
    title: `${words} ${hotel.hotelName}`.slice(0, 200),
    note: hotel.district === undefined ? '' : `${whereabouts(hotel.district)}.`,
    city: own.place.city,
    cost: hotel.priceFrom * own.nights * brief.rooms,
    offerId: hotel.hotelId,
  };
}

function homeByAir(days: Days, brief: Brief, route: Route, flight: SeenFlight | null): void {
  const leavesAt = route.kind === 'return' ? flight?.return_at : flight?.departure_at;
  if (!flight || leavesAt === undefined) return;
  const day = daysBetween(brief.firstDay, leavesAt.slice(0, 10));
  const leaves = minutesOf(clockOf(leavesAt));
  const [from, to] =
    route.kind === 'return' ? [flight.destination, flight.origin] : [flight.origin, flight.destination];
  const way = wayToAirport(brief, route, from);
  const start = Math.max(0, leaves - AT_AIRPORT - way);
  const note = beThere(from, flight, leavesAt, way);
  days.add(day, transfer(start, leaves - AT_AIRPORT, 'Leave for the airport', note, route.from.city));
  days.endAt(day, start);
  const end = homeLanding(route, flight, leaves);
  // over the date line one lands before one left: no item of the day can hold that
  if (end <= leaves) return;
  days.add(day, {
    kind: 'flight',
    start: leaves,
    end,
    title:
      route.kind === 'return' ? `Return flight, ${from} to ${to}` : `${flightName(flight)}, ${from} to ${to}`,
    note: route.kind === 'return' ? 'the second half of your return booking.' : '',
    city: route.from.city,
    cost: route.kind === 'return' ? null : flight.price * brief.travellers,
    offerId: flight.id,
  });
}

/** Minutes from the hotel to the airport with this code. */
function wayToAirport(brief: Brief, { from }: Route, code: string): number {
  const guide = brief.stops.find(({ place }) => place === from)?.guide ?? null;
  return transferMinutes(guide, from.airports.find((airport) => airport.code === code) ?? null);
}

function beThere(airport: string, flight: SeenFlight, leavesAt: string, way: number): string {
  return `allow ${way} minutes for the way, to be at ${airport} two hours before ${flightName(flight)} leaves at ${clockOf(leavesAt)}.`;
}

/** Minute of the day on which the way home ends: by the offer's landing, else by the time in the air. */
function homeLanding(route: Route, flight: SeenFlight, leaves: number): number {
  if (route.kind !== 'air') return Math.min(DAY_END, leaves + flight.duration_to);
  const landing = landingOf(flight, route);
  const date = flight.departure_at.slice(0, 10);
  if (landing.slice(0, 10) > date) return DAY_END;
  return landing.slice(0, 10) < date ? 0 : minutesOf(clockOf(landing));
}

function byGround(days: Days, brief: Brief, choice: Choice, route: GroundRoute): void {
  const { from, to, way, role } = route;
  const day = daysBetween(brief.firstDay, route.date);
  const start = role === 'home' ? Math.min(GROUND_START.home, HOME_BY - way.minutes) : GROUND_START[role];
  const end = start + way.minutes;
  const title = `${way.mode === 'car' ? 'Drive' : capital(way.mode)} to ${to.city}`;
  const note = `about ${hoursAndMinutes(way.minutes)} door to door and ${money(way.price)} a person; both are my estimates, so look at the timetable.`;
  days.add(day, { ...transfer(start, end, title, note, from.city), cost: way.price * brief.travellers });
  if (role === 'home') days.endAt(day, start);
  else arrive(days, brief, choice, route, day, end);
}

function flightItem(
  flight: SeenFlight,
  route: AirRoute,
  start: number,
  end: number,
  landing: string,
  payers: number,
): Draft {
  const leaves = clockOf(flight.departure_at);
  const nights = daysBetween(flight.departure_at.slice(0, 10), landing.slice(0, 10));
  const lands = `lands at ${flight.destination} at ${clockOf(landing)}`;
  // the day on which it lands tells of a departure that was on a day before
  const times =
    nights > 0 && start === 0
      ? `left ${flight.origin} at ${leaves} ${nights === 1 ? 'the day before' : `${nights} days before`} and ${lands}, local times.`
      : `leaves ${flight.origin} at ${leaves} and ${lands}${nights > 0 ? ' the next day' : ''}, local times.`;
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

function flightName(flight: SeenFlight): string {
  return `${flight.airline_name ?? flight.airline} ${flight.flight_number}`.trim().slice(0, 180);
}

function transfer(start: number, end: number, title: string, note: string, city: string): Draft {
  return { kind: 'transfer', start, end: Math.max(end, start + 1), title, note, city };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
