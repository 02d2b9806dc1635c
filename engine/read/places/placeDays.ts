/** How long each of several places is for: "London 4 days, Paris 5", "4 nights in Rome and 3 in Florence". */
import { isToldOfAll } from './toldOfAll.ts';
import { MOOD } from '../../../content/words/lengths.ts';
import { COUNT, countOf } from '../numbers.ts';
import type { Span } from '../words.ts';
import type { Spot } from './cues.ts';

const UNIT = '(days?|nights?|weeks?|d|n)';
/** "3d" is three days, and "and" is no day. */
const GAP = '(?:[\\s-]+|(?<=\\d))';
/** What may follow such a length, so that it is none of something else: "3 nights by train", and not "3 days later". */
const GOES_WITH =
  '(?:and|then|plus|to|back|finally|in|from|with|for|under|before|instead|rather|there|too|as well|now|please|by|via|on|at|over|next|this|early|late|mid|during|around|only|max|but|so|while|where|we|i|start(?:ing)?|fly(?:ing)?|driv(?:e|ing)|leav(?:e|ing)|depart(?:ing)?|travel(?:l?ing)?|self|solo|ideally|or so|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)';
/** "Oslo should get 4 days". */
const GETS =
  '(?:(?:should|must|will|would|can|ought to)\\s+)?(?:gets?|receives?|deserves?|needs?|(?<=should )have)\\s+(?:(?:about|around|at least|only|just)\\s+)?(?=[\\p{L}\\d]+[\\s-]+(?:days?|nights?|weeks?)\\b)';
/** With blanks for a wider place: "Chania in Crete 4 nights". */
const AFTER = new RegExp(
  `^(?:\\s+(?:in|on)(?: the)?\\s{3,})?(?:\\s+(?:on|by|via) (?:the )?\\p{L}+ route|\\W{1,3}(?=\\w+ \\w+ there\\b))?\\s*[:(–-]?\\s*(?:for\\s+|(?:down |back )?to\\s+(?:just |only )?|${GETS})?${COUNT}(?:${GAP}${UNIT}\\b)?\\)?(?=\\s*(?:$|[,.;+&!?→)]|${GOES_WITH}\\b))`,
  'iu',
);
const AHEAD = `\\b${COUNT}(?:${GAP}(?:(?:full|${MOOD})\\s+)?${UNIT})?\\s+`;
const IN =
  '(?:of (?:it|them|those|these|that|which) )?(?:in|at|for|around|on|by|(?<!\\b(?:an?|one|two|[12])[\\s-]\\w+ )between)\\s+(?:the\\s+)?$';
