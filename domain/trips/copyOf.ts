/** What a copy of a trip begins with that is not the trip's own. */
import type { CheckedPlan } from '../itinerary/itinerary.ts';
import { cutAt } from '../text/cutAt.ts';
import { applyEdit } from './applyEdit.ts';
import { MAX_TITLE_CHARS, type Trip } from './trip.ts';

const MARK = / \(copy(?: (\d{1,4}))?\)$/;

/**
 * A copy is called one, and nothing of it is booked: the costs that were paid are those of the offers again
 * (docs/decisions/0015).
 */
export function copyOf(trip: Trip): Pick<Trip, 'title' | 'plan'> {
  return { title: titleOfCopy(trip.title), plan: trip.plan && withoutBookings(trip, trip.plan) };
}

/**
 * "Rome (copy)", and of that "Rome (copy 2)". As long as a title may be, by the count of {@link MAX_TITLE_CHARS}; no sign
 * is cut in two.
 */
export function titleOfCopy(title: string): string {
  const copied = MARK.exec(title);
  const mark = copied ? ` (copy ${Number(copied[1] ?? 1) + 1})` : ' (copy)';
  const own = title.replace(MARK, '');
  return cutAt(own, MAX_TITLE_CHARS - mark.length).trimEnd() + mark;
}

/** As taking back each booking by hand leaves it. What was paid for an offer that is not known stays an amount. */
function withoutBookings(trip: Trip, plan: CheckedPlan): CheckedPlan {
  const booked = plan.days.flatMap(({ items }) => items.filter((item) => item.booked));
  if (booked.length === 0 && !plan.costs.some(({ paid }) => paid)) return plan;
  const open = booked.reduce((current, { id: item, title }) => {
    const outcome = applyEdit(current, { kind: 'bookItem', item, title, booking: null });
    return outcome.outcome === 'applied' ? outcome.trip : current;
  }, trip);
  const after = open.plan ?? plan;
  return {
    ...after,
    days: after.days.map((day) => ({
      ...day,
      items: day.items.map(({ booked: _booked, ...item }) => item),
    })),
    costs: after.costs.map(({ paid: _paid, ...cost }) => cost),
  };
}
