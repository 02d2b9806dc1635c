/** Logistic regression with a step of its own for each feature (AdaGrad), the same on every machine. */
import { seededRandom, shuffled } from '../../../supabase/functions/_shared/providers/sample/random.ts';
import { likelihood, SURE_VOTE, WEIGHT_SCALE } from '../../../engine/read/places/homeVote.ts';
import type { Example } from './examples.ts';

/** By feature its weight, as it is kept. */
export type KeptWeights = Readonly<Record<string, number>>;

const ROUNDS = 12;
const STEP = 0.3;
const DECAY = 1e-5;
/** What is seen less often says nothing of what was not seen. */
const LEAST_SEEN = 4;
const LEAST_WEIGHT = 0.3;

/** Weights that tell homes from others; features that are rare or weak are left out. */
export function learn(examples: readonly Example[]): KeptWeights {
  const seen = new Map<string, number>();
  for (const { features } of examples) {
    for (const name of new Set(features)) seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  const known = examples.map(({ features, isHome }) => ({
    isHome,
    features: features.filter((name) => (seen.get(name) ?? 0) >= LEAST_SEEN),
  }));
  const weights = new Map<string, number>();
  const squares = new Map<string, number>();
  const random = seededRandom('homes');
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { features, isHome } of shuffled(known, random)) {
      const error = likelihood(features, weights) - (isHome ? 1 : 0);
      for (const name of features) {
        const weight = weights.get(name) ?? 0;
        const slope = error + DECAY * weight;
        const square = (squares.get(name) ?? 0) + slope * slope;
        squares.set(name, square);
        weights.set(name, weight - (STEP * slope) / Math.sqrt(square + 1e-6));
      }
    }
  }
  return Object.fromEntries(
    [...weights]
      .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
      .map(([name, weight]) => [name, Math.round(weight * WEIGHT_SCALE)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** How the home of one message is told by weights that may not have seen it. */
export function isRight(examples: readonly Example[], weights: KeptWeights): 'right' | 'wrong' | 'silent' {
  const kept = new Map(Object.entries(weights));
  const votes = examples.map(({ features, isHome }) => ({
    isHome,
    vote: likelihood(features, kept, WEIGHT_SCALE),
  }));
  const [best] = votes.toSorted((a, b) => b.vote - a.vote);
  if (!best || best.vote <= SURE_VOTE) return 'silent';
  return best.isHome ? 'right' : 'wrong';
}
