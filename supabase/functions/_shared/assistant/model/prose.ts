/** Words of a model before anybody reads them: without what it thought, and without offers that nobody found. */
import { withoutThoughts } from './thoughts.ts';
import type { Completion } from './completions.ts';

/** More is no answer to one question. */
const MOST_CHARS = 1_500;
const SENTENCE_END = /(?<=[.!?…]["”')]?)\s+|(?<=[。！？])/u;
const CURRENCY =
  '(?:[$€£¥₹₩฿]|(?:USD|EUR|GBP|JPY|CHF|CAD|AUD|NZD|INR|CNY|KRW|THB|SEK|NOK|DKK|PLN|SGD|HKD|MXN|BRL|ZAR|AED)(?![A-Z]))';
const CURRENCY_WORD =
  '(?:[Dd]ollars?|[Ee]uros?|[Pp]ounds?|[Yy]en|yuan|won|baht|francs?|rupees?|kronor|kroner|zł|zloty|円|元|ユーロ|ドル|Franken)';
const SUM = '\\d(?:[\\d.,]{0,12}\\d)?(?:k\\b)?';
const PRICE = new RegExp(`${CURRENCY}\\s?(${SUM})|(${SUM})\\s?(?:${CURRENCY}|${CURRENCY_WORD})`, 'gu');
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
  /\bI(?:'ve|’ve| have)? (?:just |now |already )?(?:booked|reserved|bought|cancelled|changed|updated|added|removed)\b/i;
const NONE = { prices: new Set<string>(), text: '' };

/** The words that may go out; null where none are left. @param known lines of what was found */
export function checkedProse(
  { text, isCut }: Pick<Completion, 'text' | 'isCut'>,
  known: readonly string[],
): string | null {
  const facts = known.length === 0 ? NONE : factsOf(known.join('\n'));
  const whole = withoutThoughts(text);
  const lines = whole
    .slice(0, MOST_CHARS)
    .split('\n')
    .map((line) => line.split(SENTENCE_END));
  const isLong = isCut || whole.length > MOST_CHARS;
  // what was cut in the middle says something else than it would have
  if (isLong) lines[lines.length - 1]?.pop();
  const kept = lines
    .map((line) => line.filter((sentence) => isSound(sentence, facts)).join(' '))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (!/\p{L}/u.test(kept)) return null;
  return isLong ? `${kept}\n\nThe answer was cut.` : kept;
}

interface Facts {
  readonly prices: ReadonlySet<string>;
  /** In lower case, as it is and without white space. */
  readonly text: string;
}

function factsOf(text: string): Facts {
  const lower = text.toLowerCase();
  return { prices: new Set(pricesIn(text)), text: `${lower}\n${lower.replace(/\s+/g, '')}` };
}

/** Whether a sentence names no price, flight or hotel that is not known, and claims no deed. */
function isSound(sentence: string, { prices, text }: Facts): boolean {
  if (CLAIM.test(sentence)) return false;
  if (pricesIn(sentence).some((price) => !prices.has(price))) return false;
  const names = [...sentence.matchAll(FLIGHT), ...sentence.matchAll(HOTEL)].map(([name]) =>
    name.trim().replace(OPENING, '').toLowerCase(),
  );
  return names.every((name) => text.includes(name) || text.includes(name.replaceAll(' ', '')));
}

/** "1,240.00" and "1240" are one price. */
function pricesIn(text: string): string[] {
  return [...text.matchAll(PRICE)].map(([, before, after]) =>
    (before ?? after ?? '')
      .replace(/[.,]+$/, '')
      .replace(/[.,]0{1,2}$/, '')
      .replace(/[^\dk]/g, ''),
  );
}
