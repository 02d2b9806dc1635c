/** Words for those who are grown up, or of any age. */
import { countOf, NUM } from '../numbers.ts';
import { AGES, GROWN_AGES, NO_AGE, yearsOf } from './ages.ts';
import {
  ADJECTIVES,
  ALONE,
  ANYBODY,
  CHILDREN,
  COUPLE,
  FELLOWS,
  GROWN,
  NO_LENGTH,
  OF_SOME,
  ONE,
  SPOUSE,
  TWO,
  SIZED,
} from '../../../content/words/people.ts';
import { FOR_ONE, IN_A_ROOM, SLEEPS } from '../../../content/words/rooms.ts';
import {
  NOT_GIVEN,
  SHORT,
  TERSE,
  BOTH,
  HOST,
  THEIRS,
  THEM,
  PLUS_ONE,
  NAMES,
  PAIR,
  SIZES,
} from '../../../content/words/partyTerms.ts';
import type { Counted, TermKind, TermPattern } from './terms.ts';

const NO_NOUN = `(?!\\s+${ADJECTIVES}(?:${GROWN}|${FELLOWS}|${CHILDREN}|couples|grandparents)\\b)`;
const NOT_SOME = `(?!${OF_SOME})`;
const SOME = new RegExp(
  `(?<!\\b(?:the|all) )\\b(?!one |1 )${NUM} of (?:us|them)(?=${OF_SOME})|(?<!\\b(?:the|all) )\\b${NUM} (?:travell?ers?|persons?|people|adults?|guests?|members?)(?: (?:in|of) (?:the|our|my) (?:group|party|family))?(?= (?:is|has|have|can'?t|cannot|does|doesn'?t|needs?|uses?)\\b| are {3})|\\b(one|1) (?:travell?er|person|adult|guest|member)(?: (?:in|of) (?:the|our|my) (?:group|party|family))?(?= {9,})`,
  'g',
);

