/** Hand edits of a plan's items: pure, by item id and title. What the result fails is for the caller to check. */
import { cents, tourOf } from '../itinerary/bookings.ts';
import type { KnownOffers } from '../itinerary/finding.ts';
import { type CheckedPlan, MAX_ITEMS_A_DAY, type PlanDay, type PlanItem } from '../itinerary/itinerary.ts';
import { clockOf, DAY_MINUTES, minutesOf } from '../itinerary/measures.ts';
import { type AddEdit, withAdded } from './addItem.ts';
import type { HandEdit } from './edits.ts';
import { heldBy, withBookingOf, withLock, withPaidCosts } from './heldItems.ts';

/** An edit of one item. */
export type ItemEdit = Extract<HandEdit, { item: string }>;

/**
 * `day_full`: a day takes no more items. `no_room`: what comes after would be pushed past midnight. `item_locked`,
 * `item_booked`: it stays where it is. `held_in_way`: what stays where it is would have to make room. `fixed_moved`: it has an
 * hour of its own. The rest is about offers: `offer_gone` is none of the trip's any more.
 */
export type PlanEditRefusal =
  | 'item_gone'
  | 'day_gone'
  | 'day_full'
  | 'no_room'
  | 'item_locked'
  | 'item_booked'
  | 'held_in_way'
  | 'fixed_moved'
  | 'offer_gone'
  | 'landing_unknown'
  | 'flight_outside'
  | 'flight_apart'
  | 'way_overlaps'
  | 'no_night'
  | 'no_tour_day';

export interface RefusedPlanEdit {
  readonly reason: PlanEditRefusal;
  /** Title of the item, the way or the town that it is about, where the words need one. */
  readonly title?: string;
}

/** The plan after the edit, the same object where nothing changes; or why it cannot be made. */
export function editPlan(
  plan: CheckedPlan,
  edit: ItemEdit | AddEdit,
  known: KnownOffers,
): CheckedPlan | RefusedPlanEdit {
  if (edit.kind === 'addItem') {
    const added = withAdded(plan, edit);
    return typeof added === 'string' ? { reason: added } : added;
  }
  const item = itemOf(plan, edit);
  const day = item && plan.days.find(({ items }) => items.includes(item));
  if (!day) return { reason: 'item_gone' };
  const held = heldBy(item);
  const staysPut = edit.kind === 'removeItem' || edit.kind === 'moveItem' || edit.kind === 'retimeItem';
  if (held && staysPut) return { reason: `item_${held}`, title: item.title };
  switch (edit.kind) {
    case 'lockItem':
      return withItem(plan, day, item, withLock(item, edit.locked));
    case 'bookItem': {
      const booked = withBookingOf(plan, item, edit.booking);
      return booked === plan ? plan : withPaidCosts(plan, booked, known);
    }
    case 'removeItem':
      return withoutCost(withDay(plan, without(day, item)), item, known);
    case 'moveItem':
      return moved(plan, day, item, edit);
    case 'retimeItem': {
      const { start, end } = edit;
      if (start === item.start && end === item.end) return plan;
      const items = day.items.map((other) => (other === item ? { ...item, start, end } : other));
      return withDay(plan, {
        ...day,
        items: items.toSorted((a, b) => minutesOf(a.start) - minutesOf(b.start)),
      });
    }
    case 'noteItem': {
      const { note } = edit;
      return withItem(plan, day, item, note === item.note ? item : { ...item, note });
    }
  }
}

/** The item under the id; where another one has the id by now, the only one of the title that the traveller saw. */
export function itemOf(
  plan: Pick<CheckedPlan, 'days'>,
  { item, title }: Pick<ItemEdit, 'item' | 'title'>,
): PlanItem | undefined {
  const items = plan.days.flatMap((day) => day.items);
  const byId = items.find(({ id }) => id === item);
  if (!byId || title === undefined || byId.title === title) return byId;
  const [named, ...others] = items.filter((each) => each.title === title);
  return others.length === 0 ? named : undefined;
}

/** The plan with a day in the place of the one of its number. */
export function withDay(plan: CheckedPlan, day: PlanDay): CheckedPlan {
  return { ...plan, days: plan.days.map((other) => (other.number === day.number ? day : other)) };
}

/** The plan with another item in the place of one; the same object where it is the same. */
function withItem(plan: CheckedPlan, day: PlanDay, item: PlanItem, changed: PlanItem): CheckedPlan {
  if (changed === item) return plan;
  return withDay(plan, { ...day, items: day.items.map((other) => (other === item ? changed : other)) });
}

/** The day without one of its items. */
export function without(day: PlanDay, item: PlanItem): PlanDay {
  return { ...day, items: day.items.filter((other) => other !== item) };
}

/** Without what the item alone cost: a tour has a line of its own; flights and nights go with legs and stays. */
export function withoutCost(plan: CheckedPlan, item: PlanItem, known: KnownOffers): CheckedPlan {
  const tour = tourOf(item, known);
  const name = tour?.name ?? (item.kind === 'tour' ? item.title : null);
  const isLeft = plan.days.some(({ items }) =>
    items.some(({ offerId }) => offerId !== undefined && offerId === item.offerId),
  );
  const line = plan.costs.find(({ kind, label }) => kind === 'tours' && label === name);
  if (!line || isLeft) return plan;
  const costs = plan.costs.filter((cost) => cost !== line);
  return { ...plan, costs, total: cents(costs.reduce((sum, { amount }) => sum + amount, 0)) };
}

/**
 * The item at another place of its day or of another one. It keeps its time where there is room for it, takes the time
 * nearest to it otherwise; where there is none, what follows is pushed later, each by as little as it takes.
 */
function moved(
  plan: CheckedPlan,
  from: PlanDay,
  item: PlanItem,
  { day: number, index }: { day: number; index: number },
): CheckedPlan | RefusedPlanEdit {
  const target = plan.days.find((day) => day.number === number);
  if (!target) return { reason: 'day_gone' };
  const place = from.items.indexOf(item);
  const others = without(target, item).items;
  if (others.length >= MAX_ITEMS_A_DAY) return { reason: 'day_full' };
  const at = Math.min(index, others.length);
  if (target === from && at === place) return plan;
  const items = placed(others, item, at);
  if (items === null) return { reason: 'no_room' };
  const pushed = others.find((other) => heldBy(other) !== null && !items.includes(other));
  if (pushed) return { reason: 'held_in_way', title: pushed.title };
  return withDay(withDay(plan, without(from, item)), { ...target, items });
}

/** Null where it does not fit before midnight. */
function placed(others: readonly PlanItem[], item: PlanItem, at: number): PlanItem[] | null {
  const [before, after] = [others[at - 1], others[at]];
  const start = minutesOf(item.start);
  const length = minutesOf(item.end) - start;
  const first = Math.min(start, after ? minutesOf(after.start) : start);
  const earliest = before ? minutesOf(before.end) : first;
  const latest = (after ? minutesOf(after.start) : DAY_MINUTES - 1) - length;
  const items = others.slice(0, at);
  let free = Math.max(earliest, Math.min(start, latest));
  for (const [index, next] of [item, ...others.slice(at)].entries()) {
    const begins = index === 0 ? free : Math.max(free, minutesOf(next.start));
    const ends = begins + minutesOf(next.end) - minutesOf(next.start);
    if (ends >= DAY_MINUTES) return null;
    const isThere = begins === minutesOf(next.start);
    items.push(isThere ? next : { ...next, start: clockOf(begins), end: clockOf(ends) });
    free = ends;
  }
  return items;
}
