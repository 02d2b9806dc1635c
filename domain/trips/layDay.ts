/** What is to come of a day on its clock: in order, with time for the ways, none of it when houses are shut. */
import { wayBetween } from '../itinerary/dayWays.ts';
import type { Gait } from '../itinerary/gait.ts';
import type { PlanItem } from '../itinerary/itinerary.ts';
import { DAY_MINUTES, minutesOf } from '../itinerary/measures.ts';
import { isFixed } from './arrangeDay.ts';

/** Most houses are shut by then, in minutes of the day; what closes when is not known. What was planned for later stays later. */
const HOUSES_SHUT = 18 * 60 + 30;
const DARK = 20 * 60 + 30;
const STEP = 5;

/** An item with its time in minutes of the day. */
export interface Slot {
  readonly item: PlanItem;
  readonly start: number;
  readonly end: number;
}

/** At another time and as long. */
export function movedTo({ item, start, end }: Slot, to: number): Slot {
  return { item, start: to, end: to + end - start };
}

/**
 * Each at its time, or pushed by as little as it takes; null where that cannot be.
 * @param begun what is under way before them
 * @param from minute from which one is free
 * @param gait of those who go
 */
export function laidOut(
  begun: readonly Slot[],
  slots: readonly Slot[],
  from: number,
  gait: Gait,
): Slot[] | null {
  const laid: Slot[] = [];
  let free = from;
  let before = begun.at(-1);
  for (const slot of slots) {
    const ready = free + (before ? gapBetween(before.item, slot.item, gait) : 0);
    if (isFixed(slot.item) && slot.start < ready) return null;
    const own = slot.start >= ready ? slot : movedTo(slot, up(ready));
    if (own.end > latestEnd(own)) return null;
    laid.push(own);
    free = Math.max(free, own.end);
    before = own;
  }
  return laid;
}

/** The way from one to the other; no more of it than the day had, which may have known better. */
function gapBetween(before: PlanItem, item: PlanItem, gait: Gait): number {
  const way = wayBetween(before, item, gait)?.minutes ?? 0;
  const had = minutesOf(item.start) - minutesOf(before.end);
  return minutesOf(before.start) <= minutesOf(item.start) ? Math.max(0, Math.min(way, had)) : way;
}

function latestEnd({ item }: Slot): number {
  if (item.kind !== 'sight') return DAY_MINUTES - 1;
  return Math.max(minutesOf(item.end), item.outdoors === true ? DARK : HOUSES_SHUT);
}

/** To the next five minutes. */
export function up(minute: number): number {
  return Math.ceil(minute / STEP) * STEP;
}
