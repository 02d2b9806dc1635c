/** One message of the traveller and what was asked before it make what is asked now. */
import { lengthOfStops } from './tripEdits.ts';
import { addDays, daysBetween, weekdayOf } from '../../domain/dates/calendar.ts';
import { chosenAfter } from '../edits/chosenOffers.ts';
import {
  MOST_COMFORT,
  withDayEdits,
  withOfferWishes,
  withoutDay,
  noWeekdayFor,
  withSwap,
  withTownWishes,
  withWeekday,
  type WhenOf,
} from '../edits/foldEdits.ts';
import { withNeeds } from '../read/acts/needs/need.ts';
import { demandsAfter } from './demands.ts';
import { withEnds } from './ends.ts';
import { saysNothing } from '../read/noMessage.ts';
import { dropsTown, isOfStays, returnsTo } from './ownTowns.ts';
import { withPartNamed } from './ownLengths.ts';
import { placed } from './placed.ts';
import { openOf, picked } from './open.ts';
import { moneyAfter } from './moneyEdits.ts';
import { agesOf, partyOf, roomsOf } from './partyEdits.ts';
import { datesAfter, lastDayOf, withFirstWeekdays, withTimeEdits } from './timeEdits.ts';
import { MOST_EARLIER, NO_SPEC, type TripSpec } from './spec.ts';
import type { Gazetted } from '../facts/types.ts';
import type { WeekdayWish } from '../read/follow/weekdayWish.ts';
import type { DayRef } from '../read/follow/dayRefs.ts';
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
  return isMeant ? { ...message, returnTo: null, destinations: [returnTo], isInstead: true } : message;
}

/**
 * What goes on counting in a further trip: who travels, from where, and what they need. The wishes of the one before come
 * along where this one is to be like it: "Lisbon instead, 4 days in June".
 */
export function nextTrip(trip: TripSpec, { isInstead, isOnly, keepsDates }: Message): TripSpec {
  const { origin, party, childAges, rooms, needs, dates, startDay } = trip;
  const own = { ...NO_SPEC, origin, party, childAges, rooms, needs };
  if (!isInstead && !isOnly && !keepsDates) return own;
  const { interests, avoid, pace, modes, stay } = trip;
  const alike = { ...own, interests, avoid, pace, modes, stay };
  if (!keepsDates) return alike;
  const same = dates?.kind === 'days' ? { ...dates, end: dates.start, kind: 'start' as const } : dates;
  return { ...alike, dates: same, startDay };
}

