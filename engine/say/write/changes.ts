/** What a follow-up changed, as the head of its answer says it. */
import { hourInWords } from '../../plan/build/clock.ts';
import { plain } from '../../edits/names.ts';
import { dayChanges } from './dayChanges.ts';
import { formatShortDay, listOf, money, plural, soughtIn } from './format.ts';
import { formatTimeOf } from '../../../domain/dates/dayTimes.ts';
import { isInGuide } from '../../read/places/unknownPlace.ts';
import { normalize } from '../../../domain/text/normalize.ts';
import { partyInWords } from './headline.ts';
import { avoidedInWords, wishLines } from './wishLines.ts';
import { needName } from './needLines.ts';
import type { Brief } from '../../plan/brief/brief.ts';
import type { Choice } from '../../plan/choose/choose.ts';
import type { Swap } from '../../edits/types.ts';
import type { Planned } from '../../plan/planTrip.ts';
import type { Standing } from '../../plan/standing.ts';
import type { Message } from '../../read/types.ts';

export interface ChangesInput {
  /** The trip before the last message, and with it. */
  readonly before: Brief;
  readonly brief: Brief;
  readonly message: Message;
  readonly stood: Standing;
  /** The plan before; null where its searches were others. */
  readonly old: Standing | null;
  readonly planned: Pick<Planned, 'plan' | 'choice'>;
  /** Why something could not be done. */
  readonly remarks: readonly string[];
}

/** A line for each change; what could not be done first. */
export function changesOf(input: ChangesInput): string[] {
  const { before, brief, remarks } = input;
  const changes = [
    ...needChanges(before, brief),
    ...wishChanges(input),
    ...remarks,
    ...placeChanges(before, brief),
    ...timeChanges(before, brief),
    ...wayChanges(before, brief),
    ...peopleChanges(before, brief),
    ...tasteChanges(input),
    ...moneyChanges(input),
    ...changesOfDays(input),
  ];
  return [...new Set(changes)];
}

/** Day by day, where the dates are the same; a swap that is all that was asked for says by itself which. */
function changesOfDays({ brief, before, message, old, planned }: ChangesInput): string[] {
  const swap = brief.swaps.length === before.swaps.length ? undefined : brief.swaps.at(-1);
  const isMore =
    (swap !== undefined && 'thing' in swap && !isOfGuide(swap.thing, brief)) ||
    message.dayEdits.some(({ change }) => change.kind !== 'move');
  return old && (swap === undefined || isMore) ? dayChanges(old.plan, planned.plan) : [];
}

function placeChanges(before: Brief, brief: Brief): string[] {
  const added = fresh(townsOf(brief), townsOf(before));
  const dropped = fresh(townsOf(before), townsOf(brief));
  const trips = fresh(brief.dayTrips, before.dayTrips).map(({ name }) => name);
  const gone = fresh(before.dayTrips, brief.dayTrips).map(({ name }) => name);
  const lengths = brief.stops.flatMap((stop, index) => {
    // a town may be two stops: each is measured against its own
    const stays = brief.stops.slice(0, index).filter(({ place }) => place === stop.place).length;
    const old = before.stops.filter(({ place }) => place === stop.place)[stays];
    return old && old.days !== stop.days && brief.stops.length > 1
      ? [`${stop.place.name}: ${plural(stop.days, 'day')} instead of ${old.days}.`]
      : [];
  });
  const daysOf = (name: string) => brief.stops.find(({ place }) => place.name === name)?.days ?? 0;
  return [
    ...(added.length > 0
      ? [`Added: ${listOf(added.map((name) => `${name} (${plural(daysOf(name), 'day')})`))}.`]
      : []),
    ...(dropped.length > 0 ? [`Left out: ${listOf(dropped)}.`] : []),
    ...(trips.length > 0 ? [`A day trip to ${listOf(trips)} is part of the plan now.`] : []),
    ...(gone.length > 0 && dropped.length === 0 ? [`No day trip to ${listOf(gone)} any more.`] : []),
    ...(added.length + dropped.length === 0 && townsOf(brief).join() !== townsOf(before).join()
      ? [`The order is ${listOf(townsOf(brief))} now.`]
      : []),
    ...lengths,
  ];
}

function townsOf({ stops }: Brief): string[] {
  return stops.map(({ place }) => place.name);
}

