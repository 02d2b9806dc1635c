/** Another flight in the place of a plan's own, with the days on which one leaves and lands laid anew around it. */
import { flightName, flightOf } from '../itinerary/bookings.ts';
import type { KnownFlight, KnownOffers } from '../itinerary/finding.ts';
import type { Gait } from '../itinerary/gait.ts';
import { type CheckedPlan, MAX_ITEMS_A_DAY, type PlanItem } from '../itinerary/itinerary.ts';
import { isSamePlace } from '../itinerary/measures.ts';
import { type Choice, flightKey } from './chosen.ts';
import type { HandEdit } from './edits.ts';
import { blockOf, freshItems, isWayHome } from './flightBlock.ts';
import { refusalOf, swapFor, type Swap, type Way } from './flightWays.ts';
import { heldBy, withPaidCosts } from './heldItems.ts';
import { type Around, laidAround } from './layAround.ts';
import type { RefusedPlanEdit } from './planEdits.ts';

type FlightEdit = Extract<HandEdit, { kind: 'useFlight' }>;

/** The plan with the flight and what a spec keeps of the choice; null where it is in the plan already. */
export function withFlight(
  plan: CheckedPlan,
  { offer: id }: FlightEdit,
  known: KnownOffers,
  gait: Gait,
): { plan: CheckedPlan; choice: Choice } | RefusedPlanEdit | null {
  const offer = known.flights.find((one) => one.id === id);
  if (!offer) return { reason: 'offer_gone' };
  if (plan.legs.some(({ offerId }) => offerId === id)) return null;
  const swap = swapFor(plan, offer, known);
  const [way] = swap?.ways ?? [];
  if (!swap || !way) return { reason: 'offer_gone' };
  const items = plan.days.flatMap((day) => day.items);
  const held = items.find((item) => flightOf(item, known) === swap.old && heldBy(item) !== null);
  if (held) return { reason: `item_${heldBy(held) ?? 'locked'}`, title: held.title };
  const refusal = refusalOf(plan, swap, known);
  if (refusal) return refusal;
  const legs = plan.legs.map((leg) => {
    const own = swap.ways.find((one) => one.leg === leg);
    if (!own) return leg;
    const { date, fromCode, toCode } = own.is;
    return { ...leg, date, fromCode, toCode, offerId: id };
  });
  const moved = swap.ways.reduce((now, own) => withRide(now, swap, own, offer, { known, gait }), {
    ...plan,
    legs,
  });
  if (moved.days.some((day) => day.items.length > MAX_ITEMS_A_DAY)) return { reason: 'day_full' };
  const { from, to } = way.leg;
  const after = withPaidCosts(plan, moved, known);
  const flight = { from, to, key: flightKey(offer), name: flightName(offer), isNew: true as const };
  return { plan: after, choice: { kind: 'flight', flight } };
}

/** The plan with one way of the flight gone by the new one, and the days that it touches or touched laid around it. */
function withRide(
  plan: CheckedPlan,
  { old }: Swap,
  way: Way,
  offer: KnownFlight,
  { known, gait }: { readonly known: KnownOffers; readonly gait: Gait },
): CheckedPlan {
  const block = blockOf(plan, old, way.was, known);
  const movable = [block.lead, ...block.parts, block.tail, block.room].filter(
    (item) => item !== undefined && heldBy(item) === null,
  );
  const wasOn = dayOf(plan, block.parts[0]);
  const place = new Map(
    plan.days.flatMap((day) => day.items.map((item, index) => [item, { day: day.number, index }] as const)),
  );
  const at = block.parts[0] && place.get(block.parts[0]);
  const fresh = freshItems(plan, block, way, { old, offer });
  const touched = plan.days.filter(
    (day) => fresh.has(day.date) || day.items.some((item) => movable.includes(item)),
  );
  const landsOn = way.is.endDate ?? way.is.date;
  return touched.reduce((now, { number, date }) => {
    const day = now.days.find((own) => own.number === number);
    if (!day) return now;
    const others = day.items.filter((item) => !movable.includes(item));
    const isBefore = (item: PlanItem): boolean => {
      const own = place.get(item);
      if (wasOn === number && own && at) return own.index < at.index;
      return isFromTown(plan, way, item);
    };
    const around: Around = {
      before: others.filter(isBefore),
      block: fresh.get(date) ?? [],
      after: others.filter((item) => !isBefore(item)),
      // on a day that ends in the air nothing comes after it, on one that begins there nothing before
      hasBefore: date <= way.is.date,
      hasAfter: date >= landsOn,
      gait,
    };
    return laidAround(now, day, around, known);
  }, plan);
}

/** Whether an item is in the town that is left, on a day that the flight was not on. */
function isFromTown(plan: CheckedPlan, { leg }: Way, item: PlanItem): boolean {
  if (!plan.cities.some((city) => isSamePlace(city, leg.from))) return false;
  return isWayHome(plan, leg) || isSamePlace(item.city, leg.from);
}

function dayOf({ days }: CheckedPlan, item: PlanItem | undefined): number | undefined {
  return days.find(({ items }) => item && items.includes(item))?.number;
}
