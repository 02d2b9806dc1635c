/** Linear models over words: how a text is cut into tokens, and how the weights of what is seen make a vote. */

/** By the hash of a feature its weight, as it is kept: {@link WEIGHT_SCALE} times. */
export type Weights = ReadonlyMap<number, number>;

/** Weights as a file holds them: by rising hash, each told as its distance from the one before. */
export interface KeptWeights {
  readonly gaps: readonly number[];
  readonly weights: readonly number[];
}

/** Weights are kept as whole numbers of tenths. */
export const WEIGHT_SCALE = 10;

const HASHES = 2 ** 16;
const MONTHS =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|ember|tember|ober)?$/u;
const WEEKDAYS = /^(?:mon|tue|tues|wed|thu|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?$/u;

/** The weights of a file. */
export function weightsOf({ gaps, weights }: KeptWeights): Weights {
  let hash = 0;
  return new Map(gaps.map((gap, index) => [(hash += gap), weights[index] ?? 0]));
}

/** What a feature is kept under: FNV-1a, folded to 16 bits, so that a file need not hold the words. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 16)) & (HASHES - 1);
}

/** The logistic function of the sum of a text's weights, 0 to 1. */
export function likelihood(features: readonly string[], of: Weights): number {
  return sigmoid(features.reduce((all, name) => all + (of.get(hashOf(name)) ?? 0), 0) / WEIGHT_SCALE);
}

/** The logistic function. */
export function sigmoid(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}

/** Words and marks in lower case; a number, a month and a weekday as such, so that none of them is learnt. */
export function tokensOf(text: string): string[] {
  const tokens = text.toLowerCase().match(/[\p{L}\p{M}']+|\d+|[^\s\p{L}\p{M}\d]/gu) ?? [];
  return tokens.map((token) => {
    if (/^\d/u.test(token)) return '#';
    if (MONTHS.test(token)) return 'MONTH';
    return WEEKDAYS.test(token) ? 'DAY' : token;
  });
}
