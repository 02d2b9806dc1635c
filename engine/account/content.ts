/**
 * What of a message may not be lost: numbers with what they count, sums, hours, dates, weekdays and people, read by
 * themselves and not by the acts, so that an act that took the words and not what they say is found out.
 */
import { NUMBER_WORDS, numberInWords, ORDINAL_WORDS, ordinalOf } from '../read/numbers.ts';
import { MONTH } from '../read/time/patterns.ts';
import { minutesIn } from './clocks.ts';
import type { Span } from '../read/words.ts';

export type Content = Span &
  (
    | {
        readonly kind: 'length';
        readonly unit: 'day' | 'night' | 'week';
        readonly counts: readonly number[];
        readonly isEach: boolean;
      }
    | {
        readonly kind: 'people' | 'kin';
        readonly count: number;
        readonly isEach: boolean;
        readonly isGrown: boolean;
      }
    | { readonly kind: 'children' | 'couples' | 'towns' | 'stars' | 'age' | 'number'; readonly count: number }
    | { readonly kind: 'rooms'; readonly count: number; readonly isEach: boolean }
    | { readonly kind: 'money'; readonly amount: number; readonly isNight: boolean; readonly isEach: boolean }
    | { readonly kind: 'clock'; readonly minutes: readonly number[] }
    /** Each reading of it; null for what it does not say. From 1. */
    | { readonly kind: 'date'; readonly dates: readonly DayOfYear[] }
    /** 0 is Sunday. */
    | { readonly kind: 'weekday'; readonly weekday: number }
    | { readonly kind: 'alone' }
    /** Somebody who is named by what they are to whoever writes. */
    | { readonly kind: 'person'; readonly who: string }
    /** Known to nobody, or a word with a capital. */
    | { readonly kind: 'name'; readonly name: string }
  );

export interface DayOfYear {
  readonly day: number | null;
  readonly month: number | null;
}

const N = `(\\d+(?:[.,]\\d{3})*|${NUMBER_WORDS.replaceAll('an?|half an?|', '')}|a couple|a pair|a few|a dozen|an?)`;
const ADJECTIVES = "(?:[\\p{L}'-]+ ){0,2}";
const CURRENCY =
  '(?:us|u\\.s\\.|canadian|australian|new zealand|hong kong|singapore)?\\s?(?:dollars?|dolars?|bucks?|usd|euros?|eur|pounds?|quid|gbp|francs?|chf|yen|jpy|rupees?|inr|rand|zar|aud|cad|nzd|sgd|pesos?|mxn|reais|brl|kronor|kroner?|sek|nok|dkk|zloty|pln|baht|won|yuan|dirhams?|aed|ringgit|php|nis|shekels?|€|£|\\$)';
const SIGN =
  '(?:(?:us|a|au|c|ca|nz|s|hk)?\\$|€|£|¥|₹|₩|₱|\\b(?:usd|eur|gbp|chf|aud|cad|nzd|inr|php|nok|sek|dkk|isk|pln|czk|huf|ron|zar|idr|thb|myr|sgd|hkd|krw|jpy|cny|rmb|aed|sar|egp|mad|kes|ngn|ghs|brl|mxn|ars|clp|cop|pen|try|ils|r(?=\\d)|rs\\.?))';
const FIGURE = '\\d+(?:[.,\\u00a0 ]\\d{3})*(?:[.,]\\d{1,2})?(?![\\d])';
const DAY = `(\\d{1,2})(?:st|nd|rd|th|\\.)?|${ORDINAL_WORDS}`;
const TO = '\\s*(?:-|–|—|to|til|till|until|through|and|&|or|/|,)\\s*(?:the\\s+)?';
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const KIN =
  'sisters?|brothers?|sons?|daughters?|cousins?|parents|grandparents|aunts?|uncles?|nieces?|nephews?|in-laws|colleagues|co-?workers';
const ALL =
  'people|persons?|ppl|pax|travell?ers?|adults?|adlts?|grown-?ups|participants|guests|friends|mates|guys|girls|lads|ladies|women|men|students|of us|of you|seniors|pensioners|retirees';
const CHILDREN = 'kids?|children|child|kiddos|toddlers?|babies|teens?|teenagers?|little ones';
const EACH =
  /^\s*(?:each|per (?:person|head|traveller)|a (?:head|person)|pp\b|p\.p\.|apiece|per (?:couple|room)|in each)/;

type Maker = (match: RegExpMatchArray, after: string, before: string) => object | null;

