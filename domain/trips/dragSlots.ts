/** Where an item can be put down: before each of the others, and at the end of each day. */
import type { PlanDay, PlanItem } from '../itinerary/itinerary.ts';
import type { HandEdit } from './edits.ts';
import { moveToDay } from './handMoves.ts';

export interface Slot {
  /** Number of the day. */
  readonly day: number;
  /** Among the day's other items, from 0. */
  readonly index: number;
}

/** Where on the screen a day stands, and the middle of each of its items but the one that is dragged; in pixels. */
export interface DayPlace {
  readonly day: number;
  readonly top: number;
  readonly bottom: number;
  readonly middles: readonly number[];
}

/** The slot at a height of the screen: of the day that is there, or the nearest. Null where there is no day. */
export function slotAt(y: number, places: readonly DayPlace[]): Slot | null {
  const away = ({ top, bottom }: DayPlace) => Math.max(top - y, y - bottom, 0);
  const [nearest] = places.toSorted((a, b) => away(a) - away(b));
  if (!nearest) return null;
  return { day: nearest.day, index: nearest.middles.filter((middle) => middle < y).length };
}

/** Where an item is now. Null where it is gone. */
export function slotOf(days: readonly PlanDay[], item: string): Slot | null {
  for (const { number, items } of days) {
    const index = items.findIndex(({ id }) => id === item);
    if (index >= 0) return { day: number, index };
  }
  return null;
}

type Step = 'up' | 'down' | 'dayBefore' | 'dayAfter';

/** The slot beside one: a place up or down, through the days, or the item's own time on the day before or after. */
export function slotBeside(days: readonly PlanDay[], item: PlanItem, { day, index }: Slot, step: Step): Slot {
  const at = days.findIndex(({ number }) => number === day);
  const back = step === 'up' || step === 'dayBefore';
  const beside = days[at + (back ? -1 : 1)];
  if (step === 'up' || step === 'down') {
    const next = index + (back ? -1 : 1);
    if (next >= 0 && next <= othersOf(days[at], item).length) return { day, index: next };
    if (!beside) return { day, index };
    return { day: beside.number, index: back ? othersOf(beside, item).length : 0 };
  }
  return beside ? { day: beside.number, index: moveToDay(beside, item).index } : { day, index };
}

/** "Day 2, before “Lunch”", "Day 2, at the end" */
export function slotWords(days: readonly PlanDay[], item: PlanItem, { day, index }: Slot): string {
  const before = othersOf(
    days.find(({ number }) => number === day),
    item,
  )[index];
  return `Day ${day}, ${before ? `before “${before.title}”` : 'at the end'}`;
}

/** The edit that puts it there; null where it is there already. */
export function moveToSlot(days: readonly PlanDay[], { id, title }: PlanItem, slot: Slot): HandEdit | null {
  const now = slotOf(days, id);
  if (now?.day === slot.day && now.index === slot.index) return null;
  return { kind: 'moveItem', item: id, title, ...slot };
}

function othersOf(day: PlanDay | undefined, { id }: PlanItem): readonly PlanItem[] {
  return day?.items.filter((other) => other.id !== id) ?? [];
}
