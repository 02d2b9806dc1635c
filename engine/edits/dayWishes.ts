/** What is asked of a day, gathered over all follow-ups. */
import { normalize } from '../../domain/text/normalize.ts';
import { freeDay } from '../plan/build/generic/generic.ts';
import { heldTour } from './chosenOffers.ts';
import { isNamed, plain, wordsOf } from './names.ts';
import { tagsOf, themeFor, tripFor } from './themeFor.ts';
import type { DayChange } from '../read/follow/dayEdits.ts';
import type { Theme } from '../plan/build/themes.ts';
import type { Brief } from '../plan/brief/brief.ts';
import type { FilledDay } from './applyEdits.ts';
import type { PlanRemark } from '../say/planRemarks.ts';

export interface DayWishes {
  /** Another than it was built with. */
  readonly theme: Theme | null;
  /** Nothing before this minute. */
  readonly from: number;
  readonly isFull: boolean;
  readonly lighter: number;
  /** Titles of items that go. */
  readonly without: readonly string[];
  /** Whether other things of the day take the time of what went. */
  readonly isFilled: boolean;
  readonly hasNoTour: boolean;
  readonly meals: Readonly<Partial<Record<'Lunch' | 'Dinner', number>>>;
}

const NONE: DayWishes = {
  theme: null,
  from: 0,
  isFull: false,
  lighter: 0,
  without: [],
  isFilled: false,
  hasNoTour: false,
  meals: {},
};

export interface Context {
  readonly brief: Brief;
  /** As they are so far. */
  readonly days: readonly FilledDay[];
  readonly wishes: ReadonlyMap<number, DayWishes>;
  readonly notes: PlanRemark[];
}

export interface ChangedDay {
  readonly at: number;
  readonly wish: DayWishes;
}

/** The days that a change is of, with all that is asked of them now; empty where it cannot be, which the notes say. */
export function dayWith(context: Context, index: number | null, change: DayChange): ChangedDay[] {
  const { days, notes } = context;
  if (index !== null && !days[index]) {
    notes.push({ code: 'is_no_day', days: days.length });
    return [];
  }
  switch (change.kind) {
    case 'tour':
      return withoutTour(context, index);
    case 'without':
      return withoutThing(context, index, change);
    // what moves is a swap, and fills nothing: the trip has them already; another time is a remark
    case 'fill':
    case 'time':
    case 'move':
      return [];
    case 'late':
      return later(context, index, change.from);
    case 'trip':
      return toTown(context, index, change.to);
    case 'lighter':
    case 'fuller':
    case 'theme':
    case 'meal':
    case 'free':
      return index === null ? [] : ofDay(context, index, change);
  }
}

type OfDay = Extract<DayChange, { kind: 'lighter' | 'fuller' | 'theme' | 'meal' | 'free' }>;

function ofDay(context: Context, at: number, change: OfDay): ChangedDay[] {
  const { days, notes, brief } = context;
  const own = days[at];
  const wish = context.wishes.get(at) ?? NONE;
  if (!own) return [];
  const number = at + 1;
  const isTravel = own.day.theme.kind === 'rest';
  switch (change.kind) {
    case 'meal': {
      if (!own.items.some(({ title }) => title === change.meal)) {
        notes.push({ code: 'no_meal', meal: change.meal, day: number });
        return [];
      }
      return [
        {
          at,
          wish: { ...wish, meals: { ...wish.meals, [change.meal]: (wish.meals[change.meal] ?? 0) + 1 } },
        },
      ];
    }
    case 'lighter': {
      const visits = own.items.filter(({ kind }) => kind === 'sight' || kind === 'tour' || kind === 'free');
      if (visits.length > 1) return [{ at, wish: { ...wish, isFull: false, lighter: wish.lighter + 1 } }];
      notes.push({ code: isTravel ? 'only_travel' : 'lightest', day: number });
      return [];
    }
    case 'free':
      return isTravel
        ? refuse(notes, { code: 'travel_not_free', day: number })
        : [
            {
              at,
              wish: { ...wish, theme: { kind: 'generic', day: freeDay(0, brief) }, hasNoTour: true },
            },
          ];
    case 'fuller':
      return own.day.theme.kind === 'area'
        ? [{ at, wish: { ...wish, isFull: true, lighter: 0 } }]
        : refuse(notes, { code: isTravel ? 'nothing_to_add_travel' : 'nothing_to_add', day: number });
    case 'theme': {
      const found = themeFor(brief, days, at, change.interest);
      return 'code' in found
        ? refuse(notes, found)
        : [{ at, wish: { ...NONE, from: wish.from, meals: wish.meals, theme: found, hasNoTour: true } }];
    }
  }
}

