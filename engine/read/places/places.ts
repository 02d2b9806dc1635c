/** Places that a message names, and what each is in the trip: its start, a stop, its end, or to be left out. */
import { normalize } from '../../../domain/text/normalize.ts';
import { textBefore } from './cues.ts';
import { dropsBefore, findPlaceEdit, isChoiceOf, replacedPlaces } from './placeEdits.ts';
import { findPlaceDays } from './placeDays.ts';
import { isVisit, visitsOf } from './visits.ts';
import { isFictional, unknownBeside, unknownPlace } from './unknownPlace.ts';
import type { Gazetteer } from '../../facts/gazetteer.ts';
import type { Gazetted } from '../../facts/types.ts';
import type { Message, PlaceMention } from '../types.ts';

/** Words that are also towns: only after a cue, and with a capital. */
const EVERYDAY = new Set(
  (
    'nice split bath reading mobile orange best male same of man most bar date deal sale march may sun islands angel ' +
    'victoria como york paradise pleasant hope bend eagle golden page price moody usual van ion union batman big ' +
    'son bad buffalo holiday central sur san santa los las the and for can her its two day are you our was who'
  ).split(' '),
);
/** English words one letter away from a city. */
const NOT_MISSPELT = new Set(
  'parks quite based ports paris-style beach there where about their other temples temple summer winter spring autumn april march money party hotel hotels budget cheap places place plane trains train flights flight night nights weeks thing things nothing something somewhere anywhere everything europe asia africa america'.split(
    ' ',
  ),
);
const ORIGIN_CUE =
  /(?:from|leaving|leave|departing|depart|out of|starting (?:in|at)|start in|based in|live in|living in|home is|i'm in|we're in|we are in|i am in)\s+(?:from\s+)?(?:the\s+)?$/i;
const DESTINATION_CUE =
  /(?:\b(?:in|to|visit|visiting|see|seeing|explore|exploring|around|near|at|about|for|towards?|add|include|drop|skip|remove|without|replace|swap|with|love|like|do|plan|and|then|or|via|of|through|into|is|on|want|try|consider|instead|trip|holiday|week|weekend|days)|[,;:+>→–-])\s*(?:the\s+)?$/i;
const RETURN_CUE = /\b(?:back|return(?:ing)?|home|end(?:ing)?(?: up)?) (?:to|in|via)\s*$/i;
const STARTS_TRIP = /^(?:\s*[,:]|\s+(?:for|in|from|next|this|on|with|and|\d))/i;
const MAX_WORDS = 4;
/** Places that are read of one message; a trip has at most eight. */
const MAX_MENTIONS = 40;
/** Words of one message that are compared with every name, which takes a while. */
const MAX_COMPARED = 60;

interface Word {
  readonly text: string;
  readonly index: number;
}

interface Found extends Omit<PlaceMention, 'days'> {
  readonly from: number;
  readonly to: number;
}

interface FoundPlaces extends Pick<
  Message,
  | 'destinations'
  | 'origin'
  | 'country'
  | 'isChoice'
  | 'drops'
  | 'edit'
  | 'returnTo'
  | 'unknown'
  | 'unknownBeside'
> {
  /** The text without the lengths of single places. */
  readonly rest: string;
}

/** Destinations in the order they are named, the origin, where it ends, and a country named alone. */
export function findPlaces(text: string, allPlaces: Gazetteer): FoundPlaces {
  const gazetteer = sparing(allPlaces);
  const words = [...text.matchAll(/[\p{L}\p{M}'’.]+/gu)].map((match): Word => ({
    text: match[0],
    index: match.index,
  }));
  const found = mentions(text, words, gazetteer);
  const origin = found.find((mention) => isOrigin(text, mention, found)) ?? null;
  if (found.every((mention) => mention === origin)) {
    const unread = words.filter(
      (word) => !found.some((mention) => word.index >= mention.from && word.index < mention.to),
    );
    found.push(...lastResort(text, unread, gazetteer));
  }
  const back = found.find((mention) => RETURN_CUE.test(textBefore(text, mention.from))) ?? null;
  // "back to Rome for two days" is a stop, and so is coming back to a town that is one already and not home
  const home = back && isVisit(text, back, found, origin) ? null : back;
  const replaced = replacedPlaces(text, found);
  const drops = found.filter((mention) => replaced.has(mention) || dropsBefore(text, mention.from));
  const named = found.filter((mention) => mention !== origin && mention !== home && !drops.includes(mention));
  const elsewhere = named.filter((mention) => mention.place !== origin?.place);
  const goals = elsewhere.length > 0 || drops.length > 0 ? elsewhere : named;
  const unique = visitsOf(text, goals);
  const { days, rest } = findPlaceDays(text, unique);
  const country = unique.length > 0 || drops.length > 0 ? null : countryIn(words, gazetteer);
  const isSilent = unique.length === 0 && drops.length === 0 && country === null;
  return {
    destinations: unique.map((mention, index) =>
      toMention(mention, days[index] ?? (mention === back && unique.length > 1 ? 1 : null)),
    ),
    isChoice: isChoiceOf(text, unique),
    drops: drops.map((mention) => toMention(mention)),
    edit: replaced.size > 0 ? 'add' : findPlaceEdit(text),
    origin: origin && toMention(origin),
    returnTo: home && toMention(home),
    country,
    unknown: isSilent ? unknownPlace(text, origin?.place.name ?? null) : null,
    unknownBeside: unknownBeside(text, found),
    rest,
  };
}

