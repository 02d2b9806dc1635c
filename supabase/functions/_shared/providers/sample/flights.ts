/**
 * Sample flights: a timetable made from real airports and distances under invented carriers. The same query gives
 * the same offers; every one is marked `sample`.
 */
import { addDays, daysBetween } from '../../../../../domain/dates/calendar.ts';
import { loadGazetteer } from '../../../../../engine/facts/gazetteer.ts';
import { distanceKm, instantOfLocal, timeZoneOf, toLocalIso } from '../../../../../engine/facts/geo.ts';
import { SAMPLE_CARRIERS, type SampleCarrier } from './carriers.ts';
import { seededRandom, type Random } from './random.ts';
import { legMinutes, lengthKm, oneWayFare, waysBetween, type Way } from './timetable.ts';
import type { FlightOffer } from '../../../../../domain/offers/offers.ts';
import type { Airport } from '../../../../../engine/facts/types.ts';
import type { FlightProvider } from '../flights.ts';
import type { FlightQuery } from '../../../../../engine/offers/offerSource.ts';

const MAX_OFFERS = 16;
const MIN_OFFERS = 8;
/** Days ahead offered when the traveller named no date. */
const ANY_DATE_DAYS = [21, 28, 35, 43, 52, 61] as const;
const LONG_HAUL_KM = 4_000;
const MIN_CHANGE_MINUTES = 60;
const MAX_CHANGE_MINUTES = 185;

export const sampleFlights: FlightProvider = {
  async search(query) {
    return offersOf(query, await waysOf(query));
  },
  async lowestPrices(queries) {
    const [first] = queries;
    const ways = first ? await waysOf(first) : [];
    return queries.map((query) => offersOf(query, ways)[0]?.price ?? null);
  },
};

async function waysOf(query: FlightQuery): Promise<Way[]> {
  const gazetteer = await loadGazetteer();
  return airportPairs(query).flatMap(([from, to]) =>
    waysBetween(from, to, (code) => gazetteer.airport(code)),
  );
}

/** Cheapest first. */
function offersOf(query: FlightQuery, ways: readonly Way[]): FlightOffer[] {
  const dates =
    query.departure === null ? ANY_DATE_DAYS.map((days) => addDays(query.today, days)) : [query.departure];
  return spread(dates, ways)
    .map(({ date, way }, index) => makeOffer({ query, date, way, index }))
    .filter(canTurnRound)
    .sort((a, b) => a.price - b.price);
}

/** The usual airports of both ends and an alternative each; long flights land at the usual one only. */
function airportPairs({ origin, destination }: FlightQuery): [Airport, Airport][] {
  const isLong = distanceKm(origin.airports[0], destination.airports[0]) > LONG_HAUL_KM;
  const targets = destination.airports.slice(0, isLong ? 1 : 2);
  const pairs = origin.airports
    .slice(0, 2)
    .flatMap((from) => targets.map((to): [Airport, Airport] => [from, to]));
  return pairs.filter(([from, to]) => from.code !== to.code).slice(0, 3);
}

/** Goes round the ways and the dates until there are enough departures. */
function spread(dates: readonly string[], ways: readonly Way[]): { date: string; way: Way }[] {
  if (ways.length === 0) return [];
  const count = Math.min(MAX_OFFERS, Math.max(MIN_OFFERS, ways.length * 2));
  return Array.from({ length: count }, (_, index) => {
    const way = ways[index % ways.length] ?? ways[0];
    const date = dates[index % dates.length] ?? dates[0];
    return way && date !== undefined ? [{ date, way }] : [];
  }).flat();
}

interface Departure {
  readonly query: FlightQuery;
  readonly date: string;
  readonly way: Way;
  readonly index: number;
}

