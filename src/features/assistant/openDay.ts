import type { CheckedPlan, PlanDay } from '@domain/itinerary/itinerary.ts';

/**
 * Number of the day that is open when a plan is shown: the first that is not as it was in the plan before, else the first.
 * @param before the trip's plan as it was said last; absent for a new one
 */
export function openDayOf(plan: CheckedPlan, before: CheckedPlan | undefined): number | undefined {
  const had = new Set(before?.days.map(words));
  const changed = before && plan.days.find((day) => !had.has(words(day)));
  return (changed ?? plan.days[0])?.number;
}

/** What a traveller sees of a day. */
function words({ date, title, items }: PlanDay): string {
  return JSON.stringify([date, title, items.map((item) => [item.start, item.title, item.note])]);
}
