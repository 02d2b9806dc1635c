/** What the needs of a party come to for its meals and its ways. */
import { needsShortWays, needsStepFree } from '../../../domain/itinerary/gait.ts';
import type { Need } from '../../read/acts/needs/need.ts';

export type Mobility = 'step-free' | 'short walks';

/** Adjectives for diets whose name is none. */
const ADJECTIVES: Readonly<Record<string, string>> = {
  'not spicy': 'mild',
  'low in salt': 'low-salt',
  'nothing raw': 'cooked',
};

/** The needs, with what meals and ways are to be. */
export function bodyOf(needs: readonly Need[]): {
  readonly needs: readonly Need[];
  readonly diets: readonly string[];
  readonly mobility: readonly Mobility[];
} {
  return {
    needs,
    diets: needs.flatMap(({ kind, what }) =>
      kind === 'allergy' ? [`${what}-free`] : kind === 'diet' ? [ADJECTIVES[what] ?? what] : [],
    ),
    mobility: [
      ...(needsStepFree(needs) ? (['step-free'] as const) : []),
      ...(needsShortWays(needs) ? (['short walks'] as const) : []),
    ],
  };
}
