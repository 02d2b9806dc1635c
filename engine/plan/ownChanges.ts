/**
 * What a traveller changed of a plan by hand, kept when the plan is made anew: day by day, where the day is still the
 * same; and what they locked, booked or added also on days that are others now.
 */
import { markOf } from '../../domain/trips/dayMarks.ts';
import type { CheckedPlan, Itinerary, PlanDay, PlanItem } from '../../domain/itinerary/itinerary.ts';
import { mergedDays } from './mergeDays.ts';
import { heldItems, isHeld, withHeldItem, withoutHolds, type HeldItem } from './heldItems.ts';

/** Items that are put back one by one where they do not go back together: each is a check of the whole plan. */
const MOST_TRIED = 40;

interface Merged {
  readonly plan: Itinerary;
  /** Numbers of the days whose own changes had to go, since the day is another now. */
  readonly lost: readonly number[];
  /** Titles of what was locked, booked or added and is not in the plan any more. */
  readonly unheld: readonly string[];
}

/** A mark of each day as it was made, by which a later change by hand is noticed. */
export function marksOf({ days }: Itinerary): string[] {
  return days.map(markOf);
}

/**
 * The fresh plan with what was changed by hand in the kept one.
 * @param marks of the kept plan as it was made; without them nothing is known to be changed by hand
 * @param isSound whether a plan with some of it fails nothing more than the fresh one
 * @param remade what would be made of the kept trip now, from the same offers: days that were laid for an offer chosen by
 *   hand since stay so; null where the searches are others
 * @param isTakenOut whether the message takes a thing out by its name
 */
export function withOwnChanges(
  fresh: Itinerary,
  kept: CheckedPlan,
  marks: readonly string[],
  isSound: (plan: Itinerary) => boolean,
  remade: Itinerary | null = null,
  isTakenOut: (item: PlanItem) => boolean = () => false,
): Merged {
  const merged = remade && mergedDays({ fresh, made: remade, kept, isTakenOut });
  if (merged && isSound({ ...fresh, days: merged })) {
    const whole = { ...fresh, days: merged };
    const held = withHeld(whole, heldItems(kept, whole), isSound);
    return { ...held, lost: lostDays(kept, remade, held.plan, isTakenOut) };
  }
  const days = withOwnDays(fresh, kept, marks, remade);
  const isAsMade = days.every((day, index) => day === fresh.days[index]);
  const whole = isAsMade ? fresh : { ...fresh, days };
  const base = isAsMade || isSound(whole) ? whole : fresh;
  const { plan, unheld } = withHeld(base, heldItems(kept, base), isSound);
  const lost = kept.days.flatMap((day, index) => {
    const isOwn =
      marks[index] !== undefined && ![day, withoutHolds(day)].some((one) => markOf(one) === marks[index]);
    return isOwn && base.days[index] !== day ? [day.number] : [];
  });
  return { plan, lost, unheld };
}

/** Numbers of the days that had something changed by hand which is not there any more, and was not to go. */
function lostDays(
  kept: Itinerary,
  made: Itinerary,
  plan: Itinerary,
  isTakenOut: (item: PlanItem) => boolean,
): number[] {
  const asMade = new Set(itemsOf(made).map((item) => JSON.stringify(item)));
  const left = new Set(itemsOf(plan).map(({ id }) => id));
  const isLost = (item: PlanItem) =>
    !left.has(item.id) && !asMade.has(JSON.stringify(item)) && !isHeld(item) && !isTakenOut(item);
  return kept.days.flatMap(({ number, items }) => (items.some(isLost) ? [number] : []));
}

/** The days: of those that would be made the same again each as it stands, with what was changed of it by hand. */
function withOwnDays(
  fresh: Itinerary,
  kept: CheckedPlan,
  marks: readonly string[],
  remade: Itinerary | null,
): PlanDay[] {
  const made = remade ? marksOf(remade) : marks;
  return fresh.days.map((day, index) => {
    const own = kept.days[index];
    return own !== undefined && markOf(day) === made[index] && markOf(own) !== made[index] ? own : day;
  });
}

/** All of them at once where that is sound, else each that can stay. */
function withHeld(
  plan: Itinerary,
  held: readonly HeldItem[],
  isSound: (plan: Itinerary) => boolean,
): Pick<Merged, 'plan' | 'unheld'> {
  const put = (accept: (plan: Itinerary) => boolean) => {
    let current = plan;
    const unheld: string[] = [];
    for (const one of held) {
      const next = withHeldItem(current, one);
      if (next && accept(next)) current = next;
      else unheld.push(one.item.title);
    }
    return { plan: current, unheld };
  };
  const all = put(() => true);
  if (all.plan === plan || isSound(all.plan)) return all;
  let tries = 0;
  return put((next) => ++tries <= MOST_TRIED && isSound(next));
}

function itemsOf({ days }: Itinerary): PlanItem[] {
  return days.flatMap(({ items }) => items);
}