/** The gazetteer, for one message: after so many words it takes none for misspelt. */
function sparing(gazetteer: Gazetteer): Gazetteer {
  const compared = new Map<string, Gazetted | null>();
  const byMisspelling = (name: string) => {
    const before = compared.get(name);
    if (before !== undefined || compared.size >= MAX_COMPARED) return before ?? null;
    const meant = gazetteer.byMisspelling(name);
    compared.set(name, meant);
    return meant;
  };
  return { ...gazetteer, byMisspelling };
}

/** Names in scripts without spaces, else a misspelt name where nothing points to one but its capital or place. */
function lastResort(text: string, words: readonly Word[], gazetteer: Gazetteer): Found[] {
  const inside = gazetteer.insideText(text);
  if (inside.length > 0) return inside.map((place) => ({ place, corrected: null, from: 0, to: 0 }));
  return words.flatMap((word) => {
    const name = normalize(word.text);
    const stands = word.index === 0 || /^\p{Lu}/u.test(word.text);
    if (!stands || name.length < 6 || NOT_MISSPELT.has(name) || isFictional(word.text)) return [];
    const place = gazetteer.byMisspelling(word.text);
    return place
      ? [{ place, corrected: word.text, from: word.index, to: word.index + word.text.length }]
      : [];
  });
}

function toMention({ place, corrected }: Found, days: number | null = null): PlaceMention {
  return { place, corrected, days };
}

function mentions(text: string, words: readonly Word[], gazetteer: Gazetteer): Found[] {
  const found: Found[] = [];
  let at = 0;
  while (at < words.length && found.length < MAX_MENTIONS) {
    const hit = mentionAt(text, words, at, gazetteer);
    if (hit) found.push(hit.found);
    at += hit?.words ?? 1;
  }
  return found;
}

function mentionAt(
  text: string,
  words: readonly Word[],
  at: number,
  gazetteer: Gazetteer,
): { found: Found; words: number } | null {
  for (let count = Math.min(MAX_WORDS, words.length - at); count >= 1; count -= 1) {
    const first = words[at];
    const last = words[at + count - 1];
    if (!first || !last) continue;
    const from = first.index;
    const to = last.index + last.text.length;
    const typed = text
      .slice(from, to)
      .replace(/(?:['’]s)$/i, '')
      .replace(/\.$/, '');
    if (/[\n,;:!?]/.test(typed)) continue;
    const place = known(typed, text, from, words.length, gazetteer);
    if (place) return { found: { place, corrected: null, from, to }, words: count };
    const meant = count <= 2 ? misspelt(typed, text, from, words.length, gazetteer) : null;
    if (meant) return { found: { place: meant, corrected: typed, from, to }, words: count };
  }
  return null;
}

function known(
  typed: string,
  text: string,
  from: number,
  wordCount: number,
  gazetteer: Gazetteer,
): Gazetted | null {
  const name = normalize(typed);
  if (name === '') return null;
  const place = gazetteer.byName(typed);
  if (!place) return null;
  const isAlone = wordCount <= 2;
  const before = textBefore(text, from);
  const hasCue = isAlone || ORIGIN_CUE.test(before) || DESTINATION_CUE.test(before);
  const hasCapital = /^\p{Lu}/u.test(typed);
  if (name === normalize(place.code) && name !== normalize(place.name))
    return /^[A-Z]{3}$/.test(typed) && hasCue ? place : null;
  if (EVERYDAY.has(name)) return hasCapital && hasCue ? place : null;
  const isOwnName = name === normalize(place.name);
  if (place.weight >= 3 && (isOwnName || name.length > 4 || !/^[a-z]+$/.test(name))) {
    return isOwnName || hasCue || hasCapital ? place : null;
  }
  // a name of several words, or the first word of the message, needs no cue before it
  const stands = name.includes(' ') || (from === 0 && STARTS_TRIP.test(text.slice(from + typed.length)));
  return hasCapital && (hasCue || (isOwnName && stands)) ? place : null;
}

function misspelt(
  typed: string,
  text: string,
  from: number,
  wordCount: number,
  gazetteer: Gazetteer,
): Gazetted | null {
  const name = normalize(typed);
  if (name.length < 5 || NOT_MISSPELT.has(name) || EVERYDAY.has(name) || isFictional(typed)) return null;
  const before = textBefore(text, from);
  const hasCue =
    /\b(?:in|to|from|visit|visiting|see|explore|exploring|around|near)\s+$/i.test(before) || wordCount <= 3;
  const isName = /^\p{Lu}/u.test(typed) && from > 0 && !/[.!?]\s*$/.test(before);
  return hasCue || isName ? gazetteer.byMisspelling(typed) : null;
}

function isOrigin(text: string, mention: Found, all: readonly Found[]): boolean {
  if (ORIGIN_CUE.test(textBefore(text, mention.from))) return true;
  // "London to Kyoto", "London → Kyoto"
  const next = all.find((other) => other.from > mention.from);
  const between = next ? text.slice(mention.to, next.from) : '';
  const isFirst = all[0] === mention;
  const isVisited = /\b(?:in|visit|visiting|see|explore|do)\s*$/i.test(textBefore(text, mention.from));
  return isFirst && !isVisited && /^\s*(?:to|→|->|–|=>)\s*$/i.test(between);
}

function countryIn(words: readonly Word[], gazetteer: Gazetteer): string | null {
  for (let at = 0; at < words.length; at += 1) {
    for (let count = 3; count >= 1; count -= 1) {
      const name = words
        .slice(at, at + count)
        .map((word) => word.text)
        .join(' ');
      const country = gazetteer.country(name);
      if (country !== null) return country;
    }
  }
  return null;
}
