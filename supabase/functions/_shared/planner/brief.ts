/** A trip made concrete: days, dates, flights to look for. What had to be assumed is said. */
import { weekdayOf, type Weekday } from '../dates.ts';
import { addDays, daysBetween } from '../domain/dates.ts';
import { distanceKm, instantOfLocal, timeZoneOf, toLocalIso } from '../places/geo.ts';
import { formatDay } from './write/format.ts';
import type { Interest } from '../guides/types.ts';
import type { Gazetteer } from '../places/gazetteer.ts';
import type { Gazetted } from '../places/types.ts';
import type { Traveller } from '../assistant/traveller.ts';
import type { Trip } from './conversation.ts';
import type { Budget, DateWish } from './parse/types.ts';

export interface Brief {
  readonly destination: Gazetted;
  readonly origin: Gazetted | null;
  /** ISO dates of the first and the last day at the destination. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly days: number;
  readonly nights: number;
  /** ISO date on which the outbound leaves: before the first day when it flies overnight. */
  readonly departure: string;
  readonly adults: number;
  readonly children: number;
  readonly travellers: number;
  readonly rooms: number;
  readonly budget: Budget | null;
  /** Most a night, from the profile. */
  readonly nightlyLimit: number | null;
  readonly interests: readonly Interest[];
  readonly avoid: readonly Interest[];
  readonly pace: 'slow' | 'full' | null;
  readonly comfort: number;
  readonly swaps: readonly (readonly [number, number])[];
  /** Sentences on what was assumed or corrected. */
  readonly notes: readonly string[];
}

const MAX_DAYS = 14;
const DEFAULT_DAYS = 4;
const DEFAULT_LEAD_DAYS = 42;
/** Flights take at most this many on one booking. */
const MAX_TRAVELLERS = 9;
const TUESDAY = 2;
const FRIDAY = 5;

/** Completes a trip that has a destination. @throws Error when it has none */
export function makeBrief(trip: Trip, traveller: Traveller, gazetteer: Gazetteer): Brief {
  const [mention, ...others] = trip.destinations;
  if (!mention) throw new Error('A brief needs a destination');
  const notes: string[] = [];
  const destination = mention.place;
  if (mention.corrected !== null)
    notes.push(`I read “${mention.corrected}” as ${destination.name}, ${destination.country}.`);
  if (others.length > 0)
    notes.push(
      severalNote(
        destination.name,
        others.map((other) => other.place.name),
      ),
    );

  const days = lengthOf(trip, notes);
  const origin = originOf(trip, traveller, destination, gazetteer, notes);
  const lead = origin ? overnightDays(origin, destination) : 0;
  const firstDay = firstDayOf(trip, days, lead, traveller.today, notes);
  const adults = Math.min(trip.party?.adults ?? 1, MAX_TRAVELLERS);
  const children = Math.min(trip.party?.children ?? 0, MAX_TRAVELLERS - adults);
  if (trip.party && trip.party.adults + trip.party.children > MAX_TRAVELLERS) {
    notes.push(
      `One booking takes at most ${MAX_TRAVELLERS} travellers, so the sums are for ${adults + children}.`,
    );
  }
  if (!trip.party) notes.push('You did not say how many travel, so I planned for one adult.');
  return {
    destination,
    origin,
    firstDay,
    lastDay: addDays(firstDay, days - 1),
    days,
    nights: days - 1,
    departure: addDays(firstDay, -lead),
    adults,
    children,
    travellers: adults + children,
    rooms: Math.ceil((adults + children) / 2),
    budget: trip.budget,
    nightlyLimit: traveller.budgetPerNight ?? null,
    interests: trip.interests,
    avoid: trip.avoid,
    pace: trip.pace,
    comfort: trip.comfort,
    swaps: trip.swaps,
    notes,
  };
}

function severalNote(first: string, others: readonly string[]): string {
  return `You named several places. I plan them one at a time, so this is ${first}; ask for ${others.join(', ')} next.`;
}

