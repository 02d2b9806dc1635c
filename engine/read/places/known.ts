/** Whether a run of words is the name of a town or an airport, by how well known it is and what stands round it. */
import { normalize } from '../../../domain/text/normalize.ts';
import { NICKNAMED } from '../../facts/nicknames.ts';
import { WEIGHT, type Gazetted } from '../../facts/types.ts';
import {
  DESTINATION_CUE,
  HOME_AFTER,
  HOME_CUE,
  ORIGIN_CUE,
  WAY_HOME_CUE,
  WAY_IN_CUE,
} from '../../../content/words/placeCues.ts';
import { textBefore } from './cues.ts';
import {
  COMMON_WORDS,
  EVERYDAY,
  isRowWord,
  isTownWord,
  SHORT_NAMES,
} from '../../../content/words/everyday.ts';
import type { Gazetteer } from '../../facts/gazetteer.ts';
import type { Span } from './regionNames.ts';

/** "oneway delhi to Kathmandu". */
const SETS_OUT = /^\s*(?:to\s+\p{L}|->|→|>)/u;
const LENGTH = '(?:for\\s+)?(?:\\d{1,2}\\s?(?:nights?|nts?|days?|weeks?)|(?:a|the) (?:long )?weekend)\\b';
/** "ayia napa 7 nights". */
const HAS_LENGTH = new RegExp(`^\\s+${LENGTH}`, 'i');
/** "4 days york", "weekend bath", "from reading to bath". */
const IS_MEASURED = /\b(?:\d{1,2}\s?(?:nights?|nts?|days?)|weekend|week|from (?:\p{L}+ ){1,2}to)\s+$/iu;
const TYPED_ENDS =
  /^\s*(?:$|[,.;!?)]|(?:to|from|in|for|by|with|on|next|this|we|i|via|then|pls|please)\b|\d)/i;
