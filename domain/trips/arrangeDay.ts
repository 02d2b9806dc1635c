/** A day of a trip arranged anew in one edit: which of its items stay, in what order and when. */
import type { KnownOffers } from '../itinerary/finding.ts';
import { type CheckedPlan, MAX_ITEMS_A_DAY, type PlanDay, type PlanItem } from '../itinerary/itinerary.ts';
import type { HandEdit } from './edits.ts';
import { heldBy } from './heldItems.ts';
import { itemOf, type RefusedPlanEdit, withDay, withoutCost } from './planEdits.ts';

export type ArrangeEdit = Extract<HandEdit, { kind: 'arrangeDay' }>;

/** Flights, ways, what is locked or booked, and hours of the traveller's own: they neither move nor go. */
export function isFixed(item: PlanItem): boolean {
  return heldBy(item) !== null || item.fixed === true || item.kind === 'flight' || item.kind === 'transfer';
}

function refusalFor(item: PlanItem): RefusedPlanEdit {
  const held = heldBy(item);
  return { reason: held ? `item_${held}` : 'fixed_moved', title: item.title };
}

/** The plan after the edit, the same object where nothing changes; or why it cannot be made. Times are checked by the caller. */
export function arranged(
  plan: CheckedPlan,
  edit: ArrangeEdit,
  known: KnownOffers,
): CheckedPlan | RefusedPlanEdit {
  const day = plan.days.find(({ number }) => number === edit.day);
  if (!day) return { reason: 'day_gone' };
  const rest = edit.rest?.id;
  if (rest !== undefined && plan.days.some((each) => each.items.some(({ id }) => id === rest))) return plan;
  const items: PlanItem[] = [];
  const named = new Set<PlanItem>();
  for (const { start, end, ...name } of edit.items) {
    const item = itemOf({ days: [day] }, name);
    if (!item || named.has(item)) return { reason: 'item_gone' };
    named.add(item);
    const isThere = item.start === start && item.end === end;
    if (!isThere && isFixed(item)) return refusalFor(item);
    items.push(isThere ? item : { ...item, start, end });
  }
  const gone = day.items.filter((item) => !named.has(item));
  const lost = gone.find(isFixed);
  if (lost) return refusalFor(lost);
  if (edit.rest) {
    if (items.length >= MAX_ITEMS_A_DAY) return { reason: 'day_full' };
    const at = items.findIndex(({ start }) => start > (edit.rest?.start ?? ''));
    items.splice(at < 0 ? items.length : at, 0, restOf(day, edit.rest));
  }
  const isSame = items.length === day.items.length && items.every((item, index) => item === day.items[index]);
  if (isSame) return plan;
  return gone.reduce((after, item) => withoutCost(after, item, known), withDay(plan, { ...day, items }));
}

/** The traveller's own, so that it stays when the trip is made anew. */
function restOf({ city }: PlanDay, { id, start, end }: NonNullable<ArrangeEdit['rest']>): PlanItem {
  return { id, kind: 'free', start, end, title: 'Rest', note: '', city, cost: null, own: true };
}
