/** Changes to the items of a day that failed a check: the one that can give way moves, or goes. */
import { clockAt } from '../build/clock.ts';
import { minutesOf } from '../../../domain/itinerary/measures.ts';
import type { CheckName } from '../../../domain/itinerary/finding.ts';
import type { PlanDay, PlanItem } from '../../../domain/itinerary/itinerary.ts';
import type { Problem } from './problem.ts';

/** What gives way first when two things are at once; a flight never does. */
const GIVES_WAY: readonly PlanItem['kind'][] = ['free', 'sight', 'meal', 'stay', 'transfer'];
/** What is left of a visit is worth this, in minutes. */
const SHORTEST_VISIT = 45;
const MEAL_MINUTES = 60;
/** When a meal may begin, in minutes after midnight: within what the checks allow. */
const MEAL_HOURS = [
  { title: /lunch/i, from: 11 * 60, until: 15 * 60 + 30 },
  { title: /dinner|supper/i, from: 17 * 60, until: 22 * 60 + 30 },
] as const;
const OPEN_DAY = { from: '10:00', until: '13:00' } as const;

/** The day with one problem less; the same day where nothing of it can be changed. */
export function mendDay(day: PlanDay, problem: Problem): PlanDay {
  const items = mendedItems(day, problem);
  return items === day.items ? day : { ...day, items: items.toSorted(byTime) };
}

type Mend = (day: PlanDay, item: PlanItem | undefined) => PlanItem[];

const drop: Mend = (day, item) => (item && isOwnChoice(item) ? without(day, item) : day.items);
const MENDS: Partial<Record<CheckName, Mend>> = {
  emptyDay: (day) => (day.items.length > 0 ? day.items : [openHours(day)]),
  order: (day, item) => (item && item.end <= item.start ? without(day, item) : [...day.items]),
  overlap: (day, item) => (item ? apart(day, item) : day.items),
  buffers: drop,
  city: drop,
  repeats: drop,
  needs: drop,
  nots: drop,
  busy: drop,
  shut: drop,
  distance: drop,
  load: drop,
  meals: (day, item) => (item ? without(day, item) : withTimeToEat(day)),
};

function mendedItems(day: PlanDay, { check, item: title }: Problem): PlanItem[] {
  const mend = check && MENDS[check];
  return mend
    ? mend(
        day,
        day.items.find((item) => item.title === title),
      )
    : day.items;
}

function openHours({ number, city }: PlanDay): PlanItem {
  const note = 'nothing fixed: go where the day takes you.';
  const { from: start, until: end } = OPEN_DAY;
  return { id: `d${number}-1`, kind: 'free', start, end, title: 'Open hours', note, city, cost: null };
}

/** Two items at once: what counts less waits until the other is over, or goes. */
function apart(day: PlanDay, item: PlanItem): PlanItem[] {
  const before = day.items.find(
    (other) => other !== item && other.start <= item.start && item.start < other.end,
  );
  // the offer has other times than the search gave, so that it is what one sees here that is in the way
  if (!before) return isOwnChoice(item) ? without(day, item) : day.items;
  const [yields, stays] = rankOf(item) <= rankOf(before) ? [item, before] : [before, item];
  if (rankOf(yields) === GIVES_WAY.length) return day.items;
  const moved = after(yields, stays);
  return day.items.flatMap((other) => (other === yields ? (moved ? [moved] : []) : [other]));
}

function rankOf({ kind, offerId }: PlanItem): number {
  const rank = GIVES_WAY.indexOf(kind);
  return rank < 0 || (kind !== 'stay' && offerId !== undefined) ? GIVES_WAY.length : rank;
}

/** The item begun when the other is over; null where that leaves too little of it, or a meal too late. */
function after(item: PlanItem, other: PlanItem): PlanItem | null {
  const start = minutesOf(other.end);
  const isFixedLength = item.kind === 'stay' || item.kind === 'transfer';
  const end =
    item.kind === 'meal'
      ? start + MEAL_MINUTES
      : isFixedLength
        ? start + minutesBetween(item)
        : minutesOf(item.end);
  const isTooLate = mealHoursOf(item).some(({ until }) => start > until);
  const isTooShort = !isFixedLength && end - start < SHORTEST_VISIT;
  return isTooLate || isTooShort ? null : { ...item, start: clockAt(start), end: clockAt(end) };
}

function mealHoursOf(item: PlanItem) {
  return item.kind === 'meal' ? MEAL_HOURS.filter(({ title }) => title.test(item.title)) : [];
}

/** The second meal of a name goes; where there is no time to eat, the longest visit does. */
function withTimeToEat(day: PlanDay): PlanItem[] {
  const twice = day.items.find(
    (item, index) =>
      item.kind === 'meal' &&
      day.items.slice(0, index).some(({ kind, title }) => kind === 'meal' && title === item.title),
  );
  const [longest] = day.items
    .filter(({ kind }) => kind === 'sight')
    .toSorted((a, b) => minutesBetween(b) - minutesBetween(a));
  const item = twice ?? longest;
  return item ? without(day, item) : day.items;
}

function minutesBetween({ start, end }: PlanItem): number {
  return minutesOf(end) - minutesOf(start);
}

function isOwnChoice({ kind }: PlanItem): boolean {
  return kind === 'sight' || kind === 'meal' || kind === 'free';
}

function without({ items }: PlanDay, item: PlanItem): PlanItem[] {
  return items.filter((other) => other !== item);
}

function byTime(a: PlanItem, b: PlanItem): number {
  return a.start.localeCompare(b.start, 'en') || a.end.localeCompare(b.end, 'en');
}
