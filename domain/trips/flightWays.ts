/** Which ways of a plan a flight would go in the place of, and why it cannot: pure, by the plan's legs and the offers known. */
import { daysBetween } from '../dates/calendar.ts';
import { flightOf, rideOf, ridesOf, type Ride } from '../itinerary/bookings.ts';
import type { KnownFlight, KnownOffers } from '../itinerary/finding.ts';
import type { CheckedPlan, PlanLeg } from '../itinerary/itinerary.ts';
import { isSamePlace } from '../itinerary/measures.ts';
import type { RefusedPlanEdit } from './planEdits.ts';

/** A way with the ride that it is and the one that it would be. */
export interface Way {
  readonly leg: PlanLeg;
  readonly was: Ride;
  readonly is: Ride;
}

/** A flight of the plan, and its ways as another one would go them: one, or there and back. */
export interface Swap {
  readonly old: KnownFlight;
  readonly ways: readonly Way[];
}

/** The flight of the plan that another one could go in the place of; null where there is none, or it is in the plan. */
export function swapFor(
  plan: Pick<CheckedPlan, 'legs'>,
  offer: KnownFlight,
  known: KnownOffers,
): Swap | null {
  if (plan.legs.some(({ offerId }) => offerId === offer.id)) return null;
  const rides = ridesOf(offer);
  const used = new Set(plan.legs.flatMap((leg) => flightOf(leg, known) ?? []));
  const swaps = [...used].flatMap((old): Swap[] => {
    const legs = plan.legs.filter(({ offerId }) => offerId === old.id);
    const were = ridesOf(old);
    if (were.length !== rides.length || legs.length !== rides.length) return [];
    const ways = legs.flatMap((leg, index): Way[] => {
      const [was, is] = [were[index], rides[index]];
      return was && is && goes(leg, was, is) ? [{ leg, was, is }] : [];
    });
    return ways.length === rides.length ? [{ old, ways }] : [];
  });
  // the same way may be gone twice
  const away = ({ ways: [way] }: Swap) => (way ? Math.abs(daysBetween(way.was.date, way.is.date)) : 0);
  return swaps.toSorted((a, b) => away(a) - away(b))[0] ?? null;
}

/** Between the same towns; where nobody says which they are, between the same airports. */
function goes({ from, to }: PlanLeg, was: Ride, is: Ride): boolean {
  if (is.from === undefined || is.to === undefined)
    return is.fromCode === was.fromCode && is.toCode === was.toCode;
  return isSamePlace(from, is.from) && isSamePlace(to, is.to);
}

/** When a way begins and ends, by the clocks of its towns, as far as the plan knows. */
interface Span {
  readonly leg: PlanLeg;
  readonly begins: string;
  readonly ends: string;
}

/** Why the flight cannot be gone with; null where it can. */
export function refusalOf(plan: CheckedPlan, { ways }: Swap, known: KnownOffers): RefusedPlanEdit | null {
  if (ways.some(({ is }) => is.end === undefined)) return { reason: 'landing_unknown' };
  if (ways.some((way) => !isWithin(plan, way))) return { reason: 'flight_outside' };
  const before = plan.legs.map((leg) => spanOf(leg, known));
  const after = before.map((span) => {
    const way = ways.find(({ leg }) => leg === span.leg);
    return way ? rideSpan(span.leg, way.is) : span;
  });
  for (const [index, span] of after.entries()) {
    const next = after[index + 1];
    if (!next) break;
    if (next.begins < span.ends) {
      const other = ways.some(({ leg }) => leg === span.leg) ? next : span;
      return { reason: 'way_overlaps', title: `${other.leg.from} to ${other.leg.to}` };
    }
    const [were, are] = [nightsBetween(before[index], before[index + 1]), nightsBetween(span, next)];
    if (were > 0 && are < 1) return { reason: 'no_night', title: span.leg.to };
  }
  return ways.some(isApart) ? { reason: 'flight_apart' } : null;
}

/** Whether days lie between the two rides: those would stay as they were, in a town one is not in yet or any more. */
function isApart({ was, is }: Way): boolean {
  const [[wasFirst, wasLast], [isFirst, isLast]] = [daysOf(was), daysOf(is)];
  return daysBetween(wasLast, isFirst) > 1 || daysBetween(isLast, wasFirst) > 1;
}

/** The first and the last date of a ride: over the date line it may land the day before. */
function daysOf({ date, endDate = date }: Ride): [string, string] {
  return endDate < date ? [endDate, date] : [date, endDate];
}

/** Out of a town of the plan it leaves on one of its days, into one it lands on one; it may go on before and after. */
function isWithin({ days }: CheckedPlan, { was, is }: Way): boolean {
  const first = days[0]?.date ?? '';
  const last = days.at(-1)?.date ?? '';
  const lands = is.endDate ?? is.date;
  const leftBefore = was.date < first;
  return (
    lands >= first &&
    is.date <= last &&
    (is.date >= first || leftBefore) &&
    (lands <= last || was.date === last)
  );
}

function spanOf(leg: PlanLeg, known: KnownOffers): Span {
  const offer = flightOf(leg, known);
  const ride = offer && rideOf(leg, offer);
  // of other ways the day is known: they begin late and end early, for all that can be said
  return ride ? rideSpan(leg, ride) : { leg, begins: `${leg.date} 24`, ends: `${leg.date} 00:00` };
}

function rideSpan(leg: PlanLeg, ride: Ride): Span {
  return {
    leg,
    begins: `${ride.date} ${ride.start}`,
    ends: `${ride.endDate ?? ride.date} ${ride.end ?? '00:00'}`,
  };
}

function nightsBetween(one: Span | undefined, next: Span | undefined): number {
  return one && next ? daysBetween(one.ends.slice(0, 10), next.begins.slice(0, 10)) : 0;
}
