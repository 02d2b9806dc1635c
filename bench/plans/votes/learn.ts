/** Logistic regression with a step of its own for each feature (AdaGrad), the same on every machine. */
import { seededRandom, shuffled } from '../../../supabase/functions/_shared/providers/sample/random.ts';
import { hashOf, keptOf, sigmoid, WEIGHT_SCALE, type KeptWeights } from '../../../engine/read/votes.ts';

/** Something that is seen, and whether it is what the model tells. */
export interface Example {
  readonly features: readonly string[];
  readonly isSo: boolean;
}

export interface Learning {
  /** Makes another order of the examples. */
  readonly seed: string;
  /** What is seen less often says nothing of what was not seen. */
  readonly leastSeen: number;
  /** Weaker weights are left out. */
  readonly leastWeight: number;
  /** How far a weight is drawn to nothing at each step. */
  readonly decay: number;
}

const ROUNDS = 12;
const STEP = 0.3;

/** Weights that tell examples from each other; features that are rare or weak are left out. */
export function learn(
  examples: readonly Example[],
  { seed, leastSeen, leastWeight, decay }: Learning,
): KeptWeights {
  const seen = new Map<string, number>();
  for (const { features } of examples) {
    for (const name of new Set(features)) seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  const known = examples.map(({ features, isSo }) => ({
    isSo,
    hashes: features.filter((name) => (seen.get(name) ?? 0) >= leastSeen).map(hashOf),
  }));
  const weights = new Map<number, number>();
  const squares = new Map<number, number>();
  const random = seededRandom(seed);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { hashes, isSo } of shuffled(known, random)) {
      const error = sigmoid(hashes.reduce((all, hash) => all + (weights.get(hash) ?? 0), 0)) - (isSo ? 1 : 0);
      for (const hash of hashes) {
        const weight = weights.get(hash) ?? 0;
        const slope = error + decay * weight;
        const square = (squares.get(hash) ?? 0) + slope * slope;
        squares.set(hash, square);
        weights.set(hash, weight - (STEP * slope) / Math.sqrt(square + 1e-6));
      }
    }
  }
  return keptOf(
    [...weights]
      .filter(([, weight]) => Math.abs(weight) >= leastWeight)
      .toSorted(([a], [b]) => a - b)
      .map(([hash, weight]) => [hash, Math.round(weight * WEIGHT_SCALE)] as const),
  );
}
