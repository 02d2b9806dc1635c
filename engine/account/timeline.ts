/**
 * When a first trip is, and how long. The acts read dates and lengths one by one; where the trip they come to does not
 * hold all of them, they are taken together in other ways, and the one that holds the most is what was meant.
 */
import { DAY_OF_IT } from '../../content/words/lengths.ts';
import { EVENTS } from '../../content/words/programme.ts';
import { addDays, daysBetween, weekdayOf } from '../../domain/dates/calendar.ts';
import { contentIn, type Content } from './content.ts';
import { daysOf, factsOf, type Trip } from './facts.ts';
import { isHeld } from './held.ts';
import { withStayDates } from './stayDates.ts';
import { isCountedBack, isTakenBack, STAYS_ON } from './lengths.ts';
import {
  isLength,
  isOfWayHome,
  isOnTheWay,
  staysIn,
  waysOf,
  type Length,
  type Stay,
  type Timed,
  type Typed,
} from './timeWays.ts';
import type { Brief } from '../plan/brief/brief.ts';
import { travelFeasts } from '../read/time/feastDays.ts';
import type { DateWish, Message } from '../read/types.ts';
import type { Span } from '../read/words.ts';
import type { TripSpec } from '../trip/spec.ts';

/** The trip that a message makes; null where it has no town yet. */
export type Tried = (message: Message) => { readonly spec: TripSpec; readonly brief: Brief } | null;

/** Who names more dates and lengths writes no first message. */
const MOST_TIMED = 24;
/** Each is tried as a trip. */
const MOST_WAYS = 60;
/** What is left out: a day of the plan that is neither its first nor its last may be meant as that. */
const LEFT_OUT = { length: 1, date: 1, weekday: 0.6, within: 0.6, event: 0.2 } as const;
/** Less than this is no reason to read otherwise. */
const MARGIN = 0.3;

/** A first message with the dates and lengths that its trip holds best: itself where it holds all of them. */
export function inTime(message: Message, said: Typed, tried: Tried): Message {
  const dated = withStayDates(message, said.text);
  if (dated) return dated;
  const feasts = travelFeasts(said.text.toLowerCase(), said.today);
  const timed = [...contentIn(said.text).filter(isTimed), ...feasts.map(asDate)]
    // "Good Friday" is a day by itself
    .filter(
      (own) => own.kind === 'date' || !feasts.some(({ start, end }) => own.start >= start && own.end <= end),
    )
    .toSorted((a, b) => a.start - b.start)
    .filter((own, index, all) => !isBeside(said.text, own) && !isOfNext(said.text, own, all[index + 1]));
  const isOpen = message.destinations.length > 0 && !message.isChoice && message.route === null;
  if (timed.length === 0 || timed.length > MOST_TIMED || !isOpen) return message;
  const stays = staysIn(timed.filter(isLength), message, said);
  const lossOf = (own: Message) => {
    const trip = tried(own);
    if (trip === null) return Infinity;
    return leftOut(timed, stays, said, { message: own, ...trip }) + townsLost(trip.spec, trip.brief);
  };
  let [best, least] = [message, lossOf(message)];
  if (least < MARGIN || least === Infinity) return message;
  least -= MARGIN;
  const ways = waysOf(message, timed, stays, said).filter(([way]) => isAllowed(way, message, said.text));
  for (const [way, cost] of ways.slice(0, MOST_WAYS)) {
    const loss = lossOf(way) + cost;
    if (loss < least) [best, least] = [way, loss];
  }
  return best;
}

/** Whether a way leaves what the acts are sure of: a day to be home by, and days between which the trip may lie. */
function isAllowed({ dates, days }: Message, { dates: read }: Message, text: string): boolean {
  if (dates === null || read === null) return true;
  // a first and a last day leave no other length
  if (dates.kind === 'days' && days !== null && daysBetween(dates.start, dates.end) + 1 !== days)
    return false;
  const last = dates.kind === 'start' && days !== null ? addDays(dates.start, days - 1) : dates.end;
  if (read.isEnd === true && last > read.end) return false;
  // what ends sooner leaves out that they stay on
  if (read.kind === 'days' && last < read.end && (STAYS_ON.test(text) || areNamed(read, text))) return false;
  return !(dates.kind === 'days' && read.kind === 'window' && LOOSE.test(text));
}

