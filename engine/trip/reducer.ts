/** One message of the traveller and what was asked before it make what is asked now. */
import { atEvent, heardOf, sizeOf, withDayOfChange, withEndOfWhole } from './asMeant.ts';
import { addDays, weekdayOf } from '../../domain/dates/calendar.ts';
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
import { isDayOf, isOfThingElsewhere, isWithin } from './dayOfThing.ts';
import { demandsAfter } from './demands.ts';
import { withEnds } from './ends.ts';
import { saysNothing } from '../read/noMessage.ts';
import { dropsTown, isOfStays, returnsTo } from './ownTowns.ts';
import { withPartNamed } from './ownLengths.ts';
import { placed } from './placed.ts';
import { openOf, picked } from './open.ts';
import { moneyAfter } from './moneyEdits.ts';
import { agesOf, partyOf, roomsOf } from './partyEdits.ts';
import { stayingOn, stayOnIn } from './stayOn.ts';
import { datesAfter, withFirstWeekdays, withTimeEdits } from './timeEdits.ts';
import { seesAsGuided } from './tripEdits.ts';
import { MOST_EARLIER, NO_SPEC, type TripSpec } from './spec.ts';
import type { Gazetted } from '../facts/types.ts';
import type { WeekdayWish } from '../read/follow/weekdayWish.ts';
import { numberOf, type DayRef } from '../read/follow/dayRefs.ts';
import type { DateWish, Message } from '../read/types.ts';

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
  if (!isMeant) return message;
  // of several towns nobody said which gives way
  const replacesUnnamed = trip.destinations.length > 1;
  return { ...message, returnTo: null, destinations: [returnTo], isInstead: true, replacesUnnamed };
}

/**
 * What goes on counting in a further trip: who travels, from where, and what they need. The wishes of the one before come
 * along where this one is to be like it: "Lisbon instead, 4 days in June".
 */
export function nextTrip(trip: TripSpec, message: Message): TripSpec {
  const { isInstead, isOnly, keepsDates } = message;
  const { origin, rooms, needs, dates, startDay } = trip;
  // "another trip: New York with my daughter": who went along before stays at home
  const isTold = message.party !== null && message.partyOver === 'any' && !message.isPartyGuessed;
  const { party, childAges } = isTold ? NO_SPEC : trip;
  const kept = needs.filter((need) => !isOfTrip(need));
  const own = { ...NO_SPEC, origin, party, childAges, rooms, needs: kept };
  if (!isInstead && !isOnly && !keepsDates) return own;
  const { interests, avoid, pace, modes, stay } = trip;
  const alike = { ...own, interests, avoid, pace, modes, stay };
  if (!keepsDates) return alike;
  const same = dates?.kind === 'days' ? { ...dates, end: dates.start, kind: 'start' as const } : dates;
  return { ...alike, dates: same, startDay };
}

/** Of that journey and of who came along: another trip has its own. What a body needs is kept, in doubt. */
function isOfTrip({ kind, what }: TripSpec['needs'][number]): boolean {
  return kind === 'tired' || kind === 'bedtime' || kind === 'baby' || what === 'jetlag';
}

