/** Linear models over words: how a text is cut into tokens, and how the weights of what is seen make a vote. */

/** By the hash of a feature its weight, as it is kept: {@link WEIGHT_SCALE} times. */
export type Weights = ReadonlyMap<number, number>;

/**
 * Weights as a file holds them, a letter each: by rising hash, the distance of each from the one before, and the weight. As
 * lists of numbers they are half as large again when sent.
 */
export interface KeptWeights {
  readonly gaps: string;
  readonly weights: string;
}

/** Weights are kept as whole numbers of tenths. */
export const WEIGHT_SCALE = 10;

const HASHES = 2 ** 16;
const MONTHS =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|ember|tember|ober)?$/u;
const WEEKDAYS = /^(?:mon|tue|tues|wed|thu|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?$/u;

/** The letter of a distance of nothing, and of a weight of nothing. */
const NO_GAP = 0x30;
const NO_WEIGHT = 0x50;
/** Letters of no shape, which are left out. */
const [FIRST_BLANK, BLANKS] = [0x7f, 0x22];

/** The weights of a file. */
export function weightsOf({ gaps, weights }: KeptWeights): Weights {
  let hash = 0;
  return new Map(
    Array.from(gaps, (letter, index) => {
      const code = letter.charCodeAt(0);
      hash += code - NO_GAP - (code < FIRST_BLANK ? 0 : BLANKS);
      return [hash, weights.charCodeAt(index) - NO_WEIGHT];
    }),
  );
}

/** As a file holds them. @param weights by rising hash */
export function keptOf(weights: readonly (readonly [number, number])[]): KeptWeights {
  const gaps = weights.map(([hash], index) => NO_GAP + hash - (weights[index - 1]?.[0] ?? 0));
  return {
    gaps: gaps.map((code) => String.fromCharCode(code + (code < FIRST_BLANK ? 0 : BLANKS))).join(''),
    weights: weights.map(([, weight]) => String.fromCharCode(NO_WEIGHT + weight)).join(''),
  };
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
