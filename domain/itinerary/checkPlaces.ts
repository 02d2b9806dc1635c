/** Where a plan is: the way out and home, each item in a town of its day, and a way wherever the town changes. */
import type { Itinerary, PlanDay, PlanItem, PlanLeg } from './itinerary.ts';
import { flightOf, hotelOf, rideOf, tourOf } from './bookings.ts';
import type { Finding, KnownOffers } from './finding.ts';
import { isOnTheWay, isSamePlace, mentions, pointAt } from './measures.ts';

/** With an origin, the first leg leaves from it and the last comes home, unless those ways are the traveller's own. */
export function checkOrigin({ origin, home = origin, ownWayThere, legs, cities }: Itinerary): Finding[] {
  const isOwn = legs.every(({ from, to }) => isAmong(from, cities) && isAmong(to, cities));
  if (origin === null || isOwn) return [];
  const [first] = legs;
  const last = legs[legs.length - 1];
  return [
    ...(ownWayThere || (first && isSamePlace(first.from, origin))
      ? []
      : [`The first leg must leave from ${origin}.`]),
    ...(home === null || (last && isSamePlace(last.to, home))
      ? []
      : [`The last leg must come back to ${home}.`]),
  ].map((message) => ({ check: 'origin', message }));
}

/** Days, stays and items lie in the towns of the plan, offers in the town that they were searched for. */
export function checkCities(plan: Itinerary, known: KnownOffers): Finding[] {
  const { cities, days, stays } = plan;
  const strays = days.filter((day) => !isAmong(day.city, cities));
  const unvisited = cities.filter((city) => !days.some((day) => isSamePlace(day.city, city)));
  return [
    ...strays.map(({ number, city }): Finding => ({
      check: 'city',
      day: number,
      message: `Day ${number} is in ${city}, which is not one of the plan's cities.`,
    })),
    ...unvisited.map((city): Finding => ({
      check: 'city',
      item: city,
      message: `No day is spent in ${city}, which is one of the plan's cities.`,
    })),
    ...days.flatMap((day, index) => straysOf(plan, day, days[index - 1])),
    ...days.flatMap((day) =>
      day.items.flatMap((item) => offerElsewhere(item.title, item, tourOf(item, known)?.city, day)),
    ),
    ...stays.flatMap((stay) =>
      offerElsewhere(stay.name ?? 'stay', stay, hotelOf(stay, known)?.city, undefined),
    ),
  ];
}

function straysOf(plan: Itinerary, day: PlanDay, before: PlanDay | undefined): Finding[] {
  return day.items
    .filter((item) => isStray(plan, day, before, item))
    .map((item) => ({
      check: 'city',
      day: day.number,
      item: item.title,
      message: `${pointAt(day, item)} is in ${item.city}, and the day is in ${day.city}. Move it, or add transfer items there and back.`,
    }));
}

/** Whether an item lies in no town that its day touches: where one wakes and sleeps, on the way, or on a day trip. */
function isStray(plan: Itinerary, day: PlanDay, before: PlanDay | undefined, item: PlanItem): boolean {
  const touching = plan.legs.filter(
    ({ date }) => date === day.date || (before ? date === before.date : date < day.date),
  );
  const towns = [
    day.city,
    ...(before ? [before.city] : []),
    ...touching.flatMap(({ from, to }) => [from, to]),
  ];
  return !isAmong(item.city, towns) && !isDayTrip(item.city, day.items);
}

/** A town that a transfer of the day goes to. */
function isDayTrip(town: string, items: readonly PlanItem[]): boolean {
  return items.some(
    (item) => item.kind === 'transfer' && (isSamePlace(item.city, town) || mentions(item.title, town)),
  );
}

