/** Lengths of towns that a trip goes to already: "4 nights in Rome and the rest in Florence", "cut Rome to one night". */
import { guideFor } from '../facts/guides.ts';
import { lengthOfStops, withStops } from './tripEdits.ts';
import type { Message, PlaceMention } from '../read/types.ts';
import type { TripSpec } from './spec.ts';

/** Whether a message gives towns of the plan another length, and names no town beside them. */
export function setsOwnLengths(trip: TripSpec, message: Message): boolean {
  const { destinations, days, dates, origin, isAnother, edit, drops } = message;
  return (
    destinations.length > 0 &&
    !isAnother &&
    (edit === null ||
      (edit === 'add' && isSplit(trip, message) && destinations.length > trip.destinations.length)) &&
    drops.length === 0 &&
    dates === null &&
    // with a home town it is a trip of its own
    (!origin || trip.destinations.some(({ place }) => place === origin.place)) &&
    (destinations.every(({ place }) => trip.destinations.some((own) => own.place === place)) ||
      isSplit(trip, message)) &&
    (destinations.length === 1 ? days !== null : destinations.some((mention) => mention.days !== null))
  );
}

/**
 * "4 nights Lisbon and 2 Porto" of a trip to Lisbon: every town of the plan and others, each with its length. One of the
 * plan may have the rest: "2 nights in Porto first and the rest in Lisbon".
 */
function isSplit(trip: TripSpec, { destinations, total }: Message): boolean {
  const open = destinations.filter(({ days }) => days === null);
  const said = destinations.reduce((sum, { days }) => sum + (days ?? 0), 0);
  const isOwn = ({ place }: PlaceMention) => trip.destinations.some((own) => own.place === place);
  return (
    (open.length === 0 ||
      (open.length === 1 && open.every(isOwn) && total === 'same' && said < wholeOf(trip))) &&
    trip.destinations.every(({ place }) => destinations.some((mention) => mention.place === place))
  );
}

/** The towns of a split. What comes to a day less than the trip has was counted in nights. */
function splitStops(trip: TripSpec, { destinations }: Message): PlaceMention[] {
  const sum = destinations.reduce((all, { days }) => all + (days ?? 0), 0);
  const isRest = destinations.some(({ days }) => days === null);
  const wayHome = Number(!isRest && sum === wholeOf(trip) - 1);
  return destinations.map((stop, index) => ({
    ...stop,
    days: (stop.days ?? wholeOf(trip) - sum) + (index === destinations.length - 1 ? wayHome : 0),
  }));
}

/** The trip with those lengths. A town that was named without one has what is left of the whole. */
export function withOwnLengths(trip: TripSpec, message: Message): TripSpec {
  const { destinations, days, inNights } = message;
  if (destinations.length > trip.destinations.length)
    return { ...withStops(trip, splitStops(trip, message)), swaps: [] };
  const before = lengthOfStops(trip);
  const lastAt = trip.destinations.length - 1;
  const said = trip.destinations.map(({ place }, index): number | null => {
    const own = destinations.find((mention) => mention.place === place);
    if (!own) return null;
    if (destinations.length > 1 || days === null) return own.days;
    // only in the last town is there a day more than nights
    return inNights && index < lastAt ? Math.max(1, days - 1) : days;
  });
  const stops = trip.destinations.map((stop, index) => ({
    ...stop,
    days: said[index] ?? before[index] ?? 1,
  }));
  const rest = trip.destinations.findLastIndex(({ place }, index) =>
    destinations.some((mention) => mention.place === place && said[index] === null),
  );
  const whole = before.reduce((sum, length) => sum + length, 0);
  // of a whole that was told the towns without a length go on sharing what is left
  const shared = {
    ...trip,
    destinations: trip.destinations.map((stop, index) => ({ ...stop, days: said[index] ?? stop.days })),
    swaps: [],
  };
  if (message.total === 'same' && rest < 0 && wholeOf(shared) === trip.days) return shared;
  const changed = withStops(trip, stops);
  return rest < 0 ? changed : withWhole(changed, whole, [rest]);
}

