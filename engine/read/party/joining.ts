/** People who come beside those named before, or no longer come. */
import { COUNT, countOf } from '../numbers.ts';
import { FELLOWS, ONE, TWO } from './words.ts';
import type { Words } from '../words.ts';

const WHO = `(?:(?:my|our) (?:(${TWO})|${ONE})(?: and (?:my |our )?${ONE})?|${COUNT} (?:more |other )?(?:${FELLOWS}|friend|people|person|adults?))`;
const JOINS = new RegExp(
  `\\b${WHO} (?:is|are|will be|wants? to be|wants? to|will|would like to|'s)? ?(?:coming|joining|comes?|joins?|travell?ing)(?: (?:us|along|with us|too|as well|also))*\\b|\\b(?:with|and|plus|add|bring(?:ing)?) ${WHO} (?:too|as well|also|along)\\b|\\b(?:plus one|one more person|another person|one more adult|\\+1 person)\\b`,
);
const LEAVES = new RegExp(
  `\\b(?:my|our) ${ONE} (?:is not|isn't|isnt|can't|cannot|won't|will not) (?:be )?(?:com(?:e|ing)|join(?:ing)?|make it|travel(?:ling)?)\\b|\\bwithout my ${ONE}\\b|\\bone (?:person )?(?:less|fewer)(?: person)?\\b|\\b(?:my|our) ${ONE} (?:has )?(?:dropped|cancelled|pulled) out\\b`,
);

/** How many more travel; below zero how many fewer; 0 for no word of it. */
export function findJoining(words: Words): number {
  if (words.test(LEAVES)) return -1;
  const match = words.exec(JOINS);
  if (!match) return 0;
  const count = match.slice(1).find((group) => group !== undefined);
  if (count !== undefined && /parents|folks|laws|and/.test(count)) return 2;
  if (count !== undefined) return countOf(count);
  return new RegExp(` and (?:my |our )?${ONE} `).test(match[0]) ? 2 : 1;
}
