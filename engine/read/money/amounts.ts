/** Sums of money in a text. */
import { countOf, NUMBER_WORDS, numberInWords } from '../numbers.ts';
import { RATES } from './rates.ts';
import type { Words } from '../words.ts';

export interface Amount {
  /** US dollars; of a range the most. */
  readonly dollars: number;
  /** As typed, when it was not in dollars. */
  readonly converted: string | null;
  /** No currency was typed: dollars are but supposed. */
  readonly isBare: boolean;
  readonly at: number;
  readonly end: number;
}

const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  grand: 1e3,
  hundred: 100,
  lakh: 1e5,
  lakhs: 1e5,
  m: 1e6,
  mil: 1e6,
  million: 1e6,
  billion: 1e9,
  bn: 1e9,
  trillion: 1e12,
};
// the scale is a word of its own: "$900, museums" is no nine hundred million
const SCALE = '(?:\\s*(k|m|bn|mil|hundred|thousand|grand|lakhs?|million|billion|trillion)(?![a-z]))?';
const FIGURE = `(\\d{1,3}(?: \\d{3})+|\\d[\\d,.']*)${SCALE}`;
const escaped = (unit: string) => unit.replace('$', '\\$');
const UNITS = Object.keys(RATES).toSorted((a, b) => b.length - a.length);
const isWord = (unit: string) => /^[a-zł ]{2,}$/.test(unit);
/** "R25 000": the letter is a sign only right before a figure. */
const SIGNS = UNITS.filter((unit) => !isWord(unit) && unit !== 'r')
  .map(escaped)
  .join('|');
