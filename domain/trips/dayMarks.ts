/** Marks of days as they were made, by which a later change by hand is noticed. */
import type { PlanDay } from '../itinerary/itinerary.ts';

/** Which plans from before trips were on maps lack. */
const LATER: ReadonlySet<string> = new Set(['towns', 'at', 'outdoors', 'fixed']);

/** For `JSON.stringify`: a plan without what earlier ones lack, which two plans that are the same may differ in. */
export function withoutLaterFields(key: string, value: unknown): unknown {
  return LATER.has(key) ? undefined : value;
}

/** FNV-1a over the day as JSON, in hexadecimal; a day that was made before whereabouts were kept has the same. */
export function markOf(day: PlanDay): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(day, withoutLaterFields))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}
