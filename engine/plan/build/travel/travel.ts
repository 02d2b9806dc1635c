/** Flights, trains, check-in and check-out of a trip, and what they leave of each day. */
import { capitalized } from '../../../../domain/text/capital.ts';
import { normalize } from '../../../../domain/text/normalize.ts';
import { addDays, daysBetween } from '../../../../domain/dates/calendar.ts';
import { dayEndOf, visitsEndOf } from '../../demands/brokenNeed.ts';
import { landingOf } from '../../choose/flights.ts';
import { hoursAndMinutes, money } from '../../../say/write/format.ts';
import { arrive, fromOwnFlight, intoTown, stayItem, stopAt, type Arrival } from './arrival.ts';
import { DAY_END, hourInWords, minutesAt } from '../clock.ts';
import { Days } from '../days.ts';
import { homeByAir, leaveTown, leavingFor } from './departure.ts';
import { flightItem, transfer } from './flightItems.ts';
import type { Brief } from '../../brief/brief.ts';
import type { OwnTime } from '../../brief/ownTimes.ts';
import type { AirRoute, GroundRoute } from '../../brief/routes.ts';
import type { Choice } from '../../choose/choose.ts';
import type { SeenFlight } from '../../../offers/found.ts';
import type { DayWindow } from '../types.ts';

/** When ground travel starts: from home, from town to town, home. */
const GROUND_START = { out: 9 * 60, between: 9 * 60 + 30, home: 16 * 60 } as const;
/** A long way home ends before this. */
const HOME_BY = 22 * 60 + 30;
/** Nobody leaves earlier, however long the way. */
const FIRST_START = 5 * 60 + 30;
/** From one thing to another at an hour of its own. */
const WAY_THERE = 30;
const SETTLE = 15;
/** From leaving the hotel until it leaves. */
const AHEAD = { flight: 180, ship: 90, train: 60 } as const;
/** More, to a port outside of the town. */
const TO_PORT = 90;
const BAGS_AT = 8 * 60 + 30;
const BAGS_TAKE = 30;
/** Before it nobody is at a desk to take a bag. */
const EARLIEST_BAGS = 6 * 60 + 30;
const DINNER_MINUTES = 90;

/** When days are over for those who sleep or tire early; dinner comes after the last visit. */
function endsOf({ needs }: Brief): { day: number; visits: number } {
  const day = dayEndOf(needs) ?? DAY_END;
  return {
    day,
    visits: Math.min(visitsEndOf(needs) ?? DAY_END, day === DAY_END ? DAY_END : day - DINNER_MINUTES),
  };
}

/** What travel leaves of each day of the trip, in their order. */
export function travelDays(brief: Brief, choice: Choice): DayWindow[] {
  const days = new Days(brief.days, endsOf(brief));
  const trip: Arrival = { days, brief, choice };
  brief.routes.forEach((route, index) => {
    if (route.kind === 'ground') byGround(trip, route);
    else if (route.role === 'home') homeByAir(days, brief, route, flightOf(brief, choice, index));
    else if (route.kind === 'air') byAir(trip, route, choice.flights[index] ?? null);
  });
  const comesFromHome = brief.routes.some(
    (route, index) => route.role === 'out' && (route.kind === 'ground' || choice.flights[index]),
  );
  if (!comesFromHome && brief.landsAt !== null) fromOwnFlight(trip, brief.landsAt);
  else if (!comesFromHome) {
    const stay = stayItem(brief, choice, 0, bagsAt(brief), 'Drop your bags at');
    if (stay) {
      days.add(0, stay);
      days.startAt(0, stay.end);
    }
  }
  for (const own of brief.ownTimes) takeTime(trip, own);
  if (brief.leaves) leaveByOwn(trip, brief.leaves);
  return days.windows();
}

/** Minute of the first day: before hours that are taken where there is time, else after them. */
function bagsAt({ ownTimes }: Brief): number {
  const taken = ownTimes.find(
    ({ day, from, until }) => day === 0 && from < BAGS_AT + BAGS_TAKE && BAGS_AT < until,
  );
  if (!taken) return BAGS_AT;
  const before = taken.from - BAGS_TAKE;
  return before >= EARLIEST_BAGS ? before : taken.until;
}

/** An appointment or busy hours, as the traveller told them. */
function takeTime({ days, brief }: Arrival, { kind, what, day, from, until }: OwnTime): void {
  // before they set out there is nothing to show
  if (from === 0) return days.startAt(day, until);
  const stop = brief.stops.find(({ firstDay, lastDay }) => {
    const date = addDays(brief.firstDay, day);
    return firstDay <= date && date <= lastDay;
  });
  const city = (stop ?? brief.stops[0]).place.city;
  const isMeal = kind === 'fixed' && /\b(?:dinner|lunch)\b/i.test(what);
  const name = what.charAt(0).toUpperCase() + what.slice(1);
  days.take(
    day,
    {
      kind: isMeal ? 'meal' : 'free',
      start: from,
      end: until,
      title: name,
      note:
        kind === 'fixed'
          ? 'as you have it; the way there is left free.'
          : 'busy, as you said: kept free of plans.',
      city,
      isFixed: true,
    },
    kind === 'fixed' ? WAY_THERE : 0,
  );
}

