/** Another tour in the place of the one that a plan has in its town, or one where it has none: on a day with room for it. */
import { bookedLines, cents } from '../itinerary/bookings.ts';
import { BOOKED_KINDS } from '../itinerary/checkCosts.ts';
import type { Finding, KnownOffers, KnownTour } from '../itinerary/finding.ts';
import type { Gait } from '../itinerary/gait.ts';
import { type CheckedPlan, MAX_ITEMS_A_DAY, type PlanDay, type PlanItem } from '../itinerary/itinerary.ts';
import { checkItinerary } from '../itinerary/itineraryChecks.ts';
import { clockOf, DAY_MINUTES, isSamePlace, minutesOf, travellersOf } from '../itinerary/measures.ts';
import { isAllDay, slotOf, tourNote } from '../itinerary/tourSlot.ts';
import { townAt } from './addItem.ts';
import { isFixed } from './arrangeDay.ts';
import type { Choice } from './chosen.ts';
import type { HandEdit } from './edits.ts';
import { heldBy } from './heldItems.ts';
import { failing, failingOf, inOrder, laidAround } from './layAround.ts';
import { type RefusedPlanEdit, withDay, without, withoutCost } from './planEdits.ts';

type TourEdit = Extract<HandEdit, { kind: 'useTour' }>;

/** Hours in which a tour begins and ends that has none of its own, and the way to it from what comes before. */
const EARLIEST = 9 * 60;
const LATEST = 20 * 60;
const WAY = 15;
/** Arrangements that are checked for one edit, over all its days: each is a check of the whole plan. */
const MOST_TRIED = 200;
/** The title of a day that was called by a tour that is on it no more. */
const OPEN_DAY = 'An open day';

/** The town of a plan that a tour is in; undefined where it is in none, nobody can tell in which, or it has no name. */
export function townOf(
  { cities, days }: Pick<CheckedPlan, 'cities' | 'days'>,
  { city, name }: Pick<KnownTour, 'city' | 'name'>,
): string | undefined {
  // out of a file of anybody's: a plan could not be read back with it
  if (name.trim() === '') return undefined;
  // trips from before it was kept
  const town = city ?? (cities.length === 1 ? cities[0] : undefined);
  return town === undefined ? undefined : days.find((day) => isSamePlace(day.city, town))?.city;
}

/** The tour that another one of the town takes the place of: one that may go before one that is held. */
export function tourIn(days: readonly PlanDay[], town: string): PlanItem | undefined {
  const tours = days.flatMap(({ items }) =>
    items.filter(({ kind, city }) => kind === 'tour' && isSamePlace(city, town)),
  );
  return tours.find((item) => heldBy(item) === null) ?? tours[0];
}

/** The plan with the tour and what a spec keeps of the choice; null where it is in the plan already. */
export function withTour(
  plan: CheckedPlan,
  { offer: id, from: today = '' }: TourEdit,
  known: KnownOffers,
  gait: Gait,
): { plan: CheckedPlan; choice: Choice } | RefusedPlanEdit | null {
  const tour = known.tours.find((one) => one.id === id);
  if (!tour) return { reason: 'offer_gone' };
  if (plan.days.some(({ items }) => items.some(({ offerId }) => offerId === id))) return null;
  const town = townOf(plan, tour);
  if (town === undefined) return { reason: 'offer_gone' };
  const isToCome = ({ date }: PlanDay) => date >= today;
  const old = tourIn(plan.days.filter(isToCome), town);
  const held = old && heldBy(old);
  if (old && held) return { reason: `item_${held}`, title: old.title };
  const oldDay = plan.days.find(({ items }) => old && items.includes(old));
  const item: PlanItem = {
    id: old?.id ?? freeId(plan),
    kind: 'tour',
    start: '',
    end: '',
    title: tour.name,
    note: tourNote(tour),
    city: town,
    cost: cents(tour.price * travellersOf(plan)),
    offerId: id,
  };
  const cleared = (title: string) =>
    old && oldDay ? withoutCost(withDay(plan, renamed(without(oldDay, old), old, title)), old, known) : plan;
  const base = cleared(OPEN_DAY);
  const others = base.days.filter(
    (day) => isToCome(day) && isSamePlace(day.city, town) && day.number !== oldDay?.number,
  );
  const { from, until } = slotOf(tour);
  const length = until - from;
  const was = checkItinerary(base, known, '');
  const input = { plan: base, was, item, known, gait, from, length, tries: { left: MOST_TRIED } };
  // a day that was called by its tour is called by the new one, where that takes its place
  const there = { ...input, plan: cleared(tour.name) };
  const own = there.plan.days.filter(({ number }) => number === oldDay?.number);
  const placed =
    firstOf(own, (day) => inFreeHours(there, day, old) ?? withRoomMade(there, day, old)) ??
    firstOf(others, (day) => inFreeHours(input, day)) ??
    firstOf(others, (day) => withRoomMade(input, day));
  if (placed === null) return { reason: 'no_tour_day' };
  const after = withLine(plan, placed, tour, old, known);
  return {
    plan: after,
    choice: {
      kind: 'tour',
      tour: { ...whenOf(after, id, town), tourId: id, name: tour.name.slice(0, 200), isNew: true },
    },
  };
}

interface Input {
  /** Without the tour that goes. */
  readonly plan: CheckedPlan;
  /** What that fails. */
  readonly was: readonly Finding[];
  /** Without its hours. */
  readonly item: PlanItem;
  readonly known: KnownOffers;
  readonly gait: Gait;
  /** When such a tour begins, in minutes of the day, and how long it is. */
  readonly from: number;
  readonly length: number;
  /** Arrangements that may still be checked. */
  readonly tries: { left: number };
}

