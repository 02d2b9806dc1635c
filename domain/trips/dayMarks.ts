/** Marks of days as they were made, by which a later change by hand is noticed. */
import type { PlanDay } from '../itinerary/itinerary.ts';
import { hashOf } from '../text/hash.ts';

/** Which earlier plans lack: from before trips were on maps, or before they said why a thing is where it is. */
const LATER: ReadonlySet<string> = new Set(['towns', 'at', 'outdoors', 'fixed', 'why']);

/** For `JSON.stringify`: a plan without what earlier ones lack, which two plans that are the same may differ in. */
export function withoutLaterFields(key: string, value: unknown): unknown {
  return LATER.has(key) ? undefined : value;
}

/** Of the day as JSON; a day that was made before whereabouts were kept has the same. */
export function markOf(day: PlanDay): string {
  return hashOf(JSON.stringify(day, withoutLaterFields));
}