function followed(trip: TripSpec, told: Message, whenOf: WhenOf): TripSpec {
  const hasPlan = trip.destinations.length > 0;
  const message = hasPlan ? ofItsLeg(told) : told;
  if (message.command !== null || message.language !== null) return { ...trip, remark: null };
  // what a body needs counts wherever it is said
  if ((message.isQuestion || message.isChoice) && hasPlan)
    return { ...trip, remark: null, needs: withNeeds(trip.needs, message.needs) };
  // "replace it with Venice" is about a town, and no gap in a day
  const isOfDays = message.besides !== null && !dropsTown(message) && !message.replacesUnnamed;
  if (message.besides !== null && hasPlan && isOfDays) {
    const isMoved = message.dayEdits.some(({ change }) => change.kind === 'move' && change.isNew === true);
    // what is put on a day may be in a guide and not in the plan yet
    const musts = isMoved ? message.musts : [];
    const own = { ...message.besides, musts: [...message.besides.musts, ...musts] };
    // "leave Milford out and do Wanaka instead": it stands in for that thing, and not for the towns
    const isForThing =
      own.isInstead &&
      own.drops.length === 0 &&
      message.dayEdits.some(({ change }) => change.kind === 'without');
    const heard = isForThing ? { ...own, isInstead: false, edit: 'add' as const } : own;
    const dates = isDayOf(trip, heard, whenOf) ? null : heard.dates;
    const besides = onDay(heard, !heard.isInstead, dates);
    const base = saysNothing(besides) ? { ...trip, remark: null } : followed(trip, besides, whenOf);
    return withDayEdits(base, { ...message, dayEdits: beforeLanding(message) }, whenOf);
  }
  if (message.movesTo !== null && hasPlan) return followed(trip, atEvent(trip, message, whenOf), whenOf);
  const noWeekday = hasPlan && message.dates === null ? noWeekdayFor(message, whenOf(trip)) : null;
  if (noWeekday !== null) return { ...trip, remark: noWeekday };
  const isInMonth =
    message.notMonth !== null &&
    message.dates === null &&
    hasPlan &&
    Number(whenOf(trip).firstDay.slice(5, 7)) === message.notMonth;
  if (isInMonth && message.notMonth !== null)
    return { ...trip, remark: { code: 'which_month', month: message.notMonth } };
  // "my exam is on 14 July" asks for no other dates, and may mean them
  if (hasPlan && isOfThingElsewhere(trip, message, whenOf)) {
    const rest = { ...message, dates: null, impliedDays: null };
    const base = saysNothing(rest) ? trip : followed(trip, rest, whenOf);
    return { ...base, remark: base.remark ?? { code: 'which_dates', start: message.dates?.start ?? '' } };
  }
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
  const stay = hasPlan ? stayOnIn(trip, message) : null;
  if (stay !== null)
    return followed(stayingOn(trip, stay), { ...message, destinations: [], dates: null }, whenOf);
  const isInTrip = hasPlan && isWithin(trip, message, whenOf);
  const isSpoken =
    message.dates?.isOfThing === true || landing(message) !== null || message.offers.flightTime !== null;
  // a dinner on a feast is of the days that stand, whatever year the feast is next in
  const isOfFeast = message.dates?.isOfThing === true && message.dates.feast !== undefined;
  const isOfThing = hasPlan && ((isSpoken && isDayOf(trip, message, whenOf)) || isOfFeast);
  const meant = hasPlan ? withEndOfWhole(trip, withDayOfChange(trip, message, whenOf), whenOf) : message;
  // nor is a week around it the length of the trip
  const days = meant.days === meant.impliedDays ? null : meant.days;
  const own = isOfThing ? { ...meant, dates: null, impliedDays: null, days } : meant;
  const said = heardOf(trip, onDay(own, isInTrip));
  const isOfTowns = isOfStays(trip, said);
  const heard = isOfTowns
    ? { ...said, where: null, comfort: 0 as const, offers: { ...said.offers, otherHotel: false } }
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
    hasPlan && !heard.keepsEnd && !(heard.endWeekday !== null && heard.weekday?.kind === 'start') && !isEnd
      ? withWeekday(offered, heard.weekday, whenOf)
      : offered;
  // "the Vatican on Wednesday"
  if (isOfThing && message.musts.length > 0 && message.dates)
    return withDayEdits(
      weekday,
      { ...message, dayEdits: putOn(message.dates.start, message, isInTrip) },
      whenOf,
    );
  // of a first plan nobody knows the days yet, but its weekdays
  const isKnown = ({ day, change }: Message['dayEdits'][number]) =>
    change.kind === 'move'
      ? day?.kind === 'weekday' && weekday.destinations.length > 0 && numberOf(day, whenOf(weekday)) > 0
      : change.kind === 'late' ||
        change.kind === 'tour' ||
        (change.kind === 'trip' && seesAsGuided(weekday.destinations, message));
  const dayEdits = message.dayEdits.filter(isKnown);
  return hasPlan ? weekday : withDayEdits(weekday, { ...message, dayEdits }, whenOf);
}

/** "Night train to Bangkok instead of flying": said of that way, the other ways stay. */
function ofItsLeg(message: Message): Message {
  const { legs, modes, isInstead, drops } = message;
  const isOfLeg = isInstead && drops.length === 0 && legs.some(({ to }) => to !== null);
  return isOfLeg && modes?.banned.length
    ? { ...message, modes: { ...modes, banned: [] }, isInstead: false }
    : message;
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

/** A day more or less ends the trip later or sooner: in "March" it would else lie in another week. */
function withSameStart(planned: TripSpec, before: TripSpec, message: Message, whenOf: WhenOf): TripSpec {
  const isDated = message.dates !== null || message.startDay !== null || message.weekday !== null;
  // "same days of the week but in June"
  if (message.dates !== null && message.sameWeekdays && planned.destinations.length > 0) {
    const at = whenOf(planned).firstDay;
    const start = addDays(at, ((weekdayOf(whenOf(before).firstDay) - weekdayOf(at) + 10) % 7) - 3);
    return { ...planned, dates: { start, end: start, kind: 'start', movedFrom: null } };
  }
  if (isDated || planned.dates?.kind !== 'window' || planned.destinations.length === 0) return planned;
  const { firstDay, days } = whenOf(before);
  if (whenOf(planned).days === days) return planned;
  return { ...planned, dates: { start: firstDay, end: firstDay, kind: 'start', movedFrom: null } };
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
    isBestTime: message.isBestTime || base.isBestTime,
    isWeekend:
      message.isWeekend ||
      (base.isWeekend && message.days === null && (message.dates === null || message.dates.isMeant === true)),
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
          : message.budgetChange !== null &&
              message.budgetChange.kind !== 'off' &&
              money.budget === base.budget
            ? { code: 'no_such_budget', budget: base.budget?.amount ?? null }
            : party !== null && isGuessed
              ? { code: 'party_guessed', ...party, who: message.joining?.who }
              : base.remark,
  };
}
