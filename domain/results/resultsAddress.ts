/** What the address of a results page asks for, judged whole before anything is asked of the server. */
import { decodeFlightFilters, decodeHotelFilters } from './filterUrl.ts';
import { checkFlightForm, checkHotelForm } from '../forms/searchForm.ts';
import { isKnownCode } from './knownCodes.ts';
import { isKnownName } from './knownNames.ts';
import type { FlightFilters, HotelFilters } from './offerFilters.ts';
import type { FlightSearchParams, HotelSearchParams, PlaceRef } from '../search/searchApi.ts';
import { type DecodedSearch, decodeFlightSearch, decodeHotelSearch } from '../search/searchUrl.ts';

type Query = (key: string) => string | null;

interface Invalid {
  readonly status: 'invalid';
  readonly field: string;
  /** A sentence. */
  readonly message: string;
}

export type ResultsAddress<Params, Filters> =
  | { readonly status: 'none' }
  | { readonly status: 'ok'; readonly params: Params; readonly filters: Filters }
  | Invalid;

/**
 * Reads /flights. A well-formed address can still ask for what the form would refuse: a date in the past, a place
 * that nobody knows, a flight to nowhere else. `today` is the traveller's calendar day.
 */
export function readFlightAddress(
  query: Query,
  today: string,
): ResultsAddress<FlightSearchParams, FlightFilters> {
  const search = decodeFlightSearch(query);
  if (search.status !== 'ok') return search;
  const { from, to } = search.params;
  const refused =
    unknownPlace('from', 'From', from) ??
    unknownPlace('to', 'To', to) ??
    firstIssue(checkFlightForm(search.params, today));
  return refused ?? withFilters(search, decodeFlightFilters(query));
}

/** Reads /hotels, as {@link readFlightAddress}. */
export function readHotelAddress(
  query: Query,
  today: string,
): ResultsAddress<HotelSearchParams, HotelFilters> {
  const search = decodeHotelSearch(query);
  if (search.status !== 'ok') return search;
  const refused =
    unknownPlace('destination', 'Destination', search.params.destination) ??
    firstIssue(checkHotelForm(search.params, today));
  return refused ?? withFilters(search, decodeHotelFilters(query));
}

/** A code decides which place is meant; without one it is the name, as somebody wrote it into a link. */
function unknownPlace(field: string, label: string, { name, code }: PlaceRef): Invalid | null {
  if (code === undefined ? isKnownName(name) : isKnownCode(code)) return null;
  const message =
    code === undefined
      ? `${label}: we do not know “${name}”. Pick a city or airport from the list.`
      : `${label}: there is no place with the code ${code}.`;
  return { status: 'invalid', field, message };
}

type FormCheck = ReturnType<typeof checkFlightForm> | ReturnType<typeof checkHotelForm>;

function firstIssue(check: FormCheck): Invalid | null {
  if (check.ok) return null;
  const [issue] = check.issues;
  return { status: 'invalid', field: issue?.field ?? 'search', message: issue?.message ?? '' };
}

function withFilters<Params, Filters>(
  search: { params: Params },
  filters: Exclude<DecodedSearch<Filters>, { status: 'none' }>,
): ResultsAddress<Params, Filters> {
  if (filters.status === 'invalid') return filters;
  return { status: 'ok', params: search.params, filters: filters.params };
}
