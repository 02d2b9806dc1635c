/**
 * Filters and order in the address, beside the search (searchUrl.ts), so that a shared link shows what its sender
 * saw. Words of the address are lower case: `?max=400&stops=non-stop,1&times=morning&sort=duration`.
 */
import {
  DAY_PARTS,
  FLIGHT_SORTS,
  type FlightFilters,
  HOTEL_SORTS,
  type HotelFilters,
  PRICE_SCALE,
  STAR_CHOICES,
  STOP_CHOICES,
} from './offerFilters.ts';
import type { DecodedSearch } from '../search/searchUrl.ts';

type Query = (key: string) => string | null;
type Decoded<Filters> = Exclude<DecodedSearch<Filters>, { status: 'none' }>;

const stopWords = ['non-stop', '1', '2plus'] as const;
const dayPartWords = ['morning', 'afternoon', 'evening'] as const;
const starWords = ['5', '4', '3', '2'] as const;

/** A filter of the address that is none; named to the reader, never guessed at. */
class Unreadable extends Error {
  constructor(readonly field: string) {
    super(field);
  }
}

/** The address's part for these filters; what is untouched takes no room in it. */
export function encodeFlightFilters({
  maxPrice,
  stops,
  dayParts,
  sort,
}: FlightFilters): Record<string, string> {
  return filled({
    max: maxPrice === null ? '' : String(maxPrice),
    stops: listOf(stops, STOP_CHOICES, stopWords),
    times: listOf(dayParts, DAY_PARTS, dayPartWords),
    sort: sort === 'price' ? '' : sort,
  });
}

/** As {@link encodeFlightFilters}. */
export function encodeHotelFilters({ maxPrice, stars, sort }: HotelFilters): Record<string, string> {
  return filled({
    max: maxPrice === null ? '' : String(maxPrice),
    stars: listOf(stars, STAR_CHOICES, starWords),
    sort: sort === 'price' ? '' : sort,
  });
}

/** Reads the filters of an address back, or says which of them cannot be read. */
export function decodeFlightFilters(query: Query): Decoded<FlightFilters> {
  return decoded(() => ({
    maxPrice: readPrice(query('max')),
    stops: readList('stops', query('stops'), STOP_CHOICES, stopWords),
    dayParts: readList('times', query('times'), DAY_PARTS, dayPartWords),
    sort: readChoice(query('sort'), FLIGHT_SORTS),
  }));
}

/** As {@link decodeFlightFilters}. */
export function decodeHotelFilters(query: Query): Decoded<HotelFilters> {
  return decoded(() => ({
    maxPrice: readPrice(query('max')),
    stars: readList('stars', query('stars'), STAR_CHOICES, starWords),
    sort: readChoice(query('sort'), HOTEL_SORTS),
  }));
}

function decoded<Filters>(read: () => Filters): Decoded<Filters> {
  try {
    return { status: 'ok', params: read() };
  } catch (thrown) {
    if (!(thrown instanceof Unreadable)) throw thrown;
    const { field } = thrown;
    return { status: 'invalid', field, message: `The filter in the address cannot be read: ${field}.` };
  }
}

function filled(entries: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== ''));
}

function listOf<T>(chosen: readonly T[], choices: readonly T[], words: readonly string[]): string {
  return words.filter((_, index) => chosen.some((choice) => choice === choices[index])).join(',');
}

function readPrice(text: string | null): number | null {
  if (text === null) return null;
  const price = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (!(price <= PRICE_SCALE.max && price % PRICE_SCALE.step === 0)) throw new Unreadable('max');
  return price;
}

function readList<T>(
  field: string,
  text: string | null,
  choices: readonly T[],
  words: readonly string[],
): readonly T[] {
  if (text === null) return [];
  const asked = text.split(',', words.length + 1);
  if (asked.length > words.length || asked.some((word) => !words.includes(word))) throw new Unreadable(field);
  return choices.filter((_, index) => asked.includes(words[index] ?? ''));
}

function readChoice<T extends string>(text: string | null, choices: readonly [T, ...T[]]): T {
  if (text === null) return choices[0];
  const found = choices.find((choice) => choice === text);
  if (found === undefined) throw new Unreadable('sort');
  return found;
}
