/** One message of the traveller and what was asked before it make what is asked now. */
import {
  addStops,
  changeLength,
  DEFAULT_DAYS,
  dropStops,
  lengthOfStops,
  planDayTrips,
  reorderStops,
} from './tripEdits.ts';
import { addDays, daysBetween, isIsoDate } from '../../domain/dates/calendar.ts';
import { normalize } from '../../domain/text/normalize.ts';
import { NO_WISHES } from '../edits/types.ts';
import {
  MOST_COMFORT,
  withDayEdits,
  withOfferWishes,
  withoutDay,
  withTownWishes,
  withWeekday,
  type WhenOf,
} from '../edits/foldEdits.ts';
import { withNeeds } from '../read/acts/needs/need.ts';
import { demandsAfter, NO_OWN_DEMANDS } from './demands.ts';
import { stopOf, withEnds } from './ends.ts';
import { saysNothing } from '../read/noMessage.ts';
import { addsTown, isEdit, isOfOwnStops, isOfStays, namesOwnStops } from './ownTowns.ts';
import { openOf, picked } from './open.ts';
import { agesOf, partyOf, roomsOf } from './partyEdits.ts';
import { withFirstWeekdays, withTimeEdits } from './timeEdits.ts';
import { MOST_EARLIER, type TripSpec } from './spec.ts';
import type { Gazetted } from '../facts/types.ts';
import type { DateWish, Message, PlaceMention } from '../read/types.ts';

/**
 * What is asked after a message: what it says replaces, what it leaves out stays. Changes of single days and offers are
 * noted down as wishes, and carried out when the days are built.
 * @param whenOf the days of a trip on the calendar, for a message that names weekdays
 */
export function reduce(trip: TripSpec, heard: Message, whenOf: WhenOf): TripSpec {
  return withEarlier(trip, followed(trip, withReturn(trip, picked(trip, heard)), whenOf));
}

/** The towns that a trip no longer goes to are remembered, for "go back to London". */
function withEarlier(before: TripSpec, trip: TripSpec): TripSpec {
  const goes = (place: Gazetted) => trip.destinations.some((stop) => stop.place === place);
  const left = before.destinations.flatMap(({ place }) => (goes(place) ? [] : [place]));
  if (left.length === 0) return trip;
  return { ...trip, earlier: [...new Set([...left, ...trip.earlier])].slice(0, MOST_EARLIER) };
}

/** "Go back to London" means the plan's town of before, where there was one; else the trip ends there. */
function withReturn(trip: TripSpec, message: Message): Message {
  const { returnTo, destinations } = message;
  const isMeant =
    returnTo !== null &&
    destinations.length === 0 &&
    trip.earlier.includes(returnTo.place) &&
    trip.destinations.every(({ place }) => place !== returnTo.place);
  return isMeant ? { ...message, returnTo: null, destinations: [returnTo] } : message;
}

function followed(trip: TripSpec, message: Message, whenOf: WhenOf): TripSpec {
  const hasPlan = trip.destinations.length > 0;
  if (message.command !== null || message.language !== null || (message.isChoice && hasPlan))
    return { ...trip, remark: null };
  // what a body needs counts wherever it is said
  if (message.isQuestion && hasPlan)
    return { ...trip, remark: null, needs: withNeeds(trip.needs, message.needs) };
  if (message.besides !== null && hasPlan && !dropsTown(message)) {
    const { besides } = message;
    const base = saysNothing(besides) ? { ...trip, remark: null } : followed(trip, besides, whenOf);
    return withDayEdits(base, message, whenOf);
  }
  if (message.dropDay !== null && hasPlan) return withoutDay(trip, message.dropDay, whenOf);
  const said = heardOf(trip, message);
  const isOfTowns = isOfStays(trip, said);
  const heard = isOfTowns
    ? { ...said, comfort: 0 as const, offers: { ...said.offers, otherHotel: false } }
    : said;
  const folded = withEnds(withPlaces(withWishes(beginAnew(trip, heard), heard), heard), heard);
  const planned =
    hasPlan && !isNewTrip(trip, heard)
      ? withTimeEdits(withSameStart(folded, trip, heard, whenOf), heard, whenOf)
      : withFirstWeekdays(folded, heard);
  const wished = withOfferWishes(planned, heard.offers);
  const offered = isOfTowns ? withTownWishes(wished, said) : wished;
  const weekday = hasPlan ? withWeekday(offered, heard.weekday, whenOf) : offered;
  // of a first plan nobody knows the days yet
  const dayEdits = message.dayEdits.filter(({ change }) => change.kind === 'late' || change.kind === 'tour');
  return hasPlan ? weekday : withDayEdits(weekday, { ...message, dayEdits }, whenOf);
}

