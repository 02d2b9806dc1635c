/** Words for children: "two kids (4 and 7)", "a 5 year old", "our fifth grader", "the boys, 10 and 12". */
import { countOf, NUM } from '../numbers.ts';
import { AGES, NO_AGE, WORD, yearsOf } from './ages.ts';
import { STAYS } from '../../../content/words/company.ts';
import { ADJECTIVES, CHILDREN, THING_OF_CHILD } from '../../../content/words/people.ts';
import type { Counted, TermPattern } from './terms.ts';

/** No more of one age than anybody would bring. */
const MOST_OF_AN_AGE = 30;
const GRADE =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\d{1,2}(?:st|nd|rd|th))[- ]graders?';
const BOYS = '(?:boys?|girls?|lads?|lass(?:es|ie)?)';
/** "Mum, dad, girls of 6 and 10": one age may be anything of many. */
const TWO_AGES = `(?:\\d{1,2}|${WORD})(?:,? and|,? &|,| \\+) ?(?:\\d{1,2}|${WORD})\\b(?! ?(?:days?|nights?|weeks?)\\b)`;
const COUNTED = new RegExp(
  `(?:\\b${NO_AGE}(?:(${NUM})(?:\\s+of (?:them|us|whom|which))?(?:\\s+(?:are|being))?|(an?|one|another))\\s+)?${ADJECTIVES}(?<!\\bin )\\b(${CHILDREN}|${GRADE}|(?<=\\b(?:our|my|the|an?|one|his|her) (?:\\S+ )?)${BOYS}|(?<=(?:\\b(?:and|plus|with)|[&+,]) ?)(?:(?:boy|girl)(?= \\(?\\d{1,2}\\b(?! ?(?:days?|nights?|weeks?|friends)))|(?:boys|girls|lads)(?=,? \\(?(?:(?:of|aged?|ages|who are) )?${TWO_AGES})))\\b(?!'s|[- ]friendly|friendly|${THING_OF_CHILD}|[- ]in[- ]law)(?: (?:in (?:class|year|grade|std\\.?|standard|primary)|(?<=\\b(?:\\d|two|three|four|five) \\S+ )(?:both |all )?(?:under|below)) ?\\d{1,2}\\b)?(?: (?!(?:and|is|are|aged?|who|from|for|in|to|with|plus|has|have|of|at|on)\\b)[a-z]+(?= \\(\\d))?${AGES}?`,
  'g',
);
const TYPED_WITH_AGES = new RegExp(`\\b(${NUM})\\s+${ADJECTIVES}(${BOYS}|students|siblings)\\b${AGES}`, 'g');
/** "a 4 year old", "two 5-year-olds", "10yo", "an 18 month old", "6mo". */
const AGED = new RegExp(
  `\\b(?:(my|our|the|an?)\\s+)?(?:(${NUM})\\s+)?(\\d{1,2}|${WORD})(?:\\.5)?(?:[- ]?(?:years?|yrs?|yr|y)[- ]?olds?|[- ]?(months?|mos?|weeks?)[- ]?olds?|\\s?y\\/?o|\\s?(mo))\\b(?!\\s+(?:mother|father|mum|mom|dad|parents|wife|husband|grandma|grandpa|gran|granny)\\b)(?:\\s+(twins|${CHILDREN}|${BOYS}))?`,
  'g',
);
const PUPIL =
  /\b(?:y(?:r ?|ear )?(?=\d)(\d{1,2})|year (\d{1,2}) (?:girl|boy|kid|pupil|student|daughter|son|lad))\b/g;
