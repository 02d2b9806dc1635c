/**
 * What a message changes of the days, done to the days as a traveller has changed them by hand: a three-way merge, item by
 * item, of the plan as it was made, as it would be made now, and as it stands.
 */
import type { Itinerary, PlanDay, PlanItem } from '../../domain/itinerary/itinerary.ts';
import { isSamePlace, minutesOf } from '../../domain/itinerary/measures.ts';
import { markOf } from '../../domain/trips/dayMarks.ts';
import { freeId } from './heldItems.ts';

interface Versions {
  /** As it would be made now. */
  readonly fresh: Itinerary;
  /** As it was made, from the same offers. */
  readonly made: Itinerary;
  /** As it stands. */
  readonly kept: Itinerary;
  /** Whether the message takes a thing out by its name: then it goes wherever it was moved to. */
  readonly isTakenOut: (item: PlanItem) => boolean;
}

/**
 * The days of the kept plan with what the message changes. Null where nothing was changed by hand, and where the days are
 * others or what is on them has moved to others: there is nothing to merge by.
 */
export function mergedDays({ fresh, made, kept, isTakenOut }: Versions): PlanDay[] | null {
  const [was, now, stands] = [daysByKey(made), daysByKey(fresh), daysByKey(kept)];
  const isSame = areAlike(fresh, made) && areAlike(fresh, kept);
  if (!isSame || kept.days.every((day, index) => isAsMade(day, made.days[index]))) return null;
  if ([...was].some(([key, day]) => (now.get(key) ?? day) !== day)) return null;
  const days = fresh.days.map((day, index) => {
    const [before = day, own = day] = [made.days[index], kept.days[index]];
    const isOwn = (item: PlanItem) => (stands.get(keyOf(item, day)) ?? day.number) === day.number;
    // what was moved away by hand does not come back
    if (isAsMade(own, before)) return inOrder(day, day.items.filter(isOwn));
    const left = own.items.flatMap((item): PlanItem[] => {
      const key = keyOf(item, own);
      const isGone = was.has(key) && !now.has(key);
      if (isGone && (was.get(key) === own.number || isTakenOut(item))) return [];
      const [then, next] = [before, day].map(({ items }) => items.find((one) => keyOf(one, day) === key));
      return [next && JSON.stringify(then) === JSON.stringify(item) ? next : item];
    });
    const gone = before.items.map((item) => keyOf(item, day)).filter((key) => !now.has(key));
    // what would stand here for a thing that had been moved away takes nobody's place
    const isFor = gone.length === 0 || gone.some((key) => stands.get(key) === day.number);
    const isNew = (key: string) => isFor && !was.has(key) && !stands.has(key);
    return inOrder(own, [...left, ...day.items.filter((item) => isNew(keyOf(item, day)))]);
  });
  return withOwnIds(days, kept);
}

/** The number of the day that each thing is on. */
type Places = ReadonlyMap<string, number>;

function daysByKey({ days }: Itinerary): Places {
  return new Map(days.flatMap((day) => day.items.map((item) => [keyOf(item, day), day.number])));
}

/** A sight or tour is the same on any day; a meal, a way and a night are those of their day. */
function keyOf({ kind, title }: PlanItem, { number }: PlanDay): string {
  return kind === 'sight' || kind === 'tour' ? `${kind} ${title}` : `${number} ${kind} ${title}`;
}

function areAlike(one: Itinerary, other: Itinerary): boolean {
  const isThere = ({ date, city }: PlanDay, index: number) => {
    const own = other.days[index];
    return own?.date === date && isSamePlace(own.city, city);
  };
  return one.days.length === other.days.length && one.days.every(isThere);
}

function isAsMade(day: PlanDay, made: PlanDay | undefined): boolean {
  return made !== undefined && markOf(day) === markOf(made);
}

function inOrder(day: PlanDay, items: readonly PlanItem[]): PlanDay {
  return { ...day, items: items.toSorted((a, b) => minutesOf(a.start) - minutesOf(b.start)) };
}

/** Each item under an id that it stands by, and what is new under one that none has. */
function withOwnIds(days: readonly PlanDay[], kept: Itinerary): PlanDay[] {
  const standing = kept.days.flatMap((day) =>
    day.items.map((item) => ({ key: keyOf(item, day), id: item.id })),
  );
  const all = new Set(standing.map(({ id }) => id));
  const used = new Set<string>();
  const isTaken = (id: string) => all.has(id) || used.has(id);
  return days.map((day) => {
    const items = day.items.map((item) => {
      // a day may have two of a kind: two rides, two hours of free time
      const own = standing.filter(({ key, id }) => key === keyOf(item, day) && !used.has(id));
      const known = own.find(({ id }) => id === item.id) ?? own[0];
      const id = known?.id ?? (isTaken(item.id) ? freeId(day, isTaken) : item.id);
      used.add(id);
      return { ...item, id };
    });
    return { ...day, items };
  });
}