function followed(trip: TripSpec, message: Message, whenOf: WhenOf): TripSpec {
  const hasPlan = trip.destinations.length > 0;
  if (message.command !== null || message.language !== null || (message.isChoice && hasPlan))
    return { ...trip, remark: null };
  // what a body needs counts wherever it is said
  if (message.isQuestion && hasPlan)
    return { ...trip, remark: null, needs: withNeeds(trip.needs, message.needs) };
  // "replace it with Venice" is about a town, and no gap in a day
  const isOfDays = message.besides !== null && !dropsTown(message) && !message.replacesUnnamed;
  if (message.besides !== null && hasPlan && isOfDays) {
    const isMoved = message.dayEdits.some(({ change }) => change.kind === 'move' && change.isNew === true);
    // what is put on a day may be in a guide and not in the plan yet
    const musts = isMoved ? message.musts : [];
    const heard = { ...message.besides, musts: [...message.besides.musts, ...musts] };
    const dates = isDayOf(trip, heard, whenOf) ? null : heard.dates;
    const besides = onDay(heard, !heard.isInstead, dates);
    const base = saysNothing(besides) ? { ...trip, remark: null } : followed(trip, besides, whenOf);
    return withDayEdits(base, { ...message, dayEdits: beforeLanding(message) }, whenOf);
  }
  const noWeekday = hasPlan && message.dates === null ? noWeekdayFor(message, whenOf(trip)) : null;
  if (noWeekday !== null) return { ...trip, remark: noWeekday };
  const isInMonth =
    message.notMonth !== null &&
    message.dates === null &&
    hasPlan &&
    Number(whenOf(trip).firstDay.slice(5, 7)) === message.notMonth;
  if (isInMonth && message.notMonth !== null)
    return { ...trip, remark: { code: 'which_month', month: message.notMonth } };
  if (message.partLength !== null && hasPlan) {
    const named = withPartNamed(trip, message);
    return named ? followed(trip, named, whenOf) : { ...trip, remark: { code: 'which_part' } };
  }
  const [town] = message.destinations;
  if (town && returnsTo(trip, message) === 'either')
    return { ...trip, remark: { code: 'which_trip', place: town.place.name, days: message.days ?? 1 } };
  if (message.bareCount !== null && hasPlan)
    return { ...trip, remark: { code: 'which_count', count: message.bareCount } };
  if (message.dropDay !== null && hasPlan) return withoutDay(trip, message.dropDay, whenOf);
  const isInTrip = hasPlan && isWithin(trip, message, whenOf);
  const isSpoken = message.dates?.isOfThing === true || landing(message) !== null;
  const isOfThing = hasPlan && isSpoken && isDayOf(trip, message, whenOf);
  const meant = hasPlan ? withEndOfWhole(trip, message, whenOf) : message;
  const said = heardOf(trip, onDay(isOfThing ? { ...meant, dates: null } : meant, isInTrip));
  const isOfTowns = isOfStays(trip, said);
  const heard = isOfTowns
    ? { ...said, comfort: 0 as const, offers: { ...said.offers, otherHotel: false } }
    : said;
  const folded = withEnds(placed(trip, withWishes({ ...trip, remark: null }, heard), heard), heard);
  const planned = hasPlan
    ? withTimeEdits(withSameStart(folded, trip, heard, whenOf), heard, whenOf)
    : withFirstWeekdays(folded, heard);
  const wished = withOfferWishes(
    withSwap(planned, heard.swapDays, whenOf),
    heard.offers,
    hasPlan && trip.origin !== null,
  );
  const cities = isOfTowns ? said.destinations.map(({ place }) => place.city) : null;
  const chosen = chosenAfter(wished.chosen, said, cities);
  const offered = { ...(isOfTowns ? withTownWishes(wished, said) : wished), chosen };
  const isEnd =
    hasPlan && heard.weekday !== null && heard.daysDelta < 0 && endsOn(offered, heard.weekday, whenOf);
  const weekday =
    hasPlan && !heard.keepsEnd && !isEnd ? withWeekday(offered, heard.weekday, whenOf) : offered;
  // "the Vatican on Wednesday"
  if (isOfThing && message.musts.length > 0 && message.dates)
    return withDayEdits(
      weekday,
      { ...message, dayEdits: putOn(message.dates.start, message, isInTrip) },
      whenOf,
    );
  // of a first plan nobody knows the days yet
  const dayEdits = message.dayEdits.filter(({ change }) => change.kind === 'late' || change.kind === 'tour');
  return hasPlan ? weekday : withDayEdits(weekday, { ...message, dayEdits }, whenOf);
}

/** The edits of days without what follows from a late arrival: "we land at 22:10, so nothing that day". */
function beforeLanding(message: Message): Message['dayEdits'] {
  const { dayEdits } = message;
  return landing(message) === null ? dayEdits : dayEdits.filter(({ change }) => change.kind !== 'free');
}

/** The minute at which a flight of their own lands; null where none is told. */
function landing({ hours, offers }: Message): number | null {
  return hours?.arrives ?? offers.landsAt;
}

/** A town that is named with a day of the plan, or for a thing in it, is seen in a day and takes nobody's place: "only Xochimilco on Saturday". @param kept dates that are no such day */
function onDay(message: Message, isOfDay: boolean, kept: DateWish | null = null): Message {
  const { destinations, edit, drops, days, origin } = message;
  const isSeen = isOfDay && destinations.length === 1 && edit === null && drops.length === 0;
  if (!isSeen || days !== null || origin !== null) return message;
  return { ...message, edit: 'dayTrip', dates: kept, isOnly: false };
}

/** "One night less, we'd leave on the Saturday": where the trip ends then. */
function endsOn(trip: TripSpec, { weekday }: WeekdayWish, whenOf: WhenOf): boolean {
  const { firstDay, days } = whenOf(trip);
  return weekdayOf(addDays(firstDay, days - 1)) === weekday;
}

/** The sights of a message on its day: the date, or where the plan has not got that, its weekday. */
function putOn(date: string, { musts }: Message, isInTrip: boolean): Message['dayEdits'] {
  const day: DayRef = isInTrip
    ? { kind: 'date', day: Number(date.slice(8)) }
    : { kind: 'weekday', weekday: weekdayOf(date) };
  return musts.map(({ name }) => ({ day, change: { kind: 'move', words: name, isNew: true } }));
}

/** Whether the one date of a message is a day of the plan. */
function isWithin(trip: TripSpec, { dates }: Message, whenOf: WhenOf): boolean {
  if (dates?.kind !== 'start' || dates.isEnd === true) return false;
  const { firstDay, days } = whenOf(trip);
  return dates.start > firstDay && dates.start < addDays(firstDay, days);
}

