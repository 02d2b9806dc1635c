/** How a traveller wants to get from town to town. */

/** On rails where there are any: on all ways, or on those between the towns. */
export type RailWish = 'all' | 'between';

const BY_TRAIN =
  /\b(?:by|per|on the|take (?:the|a)|taking (?:the|a)|only) (?:night )?(?:trains?|rail(?:way)?)\b|\btrains? (?:between|only|instead|rather than|not planes?)\b|\binter-?rail\b|\b(?:no|without|instead of|avoid) (?:planes?|flying|(?:internal |inner )?flights?)\b/i;
const BETWEEN = /\b(?:between|from (?:city|town) to (?:city|town)|internal|inner)\b/i;

/** "by train between the cities"; null when nothing is said of it. */
export function findRailWish(text: string): RailWish | null {
  if (!BY_TRAIN.test(text)) return null;
  return BETWEEN.test(text) ? 'between' : 'all';
}