/** The way out by what is the traveller's own, and nothing in the hours before it. */
function leaveByOwn({ days, brief }: Arrival, { at, by, port }: NonNullable<Brief['leaves']>): void {
  const { place } = brief.stops[brief.stops.length - 1] ?? brief.stops[0];
  const what = by === 'flight' ? 'flight' : by;
  // a port of another name lies outside of the town, as Civitavecchia does
  const isAway = port !== undefined && normalize(port) !== normalize(place.name);
  const start = Math.max(0, at - AHEAD[by] - (isAway ? TO_PORT : 0));
  const note = `your ${what} leaves ${port === undefined ? '' : `${port} `}at ${hourInWords(at)}, as you told me; be ${by === 'ship' ? 'on board ' : ''}early${isAway ? `, and look up how long the way to ${port} takes` : ''}.`;
  days.add(
    brief.days - 1,
    transfer(start, Math.max(start + 1, at), `Leave for your ${what}`, note, place.city),
  );
  days.endAt(brief.days - 1, Math.max(0, start - SETTLE));
}

/** The flight of a way; of the second half of a return booking that of the first. */
export function flightOf(brief: Brief, choice: Choice, index: number): SeenFlight | null {
  if (brief.routes[index]?.kind !== 'return') return choice.flights[index] ?? null;
  return (
    choice.flights[brief.routes.findIndex((route) => route.kind === 'air' && route.returnDate !== null)] ??
    null
  );
}

function byAir(trip: Arrival, route: AirRoute, flight: SeenFlight | null): void {
  const { days, brief } = trip;
  if (!flight) {
    if (route.role === 'between') unfound(trip, route);
    return;
  }
  const landing = landingOf(flight, route);
  const leavesOn = daysBetween(brief.firstDay, flight.departure_at.slice(0, 10));
  const landsOn = daysBetween(brief.firstDay, landing.slice(0, 10));
  const leaves = minutesAt(flight.departure_at);
  const lands = minutesAt(landing);
  const isOvernight = leavesOn < landsOn;
  if (route.role === 'between') leaveFor(trip, route, flight, { landing, leavesOn, landsOn });
  // a whole day in the air is a day of the plan too
  for (let day = Math.max(leavesOn + 1, 0); day < landsOn; day += 1) {
    days.add(day, flightItem(flight, route, 0, DAY_END, landing, 0));
    days.endAt(day, 0);
  }
  const isBack = !isOvernight && leaves >= lands;
  const start = isOvernight ? 0 : isBack ? Math.max(0, lands - flight.duration_to) : leaves;
  const isPaid = route.role === 'between' && isOvernight;
  days.add(landsOn, flightItem(flight, route, start, lands, landing, isPaid ? 0 : brief.travellers));
  intoTown(trip, route, landsOn, lands, flight.destination);
}

/** The day on which one leaves a town for the next. */
function leaveFor(
  { days, brief }: Arrival,
  route: AirRoute,
  flight: SeenFlight,
  { landing, leavesOn, landsOn }: { landing: string; leavesOn: number; landsOn: number },
): void {
  const leaves = minutesAt(flight.departure_at);
  const leaving = leavingFor(brief, route, flight.origin, flight, flight.departure_at);
  // eastward over the date line the clock shows an earlier time on landing: the way to the airport has no place in the day
  if (leavesOn !== landsOn || leaves < minutesAt(landing))
    leaveTown(days, leavesOn, leaving, route.from.city, leavesOn === landsOn);
  if (leavesOn === landsOn) return;
  days.add(leavesOn, flightItem(flight, route, leaves, DAY_END, landing, brief.travellers));
  days.endAt(leavesOn, leaving.visitsEnd);
}

/** A way between towns for which no search found a flight. */
function unfound({ days, brief }: Arrival, { from, to, date }: AirRoute): void {
  const day = daysBetween(brief.firstDay, date);
  const note = 'my search found no flight for this day: look for one before you book the rest.';
  days.add(day, transfer(10 * 60, 16 * 60, `Travel to ${to.city}`, note, from.city));
  days.startAt(day, 17 * 60);
}

/**
 * A start at which a way keeps clear of the hours that are taken; the usual one where there is none. One goes there first
 * where the same hours are taken on the next day, and not on the day before; else what is taken comes first.
 */
function startBeside(times: readonly OwnTime[], day: number, usual: number, minutes: number): number {
  const on = (index: number) => times.filter((own) => own.day === index);
  const taken = on(day);
  const isFree = (start: number) =>
    taken.every(({ from, until }) => start + minutes + SETTLE <= from || start >= until);
  const isAlso = (index: number) => on(index).some(({ from }) => taken.some((own) => own.from === from));
  const before = taken.map(({ from }) => from - WAY_THERE - minutes);
  const after = taken.map(({ until }) => until);
  const starts = isAlso(day + 1) && !isAlso(day - 1) ? [...before, ...after] : [...after, ...before];
  return (
    [usual, ...starts].find((start) => start >= FIRST_START && start + minutes < DAY_END && isFree(start)) ??
    usual
  );
}

function byGround(trip: Arrival, route: GroundRoute): void {
  const { days, brief } = trip;
  const { from, to, way, role } = route;
  const day = daysBetween(brief.firstDay, route.date);
  const isEndless = way.minutes > HOME_BY - FIRST_START;
  const latest = Math.max(FIRST_START, HOME_BY - way.minutes);
  const start = startBeside(brief.ownTimes, day, Math.min(GROUND_START[role], latest), way.minutes);
  const end = start > latest ? start + way.minutes : Math.min(start + way.minutes, HOME_BY);
  const title = `${way.mode === 'car' ? 'Drive' : capitalized(way.mode)} to ${to.city}`;
  const note = `about ${hoursAndMinutes(way.minutes)} door to door and ${money(way.price)} a person; both are my estimates, so look at ${way.mode === 'car' ? 'a map' : 'the timetable'}.${isEndless ? ' That is longer than a day: travel through the night, or break it in a town on the way.' : ''}`;
  days.add(day, { ...transfer(start, end, title, note, from.city), cost: way.price * brief.travellers });
  if (role === 'home') days.endAt(day, start);
  else arrive(trip, stopAt(brief, route), day, end);
}
