/** What the menu at an item can do with it: the edits, and what they did in words. */
import { formatShortDate } from '../dates/formatDates.ts';
import type { CheckedPlan, PlanDay, PlanItem } from '../itinerary/itinerary.ts';
import { clockOf, DAY_MINUTES, minutesOf } from '../itinerary/measures.ts';
import type { HandEdit } from './edits.ts';
import { titleOf } from './words.ts';

type Move = Extract<HandEdit, { kind: 'moveItem' }>;

/** The item one place up or down its day; null at the end of it. */
export function moveWithin(day: PlanDay, item: PlanItem, by: -1 | 1): Move | null {
  const at = day.items.findIndex(({ id }) => id === item.id);
  const index = at + by;
  if (at < 0 || index < 0 || index >= day.items.length) return null;
  return { kind: 'moveItem', item: item.id, title: item.title, day: day.number, index };
}

/** The item on another day, among what is there by its time. */
export function moveToDay(day: PlanDay, item: PlanItem): Move {
  const others = day.items.filter(({ id }) => id !== item.id);
  const index = others.filter(({ start }) => minutesOf(start) <= minutesOf(item.start)).length;
  return { kind: 'moveItem', item: item.id, title: item.title, day: day.number, index };
}

/** The end of an item that begins at another time and takes as long as before; midnight is the end of it. */
export function endAfter({ start, end }: Pick<PlanItem, 'start' | 'end'>, begins: string): string {
  const length = minutesOf(end) - minutesOf(start);
  return clockOf(Math.min(DAY_MINUTES - 1, minutesOf(begins) + length));
}

/** What an edit did, said once it is done: "“Louvre” is on day 2 now, Tue 4 May, 10:15 to 12:00." */
export function describeDone(edit: HandEdit, before: CheckedPlan | null, after: CheckedPlan | null): string {
  switch (edit.kind) {
    case 'rename':
      return `The trip is called “${edit.title}” now.`;
    case 'archive':
      return 'The trip is in the archive.';
    case 'reopen':
      return 'The trip is out of the archive.';
    case 'undo':
      return 'The last change was taken back.';
    case 'removeItem':
      return `${nameOf(edit.item, before)} was removed.`;
    case 'moveItem': {
      const day = after?.days.find(({ items }) => items.some(({ id }) => id === edit.item));
      const item = day?.items.find(({ id }) => id === edit.item);
      if (!day || !item) return `${nameOf(edit.item, before)} was moved.`;
      return `“${item.title}” is on day ${day.number} now, ${formatShortDate(day.date)}, ${item.start} to ${item.end}.`;
    }
    case 'retimeItem':
      return `${nameOf(edit.item, before)} is from ${edit.start} to ${edit.end} now.`;
    case 'noteItem':
      return edit.note === ''
        ? `The note at ${nameOf(edit.item, before)} was removed.`
        : `The note at ${nameOf(edit.item, before)} was saved.`;
    case 'arrangeDay':
      return `Day ${edit.day} is planned anew.`;
  }
}

function nameOf(item: string, plan: CheckedPlan | null): string {
  const title = titleOf(item, { plan });
  return title === undefined ? 'It' : `“${title}”`;
}