function makeOffer({ query, date, way, index }: Departure): FlightOffer {
  const codes = way.map((airport) => airport.code);
  const random = seededRandom(`${codes.join('-')}|${date}|${query.returnDate ?? ''}|${index}`);
  const carrier = pickCarrier(way, random);
  const outbound = fly(way, date, random);
  const daysAhead = daysBetween(query.today, date);
  const fare = { km: lengthKm(way), stops: way.length - 2, daysAhead, carrier, random };
  const back = query.returnDate;
  const price =
    oneWayFare({ ...fare, departure: date }) +
    (back === null
      ? 0
      : oneWayFare({ ...fare, departure: back, daysAhead: daysBetween(query.today, back) }) * 0.86);
  const [origin] = way;
  const destination = way[way.length - 1] ?? origin;
  const flightNumber = String(100 + random.between(0, 799));
  return {
    id: `sample-${codes.join('')}-${date}-${back ?? 'ow'}-${carrier.code}${flightNumber}-${index}`,
    origin: origin.code,
    destination: destination.code,
    flight_number: flightNumber,
    airline: carrier.code,
    airline_name: carrier.name,
    price: Math.round(price),
    departure_at: outbound.departure_at,
    arrival_at: outbound.arrival_at,
    ...(back === null ? {} : wayBack(fly(turned(way), back, random, departureMinute(random)), way)),
    duration_to: outbound.minutes,
    transfers: way.length - 2,
    ...(way.length > 2 ? { via: codes.slice(1, -1) } : {}),
    link: '',
    sample: true,
  };
}

function pickCarrier(way: Way, random: Random): SampleCarrier {
  const longestLeg = Math.max(
    ...way.slice(1).map((airport, index) => lengthKm([way[index] ?? airport, airport])),
  );
  const [first, ...rest] = SAMPLE_CARRIERS.filter((carrier) => carrier.rangeKm >= longestLeg);
  return random.pick([first ?? SAMPLE_CARRIERS[0], ...rest]);
}

interface Flown {
  readonly departure_at: string;
  readonly arrival_at: string;
  readonly minutes: number;
}

/** @param leavesAt minutes after midnight at the origin; drawn after the waits between the legs where it is left out */
function fly(way: Way, date: string, random: Random, leavesAt?: number): Flown {
  const [origin] = way;
  const destination = way[way.length - 1] ?? origin;
  const minutes = way
    .slice(1)
    .map((airport, index) => legMinutes(lengthKm([way[index] ?? airport, airport])))
    .reduce(
      (sum, leg, index) =>
        sum + leg + (index > 0 ? roundTo5(random.between(MIN_CHANGE_MINUTES, MAX_CHANGE_MINUTES)) : 0),
      0,
    );
  const zone = timeZoneOf(origin);
  const departure = instantOfLocal(date, leavesAt ?? departureMinute(random), zone);
  const arrival = new Date(departure.getTime() + minutes * 60_000);
  return {
    departure_at: toLocalIso(departure, zone),
    arrival_at: toLocalIso(arrival, timeZoneOf(destination)),
    minutes,
  };
}

function turned(way: Way): Way {
  const [last, ...rest] = way.toReversed();
  return last === undefined ? way : [last, ...rest];
}

/** The way back as an offer carries it. */
function wayBack({ departure_at, arrival_at, minutes }: Flown, way: Way): Partial<FlightOffer> {
  return {
    return_at: departure_at,
    return_arrival_at: arrival_at,
    return_duration: minutes,
    return_transfers: way.length - 2,
  };
}

/** A trip there and back in a day may leave no time in between: nobody would sell that. */
function canTurnRound({ arrival_at, return_at }: FlightOffer): boolean {
  if (arrival_at === undefined || return_at === undefined) return true;
  return Date.parse(return_at) - Date.parse(arrival_at) >= MIN_CHANGE_MINUTES * 60_000;
}

/** Between 06:00 and 22:55, on five minutes. */
function departureMinute(random: Random): number {
  return roundTo5(random.between(6 * 60, 22 * 60 + 55));
}

function roundTo5(minutes: number): number {
  return Math.round(minutes / 5) * 5;
}
