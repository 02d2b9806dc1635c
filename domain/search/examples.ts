/** Searches that can be run as they are, for a page that has none yet. */
import { addDays, weekdayOf } from '../dates/calendar.ts';
import type { FlightSearchParams, HotelSearchParams, PlaceRef } from './searchApi.ts';

export type ExampleSearch =
  | { readonly type: 'flights'; readonly params: FlightSearchParams }
  | { readonly type: 'hotels'; readonly params: HotelSearchParams };

/** Far enough ahead that there are seats and beds. */
const DAYS_AHEAD = 28;
const FRIDAY = 5;

const london: PlaceRef = { name: 'London', code: 'LON' };
const rome: PlaceRef = { name: 'Rome', code: 'ROM' };
const newYork: PlaceRef = { name: 'New York', code: 'NYC' };
const tokyo: PlaceRef = { name: 'Tokyo', code: 'TYO' };
const paris: PlaceRef = { name: 'Paris', code: 'PAR' };
const lisbon: PlaceRef = { name: 'Lisbon', code: 'LIS' };

/** Three searches from the first Friday on that is four weeks ahead; `today` is the traveller's calendar day. */
export function exampleSearches(type: ExampleSearch['type'], today: string): readonly ExampleSearch[] {
  const start = fridayFrom(addDays(today, DAYS_AHEAD));
  return type === 'flights'
    ? [
        flights(london, rome, start, 3, 2),
        flights(newYork, tokyo, start, 14, 1),
        flights(paris, lisbon, start, null, 1),
      ]
    : [hotels(rome, start, 3), hotels(tokyo, start, 7), hotels(lisbon, start, 2)];
}

function fridayFrom(day: string): string {
  return addDays(day, (FRIDAY - weekdayOf(day) + 7) % 7);
}

/** @param nights until the way back; null for one-way */
function flights(
  from: PlaceRef,
  to: PlaceRef,
  departure: string,
  nights: number | null,
  passengers: number,
): ExampleSearch {
  const returnDate = nights === null ? null : addDays(departure, nights);
  const tripType = nights === null ? 'one-way' : 'return';
  return { type: 'flights', params: { from, to, departure, returnDate, tripType, passengers } };
}

function hotels(destination: PlaceRef, checkin: string, nights: number): ExampleSearch {
  return { type: 'hotels', params: { destination, checkin, checkout: addDays(checkin, nights) } };
}