function lengthOf(trip: Trip, notes: string[]): number {
  const wanted =
    trip.days ?? (trip.dates?.kind === 'days' ? daysBetween(trip.dates.start, trip.dates.end) + 1 : null);
  if (wanted === null) {
    notes.push(`You named no length, so I planned ${DEFAULT_DAYS} days.`);
    return DEFAULT_DAYS;
  }
  if (wanted > MAX_DAYS)
    notes.push(`I plan at most ${MAX_DAYS} days at a time; these are the first ${MAX_DAYS}.`);
  return Math.max(1, Math.min(MAX_DAYS, wanted));
}

function originOf(
  trip: Trip,
  traveller: Traveller,
  destination: Gazetted,
  gazetteer: Gazetteer,
  notes: string[],
): Gazetted | null {
  const said = trip.origin?.place ?? null;
  if (trip.origin && trip.origin.corrected !== null && said) {
    notes.push(`I read “${trip.origin.corrected}” as ${said.name}, ${said.country}.`);
  }
  const home = said ?? homeOf(traveller, gazetteer);
  if (!home) return null;
  const isThere = home.airports.some((airport) =>
    destination.airports.some((other) => other.code === airport.code),
  );
  if (isThere) {
    notes.push(
      `${home.name} and ${destination.name} share their airports, so there is no flight to look for.`,
    );
    return null;
  }
  if (!said) notes.push(`I took ${home.name} from your profile as the place you leave from.`);
  return home;
}

function homeOf(traveller: Traveller, gazetteer: Gazetteer): Gazetted | null {
  const name = traveller.homeLocation;
  if (name === undefined) return null;
  return gazetteer.byName(name) ?? gazetteer.byName(name.split(',')[0] ?? '') ?? null;
}

/** Nights spent on the way, judged by a departure at one in the afternoon. */
function overnightDays(origin: Gazetted, destination: Gazetted): number {
  const [from] = origin.airports;
  const [to] = destination.airports;
  const km = distanceKm(from, to);
  const minutes = 35 + (km / 850) * 60 + (km > 6_000 ? 120 : 0);
  const day = '2027-06-15';
  const leaves = instantOfLocal(day, 13 * 60, timeZoneOf(from));
  const arrives = toLocalIso(new Date(leaves.getTime() + minutes * 60_000), timeZoneOf(to));
  return Math.max(0, daysBetween(day, arrives.slice(0, 10)));
}

function firstDayOf(trip: Trip, days: number, lead: number, today: string, notes: string[]): string {
  const { dates } = trip;
  // fares are lowest in the middle of the week; a weekend begins on Friday
  const weekday = trip.isWeekend ? FRIDAY : TUESDAY;
  if (!dates) {
    const first = nearest(weekday, addDays(today, DEFAULT_LEAD_DAYS + lead));
    notes.push(`You named no dates, so I took ${formatDay(first)} as the first day.`);
    return first;
  }
  if (dates.movedFrom !== null) {
    notes.push(
      `${capital(dates.movedFrom)} is in the past, so I planned the same dates in ${dates.start.slice(0, 4)}.`,
    );
  }
  const first = dates.kind === 'window' ? withinWindow(dates, days, weekday) : dates.start;
  const soonest = addDays(today, lead);
  return first < soonest ? soonest : first;
}

/** In the middle of the window, on the weekday where there is room. */
function withinWindow({ start, end }: DateWish, days: number, weekday: Weekday): string {
  const room = daysBetween(start, end) + 1 - days;
  if (room <= 0) return start;
  const middle = addDays(start, Math.floor(room / 2));
  const wanted = nearest(weekday, middle);
  return wanted >= start && wanted <= addDays(start, room) ? wanted : middle;
}

/** The date nearest to another on a weekday. */
function nearest(weekday: Weekday, date: string): string {
  const ahead = (weekday - weekdayOf(date) + 7) % 7;
  return addDays(date, ahead > 3 ? ahead - 7 : ahead);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