export const AIRPORT = /^\s+(?:international\s+)?airport\b/i;
const TOWN_CUE = /\b(?:in|to|from|visit|via|and|then)\s+$|[,+]\s*$/i;
/** What was taken as a date is blank. */
const STARTS_TRIP = /^(?:\s*[,:]|\s+(?:for|in|from|next|this|on|with|and|\d)|\s{4,})/i;
/** "Great. Nice, 4 days is perfect" is praise. */
const IS_STAY = new RegExp(
  `^,\\s+${LENGTH}(?! (?:is|are|was|were|sounds?|seems?|then|works?|would|will|should|each|here|it is|in (?!(?:early|mid|late|the|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))\\b)`,
  'i',
);
/** "Nice 5 nights after 20 June from Leeds": what was taken as a date is blank. */
const IS_DATED = /^\s{4,}(?:some ?time\s+)?from \p{Lu}/u;
/** "Split, 3 nights in Porto and 4 in Lisbon" tells how the days are divided. */
const SHARED_OUT = /^split\b.*\d\s?(?:nights?|days?|weeks?)\b.*\d/i;
/** Where a sentence begins: "Nothing hectic. York, 4 days in April". */
const BEGINS = /(?:^|[.!?:…]\s*)$/u;
/** "strasbourg, by train from luxembourg": the first word of somebody who types without capitals. What was taken as a date is blank. */
const STARTS_TYPED =
  /^,?\s+(?:for|in|from|by|next|this|on|\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|^\s{4,}/i;
/** "Near Oxford Street", "got Hamilton tickets". */
const NO_TOWN =
  /^\s+(?:street|st(?=\s*(?:$|[,.;]|station))|road(?![ -]trip)|square|avenue|lane|boulevard|tix|tickets?|the musical|musical|gig)\b/i;
/** "Salalah instead of Sur". */
const TAKES_PLACE = /^\s+(?:instead|in place) of\s+\p{L}/iu;
/** Letters of another name that is typed without a capital. */
const LONG_ALIAS = 5;

/**
 * The place that a run of words names, as surely as its name wants: a word of English only with a capital and a word that leads
 * to a place.
 * @param isAlone nothing else is said, or another town stands beside it
 * @param isBetween it stands in a row of towns
 */
export function known(
  { typed, name, from }: Span,
  text: string,
  isAlone: boolean,
  gazetteer: Gazetteer,
  isBetween: () => boolean,
): Gazetted | null {
  if (name === '' || COMMON_WORDS.has(name)) return null;
  const before = textBefore(text, from);
  const after = text.slice(from + typed.length);
  if (NO_TOWN.test(after)) return null;
  const place = gazetteer.byName(typed);
  if (!place) return airportNamed(typed, before, after, gazetteer);
  const hasCue =
    isAlone ||
    ORIGIN_CUE.test(before) ||
    HOME_CUE.test(before) ||
    WAY_IN_CUE.test(before) ||
    DESTINATION_CUE.test(before) ||
    SWAPPED_FOR.test(before) ||
    HOME_AFTER.test(after) ||
    SETS_OUT.test(after) ||
    HAS_LENGTH.test(after) ||
    TAKES_PLACE.test(after);
  const hasCapital = /^\p{Lu}/u.test(typed);
  // "La Réunion": no nickname, but the beginning of another name
  if (/^\p{Lu}\p{Ll}$/u.test(typed) && /^\s\p{Lu}/u.test(after)) return null;
  // "york 3 nights", "sf 4 days in may"
  const begins = from === 0 && HAS_LENGTH.test(after);
  const isNickname = NICKNAMED.has(name);
  if (
    name === normalize(place.code) &&
    name !== normalize(place.name) &&
    !SHORT_NAMES.has(name) &&
    !isNickname
  )
    return isCode(typed, text) &&
      !NO_CODE_BEFORE.test(before) &&
      !NO_CODE_BEHIND.test(after) &&
      (hasCue || STANDS_AS_CODE.test(after))
      ? place
      : null;
  const isTyped =
    name.length > 3 || hasCapital || isAlone || begins || SHORT_NAMES.has(name) || NICKNAME_CUE.test(before);
  if (isNickname && isTyped && (hasCue || from === 0)) return place;
  if (isNickname && /^[A-Z.]+$/.test(typed)) return place;
  if (EVERYDAY.has(name)) {
    const isWritten =
      (hasCapital && (!name.includes(' ') || /\s\p{Lu}/u.test(typed))) ||
      isBetween() ||
      (isTownWord(name) && standsAlone(text, from, from + typed.length));
    const isFirst =
      isTownWord(name) &&
      (from === 0
        ? STARTS_TRIP.test(after)
        : BEGINS.test(before) && hasCapital && (IS_STAY.test(after) || IS_DATED.test(after)));
    const isAsked = isTownWord(name) && /^\s+please\b/iu.test(after);
    // "split, 4 nights in june"; "nice, 4 nights" may be praise
    const isDated = IS_STAY.test(after) || /^\s{4,}/.test(after);
    const isStay = from === 0 && name !== 'nice' && isDated && !SHARED_OUT.test(name + after);
    // "flight home is from nice on the 12th"
    const isFlown = isTownWord(name) && WAY_HOME_CUE.test(before) && /^\s*(?:$|[,.;!?]|on\b)/.test(after);
    if (isFlown || isTypedTown(name, before, after, text)) return place;
    return (isWritten && (hasCue || isFirst || isAsked)) || (isFirst && (begins || isStay)) ? place : null;
  }
  if (begins && name.includes(' ')) return place;
  const isOwnName = name === normalize(place.name);
  if (
    place.weight < WEIGHT.town &&
    isOwnName &&
    isSetApart(text, from, from + typed.length, isAlone, gazetteer)
  )
    return place;
  if (
    place.weight >= WEIGHT.large &&
    (isOwnName || name.length > 4 || SHORT_NAMES.has(name) || !/^[a-z]+$/.test(name))
  ) {
    return isOwnName || hasCue || hasCapital || (from === 0 && SHORT_NAMES.has(name)) ? place : null;
  }
  // a name of several words, or the first word of the message, needs no cue before it
  const stands = name.includes(' ') || (from === 0 && STARTS_TRIP.test(text.slice(from + typed.length)));
  const isFirst =
    from === 0 &&
    ((name.length >= LONG_ALIAS && STARTS_TYPED.test(after)) || (isTownWord(name) && IS_STAY.test(after)));
  if ((hasCue || isFirst) && isOwnName && place.weight >= WEIGHT.town) return place;
  // what the tables of towns call it otherwise is as sure as its name: "diani", "isla holbox"
  const isCalled = place.at !== undefined && place.weight >= WEIGHT.town && !isOwnName;
  if (isCalled && (name.includes(' ') || (hasCue && name.length >= LONG_ALIAS))) return place;
  return hasCapital && (hasCue || (isOwnName && stands)) ? place : null;
}

/** "3 days toronto from buffalo", "weekend bath from reading": a word that is a town, of somebody who types without capitals. */
function isTypedTown(name: string, before: string, after: string, text: string): boolean {
  if (/\p{Lu}/u.test(text.slice(1)) || !TYPED_ENDS.test(after)) return false;
  // not "away from the buffalo", nor "from side to side"
  const isLed = /\b(?:from|in)\s+$/i.test(before) && !after.startsWith(` to ${name}`);
  const isHome = isLed && isRowWord(name) && (ORIGIN_CUE.test(before) || HOME_CUE.test(before));
  return isHome || (isTownWord(name) && IS_MEASURED.test(before));
}

/** Which of these towns a name is of; null for none. */
export function townCalled(name: string, towns: readonly Gazetted[], gazetteer: Gazetteer): Gazetted | null {
  if (towns.length === 0) return null;
  const called = towns.find((town) => normalize(town.name) === normalize(name));
  if (called) return called;
  // "drop iguazu" of a plan for Iguazu Falls
  const short = normalize(name);
  const begins = towns.filter((town) => short.length > 3 && normalize(town.name).startsWith(`${short} `));
  if (begins.length === 1) return begins[0] ?? null;
  const meant = gazetteer.byName(name);
  return meant && towns.includes(meant) ? meant : null;
}

/** "LHR to Athens", "MSP, Edinburgh": a code, and no shouted word. */
function isCode(typed: string, text: string): boolean {
  return /^[A-Z]{3}$/.test(typed) && !SHOUTED.has(typed) && /\p{Ll}/u.test(text);
}

/** "An SUV", "BSL users". */
const NO_CODE_BEFORE = /\b(?:an?|rental|hire|hired|our|big|large)\s+$/i;
const NO_CODE_BEHIND = /^\s+(?:users?|interpreters?|signers?|hire|rental)\b/i;
const SHOUTED = new Set(
  'SAT SUN JAN MAR MAY BUS CAR GYM SPA VIP PAX AND THE FOR DAY ALL NOT NOW GPS BBQ'.split(' '),
);
const STANDS_AS_CODE = /^\s*(?:to\b|[,>→–-]|->)/;

/** An airport by a part of its name, where it is said to be one or somebody sets out from it. */
function airportNamed(typed: string, before: string, after: string, gazetteer: Gazetteer): Gazetted | null {
  if (!ORIGIN_CUE.test(before) && !HOME_CUE.test(before) && !AIRPORT.test(after)) return null;
  return gazetteer.airportCalled(typed);
}

/** "first two nights hue", "hull to amsterdam": a little-known town of somebody who types without capitals. */
function isSetApart(
  text: string,
  from: number,
  to: number,
  isBeside: boolean,
  gazetteer: Gazetteer,
): boolean {
  if (/\p{Lu}/u.test(text.slice(1)) || EVERYDAY.has(normalize(text.slice(from, to)))) return false;
  const after = text.slice(to);
  const [, goal] = /^\s+to\s+(\p{L}+)/u.exec(after) ?? [];
  if (goal !== undefined && (gazetteer.byName(goal)?.weight ?? 0) >= WEIGHT.large) return true;
  const isEnded = /^\s*(?:$|[,.;!?)+&>]|->|(?:and|then|for|from|with|now|to|please|pls|instead|too)\b)/i.test(
    after,
  );
  const before = textBefore(text, from);
  return isEnded && (isBeside || APART_CUE.test(before) || SWAPPED_FOR.test(before));
}

/** Before a nickname of two or three letters. */
const NICKNAME_CUE = /\b(?:in|to|from|via|visit)\s+$/i;
const APART_CUE = /\b(?:from|via|live in|nights?|days?|then|leave|leaving|add|skip)\s+$/i;
const SWAPPED_FOR = /\b(?:swap|replace|switch|exchange)\b[^.;!?]{2,40} (?:for|with|by)\s+$/i;

/** "end in split" of somebody who types without capitals. */
function standsAlone(text: string, from: number, to: number): boolean {
  const before = textBefore(text, from);
  const isEnded = /^\s*(?:$|[,.;!?)+&]|(?:and|then|for|from|with|please|pls|instead)\b)/i.test(
    text.slice(to),
  );
  return (
    isEnded &&
    !/\p{Lu}/u.test(text.slice(1)) &&
    (TOWN_CUE.test(before) ||
      (SWAPPED_FOR.test(before) && !/\p{L}/u.test(text.slice(to).replace(/please|pls|instead/i, ''))))
  );
}
