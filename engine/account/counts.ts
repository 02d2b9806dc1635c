/** Sums, ages, lengths, people, rooms and all else that is counted. */
import { MONTH } from '../read/time/patterns.ts';
import { MONEY_CODES, MONEY_NAMES, MONEY_SIGNS } from '../read/money/amounts.ts';
import { FIGURE, IN_WORDS, NUMBER, sumsIn, valueOf } from './figures.ts';
import type { Kind, Said } from './content.ts';

const MONEY = `(?:(?:us|canadian|australian|new zealand|hong kong|singapore) )?(?:dolars?|dollars?|${MONEY_NAMES}|${MONEY_SIGNS})`;
const SIGN = `(?:${MONEY_SIGNS}|\\b(?:${MONEY_CODES}|r(?=\\d)|rs\\.?))`;
const SCALE = '(?:k\\b|m\\b|grand\\b|thousand\\b|million\\b|lakh\\b)';
const CHILDREN = 'kids?|childrens?|childs|child|kiddos|toddlers?|babies|teens?|teenagers?|little ones';
const KIN =
  'sisters?|brothers?|sons?|daughters?|cousins?|parents|grandparents|aunts?|uncles?|nieces?|nephews?|colleagues|co-?workers';
const ALL =
  'people|persons?|ppl|pax|travell?ers?|participants|guests|friends|mates|guys|girls|lads|ladies|women|men|students|of us|of you|seniors|pensioners|retirees';
const PERSON =
  'honeymoon(?:ers)?|hubby|husband|wife|wifey|partner|spouse|girl ?friend|boy ?friend|gf|bf|fianc[eé]e?|mother|mum|mom|mam|father|dad|grandmother|grandma|granny|gran|nan|grandfather|grandpa|grandad|granddad|brother|sister|son|daughter|cousin|uncle|aunt|auntie|niece|nephew|mother-in-law|father-in-law';
const ADJECTIVES = "(?:[\\p{L}'-]+ ){0,2}";
const EACH =
  /^\s*(?:(?:in |at )?(?:each|every)\b|per (?:person|head|traveller|couple|room)|a (?:head|person)\b|pp\b|p\.p\.|apiece)/;
const A_NIGHT = /^\s*(?:(?:a|per|the|each|every|by|\/)\s*)?(?:room\s*(?:a|per|\/)?\s*)?(?:night|nite|nt\b)/;

const OF_SOME =
  " (?:is|has|needs|wants|have|can'?t|cannot|don'?t|doesn'?t|eats?|hates?)\\b| are (?:pure |strict(?:ly)? |both |fully )?(?:veg|halal|gluten|coeliac|celiac|pescatarian|kosher|allergic|in a wheelchair)";

function words(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d.,])(?:${source})(?!\\p{L})`, 'gu');
}

function sumOf(typed: string, after: string): Said {
  return {
    kind: 'money',
    amount: Math.max(0, ...sumsIn(typed)),
    isNight: A_NIGHT.test(after),
    isEach: EACH.test(after),
  };
}

type CountKind = Extract<Said, { readonly count: number }>['kind'];

function counted(kind: CountKind): Kind[1] {
  return ([, first, second], after) => ({
    kind,
    count: valueOf(first ?? second ?? ''),
    isEach: EACH.test(after),
  });
}

export const SUMS: readonly Kind[] = [
  [
    new RegExp(`(?<![\\p{L}\\d])${SIGN}\\s?(?:${FIGURE})\\s?${SCALE}?`, 'gu'),
    ([all], after) => sumOf(all, after),
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\d])(?:${FIGURE}|${IN_WORDS})\\s?${SCALE}?\\s?${MONEY}(?![\\p{L}\\d])(?: (?:for )?one person\\b)?`,
      'gu',
    ),
    ([all], after) =>
      sumOf(all.replace(/ (?:for )?one person$/, ''), all.endsWith('one person') ? ' each' : after),
  ],
];

const OF_GROWN_UP =
  'both|wife|husband|partner|mother|father|mum|mom|dad|gran\\w*|nan|aunt\\w*|uncle|sisters?|brothers?|friends?|parents|turning|turns|am|is|are';
const OLD = '(?:[5-9]\\d|(?:fifty|sixty|seventy|eighty|ninety)(?:[- ]\\w+)?)';

/** Only a child's says something of a plan. */
export const AGES: readonly Kind[] = [
  [
    new RegExp(
      `\\b(?:${CHILDREN}|sons?|daughters?|boys?|girls?|twins|baby|grandkids|grandchildren)\\b\\W+(?:aged?\\W+|are\\W+|of\\W+|both\\W+)*(\\d{1,2})(?:\\s*(?:,|and|&|\\+)+\\s*\\d{1,2})*(?!\\d|\\s*(?:days?|nights?|weeks?|rooms?|adults?|of\\b|st\\b|nd\\b|rd\\b|th\\b|${MONTH}))(?:\\s?(?:months?|mths?|years?|yrs?))?`,
      'gu',
    ),
    counted('age'),
  ],
  [
    /\b(\d{1,3})[- ]?(?:yrs?|years?|yo|y\/o|months?)[- ](?:old|of age)\b|\b(?:aged?|under|over|age of) (\d{1,2})(?= ?(?:years?|yrs?|\)|,|$))(?:\s*(?:,|and|&)+\s*\d{1,2})*|(?<=\b(?:children|kids) )(?:under|below|younger than|up to) (\d{1,2})(?!\d)/g,
    counted('age'),
  ],
  [/\((\d{1,2})(?:\s*(?:,|and|&)+\s*\d{1,2})*(?: (?:years?|yrs?|months?))?(?=[),])/g, counted('age')],
  [
    new RegExp(
      `\\b(?:${OF_GROWN_UP}|(?:who|he|she|they|grandma|grandpa|oma|opa|nonna)(?:'?s|'re)?),? (?:is |are |both |turns |now )?${OLD}\\b(?:,? (?:and |& )?[5-9]\\d\\b)*(?! ?(?:nights?|days?|km|minutes?|hours?|%))`,
      'g',
    ),
    () => ({ kind: 'nothing' }),
  ],
  [/\bturn(?:s|ing|ed)? \d{1,3}\b/g, () => ({ kind: 'nothing' })],
  [/(?<=, |and )[5-9]\d(?:,? and [5-9]\d)?(?=,|\.|$| from)/g, () => ({ kind: 'nothing' })],
];

