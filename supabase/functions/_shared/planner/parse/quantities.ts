/** Length, party and budget of a trip, as people write them. */
import { COUNT, countOf } from './numbers.ts';
import type { Budget, Party } from './types.ts';

const MAX_PARTY = 30;

/** Days at the destination: "five days", "a week", "3 nights", "long weekend"; null when none is named. */
export function findDays(text: string): number | null {
  const lower = text.toLowerCase();
  if (/\blong weekend\b/.test(lower)) return 4;
  const nights = new RegExp(`\\b${COUNT}[\\s-]+nights?\\b`).exec(lower);
  if (nights) return countOf(nights[1] ?? '') + 1;
  const days = new RegExp(`\\b${COUNT}[\\s-]+(?:(?:full|whole|or so)\\s+)?days?\\b(?! trips)`).exec(lower);
  if (days && !/^an? day$/.test(days[0])) return countOf(days[1] ?? '') || null;
  const weeks = new RegExp(`\\b${COUNT}[\\s-]+weeks?\\b`).exec(lower);
  if (weeks) return countOf(weeks[1] ?? '') * 7;
  if (/\bfortnight\b/.test(lower)) return 14;
  if (/\b(?:one|a|1) month\b/.test(lower)) return 30;
  if (/\bweekend\b/.test(lower)) return 3;
  return /\b(?:a|one|single) day\b(?! trip)/.test(lower) ? 1 : null;
}

/** Who travels: "for two", "2 adults and a child", "family of four", "solo"; null when nothing is said. */
export function findParty(text: string): Party | null {
  const lower = text.toLowerCase();
  const kids = new RegExp(
    `\\b${COUNT}\\s+(?:small |young |little )?(?:kids?|child(?:ren)?|toddlers?|teens?|teenagers?|bab(?:y|ies))\\b`,
  ).exec(lower);
  const children = kids ? countOf(kids[1] ?? '') : /\b(?:the|our|my) (?:kids|children)\b/.test(lower) ? 2 : 0;
  const adults = adultsIn(lower);
  if (adults !== null) return limited(adults, children);
  if (children > 0) return limited(2, children);
  const family = new RegExp(`\\bfamily of ${COUNT}\\b`).exec(lower);
  if (family) {
    const size = Math.max(2, countOf(family[1] ?? ''));
    return limited(2, size - 2);
  }
  if (/\b(?:we|we're|we'd|us|our)\b/.test(lower)) return limited(2, 0);
  return null;
}

function adultsIn(lower: string): number | null {
  const counted =
    new RegExp(
      `\\b${COUNT}\\s+(?:adults?|people|persons?|travell?ers?|of us|friends|passengers|pax)\\b`,
    ).exec(lower) ??
    new RegExp(`\\b(?:group|party) of ${COUNT}\\b`).exec(lower) ??
    new RegExp(
      `\\bfor ${COUNT}(?=[\\s,.;!?]*(?:$|[,.;!?]|(?:from|under|in|to|with|on|and|this|next|at)\\b))`,
    ).exec(lower);
  const word = counted?.[1];
  if (word !== undefined && word !== 'a' && word !== 'an') {
    const withMe = counted?.[0].endsWith(' friends') === true ? 1 : 0;
    return countOf(word) + withMe;
  }
  if (/\b(?:solo|alone|by myself|on my own|just me|only me|one person)\b/.test(lower)) return 1;
  if (
    /\b(?:couple|honeymoon|my (?:wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?)|two of us|both of us)\b/.test(
      lower,
    )
  )
    return 2;
  return null;
}

function limited(adults: number, children: number): Party {
  return { adults: Math.min(Math.max(1, adults), MAX_PARTY), children: Math.min(children, MAX_PARTY) };
}

/** US dollars that one unit is about worth; said to the traveller as an approximation. */
const RATES: Readonly<Record<string, number>> = {
  $: 1,
  usd: 1,
  dollar: 1,
  dollars: 1,
  bucks: 1,
  '£': 1.3,
  gbp: 1.3,
  pound: 1.3,
  pounds: 1.3,
  '€': 1.1,
  eur: 1.1,
  euro: 1.1,
  euros: 1.1,
  '¥': 0.0066,
  jpy: 0.0066,
  yen: 0.0066,
  cad: 0.72,
  aud: 0.65,
  chf: 1.2,
  inr: 0.0115,
  '₹': 0.0115,
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
const AMOUNT = '(\\d[\\d,.]*)\\s*(k|m|bn|thousand|grand|million|billion|trillion)?';
const BEFORE = new RegExp(`([$£€¥₹])\\s*${AMOUNT}(?![\\d])`, 'i');
const AFTER = new RegExp(
  `(?<![\\d,.])${AMOUNT}\\s*(usd|dollars?|bucks|gbp|pounds?|eur|euros?|jpy|yen|cad|aud|chf|inr|[£€])(?![a-z])`,
  'i',
);
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
