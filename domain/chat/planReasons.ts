/** What a reply says of its plan and the plan itself does not hold: why it is as it is, and what to check. */
import type { CheckedPlan } from '../itinerary/itinerary.ts';
import { CHECK_HEADING, WHY_HEADING } from './replyText.ts';

/** Lists in markdown, without their headings; empty where the reply has none. */
export interface PlanReasons {
  readonly why: string;
  readonly check: string;
}

/** The two lists of a reply's text; null where it has neither. */
export function planReasons(text: string): PlanReasons | null {
  const why = listBelow(text, WHY_HEADING);
  const check = listBelow(text, CHECK_HEADING);
  return why === '' && check === '' ? null : { why, check };
}

/** From the line of the heading to the next empty line. */
function listBelow(text: string, heading: string): string {
  const [, after] = `\n${text}`.split(`\n${heading}\n`, 2);
  return after?.split(/\n[ \t]*\n/, 1)[0]?.trim() ?? '';
}

/** Whether two states of a plan have the same ways, nights and items at the same hours: what is said of one is true of the other. */
export function isSamePlan(one: CheckedPlan, other: CheckedPlan): boolean {
  return outline(one) === outline(other);
}

function outline({ days, legs, stays }: CheckedPlan): string {
  const offers = [...legs, ...stays].map(({ offerId = null }) => offerId);
  const items = days.map((day) => [day.date, day.items.map(({ start, title }) => [start, title])]);
  return JSON.stringify([offers, items]);
}
