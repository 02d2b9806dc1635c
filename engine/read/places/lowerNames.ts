/** Names of towns that are words too, of somebody who types without capitals: "bled 4 days", "a week in pai". */
import { isTownWord } from '../../../content/words/everyday.ts';
import { LEADS_TO_NAME, NAME_MEASURED } from '../../../content/words/placeCues.ts';
import { WEIGHT } from '../../facts/types.ts';
import { textBefore } from './cues.ts';
import type { Gazetteer } from '../../facts/gazetteer.ts';
import type { Span } from '../words.ts';

/**
 * The text with a capital for the first such name that no act rests on; the text itself where there is none. For a message
 * that names no other place to go: beside one it may be any word.
 * @param pieces of the text that no act rests on
 */
export function withNameWritten(text: string, pieces: readonly Span[], gazetteer: Gazetteer): string {
  if (/\p{Lu}/u.test(text.slice(1))) return text;
  for (const { start, end } of pieces) {
    const typed = text.slice(start, end);
    // of words of every day `known` has rules of its own: "split, 2 nights each"
    const isName = /^\p{Ll}{3,}$/u.test(typed) && !isTownWord(typed);
    const place = isName ? gazetteer.byName(typed) : null;
    if (
      place?.kind !== 'city' ||
      (place.weight < WEIGHT.town && !place.at) ||
      typed === place.code.toLowerCase()
    )
      continue;
    if (!LEADS_TO_NAME.test(textBefore(text, start)) || (start === 0 && !NAME_MEASURED.test(text.slice(end))))
      continue;
    return text.slice(0, start) + typed.charAt(0).toUpperCase() + text.slice(start + 1);
  }
  return text;
}
