/** Towns that are to be visited in an order that direct flights and dates allow: found by search. */
import { matchesIn } from '../../../domain/text/matches.ts';
import { normalize } from '../../../domain/text/normalize.ts';
import { COUNT, countOf } from '../numbers.ts';
import { LIST, OCCASION, TOLD, WINDOW } from '../../../content/words/directFlights.ts';
import { ORIGIN_CUE } from '../../../content/words/placeCues.ts';
import { textBefore } from './cues.ts';
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

const TOTAL = new RegExp(
  `\\b(?:for|lasts?|takes?|within|over|in|spans?|covers?)\\s+${COUNT}\\s+days\\s+(?:in total|in all|total|altogether|overall)|\\bcities,?\\s+(?:(?:for|in|within|over)\\s+)?${COUNT}\\s+days|^\\W*(\\d{1,2})\\s+days?,?\\s+(?:in\\s+)?(?:\\d|two|three|four|five|six|seven|eight)\\s+(?:\\p{L}+\\s+)?(?:cities|towns)`,
  'iu',
);
const DAYS = new RegExp(`\\b${COUNT}[\\s-]days?\\b`, 'giu');
/** More towns than a trip has would take too many tries. */
const MOST_TOWNS = 8;

/** The list of direct flights that a message gives; null where it gives none. */
export function directFlightsOf(text: string): DirectFlights | null {
  const match = LIST.exec(text) ?? TOLD.exec(text);
  if (!match) return null;
  const [whole, list = ''] = match;
  const pairs = list.split(/,|;/).flatMap((part): Pair[] => {
    const [, lead, from, to] =
      /^\s*(?:and\s+)?(from\s+|between\s+)?(.+?)\s+(?:and|to|-|–)\s+(.+?)\s*$/i.exec(
        // words that other acts took are blanks by now, and many blanks can be shared out in many ways
        part.replace(/\s+/g, ' ').trim(),
      ) ?? [];
    const isOneWay = lead?.trim().toLowerCase() === 'from';
    return from === undefined || to === undefined
      ? []
      : [{ from: normalize(from), to: normalize(to), isOneWay }];
  });
  const at = match.index;
  const rest = text.slice(0, at) + ' '.repeat(whole.length) + text.slice(at + whole.length);
  const windows = matchesIn(rest, WINDOW).map(({ index, 0: said }) => sentenceOf(rest, index, said.length));
  const spans = [{ start: at, end: at + whole.length }, ...windows];
  return pairs.length === 0 ? null : { pairs, rest, spans };
}

/** The days, with what they are for where their sentence says nothing else: the order of the towns holds both. */
function sentenceOf(text: string, at: number, length: number): Span {
  const start = Math.max(...['.', '!', '?', '\n'].map((end) => text.lastIndexOf(end, at))) + 1;
  const end = at + text.slice(at).search(/[.!?\n]|$/);
  return OCCASION.test(text.slice(start, end)) ? { start, end } : { start: at, end: at + length };
}

/** Whether words that were read tell days of the trip and what they are for. */
export function isOccasion(said: string): boolean {
  return OCCASION.test(said) && matchesIn(said, WINDOW).length > 0;
}

/** Whether a list of several direct flights names a town: it is a stop then, whoever lives there. */
export function isListed(flights: DirectFlights | null, mention: Pick<PlaceMention, 'place'>): boolean {
  const pairs = flights?.pairs ?? [];
  return pairs.length > 1 && pairs.some(({ from, to }) => isCalled(mention, from) || isCalled(mention, to));
}

/** Whether what was taken for home is one of those stops: friends live there, and nobody sets out "from" it. */
export function isHomeListed(
  flights: DirectFlights | null,
  home: (Pick<PlaceMention, 'place'> & { readonly from: number }) | null,
  text: string,
): boolean {
  return home !== null && isListed(flights, home) && !ORIGIN_CUE.test(textBefore(text, home.from));
}

/** The stops in an order whose flights all exist and that is in each town when it must be; the given one where none is. */
export function orderedByFlights(
  named: readonly PlaceMention[],
  { pairs }: DirectFlights,
  text: string,
): OrderedStops | null {
  if (named.length < 2 || named.length > MOST_TOWNS) return null;
  const match = TOTAL.exec(text);
  const word = match?.[1] ?? match?.[2] ?? match?.[3];
  const total = word === undefined ? totalTold(named, text) : countOf(word.toLowerCase());
  const stops = withMissingLength(named, total);
  const windows = windowsIn(text, stops);
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

/** "Make a 12-day plan": a length that the towns come to where days of flying count for both. */
function totalTold(named: readonly PlaceMention[], text: string): number | null {
  const shared = named.reduce((sum, { days }) => sum + (days ?? 0), 0) - (named.length - 1);
  if (!named.every(({ days }) => (days ?? 0) > 1)) return null;
  return matchesIn(text, DAYS).some(([, figure = '']) => countOf(figure.toLowerCase()) === shared)
    ? shared
    : null;
}

/** The one length that is not told follows from the whole, where days of flying count for both towns. */
function withMissingLength(stops: readonly PlaceMention[], total: number | null): readonly PlaceMention[] {
  const open = stops.filter(({ days }) => days === null);
  const rest = (total ?? 0) + stops.length - 1 - stops.reduce((sum, { days }) => sum + (days ?? 0), 0);
  if (open.length !== 1 || rest < 1) return stops;
  return stops.map((stop) => (stop.days === null ? { ...stop, days: rest } : stop));
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

/** Each belongs to the town that was named last before it in its sentence, else to the next one there, else to the last. */
function windowsIn(text: string, stops: readonly PlaceMention[]): Window[] {
  let last: string | undefined;
  return text.split(/(?<=[.!?])\s+|\n/).flatMap((sentence) => {
    const words = normalize(sentence);
    const named = stops
      .flatMap((stop) =>
        // whole words: "from" is not Rom
        namesOf(stop).flatMap((name) =>
          [...occurrences(` ${words} `, ` ${name} `)].map((at) => ({ at, name })),
        ),
      )
      .toSorted((one, other) => one.at - other.at);
    const windows = matchesIn(words, WINDOW).flatMap(({ index, 1: from, 2: until }): Window[] => {
      const town =
        (named.findLast(({ at }) => at < index) ?? named.find(({ at }) => at > index))?.name ?? last;
      return town === undefined ? [] : [{ town, from: Number(from), until: Number(until ?? from) }];
    });
    last = named.at(-1)?.name ?? last;
    return windows;
  });
}

function* occurrences(text: string, name: string): Generator<number> {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length - 1)) yield at;
}

function namesOf({ place }: Pick<PlaceMention, 'place'>): readonly string[] {
  return [place.name, ...place.otherNames].map((name) => normalize(name)).filter((name) => name !== '');
}

function isCalled(stop: Pick<PlaceMention, 'place'>, name: string): boolean {
  return namesOf(stop).includes(name);
}
