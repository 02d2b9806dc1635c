/** A plan with what it fails, small enough to be stored. */
import { checkedPlanSchema, type CheckedPlan, type Itinerary } from './itinerary.ts';
import { describeFinding } from './itineraryChecks.ts';
import type { Finding } from './finding.ts';

export const MAX_WARNINGS = 20;
export const MAX_WARNING_CHARS = 400;
/** How long a note may be, tried in turn: the text of the reply says the rest. */
const NOTE_CHARS = [600, 160, 60, 0];

/** The plan as it is answered, its notes shortened where it is long; null when it cannot be made to fit. */
export function checkedPlan(plan: Itinerary, findings: readonly Finding[]): CheckedPlan | null {
  const words = findings.map((finding) => describeFinding(finding).slice(0, MAX_WARNING_CHARS));
  const warnings = [...new Set(words)].slice(0, MAX_WARNINGS);
  for (const chars of NOTE_CHARS) {
    const parsed = checkedPlanSchema.safeParse({ ...withNotes(plan, chars), warnings });
    if (parsed.success) return parsed.data;
  }
  return null;
}

function withNotes(plan: Itinerary, chars: number): Itinerary {
  const shortened = (note: string) =>
    note.length <= chars ? note : `${note.slice(0, Math.max(0, chars - 1))}…`;
  const days = plan.days.map((day) => ({
    ...day,
    items: day.items.map((item) => ({ ...item, note: chars === 0 ? '' : shortened(item.note) })),
  }));
  return { ...plan, days };
}
