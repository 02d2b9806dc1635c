/** The towns of a trip after a message: named anew, added, dropped, made longer and shorter, or put in another order. */
import {
  seesAsGuided,
  addStops,
  changeLength,
  dropStops,
  farFrom,
  isDayOutOf,
  lengthOfStops,
  dayTripsOutOf,
  planDayTrips,
  reorderStops,
} from './tripEdits.ts';
import { NO_WISHES } from '../edits/types.ts';
import { guessedStop, isChosenFor, otherDayOut } from './guessedStop.ts';
import { backToFront, seatedAnew, stopOf } from './ends.ts';
import { setsOwnLengths, withOwnLengths, withTotal } from './ownLengths.ts';
import { addsTown, goneForDayOut, isEdit, isOfOwnStops, namesOwnStops, replacesTowns } from './ownTowns.ts';
import { saysNothing } from '../read/noMessage.ts';
import type { TripSpec } from './spec.ts';
import type { Placement } from '../read/places/placement.ts';
import type { Gazetted } from '../facts/types.ts';
import type { Message, PlaceMention } from '../read/types.ts';

/** The towns after a message, and as long together as it says. @param before the trip as it stands */
export function placed(before: TripSpec, wished: TripSpec, message: Message): TripSpec {
  const towns = withPlaces(wished, message);
  const isNew = before.destinations.length === 0;
  return bounded(before, isNew ? towns : withTotal(before, towns, message));
}

/** Days that are kept of a trip; a plan holds fewer, and says so. */
const MOST_DAYS = 60;

/** A length that nobody can plan leaves the trip as it was. */
function bounded(before: TripSpec, trip: TripSpec): TripSpec {
  const days = lengthOfStops(trip).reduce((sum, length) => sum + length, 0);
  if (Math.max(days, trip.days ?? 0) <= MOST_DAYS) return trip;
  const remark = { code: 'too_many_days', days: Math.max(days, trip.days ?? 0), most: MOST_DAYS } as const;
  const { destinations } = before;
  if (destinations.length > 0 && lengthOfStops(before).reduce((sum, length) => sum + length, 0) <= MOST_DAYS)
    return { ...trip, destinations, days: before.days, remark };
  return { ...trip, destinations: trip.destinations.map(withoutLength), days: MOST_DAYS, remark };
}

