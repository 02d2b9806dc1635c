/** Children of a party, with their ages. */
import { countOf } from '../numbers.ts';
import { ADJECTIVES, AGES, CHILDREN, NUM } from './words.ts';
import type { Words } from '../words.ts';

export interface SaidChildren {
  readonly count: number;
  /** Years, where they are named. */
  readonly ages: readonly number[];
  /** Sons and daughters who are grown up. */
  readonly grown: number;
  /**
   * `named` where a number is said, `known` where it speaks of a child as one that is known ("my 5 year old"),
   * `guessed` where nobody says how many.
   */
  readonly said: 'named' | 'known' | 'guessed';
}

const ADULT = 18;
const MOST_OF_AN_AGE = 30;
const COUNTED = new RegExp(
  `\\b(?:(${NUM}|a|an|one)\\s+${ADJECTIVES})?(?<!\\bin )\\b(${CHILDREN}|(?<=\\b(?:our|my) (?:\\S+ )?)(?:boys|girls|boy|girl))\\b(?!'s|-friendly|friendly| club| under| over| below)${AGES}?`,
  'g',
);
/** "a 4 year old", "two 5-year-olds", "10yo", "an 18 month old". */
const AGED = new RegExp(
  `\\b(?:(my|our|the|with a|with an|a|an|and a|and an|plus a)\\s+)?(?:${NUM}\\s+)?(\\d{1,2})(?:[- ]?(?:years?|yrs?)[- ]?olds?|[- ]?(months?|mo)[- ]?olds?|\\s?y\\/?o)\\b(?:\\s+(?:twins|${CHILDREN}|boy|girl))?`,
  'g',
);
const GUESSED =
  /\bwith (?:small |young |little )?(?:kids|children)\b(?! in mind)|\b(?:kids|children) (?:are|will be|come|coming|join)\b|\bbring(?:ing)? (?:the |our |my )?(?:kids|children)\b/;
const OWN = /\b(?:the|our|my) (?:kids|children)\b/;
/** A child that is known: one, though nobody counts. */
const KNOWN_ONE =
  /^(?:bab(?:y|ies)|infant|toddler|kid|child|son|daughter|teen|teenager|newborn|grandson|granddaughter|grandchild|little one)$/;

/** The children that a message names; null for none. */
export function findChildren(words: Words): SaidChildren | null {
  const counted = countedIn(words);
  const aged = agedIn(words, counted.ages);
  const count = counted.count + aged.count;
  const ages = [...counted.ages, ...aged.ages].filter((age) => age < ADULT);
  if (count > 0 || counted.grown > 0)
    return {
      count,
      ages,
      grown: counted.grown,
      said: counted.isKnown && (aged.isKnown || aged.count === 0) ? 'known' : 'named',
    };
  if (words.test(GUESSED)) return { count: 2, ages: [], grown: 0, said: 'guessed' };
  return words.test(OWN) ? { count: 2, ages: [], grown: 0, said: 'known' } : null;
}

function countedIn(words: Words) {
  let count = 0;
  let grown = 0;
  let isKnown = true;
  const ages: number[] = [];
  const nouns = new Set<string>();
  for (const match of words.lower.matchAll(COUNTED)) {
    const [whole, number, , noun = '', list] = match;
    const own = (list?.match(/\d+/g) ?? []).map(Number);
    const before = words.lower.slice(Math.max(0, match.index - 24), match.index);
    const isOurs = /\b(?:my|our|the)\s+(?:(?:little|young|small|two|three|older|younger)\s+)*$/.test(before);
    const isBeside = /(?:\b(?:and|with|plus|me|us)|[,&+])\s+(?:(?:small|little|newborn)\s+)?$/.test(before);
    const isOne =
      KNOWN_ONE.test(noun) && (isOurs || (isBeside && /^(?:bab|infant|toddler|newborn)/.test(noun)));
    const said =
      number === undefined
        ? noun === 'twins' && (isOurs || isBeside)
          ? 2
          : own.length > 0
            ? own.length
            : isOne
              ? 1
              : 0
        : countOf(number);
    if (
      said === 0 ||
      (/\b(?:for|suitable for|no|without|under|ask|like a|as a|as an) $/.test(before.replace(/\s+/g, ' ')) &&
        number === undefined)
    )
      continue;
    words.take(match.index, match.index + whole.length);
    // "a baby … with the baby" is one
    const stem = noun.replace(/(?:ies|y|s|ren)$/, '');
    if (number === undefined && nouns.has(stem)) continue;
    nouns.add(stem);
    const adults = own.filter((age) => age >= ADULT).length;
    grown += adults;
    count += Math.max(0, said - adults);
    ages.push(...own);
    if (number !== undefined || own.length > 1 || !isOurs) isKnown = false;
  }
  return { count, grown, ages, isKnown };
}

/** @param known ages that are named already: "kids (5 and 8) … the 5 year old" is no third child */
function agedIn(words: Words, known: readonly number[]) {
  const ages: number[] = [];
  let count = 0;
  let isKnown = true;
  for (const match of words.lower.matchAll(AGED)) {
    const [whole, lead, number, figure, months] = match;
    const age = months === undefined ? Number(figure) : 0;
    if (age >= ADULT || known.includes(age)) continue;
    // "children under 10 years old" is about a hotel
    if (
      /\b(?:under|over|below|above|from|to|than)\s+$/.test(
        words.lower.slice(Math.max(0, match.index - 8), match.index),
      )
    )
      continue;
    words.take(match.index, match.index + whole.length);
    const own = Math.min(
      number === undefined ? (whole.includes('twins') ? 2 : 1) : countOf(number),
      MOST_OF_AN_AGE,
    );
    count += own;
    ages.push(...Array.from({ length: own }, () => age));
    if (lead === undefined || !/^(?:my|our|the)$/.test(lead)) isKnown = false;
  }
  return { count, ages, isKnown };
}
