/** Whether something that could be planned breaks a need: by one rule for those who plan and for the check. */
import { guideOf } from '../../../content/towns/registry.ts';
import { activitiesAgainst } from './activities.ts';
import { dishesAgainst } from './dishes.ts';
import { needsShortWays, needsStepFree } from '../../../domain/itinerary/gait.ts';
import type { Sight } from '../../../content/towns/types.ts';
import type { Need } from '../../read/acts/needs/need.ts';

/** A meal, a visit or a tour, before it has a time or with it. */
export interface Thing {
  readonly kind: 'flight' | 'transfer' | 'stay' | 'sight' | 'meal' | 'tour' | 'free';
  readonly title: string;
  readonly note: string;
  readonly city?: string;
  /** Minutes of the day. */
  readonly start?: number;
  readonly end?: number;
}

/** Tours whose food nobody can answer for. */
const FEEDING =
  /\b(?:food|tast\w+|cook\w*|culinary|eats?|eating|kitchen|market|tapas|street food|dinner|lunch)\b/i;
/** What a meal says about itself, and what it is free of. */
const FREE_OF = /\b(?:tree )?[\p{L}]+-free\b/giu;
/** Dinner is over so long before bed. */
const BEFORE_BED = 15;

/** The need that something breaks; null for none. */
export function brokenNeed(thing: Thing, needs: readonly Need[]): Need | null {
  return needs.find((need) => breaks(thing, need)) ?? null;
}

/** Whether words of a meal name what a need forbids. */
export function isForbiddenFood(text: string, need: Need): boolean {
  return dishesAgainst(need)?.test(text.replace(FREE_OF, ' ')) ?? false;
}

/** Whether a guide's place asks more of the legs than these travellers have. */
export function isTooSteep({ steep }: Pick<Sight, 'steep'>, needs: readonly Need[]): boolean {
  return (
    steep === true &&
    (needsStepFree(needs) || needsShortWays(needs) || needs.some(({ kind }) => kind === 'pregnancy'))
  );
}

/** The minute by which the day's plan is over for those who go to bed then; null where none does. */
export function dayEndOf(needs: readonly Need[]): number | null {
  const ends = needs.flatMap(({ kind, amount }) =>
    kind === 'bedtime' && amount !== null ? [amount - BEFORE_BED] : [],
  );
  return ends.length === 0 ? null : Math.min(...ends);
}

/** The minute after which somebody is too tired for visits; null where nobody is. */
export function visitsEndOf(needs: readonly Need[]): number | null {
  const ends = needs.flatMap(({ kind, amount }) => (kind === 'tired' && amount !== null ? [amount] : []));
  const evening = dayEndOf(needs);
  const all = evening === null ? ends : [...ends, evening];
  return all.length === 0 ? null : Math.min(...all);
}

function breaks(thing: Thing, need: Need): boolean {
  const text = `${thing.title}. ${thing.note}`;
  switch (thing.kind) {
    case 'meal':
      return isForbiddenFood(thing.note, need) || isTooLate(thing, dayEndOf([need]));
    case 'tour':
      return (
        (need.kind === 'allergy' && FEEDING.test(thing.title)) ||
        isForbiddenFood(thing.title, need) ||
        isRuledOut(text, need) ||
        isTooLate(thing, visitsEndOf([need]))
      );
    case 'sight':
    case 'free':
      return (
        isRuledOut(text, need) ||
        isTooLate(thing, visitsEndOf([need])) ||
        (thing.kind === 'sight' &&
          (((need.kind === 'allergy' || need.kind === 'diet') && isForbiddenFood(thing.note, need)) ||
            isSteepSight(thing, need)))
      );
    case 'flight':
    case 'transfer':
    case 'stay':
      return false;
  }
}

function isRuledOut(text: string, need: Need): boolean {
  return activitiesAgainst(need)?.test(text) ?? false;
}

function isTooLate({ end }: Thing, until: number | null): boolean {
  return until !== null && end !== undefined && end > until;
}

function isSteepSight({ title, city }: Thing, need: Need): boolean {
  if (city === undefined) return false;
  const sight = guideOf(city)
    ?.areas.flatMap(({ sights }) => sights)
    .find(({ name }) => name === title);
  return sight !== undefined && isTooSteep(sight, [need]);
}