const NAMES = UNITS.filter(isWord).join('|');
/** Units that are English words need the figure before them: "try 5 museums". */
const CODES = UNITS.filter(
  (unit) =>
    /^[a-z]{3}$/.test(unit) &&
    !['try', 'won', 'mad', 'yen', 'all', 'pen', 'ron', 'gel', 'cop', 'lei', 'lev'].includes(unit),
).join('|');
const TO = '\\s*(?:-|–|—|to)\\s*';
const LEAST = `(?:\\d[\\d,.]*(?:\\s*k)?${TO})?`;
const BEFORE = new RegExp(
  `(?:(?<![a-z])(${SIGNS}|r(?=\\d{2,}))|(?<![a-z])(${CODES}|rs)(?:(?<=rs)\\.)?)\\s*${LEAST}(?:${SIGNS})?\\s*${FIGURE}(?![\\d])`,
  'g',
);
const AFTER = new RegExp(
  `(?<![\\d,.])${LEAST}${FIGURE}-?\\s*(?:of )?(?:(${NAMES})(?![a-z])|(${SIGNS})(?![a-z]))`,
  'g',
);
/** Nobody counts anything but rupees so. */
const LAKHS = /(?<![\d,.])(\d[\d,.]*)\s*lakhs?(?![a-z])/g;
/** "two thousand dollars". */
const IN_WORDS = new RegExp(`\\b(${NUMBER_WORDS})\\s+(?!won\\b|try\\b|mad\\b)(${NAMES})(?![a-z])`, 'g');
/** "800pp", "2500 each": money by what follows. */
const PER = new RegExp(
  `(?<![\\d,.£$€])${FIGURE}(?=\\s*(?:pp\\b|p\\/p|per (?:person|head|night|day|adult)|each\\b|a (?:head|person|night)|\\/ ?(?:person|night|day|pp)))`,
  'g',
);
/** "8k max", "600 total", "6 grand": money by what follows, or by how it is counted. */
const AFTERWARDS = new RegExp(
  `(?<![\\d,.£$€])${FIGURE}(?=\\s*(?:max(?:imum)?\\b|tops\\b|(?:in )?total\\b(?! (?:of|days|nights|people))|all[- ]in\\b|all up\\b|altogether\\b|for everything\\b|at most\\b|give or take\\b|or less\\b|to spend\\b|all inclusive\\b|budget\\b))`,
  'g',
);
const GRAND =
  /\b(\d+(?:[.,]\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|(?:a )?couple of|a few)\s+grand\b(?! (?:canal|palace|tour|hotel|central|bazaar|mosque|place))/g;
const CUE =
  '(?:cap(?:ped)?(?: it)? at|(?:cut|reduced|lowered|raised|upped|increased|dropped|down|up) to|spend|under|below|less than|max(?:imum)?(?: of)?|at most|no more than|not more than|not over|up to|budget(?: is| of|:)?(?: about| around| roughly| max)?|limit(?:ed)?(?: is| to| of|:)?(?: be kept at)?|kept? at|spend(?:ing)?(?: about| around| up to)?|expenses under|cost within|within|around|about|only have|have|afford|total of)';
const BARE = new RegExp(
  `\\b${CUE}\\s+${LEAST}${FIGURE}(?![\\d\\w/-])(?!\\s*(?:days?|nights?|weeks?|people|adults?|hours?|hrs?|months?|kids?|children|of us|stars?|km|kms|kilomet\\w*|miles?|minutes?|mins?|museums?|sights?|towns?|cities|islands?|years?|pm|am|steps|%|degrees|o'?clock|times|meals|stops?|rooms?|friends|mates|persons?|travell?ers|travelers)\\b)`,
  'g',
);
const BARE_WORDS = new RegExp(
  `\\b${CUE}\\s+((?:an?|half an?|[a-z]+)[- ](?:and )?(?:hundred|thousand|grand|lakh)\\b(?:[- ](?:and )?[a-z]+){0,6}?)(?=\\s*(?:$|[,.;!?]|a night|per|a day|each|for|in|total|all)|\\s)`,
  'g',
);
/** More than anybody has: sums beyond it are as large as this. */
const MOST_DOLLARS = 1e15;
/** Without a currency a smaller figure is as well a time or a count. */
const LEAST_BARE = 50;
const LEAST_PER = 10;

/** Every sum that a text names, in its order. */
export function amountsIn(words: Words): Amount[] {
  const { lower } = words;
  const found = [
    ...[...lower.matchAll(BEFORE)].map((m) => amountOf(m, m[3], m[4], m[1] ?? m[2])),
    ...[...lower.matchAll(AFTER)].map((m) => amountOf(m, m[1], m[2], m[3] ?? m[4])),
    ...[...lower.matchAll(LAKHS)].map((m) => amountOf(m, m[1], 'lakh', 'inr')),
    ...[...lower.matchAll(IN_WORDS)].map((m) => wordsOf(m, m[1] ?? '', m[2] ?? '$')),
    ...[...lower.matchAll(PER)].map((m) => bareOf(m, m[1], m[2], LEAST_PER)),
    ...[...lower.matchAll(BARE)].map((m) => bareOf(m, m[1], m[2], LEAST_BARE)),
    ...[...lower.matchAll(BARE_WORDS)].map((m) => bared(wordsOf(m, m[1] ?? '', '$'))),
    ...[...lower.matchAll(GRAND)].map((m) => bared(amount(m, grandOf(m[1] ?? '') * 1e3, 1))),
    ...[...lower.matchAll(AFTERWARDS)].map((m) => bareOf(m, m[1], m[2], LEAST_BARE)),
  ].filter((own) => own !== null);
  // "under 2000 euros" is one sum: the first that lies there, which knows its currency
  return found
    .filter((own, index) => !found.slice(0, index).some((other) => own.at < other.end && other.at < own.end))
    .toSorted((a, b) => a.at - b.at);
}

function amountOf(
  match: RegExpMatchArray,
  figure: string | undefined,
  scale: string | undefined,
  unit: string | undefined,
): Amount | null {
  const rate = RATES[unit ?? '$'] ?? 1;
  return amount(match, numberOf(figure ?? '') * (SCALES[scale ?? ''] ?? 1), rate);
}

function wordsOf(match: RegExpMatchArray, text: string, unit: string): Amount | null {
  return amount(match, numberInWords(text), RATES[unit] ?? 1);
}

function bareOf(
  match: RegExpMatchArray,
  figure: string | undefined,
  scale: string | undefined,
  least: number,
): Amount | null {
  const own = bared(amountOf(match, figure, scale, '$'));
  return own && scale === undefined && own.dollars < least ? null : own;
}

function bared(own: Amount | null): Amount | null {
  return own && { ...own, isBare: true };
}

/** The currency that a text names first, as typed and in dollars; null for dollars and for none. */
export function currencyIn(text: string): { readonly unit: string; readonly rate: number } | null {
  const lower = text.toLowerCase();
  const [unit] = [
    ...[...lower.matchAll(BEFORE)].map((m) => m[1] ?? m[2]),
    ...[...lower.matchAll(AFTER)].map((m) => m[3] ?? m[4]),
    ...[...lower.matchAll(IN_WORDS)].map((m) => m[2]),
    ...[...lower.matchAll(LAKHS)].map(() => 'inr'),
  ];
  const rate = RATES[unit ?? '$'] ?? 1;
  return unit === undefined || rate === 1 ? null : { unit, rate };
}

/** "6", "six" or "a couple of" thousands. */
function grandOf(typed: string): number {
  if (/\d/.test(typed)) return Number(typed.replace(',', '.'));
  return countOf(typed === 'couple of' ? 'a couple of' : typed);
}

function amount(match: RegExpMatchArray, value: number, rate: number): Amount | null {
  const at = match.index ?? 0;
  const dollars = value * rate;
  if (!Number.isFinite(dollars) || dollars <= 0) return null;
  return {
    dollars: Math.min(dollars, MOST_DOLLARS),
    converted: rate === 1 ? null : match[0].trim(),
    isBare: false,
    at,
    end: at + match[0].length,
  };
}

/** "2,500", "2.500", "2 500", "2.5", "1.000.000" and "1,50,000". */
function numberOf(figure: string): number {
  const plain = figure
    .replace(/[ ']/g, '')
    .replace(/[.,]+$/, '')
    .replace(/,(?=\d{2},\d{3}(?:\D|$))/g, '')
    .replace(/[.,](?=\d{3}(?:\D|$))/g, '');
  return Number(plain.replace(',', '.'));
}