/** The number of all of them: "family of two adults and one child" counts its members by themselves. */
const FAMILY = new RegExp(
  `\\b(?:${ONE}'s )?fam(?:ily)? of ${NUM}\\b(?!\\s+${ADJECTIVES}(?:adults?|grown-?\\s?ups?|parents)\\b)${NO_LENGTH}`,
  'g',
);
const ADULTS = new RegExp(
  `\\b(${NUM})\\s*${ADJECTIVES}(?:adults?|grown-?\\s?ups?|ad|adt|adl?ts?|(?:group |youth |team )?leaders|chaperones|teachers|supervisors|carers)\\b(?! (?:${CHILDREN}|tickets?|prices?|fares?|pass(?:es)?)\\b)|\\badults?\\s*[:x=-]?\\s*(\\d{1,2})(?=[\\s,;.+&]*(?:$|and\\b|kids?\\b|child|infants?\\b|teens?\\b|[.;]))`,
  'g',
);
const US = new RegExp(
  `\\b(?:(?:just |only )?us (?:two|2|both)${NOT_GIVEN}|(?:just |only )?the (?:two|2) of us|(?:two|2) of us${NOT_SOME}|both of us|neither of us|we (?:two|2|both)(?= (?:go|want|are|would|will|need|like|love|travel)\\b)|us parents|(?<=[,&+] |\\band |\\bplus )us(?=\\s*(?:[,.&+)]|and\\b|plus\\b|with\\b|$))|us(?= and (?:the|our) (?:kids|children|baby|twins|two|three))|(?<!\\bof )us(?= (?:and|plus|\\+|&|with) (?:another|our|my|\\d|two|three)\\b))(?![\\w-])`,
  'g',
);
const OF_US = new RegExp(
  `\\b(?:the |all |just |only )?(?!one |1 )${NUM} of us\\b${NOT_SOME}|\\bus (?:${NUM})\\b${NOT_SOME}${NOT_GIVEN}${NO_LENGTH}${NO_NOUN}`,
  'g',
);
/** "Four of my friends and me" are five. */
const BESIDE_ME = new RegExp(
  `(?<!\\b(?:my|our|the|and|mum|mom|dad|wife|husband)[\\s,]+)\\b${NUM} (?:(?:of (?:my|our)|other) (?:best |good |old )?)?(?:friends|mates|pals|cousins|colleagues|siblings|brothers|sisters) (?:and|&|plus) (?:me|i|myself)\\b|\\b(?:me|myself) (?:and|&|plus) ${NUM} of (?:my|our) (?:best |good |old )?(?:friends|mates|pals|cousins|colleagues)\\b`,
  'g',
);
const GROUP = new RegExp(
  `\\b(?:groups?|party|team|crew|bunch|total|gang|posse|squad|barkada|tropa|clan|club|class|band|tribe) of ${NUM}\\b${NO_LENGTH}(?! (?:cities|towns|museums))(?:\\s+${ADJECTIVES}(?:${FELLOWS}|${GROWN})\\b)?|\\b(?:(?:number of|how many) (?:people|travell?ers|persons|guests|us)|head ?count|(?:group|party) size|(?:size|number) of (?:our|the) (?:group|party))\\b[^.\\d]{0,30}?\\b${NUM}\\b|\\b(?:(?:lads|girls|boys|bachelor(?:ette)?|guys|family|friends)'?s?'? )?(?:hen|stag|trip|weekend|do|party|holiday|getaway|break)(?<=\\b(?:hen|stag)|(?:lads|girls|boys|bachelor|ette|guys|family|friends|hen|stag)'?s?'? [a-z]+)[ ,:]+(?:for |of |with )?(?:us )?${NUM}\\b${NO_LENGTH}${NO_NOUN}|(?<!\\b(?:nights?|days?|towns?|stops?)\\b[^.;!?]{0,30}\\b(?:making|makes)(?: it)? )\\b${NUM} (?:in (?:total|all)|altogether|(?:with|counting|including|incl\\.?) (?:me|myself|us)(?= ?[).,;]|$))|\\ball (two|three|four|five|six|seven|eight|nine|ten)(?= (?:going|travell?ing|together)\\b|[,.])`,
  'g',
);
const WE_ARE = new RegExp(
  `\\b(?:we(?:'re| are|'ll be| will be|re)|there(?:'s| is| are|'ll be| will be|s)(?= (?:\\w+ ){0,3}(?:\\d+|[a-z]+) of us))(?: (?:in|now|only|just|all|going|gonna|to|be|a|total|around|about|actually|group|party|of|like|still)){0,4} ${NUM}\\b${NO_LENGTH}${NO_NOUN}(?! (?:or|miles|away|min)\\b)(?!(?<=\\d\\d) (?:and|&|\\+) [1-9]\\d\\b)`,
  'g',
);
/** After somebody came or went: "Mark dropped out, so 4", "4 now", "makes us 5", "5 if you count the baby". */
const NOW = new RegExp(
  `\\b(?:out|cancell?ed|bailed|coming|yes|joins?|joined|joining|(?<! {3}|\\b(?:train|bus|boat|ferry|flight|plane|rain|sun|summer|it|that) )comes|(?:make|come|join) it|along|too|nanny|nan|mum|mom|dad|sister|brother|friend)\\b(?:[^.\\d(]|\\([^)]{1,30}\\)){0,12}\\bso(?: (?:it'?s|that'?s|we'?re|we are|there'?s|there are|now|just|only|down to|up to)){0,3} ${NUM}(?: now| of us| persons?| people| adults)?(?=[\\s,.]*(?:$|[,.]|for\\b|in\\b|to\\b|from\\b|persons?\\b|people\\b))|(?<!\\b(?:towns?|cities|nights?|days?|stops?) )\\b(?:com(?:es|ing)(?! (?:home|back)\\b)|join(?:s|ed|ing))\\b(?:(?!\\b(?:nights?|days?|towns?|stops?|cities)\\b)[^.\\d]){0,20}\\b(?:(?:that|which|it) makes|making)(?: (?:it|us|just|only))* ${NUM}(?= of us| (?:in all|in total|altogether|now|then)\\b|\\s*(?:$|[.,;!]))|\\b(?:mak(?:es|ing) (?:us|it)|actually|now we'?re|we'?re now|so|down to|up to) ${NUM} (?:now|since|because|as) |(?<=^|[,.] )(?:actually |so |ok |just )?${NUM} (?:of us )?now(?=\\W*$)|\\bmak(?:es|ing) us ${NUM}\\b${NO_LENGTH}|(?<![\\d.,€$£]|\\bof )\\b${NUM} (?:(?:if|when) (?:you|we) (?:count|include|add)|counting|including|incl\\.?)(?: in)? (?=(?:the |our |my )?${ADJECTIVES}${CHILDREN}\\b)`,
  'g',
);
/** "Two families of four". */
const FAMILIES = new RegExp(`\\b${NUM} families of ${NUM}\\b`, 'g');
const COUPLES = new RegExp(
  `\\b(?:(${NUM})|another|one other|a second|an? (?:other|extra)) (?:(?!(?:of|and|or)\\b)[a-z-]+ )?${ADJECTIVES}couples?\\b`,
  'g',
);
const KIN = new RegExp(
  `\\bboth sets? of (?:grand)?parents\\b|${ADJECTIVES}\\b(?:${ONE}'s )?(${TWO}|${ONE})\\b(?!['’-]s?\\w(?!['’]? {3})|'s\\b(?! {3}))(?: \\(both\\))?(?: (?!(?:and|is|are|aged?|who|from|for|in|to|with|plus|has|have|of|at|on|me|${ONE}|${TWO})\\b)[a-z]+(?= \\(\\d))?(?:${AGES}|${GROWN_AGES})?`,
  'g',
);
const MATES = new RegExp(
  `\\b${NO_AGE}(${NUM})\\s+${ADJECTIVES}(${FELLOWS})\\b(?! (?:under(?! (?:[$£€]|\\d{3}| |$))|per|a day))${AGES}?`,
  'g',
);
const TYPED = new RegExp(
  `(?<!\\b(?:seats?|sleeps?|up to|fits|than|every|most|least) )\\b${NO_AGE}(${NUM})(?:\\s+|(?<=\\d))${ADJECTIVES}(${GROWN})\\b(?! (?:tickets?|fares?|under(?! (?:[$£€]|\\d{3}| |$))|per|a day))`,
  'g',
);
const FOR_SO_MANY = new RegExp(
  `(?<!\\b(?:table|dinner|tickets?|meal|lunch|look|looking|search|searching|ask|asking|wait|waiting) )\\bfor (?:just |only |us )?(${NUM})(?=[\\s,.;:!?)]*(?:$|[,.;:!?)]|(?:from|under|in|to|with|on|and|this|next|at|please|by|around|during|max|budget|(?<!\\d\\d[\\s,]+)(?:incl(?:udes?|uding)?|all[- ]in)|over|early|late|mid|who|we|[a-z]+ing)\\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))`,
  'g',
);
/** At the very end, where nothing else can be counted: "Porto 3 days in May from Geneva, 2". */
const LAST_NUMBER = new RegExp(`(?<=[,.;]\\s+|(?<!\\d)[,.;]|,)(${NUM})\\s*(?=[.!,;]|$)`, 'g');
const SELF = new RegExp(
  `\\b(?:just |only |it'?s )*(?:me|myself|self|yours truly)\\b${GROWN_AGES}?|(?<![\\w'’])(?:[fm](?:1[89]|[2-7]\\d)|(?:1[89]|[2-7]\\d)[fm])\\b|(?<![\\w'’])i(?![\\w'’])(?:(?= ?\\()${GROWN_AGES})?`,
  'g',
);

