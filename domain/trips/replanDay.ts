/**
 * The rest of a day planned again with the smallest change: somebody is late or tired, a place is closed, it rains. Pure;
 * what a trip takes is for its own checks to say, which are asked about each attempt in turn.
 */
import { wayBetween } from '../itinerary/dayWays.ts';
import type { Gait } from '../itinerary/gait.ts';
import type { PlanDay, PlanItem } from '../itinerary/itinerary.ts';
import { clockOf, DAY_MINUTES, minutesOf } from '../itinerary/measures.ts';
import { type ArrangeEdit, isFixed } from './arrangeDay.ts';
import { laidOut, movedTo, type Slot, up } from './layDay.ts';

/** What has come up, and about which item. `earlier`: what follows a closed place may come forward. `rest`: the id of the rest to be. */
export type Trouble =
  | { readonly reason: 'late'; readonly minutes: number }
  | { readonly reason: 'closed'; readonly item: string; readonly earlier: boolean }
  | { readonly reason: 'rain' }
  | { readonly reason: 'tired'; readonly rest: string }
  | { readonly reason: 'skip'; readonly item: string };

/** A day at a minute of it. */
export interface DayNow {
  readonly day: PlanDay;
  readonly minute: number;
  /** How those who travel get about. */
  readonly gait: Gait;
}

/** More than this is another day rather than a change of one. */
const MOST_LEFT_OUT = 3;
/** Arrangements that the trip is asked about: each is a check of the whole of it. */
const MOST_TRIED = 40;

/** The rest of a day as it may be. */
interface Attempt {
  /** Under way: as they are, or longer. */
  readonly begun: readonly Slot[];
  /** To come, in order, each with the time that it should have. */
  readonly slots: readonly Slot[];
  /** Minute from which one is free for what comes. */
  readonly free: number;
  readonly rest?: NonNullable<ArrangeEdit['rest']>;
}

/** What is left of a day. */
interface Left {
  readonly begun: readonly Slot[];
  readonly later: readonly Slot[];
}

/** Whether an item of the day can be named in "It's closed" and "Skip this": what is on or to come, and may go. */
export function canGo(item: PlanItem, { minute }: Pick<DayNow, 'minute'>): boolean {
  return isLoose(item) && minutesOf(item.end) > minute;
}

/**
 * The first arrangement that the trip takes, from the smallest change on; null where none is.
 * @param accepts whether the trip takes the edit
 */
export function replanDay(
  now: DayNow,
  trouble: Trouble,
  accepts: (edit: ArrangeEdit) => boolean,
): ArrangeEdit | null {
  const left = leftOf(now);
  let tried = 0;
  for (const attempt of attemptsFor(left, now, trouble)) {
    const slots = laidOut(attempt.begun, attempt.slots, attempt.free, now.gait);
    const edit = slots && editOf(now, left, [...attempt.begun, ...slots], attempt.rest);
    if (!edit || !isChange(now, edit)) continue;
    if (accepts(edit)) return edit;
    tried += 1;
    if (tried >= MOST_TRIED) break;
  }
  return null;
}

function leftOf({ day, minute }: DayNow): Left {
  const left = day.items
    .map((item): Slot => ({ item, start: minutesOf(item.start), end: minutesOf(item.end) }))
    .filter(({ end }) => end > minute);
  return {
    begun: left.filter(({ start }) => start <= minute),
    later: left.filter(({ start }) => start > minute),
  };
}

function attemptsFor(left: Left, { minute, gait }: DayNow, trouble: Trouble): Iterable<Attempt> {
  switch (trouble.reason) {
    case 'late':
      return late(left, trouble.minutes);
    case 'closed':
      return without(left, minute, trouble);
    case 'skip':
      return without(left, minute, { ...trouble, earlier: false });
    case 'rain':
      return inRain(left, minute, gait);
    case 'tired':
      return tired(left, trouble.rest);
  }
}

/** May be left out: neither fixed nor a bed for the night. */
export function isLoose(item: PlanItem): boolean {
  return !isFixed(item) && item.kind !== 'stay';
}

/** All that comes pushed; then with one thing left out, with two, with three, the least missed first. */
function* late({ begun, later }: Left, by: number): Generator<Attempt> {
  const [next] = later;
  const on = begun.at(-1);
  if (!on && (!next || isFixed(next.item))) return;
  // what is on takes longer, unless it is fixed: then one is free later
  const longer = begun.map((slot) =>
    slot === on && !isFixed(slot.item) ? { ...slot, end: slot.end + by } : slot,
  );
  const free = on ? on.end + by : (next?.start ?? 0) + by;
  for (const gone of subsetsOf(later.filter(({ item }) => isLoose(item)))) {
    yield { begun: longer, slots: later.filter((slot) => !gone.includes(slot)), free };
  }
}

/** None, each one, each two, each three; of as many, those that are missed least first. */
export function* subsetsOf(loose: readonly Slot[]): Generator<readonly Slot[]> {
  const byLoss = loose.toSorted((a, b) => lossOf(a) - lossOf(b));
  yield [];
  let grown: readonly { readonly set: readonly Slot[]; readonly last: number }[] = [{ set: [], last: -1 }];
  for (let size = 1; size <= MOST_LEFT_OUT; size += 1) {
    grown = grown.flatMap(({ set, last }) =>
      byLoss.flatMap((slot, index) => (index > last ? [{ set: [...set, slot], last: index }] : [])),
    );
    yield* grown.map(({ set }) => set).toSorted((a, b) => sumOf(a) - sumOf(b));
  }
}

