/** The towns that a trip comes in by and goes home from. */
import { saysNothing } from '../read/noMessage.ts';
import { reorderStops, withStops } from './tripEdits.ts';
import { seated } from '../read/places/seats.ts';
import type { Message, PlaceMention } from '../read/types.ts';
import type { TripSpec } from './spec.ts';
import type { Gazetted } from '../facts/types.ts';

/** The town that the way home begins in comes last, and the one that the trip arrives in first. */
export function withEnds(trip: TripSpec, { wayIn, wayHome }: Message): TripSpec {
  if (wayHome === null || trip.destinations.length === 0) return trip;
  const first = trip.destinations.find(({ place }) => place === wayIn?.place);
  const begun = first
    ? { ...trip, destinations: [first, ...trip.destinations.filter((stop) => stop !== first)] }
    : trip;
  return endAt(begun, wayHome);
}

/** The trip with its last night, or at least its last day, in the town that the way home begins in. */
function endAt(trip: TripSpec, end: PlaceMention): TripSpec {
  const { destinations } = trip;
  const at = destinations.findLastIndex(({ place }) => place === end.place);
  if (at === destinations.length - 1) return trip;
  if (at > 0) {
    const last = destinations.slice(at, at + 1);
    const stops = [...destinations.slice(0, at), ...destinations.slice(at + 1), ...last];
    return { ...trip, destinations: stops, swaps: [] };
  }
  const last = { ...end, days: end.days ?? 1 };
  if (trip.days === null || destinations.some(({ days }) => days === null))
    return { ...trip, destinations: [...destinations, last] };
  // the day comes from the longest stay, so that the trip is as long as it was
  const longest = Math.max(...destinations.map(({ days }) => days ?? 0));
  const giver = destinations.findIndex(({ days }) => days === longest);
  const shorter = destinations.map((stop, index) =>
    index === giver && longest > 1 ? { ...stop, days: longest - 1 } : stop,
  );
  return withStops(trip, [...shorter, last]);
}

/** What a trip keeps of a mention. */
export function stopOf({ place, corrected, days, of, orElse }: PlaceMention): PlaceMention {
  return {
    place,
    corrected,
    days,
    ...(of !== undefined && { of }),
    ...(orElse !== undefined && { orElse }),
  };
}

/** "Geneva in the middle and Annecy last": the towns of the trip in the order that is so said; null where it says none, or the one that they have. */
export function seatedAnew(trip: TripSpec, message: Message): TripSpec | null {
  const { destinations, where, edit, days } = message;
  const seats = new Map(
    destinations.flatMap(({ place, seat }) => (seat === undefined ? [] : [[place, seat]])),
  );
  const isOther = (where !== null && 'place' in where) || edit !== null || days !== null;
  // "a nicer hotel in Lyon last" says nothing of the order
  const isAll = saysNothing({ ...message, destinations: [], order: null, pick: null });
  if (seats.size === 0 || seats.size < destinations.length || isOther || !isAll) return null;
  const row = trip.destinations.map(({ place }) => place);
  // "the other way round, Bruges first"
  const anew = seated(message.order === 'reverse' ? row.toReversed() : row, seats);
  return anew?.some((place, at) => place !== row[at]) === true ? reorderStops(trip, anew) : null;
}

/** The towns the other way round; where another is named than would be last, it is first: "starting in Ghent". */
export function backToFront(
  stops: TripSpec['destinations'],
  named: Gazetted | undefined,
): readonly Gazetted[] {
  const back = stops.map(({ place }) => place).toReversed();
  return named === undefined || named === back.at(-1)
    ? back
    : [named, ...back.filter((place) => place !== named)];
}