const said = (kind: TermKind, adults: number, own: Partial<Counted> = {}): Counted => ({
  kind,
  adults,
  children: 0,
  ages: [],
  name: kind,
  isCounted: false,
  ...own,
});
const number = (match: RegExpMatchArray) =>
  countOf(match.slice(1).find((group) => group !== undefined && countOf(group) > 0) ?? 'one');
const everybody = (match: RegExpMatchArray) => said('all', number(match), { isCounted: true });

/** `first` are read before children are, `last` after them. */
export const PEOPLE_KINDS: { readonly first: readonly TermPattern[]; readonly last: readonly TermPattern[] } =
  {
    first: [
      { pattern: BESIDE_ME, read: (match) => said('all', number(match) + 1, { isCounted: true }) },
      { pattern: SOME, read: (match) => said('some', number(match)) },
      {
        pattern: ALONE,
        read: ([name], { before, after }) =>
          /^(?:alone|.*my ?self$|on my own)/.test(name) &&
          (SLEEPS.test(before) || FOR_ONE.test(before) || IN_A_ROOM.test(after))
            ? null
            : said('alone', 1, { name }),
      },
      {
        pattern: FAMILIES,
        read: ([, families = '', size = '']) =>
          said('all', countOf(families) * countOf(size), { isCounted: true }),
      },
      { pattern: BOTH, read: ([, name = '']) => said('kin', 2, { name }) },
      { pattern: FAMILY, read: (match) => said('family', Math.max(2, number(match)), { isCounted: true }) },
      { pattern: SHORT, read: (match, { before, after }) => shortOf(match, before, after) },
      { pattern: TERSE, read: everybody },
      { pattern: ADULTS, read: (match) => said('grown', number(match), { isCounted: true }) },
      { pattern: US, read: () => said('us', 2) },
      { pattern: OF_US, read: everybody },
      { pattern: GROUP, read: everybody },
      { pattern: NOW, read: (match) => said('all', number(match), { isCounted: true, name: 'now' }) },
      { pattern: WE_ARE, read: everybody },
      { pattern: SIZED, read: ([size]) => said('all', SIZES[size] ?? 2, { isCounted: true }) },
      { pattern: HOST, read: () => said('us', 2) },
      {
        pattern: COUPLES,
        read: ([, count]) =>
          said('couples', 2 * (count === undefined ? 1 : countOf(count)), { isCounted: true }),
      },
      { pattern: PAIR, isTyped: true, read: () => said('couple', 2) },
      { pattern: COUPLE, read: ([name]) => said('couple', 2, { name }) },
    ],
    last: [
      { pattern: TYPED, read: ([, count = '', , name = '']) => typedOf(countOf(count), name) },
      {
        pattern: MATES,
        read: ([, count = '', , name = '', figures, words]) =>
          agedOf('fellows', countOf(count), name, figures, words),
      },
      {
        pattern: KIN,
        read: ([whole, name, figures, words]) =>
          name === undefined
            ? said('kin', 4, { name: whole })
            : agedOf('kin', new RegExp(`^${TWO}$`).test(name) ? 2 : 1, name, figures, words),
      },
      { pattern: THEIRS, read: ([, name = '']) => said('kin', 2, { name, isCounted: true }) },
      { pattern: THEM, read: ([, after, before]) => said('kin', 1, { name: after ?? before ?? '' }) },
      {
        pattern: NAMES,
        isTyped: true,
        read: ([names]) =>
          said('names', names.match(/\p{Lu}/gu)?.length ?? 1, { name: names, isCounted: true }),
      },
      { pattern: FOR_SO_MANY, read: ([, count = '']) => said('all', countOf(count), { name: 'for' }) },
      { pattern: PLUS_ONE, read: ([, count]) => said('plus', count === undefined ? 1 : countOf(count)) },
      { pattern: SELF, read: ([name]) => said('self', 1, { name: name.replace(/[\s,(:-]+.*\d.*$/, '') }) },
      {
        pattern: LAST_NUMBER,
        read: ([, count = '']) =>
          countOf(count) > 12 ? null : said('all', countOf(count), { name: 'last' }),
      },
    ],
  };

function typedOf(count: number, name: string): Counted {
  return ANYBODY.test(name)
    ? said('all', count, { isCounted: true })
    : said('typed', count, { isCounted: true, name: name.replace(/s$/, '') });
}

/** Somebody who is named with an age below 18 is a child, but for whoever has children. */
function agedOf(
  kind: 'kin' | 'fellows',
  count: number,
  name: string,
  figures?: string,
  words?: string,
): Counted {
  const { ages } = yearsOf(figures, words);
  const isYoung =
    ages.length > 0 &&
    !new RegExp(`^(?:${SPOUSE}|${TWO}|.*(?:mum|mom|dad|mother|father|gran|nan).*)$`).test(name);
  const isCounted = kind === 'fellows';
  return isYoung
    ? {
        kind: 'child',
        adults: count - Math.min(count, ages.length),
        children: Math.min(count, ages.length),
        ages,
        name,
        isCounted: true,
      }
    : said(kind, count, { name, isCounted });
}

function shortOf(
  [, family, grown = '0', sign = '', kids = '0', unit, infants = '0', years]: RegExpMatchArray,
  before: string,
  after: string,
): Counted | null {
  const isShort = sign.startsWith('a') && unit !== undefined;
  const isPlus =
    sign === '+' &&
    (family !== undefined ||
      unit !== undefined ||
      years !== undefined ||
      /^\s*(?:\(|kids|ages?\b|family)/.test(after) ||
      /\bfamily\W*$/.test(before));
  if (!isShort && !isPlus) return null;
  const beside = /^\s*(?:ages?:? ?)(\d{1,2}(?:\s*(?:,|and|&)\s*\d{1,2})*)/.exec(after)?.[1];
  const ages = (years ?? beside ?? '').match(/\d+/g)?.map(Number) ?? [];
  const children = Number(kids) + Number(infants);
  return said('grown', Number(grown), {
    children,
    ages: ages.length === children ? ages : [],
    isCounted: true,
  });
}