const SHORT = /\b(?:ds|dd|dgs|dgd)[12]? ?\(?(\d{1,2})\b\)?/g;
const NOUN_FIRST =
  /\b(?:kids?|child(?:ren)?|infants?)\s*[:x=-]?\s*(\d{1,2})\b(?=\s*(?:\(|ages?\b)|\s*[,;.+&]*\s*(?:$|infants?\b))/g;
const UNDER = new RegExp(
  `\\b(${NUM}) (?:(?:of (?:them|us|whom)|are) )*under (?:the age of )?(\\d{1,2})s?\\b(?!\\s*(?:euros?|dollars|pounds|usd|eur|quid|kg|k\\b|miles|km|hours?|minutes|a night|per|days|nights|%|stars))`,
  'g',
);
const OUR_SO_MANY = new RegExp(
  `\\b(?:our|(?<=\\b(?:and|with|plus|take|taking|bring|bringing) )my) (two|three|four|five|[2-5])\\b(?=[\\s,]*(?:\\(|aged?\\b|ages\\b|y\\d|\\d))${AGES}?`,
  'g',
);
/** One of these is a child that is known, though nobody counts. */
const ONE =
  /^(?:bab(?:y|ies)|bub|infant|toddler|tot|kid|kiddo|child|son|daughter|teen|teenager|newborn|grandson|granddaughter|grandchild|grandkid|grand kid|little one|preschooler|pre-schooler|youngster|kindergart\w+|.*grader|.*school.*(?:er|man|more|junior|senior|kid|boy|girl|student))$/;
const ALWAYS_ONE =
  /^(?:bab(?:y|ies)|bub|infant|toddler|tot|newborn|preschooler|pre-schooler|kindergart\w+|.*grader)$/;
const GROWN = /\b(?:adult|grown|college|university|uni)\b/;
const ALL_GROWN = /^[^.;]{0,12}\ball (?:adults?|grown|(?:over|above) (?:18|21)|18\+)/;

/** One of several, who stays at home: "my eldest isn't coming". */
const ONE_OF_THEM =
  /\b(?:my|our|the|her|his) ((?:eldest|oldest|youngest|middle|older|younger|elder|bigger|smaller|little|big)(?: (?:one|kid|child|son|daughter|boy|girl|brother|sister))?)(?![\p{L}'’])/gu;

/** "(She's 10)", of a child that was spoken of. */
const SHE_IS = /(?<=\()s?he(?:'s| is) (?:only |just |now |turning )?(\d{1,2})(?=\))/g;

/** "3 of us, ages 34, 36 and 6": the ages of everybody. */
const OF_ALL =
  /(?<=\bof us[,: ]{0,2}\(?)(?:all )?age[ds]:? (\d{1,2}(?:(?:,| and| &|,? ?\+)? ?\d{1,2})+)(?! ?(?:days?|nights?|weeks?)\b)/g;
/** "A 3 and a 7 year old". */
const TWO_AGED =
  /\ban? (\d|1[0-7]) (?:and|&) (?:an? )?(\d|1[0-7])[- ]?(?:years?|yrs?|yr)[- ]?olds?(?=\s*(?:$|[.,;:!?)(]|(?:and|with|who|in|from|for|plus|to|so|boys?|girls?|kids?|children|at|on)\b))/g;
/** "Two kids, a 3 and a 7 year old": who was counted already. */
const COUNTED_BEFORE = /\b(?:kids|children|boys|girls|sons|daughters|twins|ones|grandchildren)\s*[,:(–-]\s*$/;
const TWINS = new RegExp(
  `\\btwin (?:girls|boys|daughters|sons|toddlers|babies|kids|(brothers|sisters|siblings|cousins|nieces|nephews))\\b${AGES}?`,
  'g',
);

const SOME_ARE = new RegExp(
  `\\b${NUM} of (?:us|them|(?:the|those|these|our) (?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|group|party|people|travell?ers))(?: people| of us| travell?ers)? (?:is|are)(?: (?:actually|only|just|my|our|an?|the|still|both|all))* (?:(${CHILDREN}|${BOYS}(?=[ ,(]*(?:\\d|who|aged?)))\\b(?! (?:at|sitter))${AGES}?|(?<=(?:only|just) )(\\d|1[0-7])\\b(?= years?\\b| yrs?\\b|\\W*$|[.,;!?]))`,
  'g',
);
/** "One of those 5 is my son, he's 6": children among those who were counted. Read before the number is. */
export const CHILDREN_AMONG: TermPattern = {
  pattern: SOME_ARE,
  read: ([, number = '', , figures, words, age]) => {
    const { ages, grown } = yearsOf(age ?? figures, words);
    return grown > 0 ? null : child(countOf(number), ages, AMONG, true);
  },
};
export const AMONG = 'among';

export const CHILD_KINDS: readonly TermPattern[] = [
  {
    pattern: OF_ALL,
    read: ([, figures]) => {
      const { ages } = yearsOf(figures, undefined);
      return ages.length === 0 ? null : child(ages.length, ages, 'of us', true);
    },
  },
  {
    pattern: TWO_AGED,
    read: ([, one = '', two = ''], { before }) =>
      child(COUNTED_BEFORE.test(before) ? 0 : 2, [Number(one), Number(two)], 'two aged', true),
  },
  {
    pattern: TWINS,
    read: ([, name, figures, words]) => {
      const { ages } = yearsOf(figures, words);
      // "my twin brothers" may be of any age
      const isGrown = name !== undefined && ages.length === 0;
      return isGrown ? { ...child(0, [], name, true), kind: 'kin', adults: 2 } : child(2, ages, 'twin', true);
    },
  },
  {
    pattern: ONE_OF_THEM,
    read: ([, name = ''], { after }) => (STAYS.test(after) ? child(1, [], name, true) : null),
  },
  {
    pattern: SHE_IS,
    read: ([, age = '']) => (Number(age) < 18 ? child(1, [Number(age)], 'she', true) : null),
  },
  { pattern: SHORT, read: ([, age = '0']) => child(1, [Number(age)], 'short', true) },
  {
    pattern: PUPIL,
    read: ([, short, long], { before }) => {
      const year = Number(short ?? long);
      return year > 13 || /\b(?:for|next|last|in)\s+$/.test(before)
        ? null
        : child(1, [year + 4], `year ${year}`, true);
    },
  },
  {
    pattern: NOUN_FIRST,
    read: ([whole, number = '0'], { after }) => nounFirst(whole, Number(number), after),
  },
  {
    pattern: OUR_SO_MANY,
    read: ([, number = '', figures, words]) => {
      const { ages, named, grown } = yearsOf(figures, words);
      return child(named > 0 && grown === 0 ? countOf(number) : 0, ages, 'own', true);
    },
  },
  {
    pattern: UNDER,
    read: ([, number = '', , age]) => (Number(age) > 18 ? null : child(countOf(number), [], 'under', true)),
  },
  {
    pattern: TYPED_WITH_AGES,
    read: ([, number = '', , , figures, words]) => {
      const { ages, grown } = yearsOf(figures, words);
      return ages.length === 0
        ? null
        : { ...child(countOf(number) - grown, ages, 'boy', true), adults: grown };
    },
  },
  { pattern: COUNTED, read: (match, { before, after }) => countedChild(match, before, after) },
  {
    pattern: AGED,
    read: ([whole, lead, number, , figure = '0', months, mo], { before }) => {
      const age = months === undefined && mo === undefined ? countOf(figure) : 0;
      if (age >= 18 || /\b(?:under|over|below|above|than|to)\s+$/.test(before)) return null;
      const own =
        number === undefined ? (whole.includes('twins') ? 2 : 1) : Math.min(countOf(number), MOST_OF_AN_AGE);
      return child(
        own,
        Array.from({ length: own }, () => age),
        `aged ${age}`,
        !/^(?:my|our|the)$/.test(lead ?? ''),
      );
    },
  },
];

function child(children: number, ages: readonly number[], name: string, isCounted: boolean): Counted {
  return {
    kind: 'child',
    adults: 0,
    children: Math.max(0, children),
    ages: ages.slice(0, Math.max(children, 0)),
    name,
    isCounted,
  };
}

/** "kids 3 (12, 8, 1)"; "kids 6 and 8" are ages. */
function nounFirst(whole: string, number: number, after: string): Counted | null {
  const list = /^\s*(?:\(|ages?:?)\s*([\d\s,&and]+)\)?/.exec(after)?.[1]?.match(/\d+/g)?.map(Number) ?? [];
  const isNumber = /[:=x]/.test(whole) || list.length === number;
  return isNumber ? child(number, list, 'kid', true) : null;
}

function countedChild(match: RegExpMatchArray, before: string, after: string): Counted | null {
  const [whole, number, , one, name = '', figures, words] = match;
  const lead = before.replace(/\s+/g, ' ');
  const isOurs = /\b(?:my|our|the|his|her|their|both) $/.test(lead);
  const isBeside = /(?:\b(?:and|with|plus|me|us|n)|[,&+]) ?$/.test(lead);
  const isCounted = number !== undefined || one !== undefined;
  if (/\b(?:was|were|being|since|when) $/.test(lead)) return null;
  if (
    !isCounted &&
    (/^ (?:under|over|below)\b/.test(after) ||
      /\b(?:for|suitable for|no|without|under|ask|like an?|as an?|as) $/.test(lead))
  )
    return null;
  const { ages, grown, named } = yearsOf(figures, words);
  // beds, not children
  if (
    name === 'twins' &&
    number !== undefined &&
    named === 0 &&
    !isOurs &&
    !/\b(?:and|with|plus|has|have) $/.test(lead)
  )
    return null;
  const own =
    number !== undefined
      ? countOf(number)
      : (name === 'twins' || name === 'triplets') && (isOurs || isBeside || named > 0)
        ? { twins: 2, triplets: 3 }[name]
        : one !== undefined
          ? 1
          : named > 0
            ? // "the kids (3)": how many, as one age is not that of several
              named === 1 && /^(?:kids|children)$/.test(name) && /^\(\d\)$/.test(whole.slice(-3))
              ? Number(figures)
              : named
            : uncounted(name, isOurs, isBeside, /\bour $/.test(lead));
  if (own === 0) return null;
  const isGrown = GROWN.test(whole.slice(0, whole.indexOf(name))) || ALL_GROWN.test(after);
  const adults = isGrown ? own : Math.min(own, grown);
  const stem = name.replace(/(?:ies|y|s|ren)$/, '');
  return { ...child(own - adults, isGrown ? [] : ages, stem, isCounted || named > 1), adults };
}

/** @param isOfBoth "our boy": "my girl" may be anybody's sweetheart */
function uncounted(name: string, isOurs: boolean, isBeside: boolean, isOfBoth: boolean): number {
  if (name === 'triplets') return 3;
  if (ALWAYS_ONE.test(name)) return isOurs || isBeside ? 1 : 0;
  if (/^(?:boy|girl)$/.test(name)) return isOfBoth ? 1 : 0;
  return ONE.test(name) && (isOurs || (isBeside && /^(?:son|daughter|grandson|granddaughter)$/.test(name)))
    ? 1
    : 0;
}
