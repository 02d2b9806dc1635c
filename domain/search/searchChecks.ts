/**
 * What makes a search one that can be run. The forms check it while somebody types and the functions check it
 * again, in the same words; every message names its field.
 */
import { isIsoDate } from '../dates/calendar.ts';
import { MAX_PASSENGERS, type PlaceRef } from './searchApi.ts';

/** A flight search as a form holds it; the functions' own params fit as well. */
export interface FlightValues {
  readonly from: PlaceRef | null;
  readonly to: PlaceRef | null;
  /** ISO date; null is any date. */
  readonly departure: string | null;
  /** Null for one way. */
  readonly returnDate: string | null;
  readonly passengers: number;
}

/** A stay as a form holds it; the functions' own params fit as well. */
export interface StayValues {
  readonly destination: PlaceRef | null;
  readonly checkin: string | null;
  readonly checkout: string | null;
}

export interface FieldIssue<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/** Words for a flight to where it starts. */
export const SAME_PLACE = 'To: choose a place other than the one you leave from.';

/** What is wrong with a flight search; `today` is an ISO date, and earlier dates are past. */
export function flightIssues(values: FlightValues, today: string): FieldIssue<keyof FlightValues>[] {
  const { from, to, departure, returnDate, passengers } = values;
  return [
    ...issue('from', from?.name.trim() ? null : 'From: choose a city or airport from the list.'),
    ...issue('to', to?.name.trim() ? null : 'To: choose a city or airport from the list.'),
    ...issue('to', from && to && from.name.trim() && isSamePlace(from, to) ? SAME_PLACE : null),
    ...issue('departure', dateProblem(departure, 'Departure date', today)),
    ...issue('returnDate', dateProblem(returnDate, 'Return date', today)),
    ...issue(
      'departure',
      returnDate !== null && departure === null
        ? 'Departure date: choose one to go with the return date.'
        : null,
    ),
    ...issue(
      'returnDate',
      departure !== null && returnDate !== null && returnDate < departure
        ? 'Return date is before the departure date.'
        : null,
    ),
    ...issue(
      'passengers',
      Number.isInteger(passengers) && passengers >= 1 && passengers <= MAX_PASSENGERS
        ? null
        : `Passengers: choose 1 to ${MAX_PASSENGERS}.`,
    ),
  ];
}

/** What is wrong with a stay; `today` as above. */
export function stayIssues(values: StayValues, today: string): FieldIssue<keyof StayValues>[] {
  const { destination, checkin, checkout } = values;
  return [
    ...issue('destination', destination?.name.trim() ? null : 'Destination: choose a city from the list.'),
    ...issue('checkin', dateProblem(checkin, 'Check-in date', today)),
    ...issue('checkout', dateProblem(checkout, 'Check-out date', today)),
    ...issue(
      'checkin',
      checkout !== null && checkin === null
        ? 'Check-in date: choose one to go with the check-out date.'
        : null,
    ),
    ...issue(
      'checkout',
      checkin !== null && checkout !== null && checkout <= checkin
        ? 'Check-out date must be after the check-in date.'
        : null,
    ),
  ];
}

function issue<Field extends string>(field: Field, message: string | null): FieldIssue<Field>[] {
  return message === null ? [] : [{ field, message }];
}

function isSamePlace(a: PlaceRef, b: PlaceRef): boolean {
  if (a.code && b.code) return a.code === b.code;
  return a.name.trim().toLowerCase() === b.name.trim().toLowerCase();
}

function dateProblem(value: string | null, label: string, today: string): string | null {
  if (value === null) return null;
  if (!isIsoDate(value)) return `${label} is not a date.`;
  return value < today ? `${label} is in the past.` : null;
}