/** Whether the date of a message is a day of the plan, or may be one: a weekday is read as its next. */
function isDayOf(trip: TripSpec, message: Message, whenOf: WhenOf): boolean {
  const { dates } = message;
  const isNear = dates?.kind === 'start' && daysBetween(whenOf(trip).today, dates.start) <= 7;
  return isNear || isWithin(trip, message, whenOf);
}

/** A day more or less ends the trip later or sooner: in "March" it would else lie in another week. */
function withSameStart(planned: TripSpec, before: TripSpec, message: Message, whenOf: WhenOf): TripSpec {
  const isDated = message.dates !== null || message.startDay !== null || message.weekday !== null;
  if (isDated || planned.dates?.kind !== 'window' || planned.destinations.length === 0) return planned;
  const { firstDay, days } = whenOf(before);
  if (whenOf(planned).days === days) return planned;
  return { ...planned, dates: { start: firstDay, end: firstDay, kind: 'start', movedFrom: null } };
}

const WEEK = 7;

/** With the last day that a message names beside towns as the length of the whole: "on till the 13th, two nights in Boulder". */
function withEndOfWhole(trip: TripSpec, message: Message, whenOf: WhenOf): Message {
  const isNew = message.destinations.some(({ place }) =>
    trip.destinations.every((own) => own.place !== place),
  );
  const last = isNew && message.total === null ? lastDayOf(trip, message, whenOf) : null;
  if (last === null) return message;
  const days = daysBetween(whenOf(trip).firstDay, last) + 1;
  const dates = message.dates?.isEnd === true ? null : message.dates;
  return days < 2 ? message : { ...message, total: days, endDay: null, dates };
}

/** A message as it is meant of a plan that stands. */
function heardOf(trip: TripSpec, message: Message): Message {
  const { destinations } = trip;
  if (destinations.length === 0) return message;
  const { origin } = message;
  // "karting one day" is of the thing and not of the trip
  const isOfThing =
    message.days === 1 &&
    message.destinations.length === 0 &&
    message.activities.length + message.musts.length + message.interests.length > 0;
  // "the last week of June" says when, and no other length
  const isOfWeek =
    message.dates?.kind === 'window' &&
    message.destinations.length === 0 &&
    message.days !== null &&
    message.days >= WEEK &&
    message.days === message.impliedDays;
  if (isOfWeek) return heardOf(trip, { ...message, days: null, impliedDays: null });
  // "only two weeks then, and without Bariloche": the length of all that is left
  if (message.drops.length > 0 && message.destinations.length === 0 && message.days !== null)
    return heardOf(trip, { ...message, days: null, total: message.total ?? message.days });
  // "make the thing in between Kanazawa": a place among the towns is that of one more
  const isPlaced =
    message.where !== null &&
    message.edit === null &&
    message.drops.length === 0 &&
    message.destinations.length > 0 &&
    message.destinations.every(({ place }) => destinations.every((own) => own.place !== place));
  if (isPlaced) return heardOf(trip, { ...message, edit: 'add' });
  if (isOfThing) return heardOf(trip, { ...message, days: null });
  // some of the towns, and nothing else, are those that stay
  const isList = message.isBareList && saysNothing({ ...message, destinations: [] });
  const isSome = (mention: PlaceMention) => destinations.some(({ place }) => place === mention.place);
  if (isList && message.destinations.length < destinations.length && message.destinations.every(isSome))
    return heardOf(trip, { ...message, isBareList: false, isOnly: true });
  // "ok do Bled and Ljubljana": all of the towns, and others with them, are where it goes
  const isAll = message.isBareList && message.destinations.length > destinations.length;
  if (isAll && destinations.every((own) => message.destinations.some(({ place }) => place === own.place)))
    return heardOf(trip, {
      ...message,
      isBareList: false,
      destinations: message.destinations.filter((mention) => !isSome(mention)),
      edit: 'add',
      where: message.destinations.slice(0, 1).every(isSome) ? message.where : { kind: 'start' },
      total: message.total ?? 'same',
    });
  // of a party that is known somebody is spoken of, and nobody comes or stays away
  if (message.isSpokenOf && trip.party !== null)
    return heardOf(trip, { ...message, isSpokenOf: false, party: null, children: null, childAges: null });
  // "so 6 days altogether", with nothing beside it that the whole would be kept from
  const { total } = message;
  if (typeof total === 'number' && total !== sizeOf(trip, message).days && saysNothing(message))
    return heardOf(trip, { ...message, total: null, days: total });
  // "a meeting on June 4" is on a day of the plan, and none to begin on
  const { dates } = message;
  // with the end as it is, a new first day makes the trip longer or shorter
  if (message.keepsEnd && dates && dates.kind !== 'window' && dates.isEnd !== true) {
    const startDay = Number(dates.start.slice(8));
    const days = dates.kind === 'days' ? null : message.days;
    return heardOf(trip, { ...message, dates: null, impliedDays: null, days, weekday: null, startDay });
  }
  const isOfHours =
    dates?.kind === 'start' &&
    [...message.busy.flatMap(({ on = [] }) => on), ...message.fixed.map(({ on }) => on)].some(
      (on) => on?.kind === 'date' && on.monthDay === dates.start.slice(5),
    );
  if (isOfHours) return heardOf(trip, { ...message, dates: null });
  if (message.isWayOnly) return heardOf(trip, { ...message, isWayOnly: false, destinations: [] });
  // a sight of one of the towns, or of none, changes no town
  const isOfSights = message.dates === null && message.days === null;
  const named = message.destinations.filter(({ bySight }) => bySight !== true);
  if (isOfSights && named.length < message.destinations.length)
    return heardOf(trip, { ...message, destinations: named });
  const dated = message.weekday === null ? message : { ...message, dates: null };
  const isOwn = (mention: PlaceMention) => destinations.some(({ place }) => place === mention.place);
  if (!origin || !isOwn(origin) || !message.destinations.every(isOwn)) return dated;
  // "start in Porto", "Porto to Lisbon by train": towns of the plan are no place to set out from
  return {
    ...dated,
    origin: null,
    // "leave Porto for the end", "start in Porto and do Lisbon last"
    destinations:
      message.order === null || message.order === 'reverse'
        ? message.destinations.filter(({ days }) => days !== null)
        : [origin, ...(message.order === 'ends' ? message.destinations : [])],
    // the ways from home and back are none of it: they may be flown all the same
    modes: message.modes && {
      ...message.modes,
      banned: message.modes.banned.filter((mode) => mode !== 'flight'),
      isBetween: true,
    },
  };
}

