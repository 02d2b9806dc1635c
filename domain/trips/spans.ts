/** When the items of a trip begin and end: a flight or way by both of its clocks, that of where it begins and that of where it ends. */
import { addDays } from '../dates/calendar.ts';
import { isKnownZone, offsetMinutes } from '../dates/zones.ts';
import { partsOf, ridesOf, type Ride } from '../itinerary/bookings.ts';
import type { CheckedPlan, PlanDay, PlanItem, PlanLeg } from '../itinerary/itinerary.ts';
import { isSamePlace, mentions, minutesOf } from '../itinerary/measures.ts';
import type { FlightOffer } from '../offers/offers.ts';
import type { Trip } from './trip.ts';
import { instantOf, type Moment } from '../dates/moments.ts';

/** When an item begins and ends; `minutes` where only its length is known. */
export interface Span {
  readonly start: Moment;
  readonly end: Moment | { readonly minutes: number };
  /** The parts of the plan that it stands for: a flight over midnight is two. */
  readonly parts: readonly PlanItem[];
  /** Of a flight: what a watch shows at both ends. */
  readonly watch?: { readonly leaves: Watch; readonly lands: Watch | null };
}

interface Watch {
  readonly date: string;
  readonly clock: string;
}

type Known = Pick<Trip, 'homeZone' | 'offers'> & { readonly plan: CheckedPlan };

/** A zone's name, and no distance to UTC ("+01:00"), which some hosts take for one. */
const NAME = /^[A-Za-z][\w/+-]*$/;

/** IANA zone of a town of the trip; null where the plan does not say, as plans from before it was kept. */
export function zoneOf(town: string, { plan, homeZone }: Pick<Known, 'plan' | 'homeZone'>): string | null {
  const zone =
    plan.towns.find(({ name }) => isSamePlace(name, town))?.zone ??
    (plan.origin !== null && isSamePlace(plan.origin, town) ? homeZone : null);
  return zone !== null && NAME.test(zone) && isKnownZone(zone) ? zone : null;
}

/** A time on the clock of a zone, or of wherever one is. */
function momentOf(date: string, clock: string, zone: string | null): Moment {
  return zone === null ? { by: 'place', date, clock } : { by: 'zone', date, clock, zone };
}

/** The span of any item. A day trip to a town that has no zone of its own has that of the day. */
export function spanOf(day: PlanDay, item: PlanItem, trip: Known): Span {
  if (item.kind === 'flight') return flightSpan(day, item, trip);
  const zone = zoneOf(item.city, trip) ?? zoneOf(day.city, trip);
  const start = momentOf(day.date, item.start, zone);
  const ends = [wayZone(day, item, trip) ?? zone, zone].map((own) => momentOf(day.date, item.end, own));
  return { start, end: ends.find((end) => isAfter(end, start)) ?? lengthOf(item), parts: [item] };
}

/** Of the town that a ground way leads to, where the item is one of the plan's ways. */
function wayZone(day: PlanDay, item: PlanItem, trip: Known): string | null {
  if (item.kind !== 'transfer') return null;
  const leg = trip.plan.legs.find(
    ({ mode, date, from, to }) =>
      mode !== 'flight' && date === day.date && isSamePlace(from, item.city) && mentions(item.title, to),
  );
  return leg ? zoneOf(leg.to, trip) : null;
}

function flightSpan(day: PlanDay, item: PlanItem, trip: Known): Span {
  const offer = trip.offers?.flights.find(({ id }) => id === item.offerId);
  const rides = offer ? ridesOf(offer) : [];
  const at = rides.findIndex((ride) => isPart(ride, day, item));
  const ride = rides[at];
  if (!offer || !ride) return flightWithoutOffer(day, item, trip);
  const [leaves, lands, minutes] =
    at === 0
      ? [offer.departure_at, offer.arrival_at, offer.duration_to]
      : [offer.return_at ?? '', offer.return_arrival_at, offer.return_duration];
  const leg = legOf(ride, offer, trip.plan);
  const start = stampMoment(leaves, leg && zoneOf(leg.from, trip));
  const landing = lands === undefined ? null : stampMoment(lands, leg && zoneOf(leg.to, trip));
  const parts = trip.plan.days.flatMap((each) =>
    each.items.filter((other) => other.offerId === offer.id && isPart(ride, each, other)),
  );
  const end =
    landing !== null && isAfter(landing, start)
      ? landing
      : minutes === undefined
        ? lengthOf(item)
        : { minutes };
  return {
    start,
    end,
    parts,
    watch: { leaves: watchOf(leaves), lands: lands === undefined ? null : watchOf(lands) },
  };
}

