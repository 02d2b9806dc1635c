/** Sums of money in a text. */
import { AMOUNT_CUE } from '../../../content/words/money.ts';
import { matchesIn } from '../../../domain/text/matches.ts';
import { countOf, NUMBER_WORDS, numberInWords } from '../numbers.ts';
import { UNITS_PER_DOLLAR } from '../../../domain/money/rates.ts';
import { ADJECTIVES, RATES } from './rates.ts';
import type { OpenSum } from './sums.ts';
import type { Words } from '../words.ts';

export interface Amount {
  /** US dollars; of a range the most. */
  readonly dollars: number;
  /** As typed, when it was not in dollars. */
  readonly converted: string | null;
  /** Which money it is, where only the home of whoever writes tells: "15k each", "80 000 pesos". */
  readonly open: OpenSum | null;
  readonly at: number;
  readonly end: number;
}

const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  thousands: 1e3,
  thou: 1e3,
  grand: 1e3,
  ribu: 1e3,
  hundred: 100,
  hundreds: 100,
  l: 1e5,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  crore: 1e7,
  crores: 1e7,
  m: 1e6,
  mil: 1e6,
  mio: 1e6,
  mln: 1e6,
  jt: 1e6,
  juta: 1e6,
  million: 1e6,
  millions: 1e6,
  billion: 1e9,
  bn: 1e9,
  trillion: 1e12,
};
// the scale is a word of its own: "$900, museums" is no nine hundred million
const SCALE = `(?:\\s*(${Object.keys(SCALES).join('|')})(?![a-z]))?`;
const FIGURE = `(\\d{1,3}(?: \\d{3})+|\\d(?:[\\d,.']*\\d)?(?:,(?=-))?)${SCALE}`;
const escaped = (unit: string) => unit.replace('$', '\\$');
/** What may follow "6000 canadian", and "1.2L". */
const NO_NOUN =
  '(?=\\s*(?:$|[,.;!?)]|(?:in )?total\\b|all\\b|max|tops\\b|each\\b|pp\\b|per\\b|an? (?:day|night|person|head)\\b|at most\\b|budget|or (?:less|so)\\b|to spend\\b|for (?:it|us|all|both|everything|the (?:whole|two|three|four|trip|lot))\\b|between us\\b|including\\b|incl\\b|excluding\\b|excl\\b|without\\b))';
/** "2 canadian" are people. */
const IS_SUM = '(?<=(?:\\d[\\d,.]{0,9}\\d\\d|k|grand|thousand|hundred)\\s*)';
/** What several countries call their money. */
const SHARED =
  /^(?:pesos?|dollars?|pounds?|rupees?|kron(?:er|or|e|a)|kr|crowns|dinars?|rials?|shillings?|francs?)$/;
const UNITS = Object.keys(RATES).toSorted((a, b) => b.length - a.length);
const isWord = (unit: string) => /^[a-zł ]{2,}$/.test(unit);
/** Signs of money, for use inside a pattern. "R25 000": the letter is a sign only right before a figure. */
export const MONEY_SIGNS = UNITS.filter((unit) => !isWord(unit) && unit !== 'r' && unit !== 'p')
  .map(escaped)
  .join('|');
const named = (unit: string) => (ADJECTIVES.has(unit) ? IS_SUM + unit + NO_NOUN : unit);
const NAMES = UNITS.filter(isWord).map(named).join('|');
/** Units that are English words need the figure before them: "try 5 museums". */
const ENGLISH = new Set(['try', 'won', 'mad', 'yen', 'all', 'pen', 'ron', 'gel', 'cop', 'lei', 'lev']);
/** Codes that are no English words, for use inside a pattern. */
export const MONEY_CODES = UNITS.filter((unit) => /^[a-z]{3}$/.test(unit) && !ENGLISH.has(unit)).join('|');
/** What money is called after a figure, without the codes that mean something else there ("2 all"). For use inside a pattern. */
export const MONEY_NAMES = UNITS.filter(
  (unit) => isWord(unit) && !(ENGLISH.has(unit) && unit.toUpperCase() in UNITS_PER_DOLLAR),
)
  .map(named)
  .join('|');