/** The trip with the days that its whole is to have: the towns at `givers` take up the difference. */
function withWhole(trip: TripSpec, whole: number, givers: readonly number[]): TripSpec {
  const lengths = lengthOfStops(trip);
  let left = whole - lengths.reduce((sum, length) => sum + length, 0);
  const next = [...lengths];
  // day by day, so that the longest gives and the shortest gets
  while (left !== 0) {
    const at = givers.toSorted((a, b) => ((next[b] ?? 0) - (next[a] ?? 0)) * -Math.sign(left))[0];
    const own = at === undefined ? 0 : (next[at] ?? 0);
    if (at === undefined || own + Math.sign(left) < 1) break;
    next[at] = own + Math.sign(left);
    left -= Math.sign(left);
  }
  const stops = trip.destinations.map((stop, index): PlaceMention => ({
    ...stop,
    days: next[index] ?? null,
  }));
  return left === 0 ? withStops(trip, stops) : trip;
}

function hasBeach({ place }: PlaceMention): boolean {
  const sights = guideFor(place)?.areas.flatMap((area) => area.sights) ?? [];
  return sights.some(({ tags }) => tags.includes('beach'));
}

/**
 * The message with the town that a length is meant for: the one that has the length it takes the place of, or the one
 * by the sea. Null where that is none, or more than one.
 */
export function withPartNamed(trip: TripSpec, message: Message): Message | null {
  const { partLength } = message;
  if (partLength === null) return message;
  const { count, isNights, over, isBeach } = partLength;
  const lengths = lengthOfStops(trip);
  const lastAt = lengths.length - 1;
  const said: Message = { ...message, partLength: null, days: count + Number(isNights), inNights: isNights };
  // a town that is named is the one that is meant
  if (message.destinations.length > 0) return said;
  const lengthAt = (at: number) => (lengths[at] ?? 0) - Number(isNights && at === lastAt);
  const meant = trip.destinations.filter((_, at) => over === null || lengthAt(at) === over);
  const beaches = meant.filter(hasBeach);
  const [town, ...others] = isBeach && (over === null || beaches.length > 0) ? beaches : meant;
  if (town && others.length === 0)
    return { ...said, destinations: [{ place: town.place, corrected: null, days: null }], isInstead: false };
  return over !== null && wholeOf(trip) - Number(isNights) === over ? { ...said, isInstead: false } : null;
}

function wholeOf(trip: TripSpec): number {
  return lengthOfStops(trip).reduce((sum, length) => sum + length, 0);
}

/** "One night in Bath, so one day more altogether": the days more are those of the whole. */
function totalSaid(
  before: TripSpec,
  { total, daysDelta, destinations, drops, where }: Message,
): Message['total'] {
  const isNew = destinations.some(({ place }) => before.destinations.every((stop) => stop.place !== place));
  if (total !== null || !isNew || drops.length > 0) return total;
  if (daysDelta !== 0) return wholeOf(before) + daysDelta;
  // both days were named: they hold, unless it comes after them
  const last = before.destinations[before.destinations.length - 1]?.place;
  const isAtEnd = where?.kind === 'end' || (where?.kind === 'after' && where.place === last);
  return before.dates?.kind === 'days' && !isAtEnd ? 'same' : null;
}

/** As {@link withWhole}, for "same total" and "still 5 days": towns that the message does not name take it up. */
export function withTotal(before: TripSpec, trip: TripSpec, message: Message): TripSpec {
  const { destinations } = message;
  const total = totalSaid(before, message);
  if (total === null || trip.destinations.length === 0) return trip;
  // "add a day for Barcelona": one that is too far to be seen in is none
  if (trip.remark?.code === 'too_far_for_a_day') return trip;
  const whole = total === 'same' ? wholeOf(before) : total;
  if (wholeOf(trip) === whole) return trip;
  const at = (isGiver: (place: PlaceMention['place']) => boolean) =>
    trip.destinations.flatMap(({ place }, index) => (isGiver(place) ? [index] : []));
  const wasThere = (place: PlaceMention['place']) => before.destinations.some((stop) => stop.place === place);
  const mentionOf = (place: PlaceMention['place']) =>
    destinations.find((mention) => mention.place === place) ?? null;
  // "two nights in Jeju, take them from Seoul"
  const isNew = destinations.some(({ place }) => !wasThere(place));
  // and of a town that goes "give its nights to Florence"
  const isTaker = (place: PlaceMention['place']) => wasThere(place) && mentionOf(place)?.days === null;
  const named = isNew || message.drops.length > 0 ? at(isTaker) : [];
  const others = at(
    (place) => mentionOf(place) === null && message.stopDeltas.every((own) => own.place !== place),
  );
  return withWhole(trip, whole, [named, others, at(() => true)].find((givers) => givers.length > 0) ?? []);
}