/** What is there now and was not then. */
function fresh<Item>(now: readonly Item[], then: readonly Item[]): Item[] {
  return now.filter((item) => !then.includes(item));
}

function timeChanges(before: Brief, brief: Brief): string[] {
  const moved =
    before.firstDay === brief.firstDay
      ? []
      : [
          `Dates: ${formatShortDay(brief.firstDay)} to ${formatShortDay(brief.lastDay)}, before ${formatShortDay(before.firstDay)} to ${formatShortDay(before.lastDay)}.`,
        ];
  const length =
    before.days === brief.days ? [] : [`Length: ${plural(brief.days, 'day')} instead of ${before.days}.`];
  return [...moved, ...length];
}

/** Ways between the same towns that are on the ground now, or in the air. */
function wayChanges(before: Brief, brief: Brief): string[] {
  const isGrounded = brief.modes.banned.includes('flight') && !before.modes.banned.includes('flight');
  const ban = isGrounded
    ? [
        brief.modes.isBetween
          ? 'Ways between the towns are on the ground where I know one now.'
          : 'Ways are on the ground where I know one now, and no flight from home is in the plan or the sum.',
      ]
    : [];
  const ways = brief.routes.flatMap((route) => {
    const was = before.routes.find(({ from, to }) => from === route.from && to === route.to);
    if (!was || modeOf(route) === modeOf(was)) return [];
    return [`${route.from.name} to ${route.to.name} by ${modeOf(route)} now.`];
  });
  return [...ban, ...ways];
}

function modeOf(route: Brief['routes'][number]): string {
  return route.kind === 'ground' ? route.way.mode : 'air';
}

function peopleChanges(before: Brief, brief: Brief): string[] {
  const party = partyInWords(brief) === partyInWords(before) ? [] : [`For ${partyInWords(brief)} now.`];
  const origin =
    before.origin === brief.origin || !brief.origin
      ? []
      : [`From ${brief.origin.name} now, with the way there.`];
  const rooms =
    brief.rooms === before.rooms || partyInWords(brief) !== partyInWords(before)
      ? []
      : [`${plural(brief.rooms, 'room')} instead of ${before.rooms}.`];
  const beds =
    brief.ownBeds && !before.ownBeds ? ['Beds of your own: no hotel is in the plan or the sum.'] : [];
  return [...party, ...rooms, ...origin, ...beds];
}

/** What became of wishes for the stay, for things to do and for hours, where that is news. */
function wishChanges({ before, brief, stood, planned }: ChangesInput): string[] {
  const told = wishLines(stood);
  const times = brief.ownTimes.filter((own) => !before.ownTimes.some((was) => isSameTime(own, was)));
  return [
    ...times.map(
      ({ what, day, from, until }) =>
        `“${plain(what)}”: day ${day + 1}, ${hourInWords(from)} to ${hourInWords(until)}, is yours.`,
    ),
    ...(brief.leaves && brief.leaves.at !== before.leaves?.at
      ? [`You leave at ${hourInWords(brief.leaves.at)} on the last day.`]
      : []),
    // what no guide has stands above the days
    ...wishLines({ brief, ...planned, before: brief }).filter((line) => !told.includes(line)),
  ];
}

function isSameTime(one: Brief['ownTimes'][number], other: Brief['ownTimes'][number]): boolean {
  return (
    one.what === other.what && one.day === other.day && one.from === other.from && one.until === other.until
  );
}

/** Needs that are new come before all else. */
function needChanges(before: Brief, brief: Brief): string[] {
  const added = brief.needs.filter(
    (need) =>
      !before.needs.some(
        ({ kind, what, amount }) => kind === need.kind && what === need.what && amount === need.amount,
      ),
  );
  const gone = before.needs.filter(
    ({ kind, what }) => !brief.needs.some((need) => need.kind === kind && need.what === what),
  );
  return [
    ...(added.length === 0
      ? []
      : [`From now on made for ${listOf(added.map(needName))}; how is said below.`]),
    ...(gone.length === 0 ? [] : [`No longer kept to: ${listOf(gone.map(needName))}.`]),
  ];
}

