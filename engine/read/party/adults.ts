/** Grown-ups of a party. */
import { countOf } from '../numbers.ts';
import { ADJECTIVES, FELLOWS, GROWN, NUM, ONE, TWO } from './words.ts';
import type { Words } from '../words.ts';

export interface SaidAdults {
  readonly count: number;
  /** `all` counts children in: "8 of us", "a group of 7". */
  readonly kind: 'adults' | 'all';
  /** Rooms that the words imply: two couples need two. */
  readonly rooms: number | null;
}

const NO_LENGTH =
  '(?!\\s*(?:days?|nights?|weeks?|years?|hours?|months?|th\\b|km|k\\b|\\/|-|:\\d|%|rooms?|cities|towns|countries|islands|stars?|am\\b|pm\\b))';
const COUPLES = new RegExp(`\\b${NUM} ${ADJECTIVES}couples\\b`);
const OF_US = new RegExp(
  `\\b(?:(?:the )?(?!one )${NUM} of us\\b(?! (?:is|are (?:veg|all|al|gl|ce|ha|pe|in a)|eats?|doesn'?t|don'?t|has|can'?t|cannot|gluten|vegan|vegetarian))|us (?:${NUM})\\b${NO_LENGTH}|both of us\\b)`,
);
const GROUP = new RegExp(
  `\\b(?:group|party|team|crew|bunch|total) of ${NUM}\\b${NO_LENGTH}|\\bwe(?:'re| are| will be|'ll be) (?:a (?:group|party) of )?(?:now )?${NUM}\\b${NO_LENGTH}(?!\\s+(?:${GROWN}|${FELLOWS}|couples))|\\b(?:number of|how many) (?:people|travell?ers|persons|guests|us)\\b[^.\\d]{0,30}?\\b${NUM}\\b|\\b(?:lads|girls|boys|hen|stag|bachelor(?:ette)?|guys)'?s?'? (?:trip|weekend|do|party|holiday|getaway)[ ,]+(?:for |of |with )?(?:us )?${NUM}\\b${NO_LENGTH}`,
);
const COUNTED = new RegExp(
  `(?<!\\b(?:seats?|sleeps?|up to|fits|than|every|most) )(?!${NUM}\\s+(?:girls|boys)\\b(?<=\\b(?:our|my|the) \\S+\\s+\\S+))\\b${NUM}\\s+${ADJECTIVES}${GROWN}\\b(?! (?:under|per|a day))`,
  'g',
);
const MATES = new RegExp(
  `\\b(?:(with|and|plus|me,?|&|my|our|n|\\+)\\s+(?:(?:my|our|some)\\s+)?)?${NUM}\\s+${ADJECTIVES}${FELLOWS}\\b(?: and (me|i)\\b)?`,
);
const FOR_SO_MANY = new RegExp(
  `(?<!\\btable )\\bfor (?:just |only |us )?${NUM}(?=[\\s,.;:!?)]*(?:$|[,.;:!?)]|(?:from|under|in|to|with|on|and|this|next|at|please|by|around|during|max|budget|over|early|late|mid)\\b))`,
);
/** At the very end, where nothing else can be counted: "Porto 3 days in May from Geneva, 2". */
const LAST_NUMBER = new RegExp(`[,.;]\\s*${NUM}\\s*(?=[.!,;]|$)`);
const ALONE =
  /\b(?:solo|alone|by myself|on my own|(?:just|only) (?:me|myself)(?!\s*(?:and|&|\+|plus|n|with|,\s*my)\b)|travell?ing single|one person|single (?:mum|mom|dad|mother|father|parent|mam|travell?er))\b/;
const PAIR = /\b(?:couple(?! of)|honeymoon|newly-?weds|two of us|both of us)\b/;

const OTHERS = new RegExp(
  `(?:\\b(?:my|our|her|his|with (?:a|the)|with|and (?:a|the)|and|plus (?:a|the)|plus|add)\\s+|[&+]\\s*|\\bn\\s+|(?:^|[,:;]\\s*))(?:\\d{2} ?(?:year|yr)s?[- ]old\\s+)?${ADJECTIVES}(?:(${NUM})\\s+${ADJECTIVES}(${FELLOWS})|(${TWO})|(${ONE}))\\b(?!['’-]s?\\w)(?:\\s*\\(?(?:aged? )?(?:is )?\\d{2}(?:\\s*(?:,|and|&)\\s*\\d{2})*\\)?(?![\\d.:%]|\\s*(?:days?|nights?|weeks?)))?`,
  'g',
);
/** Named, and not travelling. */
const ELSEWHERE =
  /\b(?:visit(?:ing)?|see(?:ing)?|meet(?:ing)?|stay(?:s|ing)? (?:with|at)|left with|leaving (?:\S+ ){0,3}with|sleep(?:ing)? at|living with|send (?:it|this)(?: to)?|gift for|near|from|to|call|without|of|tell|ask|not with|join(?:ing)?) $/;
