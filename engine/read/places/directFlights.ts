/** Towns that are to be visited in an order that direct flights and dates allow: found by search. */
import { normalize } from '../../../domain/text/normalize.ts';
import { COUNT, countOf } from '../numbers.ts';
import type { PlaceMention } from '../types.ts';
import type { Span } from '../words.ts';

interface Pair {
  /** Folded names. */
  readonly from: string;
  readonly to: string;
  readonly isOneWay: boolean;
}

export interface DirectFlights {
  readonly pairs: readonly Pair[];
  /** The text without the list. */
  readonly rest: string;
  /** The list, and the days on which one has to be somewhere. */
  readonly spans: readonly Span[];
}

/** Days of the trip, from 1, on one of which a traveller has to be in a town. */
interface Window {
  readonly town: string;
  readonly from: number;
  readonly until: number;
}

export interface OrderedStops {
  readonly stops: readonly PlaceMention[];
  /** Days of the whole trip; null where no length is named for each. */
  readonly days: number | null;
  readonly route: 'found' | 'impossible';
}

const LIST = /\bdirect flights?(?: (?:between|connections?|are|exist))?\s*:\s*([^.\n]+)/i;
const WINDOW =
  /\b(?:in|at|to)\s+(\p{Lu}[\p{L}\p{M}'-]*(?:\s+\p{Lu}[\p{L}\p{M}'-]*)*)\s+(?:sometime\s+)?(?:between|from|during)\s+days?\s+(\d{1,2})\s*(?:and|to|-|–)\s*(?:day\s+)?(\d{1,2})/gu;
const TOTAL = new RegExp(
  `\\bfor\\s+${COUNT}\\s+days\\s+(?:in total|total|altogether)|\\bcities\\s+for\\s+${COUNT}\\s+days`,
  'i',
);
/** More towns than a trip has would take too many tries. */
const MOST_TOWNS = 8;

/** The list of direct flights that a message gives; null where it gives none. */
export function directFlightsOf(text: string): DirectFlights | null {
  const match = LIST.exec(text);
  if (!match) return null;
  const [whole, list = ''] = match;
  const pairs = list.split(/,|;/).flatMap((part): Pair[] => {
    const [, isOneWay, from, to] = /^\s*(from\s+)?(.+?)\s+(?:and|to|-|–)\s+(.+?)\s*$/i.exec(part) ?? [];
    return from === undefined || to === undefined
      ? []
      : [{ from: normalize(from), to: normalize(to), isOneWay: isOneWay !== undefined }];
  });
  const at = match.index;
  const rest = text.slice(0, at) + ' '.repeat(whole.length) + text.slice(at + whole.length);
  const windows = [...rest.matchAll(WINDOW)].map((own) => ({
    start: own.index,
    end: own.index + own[0].length,
  }));
  const spans = [{ start: at, end: at + whole.length }, ...windows];
  return pairs.length === 0 ? null : { pairs, rest, spans };
}

/** The stops in an order whose flights all exist and that is in each town when it must be; the given one where none is. */
export function orderedByFlights(
  stops: readonly PlaceMention[],
  { pairs }: DirectFlights,
  text: string,
): OrderedStops | null {
  if (stops.length < 2 || stops.length > MOST_TOWNS) return null;
  const windows = windowsIn(text);
  const match = TOTAL.exec(text);
  const word = match?.[1] ?? match?.[2];
  const total = word === undefined ? null : countOf(word.toLowerCase());
  const lengths = stops.map(({ days }) => days ?? 0);
  const sum = lengths.reduce((all, days) => all + days, 0);
  // a day on which one changes towns counts for both
  const isShared = total !== null && lengths.every((days) => days > 0) && sum === total + stops.length - 1;
  const isLinked = (one: PlaceMention, other: PlaceMention) =>
    pairs.some(
      ({ from, to, isOneWay }) =>
        (isCalled(one, from) && isCalled(other, to)) ||
        (!isOneWay && isCalled(one, to) && isCalled(other, from)),
    );
  // there on all of these days, or at least on one of them
  const isInTime = (isWhole: boolean) => (order: readonly PlaceMention[]) => {
    let first = 1;
    return order.every((stop) => {
      const last = first + (stop.days ?? 1) - 1;
      const own = windows.filter(({ town }) => isCalled(stop, town));
      const fits = own.every(({ from, until }) =>
        isWhole ? first <= from && last >= until : first <= until && last >= from,
      );
      first = last + (isShared ? 0 : 1);
      return fits;
    });
  };
  const order = search([], stops, isLinked, isInTime(true)) ?? search([], stops, isLinked, isInTime(false));
  const chosen = order ?? stops;
  return {
    stops: chosen.map((stop, index) =>
      isShared && index < chosen.length - 1 && stop.days !== null
        ? { ...stop, days: Math.max(1, stop.days - 1) }
        : stop,
    ),
    days: total ?? (sum > 0 ? sum : null),
    route: order ? 'found' : 'impossible',
  };
}

function search(
  done: readonly PlaceMention[],
  left: readonly PlaceMention[],
  isLinked: (one: PlaceMention, other: PlaceMention) => boolean,
  isInTime: (order: readonly PlaceMention[]) => boolean,
): readonly PlaceMention[] | null {
  if (!isInTime(done)) return null;
  if (left.length === 0) return done;
  const last = done[done.length - 1];
  for (const next of left) {
    if (last && !isLinked(last, next)) continue;
    const rest = left.filter((other) => other !== next);
    const order = search([...done, next], rest, isLinked, isInTime);
    if (order) return order;
  }
  return null;
}

function windowsIn(text: string): Window[] {
  return [...text.matchAll(WINDOW)].map(([, town = '', from, until]) => ({
    town: normalize(town),
    from: Number(from),
    until: Number(until),
  }));
}

function isCalled({ place }: PlaceMention, name: string): boolean {
  return [place.name, ...place.otherNames].some((own) => normalize(own) === name);
}
