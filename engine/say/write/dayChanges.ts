/** What single days have lost and gained, a line for each. */
import { formatShortDay, listOf } from './format.ts';
import { formatTime } from '../../../domain/dates/dayTimes.ts';
import type { Itinerary, PlanDay, PlanItem } from '../../../domain/itinerary/itinerary.ts';

const MOST_LINES = 5;

/** Days that differ between two plans over the same dates; of many only which they are. */
export function dayChanges(before: Itinerary, after: Itinerary): string[] {
  if (before.days.length !== after.days.length) return [];
  const lines = after.days.flatMap((day, index) => {
    const old = before.days[index];
    return old ? changeOf(old, day).map((line) => ({ line, number: day.number })) : [];
  });
  if (lines.length <= MOST_LINES) return lines.map(({ line }) => line);
  return [`Days ${listOf(lines.map(({ number }) => String(number)))} have other sights or meals.`];
}

function changeOf(old: PlanDay, day: PlanDay): string[] {
  const gone = visitsOf(old).filter((title) => !visitsOf(day).includes(title));
  const fresh = visitsOf(day).filter((title) => !visitsOf(old).includes(title));
  const swapped =
    gone.length > 0 && fresh.length > 0
      ? [`${names(fresh)} instead of ${names(gone)}`]
      : [
          ...(gone.length > 0 ? [`without ${names(gone)}`] : []),
          ...(fresh.length > 0 ? [`with ${names(fresh)}`] : []),
        ];
  const head = `Day ${day.number}, ${formatShortDay(day.date)}`;
  // another day has other meals and hours as a matter of course
  const isOther = gone.length > 0 && fresh.length > 0;
  const parts = [...swapped, ...(isOther ? [] : [...mealsOf(old, day), ...startOf(old, day)])];
  return parts.length > 0 ? [`${head}: ${parts.join('; ')}.`] : [];
}

function visitsOf({ items }: PlanDay): string[] {
  return items
    .filter(
      ({ kind, title }) =>
        (kind === 'sight' || kind === 'tour' || kind === 'free') && !title.startsWith('More of '),
    )
    .map(({ title }) => title);
}

/** Names that have an "and" of their own are told apart by commas alone. */
function names(titles: readonly string[]): string {
  return titles.some((title) => / and /.test(title)) ? titles.join(', ') : listOf(titles);
}

/** Meals that are somewhere else now, or gone. */
function mealsOf(old: PlanDay, day: PlanDay): string[] {
  return ['Lunch', 'Dinner'].flatMap((meal) => {
    const [was, is] = [old, day].map(({ items }) =>
      items.find(({ kind, title }) => kind === 'meal' && title === meal),
    );
    if (was && !is) return [`no ${meal.toLowerCase()}`];
    return was && is && was.note !== is.note ? [`${meal.toLowerCase()}: ${is.note.replace(/\.$/, '')}`] : [];
  });
}

function startOf(old: PlanDay, day: PlanDay): string[] {
  const [was, is] = [old, day].map(({ items }) => items.find(isOwn)?.start);
  return was !== undefined && is !== undefined && is > was
    ? [`begins at ${formatTime(is)} instead of ${formatTime(was)}`]
    : [];
}

function isOwn({ kind }: PlanItem): boolean {
  return kind === 'sight' || kind === 'free' || kind === 'tour' || kind === 'meal';
}
