/** Items that stay where they are: locked ones, and those that the traveller has booked, with what was paid for them. */
import { bookedLines, cents, paidBeside } from '../itinerary/bookings.ts';
import type { KnownOffers } from '../itinerary/finding.ts';
import type { Booking, CheckedPlan, PlanCost, PlanItem } from '../itinerary/itinerary.ts';
import { BOOKED_KINDS } from '../itinerary/checkCosts.ts';
import { isSameAmount } from '../itinerary/measures.ts';
import { bookedTogether, paidAt } from '../itinerary/paid.ts';

/** What holds an item in its place; null where it may be moved, given another time and removed. */
export function heldBy({ locked, booked }: Pick<PlanItem, 'locked' | 'booked'>): 'locked' | 'booked' | null {
  if (locked) return 'locked';
  return booked ? 'booked' : null;
}

/** The item locked, or free again; the same object where it is so already. */
export function withLock(item: PlanItem, locked: boolean): PlanItem {
  if ((item.locked ?? false) === locked) return item;
  if (locked) return { ...item, locked };
  const { locked: _locked, ...free } = item;
  return free;
}

/** The item booked as said, or not booked any more for null; the same object where it is so already. */
function withBooking(item: PlanItem, booking: Booking | null): PlanItem {
  if (booking === null) {
    if (!item.booked) return item;
    const { booked: _booked, ...open } = item;
    return open;
  }
  const reference = booking.reference.trim();
  const price = booking.price === null ? null : cents(booking.price);
  if (item.booked?.reference === reference && item.booked.price === price) return item;
  return { ...item, booked: { reference, price } };
}

/**
 * The plan with an item booked as said. A price is the offer's: it is that of all that is booked of it, and one that is
 * not said with a further booking is the one that is known.
 */
export function withBookingOf(plan: CheckedPlan, item: PlanItem, booking: Booking | null): CheckedPlan {
  const price = booking && (booking.price ?? (item.booked ? null : paidAt(plan, item)));
  const together = new Set(bookedTogether(plan, item));
  const after = (one: PlanItem): PlanItem => {
    if (one === item) return withBooking(item, booking && { ...booking, price });
    if (booking === null || !one.booked || !together.has(one)) return one;
    return withBooking(one, { ...one.booked, price });
  };
  const days = plan.days.map((day) => {
    const items = day.items.map(after);
    return items.every((one, index) => one === day.items[index]) ? day : { ...day, items };
  });
  return days.every((day, index) => day === plan.days[index]) ? plan : { ...plan, days };
}

/** The plan after an item of it was booked, or another offer taken, with the costs that this makes others. */
export function withPaidCosts(before: CheckedPlan, after: CheckedPlan, known: KnownOffers): CheckedPlan {
  const are = bookedLines(after, known);
  const costs = [...after.costs];
  for (const [key, was] of bookedLines(before, known)) {
    const is = are.get(key);
    // a way has the name that whoever made the plan gave it; a stay that of its hotel
    const isNamed = is?.kind === 'stay';
    const isSame = is && isSameAmount(is.amount, was.amount) && is.paid === was.paid;
    if (!is || (isSame && (!isNamed || is.label === was.label))) continue;
    const at = placeOf(was, costs);
    const line = costs[at];
    if (line) costs[at] = isNamed ? is : { ...is, label: line.label };
  }
  const [was, is] = [paidBeside(before), paidBeside(after)];
  if (is?.label !== was?.label || is?.amount !== was?.amount) {
    // a plan from before it was counted has no such line
    const at = was
      ? costs.findIndex(
          ({ kind, unit, paid, price }) =>
            kind === was.kind && unit === was.unit && paid === true && isSameAmount(price, was.price),
        )
      : -1;
    if (at >= 0) costs.splice(at, 1);
    const estimates = costs.findIndex(({ kind }) => !BOOKED_KINDS.includes(kind));
    if (is) costs.splice(estimates < 0 ? costs.length : estimates, 0, is);
  }
  return { ...after, costs, total: cents(costs.reduce((sum, { amount }) => sum + amount, 0)) };
}

/** The line that an offer's cost is: by its price, and by its name where several have that. */
function placeOf({ kind, label, price }: PlanCost, costs: readonly PlanCost[]): number {
  const isSame = (cost: PlanCost) => cost.kind === kind && isSameAmount(cost.price, price);
  const named = costs.findIndex((cost) => isSame(cost) && cost.label === label);
  return named >= 0 ? named : costs.findIndex(isSame);
}
