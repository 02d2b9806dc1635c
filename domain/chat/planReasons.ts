/** Why a plan is as it is, and what to check: taken from the text of its answer and kept with it, whatever becomes of the chat. */
import { type CheckedPlan, checkedPlanSchema } from '../itinerary/itinerary.ts';
import { hashOf } from '../text/hash.ts';
import { CHECK_HEADING, WHY_HEADING } from './replyText.ts';

/** The plan with what its answer says of it; as it is where that says nothing, or where both are too long to be kept. */
export function withReasons(plan: CheckedPlan, text: string): CheckedPlan {
  const [why, check] = [listBelow(text, WHY_HEADING), listBelow(text, CHECK_HEADING)];
  if (why === '' && check === '') return plan;
  const told = { ...plan, reasons: { why, check, of: outlineOf(plan) } };
  return checkedPlanSchema.safeParse(told).success ? told : plan;
}

/** From the line of the heading to the next empty line. */
function listBelow(text: string, heading: string): string {
  const [, after] = `\n${text}`.split(`\n${heading}\n`, 2);
  return after?.split(/\n[ \t]*\n/, 1)[0]?.trim() ?? '';
}

/** The plan has other ways, nights or items than it had when its reasons were said, or other hours. */
export function isChangedSince(plan: CheckedPlan): boolean {
  return plan.reasons !== undefined && plan.reasons.of !== outlineOf(plan);
}

/** One plan has other ways, nights or items than the other, or other hours: it was changed, or is another answer's. */
export function differ(one: CheckedPlan, other: CheckedPlan): boolean {
  return outlineOf(one) !== outlineOf(other);
}

function outlineOf({ days, legs, stays }: CheckedPlan): string {
  const offers = [...legs, ...stays].map(({ offerId = null }) => offerId);
  const items = days.map((day) => [day.date, day.items.map(({ start, title }) => [start, title])]);
  return hashOf(JSON.stringify([offers, items]));
}
