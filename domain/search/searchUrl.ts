/**
 * Searches in the address bar, so that a results page can be reloaded, shared and gone back to. Plain records
 * and a getter stand for URLSearchParams, which pure code cannot name:
 * `new URLSearchParams(encodeFlightSearch(params))`, `decodeFlightSearch((key) => query.get(key))`.
 */
import {
  type FlightSearchParams,
  type HotelSearchParams,
  type PlaceRef,
  flightSearchParamsSchema,
  hotelSearchParamsSchema,
} from './searchApi.ts';
import type { ExampleSearch } from './examples.ts';

type Query = (key: string) => string | null;

/** What an address says: no search at all, a search, or what is wrong with it. */
export type DecodedSearch<Params> =
  | { status: 'none' }
  | { status: 'ok'; params: Params }
  | { status: 'invalid'; field: string; message: string };

function filled(entries: Record<string, string | null | undefined>): Record<string, string> {
  const kept = Object.entries(entries).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return Object.fromEntries(kept);
}

function place(name: string | null, code: string | null): PlaceRef {
  return code ? { name: name ?? '', code } : { name: name ?? '' };
}

interface Issue {
  path: PropertyKey[];
  message: string;
}

/** Fields of a search in words, for those who were sent a broken link. */
const fieldWords: Record<string, string> = {
  from: 'the place to fly from',
  to: 'the place to fly to',
  departure: 'the departure date',
  returnDate: 'the return date',
  tripType: 'whether it is a return or a one-way trip',
  passengers: 'the number of passengers',
  destination: 'the destination',
  checkin: 'the check-in date',
  checkout: 'the check-out date',
};

function invalid(issue: Issue | undefined): { status: 'invalid'; field: string; message: string } {
  const field = String(issue?.path[0] ?? 'search');
  return { status: 'invalid', field, message: `It does not say ${fieldWords[field] ?? field} properly.` };
}

export function encodeFlightSearch(params: FlightSearchParams): Record<string, string> {
  return filled({
    from: params.from.name,
    fromCode: params.from.code,
    to: params.to.name,
    toCode: params.to.code,
    departure: params.departure,
    return: params.tripType === 'return' ? params.returnDate : null,
    trip: params.tripType,
    passengers: String(params.passengers),
  });
}

export function decodeFlightSearch(query: Query): DecodedSearch<FlightSearchParams> {
  const [from, to] = [query('from'), query('to')];
  if (from === null && to === null) return { status: 'none' };
  const tripType = query('trip') ?? (query('return') ? 'return' : 'one-way');
  const parsed = flightSearchParamsSchema.safeParse({
    from: place(from, query('fromCode')),
    to: place(to, query('toCode')),
    departure: query('departure'),
    returnDate: tripType === 'return' ? query('return') : null,
    tripType,
    // the default traveller count of requirements §2
    passengers: Number(query('passengers') ?? '1'),
  });
  return parsed.success ? { status: 'ok', params: parsed.data } : invalid(parsed.error.issues[0]);
}

export function encodeHotelSearch(params: HotelSearchParams): Record<string, string> {
  return filled({
    destination: params.destination.name,
    code: params.destination.code,
    checkin: params.checkin,
    checkout: params.checkout,
  });
}

/** The query of a search's results page. */
export function encodeSearch(search: ExampleSearch): Record<string, string> {
  return search.type === 'flights' ? encodeFlightSearch(search.params) : encodeHotelSearch(search.params);
}

export function decodeHotelSearch(query: Query): DecodedSearch<HotelSearchParams> {
  const destination = query('destination');
  if (destination === null) return { status: 'none' };
  const parsed = hotelSearchParamsSchema.safeParse({
    destination: place(destination, query('code')),
    checkin: query('checkin'),
    checkout: query('checkout'),
  });
  return parsed.success ? { status: 'ok', params: parsed.data } : invalid(parsed.error.issues[0]);
}
