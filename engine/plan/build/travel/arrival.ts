/** From the gate to the room, and what that leaves of the day. */
import { settled } from '../../../../domain/itinerary/landing.ts';
import { checkInWords, ESTIMATE_WORDS } from '../../../../domain/itinerary/travelWords.ts';
import { hoursAndMinutes } from '../../../say/write/format.ts';
import { hasBorderCheck } from '../../../facts/borders.ts';
import { DAY_END, hourInWords } from '../clock.ts';
import { transfer } from './flightItems.ts';
import { formalityMinutes, transferMinutes } from './transferTime.ts';
import type { Brief } from '../../brief/brief.ts';
import type { AirRoute, Route } from '../../brief/routes.ts';
import type { Choice } from '../../choose/choose.ts';
import type { Days } from '../days.ts';
import type { Draft } from '../types.ts';

const CHECK_IN = 30;
const SETTLE = 30;
/** From the gate to the kerb where nobody knows whether there is a border. */
const BORDER = 60;
/** Ways are told to five minutes: they are estimates. */
const STEP = 5;

/** What an arrival is reckoned from. */
export interface Arrival {
  readonly days: Days;
  readonly brief: Brief;
  readonly choice: Choice;
}

/**
 * From the gate into town and into the room, which may be after midnight.
 * @param landsOn index of the day
 * @param lands minute of the day
 * @param code IATA code of the airport
 */
export function intoTown(trip: Arrival, route: AirRoute, landsOn: number, lands: number, code: string): void {
  const { to } = route;
  const stop = stopAt(trip.brief, route);
  const airport = to.airports.find((own) => own.code === code) ?? null;
  const way = transferMinutes(trip.brief.stops[stop]?.guide ?? null, airport, to);
  const minutes = Math.ceil((formalityMinutes(route) + way) / STEP) * STEP;
  settle(trip, { stop, city: to.city, landsOn, lands, minutes, words: describe(route, minutes) });
}

/**
 * From the gate of a flight that the traveller has already, of which only the hour of landing is known: a border is
 * reckoned with.
 * @param lands minute of the first day
 */
export function fromOwnFlight(trip: Arrival, lands: number): void {
  const [{ guide, place }] = trip.brief.stops;
  const way = transferMinutes(guide, place.airports[0], place);
  const minutes = Math.ceil((BORDER + way) / STEP) * STEP;
  const words = `you land at ${hourInWords(lands)}; about ${hoursAndMinutes(minutes)} for the border, bags and the way into town, ${ESTIMATE_WORDS}`;
  settle(trip, { stop: 0, city: place.city, landsOn: 0, lands, minutes, words });
}

interface Landing {
  readonly stop: number;
  readonly city: string;
  /** Index of the day, and minute of it. */
  readonly landsOn: number;
  readonly lands: number;
  /** From the gate to the hotel. */
  readonly minutes: number;
  readonly words: string;
}

function settle(trip: Arrival, { stop, city, landsOn, lands, minutes, words }: Landing): void {
  const { days, brief } = trip;
  const hasNextDay = landsOn + 1 < brief.days;
  const { way, note, isNextDay, at } = settled({
    lands,
    minutes,
    checkIn: CHECK_IN,
    hasNextDay,
    note: words,
  });
  if (way)
    days.add(way.isNextDay ? landsOn + 1 : landsOn, transfer(way.start, way.end, `Into ${city}`, note, city));
  if (isNextDay) days.startAt(landsOn, DAY_END);
  arrive(trip, stop, isNextDay ? landsOn + 1 : landsOn, at);
}

function describe({ from, to }: Route, minutes: number): string {
  const hasBorder = hasBorderCheck(from.countryCode, to.countryCode);
  const steps = hasBorder ? 'the border, bags and the way into town' : 'bags and the way into town';
  return `about ${hoursAndMinutes(minutes)} for ${steps}, ${ESTIMATE_WORDS}`;
}

/** The stop that a way leads to; a town may be a stop twice. */
export function stopAt(brief: Brief, route: Route): number {
  const firstDay = route.kind === 'air' ? route.lands : route.date;
  return brief.stops.findIndex((own) => own.place === route.to && own.firstDay === firstDay);
}

/** Checks in, and leaves the rest of the day free. */
export function arrive({ days, brief, choice }: Arrival, stop: number, day: number, at: number): void {
  const stay = stayItem(brief, choice, stop, at, 'Check in at');
  if (stay) days.add(day, stay);
  days.startAt(day, at + CHECK_IN + SETTLE);
}

/** The item at the hotel of a stop; null where there is none, or no time left that day. */
export function stayItem(
  brief: Brief,
  choice: Choice,
  stop: number,
  at: number,
  words: string,
): Draft | null {
  const hotel = choice.hotels[stop];
  const own = brief.stops[stop];
  if (!hotel || !own || at >= DAY_END) return null;
  return {
    kind: 'stay',
    start: at,
    end: Math.min(at + CHECK_IN, DAY_END),
    title: `${words} ${hotel.hotelName}`.slice(0, 200),
    note: checkInWords(hotel.district, at),
    city: own.place.city,
    cost: hotel.priceFrom * own.nights * brief.rooms,
    offerId: hotel.hotelId,
  };
}
