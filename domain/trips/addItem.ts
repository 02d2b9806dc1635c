/** What a traveller adds to a day in their own words. */
import { type CheckedPlan, MAX_ITEMS_A_DAY, type PlanDay, type PlanItem } from '../itinerary/itinerary.ts';
import { clockOf, DAY_MINUTES, isOnTheWay, minutesOf } from '../itinerary/measures.ts';
import type { HandEdit } from './edits.ts';

export type AddEdit = Extract<HandEdit, { kind: 'addItem' }>;

/** The plan with it, the same object where it is there already; or why it cannot be. */
export function withAdded(plan: CheckedPlan, edit: AddEdit): CheckedPlan | 'day_gone' | 'day_full' {
  const { id, day: number, title, start, end, note, place, at: point } = edit;
  if (plan.days.some(({ items }) => items.some((item) => item.id === id))) return plan;
  const index = plan.days.findIndex((day) => day.number === number);
  const day = plan.days[index];
  if (!day) return 'day_gone';
  if (day.items.length >= MAX_ITEMS_A_DAY) return 'day_full';
  const at = day.items.filter((item) => item.start <= start).length;
  const city = townAt(day, at, plan.days[index - 1]);
  const where = {
    ...(place === undefined || place === '' ? {} : { place }),
    ...(point === undefined ? {} : { at: point }),
  };
  const item: PlanItem = { id, kind: 'free', start, end, title, note, city, cost: null, own: true, ...where };
  const items = day.items.toSpliced(at, 0, item);
  return { ...plan, days: plan.days.with(index, { ...day, items }) };
}

/** The town that one is in at a place of the day: that of what comes before it, or after it behind a way. */
export function townAt({ city, items }: PlanDay, at: number, before: PlanDay | undefined): string {
  const previous = items[at - 1];
  if (previous && !isOnTheWay(previous)) return previous.city;
  const next = items.slice(at).find((item) => !isOnTheWay(item));
  if (previous) return next?.city ?? city;
  return before?.city ?? city;
}

const FIRST_HOUR = 9 * 60;
const HOUR = 60;

/** The first free hour of a day from nine on, for what is to be added; the last one of the day where none is free. */
export function freeHour({ items }: Pick<PlanDay, 'items'>): Pick<PlanItem, 'start' | 'end'> {
  let start = FIRST_HOUR;
  for (const item of items.toSorted((a, b) => minutesOf(a.start) - minutesOf(b.start))) {
    if (minutesOf(item.start) - start >= HOUR) break;
    start = Math.max(start, minutesOf(item.end));
  }
  const latest = Math.min(start, DAY_MINUTES - 1 - HOUR);
  return { start: clockOf(latest), end: clockOf(latest + HOUR) };
}