function withPlaces(trip: TripSpec, heard: Message): TripSpec {
  const message = { ...heard, destinations: heard.destinations.map(stopOf) };
  const { destinations } = message;
  const isOfOwn = isOfOwnStops(trip, message);
  const reordered = seatedAnew(trip, heard) ?? orderedAnew(trip, message) ?? otherDayOut(trip, message);
  if (reordered) return reordered;
  if (message.stopDeltas.length > 0 && trip.destinations.length > 0) {
    const shorter = withStopDeltas(trip, message);
    // "add Naples for two nights, and take one off Rome and one off Milan"
    const added = { ...message, stopDeltas: [] };
    return isEdit(trip, added) && shorter.remark === trip.remark ? edited(shorter, added) : shorter;
  }
  // "Kinsale is awkward. Swap it for Cork": the town that was just named gives way
  const named = destinations.filter(({ place }) => hasStop(trip, place));
  if (
    message.replacesUnnamed &&
    named.length === 1 &&
    destinations.length === 2 &&
    message.drops.length === 0
  )
    return edited(trip, {
      ...message,
      drops: named,
      destinations: destinations.filter((mention) => !named.includes(mention)),
    });
  if (
    message.replacesUnnamed &&
    trip.destinations.length > 1 &&
    message.drops.length === 0 &&
    destinations[0]
  )
    return {
      ...trip,
      remark: {
        code: 'which_gives_way',
        place: destinations[0].place.name,
        towns: trip.destinations.map(({ place }) => place.name),
      },
    };
  const guessed = guessedStop(trip, message);
  if (guessed) return edited(trip, { ...message, drops: [guessed] });
  if (isEdit(trip, message)) return edited(trip, message);
  if (message.daysDelta !== 0 && trip.destinations.length > 0) {
    const own = isOfOwn ? trip.destinations.findIndex((stop) => stop.place === destinations[0]?.place) : -1;
    return changeLength(trip, message.daysDelta, own < 0 ? null : own);
  }
  // "a better hotel in Rome" is about a town of the trip, and no other trip
  if (isOfOwn && message.days === null && !message.isOnly) return trip;
  const [town] = destinations;
  const stands = trip.destinations.length > 0 && !trip.isChoice;
  if (town && stands && !isChosenFor(trip, town) && !replacesTowns(trip, message)) {
    const isKnown = destinations.every(({ place }) => trip.destinations.some((own) => own.place === place));
    // "we love Rome and Florence" asks for no other role of them
    if (isKnown && (destinations.length > 1 || message.open !== null) && message.days === null) return trip;
    return { ...trip, remark: { code: 'which_role', place: town.place.name } };
  }
  if (destinations.length > 0) {
    const isWithOut = message.edit === 'dayTrip' && destinations.length > 1;
    const fresh = {
      ...trip,
      destinations: isWithOut ? destinations.slice(0, -1) : destinations,
      isChoice: message.isChoice,
      country: null,
      days:
        message.days ??
        (isDayOut(message) ? 1 : destinations.some((place) => place.days !== null) ? null : trip.days),
      dayTrips: [],
      wishes: { ...trip.wishes, edits: [], passed: NO_WISHES.passed, towns: [] },
      swaps: [],
    };
    if (!isWithOut || seesAsGuided(fresh.destinations, message)) return fresh;
    return planDayTrips(fresh, destinations.slice(-1), null);
  }
  const days = message.days ?? trip.days;
  if (message.country !== null) return { ...trip, destinations: [], country: message.country, days };
  // a new length for the whole is shared out anew
  const shared = message.days === null ? trip.destinations : trip.destinations.map(withoutLength);
  return { ...trip, destinations: shared, days };
}

/** The towns in the order that is asked for; null where other towns are named, or there is but one. */
function orderedAnew(trip: TripSpec, message: Message): TripSpec | null {
  const { order, where, destinations, days, edit } = message;
  const own = trip.destinations;
  const isPair = where !== null && 'place' in where && edit === null && days === null;
  const named = destinations.map(({ place }) => place);
  // "Paris at the end", whatever is said of the others
  const isAtEdge =
    named.length === 1 && edit === null && saysNothing({ ...message, destinations: [], order: null });
  const edge = isAtEdge && (where?.kind === 'end' || where?.kind === 'start') ? where.kind : null;
  if (order === null && !isPair && edge === null) return null;
  if (own.length < 2 || !named.every((place) => own.some((stop) => stop.place === place))) return null;
  if (edge !== null && order !== 'reverse') {
    const others = own.map(({ place }) => place).filter((place) => place !== named[0]);
    return reorderStops(trip, edge === 'end' ? [...others, ...named] : [...named, ...others]);
  }
  if (isPair && named[0])
    return reorderStops(
      trip,
      movedTo(
        own.map(({ place }) => place),
        named[0],
        where,
      ),
    );
  if (order === 'reverse') return reorderStops(trip, backToFront(own, named[0]));
  if (named.length === 0) return null;
  const others = own.map(({ place }) => place).filter((place) => !named.includes(place));
  const ahead = order === 'last' && named.length === 1 ? [] : order === 'ends' ? named.slice(0, 1) : named;
  return reorderStops(trip, [...ahead, ...others, ...named.slice(ahead.length)]);
}

/** The towns with one of them right before or behind another, or in its place. */
function movedTo(
  towns: readonly Gazetted[],
  moved: Gazetted,
  { kind, place }: Extract<Placement, { readonly place: Gazetted }>,
): Gazetted[] {
  if (kind === 'swap') return towns.map((own) => (own === moved ? place : own === place ? moved : own));
  const isThere =
    kind === 'before'
      ? towns.indexOf(moved) < towns.indexOf(place)
      : towns.indexOf(moved) > towns.indexOf(place);
  if (isThere) return [...towns];
  return towns.flatMap((own) => {
    if (own === moved) return [];
    return own === place ? (kind === 'before' ? [moved, own] : [own, moved]) : [own];
  });
}

