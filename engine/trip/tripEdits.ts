/** Changes to the towns and the length of a trip that is planned already. */
import { normalize } from '../../domain/text/normalize.ts';
import { guideFor } from '../facts/guides.ts';
import { groundWay, kilometres } from '../facts/ground.ts';
import { positionFor } from './position.ts';
import type { TripSpec } from './spec.ts';
import type { Placement } from '../read/places/placement.ts';
import type { Message, PlaceMention } from '../read/types.ts';
import type { Gazetted } from '../facts/types.ts';

export const DEFAULT_DAYS = 4;
/** For each of several towns that has no length of its own. */
const DEFAULT_STOP_DAYS = 3;
const ADDED_DAYS = 2;
/** There and back in a day: kilometres as the crow flies, minutes one way. A town that is asked for as no more than a day out may make it a long one. */
const DAY_TRIP = { near: { km: 160, minutes: 210 }, asked: { km: 320, minutes: 270 } } as const;

type Stops = Pick<TripSpec, 'destinations' | 'days'>;

/**
 * Days of each town: what was said of it, and its share of the rest. What is shared out are the nights: the last town
 * has a day more than nights, for the way home.
 */
export function lengthOfStops({ destinations, days }: Stops): number[] {
  const open = destinations.filter(isOpen).length;
  const said = destinations.reduce((sum, mention) => sum + (mention.days ?? 0), 0);
  if (days === null) {
    const each = destinations.length === 1 ? DEFAULT_DAYS : DEFAULT_STOP_DAYS;
    return destinations.map((mention) => mention.days ?? each);
  }
  const last = destinations[destinations.length - 1];
  const wayHome = last && isOpen(last) ? 1 : 0;
  const nights = Math.max(open, days - said) - wayHome;
  let given = 0;
  return destinations.map((mention) => {
    if (mention.days !== null) return mention.days;
    // the first towns have the nights that do not divide
    const own = Math.floor(nights / open) + (given < nights % open ? 1 : 0);
    given += 1;
    return own + (mention === last ? 1 : 0);
  });
}

function isOpen({ days }: Pick<PlaceMention, 'days'>): boolean {
  return days === null;
}

/** The trip with every town's length written down, so that a change of one leaves the others. */
function pinned(trip: TripSpec): TripSpec {
  const lengths = lengthOfStops(trip);
  const destinations = trip.destinations.map((mention, index) => ({
    ...mention,
    days: lengths[index] ?? null,
  }));
  return withStops(trip, destinations);
}

/** The trip with these towns, and as long as they are together. */
export function withStops(trip: TripSpec, destinations: readonly PlaceMention[]): TripSpec {
  const { dates } = trip;
  const length = destinations.reduce((sum, stop) => sum + (stop.days ?? 0), 0);
  return {
    ...trip,
    destinations,
    swaps: trip.swaps.filter((swap) => ('to' in swap ? swap.to : Math.max(...swap)) <= length),
    isChoice: false,
    days: destinations.length === 0 ? trip.days : length,
    // dates that named the last day too no longer decide the length
    dates: dates?.kind === 'days' ? { ...dates, end: dates.start, kind: 'start' } : dates,
  };
}

export interface Addition {
  /** Days, or nights, of one without a length of its own; null for what is usual. */
  readonly days: number | null;
  readonly inNights: boolean;
  /** At the end where that is not said. */
  readonly where: Placement | null;
  /** Another length of the whole is named beside it. */
  readonly hasTotal?: boolean;
  /** They are days of the trip as it is: it stands where it lies on the way, be it the drive from home. */
  readonly isPart?: boolean;
}

/** Adds towns. A night in the last town wants a day more, which the town that was last gives. */
export function addStops(
  trip: TripSpec,
  places: readonly PlaceMention[],
  { days, inNights, where, hasTotal = false, isPart = false }: Addition,
): TripSpec {
  const fresh = places.filter((place) => !trip.destinations.some((stop) => stop.place === place.place));
  if (fresh.length === 0) return { ...trip, remark: { code: 'already_in_plan', places: namesOf(places) } };
  // a length that was named for the whole stands: where no town has its own, all of them share it anew
  const all = [...trip.destinations, ...fresh];
  const said = all.reduce((sum, stop) => sum + (stop.days ?? 1), 0);
  const isShared =
    (isPart || days === null) &&
    !hasTotal &&
    trip.days !== null &&
    trip.days >= said + (days ?? 1) &&
    trip.destinations.some(isOpen) &&
    fresh.every(isOpen);
  const home = isPart ? (trip.modes.wanted.includes('car') && trip.origin?.place) || null : undefined;
  const at = positionFor(trip.destinations, fresh[0]?.place, where, home);
  if (isShared) {
    const own = fresh.map((place) => ({
      ...place,
      days: days && days + Number(inNights && at === trip.destinations.length),
    }));
    const destinations = trip.destinations.toSpliced(at, 0, ...own);
    return { ...trip, destinations, swaps: [], isChoice: false };
  }
  const base = pinned(trip);
  const each = days === null ? ADDED_DAYS : Math.max(1, Math.floor(days / fresh.length));
  const added = fresh.map((place) => ({ ...place, days: place.days ?? each }));
  const stops = base.destinations.toSpliced(at, 0, ...added);
  const giver = base.destinations[at - 1];
  const isLast = at === base.destinations.length && days !== null && inNights && (giver?.days ?? 1) > 1;
  return withStops(
    base,
    stops.map((stop, index) => {
      if (!isLast || (stop !== giver && index < stops.length - 1)) return stop;
      return { ...stop, days: (stop.days ?? 1) + (stop === giver ? -1 : 1) };
    }),
  );
}

