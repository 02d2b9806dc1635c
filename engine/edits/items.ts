/** The items of a day with fewer of them, with free hours between them, or with other meals. */
import { genericDinner } from '../plan/build/generic/generic.ts';
import type { OpenDay } from '../plan/build/itinerary.ts';
import type { Draft } from '../plan/build/types.ts';

const NOON = 12 * 60 + 30;
const MORNING = { start: 9 * 60 + 30, end: NOON };
const AFTERNOON = { start: 14 * 60 + 30, end: 17 * 60 + 30 };
const SHORTEST_FREE = 90;

function isVisit({ kind }: Draft): boolean {
  return kind === 'sight' || kind === 'free' || kind === 'tour';
}

/** Two visits after the first wish, one after the second; a tour is kept, since it is paid for. */
export function lightened(items: readonly Draft[], times: number): readonly Draft[] {
  if (times === 0) return items;
  const visits = items.filter((item) => isVisit(item) && !item.isFixed);
  const most = Math.max(1, Math.min(2, visits.length - 1) - (times - 1));
  const tour = visits.filter(({ kind }) => kind === 'tour');
  const others = visits.filter(({ kind }) => kind !== 'tour');
  // one before noon and one after is the easiest day of two
  const morning = others.filter(({ start }) => start < NOON);
  const later = others.filter(({ start }) => start >= NOON);
  const inTurn = [morning[0], later[0], ...morning.slice(1), ...later.slice(1)].filter(
    (item) => item !== undefined,
  );
  const kept = new Set([...tour, ...inTurn].slice(0, Math.max(most, tour.length)));
  return items.filter((item) => !isVisit(item) || item.isFixed || kept.has(item));
}

/** With free hours where a half of the day has nothing left. */
export function withFreeHalves(
  items: readonly Draft[],
  { window, theme }: OpenDay,
  isChanged: boolean,
): readonly Draft[] {
  if (!isChanged || theme.kind === 'trip' || theme.kind === 'rest') return items;
  const city = items.find(isVisit)?.city ?? items.find(({ kind }) => kind === 'meal')?.city;
  if (city === undefined) return items;
  const halves = [MORNING, AFTERNOON].flatMap(({ start, end }): Draft[] => {
    const from = Math.max(start, window.from);
    const until = Math.min(end, window.until);
    const isTaken = items.some((item) => item.start < until && item.end > from);
    if (until - from < SHORTEST_FREE || isTaken) return [];
    const name = start < NOON ? 'morning' : 'afternoon';
    return [
      {
        kind: 'free',
        start: from,
        end: until,
        title: `A free ${name}`,
        note: 'nothing is planned: rest, or stay longer where you are.',
        city,
      },
    ];
  });
  return [...items, ...halves].toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** @param meals how often another one was asked for @param picks where else to eat */
export function withOtherMeals(
  items: readonly Draft[],
  meals: Readonly<Partial<Record<'Lunch' | 'Dinner', number>>>,
  picks: readonly string[],
): readonly Draft[] {
  return items.map((item) => {
    const times =
      item.kind === 'meal' && (item.title === 'Lunch' || item.title === 'Dinner')
        ? (meals[item.title] ?? 0)
        : 0;
    if (times === 0) return item;
    const own = item.note;
    const fresh = picks.filter((pick) => !own.includes(pick.slice(0, 40)));
    const others = [0, 1].map((more) => genericDinner(times + own.length + more));
    return { ...item, note: fresh[times - 1] ?? others.find((note) => note !== own) ?? own };
  });
}
