/** What a message means of a plan that stands, where its words could mean more of a trip that is begun. */
import { farFrom, lengthOfStops } from './tripEdits.ts';
import { addsTown, isOfOwnWeek, namesEnds } from './ownTowns.ts';
import { addDays, daysBetween, weekdayOf } from '../../domain/dates/calendar.ts';
import { saysNothing } from '../read/noMessage.ts';
import { ahead, lastDayOf, nearest } from './timeEdits.ts';
import type { WhenOf } from '../edits/foldEdits.ts';
import type { Message, PlaceMention } from '../read/types.ts';
import type { TripSpec } from './spec.ts';

const WEEK = 7;

/** With the last day that a message names beside towns as the length of the whole: "on till the 13th, two nights in Boulder". */
export function withEndOfWhole(trip: TripSpec, message: Message, whenOf: WhenOf): Message {
  const isNew = message.destinations.some(({ place }) =>
    trip.destinations.every((own) => own.place !== place),
  );
  const last = isNew && message.total === null ? lastDayOf(trip, message, whenOf) : null;
  if (last === null) return message;
  const days = daysBetween(whenOf(trip).firstDay, last) + 1;
  const dates = message.dates?.isEnd === true ? null : message.dates;
  return days < 2 ? message : { ...message, total: days, endDay: null, dates };
}

/** "Ok Como, Friday to Sunday": days of the trip that has those, at its end or its start; of one that has not, it is asked what is meant. */
function withOwnWeek(message: Message, { firstDay, days }: ReturnType<WhenOf>): Message {
  const rest = { ...message, dates: null, weekday: null };
  const { start, end } = message.dates ?? { start: firstDay, end: firstDay };
  const last = addDays(firstDay, days - 1);
  if (weekdayOf(end) === weekdayOf(last)) return { ...rest, edit: 'add', total: 'same' };
  if (weekdayOf(start) === weekdayOf(firstDay))
    return { ...rest, edit: 'add', total: 'same', where: { kind: 'start' } };
  return { ...rest, days: null };
}

/** With a day that only says what a change comes to as that: "two days longer, to 12 March", "arrive a day earlier, on the 7th". */
export function withDayOfChange(trip: TripSpec, message: Message, whenOf: WhenOf): Message {
  if (isOfOwnWeek(trip, message)) return withOwnWeek(message, whenOf(trip));
  const { dates, daysDelta, shiftDays, shorten, startDay } = message;
  const { firstDay, days, today } = whenOf(trip);
  // "I teach Monday to Wednesday" is no trip
  const from = dates && weekdayOf(dates.start);
  const isKept = message.busy.some(({ weekdays }) => weekdays.some((own) => own === from));
  if (dates?.open === 'week' && (isKept || dates.isOfThing === true))
    return { ...message, dates: null, weekday: null, days: dates.kind === 'days' ? null : message.days };
  // "ok Friday to Monday", "can we go on Thursday": those days of the plan's own week
  if (dates?.open === 'week' && shiftDays === 0 && message.edit !== 'add') {
    const near = addDays(firstDay, nearest(weekdayOf(dates.start), firstDay));
    const start = near > today ? near : addDays(near, WEEK);
    const { open: _, isOfThing: __, ...own } = dates;
    const end = addDays(start, daysBetween(own.start, own.end));
    const edit = message.destinations.length === 0 ? null : message.edit;
    return { ...message, dates: { ...own, start, end }, weekday: null, edit };
  }
  // "add the Monday": the day behind the last one or before the first; one in the trip changes no end
  if (message.endWeekday !== null && message.edit === 'add' && message.destinations.length === 0) {
    const rest = { ...message, endWeekday: null };
    if (weekdayOf(addDays(firstDay, days)) === message.endWeekday)
      return { ...rest, edit: null, daysDelta: 1 };
    const isBefore = weekdayOf(addDays(firstDay, -1)) === message.endWeekday;
    return isBefore ? { ...rest, edit: null, shiftDays: -1, keepsEnd: true } : rest;
  }
  // "home a day earlier, so we leave on the 15th": the last day, and none to begin on
  const sooner = shorten?.end === 'end' ? addDays(firstDay, days - 1 - shorten.by) : null;
  if (startDay !== null && dates === null && Number(sooner?.slice(8)) === startDay)
    return { ...message, startDay: null };
  // "two days forward, so we leave on the 11th": forward is either way, and the day that is told decides
  const start = [shiftDays, -shiftDays].find((by) => {
    const first = addDays(firstDay, by);
    return dates === null ? Number(first.slice(8)) === startDay : first === dates.start;
  });
  if (shiftDays !== 0 && shorten === null && dates?.isEnd !== true && start !== undefined)
    return { ...message, startDay: null, dates: null, shiftDays: start };
  if (shiftDays !== 0 && startDay !== null && dates === null) return { ...message, shiftDays: 0 };
  if (dates?.kind !== 'start') return message;
  const atStart = shorten?.end === 'start' ? shorten.by : shiftDays;
  if (atStart !== 0 && dates.start === addDays(firstDay, atStart)) return { ...message, dates: null };
  const atEnd = daysDelta || (shorten === null ? shiftDays : -shorten.by);
  if (atEnd === 0 || dates.start !== addDays(firstDay, days - 1 + atEnd)) return message;
  return { ...message, dates: { ...dates, isEnd: true }, daysDelta: 0, shiftDays: 0, shorten: null };
}

