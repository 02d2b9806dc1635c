/** How far a denial reaches: "hates boat rides, long walks and loud concerts" is said of all three. */
import { DISLIKES, UNNEEDED, WITHOUT } from '../../content/words/interests.ts';

const WAS = 'took|taken|saw|seen|did|done|booked';
/** What begins something else, in which the denial does not hold any more. */
const TURN =
  /\b(?:but|instead|plus|please|add|include|prefer|love|like|want|need|enjoy|would|let['’]?s|yes|i|we|you|he|she|they|it|there|is|are|my|our|for|with|because|as|since|so|then|while|when|if|in|on|at|from|to|more|lots|plenty)\b|['’]d\b|;|:/iu;

/** From the start alone: of a text without such words it would be tried anew from each place. */
const lastOf = (words: string) =>
  new RegExp(`^.*(?:\\b|(?=n['’]t))(?<said>${words})\\b ?:?(?<between>.*)$`, 'isu');
const DISLIKED = lastOf(DISLIKES);
const PAST = lastOf(WAS);

const reaching = (pattern: RegExp, before: string) => {
  const { said, between } = pattern.exec(before)?.groups ?? {};
  return said === undefined || between === undefined || TURN.test(between) ? null : { said, between };
};

/**
 * "Beach not needed", "the museums are optional": it is named, and no wish.
 * @param after what follows the name
 * @returns the characters that say so; 0 for none
 */
export function unneededIn(after: string): number {
  return UNNEEDED.exec(after.slice(0, 80))?.[0].length ?? 0;
}

/** @param before a sentence up to something that it names */
export function isDisliked(before: string): boolean {
  return reaching(DISLIKED, before) !== null;
}

/** The words that say it, counted back from what is named; null where it is not disliked. @param before as above */
export function dislikeBefore(before: string): { readonly from: number; readonly to: number } | null {
  const found = reaching(DISLIKED, before);
  if (!found) return null;
  const to = before.lastIndexOf(found.said, before.length - found.between.length) - before.length;
  return { from: to, to: to + found.said.length };
}

/** Who does not or cannot, as part of a pattern: "doesn't", "cant". */
export const CANNOT = "(?:do(?:es)?|ca)n['’]?t|cannot";
/** Right before what is not to be: "no mezcal", "kindly no other museums", "she doesn't ski"; "why not a sauna" is a wish, and so is what no day is to be without. */
const DENIES = new RegExp(
  `(?<!\\b(?:say(?:ing)?|why) )\\b(?:no|not|never|nor|${CANNOT}|${WITHOUT})(?: (?:any|an?|the|other|more|further|another|big|really|ride|do))*\\s+$`,
  'iu',
);

/** "We don't want to lose the island", "not booked yet"; "why don't we skip it" and "can't we" are wishes. */
const NEGATED =
  /\b(?:(?:(?:do|does|did|wo|would|ca|could|should|is|are|was|have|has)n['’]?t|cannot)\b(?! (?:we|you|i)\b)|(?:not|never|nothing|none)\b)[^.,;!?]{0,30}$/i;

/** Whether what follows in the same clause is denied. @param before a text up to it */
export function isNegated(before: string): boolean {
  return NEGATED.test(before) && !/\bwhy (?:don['’]?t|not)\b[^.,;!?]*$/i.test(before);
}

/** @param before as above */
export function isDenied(before: string): boolean {
  return DENIES.test(before);
}

/** Whether it was seen or done before, or is booked. @param before as above */
export function isDoneBefore(before: string): boolean {
  return reaching(PAST, before) !== null;
}

/** The sentence that a place of a text is in, up to it: at most 300 characters. */
export function sentenceBefore(text: string, at: number): string {
  return /[^.;!?\n]*$/u.exec(text.slice(Math.max(0, at - 300), at))?.[0] ?? '';
}