/**
 * Leaves towns out; what takes their place has their days.
 * @param isGiven whether somebody said which town has what they leave: else those that have no length of their own share it
 */
export function dropStops(
  trip: TripSpec,
  drops: readonly PlaceMention[],
  instead: readonly PlaceMention[],
  isGiven = false,
): TripSpec {
  const isDropped = (place: Gazetted) => drops.some((drop) => drop.place === place);
  const dayTrips = trip.dayTrips.filter((place) => !isDropped(place));
  const known =
    trip.destinations.some((stop) => isDropped(stop.place)) || dayTrips.length < trip.dayTrips.length;
  if (!known) return { ...trip, remark: { code: 'not_in_plan', places: namesOf(drops) } };
  // what stands in for a place that was seen in a day is a stop
  if (!trip.destinations.some((stop) => isDropped(stop.place)) && instead.length > 0)
    return addStops({ ...trip, dayTrips }, instead, { days: null, inNights: false, where: null });
  const left = [...trip.destinations.filter((stop) => !isDropped(stop.place)), ...instead];
  // a length that was named for the whole stays: those that are left share it
  const isShared = !isGiven && trip.days !== null && left.some(isOpen) && trip.destinations.some(isOpen);
  const base = isShared ? trip : pinned(trip);
  const at = base.destinations.findIndex((stop) => isDropped(stop.place));
  const freed = base.destinations
    .filter((stop) => isDropped(stop.place))
    .reduce((sum, stop) => sum + (stop.days ?? 0), 0);
  const others = base.destinations.filter((stop) => !isDropped(stop.place));
  // "not Hvar", which was our choice of the islands: its days are those of another of them
  const heir =
    instead.length === 0 && isOurs(base, drops)
      ? others.findLast(({ of }) => of !== undefined && of === base.destinations[at]?.of)
      : undefined;
  // the day of the way home comes to whichever is last now, where the last town had one (withWayHome)
  const last = base.destinations.at(-1);
  const inherited = freed - Number(last?.place !== others.at(-1)?.place && (last?.days ?? 0) > 1);
  const kept = others.map((stop) =>
    stop === heir && !isShared ? { ...stop, days: (stop.days ?? 0) + inherited } : stop,
  );
  const fresh = instead.filter((place) => !kept.some((stop) => stop.place === place.place));
  const each = Math.max(1, Math.floor(freed / Math.max(1, fresh.length)));
  const replacing = fresh.map((place) => ({
    ...place,
    days: (place.of === undefined ? place.days : null) ?? (isShared ? null : each),
  }));
  const stops = at < 0 ? kept : withWayHome([...kept.slice(0, at), ...replacing, ...kept.slice(at)], base);
  // days have moved: what was swapped is another day now
  const changed = isShared ? { ...base, destinations: stops, isChoice: false } : withStops(base, stops);
  return { ...changed, dayTrips, swaps: at < 0 ? base.swaps : [] };
}

/** Whether all that is dropped was chosen for a wide place that has another stop. */
function isOurs({ destinations }: Stops, drops: readonly PlaceMention[]): boolean {
  const isDropped = (stop: PlaceMention) => drops.some(({ place }) => place === stop.place);
  const kept = destinations.filter((stop) => !isDropped(stop));
  return destinations
    .filter(isDropped)
    .every(({ of }) => of !== undefined && kept.some((stop) => stop.of === of));
}

/** The stops, each with the nights that it had before: the last has a day more, for the way home. */
function withWayHome(stops: readonly PlaceMention[], { destinations }: Stops): PlaceMention[] {
  const [before, last] = [destinations.at(-1), stops.at(-1)];
  if (!before?.days || !last?.days || before.days < 2 || before.place === last.place) return [...stops];
  const days = (stop: PlaceMention) =>
    (stop.days ?? 1) + Number(stop === last) - Number(stop.place === before.place);
  const isKept = destinations.some(({ place }) => place === last.place);
  return isKept ? stops.map((stop) => ({ ...stop, days: days(stop) })) : [...stops];
}

