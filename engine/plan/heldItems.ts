/** What a traveller locked, booked or added, put back into a plan that was made anew, where its day is still there. */
import {
  MAX_ITEMS_A_DAY,
  type Itinerary,
  type PlanDay,
  type PlanItem,
} from '../../domain/itinerary/itinerary.ts';
import { clockOf, DAY_MINUTES, isSamePlace, minutesOf } from '../../domain/itinerary/measures.ts';

/** Kinds that rest on what was chosen anew: they are held where the same was chosen again. */
const CHOSEN: readonly PlanItem['kind'][] = ['flight', 'transfer', 'stay'];

/** An item that has to stay, with the day that it stood on. */
export interface HeldItem {
  readonly item: PlanItem;
  readonly day: PlanDay;
  /** From 0, of the day. */
  readonly index: number;
}

/** What is locked, booked or added stays. */
export function isHeld({ locked, booked, own }: PlanItem): boolean {
  return locked === true || booked !== undefined || own === true;
}

/** What a plan has that was locked, booked or added. */
export function heldTitles({ days }: Itinerary): string[] {
  return days.flatMap(({ items }) => items.filter(isHeld).map(({ title }) => title));
}

/** Nights from the day that each booked bed is on, by its title, for as long as the days stay in its town. */
export function bookedNights({ days }: Itinerary): ReadonlyMap<string, number> {
  const nights = new Map<string, number>();
  days.forEach(({ city, items }, index) => {
    const leaves = days.findIndex((day, later) => later > index && !isSamePlace(day.city, city));
    const until = leaves === -1 ? days.length - 1 : leaves;
    for (const { kind, booked, title } of items)
      if (kind === 'stay' && booked) nights.set(title, until - index);
  });
  return nights;
}

/** The items to be kept of the days that a plan does not have as they were. */
export function heldItems(kept: Itinerary, plan: Itinerary): HeldItem[] {
  return kept.days.flatMap((day, index) =>
    plan.days[index] === day ? [] : day.items.filter(isHeld).map((item) => ({ item, day, index })),
  );
}

/** The day as it was made, as far as the items tell: without what was added, locked and booked since. */
export function withoutHolds(day: PlanDay): PlanDay {
  const items = day.items.flatMap(({ locked: _locked, booked: _booked, ...item }) =>
    item.own ? [] : [item],
  );
  return { ...day, items };
}

/** The plan with the item on its day again; null where the day is gone, is in another town or has no room for it. */
export function withHeldItem(plan: Itinerary, held: HeldItem): Itinerary | null {
  const index = dayOf(plan, held);
  const day = plan.days[index];
  if (!day) return null;
  const twin = twinOf(day, held.item);
  // a bed that is booked is there, where no search found another: in the air, or sold out for longer
  const isBed = held.item.kind === 'stay' && held.item.booked !== undefined;
  const isAlone = isBed && !twin && day.items.every(({ kind }) => kind !== 'stay');
  const item = isAlone ? bedOf(day, held.item) : held.item;
  if (CHOSEN.includes(item.kind) && !isAlone) {
    if (!twin) return null;
    const { locked, booked, note } = item;
    const again = { ...twin, note, ...(locked && { locked }), ...(booked && { booked }) };
    return withDay(plan, index, {
      ...day,
      items: day.items.map((other) => (other === twin ? again : other)),
    });
  }
  const without = (own: PlanDay) => own.items.filter((other) => other !== twinOf(own, item));
  const others = inTime(without(day), item);
  if (others === null) return null;
  const isTaken = (id: string) => plan.days.some(({ items }) => items.some((other) => other.id === id));
  const id = twin?.id ?? (isTaken(item.id) ? freeId(day, isTaken) : item.id);
  const items = [...others, { ...item, id }].toSorted((a, b) => (a.start < b.start ? -1 : 1));
  const days = plan.days.map((own) => (isOnce(item) ? { ...own, items: without(own) } : own));
  return items.length > MAX_ITEMS_A_DAY ? null : withDay({ ...plan, days }, index, { ...day, items });
}

/** A bed without an offer, checked in to once the way there is over. */
function bedOf({ items }: PlanDay, { offerId: _offerId, ...bed }: PlanItem): PlanItem {
  const ways = items.flatMap(({ kind, end }) => (CHOSEN.includes(kind) ? [minutesOf(end)] : []));
  const length = minutesOf(bed.end) - minutesOf(bed.start);
  const start = Math.min(Math.max(minutesOf(bed.start), ...ways), DAY_MINUTES - 1 - length);
  return { ...bed, start: clockOf(start), end: clockOf(start + length) };
}

/** By its date; what is not booked also by its place in the trip, which may have moved. */
function dayOf({ days }: Itinerary, { item, day, index }: HeldItem): number {
  const isThere = (own: PlanDay | undefined) => own !== undefined && isSamePlace(own.city, day.city);
  const onDate = days.findIndex(({ date }) => date === day.date);
  if (isThere(days[onDate])) return onDate;
  return !item.booked && isThere(days[index]) ? index : -1;
}

/** The same thing as it was chosen anew. */
function twinOf({ items }: PlanDay, { kind, offerId, title, start }: PlanItem): PlanItem | undefined {
  const same = items.filter(
    (other) =>
      other.kind === kind && (offerId === undefined ? other.title === title : other.offerId === offerId),
  );
  // a flight there and back may be on one day
  return same.find((other) => other.start === start) ?? same[0];
}

/** Sights and tours come once in a trip. */
function isOnce({ kind }: PlanItem): boolean {
  return kind === 'sight' || kind === 'tour';
}

/**
 * The others of a day, none at the time of the one that stays: what can give way goes behind it or before it, or out.
 * Null where what stays too, or a way, is at that time.
 */
function inTime(others: readonly PlanItem[], { start, end }: PlanItem): PlanItem[] | null {
  const isClear = (one: PlanItem) => one.end <= start || one.start >= end;
  const clear = others.filter(isClear);
  for (const one of others) {
    if (isClear(one)) continue;
    if (CHOSEN.includes(one.kind) || isHeld(one)) return null;
    const length = minutesOf(one.end) - minutesOf(one.start);
    const [begins, ends] = [minutesOf(start), minutesOf(end)];
    const moved = [ends, begins - length]
      .filter((at) => at >= 0 && at + length < DAY_MINUTES)
      .map((at) => ({ ...one, start: clockOf(at), end: clockOf(at + length) }))
      .find((at) => clear.every((other) => other.end <= at.start || other.start >= at.end));
    if (moved) clear.push(moved);
  }
  return clear.toSorted((a, b) => (a.start < b.start ? -1 : 1));
}

/** Of an item of the day that has none yet. */
export function freeId({ number }: PlanDay, isTaken: (id: string) => boolean): string {
  let next = 1;
  while (isTaken(`d${number}-${next}`)) next += 1;
  return `d${number}-${next}`;
}

function withDay(plan: Itinerary, index: number, day: PlanDay): Itinerary {
  return { ...plan, days: plan.days.with(index, day) };
}
