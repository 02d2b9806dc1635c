/** Names of towns with slips of the fingers. */
import { isNoMisspelling } from '../../../content/words/everyday.ts';
import { hasGuide } from '../../facts/guides.ts';
import { asksNothing } from '../residue.ts';
import { ORIGIN_CUE } from '../../../content/words/placeCues.ts';
import { textBefore } from './cues.ts';
import { isFictional } from './unknownPlace.ts';
import type { Gazetteer } from '../../facts/gazetteer.ts';

/** A run of words, as typed and in its plain form. */
interface Misspelt {
  readonly typed: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

export const SURE_CUE = /\b(?:in|to|from|visit|visiting|see|explore|exploring|around|near)\s+(?:the\s+)?$/i;
/** Lower-case words this long are compared with the towns that have a guide. */
export const LONG_NAME = 6;
/** A short name that stands where the town of a trip does: "3 days lisbn in October", "lisbn 3 days". */
const BEHIND_LENGTH = /\b\d{1,2} (?:days|nights|weeks)\s+$/i;
const GOES_ON_WITH = /^\s*(?:$|[,.;]|(?:in|for|from|on|next|this|mid|early|late|end|\d+)\b)/i;
const LENGTH_BEHIND = /^,? (?:for )?\d{1,2} (?:days|nights|weeks)\b/i;
/** Letters of a home town that may have two slips. */
const HOME_LETTERS = 8;
/** "Do viena and prague". */
const IS_DONE = /\b(?:do|doing|visit(?:ing)?|see(?:ing)?)\s+$/iu;
const JOINED = /^\s*(?:,|&|\+|and\b|n\b)\s*\p{L}{4}/iu;

/**
 * The place that some letters are near to; null where they stand as no place would.
 * @param wordCount words of the whole text
 */
export function misspelt(
  { typed, name, from, to }: Misspelt,
  text: string,
  wordCount: number,
  gazetteer: Gazetteer,
): ReturnType<Gazetteer['byMisspelling']> {
  if (name.length < 5 || isNoMisspelling(name) || isFictional(typed) || asksNothing(name)) return null;
  const before = textBefore(text, from);
  const hasCue = SURE_CUE.test(before) || wordCount <= 3;
  const hasCapital = /^\p{Lu}/u.test(typed);
  const isName = hasCapital && from > 0 && !/[.!?]\s*$/.test(before);
  if (hasCue || isName) return gazetteer.byMisspelling(typed);
  const isBesideTrip =
    (BEHIND_LENGTH.test(before) && GOES_ON_WITH.test(text.slice(to))) ||
    (from === 0 && LENGTH_BEHIND.test(text.slice(to)));
  const isOfRow = IS_DONE.test(before) && JOINED.test(text.slice(to));
  if (name.length < LONG_NAME && !isBesideTrip && !isOfRow) return null;
  // people who type without capitals also mistype: only what is a letter off, and of a town with a guide or beside a length
  const meant = gazetteer.byMisspelling(typed);
  return meant && meant.mistakes === 1 && (isBesideTrip || hasGuide(meant.place)) ? meant : null;
}

/** Whether it is where somebody comes from, who has no other name in mind: "from manchstr". @param before what stands before it */
export function isHome(typed: string, before: string): boolean {
  return typed.length >= HOME_LETTERS && ORIGIN_CUE.test(before);
}
