/** People who come beside those named before, or no longer come. */
import { COUNT, countOf } from '../numbers.ts';
import { findChildren } from './children.ts';
import { AGES, CHILDREN, FELLOWS, ONE, TWO } from './words.ts';
import type { Words } from '../words.ts';

export interface Joining {
  /** Grown-ups; below zero they no longer come. */
  readonly adults: number;
  readonly children: number;
  /** Years, of the children whose age is named. */
  readonly ages: readonly number[];
}

const WHO = `(?:(?:my|our|her|his) (?:(${TWO})|${ONE})(?: and (?:my |our )?${ONE})?|${COUNT} (?:more |other )?(?:${FELLOWS}|friend|people|persons?|adults?))`;
const COMES =
  "(?:(?: is| are| will be| wants? to be| wants? to| will| would like to| might|'s|s)? ?(?:coming|joining|comes?|joins?|travell?ing|tags? along|tagging along))(?: (?:us|along|with us|too|as well|also|now))*";
const JOINS = new RegExp(
  `\\b${WHO}${COMES}\\b|\\b(?:with|and|plus|add|bring(?:ing)?) ${WHO} (?:too|as well|also|along)\\b|\\b(?:plus one|one more person|another person|one more adult|\\+1 person)\\b|\\b${COUNT} more of us\\b`,
  'u',
);
/** "Grandma and grandpa want to join": nobody says whose. */
const BARE_JOINS = new RegExp(
  `\\b(?:grand|nan|gran)[a-z]*(?: and (?:grand|nan|gran)[a-z]*)?${COMES}\\b`,
  'u',
);
const OUT =
  "(?:(?:has |have |had to |just )?(?:dropped|pulled|drop|pull|is|are|backed|bowed|bailed)(?: out)|(?:has |have |had to )?(?:cancel(?:led|ed)?|bailed)|(?:is not|isn't|isnt|are not|aren't|can't|cannot|won't|will not|no longer) (?:be )?(?:com(?:e|es|ing)|join(?:s|ing)?|mak(?:e|es|ing) it|travel(?:s|ling)?)|is no longer coming|(?:has to |have to |must |will )?(?:work|stays?|staying|stay)(?: (?:at )?home)? (?:instead|home))";
/** How many are left, said beside it: "so 3", "so we are only three". */
const SO_MANY = `(?:,? so (?:it'?s |we(?:'re| are) )?(?:just |only |now )?${COUNT}(?: of us| people)?(?: now)?(?=\\s*(?:$|[.,;!?]|now)))?`;
const LEAVES = new RegExp(
  `\\b(?:${COUNT} of us|${COUNT} (?:people|persons?|friends?)|(?:my|our) (?:(${TWO})|${ONE}|(${CHILDREN}))) ${OUT}\\b${SO_MANY}|\\bwithout my ${ONE}\\b|\\b(?:one (?:person )?(?:less|fewer)(?: person)?|minus one(?: person)?)\\b${SO_MANY}`,
);
/** "The kids stay with grandma": nobody of them travels. */
const CHILDREN_STAY =
  /\b(?:the|our|my) (?:kids|children)(?: are (?:all )?(?:grown up|big|adults)(?: now)?(?: and)?)?(?: (?:will|can|are|do|now))* ?(?:stay(?:ing)? (?:at home|home|with \p{L}+ ?\p{L}*|behind)|not come|not coming|don't come|aren't coming)\b/u;
const WITH_CHILDREN = new RegExp(
  `^,? (?:with|and|plus) (?:her|his|their|my|our) (?:${COUNT} )?(?:little |small )?${CHILDREN}(?:${AGES})?`,
);
/** "She's 71" behind who comes. */
const AGE_AFTER = /^,? (?:she|he)(?:'s| is|s) \d{2}\b/;

/** Who comes beside those named before, or no longer comes; null for no word of it. */
export function findJoining(words: Words): Joining | null {
  const leaves = words.exec(LEAVES);
  if (leaves) return leaving(leaves);
  if (words.test(CHILDREN_STAY)) return { adults: 0, children: -99, ages: [] };
  const match = words.exec(JOINS) ?? words.exec(BARE_JOINS);
  if (!match) return null;
  const behind = words.slice(match.index + match[0].length);
  behind.exec(AGE_AFTER);
  const kids = WITH_CHILDREN.exec(behind.lower);
  const own = kids && findChildren(behind.slice(0, kids[0].length));
  if (kids) behind.take(0, kids[0].length);
  return { adults: joinersIn(match), children: own?.count ?? 0, ages: own?.ages ?? [] };
}

function leaving(match: RegExpExecArray): Joining {
  const [, ofUs, people, two, child] = match;
  if (child !== undefined)
    return { adults: 0, children: /^(?:kids|children|twins)$/.test(child) ? -99 : -1, ages: [] };
  const count = ofUs ?? people;
  return {
    adults: -(two !== undefined ? 2 : count === undefined ? 1 : countOf(count) || 1),
    children: 0,
    ages: [],
  };
}

function joinersIn(match: RegExpExecArray): number {
  const count = match.slice(1).find((group) => group !== undefined);
  if (count !== undefined && /parents|folks|laws|and/.test(count)) return 2;
  if (count !== undefined) return countOf(count);
  return new RegExp(` and (?:my |our )?${ONE}\\b`).test(match[0]) ? 2 : 1;
}