/** A day more or less ends the trip later or sooner: in "March" it would else lie in another week. */
function withSameStart(planned: TripSpec, before: TripSpec, message: Message, whenOf: WhenOf): TripSpec {
  const isDated = message.dates !== null || message.startDay !== null || message.weekday !== null;
  if (
    isDated ||
    isNewTrip(before, message) ||
    planned.dates?.kind !== 'window' ||
    planned.destinations.length === 0
  )
    return planned;
  const { firstDay, days } = whenOf(before);
  if (whenOf(planned).days === days) return planned;
  return { ...planned, dates: { start: firstDay, end: firstDay, kind: 'start', movedFrom: null } };
}

/** A message as it is meant of a plan that stands. */
function heardOf(trip: TripSpec, message: Message): Message {
  const { destinations } = trip;
  if (destinations.length === 0) return message;
  const { origin } = message;
  // a sight of one of the towns, or of none, changes no town
  const isOfSights = message.dates === null && message.days === null;
  const named = message.destinations.filter(({ bySight }) => bySight !== true);
  if (isOfSights && named.length < message.destinations.length)
    return heardOf(trip, { ...message, destinations: named });
  // "start in Porto", which is one of the towns, is no place to set out from
  const startsIn =
    message.order === 'first' && origin && destinations.some(({ place }) => place === origin.place);
  const dated = message.weekday === null ? message : { ...message, dates: null };
  return startsIn && message.destinations.length === 0
    ? { ...dated, origin: null, destinations: [origin] }
    : dated;
}

/** Whether a message leaves the plan before for another place and time. */
export function isNewTrip(trip: TripSpec, message: Message): boolean {
  return (
    trip.destinations.length > 0 &&
    message.destinations.length > 0 &&
    !isEdit(trip, message) &&
    (message.dates !== null || message.days !== null || message.isAnother)
  );
}

function beginAnew(trip: TripSpec, message: Message): TripSpec {
  const base = { ...trip, remark: null };
  if (!isNewTrip(trip, message)) return base;
  return {
    ...base,
    dates: null,
    days: null,
    startDay: null,
    startsOn: null,
    endsOn: null,
    feasts: [],
    events: [],
    budget: null,
    maxNight: null,
    ownBeds: false,
    swaps: [],
    dayTrips: [],
    comfort: 0,
    returnTo: null,
    oneWay: false,
    musts: [],
    wishes: NO_WISHES,
    earlier: [],
    seen: null,
    ...NO_OWN_DEMANDS,
  };
}

function withWishes(base: TripSpec, message: Message): TripSpec {
  const avoid = [...base.avoid.filter((interest) => !message.interests.includes(interest)), ...message.avoid];
  const interests = [...message.interests, ...base.interests].filter(
    (interest) => !message.avoid.includes(interest),
  );
  const isFirstWe = message.isSeveral && base.destinations.length === 0;
  return {
    ...base,
    open: openOf(base.open, message.open),
    origin: message.origin ?? (base.origin ? base.origin : message.returnTo),
    returnTo: message.returnTo ?? base.returnTo,
    oneWay: message.oneWay ?? base.oneWay,
    musts: [
      ...base.musts,
      ...message.musts.filter(({ name }) => !base.musts.some((own) => own.name === name)),
    ],
    dates: datesAfter(base, message),
    startDay: message.startDay ?? (message.dates === null ? base.startDay : null),
    isWeekend: message.isWeekend || (base.isWeekend && message.days === null && message.dates === null),
    party: partyOf(base.party, message) ?? (isFirstWe ? { adults: 2, children: 0 } : null),
    ownBeds: message.ownBeds || base.ownBeds || message.modes?.car === 'camper',
    childAges: agesOf(base, message),
    rooms: roomsOf(base, message),
    feasts: [...new Set([...base.feasts, ...message.feasts])],
    events: [...new Set([...base.events, ...message.events])],
    budget: message.budget ?? base.budget,
    maxNight: message.maxNight ?? base.maxNight,
    interests: [...new Set(interests)],
    avoid: [...new Set(avoid)],
    pace: message.pace ?? base.pace,
    comfort: Math.max(-MOST_COMFORT, Math.min(MOST_COMFORT, base.comfort + message.comfort)),
    swaps: message.swapDays === null ? base.swaps : [...base.swaps, message.swapDays],
    ...demandsAfter(base, message),
    remark:
      message.children === 'guessed'
        ? { code: 'children_guessed' }
        : message.route !== null
          ? { code: message.route === 'found' ? 'route_found' : 'route_impossible' }
          : base.remark,
  };
}

/** A day to be home by changes the end of a trip that stands, and is that of one that does not yet. */
function datesAfter(base: TripSpec, { dates, days, destinations }: Message): DateWish | null {
  if (dates === null) return base.dates;
  if (dates.isEnd !== true) return inMonthOf(base.dates, dates);
  if (base.destinations.length > 0 && destinations.length === 0) return base.dates;
  const { isEnd: _, ...own } = dates;
  return { ...own, start: addDays(own.start, 1 - (days ?? DEFAULT_DAYS)), kind: 'window' };
}

