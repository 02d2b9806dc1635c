/** Length of a trip, as people write it. */
import {
  WHOLE_MONTH,
  TERSE_DAYS,
  WEEK_THERE,
  LAYOVER,
  DAY_OF_IT,
  ONE_DAY,
  GUEST,
  MOOD,
} from '../../../content/words/lengths.ts';
import { matchesIn } from '../../../domain/text/matches.ts';
import { COUNT, countOf } from '../numbers.ts';
import type { Words } from '../words.ts';

const DAYS_WORD = '(?:days?|dayz|dys)';
const NIGHTS_WORD = '(?:nights?|nites?|nigths?|nts?)';
/** Of the whole, where single lengths are named beside it. */
const IN_TOTAL = new RegExp(
  `\\b${COUNT}[\\s-]+${DAYS_WORD} (?:in total|total|altogether|all in all)\\b|\\b(?:total of|duration of|altogether) ${COUNT}[\\s-]+${DAYS_WORD}\\b`,
);
/** Behind a length: it is that of the whole, and asks for nothing more. */
export const OF_WHOLE =
  /(?<=\b(?:days?|nights?|weeks?) )(?:(?:in (?:total|all)|total|altogether|overall|all in all)\b(?: (?:is|are|(?:would|will|should) be) (?:enough|plenty|fine|sufficient|okay|ok|good)\b| will do\b)?|(?:is|are|(?:would|will|should) be) (?:just |quite |more than )?(?:enough|plenty|fine|sufficient|okay|ok)\b|will do\b)/;