function sumOf(slots: readonly Slot[]): number {
  return slots.reduce((sum, slot) => sum + lossOf(slot), 0);
}

/** How much it is missed: free hours little, a short visit less than a long one, more what costs, and what feeds most. */
function lossOf({ item, start, end }: Slot): number {
  const length = (end - start) / DAY_MINUTES;
  if (item.kind === 'free') return length;
  if (item.kind === 'meal' || item.own) return 5 + length;
  return ((item.cost ?? 0) > 0 ? 3 : 1) + length;
}

/** Without one item; what follows stays when it is, or comes forward as far as the next meal or fixed thing. */
function* without(
  { begun, later }: Left,
  minute: number,
  { item: id, earlier }: { readonly item: string; readonly earlier: boolean },
): Generator<Attempt> {
  const gone = [...begun, ...later].find(({ item }) => item.id === id);
  if (!gone || !isLoose(gone.item)) return;
  const others = later.filter((slot) => slot !== gone);
  const after = others.filter(({ start }) => start >= gone.start);
  const end = after.findIndex(({ item }) => !isLoose(item) || item.kind === 'meal');
  const forward = new Set(earlier ? after.slice(0, end < 0 ? after.length : end) : []);
  const from = Math.max(minute, gone.start);
  yield {
    begun: begun.filter((slot) => slot !== gone),
    // each as soon as one is free: what comes before it pushes it back to its place in the row
    slots: others.map((slot) => (forward.has(slot) ? movedTo(slot, up(from)) : slot)),
    free: 0,
  };
}

/**
 * What is outside changes places with the next thing inside, or goes where there is none; if not so, all of it goes. What is
 * on outside is left: for what is next inside where there is time for that before what follows.
 */
function* inRain({ begun: on, later }: Left, minute: number, gait: Gait): Generator<Attempt> {
  const begun = on.filter((slot) => !isOutside(slot));
  const wet = on.find(isOutside);
  const refuge = wet && later.find(isInside);
  if (wet && refuge) {
    const walk = wayBetween(wet.item, refuge.item, gait)?.minutes ?? 0;
    const others = later.filter((slot) => slot !== refuge && !isOutside(slot));
    const soon = movedTo(refuge, Math.min(refuge.start, up(minute + walk)));
    if (others.every(({ start }) => start >= soon.end)) yield { begun, slots: [soon, ...others], free: 0 };
  }
  const slots: (Slot | null)[] = [...later];
  const used = new Set<number>();
  for (const [index, slot] of later.entries()) {
    if (!isOutside(slot) || used.has(index)) continue;
    const other = later.findIndex((each, at) => at > index && !used.has(at) && isInside(each));
    const partner = later[other];
    slots[index] = partner ? movedTo(partner, slot.start) : null;
    if (!partner) continue;
    slots[other] = movedTo(slot, partner.start);
    used.add(other);
  }
  yield { begun, slots: slots.filter((slot) => slot !== null), free: 0 };
  yield { begun, slots: later.filter((slot) => !isOutside(slot)), free: 0 };
}

function isOutside({ item }: Slot): boolean {
  return item.outdoors === true && isLoose(item);
}

function isInside({ item }: Slot): boolean {
  return item.outdoors === false && isLoose(item);
}

/** A rest in the place of the next visit that may go. */
function* tired({ begun, later }: Left, id: string): Generator<Attempt> {
  const next = later.find(({ item }) => isLoose(item) && (item.kind === 'sight' || item.kind === 'tour'));
  if (!next) return;
  const rest = { id, start: next.item.start, end: next.item.end };
  yield { begun, slots: later.filter((slot) => slot !== next), free: 0, rest };
}

function editOf(
  { day }: DayNow,
  { begun, later }: Left,
  slots: readonly Slot[],
  rest: Attempt['rest'],
): ArrangeEdit {
  const left = new Set([...begun, ...later].map(({ item }) => item));
  const over = day.items.filter((item) => !left.has(item));
  const entries = [
    ...over.map(({ id, title, start, end }) => ({ item: id, title, start, end })),
    ...slots.map(({ item: { id, title }, start, end }) => ({
      item: id,
      title,
      start: clockOf(start),
      end: clockOf(Math.min(DAY_MINUTES - 1, end)),
    })),
  ];
  return {
    kind: 'arrangeDay',
    day: day.number,
    items: entries.toSorted((a, b) => minutesOf(a.start) - minutesOf(b.start)),
    ...(rest ? { rest } : {}),
  };
}

/** What an arrangement makes of a day. */
export interface DayChanges {
  readonly gone: readonly PlanItem[];
  readonly moved: readonly { readonly item: PlanItem; readonly start: string; readonly end: string }[];
}

export function changesOf({ items }: PlanDay, edit: ArrangeEdit): DayChanges {
  const byId = new Map(edit.items.map((entry) => [entry.item, entry]));
  return {
    gone: items.filter(({ id }) => !byId.has(id)),
    moved: items.flatMap((item) => {
      const { start, end } = byId.get(item.id) ?? item;
      return start === item.start && end === item.end ? [] : [{ item, start, end }];
    }),
  };
}

function isChange({ day }: DayNow, edit: ArrangeEdit): boolean {
  const { gone, moved } = changesOf(day, edit);
  return gone.length + moved.length > 0;
}
