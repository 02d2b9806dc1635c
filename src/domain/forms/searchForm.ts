/** Checks of the flight and hotel search forms; every message names its field. */
import type { FlightSearchParams, HotelSearchParams, PlaceRef } from '../search.ts';
import { MAX_PASSENGERS } from '../search.ts';
import { isIsoDate } from '../dates.ts';

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

export interface FieldIssue<Field extends string> {
  field: Field;
  message: string;
}

export type SearchFormCheck<Params, Field extends string> =
  | { ok: true; params: Params }
  | { ok: false; issues: readonly FieldIssue<Field>[] };

const dateOrNull = (value: string | null) => (value === null || value.trim() === '' ? null : value.trim());

function samePlace(a: PlaceRef, b: PlaceRef): boolean {
  if (a.code && b.code) return a.code === b.code;
  return a.name.trim().toLowerCase() === b.name.trim().toLowerCase();
}

function checkDate(value: string | null, label: string, today: string): string | null {
  if (value === null) return null;
  if (!isIsoDate(value)) return `${label} is not a date.`;
  return value < today ? `${label} is in the past.` : null;
}

/** Checks a flight search; `today` is the traveller's calendar day. A one-way search drops the return date. */
export function checkFlightForm(
  values: FlightFormValues,
  today: string,
): SearchFormCheck<FlightSearchParams, FlightField> {
  const { from, to, tripType, passengers } = values;
  const departure = dateOrNull(values.departure);
  const returnDate = tripType === 'return' ? dateOrNull(values.returnDate) : null;
  const issues: FieldIssue<FlightField>[] = [];
  const add = (field: FlightField, message: string | null) => {
    if (message !== null) issues.push({ field, message });
  };

  if (!from?.name.trim()) add('from', 'From: choose a city or airport from the list.');
  if (!to?.name.trim()) add('to', 'To: choose a city or airport from the list.');
  if (from && to && from.name.trim() && samePlace(from, to)) {
    add('to', 'To: choose a place other than the one you leave from.');
  }
  add('departure', checkDate(departure, 'Departure date', today));
  add('returnDate', checkDate(returnDate, 'Return date', today));
  if (returnDate !== null && departure === null) {
    add('departure', 'Departure date: choose one to go with the return date.');
  }
  if (departure !== null && returnDate !== null && returnDate < departure) {
    add('returnDate', 'Return date is before the departure date.');
  }
  if (!Number.isInteger(passengers) || passengers < 1 || passengers > MAX_PASSENGERS) {
    add('passengers', `Passengers: choose 1 to ${MAX_PASSENGERS}.`);
  }
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
  const issues: FieldIssue<HotelField>[] = [];
  const add = (field: HotelField, message: string | null) => {
    if (message !== null) issues.push({ field, message });
  };

  if (!destination?.name.trim()) add('destination', 'Destination: choose a city from the list.');
  add('checkin', checkDate(checkin, 'Check-in date', today));
  add('checkout', checkDate(checkout, 'Check-out date', today));
  if (checkout !== null && checkin === null) {
    add('checkin', 'Check-in date: choose one to go with the check-out date.');
  }
  if (checkin !== null && checkout !== null && checkout <= checkin) {
    add('checkout', 'Check-out date must be after the check-in date.');
  }
  if (issues.length > 0 || !destination) return { ok: false, issues };
  return { ok: true, params: { destination, checkin, checkout } };
}