const TO = '\\s*(?:-|–|—|to)\\s*';
const LEAST = `(?:\\d[\\d,.]*(?:\\s*k)?${TO})?`;
const BEFORE = new RegExp(
  `(?:(?<![a-z])(${MONEY_SIGNS}|r(?=\\d{2,})|rm(?= ?(?:\\d{1,3},\\d{3}|\\d{4,}))|p(?=\\d{1,3}[, ]?\\d{3}))|(?<![a-z])(${MONEY_CODES}|rs)(?:(?<=rs)\\.)?)\\s*${LEAST}(?:${MONEY_SIGNS})?\\s*${FIGURE}(?![\\d])(?:(?<=\\$[\\d., ']*(?:k|thousand|grand)?)\\s?(us|${MONEY_CODES})(?![a-z]))?`,
  'g',
);
const AFTER = new RegExp(
  `(?<![\\d,.])${LEAST}${FIGURE}-?\\s*(?:of )?\\(?(?:(${NAMES})(?![a-z])|(${MONEY_SIGNS})(?![a-z]))`,
  'g',
);
/** Nobody counts anything but rupees, or rupiah, so. */
const LAKHS = new RegExp(
  `(?<![\\d,.])(\\d[\\d,.]*)(?:\\s*(lakhs?|lacs?|crores?|jt|juta|ribu)(?![a-z])|(l)${NO_NOUN})`,
  'g',
);
const unitOf = (words = '') => (/\b(?:lakh|crore)/.test(words) ? 'inr' : undefined);
const countedIn = (scale = '') => (/[lc]/.test(scale) ? 'inr' : 'idr');
/** Where these are spent "mil" is a thousand. */
const SPANISH = /^(?:reais|reals?|(?:\w+ )?pesos?|soles|colones|brl|cop|mxn|ars|clp)$/;
/** "two thousand dollars". */
const IN_WORDS = new RegExp(`\\b(${NUMBER_WORDS})\\s+(?!won\\b|try\\b|mad\\b)(${NAMES})(?![a-z])`, 'g');
const EACH_AFTER =
  '(?:pp\\b|p\\/p|per (?:person|head|night|day|adult)|each\\b|a day (?:each|pp|per)\\b|a (?:head|person|night)|apiece\\b|\\/ ?(?:person|night|day|pp))';
const WHOLE_AFTER =
  '(?:max(?:imum)?\\b|tops\\b|in all\\b(?! (?:the|of)\\b)|(?:in )?total\\b(?! (?:of|days|nights|people))|all[- ]in\\b|all up\\b|all ?together\\b|between (?:us|the \\w+ of us)\\b|to (?:play|work) with\\b|for the (?:lot|whole (?:lot|thing|trip))\\b|for everything\\b|at most\\b|give or take\\b|or less\\b|to spend\\b|all inclusive\\b|budget\\b)';
