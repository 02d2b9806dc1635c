/** People who are named and do not travel. */
import { EVENT_OF_MANY, NAMED_AFTER, NAMED_BEFORE } from '../../../content/words/company.ts';
import type { Term } from './terms.ts';
import type { Words } from '../words.ts';

/** "A hotel for 200 guests" is large, and "a hotel for 4 people" is theirs. */
const HOTEL_FOR = /\b(?:hotel|hostel|village|town)\b[^,.;]{0,24}\bfor\s+(?:about |around |over |some )*$/;
const MOST_IN_A_HOTEL = 9;

/** Rests on words for people who are no part of the trip, which ask for nothing. */
export function takeElsewhere({ at, end, after }: Term, words: Words): void {
  words.take(at, end + (NAMED_AFTER.exec(after)?.[0].length ?? 0));
}

/** Whether a term is about people who are no part of the trip. */
export function isElsewhere({ kind, before, after, isCounted, adults }: Term): boolean {
  const isMany = adults > MOST_IN_A_HOTEL && HOTEL_FOR.test(before);
  if ((kind === 'typed' || kind === 'all') && (EVENT_OF_MANY.test(before) || isMany)) return true;
  if (kind !== 'kin' && kind !== 'fellows' && kind !== 'child') return false;
  if (kind === 'child' && isCounted && !/\bvisit(?:ing)?\b|\bwithout\b|\bno\s+$/.test(before)) return false;
  return NAMED_BEFORE.test(before) || NAMED_AFTER.test(after);
}