/** Tried in this order; what one has taken no later one sees. */
const KINDS: readonly (readonly [RegExp, Maker])[] = [
  // no wish: addresses, what is over, how long ago
  [/\S+@\S+|https?:\S+|\bwww\.\S+|\+\d[\d ()-]{6,}\d/g, () => ({})],
  [/\b(?:19|20)\d\d-\d\d-\d\d\b/g, ([all]) => dateOf([[Number(all.slice(8)), Number(all.slice(5, 7))]])],
  [/\b(\d{1,2})[/.](\d{1,2})[/.](?:20)?\d\d\b/g, ([, a, b]) => dateOf(bothWays(Number(a), Number(b)))],
  [
    new RegExp(
      `(?<![\\p{L}\\d])(?:${SIGN})\\s?(${FIGURE})\\s?(k\\b|m\\b|grand|thousand|million|lakh)?`,
      'gu',
    ),
    ([, figure, scale], after) => moneyOf(figureIn(figure ?? ''), scale, after),
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\d])(${FIGURE}|${NUMBER_WORDS})\\s?(k|grand|thousand|million|lakh)?\\s?(?:${CURRENCY})(?![\\p{L}\\d])`,
      'gu',
    ),
    ([, figure, scale], after) => moneyOf(figureIn(figure ?? ''), scale, after),
  ],
  [
    /(?<![\p{L}\d.,:])(?:\d{1,2}(?:[:.]\d\d)\s?(?:[ap]\.?m\b\.?)?|\d{1,2}\s?(?:[ap]\.?m\b\.?|o'?clock)|\d{1,2}h(?:\d\d)?\b|noon\b|midday\b|midnight\b)(?![\d])/gu,
    ([all]) => {
      const minutes = minutesIn(all);
      return minutes.length === 0 ? null : { kind: 'clock', minutes };
    },
  ],
  // ages: only a child's counts
  [
    new RegExp(
      `\\b(?:${CHILDREN}|sons?|daughters?|boys?|girls?|twins|grandkids|grandchildren)\\b\\W+(?:aged?\\W+|are\\W+|of\\W+|both\\W+)*(\\d{1,2})(?:\\s*(?:,|and|&|\\+)+\\s*\\d{1,2})*(?!\\d|\\s*(?:days?|nights?|weeks?|rooms?|adults?|of\\b|st\\b|nd\\b|rd\\b|th\\b|${MONTH}))`,
      'gu',
    ),
    ([, count]) => ({ kind: 'age', count: Number(count) }),
  ],
  [
    /\b(\d{1,3})[- ]?(?:yrs?|years?|yo|y\/o)\b(?:[- ]old)?|\baged? (\d{1,3})(?:\s*(?:,|and|&)+\s*\d{1,3})*|\((\d{1,2})(?:(?:\s*(?:,|and|&)+\s*)\d{1,2})*\)|\b(\d{1,2}) months?[- ]old/g,
    ([, ...groups]) => ({ kind: 'age', count: Number(groups.find((one) => one !== undefined)) }),
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\d])${N}\\s*(?:days?|weeks?|months?|years?) (?:ago|before that|earlier|later|in advance)\\b`,
      'gu',
    ),
    () => ({}),
  ],
  // how old grown-ups are changes no plan
  [
    new RegExp(
      `\\b(?:both|wife|husband|partner|mother|father|mum|mom|dad|gran\\w*|nan|aunt\\w*|uncle|sisters?|brothers?|friends?|parents|turning|turns|am|is)\\b,?(?: is| are| both)?,? (?:[5-9]\\d|(?:fifty|sixty|seventy|eighty|ninety)(?:[- ]\\w+)?)(?:,? (?:and |& )?(?:[5-9]\\d))*\\b(?! ?(?:nights?|days?|km|minutes?|hours?|%))|(?<=, |and )[5-9]\\d(?:,? and [5-9]\\d)?(?=,|\\.| from)`,
      'g',
    ),
    () => ({}),
  ],
  // dates
  [
    new RegExp(
      `(?<![\\p{L}\\d])(?:${DAY})(?:${TO}(?:${DAY}))*(?:\\s+of\\s+(?:the )?|\\s*-?\\s*)${MONTH}(?![\\p{L}])`,
      'gu',
    ),
    (match) => dateOf(daysBeside(match[0])),
  ],
  [
    new RegExp(
      `(?<![\\p{L}])${MONTH}\\s*(?:the\\s+)?(?:${DAY})(?:${TO}(?:${DAY}))*(?![\\p{L}\\d:]|[.,]\\d|\\s*(?:days?|nights?|weeks?|people|ppl|adults?|pax|of us|k\\b))`,
      'gu',
    ),
    (match) => dateOf(daysBeside(match[0])),
  ],
  [/(?<!\p{L})(?:the )?(\d{1,2})(?:st|nd|rd|th)(?!\p{L})/gu, ([, day], after) => ordinal(Number(day), after)],
  [
    new RegExp(`\\bthe (${ORDINAL_WORDS})\\b`, 'g'),
    ([, word], after) => ordinal(ordinalOf(word ?? '') ?? 0, after),
  ],
  // "may" and "march" are verbs as well
  [
    new RegExp(
      `(?<=\\b(?:in|of|mid|early|late|end|next|this|from|until|till|for|during|after|before|or|and|beginning of|start of)[- ])${MONTH}(?!\\p{L})|\\b(?:january|february|april|june|july|august|september|october|november|december)\\b`,
      'gu',
    ),
    ([all]) => ({ kind: 'date', dates: [{ day: null, month: monthIn(all) }] }),
  ],
  [
    new RegExp(`\\b(${WEEKDAYS.join('|')})s?\\b`, 'g'),
    ([, name]) => ({ kind: 'weekday', weekday: WEEKDAYS.indexOf(name ?? '') }),
  ],
  // what is counted
  [
    new RegExp(
      `(?<![\\p{L}\\d.,:-])${N}(?:\\s*(?:-|–|or|to)\\s*(${'\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten'}))?[- ]?(?:full |whole |more |long |extra |other |whole |solid )?(days?|dayz|nights?|nites?|nts?|weeks?|wks?|fortnights?)(?!\\p{L}|-trip| trips?)`,
      'gu',
    ),
    ([, first, second, unit], after) => lengthOf([first, second], unit ?? '', after),
  ],
  [/\bfortnight\b/g, () => ({ kind: 'length', unit: 'week', counts: [2], isEach: false })],
  [
    new RegExp(
      `(?<![\\p{L}\\d.,])${N}[- ]${ADJECTIVES}(?:rooms?|bedrooms?|twins|doubles|singles|suites|cabins)(?!\\p{L})`,
      'gu',
    ),
    ([, count], after) => counted('rooms', count, after),
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\d.,])${N}[- ]${ADJECTIVES}(?:cities|towns|islands|countries|stops|bases)(?!\\p{L})`,
      'gu',
    ),
    ([, count], after) => counted('towns', count, after),
  ],
  [
    new RegExp(`(?<![\\p{L}\\d.,])${N}[- ]?(?:stars?|\\*)(?!\\p{L})`, 'gu'),
    ([, count], after) => counted('stars', count, after),
  ],
  [
    new RegExp(`(?<![\\p{L}\\d.,])${N} (?:[\\p{L}'-]+ )?(?:couples|families)(?!\\p{L})`, 'gu'),
    ([, count], after) => counted('couples', count, after),
  ],
  [
    new RegExp(`(?<![\\p{L}\\d.,])${N} ${ADJECTIVES}(?:${CHILDREN})(?!\\p{L})`, 'gu'),
    ([, count], after) => counted('children', count, after),
  ],
  [
    new RegExp(`(?<![\\p{L}\\d.,])${N} (?:[\\p{L}'-]+ )?(?:${KIN})(?!\\p{L})`, 'gu'),
    ([, count], after) => counted('kin', count, after),
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\d.,])${N} ?(?:[\\p{L}'-]+ )?(?:${ALL})(?!\\p{L})|\\b(?:party|group|family) of (\\d+|${NUMBER_WORDS})\\b`,
      'gu',
    ),
    ([all, one, two], after) => counted('people', one ?? two, after, /adult|grown|adlt/.test(all)),
  ],
  [
    /\b(?:(?:only|just) (?:me|myself|for me)(?! and (?!i\b)| \+| &|,? my| n\b)|solo|by myself|on my own|(?<!leave (?:us|me) )(?<!let )alone)\b/g,
    () => ({ kind: 'alone' }),
  ],
  [
    /\b(?:honeymoon(?:ers)?|hubby|husband|wife|wifey|partner|spouse|girl ?friend|boy ?friend|gf|bf|fianc[eé]e?|mother|mum|mom|mam|father|dad|grandmother|grandma|granny|gran|nan|grandfather|grandpa|grandad|granddad|brother|sister|son|daughter|cousin|uncle|aunt|auntie|niece|nephew|mother-in-law|father-in-law)\b(?!'s| of (?:mine|ours))/g,
    ([all]) => ({ kind: 'person', who: all }),
  ],
  // years say nothing by themselves
  [/\b(?:19|20)\d\d\b|'\d\d\b/g, () => ({})],
  [
    new RegExp(
      `(?<![\\p{L}\\d/:.-])(\\d+(?:[.,]\\d+)*|(?:${NUMBER_WORDS.replaceAll('an?|half an?|', '')}))(?![\\p{L}\\d/:])`,
      'gu',
    ),
    ([all], after) => (all === 'one' || all === 'zero' ? null : counted('number', all, after)),
  ],
];

/** Everything of a text that says how much, when, or how many, in the order of the text. */
export function contentIn(text: string): Content[] {
  const lowered = text.toLowerCase();
  const lower = lowered.length === text.length ? lowered : text;
  const isTaken = new Uint8Array(text.length);
  const all: Content[] = [];
  for (const [pattern, make] of KINDS) {
    for (const match of lower.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].trimEnd().length;
      if (end <= start || isTaken.subarray(start, end).includes(1)) continue;
      const made = make(match, lower.slice(end, end + 40), lower.slice(Math.max(0, start - 40), start));
      if (made === null) continue;
      isTaken.fill(1, start, end);
      if ('kind' in made) all.push({ start, end, ...made } as Content);
    }
  }
  return all.toSorted((a, b) => a.start - b.start);
}