/** "800pp", "2500 each": money by what follows. */
const PER = new RegExp(`(?<![\\d,.£$€])${LEAST}${FIGURE}(?=\\s*${EACH_AFTER})`, 'g');
/** "8k max", "600 total", "6 grand": money by what follows, or by how it is counted. */
const AFTERWARDS = new RegExp(`(?<![\\d,.£$€])${LEAST}${FIGURE}(?=\\s*${WHOLE_AFTER})`, 'g');
/** "four hundred and fifty tops". */
const WORDS_AFTERWARDS = new RegExp(`\\b(${NUMBER_WORDS})(?=\\s*(?:${EACH_AFTER}|${WHOLE_AFTER}))`, 'g');
const GRAND =
  /\b(\d+(?:[.,]\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|(?:a )?couple of|a few)\s+grand\b(?! (?:canal|palace|tour|hotel|central|bazaar|mosque|place))/g;
/** "3k" by itself between commas. */
const LONE =
  /(?<=(?:^|[,.;!?])\s{0,3})(?:about |around |roughly |max |~ ?)?(\d+(?:[.,]\d+)?)\s?(k)(?=\s*(?:$|[,;!?]|\.(?!\d)))/g;
/** "we have 3000 for it", which may be anything but for what follows. */
const HAVE = new RegExp(
  `\\b(?:have|got|saved|pay)(?: up| got)?(?: about| around| roughly| maybe)? ${FIGURE}(?=\\s*(?:$|[,.;!?]|for (?:it|this|that|the trip|everything|all|both|us)\\b|in total|total\\b|saved\\b))`,
  'g',
);
const BARE = new RegExp(
  `\\b${AMOUNT_CUE}\\s+${LEAST}${FIGURE}(?![\\d\\w/-])(?!\\s*(?:days?|nights?|weeks?|people|adults?|hours?|hrs?|months?|kids?|children|of us|stars?|km|kms|kilomet\\w*|miles?|minutes?|mins?|museums?|sights?|towns?|cities|islands?|years?|pm|am|steps|%|degrees|o'?clock|times|meals|stops?|rooms?|friends|mates|persons?|travell?ers|travelers)\\b)`,
  'g',
);
const BARE_WORDS = new RegExp(
  `\\b${AMOUNT_CUE}\\s+((?:an?|half an?|[a-z]+)[- ](?:and )?(?:hundred|thousand|grand|lakh)\\b(?:[- ](?:and )?[a-z]+){0,6}?)(?=\\s*(?:$|[,.;!?]|a night|per|a day|each|for|in|total|all)|\\s)`,
  'g',
);
/** More than anybody has: sums beyond it are as large as this. */
export const MOST_DOLLARS = 1e15;
/** Characters of a sum as it was typed: it is kept with the trip. */
const MOST_TYPED = 60;
/** Without a currency a smaller figure is as well a time or a count. */
const LEAST_BARE = 50;
const LEAST_PER = 10;

/** Every sum that a text names, in its order. */
export function amountsIn(words: Words): Amount[] {
  const { lower } = words;
  const found = [
    ...matchesIn(lower, BEFORE).map((m) =>
      amountOf(m, m[3], m[4], m[5] === undefined || m[5] === 'us' ? (m[1] ?? m[2]) : m[5]),
    ),
    ...matchesIn(lower, AFTER).map((m) => amountOf(m, m[1], m[2], m[3] ?? m[4])),
    ...matchesIn(lower, LAKHS).map((m) => amountOf(m, m[1], m[2] ?? m[3], countedIn(m[2] ?? m[3]))),
    ...matchesIn(lower, IN_WORDS).map((m) => wordsOf(m, m[1] ?? '', m[2])),
    ...matchesIn(lower, PER).map((m) => bareOf(m, m[1], m[2], LEAST_PER)),
    ...matchesIn(lower, BARE).map((m) => bareOf(m, m[1], m[2], LEAST_BARE)),
    ...matchesIn(lower, BARE_WORDS).map((m) => wordsOf(m, m[1] ?? '', unitOf(m[1]))),
    ...matchesIn(lower, GRAND).map((m) => amount(m, grandOf(m[1] ?? '') * 1e3, undefined)),
    ...matchesIn(lower, AFTERWARDS).map((m) => bareOf(m, m[1], m[2], LEAST_BARE)),
    ...matchesIn(lower, WORDS_AFTERWARDS).map((m) =>
      numberInWords(m[1] ?? '') < LEAST_BARE ? null : wordsOf(m, m[1] ?? '', unitOf(m[1])),
    ),
    ...matchesIn(lower, HAVE).map((m) => bareOf(m, m[1], m[2], LEAST_BARE)),
    ...matchesIn(lower, LONE).map((m) => bareOf(m, m[1], m[2], LEAST_BARE)),
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
  const isThousands = scale === 'mil' && SPANISH.test(unit ?? '');
  return amount(match, numberOf(figure ?? '') * (isThousands ? 1e3 : (SCALES[scale ?? ''] ?? 1)), unit);
}

function wordsOf(match: RegExpMatchArray, text: string, unit: string | undefined): Amount | null {
  return amount(match, numberInWords(text), unit);
}

function bareOf(
  match: RegExpMatchArray,
  figure: string | undefined,
  scale: string | undefined,
  least: number,
): Amount | null {
  const own = amountOf(match, figure, scale, undefined);
  // "stay under 2000 m": metres
  if (scale === 'm' && numberOf(figure ?? '') >= 100) return null;
  return own && scale === undefined && own.dollars < least ? null : own;
}

/** The currency that a text names first, as typed and in dollars; null for dollars and for none. */
export function currencyIn(text: string): { readonly unit: string; readonly rate: number } | null {
  const lower = text.toLowerCase();
  const [unit] = [
    ...matchesIn(lower, BEFORE).map((m) => m[1] ?? m[2]),
    ...matchesIn(lower, AFTER).map((m) => m[3] ?? m[4]),
    ...matchesIn(lower, IN_WORDS).map((m) => m[2]),
    ...matchesIn(lower, LAKHS).map((m) => countedIn(m[2] ?? m[3])),
  ];
  const rate = RATES[unit ?? '$'] ?? 1;
  return unit === undefined || rate === 1 ? null : { unit, rate };
}

/** "6", "six" or "a couple of" thousands. */
function grandOf(typed: string): number {
  if (/\d/.test(typed)) return Number(typed.replace(',', '.'));
  return countOf(typed === 'couple of' ? 'a couple of' : typed);
}

/** @param unit as in {@link RATES}; left out where none was named */
function amount(match: RegExpMatchArray, value: number, unit: string | undefined): Amount | null {
  const at = match.index ?? 0;
  const rate = RATES[unit ?? '$'] ?? 1;
  const dollars = value * rate;
  if (!Number.isFinite(dollars) || dollars <= 0) return null;
  const typed = match[0].trim().slice(0, MOST_TYPED);
  const noun = unit === undefined ? null : (SHARED.exec(unit)?.[0] ?? undefined);
  return {
    dollars: Math.min(dollars, MOST_DOLLARS),
    converted: rate === 1 ? null : typed,
    open:
      noun === undefined
        ? null
        : { value: Math.min(value, MOST_DOLLARS), typed: typed.replace(/^\D+(?=\d)|[,.]+$/g, ''), noun },
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