/** Towns of the trip made longer and shorter; those that it does not have come in, or are told. */
function withStopDeltas(trip: TripSpec, { stopDeltas: deltas, where }: Message): TripSpec {
  const missing = deltas.find(({ place, isNew }) => isNew === undefined && !hasStop(trip, place));
  if (missing) return { ...trip, remark: { code: 'not_in_plan', places: [missing.place.name] } };
  const changed = deltas.reduce((own, { place, delta, isNew }, index) => {
    const at = own.destinations.findIndex((stop) => stop.place === place);
    if (at >= 0) return changeLength(own, delta, at);
    const beside = deltas[index - 1];
    return addStops(own, [{ place, corrected: null, days: delta }], {
      days: delta,
      inNights: isNew === 'nights',
      where: where ?? (beside ? { kind: 'after', place: beside.place } : null),
    });
  }, trip);
  // who has no night to give leaves all as it is
  return changed.remark?.code === 'no_shorter' ? { ...trip, remark: changed.remark } : changed;
}

function hasStop({ destinations }: TripSpec, place: Gazetted): boolean {
  return destinations.some((stop) => stop.place === place);
}

/** "A day trip from Vienna to Bratislava": the whole trip is a day. */
function isDayOut({ edit, destinations }: Message): boolean {
  return edit === 'dayTrip' && destinations.length === 1;
}

function edited(trip: TripSpec, message: Message): TripSpec {
  const { destinations, drops, edit, days } = message;
  if (edit === 'part') return withPart(trip, message);
  // "leave Porto out, Sintra as a day trip instead"
  if (edit === 'dayTrip' && destinations.length > 0 && drops.some(({ place }) => hasStop(trip, place)))
    return dayTripsOutOf(trip, withoutNightsOf(trip, message), destinations, days);
  const slept = trip.destinations.find(({ place }) => place === destinations[0]?.place);
  // "all nights in Tbilisi, and Mtskheta as a day trip": where one sleeps is said before what is seen from there
  const gone = slept && goneForDayOut(trip, message);
  if (gone) {
    const left = gone.length > 0 ? withoutNightsOf(trip, { ...message, drops: gone }) : trip;
    return dayTripsOutOf(trip, left, destinations.slice(-1), null);
  }
  // "Siena as a day trip", of a town that has nights of its own
  if (
    edit === 'dayTrip' &&
    slept &&
    message.isOnly &&
    drops.length === 0 &&
    trip.destinations.length > 1 &&
    days === null
  ) {
    const left = withoutDropped(trip, { ...message, drops: [slept], destinations: [] });
    return dayTripsOutOf(trip, left, [{ ...slept, days: null }], null);
  }
  if (drops.length > 0) return withoutDropped(trip, message);
  if (edit === 'dayTrip') return planDayTrips(trip, destinations, days);
  const [own] = destinations;
  const isNew = addsTown(trip, message) && (edit === null || (edit === 'add' && message.wantsPlan));
  const far = own && isNew ? farFrom(trip, own) : null;
  if (far !== null) return { ...trip, remark: far };
  // "one day in Nara" of a plan for Kyoto is seen in a day, from where one sleeps
  // "can we also see Sintra?": what the guide of a stop has as a day out takes no nights that nobody gave it
  const isOut = edit === 'add' && isDayOutOf(trip, message);
  const isSeen = isOut || (edit === null && days === 1 && !message.inNights);
  const seen = isSeen ? planDayTrips(trip, destinations, days, 'near') : trip;
  if ((isOut || addsTown(trip, message)) && seen.dayTrips.length > trip.dayTrips.length) return seen;
  if (setsOwnLengths(trip, message)) return withOwnLengths(trip, message);
  const ownAt = trip.destinations.findIndex((stop) => stop.place === own?.place);
  if (edit === 'add' && destinations.length === 1 && ownAt >= 0 && message.daysDelta + (days ?? 0) !== 0) {
    const more = message.daysDelta || (days ?? 0) - Number(message.inNights);
    return changeLength(trip, more, ownAt);
  }
  // "we also need a pool in Naples" adds no town
  if (edit === 'add' && ownAt >= 0 && days === null && !saysNothing({ ...message, destinations: [] }))
    return trip;
  if (edit === 'then' && destinations.length === 0)
    return days === null ? trip : { ...trip, remark: { code: 'which_town' } };
  if (edit === 'add' || addsTown(trip, message) || (edit === 'then' && !namesOwnStops(trip, message))) {
    return destinations.length === 0 && message.daysDelta !== 0
      ? changeLength(trip, message.daysDelta, null)
      : destinations.length === 0
        ? days === null
          ? trip
          : { ...trip, remark: { code: 'which_town' } }
        : addStops(trip, destinations, {
            days: days !== null && message.inNights ? days - 1 : days,
            inNights: message.inNights,
            where: message.where,
            // who goes on from the one town of the trip stays there as long as before
            hasTotal:
              (message.total !== null && message.total !== 'same') ||
              (edit === 'then' && trip.destinations.length === 1),
          });
  }
  const index = trip.destinations.findIndex((stop) => stop.place === own?.place);
  const before = lengthOfStops(trip)[index] ?? 0;
  return changeLength(trip, (days ?? before) - before, index);
}