const UNITS: Readonly<Record<string, 'day' | 'night' | 'week'>> = {
  d: 'day',
  n: 'night',
  w: 'week',
  f: 'week',
};

export const COUNTS: readonly Kind[] = [
  [
    words(
      `${NUMBER}\\s*(?:days?|weeks?|months?|years?) (?:time\\b|from (?:now|today)|ago|before that|earlier|later|in advance|old|pregnant|along)`,
    ),
    () => ({ kind: 'nothing' }),
  ],
  [
    words(
      `(?<!\\d\\/)${NUMBER}(?:\\s*(?:-|–|or|to)\\s*(\\d{1,2}|${IN_WORDS}))?[- ]?(?:full |whole |more |long |extra |other |solid )?(days?|dayz|nights?|nites?|nts?|weeks?|wks?|fortnights?)(?!-trip| trips?)`,
    ),
    ([, first = '', second, unit = ''], after) => {
      if (/^an?$/.test(first) && !/^[wf]/.test(unit)) return { kind: 'nothing' };
      const factor = unit.startsWith('fortnight') ? 2 : 1;
      const counts = [first, ...(second === undefined ? [] : [second])].map(
        (typed) => valueOf(typed) * factor,
      );
      return { kind: 'length', unit: UNITS[unit.charAt(0)] ?? 'week', counts, isEach: EACH.test(after) };
    },
  ],
  [/\bfortnight\b/g, () => ({ kind: 'length', unit: 'week', counts: [2], isEach: false })],
  [
    words(`${NUMBER}[- ]${ADJECTIVES}(?:rooms?|bedrooms?|twins|doubles|singles|suites|cabins)`),
    counted('rooms'),
  ],
  [
    words(
      `${NUMBER}[- ](?!(?:with|and|to|in|via) )${ADJECTIVES}(?:cities|towns|islands|countries|stops|bases)`,
    ),
    counted('towns'),
  ],
  [words(`(\\d|${IN_WORDS})[- ]?stars?`), counted('stars')],
  [words(`${NUMBER} (?:[\\p{L}'-]+ )?(?:couples|families)`), counted('couples')],
  [words(`${NUMBER} ${ADJECTIVES}(?:${CHILDREN})`), counted('children')],
  [words(`${NUMBER} (?:[\\p{L}'-]+ )?(?:${KIN})`), counted('kin')],
  [words(`${NUMBER} ?(?:[\\p{L}'-]+ )?(?:adults?|adlts?|grown-?ups)`), counted('grown')],
  // some of all: "two of us are vegan"
  [
    words(
      `${NUMBER} of (?:us|them|you)(?=${OF_SOME})|an? \\w+(?:nd|rd|th) (?:person|adult|travell?er|guest)|lost ${NUMBER} (?:people|persons?)`,
    ),
    () => ({ kind: 'nothing' }),
  ],
  [
    words(`${NUMBER} ?(?:[\\p{L}'-]+ )?(?:${ALL})|(?:party|group|family) of (\\d+|${IN_WORDS})`),
    counted('people'),
  ],
  [
    /\b(?:(?:only|just) (?:me|myself|for me)(?!(?: \([^()]{1,20}\))? and (?!i\b)| \+| &|,? my| n\b)|solo(?! (?:mum|mom|mam|dad|mother|father|parent))|by myself|on my own|(?<!(?:leave|let) (?:us |me )?)alone)\b/g,
    () => ({ kind: 'alone' }),
  ],
  // one of a row of people: "me and my sister", "my mother, my aunt and I"
  [
    words(
      `(?<=(?:\\b(?:me|him|her|and|with|n)|[,&+:])\\s?(?:my |our |the )?)(?:${PERSON})(?!'s)|(?:${PERSON})(?=(?: \\(\\d+\\))?,? ?(?:and\\b|&|\\+|n\\b))`,
    ),
    ([who]) => ({ kind: 'person', who }),
  ],
  [words(`(?:${PERSON})(?!'s)`), () => ({ kind: 'nothing' })],
  // a year says nothing by itself
  [/\b(?:19|20)\d\d\b|'\d\d\b/g, () => ({ kind: 'nothing' })],
  [
    new RegExp(`(?<![\\p{L}\\d/:.-])(\\d+(?:[.,]\\d+){0,4}|${IN_WORDS})(?![\\p{L}\\d/:])`, 'gu'),
    (match, after) => (/^(?:one|zero)$/.test(match[0]) ? null : counted('number')(match, after)),
  ],
];