/** "Concert on sat 10 april, fri to mon": the weekdays of both ends are said. */
function areNamed({ start, end }: DateWish, text: string): boolean {
  const days = 'sun|mon|tue|wed|thu|fri|sat'.split('|');
  return [start, end].every((date) => new RegExp(`\\b${days[weekdayOf(date)]}`, 'i').test(text));
}

/** Towns that a trip has no room for: no date is worth one. */
function townsLost({ destinations }: TripSpec, { stops }: Brief): number {
  const planned = new Set(stops.map(({ place }) => place));
  return destinations.filter(({ place, region }) => !region && !planned.has(place)).length;
}

function asDate({ date, start, end }: Span & { readonly date: string }): Timed & Content {
  const dates = [{ day: Number(date.slice(8)), month: Number(date.slice(5, 7)) }];
  return { kind: 'date', dates, isOneOf: false, start, end };
}

function isTimed(own: Content): own is Timed & Content {
  return own.kind === 'length' || own.kind === 'date' || own.kind === 'weekday';
}

function leftOut(
  timed: readonly Timed[],
  stays: ReadonlyMap<Length, Stay>,
  { text }: Typed,
  { message, spec, brief }: Pick<Trip, 'message' | 'spec'> & { readonly brief: Brief },
): number {
  // a day that was named is more than one between which the trip may lie
  const isRoom = spec.dates?.kind === 'window' && spec.dates.around === undefined && !LOOSE.test(text);
  // the first day is said, and of the day round which it lies only that
  const isOpen = spec.dates?.kind === 'start';
  const dates = spec.dates && (isOpen ? { ...spec.dates, end: spec.dates.start } : spec.dates);
  const trip = { ...spec, dates: isRoom ? null : dates };
  const facts = factsOf({ spec: trip, message, brief, text: '', isLater: false, said: text }, timed);
  const lengths = timed.filter(isLength);
  // "2 days for the park and 2 days for the town": parts that come to the whole
  const areParts =
    lengths.length > 1 &&
    lengths.every(({ unit, isEach }) => unit === 'day' && !isEach) &&
    lengths.reduce((sum, { counts }) => sum + (counts[0] ?? 0), 0) === brief.days;
  const isIn = (own: Timed) => {
    if (areParts && isLength(own)) return true;
    if (own.kind === 'weekday' && isOfWayHome(text, own)) return weekdayOf(brief.lastDay) === own.weekday;
    if (own.kind === 'weekday' && isOnTheWay(text, own))
      return brief.stops.some(({ firstDay }) => weekdayOf(firstDay) === own.weekday);
    // of one wide place the split among its towns is nobody's wish
    const isOnly = isLength(own) && timed.filter(isLength).length === 1 && message.destinations.length === 1;
    if (isOnly && own.unit !== 'week' && !own.isEach)
      return own.counts.includes(own.unit === 'night' ? brief.nights : brief.days);
    const stay = isLength(own) ? stays.get(own) : undefined;
    if (!stay || !isLength(own) || own.isEach || (!stay.isSure && isHeld(own, facts)))
      return isHeld(own, facts);
    const its = brief.stops.filter(({ place }) => place === stay.place);
    const each = own.unit === 'week' ? 7 : 1;
    const sums = [
      its.reduce((sum, { nights }) => sum + nights, 0),
      its.reduce((sum, { days }) => sum + days, 0),
    ];
    return own.counts.some((count) =>
      (own.unit === 'night' ? sums.slice(0, 1) : sums).includes(count * each),
    );
  };
  const held = timed.filter(isIn);
  const within = new Set(daysOf(brief).map((date) => Number(date.slice(8))));
  const isWithin = (own: Timed) =>
    own.kind === 'date' && own.dates.every(({ day }) => day !== null && within.has(day));
  // between a first and a last day that are said in one breath any other day is one of the trip
  const areEndsSaid = held.some((own) => own.kind === 'date' && own.dates.length > 1 && !own.isOneOf);
  const costOf = (own: Timed) => {
    if (own.kind === 'weekday' && (isOnTheWay(text, own) || isOfWayHome(text, own))) return LEFT_OUT.date;
    if (isOfEvent(text, own) || (areEndsSaid && (isWithin(own) || own.kind === 'weekday')))
      return LEFT_OUT.event;
    return isWithin(own) ? LEFT_OUT.within : LEFT_OUT[own.kind];
  };
  return timed
    .filter((own) => !held.includes(own) && !isTakenBack(text, own, held))
    .reduce((sum, own) => sum + costOf(own), 0);
}