/** The trip without the towns that are to go. A town of it that is named beside them has the length it is given. */
function withoutDropped(trip: TripSpec, { drops, destinations, days, inNights, total }: Message): TripSpec {
  const isOwn = destinations.some(({ place }) => trip.destinations.some((stop) => stop.place === place));
  const left = dropStops(trip, drops, destinations, isOwn && (total === 'same' || days !== null));
  const at = left.destinations.findIndex(({ place }) => place === destinations[0]?.place);
  // "drop Iguazu, Mendoza for 3 nights instead": of a trip that keeps other towns the length is the new one's
  const isOfTown = isOwn || (left.destinations.length > 1 && total === null);
  if (!isOfTown || days === null || destinations.length > 1 || at < 0 || left.remark?.code === 'not_in_plan')
    return left;
  const isLast = at === left.destinations.length - 1;
  return changeLength(left, days - Number(inNights && !isLast) - (lengthOfStops(left)[at] ?? 0), at);
}

/** A town that is seen in a day instead gives its days to the longest that is left: the trip stays as long as it was. */
function withoutNightsOf(trip: TripSpec, message: Message): TripSpec {
  const left = withoutDropped(trip, { ...message, destinations: [] });
  const lost = daysOf(trip) - daysOf(left);
  return lost > 0 && left.destinations.length > 0 ? changeLength(left, lost, null) : left;
}

function daysOf(trip: TripSpec): number {
  return lengthOfStops(trip).reduce((sum, days) => sum + days, 0);
}

/** Days of the trip in a town that it does not go to yet; in one of its own they are those of that town. */
function withPart(trip: TripSpec, message: Message): TripSpec {
  const { destinations, days, inNights, where, total } = message;
  const fresh = destinations.filter(({ place }) => trip.destinations.every((stop) => stop.place !== place));
  const [town, ...others] = fresh;
  if (!town || others.length > 0 || days === null) {
    const own: Message = { ...message, edit: null };
    if (destinations.length === 0) return { ...trip, remark: { code: 'which_town' } };
    return fresh.length === 0 && isEdit(trip, own) ? edited(trip, own) : trip;
  }
  const added = { days: days - Number(inNights), inNights, where, isPart: true, hasTotal: total !== null };
  return addStops(trip, [{ ...town, days: null }], added);
}

function withoutLength(mention: PlaceMention): PlaceMention {
  return { ...mention, days: null };
}