/** What is done there stands between, and is a wish by itself: "3 days of skiing in Innsbruck". */
const BEFORE = new RegExp(
  `${AHEAD}(?:${IN}|(?=(?:on safari|(?:by|at|on) the (?:sea|beach|coast)|(?:of )?(?:safari|beach|skiing|hiking|diving)|(?:of )?(?:doing nothing|relaxing|camping|chilling|lazing)(?: about| around)?) ${IN}))`,
  'i',
);
/** "3 nights Tokyo": only where the first place has it so, else it is the length of the place before. */
const JUST_BEFORE = new RegExp(`\\b${COUNT}${GAP}(?:full\\s+)?${UNIT}\\s+$`, 'i');
/** "Kruger 5 days plus 3 days Cape Town": after a word that ends what came before. */
const NEXT_BEFORE = new RegExp(
  `(?:\\b(?:plus|and|then|followed by|after(?:wards| that)?)|[,;&+])\\s*${COUNT}${GAP}(?:full\\s+)?${UNIT}\\s+$`,
  'i',
);
/** "4 nights Lisbon and 2 Porto": where the first place has its unit. */
const NEXT_BARE = new RegExp(`(?:\\b(?:plus|and|then)|[,;&+])\\s*${COUNT}()\\s+(?:in\\s+)?$`, 'i');
/** "3 Lisbon, 2 Sintra": only where two places have it so. */
const BARE_BEFORE =
  /(?:^|[,;:(]|\b(?:and|then|plus|thinking|maybe|like|say|do|was|is)\b|[&+])\s*(\d{1,2})()\s+(?:x\s+)?$/i;
/** "Mendoza! 4 nights in late March, then 3 nights Salta": what is said between is of the first, and not of the whole. */
const BEFORE_NEXT = new RegExp(
  `(?<=^[^\\d]{0,40}[\\s(])${COUNT}${GAP}(?:full\\s+)?${UNIT}\\b(?<!\\ba (?:day|night))(?! (?:in (?:total|all)|total|altogether|overall|all in all|trip)\\b)(?=.*\\b(?:then|plus|followed by|after(?:wards| that)),?\\s+(?:on to |to |for )?${COUNT}${GAP}(?:full\\s+)?${UNIT}\\s+(?:${IN})?$)`,
  'i',
);
/** "4 days Bled and the rest Ljubljana". */
const REST =
  /\b(?:the|all the) (?:rest|remaining (?:days|nights|time))(?: of (?:the time|it|the (?:days|nights|week|trip)))?\b/i;
/** "2 nights each in Rome and Florence", "three days in each town". */
const EACH = new RegExp(
  `(?<![\\d$€£] )\\b${COUNT}${GAP}${UNIT} (?:each(?! way)|apiece|everywhere|(?:in|at) (?:(?:each|every)(?: (?:of (?:them|these|those|the)|town|city|place|stop|island))?|all (?:of (?:them|these|those|the)|(?:the )?(?:towns|cities|places|stops|islands)|\\d|two|three|four|five))|per (?:town|city|place|stop|island))\\b`,
  'i',
);
/** "Days 1-4 Tokyo", "Day 5: Nara": counted from the first day on. */
const CALENDAR_BEFORE =
  /\bdays?\s*(\d{1,2})(?:\s*(?:-|–|to|and|&)\s*(\d{1,2}))?\s*[:=–-]?\s*(?:(?:in|at)\s+)?(?:the\s+)?$/i;
const CALENDAR_AFTER = /^\s*[:(,–-]?\s*days?\s*(\d{1,2})(?:\s*(?:-|–|to|and|&)\s*(\d{1,2}))?\b\)?/i;
/** "Two nights in Whitefish, and then go on to Seattle". */
const GOES_ON =
  /^[^.;!?]{0,40}\b(?:go(?:ing)?|carry(?:ing)?|travel(?:l?ing)?|head(?:ing)?|mov(?:e|ing)|driv(?:e|ing)) on\b|\bcontinu(?:e|ing)\b/i;
const MAX_DAYS = 60;

interface Length extends Spot {
  readonly days: number;
  readonly isNights: boolean;
  readonly hasUnit: boolean;
  /** Said before the place: "3 days in Porto". */
  readonly isAhead: boolean;
  /** "Porto for two", which may be people. */
  readonly isBareFor: boolean;
}

/**
 * Days of each place, null where it has none of its own, and where in the text these lengths are.
 * @param last which of them the trip ends with: its nights are a day more
 */
export function findPlaceDays(
  text: string,
  places: readonly Spot[],
  last = places.length - 1,
): { readonly days: readonly (number | null)[]; readonly spans: readonly Span[]; readonly isRest?: true } {
  const none = { days: places.map(() => null), spans: [] };
  if (places.length < 2) return none;
  const each = EACH.exec(text);
  const eachOf = each && toLength(each, each.index, true);
  if (eachOf)
    return lengthsOf(
      places.map(() => eachOf),
      none.days,
      last,
    );
  const calendar = calendarOf(text, places);
  if (calendar) return lengthsOf(calendar, none.days, null);
  const row = rowOf(text, places, true) ?? rowOf(text, places, false) ?? bareRow(text, places);
  if (row) return lengthsOf(row, none.days, row.some((length) => length?.isNights) ? last : null);
  const isAhead = JUST_BEFORE.test(text.slice(0, places[0]?.from));
  const said = places.map((place, index) =>
    lengthAt(text, place, places[index - 1]?.to ?? 0, places[index + 1]?.from ?? text.length, isAhead),
  );
  // "5 days in Lisbon and Porto for two": people, where no other place has its days behind it
  const isListed = said.some((length) => length !== null && !length.isAhead && !length.isBareFor);
  const lengths = said
    .map((length) => (length?.isBareFor === true && !isListed ? null : length))
    .map((length, index, all) => (isOfRow(text, places, all, index) ? null : length));
  const found = lengths.filter((length) => length !== null);
  // "10 days in London and Paris" is a length for both, and so is "London and Paris for 10 days"
  const [only] = found;
  const rest = REST.exec(text.slice(only?.to ?? 0));
  const isForAll =
    only !== undefined &&
    rest === null &&
    found.length === 1 &&
    !(places[1] && GOES_ON.test(text.slice(places[0]?.to))) &&
    (only.to <= (places[0]?.from ?? 0) ||
      only.from >= (places.at(-1)?.to ?? text.length) ||
      isToldOfAll(text, places, only));
  if (isForAll || !found.some((length) => length.hasUnit)) return none;
  // "Kraków 3 nights, Wrocław 2, Gdańsk 3": all of them are nights
  const inNights = found.every(({ hasUnit, isNights }) => isNights || !hasUnit);
  const own = lengthsOf(
    shared(text, places, lengths).map(
      (length) => length && { ...length, isNights: length.isNights || inNights },
    ),
    none.days,
    last,
  );
  const at = (only?.to ?? 0) + (rest?.index ?? 0);
  return rest
    ? { ...own, spans: [...own.spans, { start: at, end: at + rest[0].length }], isRest: true }
    : own;
}

/** Right before a place, or right behind it, in a row in which every place has its number. */
const ROW_AHEAD = new RegExp(
  `(?<![\\p{L}\\p{N}$€£.:/-])${COUNT}(?: ?x)?(?:${GAP}(?:full\\s+)?${UNIT})?\\s+(?:(?:in|at|on|for)\\s+)?(?:the\\s+)?$`,
  'iu',
);
const ROW_BEHIND = new RegExp(
  `^(?:\\s+(?:stop-?over|layover|first|itself|alone)\\b)?[\\s:(=–—×-]*(?:x ?|(?:for|gets?)\\s+)?${COUNT}(?:${GAP}${UNIT}\\b)?(?=\\s*(?:$|[,;.()/+&!?]|${GOES_WITH}\\b))`,
  'iu',
);
const UNIT_BEHIND = new RegExp(`^[\\s()]*${UNIT}\\b`, 'iu');

/** "4 nights Rome, 3 Florence, 2 Venice", "Rome (4), Florence (3) nights": one unit is that of all; null where a place has no number. */
function rowOf(text: string, places: readonly Spot[], isAhead: boolean): Length[] | null {
  const row = places.flatMap(({ from, to }, index): Length[] => {
    const start = isAhead ? (places[index - 1]?.to ?? 0) : to;
    const gap = text.slice(start, isAhead ? from : (places[index + 1]?.from ?? text.length));
    const match = (isAhead ? ROW_AHEAD : ROW_BEHIND).exec(gap);
    const length = match && toLength(match, start + match.index, isAhead);
    if (!match || !length) return [];
    const unit = isAhead || length.hasUnit ? null : UNIT_BEHIND.exec(gap.slice(match[0].length));
    const end = length.to + (unit?.[0].length ?? 0);
    return [unit ? { ...length, to: end, hasUnit: true, isNights: /n/iu.test(unit[0]) } : length];
  });
  const units = row.filter(({ hasUnit }) => hasUnit);
  if (row.length < places.length) return null;
  const sum = row.reduce((all, { days }) => all + days, 0);
  const isWhole = (count: number, unit: string) => new RegExp(`\\b${count}[ -]${unit}`, 'iu').test(text);
  // "10 days Japan: Tokyo 4, Kyoto 3, Osaka 3"
  if (units.length === 0 && !isWhole(sum, 'days?') && !isWhole(sum, 'nights?') && !isWhole(sum + 1, 'days?'))
    return null;
  const inNights = units.length > 0 ? units.every(({ isNights }) => isNights) : !isWhole(sum, 'days?');
  return row.map((length) => ({ ...length, isNights: length.hasUnit ? length.isNights : inNights }));
}

/** "9 nights: 2 Zagreb, 1 Plitvice, 6 Split"; null where less than two places have a number. */
function bareRow(text: string, places: readonly Spot[]): (Length | null)[] | null {
  const row = places.map(({ from }, index) => {
    const start = places[index - 1]?.to ?? 0;
    const match = BARE_BEFORE.exec(text.slice(start, from));
    return match && toLength(match, start + match.index, true);
  });
  if (row.filter((length) => length !== null).length < 2) return null;
  const sum = row.reduce((days, length) => days + (length?.days ?? 0), 0);
  const isNights = new RegExp(`\\b${String(sum)} nights\\b`, 'i').test(text);
  return row.map((length) => length && { ...length, isNights });
}

/** The lengths of places that have days of a calendar, one after the other; null where they have none, or days between. */
function calendarOf(text: string, places: readonly Spot[]): (Length | null)[] | null {
  const sayings = [true, false].map((isAhead) =>
    places.map(({ from, to }, index) => {
      const start = isAhead ? (places[index - 1]?.to ?? 0) : to;
      const end = isAhead ? from : (places[index + 1]?.from ?? text.length);
      const match = (isAhead ? CALENDAR_BEFORE : CALENDAR_AFTER).exec(text.slice(start, end));
      return match && { match, isAhead, first: Number(match[1]), last: Number(match[2] ?? match[1]), start };
    }),
  );
  for (const said of sayings) {
    const rows = said.filter((own) => own !== null);
    const isOn = rows.every(({ first, last }, index) => {
      const before = rows[index - 1]?.last ?? 0;
      return last >= first && (first === before + 1 || (index > 0 && first === before));
    });
    if (rows.length < 2 || !isOn || (rows.at(-1)?.last ?? 0) > MAX_DAYS) continue;
    return said.map((own, index) => {
      if (!own) return null;
      const { match, isAhead, first, last, start } = own;
      const next = said.slice(index + 1).find((other) => other !== null);
      const from = start + match.index;
      // "Day 1-4 Rome, day 4-6 Naples": the day of the way is that of the town it leads to
      const days = last - first + (next?.first === last ? 0 : 1);
      return {
        from,
        to: from + match[0].length,
        days: Math.max(1, days),
        isNights: false,
        hasUnit: true,
        isAhead,
        isBareFor: false,
      };
    });
  }
  return null;
}

/** "naples amalfi coast 6 days, capri 1 day": a length behind towns with nothing between them is for all of the trip. */
function isOfRow(
  text: string,
  places: readonly Spot[],
  lengths: readonly (Length | null)[],
  at: number,
): boolean {
  const [own, place, before] = [lengths[at], places[at], places[at - 1]];
  if (!own || own.isAhead || !place || !before || at < 1) return false;
  const isRow = /^\s*[+&]?\s*$/.test(text.slice(before.to, place.from));
  const isFirst = lengths.slice(0, at).every((length) => length === null);
  const others = lengths.reduce((sum, length) => sum + (length === own ? 0 : (length?.days ?? 0)), 0);
  return isRow && isFirst && others > 0 && others + at < own.days;
}

const AND = /^\s*(?:and|&|\+|n)\s*$/i;

/** "Banff and Jasper for 7 days plus 2 nights Vancouver": towns that "and" joins have the one length between them. */
function shared(text: string, places: readonly Spot[], lengths: readonly (Length | null)[]) {
  const all = [...lengths];
  const isJoined = (at: number) => AND.test(text.slice(places[at]?.to, places[at + 1]?.from));
  for (const [at, length] of lengths.entries()) {
    if (!length) continue;
    let [first, last] = [at, at];
    if (length.isAhead) while (isJoined(last) && lengths[last + 1] === null) last++;
    else while (isJoined(first - 1) && lengths[first - 1] === null) first--;
    const count = last - first + 1;
    if (length.days < count) continue;
    for (let own = first; own <= last; own++)
      all[own] = { ...length, days: Math.floor((length.days + last - own) / count) };
  }
  return all;
}

/** @param nightsAt index of the place in which nights leave a day to go home; null where days are meant */
function lengthsOf(
  lengths: readonly (Length | null)[],
  none: readonly null[],
  nightsAt: number | null,
): { readonly days: readonly (number | null)[]; readonly spans: readonly Span[] } {
  return {
    days: none.map((_, index) => {
      const length = lengths[index];
      return length ? length.days + (length.isNights && index === nightsAt ? 1 : 0) : null;
    }),
    spans: lengths.flatMap((length) => (length ? [{ start: length.from, end: length.to }] : [])),
  };
}

function lengthAt(text: string, place: Spot, before: number, next: number, isAhead: boolean): Length | null {
  const lead = text.slice(before, place.from);
  const ahead =
    (isAhead ? (JUST_BEFORE.exec(lead) ?? NEXT_BARE.exec(lead)) : null) ??
    BEFORE.exec(lead) ??
    NEXT_BEFORE.exec(lead);
  if (ahead) return toLength(ahead, before + ahead.index, true);
  const trail = text.slice(place.to, next);
  const behind = AFTER.exec(trail);
  // "Rome. 4 days in Paris" are those of Paris
  const ofNext = next < text.length ? (BEFORE.exec(trail) ?? NEXT_BEFORE.exec(trail)) : null;
  const isOfNext = ofNext !== null && behind !== null && countAt(ofNext) === countAt(behind);
  const own = behind && !isOfNext ? behind : BEFORE_NEXT.exec(trail);
  return own && toLength(own, place.to + own.index, false);
}

/** Where the number of a length begins. */
function countAt({ 0: whole, 1: count = '', index }: RegExpExecArray): number {
  return index + whole.indexOf(count);
}

function toLength(match: RegExpExecArray, from: number, isAhead: boolean): Length | null {
  const [whole, count = '', unit] = match;
  if (unit === undefined && /^an?$/i.test(count)) return null;
  const days = countOf(count.toLowerCase()) * (unit?.startsWith('w') === true ? 7 : 1);
  if (days < 1 || days > MAX_DAYS) return null;
  return {
    from,
    to: from + whole.length,
    days,
    isNights: unit?.toLowerCase().startsWith('n') === true,
    hasUnit: unit !== undefined && unit !== '',
    isAhead,
    isBareFor: unit === undefined && /^\s*for\s/i.test(whole),
  };
}
