/** What is asked of a day, gathered over all follow-ups. */
import { normalize } from '../../domain/text/normalize.ts';
import { freeDay } from '../plan/build/generic/generic.ts';
import { isNamed, plain, wordsOf } from './names.ts';
import { tagsOf, themeFor, tripFor } from './themeFor.ts';
import type { DayChange } from '../read/follow/dayEdits.ts';
import type { Theme } from '../plan/build/themes.ts';
import type { Brief } from '../plan/brief/brief.ts';
import type { FilledDay } from './applyEdits.ts';

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
  readonly notes: string[];
}

export interface ChangedDay {
  readonly at: number;
  readonly wish: DayWishes;
}

/** The days that a change is of, with all that is asked of them now; empty where it cannot be, which the notes say. */
export function dayWith(context: Context, index: number | null, change: DayChange): ChangedDay[] {
  const { days, notes } = context;
  if (index !== null && !days[index]) {
    notes.push(`The plan has ${days.length} days, and that is none of them, so it stays as it was.`);
    return [];
  }
  switch (change.kind) {
    case 'tour':
      return withoutTour(context, index);
    case 'without':
      return withoutThing(context, index, change);
    // what moves is a swap, and fills nothing: the trip has them already
    case 'fill':
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
        notes.push(`Day ${number} has no ${change.meal.toLowerCase()} to change.`);
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
      notes.push(
        isTravel
          ? `Day ${number} holds nothing but the way, so there is nothing to take out of it.`
          : `Day ${number} is as light as it gets; say “keep day ${number} free” for a day without a plan.`,
      );
      return [];
    }
    case 'free':
      return isTravel
        ? refuse(notes, `You travel on day ${number}, so it cannot be a free day.`)
        : [
            {
              at,
              wish: { ...wish, theme: { kind: 'generic', day: freeDay(0, brief) }, hasNoTour: true },
            },
          ];
    case 'fuller':
      return own.day.theme.kind === 'area'
        ? [{ at, wish: { ...wish, isFull: true, lighter: 0 } }]
        : refuse(notes, `I have nothing to add to day ${number}${isTravel ? ', on which you travel' : ''}.`);
    case 'theme': {
      const found = themeFor(brief, days, at, change.interest);
      return typeof found === 'string'
        ? refuse(notes, found)
        : [{ at, wish: { ...NONE, from: wish.from, meals: wish.meals, theme: found, hasNoTour: true } }];
    }
  }
}

function refuse(notes: string[], why: string): ChangedDay[] {
  notes.push(why);
  return [];
}

function withoutTour({ days, wishes, notes }: Context, index: number | null): ChangedDay[] {
  const at = days.flatMap(({ items }, position) =>
    (index === null || index === position) && items.some(({ kind }) => kind === 'tour') ? [position] : [],
  );
  if (at.length === 0)
    return refuse(
      notes,
      index === null ? 'There is no tour in the plan.' : `There is no tour on day ${index + 1}.`,
    );
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
  if (changed.length > 0) return changed;
  const where = index === null ? 'in the plan' : `on day ${index + 1}`;
  return refuse(notes, `I find no “${plain(words)}” ${where}, so nothing had to go.`);
}

function later({ days, wishes, notes }: Context, index: number | null, from: number): ChangedDay[] {
  const changed = days.flatMap(({ day, items }, at): ChangedDay[] => {
    if (index !== null && index !== at) return [];
    const isEarly = items.some((item) => item.start < from && !day.window.items.includes(item));
    return isEarly ? [{ at, wish: { ...(wishes.get(at) ?? NONE), from } }] : [];
  });
  if (changed.length > 0) return changed;
  const hour = `${Math.floor(from / 60)}:${String(from % 60).padStart(2, '0')}`;
  return refuse(
    notes,
    `Nothing but travel begins before ${hour}${index === null ? '' : ` on day ${index + 1}`} already.`,
  );
}

/** On the day asked for, else on the last whole one without a tour: what is best of the town comes before it. */
function toTown(context: Context, index: number | null, to: string | null): ChangedDay[] {
  const { brief, days, notes, wishes } = context;
  const order = index === null ? days.map((_, at) => days.length - 1 - at) : [index];
  const reasons: string[] = [];
  for (const at of order) {
    const found = tripFor(brief, days, at, to, index === null);
    if (typeof found !== 'string') {
      const wish = wishes.get(at) ?? NONE;
      return [{ at, wish: { ...NONE, meals: wish.meals, theme: found, hasNoTour: true } }];
    }
    reasons.push(found);
  }
  return refuse(
    notes,
    reasons.find((why) => !why.startsWith('No day')) ?? reasons[0] ?? 'There is no day for that.',
  );
}
