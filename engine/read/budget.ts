/** What a trip may cost, in the currencies people write. */
import type { Budget } from './types.ts';

/** US dollars that one unit is about worth; said to the traveller as an approximation. */
const RATES: Readonly<Record<string, number>> = {
  $: 1,
  us$: 1,
  usd: 1,
  dollar: 1,
  dollars: 1,
  bucks: 1,
  '£': 1.3,
  gbp: 1.3,
  pound: 1.3,
  pounds: 1.3,
  quid: 1.3,
  '€': 1.1,
  eur: 1.1,
  euro: 1.1,
  euros: 1.1,
  '¥': 0.0066,
  jpy: 0.0066,
  yen: 0.0066,
  c$: 0.72,
  cad: 0.72,
  a$: 0.65,
  aud: 0.65,
  nz$: 0.6,
  nzd: 0.6,
  s$: 0.75,
  sgd: 0.75,
  hk$: 0.128,
  hkd: 0.128,
  r$: 0.18,
  brl: 0.18,
  chf: 1.2,
  francs: 1.2,
  inr: 0.0115,
  rupees: 0.0115,
  '₹': 0.0115,
  cny: 0.14,
  rmb: 0.14,
  yuan: 0.14,
  krw: 0.00072,
  won: 0.00072,
  '₩': 0.00072,
  thb: 0.029,
  baht: 0.029,
  '฿': 0.029,
  sek: 0.1,
  nok: 0.095,
  dkk: 0.15,
  pln: 0.26,
  zloty: 0.26,
  zar: 0.055,
  rand: 0.055,
  mxn: 0.054,
  aed: 0.272,
  dirhams: 0.272,
};
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  grand: 1e3,
  m: 1e6,
  million: 1e6,
  billion: 1e9,
  bn: 1e9,
  trillion: 1e12,
};
// the scale is a word of its own: "$900, museums" is no nine hundred million
const AMOUNT = '(\\d[\\d,.]*)(?:\\s*(k|m|bn|thousand|grand|million|billion|trillion)(?![a-z]))?';
const CODES = 'usd|gbp|eur|jpy|cad|aud|nzd|sgd|hkd|brl|chf|inr|cny|rmb|krw|thb|sek|nok|dkk|pln|zar|mxn|aed';
const WORDS = 'dollars?|bucks|pounds?|quid|euros?|yen|francs|rupees|yuan|won|baht|zloty|rand|dirhams';
const BEFORE = new RegExp(
  `((?:(?<![a-z])(?:us|c|a|nz|s|hk|r))?\\$|[£€¥₹₩฿]|(?<![a-z])(?:${CODES}))\\s*${AMOUNT}(?![\\d])`,
  'i',
);
const AFTER = new RegExp(`(?<![\\d,.])${AMOUNT}\\s*(${CODES}|${WORDS}|[£€¥₹₩฿$])(?![a-z])`, 'i');
const BARE = new RegExp(
  `\\b(?:under|below|less than|max(?:imum)?(?: of)?|up to|budget(?: is| of|:)?|spend(?:ing)?|within|around|about|only have|have)\\s+${AMOUNT}(?![\\d\\w/-])(?!\\s*(?:days?|nights?|weeks?|people|adults?|hours?|months?|kids?|children|of us|stars?|km|minutes?))`,
  'i',
);

/** What the trip may cost; null when nothing is said. */
export function findBudget(text: string): Budget | null {
  const before = BEFORE.exec(text);
  const after = before ? null : AFTER.exec(text);
  const bare = before || after ? null : BARE.exec(text);
  const match = before ?? after ?? bare;
  if (!match) return null;
  const [figure, scale, unit] = before
    ? [match[2], match[3], match[1]]
    : [match[1], match[2], after ? match[3] : '$'];
  const value = numberOf(figure ?? '') * (SCALES[(scale ?? '').toLowerCase()] ?? 1);
  const rate = RATES[(unit ?? '$').toLowerCase()] ?? 1;
  if (!Number.isFinite(value) || value <= 0) return null;
  if (bare && scale === undefined && value < 50) return null;
  const around = text.slice(match.index + match[0].length, match.index + match[0].length + 24).toLowerCase();
  const per = /^\s*(?:a|per|\/|each)?\s*night/.test(around)
    ? 'night'
    : /^\s*(?:(?:per|a|\/)\s*(?:person|head|adult)|each|pp\b|p\.p\.)/.test(around)
      ? 'person'
      : 'trip';
  return { amount: value * rate, per, converted: rate === 1 ? null : match[0].trim() };
}

/** "2,500", "2.500", "2.5" and "1.000.000". */
function numberOf(figure: string): number {
  const plain = figure.replace(/[.,]+$/, '').replace(/[.,](?=\d{3}(?:\D|$))/g, '');
  return Number(plain.replace(',', '.'));
}
