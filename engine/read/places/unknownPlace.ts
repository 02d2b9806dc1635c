/** Names that stand where a place would, and that no gazetteer has: said to be unknown, never matched to another. */
import { FICTIONAL, NO_PLACE } from '../../../content/words/noPlaces.ts';
import { guideFor } from '../../facts/guides.ts';
import { normalize } from '../../../domain/text/normalize.ts';
import type { CityGuide } from '../../../content/towns/types.ts';
import type { Gazetted } from '../../facts/types.ts';

const AFTER_CUE =
  /\b(?:to|in|visit|visiting|see|explore|around|about|add|include|days at)\s+(?:the\s+)?((?:\p{Lu}[\p{L}\p{M}'’-]+)(?:\s+\p{Lu}[\p{L}\p{M}'’-]+){0,2})/u;
const ALONE = /^\W*((?:\p{Lu}[\p{L}\p{M}'’-]{3,})(?:\s+\p{Lu}[\p{L}\p{M}'’-]+)?)\W*$/u;

interface Spot {
  readonly place: Gazetted;
  readonly from: number;
  readonly to: number;
}

/** Whether a name is known from stories alone. */
export function isFictional(name: string): boolean {
  return FICTIONAL.has(normalize(name));
}

/**
 * The name that a message without any known destination gives for one; null when it gives none.
 * @param others places that the message does name, which are no destinations
 */
export function unknownPlace(text: string, others: readonly Spot[]): string | null {
  const story = text.split(/[^\p{L}\p{M}]+/u).find((word) => word.length > 2 && isFictional(word));
  if (story !== undefined) return story;
  const name = (AFTER_CUE.exec(text) ?? ALONE.exec(text))?.[1] ?? null;
  if (name === null) return null;
  const isKnown = others.some(
    ({ place, from, to }) =>
      normalize(place.name).includes(normalize(name)) || text.slice(from, to).includes(name),
  );
  if (isKnown) return null;
  return normalize(name)
    .split(' ')
    .some((word) => NO_PLACE.has(word))
    ? null
    : name;
}

const NAME = "((?:\\p{Lu}[\\p{L}\\p{M}'’-]{3,})(?:\\s+\\p{Lu}[\\p{L}\\p{M}'’-]+)?)";
const NEXT = new RegExp(`^\\s*(?:,|and|then|&|\\+|,\\s*(?:and|then))\\s+${NAME}(?!\\p{L})`, 'u');
const PREVIOUS = new RegExp(`(?:^|\\b(?:in|to|visit|see)\\s+)${NAME}\\s*(?:,|and|then|&|\\+)\\s*$`, 'u');

/** A name in a row with known places that no gazetteer has, and that is no part of one of them; null for none. */
export function unknownBeside(text: string, found: readonly Spot[]): string | null {
  const names = found.flatMap(({ from, to }) => {
    const after = NEXT.exec(text.slice(to))?.[1];
    const before = PREVIOUS.exec(text.slice(0, from))?.[1];
    return [after, before].filter((name) => name !== undefined);
  });
  const unknown = names.find((name) => {
    const words = normalize(name).split(' ');
    const isKnown = found.some(
      ({ place, from, to }) =>
        normalize(place.name).includes(words[0] ?? '') || text.slice(from, to).includes(name),
    );
    return (
      !isKnown &&
      !words.some((word) => NO_PLACE.has(word)) &&
      !found.some((spot) => isInGuide(spot.place, words))
    );
  });
  return unknown ?? null;
}

/** All that a guide says, folded: a text that names many places asks for it again and again. */
const wordsOf = new WeakMap<CityGuide, string>();

/** Whether a guide to the place speaks of something of that name: a quarter, a sight, a town near it. */
export function isInGuide(place: Gazetted, words: readonly string[]): boolean {
  const guide = guideFor(place);
  if (!guide) return false;
  const said = wordsOf.get(guide) ?? normalize(JSON.stringify(guide));
  wordsOf.set(guide, said);
  return words.some((word) => word.length > 3 && said.includes(word));
}
