/** By land or by air, where both are sensible: judged from door to door, and by what it costs. */
import { flightKey } from '../../../domain/trips/chosen.ts';
import { airportMinutes, formalityMinutes, transferMinutes } from '../build/travel/transferTime.ts';
import { chosenFlight } from '../../edits/chosenOffers.ts';
import { easiestFlight, landingOf, usableFlights } from './flights.ts';
import { guideFor } from '../../facts/guides.ts';
import type { Brief } from '../brief/brief.ts';
import type { AirRoute, GroundRoute, Route } from '../brief/routes.ts';
import type { Found, SeenFlight } from '../../offers/found.ts';
import type { Airport, Gazetted } from '../../facts/types.ts';

/** What an hour on the way is worth, US dollars a person. */
const HOUR = 25;
/** A flight must save this many minutes: it has queues that a train has not. */
const LEAST_SAVED = 60;
/** A flight that lands later than this hour saves nobody time. */
const LATEST_LANDING = 20;

/** The trip with each way that could be either made the better one; the other is kept beside it. */
export function chooseWays(brief: Brief, found: Found): Brief {
  return { ...brief, routes: brief.routes.map((route, index) => betterWay(route, index, brief, found)) };
}

function betterWay(route: Route, index: number, brief: Brief, found: Found): Route {
  if (route.kind !== 'ground' || !route.mayFly) return route;
  const { way } = route;
  const air = flown(route);
  const usable = usableFlights(found, air, index);
  const chosen = chosenFlight(brief, route);
  // who chose a flight flies
  const isChosen = chosen?.left === undefined && usable.some((flight) => flightKey(flight) === chosen?.key);
  if (isChosen) return { ...air, instead: way };
  const flights = usable.filter((flight) => isOnWay(flight, air));
  const flight = easiestFlight(flights, air, brief);
  if (!flight) return route;
  const minutes = doorToDoor(flight, route);
  const isBetter =
    way.minutes - minutes >= LEAST_SAVED && worth(flight.price, minutes) < worth(way.price, way.minutes);
  return isBetter
    ? { ...air, instead: way }
    : { ...route, instead: { mode: 'flight', minutes, price: flight.price } };
}

/** The way by air, on the same day. */
export function flown({ role, from, to, date }: GroundRoute): AirRoute {
  return { kind: 'air', role, from, to, date, lands: date, returnDate: null };
}

/** Price and hours as dollars. */
function worth(price: number, minutes: number): number {
  return price + (minutes / 60) * HOUR;
}

/** Whether a flight goes between these towns and on this day: an earlier plan may have asked for others. */
function isOnWay(flight: SeenFlight, route: AirRoute): boolean {
  const landing = landingOf(flight, route);
  return (
    airportOf(route.from, flight.origin) !== null &&
    airportOf(route.to, flight.destination) !== null &&
    landing.slice(0, 10) === route.date &&
    Number(landing.slice(11, 13)) < LATEST_LANDING
  );
}

/** Minutes from one town's middle to the other's. */
function doorToDoor(flight: SeenFlight, route: GroundRoute): number {
  const { from, to } = route;
  return (
    minutesToAirport(from, flight.origin) +
    airportMinutes(route) +
    flight.duration_to +
    formalityMinutes(route) +
    minutesToAirport(to, flight.destination)
  );
}

function minutesToAirport(place: Gazetted, code: string): number {
  return transferMinutes(guideFor(place), airportOf(place, code), place);
}

function airportOf({ airports }: Gazetted, code: string): Airport | null {
  return airports.find((airport) => airport.code === code) ?? null;
}
