/** Checks of the flight and hotel search forms; every message names its field. */
import { flightIssues, stayIssues, type FieldIssue } from '../search/searchChecks.ts';
import type { FlightSearchParams, HotelSearchParams, PlaceRef } from '../search/searchApi.ts';

export type { FieldIssue } from '../search/searchChecks.ts';

export interface FlightFormValues {
  from: PlaceRef | null;
  to: PlaceRef | null;
  /** ISO date; null or empty is any date. */
  departure: string | null;
  returnDate: string | null;
  tripType: 'return' | 'one-way';
  passengers: number;
}
export type FlightField = keyof FlightFormValues;

export interface HotelFormValues {
  destination: PlaceRef | null;
  checkin: string | null;
  checkout: string | null;
}
export type HotelField = keyof HotelFormValues;

export type SearchFormCheck<Params, Field extends string> =
  | { ok: true; params: Params }
  | { ok: false; issues: readonly FieldIssue<Field>[] };

const dateOrNull = (value: string | null) => (value === null || value.trim() === '' ? null : value.trim());

/** Checks a flight search; `today` is the traveller's calendar day. A one-way search drops the return date. */
export function checkFlightForm(
  values: FlightFormValues,
  today: string,
): SearchFormCheck<FlightSearchParams, FlightField> {
  const { from, to, tripType, passengers } = values;
  const departure = dateOrNull(values.departure);
  const returnDate = tripType === 'return' ? dateOrNull(values.returnDate) : null;
  const issues = flightIssues({ from, to, departure, returnDate, passengers }, today);
  if (issues.length > 0 || !from || !to) return { ok: false, issues };
  return { ok: true, params: { from, to, departure, returnDate, tripType, passengers } };
}

/** Checks a hotel search. */
export function checkHotelForm(
  values: HotelFormValues,
  today: string,
): SearchFormCheck<HotelSearchParams, HotelField> {
  const { destination } = values;
  const checkin = dateOrNull(values.checkin);
  const checkout = dateOrNull(values.checkout);
  const issues = stayIssues({ destination, checkin, checkout }, today);
  if (issues.length > 0 || !destination) return { ok: false, issues };
  return { ok: true, params: { destination, checkin, checkout } };
}
