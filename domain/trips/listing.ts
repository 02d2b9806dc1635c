/** The order of My Trips: what is on or ahead first, what is past after it, what is archived by itself. */
import { formatDate, formatDayMonth } from '../dates/formatDates.ts';
import { normalize } from '../text/normalize.ts';
import type { TripSummary } from './summary.ts';
import type { TripHead } from './trip.ts';

interface Listed {
  readonly trip: Pick<TripHead, 'title' | 'state' | 'startsOn' | 'endsOn'>;
  readonly summary: Pick<TripSummary, 'cities'> | null;
}

export interface TripGroups<Row> {
  /** On or ahead, the next one first; those without a date after them, as they came. */
  readonly ahead: readonly Row[];
  /** The last one first. */
  readonly past: readonly Row[];
  /** As they came. */
  readonly archived: readonly Row[];
}

/** @param today ISO date where the traveller is */
export function groupTrips<Row extends Listed>(rows: readonly Row[], today: string): TripGroups<Row> {
  const open = rows.filter(({ trip }) => trip.state === 'open');
  const start = ({ trip }: Row) => trip.startsOn ?? '9999';
  const end = ({ trip }: Row) => trip.endsOn ?? trip.startsOn ?? '9999';
  return {
    ahead: open.filter(({ trip }) => !isOverAt(trip, today)).toSorted((a, b) => compare(start(a), start(b))),
    past: open.filter(({ trip }) => isOverAt(trip, today)).toSorted((a, b) => compare(end(b), end(a))),
    archived: rows.filter(({ trip }) => trip.state === 'archived'),
  };
}

/** Whether a trip is over on a day; one without dates never is. @param today ISO date where the traveller is */
export function isOverAt(
  { startsOn, endsOn }: Pick<TripHead, 'startsOn' | 'endsOn'>,
  today: string,
): boolean {
  const end = endsOn ?? startsOn;
  return end !== null && end < today;
}

/** Whether a trip is under way on a day. @param today ISO date where the traveller is */
export function isOnAt({ startsOn, endsOn }: Pick<TripHead, 'startsOn' | 'endsOn'>, today: string): boolean {
  return startsOn !== null && startsOn <= today && (endsOn ?? startsOn) >= today;
}

/** What an account may open: a plan that is paid opens every kept trip, none that of the chat and of the planner alone. */
export function tripsToOpen<Row extends { readonly trip: Pick<TripHead, 'id'> }>(
  rows: readonly Row[],
  opensAll: boolean,
  current: readonly (string | null | undefined)[],
): readonly Row[] {
  return opensAll ? rows : rows.filter(({ trip }) => current.includes(trip.id));
}

/**
 * The trip that somebody comes back to: the one that is on, else the one that the chat is about, else the next one.
 * Null where none is on or ahead: a trip that is over is looked up in My Trips.
 * @param rows those that the account may open
 * @param inChat id of the trip of the chat; null for none
 * @param today ISO date where the traveller is
 */
export function tripToContinue<Row extends Listed & { readonly trip: Pick<TripHead, 'id'> }>(
  rows: readonly Row[],
  inChat: string | null,
  today: string,
): Row | null {
  const { ahead } = groupTrips(rows, today);
  const on = ahead.find(({ trip }) => isOnAt(trip, today));
  return on ?? ahead.find(({ trip }) => trip.id === inChat) ?? ahead[0] ?? null;
}

/** The rows that have every word that was typed, in their title, their towns or their dates. */
export function searchTrips<Row extends Listed>(rows: readonly Row[], typed: string): readonly Row[] {
  const words = normalize(typed).split(' ').filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({ trip, summary }) => {
    const dates = [trip.startsOn, trip.endsOn].map((date) => (date === null ? '' : formatDate(date)));
    const text = normalize([trip.title, ...(summary?.cities ?? []), ...dates].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** "10 – 13 May 2027", "28 December 2027 – 3 January 2028"; null for a trip without dates. */
export function tripDates({ startsOn, endsOn }: Pick<TripHead, 'startsOn' | 'endsOn'>): string | null {
  if (startsOn === null) return null;
  if (endsOn === null || endsOn === startsOn) return formatDate(startsOn);
  if (startsOn.slice(0, 7) === endsOn.slice(0, 7))
    return `${Number(startsOn.slice(8))} – ${formatDate(endsOn)}`;
  const isOneYear = startsOn.slice(0, 4) === endsOn.slice(0, 4);
  return `${isOneYear ? formatDayMonth(startsOn) : formatDate(startsOn)} – ${formatDate(endsOn)}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
