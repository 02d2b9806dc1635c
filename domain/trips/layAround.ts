/** A day laid anew around a flight that leaves or lands at another time, or a tour, with the smallest change. */
import type { Finding, KnownOffers } from '../itinerary/finding.ts';
import type { Gait } from '../itinerary/gait.ts';
import type { CheckedPlan, PlanDay, PlanItem } from '../itinerary/itinerary.ts';
import { checkItinerary } from '../itinerary/itineraryChecks.ts';
import { clockOf, minutesOf } from '../itinerary/measures.ts';
import { isFixed } from './arrangeDay.ts';
import { laidOut, type Slot } from './layDay.ts';
import { withDay, withoutCost } from './planEdits.ts';
import { isLoose, subsetsOf } from './replanDay.ts';

/** What is on a day beside the flight and the ways that belong to it. */
export interface Around {
  readonly before: readonly PlanItem[];
  /** In order; empty on a day that the flight is not on any more. */
  readonly block: readonly PlanItem[];
  readonly after: readonly PlanItem[];
  /** Whether one is there before the block, and after it. */
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
  /** Of those who go. */
  readonly gait: Gait;
  /** Checks of arrangements that one edit may still make, where it lays several days. */
  readonly tries?: { left: number };
}

/** Arrangements that are looked at: each is a check of the whole plan. */
const MOST_TRIED = 40;
const BEFORE_TAKE_OFF = 120;

/**
 * The plan with the day around the block. What may move follows the block, pushed as little as it takes; what cannot be
 * had goes, the least missed first. Where nothing passes the checks the day stays as it is for them to tell of.
 */
export function laidAround(plan: CheckedPlan, day: PlanDay, around: Around, known: KnownOffers): CheckedPlan {
  const { block } = around;
  const before = around.before.filter((item) => staysBefore(item, around));
  const stays = around.after.filter((item) => around.hasAfter || isFixed(item));
  // what may not move stays where it is, if need be in the way
  const stuck = stays.filter((item) => isFixed(item) && minutesOf(item.start) < endOf(block));
  const rest = stays.filter((item) => !stuck.includes(item));
  const gone = [...around.before, ...around.after].filter(
    (item) => !before.includes(item) && !stays.includes(item),
  );
  const made = (after: readonly PlanItem[], left: readonly PlanItem[]) => {
    const items = inOrder([...before, ...block, ...stuck, ...after]);
    const own = withDay(plan, { ...day, title: titleOf(day, items), items });
    return [...gone, ...left].reduce((now, item) => withoutCost(now, item, known), own);
  };
  const free = endOf([...block, ...stuck]);
  const asTheyAre = made(rest, []);
  let best = { plan: asTheyAre, fails: failing(asTheyAre, day, known) };
  const { tries = { left: MOST_TRIED } } = around;
  let tried = 0;
  for (const slots of attempts(rest.map(slotOf), free)) {
    if (best.fails === 0 || tried >= MOST_TRIED || tries.left <= 0) break;
    tried += 1;
    const laid = laidOut(block.slice(-1).map(slotOf), slots, free, around.gait);
    if (!laid) continue;
    tries.left -= 1;
    const own = made(
      laid.map(({ item, start, end }) => ({ ...item, start: clockOf(start), end: clockOf(end) })),
      rest.filter((item) => !laid.some((slot) => slot.item === item)),
    );
    const fails = failing(own, day, known);
    if (fails < best.fails) best = { plan: own, fails };
  }
  return best.plan;
}

/** A day that has nothing left to see is not called by it. */
function titleOf({ title, items: were }: PlanDay, items: readonly PlanItem[]): string {
  return were.some(isSeen) && !items.some(isSeen) ? 'On the way' : title;
}

function isSeen({ kind }: PlanItem): boolean {
  return kind === 'sight' || kind === 'tour';
}

/** What may stay before one leaves: all that is over by then, and what does not give way. */
function staysBefore(item: PlanItem, { block, hasBefore }: Around): boolean {
  if (isFixed(item)) return true;
  const [first] = block;
  if (!hasBefore) return false;
  if (!first) return true;
  const flight = block.find(({ kind }) => kind === 'flight');
  const begins = minutesOf(first.start);
  const latest = flight ? Math.min(begins, minutesOf(flight.start) - BEFORE_TAKE_OFF) : begins;
  return minutesOf(item.end) <= latest;
}

/** From the smallest change on: as much as can be kept, then without all that was to begin by the landing, then nothing. */
function* attempts(slots: readonly Slot[], free: number): Generator<Slot[]> {
  const loose = slots.filter(({ item }) => isLoose(item));
  for (const gone of subsetsOf(loose)) yield slots.filter((slot) => !gone.includes(slot));
  yield slots.filter((slot) => !loose.includes(slot) || slot.start >= free);
  yield slots.filter((slot) => !loose.includes(slot));
}

function endOf(block: readonly PlanItem[]): number {
  return Math.max(0, ...block.map(({ end }) => minutesOf(end)));
}

function slotOf(item: PlanItem): Slot {
  return { item, start: minutesOf(item.start), end: minutesOf(item.end) };
}

/** By the clock. */
export function inOrder(items: readonly PlanItem[]): PlanItem[] {
  return items.toSorted((a, b) => minutesOf(a.start) - minutesOf(b.start));
}

/** Checks of the clock that the day fails. */
export function failing(plan: CheckedPlan, day: PlanDay, known: KnownOffers): number {
  return failingOf(checkItinerary(plan, known, ''), day);
}

/** Of what a plan fails, the checks of the clock on the day. */
export function failingOf(findings: readonly Finding[], { number }: PlanDay): number {
  return findings.filter(({ check, day }) => day === number && CLOCK.has(check)).length;
}
const CLOCK: ReadonlySet<string> = new Set(['overlap', 'order', 'buffers', 'meals', 'city', 'way']);
