/** Length of a trip, as people write it. */
import { COUNT, countOf } from '../numbers.ts';
import type { Words } from '../words.ts';

const DAYS_WORD = '(?:days?|dayz|dys)';
const NIGHTS_WORD = '(?:nights?|nites?|nigths?|nts?)';
/** Of the whole, where single lengths are named beside it. */
const IN_TOTAL = new RegExp(
  `\\b${COUNT}[\\s-]+${DAYS_WORD} (?:in total|total|altogether|all in all)\\b|\\b(?:total of|duration of|altogether) ${COUNT}[\\s-]+${DAYS_WORD}\\b`,
);
const HALF_WEEKS = new RegExp(
  `\\b${COUNT}(?: and a half|\\.5|½)[\\s-]+weeks?\\b|\\b${COUNT}[\\s-]+weeks? and a half\\b|\\bweek and a half\\b`,
);
const WEEKS_AND_DAYS = new RegExp(`\\b${COUNT}[\\s-]+weeks? (?:and |plus )?${COUNT}[\\s-]+${DAYS_WORD}\\b`);
/** "100 a night" is a price: a night alone is a length after words that say so. */
const NIGHTS = new RegExp(
  `\\b(?!an? )${COUNT}[\\s-]+(?:full )?${NIGHTS_WORD}\\b|\\b(?:for|stay(?:ing)?|spend(?:ing)?|just|only) (a) night\\b(?! out)|(?<![\\d$€£] ?|\\b(?:euros?|dollars?|pounds?|usd|eur|gbp|bucks) )\\b(an?) (?:extra |additional )?night (?:in|at)\\b`,
);
const DAYS = new RegExp(
  `\\b(?!an? )${COUNT}(?: and a half)?(?:[\\s-]+|(?<=\\d))(?:(?:full|whole|or so)[\\s-]+)?${DAYS_WORD}\\b(?! trips| ago| (?:before|after|later|earlier)\\b)|\\b(a few|a couple of) ${DAYS_WORD}\\b`,
);
const WEEKS = new RegExp(
  `\\b${COUNT}[\\s-]+(?:full )?(?:weeks?|wks?)\\b(?! (?:later|earlier|ago|before|after)\\b)`,
);
/** "a vegan week in Rome", and not "next week in Rome". */
const WEEK_THERE =
  /(?<!\b(?:next|this|last|each|every|first|second|third|per|the) )\bweek (?:in|at|around)\b/;
/** "30 hours in Singapore", "a 20 hour layover": from half a day on it is a stay. */
const LONG_HOURS = /\b(1[2-9]|[2-9]\d)[\s-]*(?:hours?|hrs?|h)\b(?= (?:in|at|around|layover|stopover|stop)\b)/;
const LAYOVER =
  /\b(\d{1,2})[\s-]*(?:hours?|hrs?|h)\s+(?:layover|stopover|stop[- ]over|transit|connection)\b|\b(?:layover|stopover|stop[- ]over|transit)\b(?: (?:of|is|for|there|in [a-z]+))*:? (\d{1,2})[\s-]*(?:hours?|hrs?|h)\b/;
const ONE_DAY =
  /\b(?:one|single) day\b(?! trip)|\b(?:for|just|only|spend(?:ing)?|have|got|is) (?:just |only )?a day\b(?! trip)|^\W*a day (?:in|at)\b/;
const MOST_DAYS = 100_000;

/** Days at the destination: "five days", "a week", "3 nights", "long weekend"; null where none is named. */
export function findDays(words: Words): number | null {
  const days = daysIn(words);
  return days === null || days < 1 ? null : Math.min(days, MOST_DAYS);
}

function daysIn(words: Words): number | null {
  const total = words.exec(IN_TOTAL);
  if (total) return countIn(total);
  if (words.test(/\blong weekend\b/)) return 4;
  const half = words.exec(HALF_WEEKS);
  if (half) return Math.floor((countIn(half) || 1) * 7 + 3.5);
  const both = words.exec(WEEKS_AND_DAYS);
  if (both) return countOf(both[1] ?? '') * 7 + countOf(both[2] ?? '');
  const nights = words.exec(NIGHTS);
  if (nights) return countIn(nights) + 1;
  const days = words.exec(DAYS);
  if (days) return countIn(days) + (days[0].includes('half') ? 1 : 0) || null;
  const weeks = words.exec(WEEKS);
  if (weeks) return countIn(weeks) * 7;
  if (words.test(WEEK_THERE)) return 7;
  if (words.test(/\bfortnight\b/)) return 14;
  const hours = words.exec(LAYOVER) ?? words.exec(LONG_HOURS);
  if (hours) return Math.ceil(Number(hours[1] ?? hours[2]) / 24);
  if (words.test(/\b(?:one|a|1) month\b/)) return 30;
  if (words.test(/\bweekend\b/)) return 3;
  if (words.test(/\bovernight (?:stay|trip|stop)\b/)) return 2;
  return words.test(ONE_DAY) ? 1 : null;
}

/** The first of its groups that matched. */
function countIn(match: RegExpExecArray): number {
  return countOf(match.slice(1).find((group) => group !== undefined) ?? '');
}