/** Makes one town longer or shorter; without an index the longest. */
export function changeLength(trip: TripSpec, delta: number, index: number | null): TripSpec {
  const base = pinned(trip);
  const lengths = lengthOfStops(base);
  const at = index ?? lengths.indexOf(Math.max(...lengths));
  const days = (lengths[at] ?? 0) + delta;
  if (days < 1) return { ...trip, remark: { code: 'no_shorter' } };
  return withStops(
    base,
    base.destinations.map((stop, position) => (position === at ? { ...stop, days } : stop)),
  );
}

/** The towns in another order, each with its nights: the day of the way home is one more in whichever is last. */
export function reorderStops(trip: TripSpec, order: readonly Gazetted[]): TripSpec {
  const base = pinned(trip);
  const sorted = base.destinations.toSorted((a, b) => order.indexOf(a.place) - order.indexOf(b.place));
  const destinations = withWayHome(sorted, base);
  return { ...withStops(base, destinations), swaps: [], wishes: { ...trip.wishes, edits: [] } };
}

/** Places to see in a day, where they lie near enough to a town of the plan. */
export function planDayTrips(
  trip: TripSpec,
  places: readonly PlaceMention[],
  days: number | null,
  reach: keyof typeof DAY_TRIP = 'asked',
): TripSpec {
  const [first] = places;
  if (!first) return trip;
  const { place } = first;
  const own = trip.destinations.some((stop) => stop.place === place);
  if (own) return { ...trip, remark: { code: 'already_in_plan', places: [place.name] } };
  const near = nearestStop(trip.destinations, place);
  const most = DAY_TRIP[reach];
  if (near && near.km <= most.km && near.minutes <= most.minutes)
    return { ...trip, dayTrips: [...new Set([...trip.dayTrips, place])] };
  if (days !== null && days > 1) return addStops(trip, places, { days, inNights: false, where: null });
  const km = near && near.km > most.km ? Math.round(near.km / 10) * 10 : null;
  const remark = { code: 'too_far_for_a_day', place: place.name, from: near?.name ?? null, km } as const;
  return { ...trip, remark };
}

/** The town of the trip that a place is nearest to; null when the trip has none. */
export function nearestStop(
  stops: readonly { readonly place: Gazetted }[],
  place: Gazetted,
): { index: number; name: string; km: number; minutes: number } | null {
  const distances = stops.map((stop, index) => ({
    index,
    name: stop.place.name,
    km: kilometres(stop.place, place),
    minutes: groundWay(stop.place, place)?.minutes ?? Number.POSITIVE_INFINITY,
  }));
  return distances.toSorted((a, b) => a.km - b.km)[0] ?? null;
}

/** Kilometres from the nearest town of a trip, from which on a town is on another part of the earth. */
const FAR_KM = 3_500;

/** Another continent than that of the trip is asked about, and never taken. */
export function farFrom(trip: TripSpec, { place }: PlaceMention): TripSpec['remark'] {
  const near = nearestStop(trip.destinations, place);
  return near && near.km > FAR_KM
    ? { code: 'far_away', place: place.name, from: near.name, km: Math.round(near.km / 100) * 100 }
    : null;
}

/** Whether a message adds one place that the guide of a stop has as a day trip, and says neither for how long nor where. */
export function isDayOutOf(trip: Pick<TripSpec, 'destinations'>, message: Message): boolean {
  const [own, ...others] = message.destinations;
  if (!own || others.length > 0 || (message.days ?? message.total ?? message.where) !== null) return false;
  return dayOutOf(trip.destinations, own.place.name) !== null;
}

/** Whether the day trip of a message is seen as a guide of the stops has it: Neuschwanstein, and not the town below it. */
export function seesAsGuided(
  stops: readonly { readonly place: Gazetted }[],
  { dayEdits, destinations }: Message,
): boolean {
  return dayEdits.some(({ change }) => {
    const own = change.kind === 'trip' && change.to !== null ? dayOutOf(stops, change.to) : null;
    const words = own === null ? [] : normalize(own).split(' ');
    // "the Grand Canyon" of a guide and the village at its rim are one
    return (
      own !== null &&
      destinations.every(
        ({ place }) =>
          !normalize(place.name)
            .split(' ')
            .some((word) => words.includes(word)),
      )
    );
  });
}

/** The day trip of a stop's guide that has these words in its name; null for none. */
function dayOutOf(stops: readonly { readonly place: Gazetted }[], words: string): string | null {
  const name = ` ${normalize(words)} `;
  const outs = stops.flatMap(({ place }) => guideFor(place)?.dayTrips ?? []);
  return outs.find((out) => ` ${normalize(out.name)} `.includes(name))?.name ?? null;
}

function namesOf(mentions: readonly PlaceMention[]): string[] {
  return mentions.map(({ place }) => place.name);
}

/** Days out of what is left of a trip; the trip as it was where it is too far for that. */
export function dayTripsOutOf(
  trip: TripSpec,
  left: TripSpec,
  towns: readonly PlaceMention[],
  days: number | null,
): TripSpec {
  const out = planDayTrips(left, towns, days);
  return out.remark?.code === 'too_far_for_a_day' ? { ...trip, remark: out.remark } : out;
}