function numberOf(typed: string | undefined): number {
  if (typed === undefined) return Number.NaN;
  if (/^\d/.test(typed)) return figureIn(typed);
  if (typed === 'a couple' || typed === 'a pair') return 2;
  if (typed === 'a few') return 3;
  if (typed === 'a dozen') return 12;
  return typed === 'a' || typed === 'an' ? 1 : numberInWords(typed);
}

/** "1,200", "1.200" and "1 200" are one figure; "1.5" is another. */
function figureIn(typed: string): number {
  const plain = typed.replace(/[\s\u00a0]/g, '');
  if (!/^\d/.test(plain)) return numberInWords(typed.trim());
  return Number(plain.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.'));
}

function counted(
  kind: Content['kind'],
  typed: string | undefined,
  after: string,
  isGrown = false,
): object | null {
  const count = numberOf(typed);
  return Number.isFinite(count) ? { kind, count, isEach: EACH.test(after), isGrown } : null;
}

const SCALE: Readonly<Record<string, number>> = {
  k: 1e3,
  grand: 1e3,
  thousand: 1e3,
  lakh: 1e5,
  m: 1e6,
  million: 1e6,
};

function moneyOf(figure: number, scale: string | undefined, after: string): object {
  return {
    kind: 'money',
    amount: figure * (SCALE[scale ?? ''] ?? 1),
    isNight: /^\s*(?:(?:a|per|the|each|every|\/)\s*)?(?:room\s*(?:a|per|\/)?\s*)?(?:night|nite|nt\b)/.test(
      after,
    ),
    isEach: EACH.test(after),
  };
}

function lengthOf(typed: readonly (string | undefined)[], unit: string, after: string): object | null {
  const factor = unit.startsWith('fortnight') ? 2 : 1;
  const counts = typed
    .map(numberOf)
    .filter(Number.isFinite)
    .map((count) => count * factor);
  // a day of the week is a wish of another kind
  if (/^an?$/.test(typed[0] ?? '') && !unit.startsWith('w')) return {};
  if (/^\s*(?:old\b|ago\b|trip\b|travel ?card|pass\b)/.test(after)) return {};
  return {
    kind: 'length',
    unit: unit.startsWith('n') ? 'night' : unit.startsWith('d') ? 'day' : 'week',
    counts,
    isEach: /^\s*(?:in |at )?(?:each|every)\b/.test(after),
  };
}

function dateOf(days: readonly (readonly [number | null, number])[]): object | null {
  const dates = days.filter(
    ([day, month]) => (day === null || (day >= 1 && day <= 31)) && month >= 1 && month <= 12,
  );
  return dates.length === 0 ? null : { kind: 'date', dates: dates.map(([day, month]) => ({ day, month })) };
}

function bothWays(a: number, b: number): (readonly [number, number])[] {
  return [
    [a, b],
    [b, a],
  ];
}

const NO_DATE =
  /^\s*(?:day|night|time|week|floor|birthday|bday|anniversary|wedding|year|century|class|one|stop|avenue|street|grade|trip|visit|choice|half|quarter|person|option|row|storey|level|month|of (?:us|them|our|my|the (?:trip|week|month)))/;

function ordinal(day: number, after: string): object | null {
  if (
    /^\s*(?:day|time|one|stop|choice|option|half|thing|few|two|three|night|week|morning|evening|place)/.test(
      after,
    )
  )
    return {};
  if (NO_DATE.test(after)) return { kind: 'number', count: day };
  return day >= 1 && day <= 31 ? { kind: 'date', dates: [{ day, month: null }] } : null;
}

function monthIn(text: string): number {
  const name = /[a-z]{3}/.exec(text)?.[0] ?? '';
  return MONTHS.indexOf(name) + 1;
}

const PLAIN_DAY = new RegExp(`\\d{1,2}|${ORDINAL_WORDS}`, 'g');
const NAMED_MONTH = new RegExp(MONTH);

/** Its days, all of its one month. */
function daysBeside(text: string): (readonly [number, number])[] {
  const month = monthIn(NAMED_MONTH.exec(text)?.[1] ?? '');
  const days = text.replace(NAMED_MONTH, ' ').match(PLAIN_DAY) ?? [];
  return days.map((day) => [ordinalOf(day) ?? Number(day), month] as const);
}