const HALF_WEEKS = new RegExp(
  `\\b${COUNT}(?: and a half|\\.5|½| 1\\/2)[\\s-]+weeks?\\b|\\b${COUNT}[\\s-]+weeks? and a half\\b|\\bweek and a half\\b`,
);
const WEEKS_AND_DAYS = new RegExp(`\\b${COUNT}[\\s-]+weeks? (?:and |plus )?${COUNT}[\\s-]+${DAYS_WORD}\\b`);
/** "two nights three days", "4 days / 3 nights", "6N7D", "3N/4D". */
const NIGHTS_AND_DAYS = new RegExp(
  `\\b${COUNT}[\\s-]*(?:${NIGHTS_WORD}|n)(?:[\\s/&+,-]+(?:and )?|(?<=n))(?!an)${COUNT}[\\s-]*(?:${DAYS_WORD}|d)\\b`,
);
/** "And" is no day: "and 2 nights in Bologna". */
const DAYS_AND_NIGHTS = new RegExp(
  `\\b(?!and\\b)${COUNT}[\\s-]*(?:${DAYS_WORD}|d)(?:[\\s/&+,-]+(?:and )?|(?<=d))(?!an)${COUNT}[\\s-]*(?:${NIGHTS_WORD}|n)\\b`,
);
/** "6-8 days", "three or four nights": the middle of them. */
const BETWEEN = new RegExp(
  `\\b(?!an? )${COUNT}(?:\\s*(?:-|–|to|or|maybe)\\s*|,? (?:or )?(?:maybe|perhaps|possibly) )(?!an? )${COUNT}[\\s-]+(?:full )?(${DAYS_WORD}|${NIGHTS_WORD}|weeks?)\\b(?! (?:ago|before|after|later|earlier))`,
);
/** "100 a night" is a price: a night alone is a length after words that say so. */
const NIGHTS = new RegExp(
  `\\b(?<!(?:last|first|final|every|each|other|plus|including|(?:but|and) maybe) )(?!an? |(?<=(?<!\\b(?:tack|stick|stay|add|put|bolt|tag)(?:ing)? )\\bon )(?:one|1) night\\b)${COUNT}[\\s-]+(?:(?:full|${MOOD}) )?${NIGHTS_WORD}\\b(?! (?:(?:on|along) the way|en route|out)\\b)(?! (?:are|is|being|already) (?:already |being )?(?:paid|covered) (?:for )?by\\b)|\\b(?:for|stay(?:ing)?|spend(?:ing)?|just|only) (a) night\\b(?! out)|(?<![\\d$€£] ?|\\b(?:euros?|dollars?|pounds?|usd|eur|gbp|bucks) )\\b(an?) (?:extra |additional )?night (?:in|at)\\b`,
);
const DAYS = new RegExp(
  `\\b(?<!(?:last|first|final|every|each|other) )(?!an? )${COUNT}(?: and a half)?(?:[\\s-]+|(?<=\\d))(?:(?:full|whole|or so|(?<!\\b(?:one|1)[\\s-]+)${MOOD})[\\s-]+)?${DAYS_WORD}\\b(?!(?<=\\b(?:one|1)[ -]day) trip\\b| trips| ago| (?:before|after(?! all)|later|earlier)\\b)|\\b(a few|(?:a )?couple of) ${DAYS_WORD}\\b|(?<=\\bfor )${COUNT}[\\s-]+${DAYS_WORD}(?= (?:before|after) )`,
);
/** "5d aug 2p", "Ljubljana 3n". */
const TERSE_NIGHTS = /(?<![\d.,/€$£-])\b(\d{1,2}) ?n\b(?!['’])/;
const WEEKS = new RegExp(
  `\\b(?<!\\b(?:back|forwards?)[\\s-]+)(?<!\\b(?:few|couple of|several|once|twice|\\d+|two|three|four|five) (?:[a-z]+ )?(?=a week))${COUNT}[\\s-]+(?:(?:full|whole|entire) )?(?:weeks?|wks?|fortnights?)\\b(?! (?:later|earlier|ago|before|after)\\b)`,
);
/** "30 hours in Singapore", "a 20 hour layover": from half a day on it is a stay. */
const LONG_HOURS = /\b(1[2-9]|[2-9]\d)[\s-]*(?:hours?|hrs?|h)\b(?= (?:in|at|around|layover|stopover|stop)\b)/;
const MOST_DAYS = 100_000;

/** Days at the destination: "five days", "a week", "3 nights", "long weekend"; null where none is named. */
export function findDays(words: Words): number | null {
  const days = daysIn(words);
  const isOfMore = days === 1 && DAY_OF_IT.test(words.lower);
  return days === null || days < 1 || isOfMore ? null : Math.min(days, MOST_DAYS);
}

function daysIn(words: Words): number | null {
  const total = words.exec(IN_TOTAL);
  if (total) return countIn(total);
  if (words.test(/\blong weekend\b/)) return 4;
  const half = words.exec(HALF_WEEKS);
  if (half) return Math.floor((countIn(half) || 1) * 7 + 3.5);
  const both = words.exec(WEEKS_AND_DAYS);
  if (both) return countOf(both[1] ?? '') * 7 + countOf(both[2] ?? '');
  const nightsFirst = words.exec(NIGHTS_AND_DAYS);
  if (nightsFirst) return countOf(nightsFirst[2] ?? '');
  const daysFirst = words.exec(DAYS_AND_NIGHTS);
  if (daysFirst) return Math.max(countOf(daysFirst[1] ?? ''), countOf(daysFirst[2] ?? ''));
  const between = words.exec(BETWEEN);
  const longest = longestIn(words);
  // "ten days, two or three nights of them on an island"
  if (between && !((between[3] ?? '').startsWith('n') && (longest ?? 0) > mostOf(between)))
    return middleOf(between);
  if (longest !== null) return longest;
  if (words.test(WEEK_THERE)) return 7;
  if (
    words.test(/(?<!\b(?:back|forwards?) (?:by )?an? )\bfortnight\b(?! (?:later|earlier|ago|before|after)\b)/)
  )
    return 14;
  const hours = words.exec(LAYOVER) ?? words.exec(LONG_HOURS);
  if (hours) return Math.ceil(Number(hours[1] ?? hours[2] ?? hours[3]) / 24);
  if (words.test(WHOLE_MONTH)) return 30;
  if (
    words.test(
      /(?<!\b(?:at (?:a|the)|both|each|every|either|(?:evenings?|days?|afternoons?) (?:and|plus) the) |\b(?:evenings?|days?|afternoons?) [+&] ?the |\b(?:ideas|tips|things|suggestions) for the (?=weekend\s*(?:[.,;!?]|$)))\bweekend\b/,
    )
  )
    return 3;
  if (words.test(/\bovernight (?:stay|trip|stop)\b/)) return 2;
  const day = ONE_DAY.exec(words.lower);
  return day && !isOfGuest(words.lower, day.index) && words.test(ONE_DAY) ? 1 : null;
}

const MOODS = new RegExp(`\\b${MOOD}\\b`);

const LENGTHS: readonly (readonly [RegExp, (match: RegExpExecArray) => number])[] = [
  [NIGHTS, (match) => countIn(match) + 1],
  [DAYS, (match) => countIn(match) + (match[0].includes('half') ? 1 : 0)],
  [TERSE_NIGHTS, (match) => countIn(match) + 1],
  [TERSE_DAYS, countIn],
  [WEEKS, (match) => countIn(match) * (match[0].includes('fortnight') ? 14 : 7)],
];

const LOOKS_BACK = 80;

function isOfGuest(lower: string, at: number): boolean {
  return GUEST.test(lower.slice(Math.max(0, at - LOOKS_BACK), at));
}

/** Of several lengths the longest is that of the trip: "a week, one night of it on a houseboat". */
function longestIn(words: Words): number | null {
  // "two lazy days and three in town": more lengths than one are read by their plain words
  const isOne = matchesIn(words.lower, /\b(?:days?|nights?|weeks?)\b/g).length < 2;
  const found = LENGTHS.flatMap(([pattern, daysOf]) => {
    const match = pattern.exec(words.lower);
    return match && !isOfGuest(words.lower, match.index) && (isOne || !MOODS.test(match[0]))
      ? [{ match, days: daysOf(match) }]
      : [];
  }).toSorted((a, b) => b.days - a.days);
  const days = found.filter(({ match }) => !/w|fortnight|few|couple/u.test(match[0]));
  // "two weeks in June, 5 days": the shorter unit says it, but for a day or night that is a part of it
  const first = (days[0]?.days ?? 0) > 2 ? days[0] : found[0];
  if (!first || first.days === 0) return null;
  const { index, 0: said } = first.match;
  // "5 easy days" says more than their number, which others read
  const mood = MOODS.exec(said);
  words.take(index, index + (mood?.index ?? said.length));
  if (mood) words.take(index + mood.index + mood[0].length, index + said.length);
  return first.days;
}

/** Days of the longer of two lengths in nights. */
function mostOf([, least = '', most = '']: RegExpExecArray): number {
  return Math.max(countOf(least), countOf(most)) + 1;
}

function middleOf([, least = '', most = '', unit = '']: RegExpExecArray): number {
  const middle = Math.floor((countOf(least) + countOf(most)) / 2);
  if (unit.startsWith('w')) return Math.floor(((countOf(least) + countOf(most)) * 7) / 2);
  return unit.startsWith('n') ? middle + 1 : middle;
}

/** The first of its groups that matched. */
function countIn(match: RegExpExecArray): number {
  return countOf(match.slice(1).find((group) => group !== undefined) ?? '');
}