const SELF =
  /\b(?:just |only )?me\b(?=\s*(?:,|and\b|&|\+|plus\b|n\b|with\b|\())|(?:,|\band|&|\+|\bplus|\bn)\s*(?:me|myself|i)\b(?!['’]|\s+(?:want|would|like|need|have|am|are|will|was|think|thought|love|hate|do|don|can|prefer|also|really|just|know|hope|wish|must|plan))|\bi (?:and|&|am travelling with|'m travelling with|with) /;

const adults = (count: number): SaidAdults => ({ count, kind: 'adults', rooms: null });

/** The grown-ups that a message names; null for none. @param hasChildren whether it names children beside them */
export function findAdults(words: Words, hasChildren: boolean): SaidAdults | null {
  const couples = words.exec(COUPLES);
  if (couples) {
    const count = numberIn(couples);
    return { count: 2 * count, kind: 'adults', rooms: count };
  }
  const others = othersIn(words);
  const isSelf = SELF.test(words.lower);
  const counted = countedIn(words);
  if (counted !== null && /adult|grown/.test(counted.nouns)) return adults(counted.count);
  const us = words.exec(OF_US);
  if (us) {
    const count = us[0].startsWith('both') ? 2 : numberIn(us);
    const joining = isSelf ? 0 : Math.min(others, joinedIn(us, words));
    return joining > 0 ? adults(count + joining) : { count, kind: 'all', rooms: null };
  }
  const group = words.exec(GROUP);
  if (group) return { count: numberIn(group), kind: 'all', rooms: null };
  if (counted !== null) return adults(counted.count);
  const mates = words.exec(MATES);
  if (mates) {
    const isWithMe = mates[1] !== undefined || mates[3] !== undefined || isSelf;
    takeSelf(words);
    return adults(Math.max(numberIn(mates, 1) + (isWithMe ? 1 : 0), others + 1));
  }
  if (words.test(ALONE)) return adults(1);
  const many = words.exec(FOR_SO_MANY);
  if (others > 0) {
    takeSelf(words);
    return adults(Math.max(others + 1, many ? numberIn(many) : 0));
  }
  if (many) return adults(numberIn(many));
  if (words.test(PAIR)) return adults(2);
  if (isSelf && hasChildren) {
    takeSelf(words);
    return adults(1);
  }
  const last = hasChildren ? null : words.exec(LAST_NUMBER);
  return last && numberIn(last) <= 12 ? adults(numberIn(last)) : null;
}

/** Men, women and whoever else is counted, added up. */
function countedIn(words: Words): { count: number; nouns: string } | null {
  const matches = [...words.lower.matchAll(COUNTED)];
  const kinds = new Map<string, number>();
  for (const match of matches) {
    const noun = /(\S+)$/.exec(match[0])?.[1]?.replace(/s$/, '') ?? '';
    if (kinds.has(noun)) continue;
    kinds.set(noun, numberIn(match));
    words.take(match.index, match.index + match[0].length);
  }
  if (kinds.size === 0) return null;
  const grown = [...kinds].filter(([noun]) => /adult|grown/.test(noun));
  const parts =
    grown.length > 0
      ? grown
      : [...kinds].filter(
          ([noun]) =>
            !/^(?:people|person|travel|traveller|traveler|participant|passenger|pax|guest)/.test(noun),
        );
  const summed = parts.length > 0 ? parts : [...kinds].slice(0, 1);
  return {
    count: summed.reduce((sum, [, count]) => sum + count, 0),
    nouns: summed.map(([noun]) => noun).join(' '),
  };
}

/** People beside the one who writes: a wife, two sisters, grandparents. */
function othersIn(words: Words): number {
  const kin = new Set<string>();
  let count = 0;
  for (const match of words.lower.matchAll(OTHERS)) {
    const [whole, number, , , two, one = ''] = match;
    const before = `${words.lower.slice(Math.max(0, match.index - 24), match.index)}${/^(?:my|our|her|his|with|and|plus)/.test(whole) ? '' : whole.slice(0, 1)}`;
    const lead = /^[\s,:;&+]*(?:with|and|plus|n|add)?\s*/.exec(whole)?.[0] ?? '';
    // "grandma" after a comma is one more only where somebody lists people
    if (
      ELSEWHERE.test(`${before.replace(/\s+/g, ' ').trimEnd()} `) ||
      (/^[\s,:;]*$/.test(lead) && !/^[\s,:;]*(?:my|our|her|his)\b/.test(whole) && two === undefined)
    ) {
      // who is named here is one of those who were counted
      if (number === undefined) words.take(match.index, match.index + whole.length);
      continue;
    }
    const name = two ?? one;
    if (isOneOf(name, kin)) continue;
    if (name !== '') kin.add(name);
    count += number === undefined ? (two === undefined ? 1 : 2) : countOf(number);
    words.take(match.index, match.index + whole.length);
  }
  return count;
}

/** People who come beside "the two of us": "plus grandma"; "my partner is tired" speaks of one of the two. */
function joinedIn(us: RegExpExecArray, words: Words): number {
  const after = words.lower.slice(us.index + us[0].length);
  return /^[\s,]*(?:and|plus|&|\+|with|n)\b/.test(after) || /^\s*[&+]/.test(after)
    ? Number.POSITIVE_INFINITY
    : 0;
}

/** Whether a person was counted before: grandpa is one of the grandparents. */
function isOneOf(name: string, kin: ReadonlySet<string>): boolean {
  if (kin.has(name)) return true;
  if (/^(?:grand(?:ma|pa|mother|father|d?ad)|gran|granny|nan|nana)$/.test(name))
    return kin.has('grandparents');
  return (
    /^(?:mum|mom|mother|dad|father|mummy|daddy)$/.test(name) &&
    [...kin].some((own) => /^(?:parents|folks|m[uo]m and dad|mother and father)$/.test(own))
  );
}

function takeSelf(words: Words): void {
  words.exec(SELF);
}

/** The first number that matched. @param from the group to begin with */
function numberIn(match: RegExpExecArray | RegExpMatchArray, from = 0): number {
  const groups = match.slice(1 + from);
  return countOf(groups.find((group) => group !== undefined && countOf(group) > 0) ?? 'one');
}
