/** What a traveller changed of a plan by hand, kept when the plan is made anew: day by day, where the day is still the same. */
import { withoutWhereabouts } from './build/whereabouts.ts';
import type { CheckedPlan, Itinerary, PlanDay } from '../../domain/itinerary/itinerary.ts';

interface Merged {
  readonly plan: Itinerary;
  /** Numbers of the days whose own changes had to go, since the day is another now. */
  readonly lost: readonly number[];
}

/** A mark of each day as it was made, by which a later change by hand is noticed. */
export function marksOf({ days }: Itinerary): string[] {
  return days.map(markOf);
}

/**
 * The fresh plan with the days of the kept one that would be made the same again.
 * @param marks of the kept plan as it was made; without them nothing is known to be changed by hand
 */
export function withOwnChanges(fresh: Itinerary, kept: CheckedPlan, marks: readonly string[]): Merged {
  const isOwn = (day: PlanDay | undefined, index: number) =>
    day !== undefined && marks[index] !== undefined && markOf(day) !== marks[index];
  const isAsMade = (day: PlanDay, index: number) => markOf(day) === marks[index];
  const days = fresh.days.map((day, index) => {
    const own = kept.days[index];
    return own && isOwn(own, index) && isAsMade(day, index) ? own : day;
  });
  const lost = kept.days.flatMap((day, index) =>
    isOwn(day, index) && days[index] !== day ? [day.number] : [],
  );
  return { plan: { ...fresh, days }, lost };
}

/** FNV-1a over the day as JSON, in hexadecimal; a day that was made before whereabouts were kept has the same. */
function markOf(day: PlanDay): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(day, withoutWhereabouts))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}
