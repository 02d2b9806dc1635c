/** A town of the trip on a date of it: "we want to be in Ottawa on 1 July". */
import { daysBetween } from '../../domain/dates/calendar.ts';
import { changeLength, lengthOfStops, reorderStops } from './tripEdits.ts';
import type { Gazetted } from '../facts/types.ts';
import type { Message } from '../read/types.ts';
import type { TripSpec } from './spec.ts';

export interface StayOn {
  readonly place: Gazetted;
  /** Days after the first of the trip. */
  readonly day: number;
}

/** Nights that a town next to it may give, before the towns change their order. */
const MOST_GIVEN = 2;

/** The one town that a message names with a date, where the trip goes there and holds that date; null otherwise. */
export function stayOnIn(trip: TripSpec, message: Message): StayOn | null {
  const { destinations, dates, days, origin, drops, edit, party, musts, isAnother, isInstead } = message;
  const [town, ...others] = destinations;
  const isMore = others.length + drops.length > 0 || edit !== null || days !== null || isAnother || isInstead;
  // "the Uffizi in Florence on 12 May" is of the thing
  if (!town || isMore || origin !== null || party !== null || musts.length > 0) return null;
  if (dates?.kind !== 'start' || dates.isEnd === true || !trip.dates || trip.dates.kind === 'window')
    return null;
  if (trip.isChoice || trip.destinations.every(({ place }) => place !== town.place)) return null;
  const length = lengthOfStops(trip).reduce((sum, own) => sum + own, 0);
  const day = daysBetween(trip.dates.start, dates.start);
  // on the first day of all it is where the trip starts
  return day > 0 && day < length ? { place: town.place, day } : null;
}

/** The trip with that town on that day: a neighbour gives nights for it, or the towns change their order. */
export function stayingOn(trip: TripSpec, { place, day }: StayOn): TripSpec {
  const lengths = lengthOfStops(trip);
  const index = trip.destinations.findIndex((stop) => stop.place === place);
  const start = lengths.slice(0, index).reduce((sum, own) => sum + own, 0);
  const end = start + (lengths[index] ?? 0) - 1;
  if (day >= start && day <= end) return trip;
  const lacking = day < start ? start - day : day - end;
  const giver = day < start ? index - 1 : index + 1;
  if (lacking <= MOST_GIVEN && (lengths[giver] ?? 0) > lacking)
    return changeLength(changeLength(trip, -lacking, giver), lacking, index);
  const others = trip.destinations.map((stop) => stop.place).filter((own) => own !== place);
  const orders = trip.destinations.map((_, at) => [...others.slice(0, at), place, ...others.slice(at)]);
  const tried = orders.map((order) => reorderStops(trip, order));
  return tried.find((own) => isThere(own, { place, day })) ?? trip;
}

function isThere(trip: TripSpec, { place, day }: StayOn): boolean {
  const lengths = lengthOfStops(trip);
  const index = trip.destinations.findIndex((stop) => stop.place === place);
  const start = lengths.slice(0, index).reduce((sum, own) => sum + own, 0);
  return day >= start && day < start + (lengths[index] ?? 0);
}