function withWishes(base: TripSpec, message: Message): TripSpec {
  const avoid = [...base.avoid.filter((interest) => !message.interests.includes(interest)), ...message.avoid];
  const interests = [...message.interests, ...base.interests].filter(
    (interest) => !message.avoid.includes(interest),
  );
  const isFirstWe = message.isSeveral && base.destinations.length === 0;
  const party = partyOf(base.party, message) ?? (isFirstWe ? { adults: 2, children: 0 } : null);
  const isGuessed = base.party === null && (message.isPartyGuessed || message.party === null);
  const origin = message.origin ?? (base.origin ? base.origin : message.returnTo);
  const money = moneyAfter(base, message, origin?.place ?? null, sizeOf(base, message));
  return {
    ...base,
    open: openOf(base.open, message.open),
    origin,
    returnTo: message.returnTo ?? base.returnTo,
    oneWay: message.oneWay ?? base.oneWay,
    musts: [
      ...base.musts,
      ...message.musts.filter(({ name }) => !base.musts.some((own) => own.name === name)),
    ],
    dates: datesAfter(base, message),
    startDay: message.startDay ?? (message.dates === null ? base.startDay : null),
    isWeekend: message.isWeekend || (base.isWeekend && message.days === null && message.dates === null),
    party,
    ownBeds: message.ownBeds || base.ownBeds || message.modes?.car === 'camper',
    childAges: agesOf(base, message),
    rooms: roomsOf(base, message),
    feasts: [...new Set([...base.feasts, ...message.feasts])],
    events: [...new Set([...base.events, ...message.events])],
    ...money,
    interests: [...new Set(interests)],
    avoid: [...new Set(avoid)],
    pace: message.pace ?? base.pace,
    comfort: Math.max(-MOST_COMFORT, Math.min(MOST_COMFORT, base.comfort + message.comfort)),
    ...demandsAfter(base, message),
    remark:
      message.children === 'guessed'
        ? { code: 'children_guessed' }
        : message.route !== null
          ? { code: message.route === 'found' ? 'route_found' : 'route_impossible' }
          : message.budgetChange !== null && money.budget === base.budget
            ? { code: 'no_such_budget', budget: base.budget?.amount ?? null }
            : party !== null && isGuessed
              ? { code: 'party_guessed', ...party }
              : base.remark,
  };
}

/** The length of a trip that has towns, and its travellers. */
function sizeOf(trip: TripSpec, { origin }: Message) {
  const { adults = 1, children = 0 } = trip.party ?? {};
  const days = trip.destinations.length === 0 ? null : lengthOfStops(trip).reduce((sum, own) => sum + own, 0);
  return { days, people: adults + children, isHomeNew: trip.origin === null && origin !== null };
}