function tasteChanges({ before, brief, message, remarks }: ChangesInput): string[] {
  const avoided = fresh(brief.avoid, before.avoid);
  const swap =
    brief.swaps.length > before.swaps.length && remarks.length === 0
      ? brief.swaps[brief.swaps.length - 1]
      : undefined;
  return [
    ...(message.interests.length > 0 && message.dayEdits.length === 0
      ? [`The parts of town and tours that are best for ${soughtIn(message.interests)} come first now.`]
      : []),
    ...(avoided.length > 0 ? [avoidedInWords(avoided)] : []),
    ...(brief.pace !== before.pace && brief.pace !== null
      ? [brief.pace === 'slow' ? 'A slower pace: fewer sights a day.' : 'Fuller days.']
      : []),
    ...(swap ? [swapInWords(swap, brief)] : []),
  ];
}

/** What no guide has stands alone, in the time of something else. */
function isOfGuide(thing: string, { stops }: Pick<Brief, 'stops'>): boolean {
  return stops.some(({ place }) => isInGuide(place, [normalize(thing)]));
}

function swapInWords(swap: Swap, brief: Pick<Brief, 'stops'>): string {
  if (!('to' in swap)) return `Days ${swap[0]} and ${swap[1]} have changed places.`;
  return isOfGuide(swap.thing, brief)
    ? `“${plain(swap.thing)}” is on day ${swap.to} now, with what lies around it; the day that was there has taken its place.`
    : `“${plain(swap.thing)}” is on day ${swap.to} now.`;
}

function moneyChanges({ before, brief, message, old, planned }: ChangesInput): string[] {
  const limit =
    (message.budget ?? message.budgetChange) && brief.budget && brief.budget.amount !== before.budget?.amount
      ? [`Budget: ${money(brief.budget.amount)} ${PER[brief.budget.per]}${overBy(planned.choice, brief)}.`]
      : before.budget && !brief.budget
        ? ['No budget any more.']
        : [];
  const night =
    brief.maxNight && brief.maxNight.amount !== before.maxNight?.amount
      ? [`At most ${money(brief.maxNight.amount)} a night.`]
      : [];
  const own =
    !before.ownFlights && brief.ownFlights
      ? ['The way there and back is yours: no flight for it is in the plan or the sum.']
      : [];
  const landing =
    brief.landsAt !== null && brief.landsAt !== before.landsAt
      ? [
          `You land at ${hourInWords(brief.landsAt)}: the way there is yours and not in the sum, and the first day begins with the way into town.`,
        ]
      : [];
  if (!old) return [...own, ...landing, ...limit, ...night];
  const { choice } = planned;
  const total =
    Math.round(old.plan.total) === Math.round(planned.plan.total)
      ? []
      : [`Total: ${money(planned.plan.total)} instead of ${money(old.plan.total)}.`];
  return [...own, ...landing, ...limit, ...night, ...offerChanges(old.choice, choice), ...total];
}

const PER = {
  trip: 'a trip',
  person: 'a person',
  day: 'a day',
  personDay: 'a person and day',
} as const;

/** A budget that the plan does not keep to is not passed over in silence. */
function overBy({ limit, total }: Choice, { budget }: Brief): string {
  if (budget?.withoutFlights) return ' without flights';
  return limit !== null && total > limit
    ? `, which the plan is ${money(total - limit)} over; what would fit stands below its sum`
    : '';
}

function offerChanges(old: Choice, now: Choice): string[] {
  const flights = now.flights.flatMap((flight, index) => {
    const was = old.flights[index];
    return flight && was && flight.id !== was.id
      ? [
          `Flight ${flight.origin} to ${flight.destination}: ${formatTimeOf(flight.departure_at)} instead of ${formatTimeOf(was.departure_at)}, ${money(flight.price)} a person instead of ${money(was.price)}.`,
        ]
      : [];
  });
  const hotels = now.hotels.flatMap((hotel, index) => {
    const was = old.hotels[index];
    return hotel && was && hotel.hotelId !== was.hotelId
      ? [
          `Stay: ${hotel.hotelName}, ${money(hotel.priceFrom)} a night, instead of ${was.hotelName}, ${money(was.priceFrom)}.`,
        ]
      : [];
  });
  const tours = old.tours.flatMap((tour, index) =>
    tour && !now.tours[index]
      ? [`Without the tour “${tour.name}”, which saves ${money(tour.price)} a person.`]
      : [],
  );
  const more = now.tours.flatMap((tour, index) =>
    tour && !old.tours[index] ? [`With the tour “${tour.name}”.`] : [],
  );
  return [...flights, ...hotels, ...tours, ...more];
}
