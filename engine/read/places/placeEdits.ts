/** What a follow-up wants done with the places it names. */
import { textBefore } from './cues.ts';
import type { PlaceEdit } from '../types.ts';

interface Spot {
  readonly from: number;
  readonly to: number;
}

const DROP_CUE =
  /\b(?:drop|skip|remove|leave out|cut(?: out)?|cancel|forget|without|instead of|no longer|take out)\s+(?:the\s+)?$/i;
const REPLACE_CUE = /\b(?:replace|swap|exchange|switch)\s+(?:the\s+)?$/i;
const DAY_TRIP =
  /\bday[- ]?trips?\b|\bexcursion\b|\b(?:what about|how about|add|include|spend(?:ing)?|squeeze in|can we (?:do|have)|could we (?:do|have)|maybe|with)\s+(?:a|one|1)\s+(?:full\s+)?day\s+(?:in|at|to)\b|\b(?:do|visit|see|go to)\s+.{2,30}?\s+(?:(?:for|on|in|as)\s+)?(?:one|a)\s+day\b/i;
const ADD =
  /\b(?:add|include|squeeze in|tack on|extend (?:it |the trip )?to|also (?:go to|visit|see|include)|plus|bring back|put back|put in)\b|\bput\b.*\bback\b/i;

/** Whether the text before a place says to leave it out. */
export function dropsBefore(text: string, from: number): boolean {
  return DROP_CUE.test(textBefore(text, from));
}

/** The places that give way to another: Paris in "swap Paris for Florence". */
export function replacedPlaces<Place extends Spot>(
  text: string,
  found: readonly Place[],
): ReadonlySet<Place> {
  return new Set(
    found.filter(
      (mention, index) =>
        REPLACE_CUE.test(textBefore(text, mention.from)) &&
        /^\s*(?:with|for|by)\s+(?:the\s+)?$/i.test(
          text.slice(mention.to, found[index + 1]?.from ?? mention.to),
        ),
    ),
  );
}

/** Whether places are to be added, or seen in a day from where the trip is; null when they stand for themselves. */
export function findPlaceEdit(text: string): PlaceEdit | null {
  if (DAY_TRIP.test(text)) return 'dayTrip';
  return ADD.test(text) ? 'add' : null;
}

/** What a message wants done with the order of the towns: turned round, or begun with the one it names. */
export function findOrder(text: string): 'reverse' | 'first' | null {
  if (
    /\b(?:reverse|swap|switch|flip|change|turn)\b.*\b(?:order|cities|towns|route|round)\b|\bother way (?:a)?round\b|\bin reverse\b/i.test(
      text,
    )
  )
    return 'reverse';
  return /\b(?:start|begin) (?:with|in)\b|\bfirst\W*$/i.test(text) ? 'first' : null;
}

/** "Kyoto or Tokyo": the traveller has not decided. */
export function isChoiceOf(text: string, [first, second]: readonly Spot[]): boolean {
  return first !== undefined && second !== undefined && /\bor\s*$/i.test(text.slice(first.to, second.from));
}
