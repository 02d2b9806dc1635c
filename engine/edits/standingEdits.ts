/** Edits of a day's things where those were moved by hand: they are meant where they stand. */
import { markOf } from '../../domain/trips/dayMarks.ts';
import { numberOf } from '../read/follow/dayRefs.ts';
import { isNamed } from './names.ts';
import type { CheckedPlan, PlanItem } from '../../domain/itinerary/itinerary.ts';
import type { DayChange, DayEdit } from '../read/follow/dayEdits.ts';

/**
 * The edits, of which those that take a thing out of a day as it is now take it out wherever it was made.
 * @param marks of the days as they were made
 */
export function asStanding(
  edits: readonly DayEdit[],
  { days }: CheckedPlan,
  marks: readonly string[],
): readonly DayEdit[] {
  const [first] = days;
  if (!first) return edits;
  return edits.map((edit) => {
    const at = edit.day === null ? 0 : numberOf(edit.day, { firstDay: first.date, days: days.length });
    const day = days[at - 1];
    if (!day || markOf(day) === marks[at - 1]) return edit;
    const item = day.items.find((one) => isMeant(edit.change, one));
    if (!item) return edit;
    return { day: null, change: { kind: 'without', words: item.title, interest: null, isFilled: false } };
  });
}

/** Whether a change takes this thing out: the tour of its day, or what it names. */
export function isMeant(change: DayChange, { kind, title }: PlanItem): boolean {
  if (kind !== 'sight' && kind !== 'tour') return false;
  if (change.kind === 'tour') return kind === 'tour';
  return change.kind === 'without' && change.interest === null && isNamed(title, change.words);
}