/** Days that were named without a month, in the month that the trip has. */
function inMonthOf(before: DateWish | null, { isMonthOpen, ...named }: DateWish): DateWish {
  const month = before?.start.slice(0, 7);
  if (isMonthOpen !== true || month === undefined || month <= named.start.slice(0, 7)) return named;
  const start = `${month}-${named.start.slice(8)}`;
  const end = addDays(start, daysBetween(named.start, named.end));
  return isIsoDate(start) ? { ...named, start, end } : named;
}

/** "drop Paris" is about the town, "drop the Paris Opera" about a thing in it. */
function dropsTown({ drops, dayEdits }: Message): boolean {
  return dayEdits.every(
    ({ change }) =>
      change.kind === 'without' &&
      drops.some(({ place }) => normalize(place.name) === normalize(change.words)),
  );
}

function withPlaces(trip: TripSpec, heard: Message): TripSpec {
  const message = { ...heard, destinations: heard.destinations.map(stopOf) };
  const { destinations } = message;
  const isOfOwn = isOfOwnStops(trip, message);
  const isReordered =
    message.order === 'reverse' ? destinations.length === 0 : message.order === 'first' && isOfOwn;
  if (isReordered && trip.destinations.length > 1) return reorderStops(trip, destinations[0]?.place ?? null);
  if (message.stopDeltas.length > 0 && trip.destinations.length > 0)
    return withStopDeltas(trip, message.stopDeltas);
  if (isEdit(trip, message)) return edited(trip, message);
  if (message.daysDelta !== 0 && trip.destinations.length > 0) {
    const own = isOfOwn ? trip.destinations.findIndex((stop) => stop.place === destinations[0]?.place) : -1;
    return changeLength(trip, message.daysDelta, own < 0 ? null : own);
  }
  // "a better hotel in Rome" is about a town of the trip, and no other trip
  if (isOfOwn && message.days === null && !message.isOnly) return trip;
  if (destinations.length > 0) {
    const isWithDayTrip = message.edit === 'dayTrip' && destinations.length > 1;
    const stops = isWithDayTrip ? destinations.slice(0, -1) : destinations;
    const fresh = {
      ...trip,
      destinations: stops,
      isChoice: message.isChoice,
      country: null,
      days:
        message.days ??
        (isDayOut(message) ? 1 : destinations.some((place) => place.days !== null) ? null : trip.days),
      dayTrips: [],
      wishes: { ...trip.wishes, edits: [], passed: NO_WISHES.passed, towns: [] },
      swaps: message.swapDays === null ? [] : trip.swaps,
    };
    return isWithDayTrip ? planDayTrips(fresh, destinations.slice(-1), null) : fresh;
  }
  const days = message.days ?? trip.days;
  if (message.country !== null) return { ...trip, destinations: [], country: message.country, days };
  // a new length for the whole is shared out anew
  const shared = message.days === null ? trip.destinations : trip.destinations.map(withoutLength);
  return { ...trip, destinations: shared, days };
}

/** Towns of the trip made longer and shorter; those that it does not have are told. */
function withStopDeltas(trip: TripSpec, deltas: Message['stopDeltas']): TripSpec {
  return deltas.reduce((own, { place, delta }) => {
    const at = own.destinations.findIndex((stop) => stop.place === place);
    return at < 0
      ? { ...own, remark: { code: 'not_in_plan', places: [place.name] } }
      : changeLength(own, delta, at);
  }, trip);
}

/** "A day trip from Vienna to Bratislava": the whole trip is a day. */
function isDayOut({ edit, destinations }: Message): boolean {
  return edit === 'dayTrip' && destinations.length === 1;
}

function edited(trip: TripSpec, message: Message): TripSpec {
  const { destinations, drops, edit, days } = message;
  if (drops.length > 0) return dropStops(trip, drops, destinations);
  if (edit === 'dayTrip') return planDayTrips(trip, destinations, days);
  const [own] = destinations;
  if (edit === 'then' && destinations.length === 0)
    return days === null ? trip : { ...trip, remark: { code: 'which_town' } };
  if (edit === 'add' || addsTown(trip, message) || (edit === 'then' && !namesOwnStops(trip, message))) {
    return destinations.length === 0 && message.daysDelta !== 0
      ? changeLength(trip, message.daysDelta, null)
      : destinations.length === 0
        ? { ...trip, days: message.days ?? trip.days }
        : addStops(trip, destinations, days !== null && message.inNights ? days - 1 : days);
  }
  const index = trip.destinations.findIndex((stop) => stop.place === own?.place);
  const before = lengthOfStops(trip)[index] ?? 0;
  return changeLength(trip, (days ?? before) - before, index);
}

function withoutLength(mention: PlaceMention): PlaceMention {
  return { ...mention, days: null };
}
