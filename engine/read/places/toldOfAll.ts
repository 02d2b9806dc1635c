/** A length that stands between the towns of a message, and is that of all of them. */
import type { Spot } from './cues.ts';

/** "Banff + Jasper 7 days mid september, rental car from Calgary, Lake Louise obviously": the towns of later words share it. */
export function isToldOfAll(text: string, places: readonly Spot[], { from, to }: Spot): boolean {
  const before = places.filter((place) => place.to <= from);
  const next = places[before.length];
  const between = text.slice(to, next?.from);
  return (
    before.length > 1 &&
    next !== undefined &&
    !/^\s*(?:,|and|&|\+|plus|then)?\s*(?:\S+\s+){0,3}$/iu.test(between) &&
    !MORE_STOPS.test(text.slice(to))
  );
}

/** Words behind a length that say of the towns after it that they have days of their own. */
const MORE_STOPS =
  /\b(?:then|after(?:wards| that)?|followed by|plus|finally|before|on to|onwards?|end(?:ing)? (?:up )?in|finish(?:ing)? in|(?:\d+|a|one|two|three|four|five) (?:days?|nights?|weeks?))\b/iu;
