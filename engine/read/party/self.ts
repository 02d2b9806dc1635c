/** Whether whoever writes is one of those who travel. */
import { FOR_OTHERS, NAMED_AGAIN, NEEDY } from '../../../content/words/company.ts';
import type { Listed } from './lists.ts';
import { ELDER, SPOUSE, TWO } from '../../../content/words/people.ts';
import type { Term } from './terms.ts';
import type { Words } from '../words.ts';

/** Before whoever comes with the one who writes. */
export const LED =
  /(?:\b(?:my|our|with|and|plus|add|n|w|taking|take|bringing|bring|the)|[&+])\s+(?:my |our |a |an |the |both |some )?$/;
/** Before whoever is said to come. */
export const WITH =
  /(?:\b(?:with|and|plus|n|w|taking|take|bringing|bring)|[&+])\s+(?:my |our |a |an |the )?$/;
/** Whoever has one of these is one of two. */
export const SPOUSES = new RegExp(`^(?:${SPOUSE})$`);
const ELDERS = new RegExp(`^(?:${ELDER}|${TWO})$`);

/** Whose those who are named all are, where nobody is mine alone: "our parents" are those of two at least. */
const OURS = /\bour\s+(?:[a-z-]+ )?$/;

/** How many of those who write come beside those who are named, and are not named: of "our parents" two. */
export function selfBeside(
  terms: readonly Listed[],
  lists: readonly (readonly Listed[])[],
  words: Words,
): 0 | 1 | 2 {
  if (!isBeside(terms, lists, words)) return 0;
  const isOurs =
    terms.some(({ before }) => OURS.test(before)) && !terms.some(({ name }) => SPOUSES.test(name));
  return isOurs && !words.test(/\bmy\b/) ? 2 : 1;
}

function isBeside(terms: readonly Listed[], lists: readonly (readonly Listed[])[], words: Words): boolean {
  if (terms.some(({ kind }) => kind === 'self' || kind === 'us')) return false;
  if (FOR_OTHERS.test(words.lower)) return false;
  if (terms.some(({ name }) => SPOUSES.test(name))) return true;
  if (terms.some(({ kind }) => kind === 'couples' || kind === 'typed')) return false;
  if (terms.some(({ kind }) => kind === 'plus' || kind === 'names')) return true;
  const kin = terms.filter(({ kind }) => kind === 'kin');
  const hasChildren = lists.flat().some(({ kind }) => kind === 'child');
  // "kids 3, 5, 8 + 2 parents": of whom one writes
  if (hasChildren && terms.some(({ kind, name }) => kind === 'fellows' && name === 'parents')) return false;
  const mates = terms.filter(({ kind }) => kind === 'fellows');
  if (
    mates.some(
      ({ before, after }) => (LED.test(before) && !/\bthe\s+$/.test(before)) || /^ of mine\b/.test(after),
    )
  )
    return true;
  if (kin.length === 0) return false;
  if (
    kin.some(
      ({ before }) =>
        /\b(?:my|our|with|w|taking|bringing)\s+(?:a |an |my |our )?$/.test(before) &&
        !/\bfor our\s+$/.test(before),
    )
  )
    return true;
  const isOfElders = kin.every(({ name }) => ELDERS.test(name));
  // "mum, dad and two kids" writes of themselves
  return !(isOfElders && (hasChildren || kin.length > 1)) && kin.some(({ isCounted }) => !isCounted);
}

function isCared({ kind, after }: Term): boolean {
  return kind === 'kin' && NEEDY.test(after);
}

/** Who is told of by a need beside those who travel: "mum is in a wheelchair, me and my brother help". */
export function caredFor(lists: readonly (readonly Term[])[], lower: string): ReadonlySet<Term> {
  const isWritten = lists.some((list) => list.length > 1 && list.some(({ kind }) => kind === 'self'));
  return new Set(isWritten && !NAMED_AGAIN.test(lower) ? lists.flat().filter(isCared) : []);
}

/** "… and myself", at the end of a long list. */
export function isLastNamed({ name, before }: Term): boolean {
  return name === 'myself' && /\band $/.test(before);
}
