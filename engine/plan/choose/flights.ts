/** Which flights of a search can be used, and which is the least trouble. */
import { addDays } from '../../../domain/dates/calendar.ts';
import { DAY_MINUTES } from '../../../domain/itinerary/measures.ts';
import { minutesAt } from '../build/clock.ts';
import { timeZoneOf, toLocalIso } from '../../facts/geo.ts';
import { earlierAskId, flightAskId } from '../../offers/asks.ts';
import type { Brief } from '../brief/brief.ts';
import type { AirRoute, Route } from '../brief/routes.ts';
import type { Found, SeenFlight } from '../../offers/found.ts';

/** A day there and back needs this long between landing and leaving. */
const SHORTEST_VISIT_MS = 6 * 3_600_000;
const LATE_PENALTY = 8;
const NIGHT_PENALTY = 60;
/** Dollars: only where nothing else flies. */
const CLASH_PENALTY = 1_000;
/** Minutes at the airport before a flight, and into town after it. */
const AHEAD = 120;
const AFTER = 60;
/** For each hour before nine: the night before is short, and a night in town was paid for. */
const EARLY_PENALTY = 16;

/** ISO local time of landing: as the provider gives it, else from the departure and the time on the way. */
export function landingOf(flight: SeenFlight, { to }: Pick<AirRoute, 'to'>): string {
  if (flight.arrival_at !== undefined) return flight.arrival_at;
  const airport = to.airports.find(({ code }) => code === flight.destination) ?? to.airports[0];
  const lands = new Date(Date.parse(flight.departure_at) + flight.duration_to * 60_000);
  return toLocalIso(lands, timeZoneOf(airport));
}

/** ISO local time at which the way home lands; null for a return of which nobody says it. */
export function homeLandingOf(flight: SeenFlight, route: Route): string | null {
  if (route.kind === 'air') return landingOf(flight, route);
  return flight.return_arrival_at ?? null;
}

/** Flights that land on the day they should, else all that there are; none that returns before it has landed. */
export function usableFlights(found: Found, route: AirRoute, index: number): readonly SeenFlight[] {
  const all = [...found.flights(flightAskId(index)), ...found.flights(earlierAskId(index))].filter(
    (flight) =>
      flight.return_at === undefined ||
      Date.parse(flight.return_at) - Date.parse(landingOf(flight, route)) >= SHORTEST_VISIT_MS,
  );
  if (route.role === 'home') return all;
  const inTime = all.filter((flight) => landingOf(flight, route).slice(0, 10) === route.lands);
  return inTime.length > 0 ? inTime : all;
}

export function cheapestFlight(flights: readonly SeenFlight[]): SeenFlight | null {
  return flights.toSorted((a, b) => a.price - b.price)[0] ?? null;
}

/** The flight that costs least when hours, stops and bad times of the day count as money. */
export function easiestFlight(
  flights: readonly SeenFlight[],
  route: AirRoute,
  brief: Brief,
): SeenFlight | null {
  const weight = brief.comfort > 0 ? 3 : brief.comfort < 0 || brief.cheapFlights ? 0 : 1;
  const trouble = (flight: SeenFlight) =>
    flight.price + weight * nuisance(flight, route, brief) + clashes(flight, route, brief) * CLASH_PENALTY;
  return flights.toSorted((a, b) => trouble(a) - trouble(b))[0] ?? null;
}

/** Ways of a flight that lie in hours which the travellers have for something else. */
function clashes(flight: SeenFlight, route: AirRoute, { ownTimes, firstDay }: Brief): number {
  const ways: (readonly [string, string])[] = [[flight.departure_at, landingOf(flight, route)]];
  if (flight.return_at !== undefined) ways.push([flight.return_at, flight.return_at]);
  return ways.filter(([leaves, lands]) =>
    ownTimes.some(({ day, from, until }) => {
      const date = addDays(firstDay, day);
      const start = leaves.slice(0, 10) < date ? 0 : minutesAt(leaves) - AHEAD;
      const end = lands.slice(0, 10) > date ? DAY_MINUTES : minutesAt(lands) + AFTER;
      return leaves.slice(0, 10) <= date && date <= lands.slice(0, 10) && start < until && end > from;
    }),
  ).length;
}

/** Dollars; a day between two towns is lost by a late flight, the way home by an early one. */
function nuisance(flight: SeenFlight, route: AirRoute, { days, swaps }: Brief): number {
  const base = (flight.duration_to / 60) * 6 + flight.transfers * 25;
  const leaves = hourOf(flight.departure_at);
  const lands = hourOf(landingOf(flight, route));
  const goesBack = flight.return_at === undefined ? 18 : hourOf(flight.return_at);
  if (route.role === 'home') return base + Math.max(0, 12 - leaves) * LATE_PENALTY;
  // of two days, or where something is to be seen on the first or the last, the hours there are the trip
  const isSeen = days < 3 || swaps.some((swap) => 'to' in swap && (swap.to === 1 || swap.to === days));
  const [last, first, hour] = isSeen ? [10, 18, 20] : [14, 11, 6];
  const late = lands < 5 ? NIGHT_PENALTY : Math.max(0, lands - last) * hour;
  const early = route.role === 'between' ? Math.max(0, 9 - leaves) * EARLY_PENALTY : 0;
  return base + late + early + Math.max(0, first - goesBack) * hour;
}

function hourOf(isoLocal: string): number {
  return Number(isoLocal.slice(11, 13));
}