function offerElsewhere(
  title: string,
  { city, offerId }: Pick<PlanItem, 'city' | 'offerId'>,
  offered: string | undefined,
  day: PlanDay | undefined,
): Finding[] {
  if (offered === undefined || isSamePlace(offered, city)) return [];
  const message = `"${title}" is offered in ${offered}, and the plan has it in ${city}.`;
  return [
    {
      check: 'city',
      item: title,
      message,
      ...(offerId === undefined ? {} : { offerId }),
      ...(day ? { day: day.number } : {}),
    },
  ];
}

/** Legs join up, every change of town has one, and each has its time in its day. */
export function checkWays(plan: Itinerary, known: KnownOffers): Finding[] {
  const { days, legs } = plan;
  return [
    ...gapsBetweenLegs(legs),
    ...missingLegs(plan),
    ...timelessLegs(plan, known),
    ...days.flatMap((day, index) => jumps(plan, day, days[index - 1])),
  ];
}

function gapsBetweenLegs(legs: readonly PlanLeg[]): Finding[] {
  return legs.slice(1).flatMap((leg, index) => {
    const before = legs[index];
    if (!before || (isSamePlace(before.to, leg.from) && before.date <= leg.date)) return [];
    return {
      check: 'way' as const,
      item: `${leg.from} – ${leg.to}`,
      message: `The leg ${leg.from}–${leg.to} on ${leg.date} does not follow on the leg to ${before.to} on ${before.date}.`,
    };
  });
}

function missingLegs({ days, legs }: Itinerary): Finding[] {
  return days.slice(1).flatMap((day, index) => {
    const before = days[index];
    if (!before || isSamePlace(before.city, day.city)) return [];
    const dates = datesOfArrival(days, index + 1);
    const towns = [before.city];
    for (const { from, to, date } of legs) {
      if (dates.has(date) && isAmong(from, towns)) towns.push(to);
    }
    if (isAmong(day.city, towns)) return [];
    return {
      check: 'way' as const,
      day: day.number,
      message: `Day ${day.number} is in ${day.city} after a night in ${before.city}, and no leg of that day goes there.`,
    };
  });
}

/** Dates of the legs by which one may come to a day: its own, and those before it from which one is still under way. */
function datesOfArrival(days: readonly PlanDay[], index: number): ReadonlySet<string> {
  const dates = new Set<string>();
  for (let day = days[index]; day; day = days[index - dates.size]) {
    dates.add(day.date);
    if (!day.items.some((item) => isOnTheWay(item) && item.start === '00:00')) break;
  }
  return dates;
}

/** A leg takes time: on every day of the plan that it touches it is an item. */
function timelessLegs({ days, legs }: Itinerary, known: KnownOffers): Finding[] {
  return legs.flatMap((leg) => {
    const offer = flightOf(leg, known);
    const ride = offer && rideOf(leg, offer);
    const dates = new Set([leg.date, ...(ride?.endDate === undefined ? [] : [ride.endDate])]);
    return days
      .filter((day) => dates.has(day.date) && !day.items.some(isOnTheWay))
      .map((day): Finding => ({
        check: 'way',
        day: day.number,
        item: `${leg.from} – ${leg.to}`,
        message: `Day ${day.number} has no flight or transfer item for the leg ${leg.from}–${leg.to}.`,
      }));
  });
}

/** Items in two towns with no way between them; those in a town that is wrong anyhow are for checkCities. */
function jumps(plan: Itinerary, day: PlanDay, before: PlanDay | undefined): Finding[] {
  const found: Finding[] = [];
  let town = before?.city;
  let isMoving = false;
  for (const item of day.items) {
    if (isOnTheWay(item)) {
      isMoving = true;
      continue;
    }
    if (isStray(plan, day, before, item)) continue;
    if (town !== undefined && !isMoving && !isSamePlace(town, item.city)) {
      found.push({
        check: 'way',
        day: day.number,
        item: item.title,
        message: `${pointAt(day, item)} is in ${item.city} right after ${town}: add a transfer item between them.`,
      });
    }
    town = item.city;
    isMoving = false;
  }
  return found;
}

function isAmong(town: string, towns: readonly string[]): boolean {
  return towns.some((other) => isSamePlace(town, other));
}
