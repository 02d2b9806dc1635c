/** Words of a model before anybody reads them: without what it thought, and without offers that nobody found. */
import { withoutThoughts } from './thoughts.ts';
import type { Completion } from './completions.ts';

/** More is no answer to one question. */
const MOST_CHARS = 1_500;
const SENTENCE_END = /(?<=[.!?…]["”')]?)\s+|(?<=[。！？])/u;
/** Currencies by how they are written; the rest of what is one has no known price. */
const CURRENCIES: readonly (readonly [code: string, written: string])[] = [
  ['USD', '\\$|usd|dollars?|bucks|ドル|долларов'],
  ['EUR', '€|eur|euros?|ユーロ|евро'],
  ['GBP', '£|gbp|pounds?|quid'],
  ['JPY', '¥|jpy|yen|円'],
  ['INR', '₹|inr|rupees?'],
  ['CHF', 'chf|franken|francs?'],
  [
    '',
    '\\p{Sc}|cad|aud|nzd|cny|krw|thb|sek|nok|dkk|isk|pln|czk|huf|sgd|hkd|twd|mxn|brl|zar|aed|ils|egp|vnd|idr|php|myr|rub|yuan|renminbi|baht|kron(?:or|er)|kronur|zł|zloty|złotych|lira|pesos?|dirhams?|rubles?|рублей',
  ],
];
/** Words that are a currency only beside a number. */
const BESIDE_NUMBER = 'kr|rs|won|元|rand|reais|real|forint|koruna|крон';
const NOT_IN_WORD = '(?<!\\p{L})';
const WORD_ENDS = '(?!\\p{L})';
const ANY = CURRENCIES.map(([, written]) => written).join('|');
/** Not within another word: "europe" is none. */
const currency = (written: string) =>
  `(?:\\p{Sc}|円|元|ユーロ|ドル|${NOT_IN_WORD}(?:${written})${WORD_ENDS})`;
const NUMBER =
  "(?:\\p{Nd}{1,3}(?:[ '’]\\p{Nd}{3})+(?!\\p{Nd})(?:[.,]\\p{Nd}{1,2})?|\\p{Nd}(?:[\\p{Nd}.,]{0,12}\\p{Nd})?)k?";
const SUM = `${NUMBER}(?:[-–]${NUMBER})?`;
const GAP = '[ :=~.-]{0,3}';
const BEFORE = currency(`${ANY}|${BESIDE_NUMBER}`);
/** With letters on both sides of the number, "100EUR" is a price too. */
const AFTER = `(?:\\p{Sc}|円|元|ユーロ|ドル|(?:${ANY}|${BESIDE_NUMBER})${WORD_ENDS})`;
const PRICE = new RegExp(`(${BEFORE})${GAP}(${SUM})|(${SUM})${GAP}(${AFTER})(?! ?\\p{Nd})`, 'giu');
const CURRENCY = new RegExp(currency(ANY), 'iu');
const CODES = CURRENCIES.map(([code, written]) => [code, new RegExp(`^(?:${written})$`, 'iu')] as const);
const FLIGHT = /(?<![\p{L}\p{N}])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{2,4}(?![\p{L}\p{N}])/gu;
const NAME = "(?:\\p{Lu}[\\p{L}\\p{M}'’&-]*)";
const SORT =
  '(?:Hotel|Hôtel|Hostel|Inn|Resort|Suites?|Guest ?[Hh]ouse|Lodge|Ryokan|Riad|Pension|Albergo|Pensão|Gasthof|Aparthotel)';
const CHAIN =
  '(?:Ritz|Marriott|Hilton|Hyatt|Sheraton|Novotel|Ibis|Mercure|Radisson|Westin|Four Seasons|Mandarin Oriental|Intercontinental|Kempinski|Best Western|Airbnb)';
const HOTEL = new RegExp(
  `(?:${NAME} ){1,4}${SORT}(?!\\p{L})|(?<!\\p{L})${SORT} ${NAME}(?: ${NAME}){0,3}|(?<!\\p{L})${CHAIN}(?!\\p{L})|(?<=\\b(?:stay|staying|sleep|room|book) (?:at|in) (?:the )?)${NAME}(?: ${NAME}){0,3}`,
  'gu',
);
/** What opens a sentence, and no name. */
const OPENING = /^(?:The|A|At|In|Try|Your|And|Or|Le|La|Das|El|Il) /;
/** A model has no hands. */
const CLAIM =
  /\b(?:I|we)(?:'ve|’ve| have)? (?:just |now |already )?(?:booked|reserved|bought|cancelled|canceled|confirmed|changed|updated|added|removed)\b|\b(?:is|are|was|were|been) (?:now |already |all )?(?:booked|reserved|confirmed|cancell?ed)\b/i;
/** A domain, an address of mail, an entity of HTML or a telephone number. */
const ADDRESS =
  /https?:|www\.|\S@\S|&#?\w{2,10};|[\p{L}\p{N}]\.(?:\p{Ll}{2,24}|\p{Lu}{2,24})(?!\p{L})|\+\p{Nd}[\p{Nd} -]{5}|\p{Nd}{7}|\p{Nd}(?:[ /-]?\p{Nd}){8}/u;
/** What markdown makes headings, tables, links, code and emphasis of. */
const MARKUP = /[*_[\]<>#`|\\]/g;
const LINE_MARK = /^[\s>=~+-]+/;
const NONE: Facts = { prices: new Set(), flights: new Set(), text: '' };

/** The words that may go out; null where none are left. @param known lines of what was found */
export function checkedProse(
  { text, isCut }: Pick<Completion, 'text' | 'isCut'>,
  known: readonly string[],
): string | null {
  const facts = known.length === 0 ? NONE : factsOf(known.join('\n'));
  const whole = withoutThoughts(text);
  const isLong = isCut || whole.length > MOST_CHARS;
  const lines = whole
    .slice(0, MOST_CHARS)
    .split('\n')
    .map(plain)
    .filter((line) => line !== '')
    .map((line) => line.split(SENTENCE_END));
  // what was cut in the middle says something else than it would have
  if (isLong) lines[lines.length - 1]?.pop();
  const kept = lines
    .map((line, at) =>
      line.filter(
        (sentence, index) =>
          isSound(sentence, facts) &&
          !(index === 0 && isBroken(lines[at - 1]?.at(-1), sentence)) &&
          !(index === line.length - 1 && isBroken(sentence, lines[at + 1]?.[0])),
      ),
    )
    .map((line) => line.join(' ').trim())
    .filter((line) => line !== '')
    .join('\n\n');
  if (!/\p{L}/u.test(kept)) return null;
  return isLong ? `${kept}\n\nThe answer was cut.` : kept;
}

/** Whether a price begins in one line and ends in the next. */
function isBroken(line = '', next = ''): boolean {
  const first = seen(line);
  return [...`${first} ${seen(next)}`.matchAll(PRICE)].some(
    ({ 0: price, index }) => index < first.length && index + price.length > first.length + 1,
  );
}

/** A line without what markdown would act on. */
export function plain(line: string): string {
  return line.replace(MARKUP, '').replace(LINE_MARK, '').trim();
}

interface Facts {
  readonly prices: ReadonlySet<string>;
  /** Without white space. */
  readonly flights: ReadonlySet<string>;
  /** Its words, as {@link wordsOf} has them. */
  readonly text: string;
}

function factsOf(known: string): Facts {
  const text = seen(known);
  return { prices: new Set(pricesIn(text)), flights: new Set(flightsIn(text)), text: wordsOf(text) };
}

/** As a reader sees it: one form of each letter and digit, nothing unseen, no brackets, one line. */
function seen(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[*_()[\]|\\`]/g, '')
    .replace(/\s+/g, ' ');
}

/** Whether a sentence names no price, flight or hotel that is not known, no address, and claims no deed. */
function isSound(sentence: string, { prices, flights, text }: Facts): boolean {
  const read = seen(sentence);
  if (CLAIM.test(read) || ADDRESS.test(read)) return false;
  if (pricesIn(read).some((price) => !prices.has(price))) return false;
  // "a hundred euros"
  if (CURRENCY.test(read.replace(PRICE, ' '))) return false;
  if (flightsIn(read).some((flight) => !flights.has(flight))) return false;
  const hotels = [...read.matchAll(HOTEL)].map(([name]) => wordsOf(name.trim().replace(OPENING, '')));
  return hotels.every((hotel) => text.includes(hotel));
}

function flightsIn(text: string): string[] {
  return [...text.matchAll(FLIGHT)].map(([flight]) => flight.replaceAll(' ', ''));
}

/** In lower case, a space around each. */
function wordsOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** Currency and number: "$1,240.00" and "1240 USD" are one price. */
function pricesIn(text: string): string[] {
  return [...text.matchAll(PRICE)].map(([, before, sum, otherSum, after]) => {
    const written = before ?? after ?? '';
    const code = CODES.find(([, pattern]) => pattern.test(written))?.[0] ?? '';
    return `${code || written.toLowerCase()} ${numberOf(sum ?? otherSum ?? '')}`;
  });
}

function numberOf(sum: string): string {
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\p{Nd}{1,2}))?$/u.exec(sum) ?? [];
  const value = whole.replace(/[ .,'’]/g, '').toLowerCase();
  return /^0*$/.test(cents) ? value : `${value}.${cents.padEnd(2, '0')}`;
}