/** With the dates of the event that it moves to: weekdays that are said are those that have most of it, and the trip is as long as it was. */
export function atEvent(trip: TripSpec, message: Message, whenOf: WhenOf): Message {
  const { movesTo, dates, days } = message;
  const { firstDay, days: planned } = whenOf(trip);
  // "to the Biennale on Saturday", where it is on as long as the trip
  if (movesTo && movesTo.start < addDays(firstDay, planned) && movesTo.end >= firstDay)
    return { ...message, movesTo: null };
  const own: Message = {
    ...message,
    movesTo: null,
    dates: movesTo,
    weekday: null,
    isInstead: false,
    edit: null,
    destinations: message.destinations.filter(({ bySight }) => bySight !== true),
  };
  if (!movesTo) return own;
  if (dates?.open !== 'week') {
    const isOwn = days !== null || trip.destinations.some((stop) => stop.days !== null);
    return { ...own, days: isOwn ? days : whenOf(trip).days };
  }
  const length = daysBetween(dates.start, dates.end);
  const first = addDays(
    movesTo.start,
    -length + ahead(weekdayOf(dates.start), addDays(movesTo.start, -length)),
  );
  const shared = (start: string) =>
    Math.min(daysBetween(start, movesTo.end), length) - Math.max(0, daysBetween(start, movesTo.start));
  const next = addDays(first, WEEK);
  const start = shared(next) > shared(first) ? next : first;
  return { ...own, dates: { start, end: addDays(start, length), kind: 'days', movedFrom: null } };
}

/** A message as it is meant of a plan that stands. */
export function heardOf(trip: TripSpec, message: Message): Message {
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
  if (namesEnds(trip, message)) {
    const days = message.days === sizeOf(trip, message).days ? null : message.days;
    return heardOf(trip, { ...message, destinations: [], days });
  }
  // "only two weeks then, and without Bariloche": the length of all that is left
  if (message.drops.length > 0 && message.destinations.length === 0 && message.days !== null)
    return heardOf(trip, { ...message, days: null, total: message.total ?? message.days });
  // "not Palma, somewhere up north": no town is named for it, so the plan stays until one is
  if (message.open?.isPart && message.destinations.length === 0)
    return heardOf(trip, { ...message, open: null, drops: [] });
  // "make the thing in between Kanazawa": a place among the towns is that of one more
  const isPlaced =
    message.where !== null &&
    message.edit === null &&
    message.drops.length === 0 &&
    message.destinations.length > 0 &&
    message.destinations.every(({ place }) => destinations.every((own) => own.place !== place));
  // "2 nights in Kalbarri" of ten days that were told: they are of those
  const nights = (message.days ?? 0) - Number(message.inNights);
  const isOfWhole =
    nights > 0 &&
    (message.inNights || nights > 1) &&
    trip.days !== null &&
    trip.days >= nights * 2 &&
    destinations.some(({ days }) => days === null) &&
    (message.edit ?? message.total) === null &&
    (message.where === null || message.where.kind === 'between') &&
    message.drops.length === 0 &&
    addsTown(trip, message) &&
    message.destinations.every((mention) => farFrom(trip, mention) === null);
  if (isOfWhole) return heardOf(trip, { ...message, edit: 'part' });
  // "then stay in Heraklion the whole week"
  if (message.isOnly && message.edit === 'then') return heardOf(trip, { ...message, edit: null });
  if (isPlaced) return heardOf(trip, { ...message, edit: 'add' });
  // "2 more days in Hakone", where nobody goes yet: a town of so many days
  const [town] = message.destinations;
  const isTownMore =
    message.daysDelta > 1 &&
    message.days === null &&
    message.destinations.length === 1 &&
    message.drops.length === 0 &&
    (message.edit === null || message.edit === 'add') &&
    destinations.every(({ place }) => place !== town?.place);
  if (isTownMore)
    return heardOf(trip, { ...message, edit: 'add', days: message.daysDelta, daysDelta: 0, inNights: false });
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
  // "2 nights in Zagreb and 2 in Zadar, so one night more in all": the nights of each say it
  const isEachTold =
    message.destinations.length > 1 && message.destinations.every(({ days }) => days !== null);
  if (message.total === 'same' && message.daysDelta !== 0 && isEachTold)
    return heardOf(trip, {
      ...message,
      total: message.destinations.reduce((sum, { days }) => sum + (days ?? 0), 0),
      daysDelta: 0,
    });
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
    const rest = { ...message, dates: null, impliedDays: null, days };
    // "we arrive on the Friday, still back on Sunday": of the plan's week, and not of this one
    return heardOf(trip, message.weekday?.kind === 'start' ? rest : { ...rest, weekday: null, startDay });
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
  // "Wednesday to Sunday in August" has its days
  const isDated = dates?.kind === 'days' && dates.open === undefined;
  const dated =
    message.weekday === null ? message : { ...message, ...(isDated ? { weekday: null } : { dates: null }) };
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

/** The length of a trip that has towns, and its travellers. */
export function sizeOf(trip: TripSpec, { origin }: Message) {
  const { adults = 1, children = 0 } = trip.party ?? {};
  const days = trip.destinations.length === 0 ? null : lengthOfStops(trip).reduce((sum, own) => sum + own, 0);
  return { days, people: adults + children, isHomeNew: trip.origin === null && origin !== null };
}