function refuse(notes: PlanRemark[], why: PlanRemark): ChangedDay[] {
  notes.push(why);
  return [];
}

/** But for what was chosen by hand since: words that take it out end the choice. */
function withoutTour({ brief, days, wishes, notes }: Context, index: number | null): ChangedDay[] {
  const isHeld = (id: string | undefined) =>
    brief.stops.some((stop) => id !== undefined && heldTour(brief, stop)?.tourId === id);
  const at = days.flatMap(({ items }, position) =>
    (index === null || index === position) &&
    items.some(({ kind, offerId }) => kind === 'tour' && !isHeld(offerId))
      ? [position]
      : [],
  );
  if (at.length === 0) return refuse(notes, { code: 'no_tour', day: numberOf(index) });
  return at.map((position) => ({
    at: position,
    wish: { ...(wishes.get(position) ?? NONE), hasNoTour: true },
  }));
}

function withoutThing(
  context: Context,
  index: number | null,
  { words, interest, isFilled }: Extract<DayChange, { kind: 'without' }>,
): ChangedDay[] {
  const { days, wishes, brief, notes } = context;
  const isMeant = (title: string) =>
    interest === null
      ? isNamed(title, words)
      : tagsOf(brief, title).includes(interest) ||
        wordsOf(words).some((word) => ` ${normalize(title)}`.includes(` ${word.replace(/s$/, '')}`));
  const changed = days.flatMap(({ day, items }, at): ChangedDay[] => {
    if (index !== null && index !== at) return [];
    const wish = wishes.get(at) ?? NONE;
    const { theme } = day;
    const gone = items.filter(
      ({ kind, title }) => ['sight', 'tour', 'free', 'meal'].includes(kind) && isMeant(title),
    );
    const isWhole =
      (theme.kind === 'trip' && isMeant(theme.town)) ||
      (theme.kind === 'area' && gone.length === 0 && interest === null && isMeant(theme.area.name));
    if (isWhole) return [{ at, wish: { ...wish, theme: { kind: 'generic', day: freeDay(0, brief) } } }];
    if (gone.length === 0) return [];
    const hasNoTour = wish.hasNoTour || gone.some(({ kind }) => kind === 'tour');
    return [
      {
        at,
        wish: { ...wish, hasNoTour, isFilled, without: [...wish.without, ...gone.map(({ title }) => title)] },
      },
    ];
  });
  // a must that is left out is in none of the days yet
  const isMust = brief.musts.some(({ name }) => isNamed(name, words));
  if (changed.length > 0 || isMust) return changed;
  return refuse(notes, { code: 'not_found', words: plain(words), day: numberOf(index) });
}

function later({ days, wishes, notes }: Context, index: number | null, from: number): ChangedDay[] {
  const changed = days.flatMap(({ day, items }, at): ChangedDay[] => {
    if (index !== null && index !== at) return [];
    const isEarly = items.some((item) => item.start < from && !day.window.items.includes(item));
    return isEarly ? [{ at, wish: { ...(wishes.get(at) ?? NONE), from } }] : [];
  });
  if (changed.length > 0) return changed;
  return refuse(notes, { code: 'late_already', from, day: numberOf(index) });
}

/** On the day asked for, else on the last whole one without a tour: what is best of the town comes before it. */
function toTown(context: Context, index: number | null, to: string | null): ChangedDay[] {
  const { brief, days, notes, wishes } = context;
  const order = index === null ? days.map((_, at) => days.length - 1 - at) : [index];
  const reasons: PlanRemark[] = [];
  for (const at of order) {
    const found = tripFor(brief, days, at, to, index === null);
    if (!('code' in found)) {
      const wish = wishes.get(at) ?? NONE;
      return [{ at, wish: { ...NONE, meals: wish.meals, theme: found, hasNoTour: true } }];
    }
    reasons.push(found);
  }
  return refuse(
    notes,
    reasons.find(({ code }) => code !== 'no_free_day') ?? reasons[0] ?? { code: 'no_day_for_it' },
  );
}

function numberOf(index: number | null): number | null {
  return index === null ? null : index + 1;
}
