/** Changes single days of a plan that is built; every other day stays as it is, byte for byte. */
import { fillDay } from '../plan/build/fillDay.ts';
import { isEatable, isSuitable, mealFor, placeFor } from '../plan/build/needs.ts';
import { dayWith, type DayWishes } from './dayWishes.ts';
import { withTimeForWays } from '../plan/build/ways.ts';
import { lightened, withFreeHalves, withOtherMeals } from './items.ts';
import type { OpenDay } from '../plan/build/itinerary.ts';
import type { Draft } from '../plan/build/types.ts';
import type { Brief, Stop } from '../plan/brief/brief.ts';
import type { SeenTour } from '../offers/found.ts';
import type { TripEdit } from './types.ts';
import type { PlanRemark } from '../say/planRemarks.ts';

export interface FilledDay {
  readonly day: OpenDay;
  readonly tour: SeenTour | null;
  readonly items: readonly Draft[];
}

/** An edit with the position of the day that it is of. */
export interface LocatedEdit {
  /** From 0; null for every day, or wherever a thing is; -1 for a day that the plan does not have. */
  readonly index: number | null;
  readonly edit: TripEdit;
}

/** @param notes takes why an edit could not be made */
export function applyEdits(
  brief: Brief,
  filled: readonly FilledDay[],
  edits: readonly LocatedEdit[],
  notes: PlanRemark[],
): readonly FilledDay[] {
  const wishes = new Map<number, DayWishes>();
  return edits.reduce((days, { index, edit }, order) => {
    const untold = order < brief.told.edits ? [] : notes;
    const changed = dayWith({ brief, days, wishes, notes: untold }, index, edit.change);
    return changed.reduce((all, { at, wish }) => {
      wishes.set(at, wish);
      return all.map((own, position) =>
        position === at ? refilled(brief, all, at, wish, filled[at] ?? own) : own,
      );
    }, days);
  }, filled);
}

/** The day made anew with what was asked of it; sights of the other days are none of its own. */
function refilled(
  brief: Brief,
  days: readonly FilledDay[],
  at: number,
  wish: DayWishes,
  original: FilledDay,
): FilledDay {
  const { day, tour } = original;
  const stop = brief.stops[day.stop] ?? brief.stops[0];
  const theme = wish.theme ?? day.theme;
  const own: OpenDay = {
    ...day,
    theme,
    window: { ...day.window, from: Math.max(day.window.from, wish.from) },
  };
  const isRemade =
    wish.theme !== null || wish.from > 0 || wish.isFull || wish.isFilled || (wish.hasNoTour && tour !== null);
  const items = isRemade
    ? fillDay({
        ...own,
        brief: wish.isFull ? { ...brief, pace: 'full' } : brief,
        stop,
        tour: wish.hasNoTour ? null : tour,
        used: new Set([...titlesOf(days, at), ...wish.without]),
      })
    : original.items;
  const kept = items.filter(({ title }) => !wish.without.includes(title));
  const whole = withFreeHalves(
    // of what stands there in the end: of a full day with a small child some is left out anyway
    lightened(wish.lighter > 0 ? withTimeForWays(kept, brief) : kept, wish.lighter),
    own,
    isRemade || kept.length < items.length || wish.lighter > 0,
  );
  return {
    day: own,
    tour: wish.hasNoTour ? null : tour,
    items: withOtherMeals(whole, wish.meals, mealsElsewhere(brief, stop, days, at)),
  };
}

function titlesOf(days: readonly FilledDay[], at: number): string[] {
  return days.flatMap(({ items }, index) =>
    index === at ? [] : items.filter(({ kind }) => kind === 'sight').map(({ title }) => title),
  );
}

/** Where the guide would send them to eat, without what other days have. */
function mealsElsewhere(brief: Brief, stop: Stop, days: readonly FilledDay[], at: number): string[] {
  const had = days.flatMap(({ items }, index) => (index === at ? [] : items.map(({ note }) => note)));
  return (stop.guide?.food ?? [])
    .filter((pick) => isEatable(pick, brief) && isSuitable(pick, brief))
    .filter((pick) => !had.some((note) => note.includes(pick.slice(0, 40))))
    .map((pick, number) => mealFor(placeFor(pick, brief), brief, number));
}