/** At the hour of such a tour, or of the one before it, or between what the day has: nothing else moves. Null where none is free. */
function inFreeHours(input: Input, day: PlanDay, old?: PlanItem): CheckedPlan | null {
  const { plan, item, from, length } = input;
  const gaps = [EARLIEST, ...day.items.map(({ end }) => minutesOf(end) + WAY)].filter(
    (start) => start >= EARLIEST && start + length <= LATEST,
  );
  const isFree = (start: number) =>
    day.items.every((other) => minutesOf(other.end) <= start || minutesOf(other.start) >= start + length);
  const starts = [from, ...startOf(old), ...gaps.toSorted((a, b) => a - b)].filter(isFree);
  return firstOf(starts, (start) =>
    sound(input, withDay(plan, { ...day, items: inOrder([...day.items, at(item, start, length)]) }), day),
  );
}

/** With what is in the way moved or left out, as little of it as can be; null where that cannot be. */
function withRoomMade(input: Input, day: PlanDay, old?: PlanItem): CheckedPlan | null {
  const { plan, item, known, gait, from, length, tries } = input;
  const next = day.items
    .map(({ end }) => minutesOf(end))
    .filter((end) => end >= from)
    .toSorted((a, b) => a - b)[0];
  const starts = new Set([from, ...startOf(old), next ?? from]);
  const made = [...starts].flatMap((start) => {
    if (start + length >= DAY_MINUTES || tries.left <= 0) return [];
    const block = [at(item, start, length)];
    const isBefore = ({ end }: PlanItem) => minutesOf(end) <= start;
    const around = {
      before: day.items.filter(isBefore),
      block,
      // who is away all day eats there, but what is fixed stays in the way
      after: day.items.filter(
        (other) =>
          !isBefore(other) &&
          (isFixed(other) ||
            !isAllDay(length) ||
            other.kind !== 'meal' ||
            minutesOf(other.start) >= start + length),
      ),
      hasBefore: true,
      hasAfter: true,
      gait,
      tries,
    };
    return sound(input, laidAround(plan, day, around, known), day) ?? [];
  });
  const size = ({ days }: CheckedPlan) => days.find(({ number }) => number === day.number)?.items.length ?? 0;
  return made.toSorted((a, b) => size(b) - size(a))[0] ?? null;
}

/** The plan where its day has the tour in its town, and fails nothing that it did not fail; null else. */
function sound({ was, item, known }: Input, after: CheckedPlan, { number }: PlanDay): CheckedPlan | null {
  const index = after.days.findIndex((day) => day.number === number);
  const day = after.days[index];
  if (!day || day.items.length > MAX_ITEMS_A_DAY) return null;
  const place = day.items.findIndex(({ id }) => id === item.id);
  const others = day.items.filter(({ id }) => id !== item.id);
  if (!isSamePlace(townAt({ ...day, items: others }, place, after.days[index - 1]), item.city)) return null;
  return failing(after, day, known) > failingOf(was, day) ? null : after;
}

function firstOf<Way, Made>(ways: readonly Way[], make: (way: Way) => Made | null): Made | null {
  for (const way of ways) {
    const made = make(way);
    if (made !== null) return made;
  }
  return null;
}

function startOf(old: PlanItem | undefined): number[] {
  return old ? [minutesOf(old.start)] : [];
}

function at(item: PlanItem, start: number, length: number): PlanItem {
  return { ...item, start: clockOf(start), end: clockOf(start + length) };
}

/** Under another title where the day is called by its tour. */
function renamed(day: PlanDay, old: PlanItem, title: string): PlanDay {
  return day.title === old.title ? { ...day, title } : day;
}

function freeId({ days }: CheckedPlan): string {
  const taken = new Set(days.flatMap(({ items }) => items.map(({ id }) => id)));
  let next = 1;
  while (taken.has(`tour-${next}`)) next += 1;
  return `tour-${next}`;
}

/** With the line of the tour's cost where that of the one before was, else behind the other bookings. */
function withLine(
  before: CheckedPlan,
  after: CheckedPlan,
  { id }: KnownTour,
  old: PlanItem | undefined,
  known: KnownOffers,
): CheckedPlan {
  const line = bookedLines(after, known).get(`tour ${id}`);
  if (!line) return after;
  const was = before.costs.findIndex(({ kind, label }) => kind === 'tours' && label === old?.title);
  const estimates = after.costs.findIndex(({ kind }) => !BOOKED_KINDS.includes(kind));
  const index = was >= 0 ? was : estimates >= 0 ? estimates : after.costs.length;
  const costs = after.costs.toSpliced(index, 0, line);
  return { ...after, costs, total: cents(costs.reduce((sum, { amount }) => sum + amount, 0)) };
}

/** At which of the times that the plan is in the town it has the tour, and on which day of that. */
function whenOf({ days }: CheckedPlan, id: string, town: string) {
  const tourDay = days.findIndex(({ items }) => items.some(({ offerId }) => offerId === id));
  const isHere = (index: number) => isSamePlace(days[index]?.city ?? '', town);
  const arrivals = [...days.keys()].filter(
    (index) => index <= tourDay && isHere(index) && !isHere(index - 1),
  );
  return { city: town, visit: arrivals.length - 1, day: tourDay - (arrivals.at(-1) ?? tourDay) };
}