/** What makes of two days those between which a trip may lie. */
const LOOSE =
  /\b(?:between|some ?time|any ?time|any (?:days?|week)|somewhere|not before|earliest|anywhere|whenever|(?:in|within) (?:that|this|those) (?:window|period|gap|stretch|dates)|flexible|available|free from)\b/i;

/** What lies before the trip, or after it. */
const EVENT =
  /\b(?:except|apart from|but not|marry|marrying|married|wed|weddings?|born|birthday|anniversary|exams?|finals|graduat\p{L}+|(?:back|start) (?:at|to|in) (?:work|school|uni\w*|class\w*)|operation|surgery)\b[^.!?;]{0,40}$/iu;

/** Whether a date is told of something else than the trip. */
function isOfEvent(text: string, { kind, start }: Timed): boolean {
  return kind !== 'length' && EVENT.test(text.slice(Math.max(0, start - 70), start));
}

/** "A two-day audit", "3 day conference": the length of what one travels for. */
const OF_EVENT =
  /^ (?:\p{L}+ ){0,2}(?:audit|conference|congress|summit|meeting|workshop|seminar|training|course|fair|festival|wedding|tournament|races?)\b/iu;

/** "Two interviews in one week". */
const EVENTS_IN = new RegExp(`\\b${EVENTS}s in (?:just |only )?$`, 'iu');

/** "At least 3 days at the beach", "2 nights somewhere small". */
const OF_PART =
  /^ (?:somewhere\b|(?:at|by|on|in|near) (?:the|a) (?:beach|sea|coast|mountains?|lake|desert|islands?|countryside)\b)/i;

/** "Saturday 15 May" is one day. */
function isOfNext(text: string, own: Timed, next: Timed | undefined): boolean {
  return (
    own.kind === 'weekday' && next?.kind === 'date' && /^,? (?:the )?$/.test(text.slice(own.end, next.start))
  );
}

/** A length that is counted from something, or of something else than the trip: "two days before", "twice a week"; a day that is denied. */
function isBeside(text: string, { kind, start, end }: Timed): boolean {
  // "not the Sunday, the Saturday"
  if (kind !== 'length')
    return /\bnot (?:on |by )?(?:the )?$/i.test(text.slice(Math.max(0, start - 12), start));
  return (
    /(?:\bmore|\bextra|\blonger)\b/i.test(text.slice(start, end)) ||
    /^ (?:more|extra|longer|before|after|earlier|later|prior)\b/i.test(text.slice(end, end + 9)) ||
    isCountedBack(text, end) ||
    OF_EVENT.test(text.slice(end, end + 40)) ||
    DAY_OF_IT.test(text.slice(start, end + 40)) ||
    OF_PART.test(text.slice(end, end + 30)) ||
    EVENTS_IN.test(text.slice(0, start)) ||
    /^ (?:a|per) week\b/i.test(text.slice(end, end + 9)) ||
    (/^a week$/i.test(text.slice(start, end)) &&
      /\b(?:times|once|twice|outings|hours|days|nights|trips|visits) $/i.test(text.slice(0, start)))
  );
}