function isPart(ride: Ride, { date }: PlanDay, { kind, start }: PlanItem): boolean {
  return kind === 'flight' && partsOf(ride, date).some((part) => part.start === start);
}

function legOf(ride: Ride, { id }: FlightOffer, { legs }: CheckedPlan): PlanLeg | null {
  const own = legs.filter(({ offerId }) => offerId === id);
  return (
    own.find(({ fromCode }) => fromCode === ride.fromCode) ??
    own.find(({ date }) => date === ride.date) ??
    null
  );
}

/** By the zone of the town where the offer's own distance to UTC agrees with it; else by that distance. */
function stampMoment(stamp: string, zone: string | null): Moment {
  const { date, clock } = watchOf(stamp);
  const hasOffset = /(?:Z|[+-]\d{2}:\d{2})$/.test(stamp);
  const instant = Date.parse(hasOffset ? stamp : `${stamp}Z`);
  if (!hasOffset || Number.isNaN(instant)) return momentOf(date, clock, zone);
  const wall = Date.parse(`${date}T${clock}:00Z`);
  const minute = Math.floor(instant / 60_000) * 60_000;
  const agrees = zone !== null && offsetMinutes(minute, zone) * 60_000 === wall - minute;
  return agrees ? { by: 'zone', date, clock, zone } : { by: 'utc', instant: minute };
}

function watchOf(stamp: string): Watch {
  return { date: stamp.slice(0, 10), clock: stamp.slice(11, 16) };
}

/** By what the plan says: its own times, on two days where it goes on after midnight. */
function flightWithoutOffer(day: PlanDay, item: PlanItem, trip: Known): Span {
  const { days, legs } = trip.plan;
  const next = days.find(({ date }) => date === addDays(day.date, 1));
  const rest =
    item.end === '23:59'
      ? next?.items.find(
          ({ kind, start, offerId }) => kind === 'flight' && start === '00:00' && offerId === item.offerId,
        )
      : undefined;
  // the part after midnight belongs to the leg of the day before
  const leaves = item.start === '00:00' ? [day.date, addDays(day.date, -1)] : [day.date];
  const leg = legs.find(
    ({ mode, date, from }) => mode === 'flight' && leaves.includes(date) && isSamePlace(from, item.city),
  );
  const from = zoneOf(leg?.from ?? item.city, trip);
  const to = leg ? zoneOf(leg.to, trip) : from;
  const start = momentOf(day.date, item.start, from);
  const [date, clock] = rest && next ? [next.date, rest.end] : [day.date, item.end];
  // a landing whose zone is not known beside a start that has one, or the other way round, is a time by no clock
  const isOneKind = (from === null) === (to === null);
  const ends = [isOneKind ? to : from, from].map((zone) => momentOf(date, clock, zone));
  const end = ends.find((landing) => isAfter(landing, start)) ?? lengthOf(item);
  const watch = { leaves: { date: day.date, clock: item.start }, lands: { date, clock } };
  return { start, end, parts: rest ? [item, rest] : [item], watch };
}

function isAfter(end: Moment, start: Moment): boolean {
  // a floating time and an instant cannot be compared
  if ((end.by === 'place') !== (start.by === 'place')) return false;
  return instantOf(end) > instantOf(start);
}

/** By the item's own clock. */
function lengthOf({ start, end }: PlanItem): { readonly minutes: number } {
  return { minutes: Math.max(1, minutesOf(end) - minutesOf(start)) };
}
