/** Where a message names places: towns, regions and sights, spelt rightly or a letter off. */
import { matchesIn } from '../../../domain/text/matches.ts';
import { normalize } from '../../../domain/text/normalize.ts';
import { kilometres } from '../../facts/ground.ts';
import { DESTINATION_CUE, HOME_AFTER, HOME_CUE, ORIGIN_CUE } from '../../../content/words/placeCues.ts';
import { textBefore } from './cues.ts';
import { isNoMisspelling } from '../../../content/words/everyday.ts';
import { isPartOf, isWithArticle } from './noTowns.ts';
import { BESIDE, inRow, townBehind } from './rows.ts';
import { dropsBefore } from './placeEdits.ts';
import { AIRPORT, known, townCalled } from './known.ts';
import { qualified } from './qualifiers.ts';
import { regionAt, townsWished, type Span } from './regionNames.ts';
import { MAX_WORDS, spansAt } from './runs.ts';
import { sightAt, townSlept, type NamedSight } from './sightNames.ts';
import { isHome, LONG_NAME, misspelt, SURE_CUE } from './misspelt.ts';
import { isFictional } from './unknownPlace.ts';
import { ANOTHER_PART_OF_THE_WORLD_KM, nearRest } from './namesakes.ts';
import { kindsIn } from './kinds.ts';
import type { PlaceKind } from '../../../content/words/kinds.ts';
import type { Region } from '../../../content/regions/types.ts';
import type { Gazetteer } from '../../facts/gazetteer.ts';
import { WEIGHT, type Gazetted } from '../../facts/types.ts';

export interface Word {
  readonly text: string;
  readonly index: number;
}

export interface Found {
  readonly place: Gazetted;
  /** As typed, when it was a misspelling. */
  readonly corrected: string | null;
  readonly from: number;
  readonly to: number;
  /** The wide place that was named, of which `place` is the first town. */
  readonly region?: Region;
  /** The sight that was named, which is in the town `place`. */
  readonly sight?: NamedSight;
  /** What was named in its stead: "one island". */
  readonly kind?: PlaceKind;
}

/** A spelling that may mean a town and is too far from it to be taken for it. */
export interface Guess {
  readonly typed: string;
  readonly place: Gazetted;
}

export interface Mentions {
  readonly found: readonly Found[];
  readonly guess: Guess | null;
}

/** Places that are read of one message; a trip has at most eight. */
const MAX_MENTIONS = 40;
/** Words of one message that are compared with every name, which takes a while. */
const MAX_COMPARED = 60;

/** The words of a text, each with where it begins. */
export function wordsOf(text: string): Word[] {
  return matchesIn(text, /[\p{L}\p{M}'’0-9][\p{L}\p{M}'’.0-9]*/gu).map((match) => ({
    text: match[0],
    index: match.index,
  }));
}

/** Every place that a text names, in order. @param towns those of the plan, which need no cue */
export function mentionsIn(text: string, gazetteer: Gazetteer, towns: readonly Gazetted[]): Mentions {
  const words = wordsOf(text);
  const found: Found[] = [];
  const guesses: (Guess & { readonly from: number })[] = [];
  let at = 0;
  while (at < words.length && found.length < MAX_MENTIONS) {
    const hit = mentionAt(text, words, at, gazetteer, towns, found[found.length - 1] ?? null);
    if (hit && 'guess' in hit) guesses.push({ ...hit.guess, from: words[at]?.index ?? 0 });
    else if (hit) found.push(hit.found);
    at += hit?.words ?? 1;
  }
  const settled = withoutOtherNames(
    found.map((mention) => nearRest(mention, found, text, gazetteer)),
    text,
  );
  // "add Disney" is a park of a town that is planned, and not the airport that is called after one
  const isPark = ({ from, sight }: Found) => towns.length > 0 && !sight && /^disney/i.test(text.slice(from));
  const kept = settled.filter((mention) => isLikely(mention, settled, text) && !isPark(mention));
  // "see lucha libre" in Mexico is no Lucca
  const isName = ({ from }: Found) => /^\p{Lu}/u.test(text.slice(from));
  const far = settled.find((own) => !kept.includes(own) && own.corrected !== null && isName(own));
  const [first] = guesses;
  const guess = first ? { typed: first.typed, place: first.place } : null;
  // "the Azores: São Miguel plus one other island" is one of theirs, which the wide place chooses
  const isOfRegion = kept.some(({ region }) => region) && townsWished(text)?.isMore === true;
  const kinds = isOfRegion ? [] : kindsIn(text, kept, towns, gazetteer);
  return {
    found: kinds.length > 0 ? [...kept, ...kinds].toSorted((a, b) => a.from - b.from) : kept,
    guess: guess ?? (far?.corrected ? { typed: far.corrected, place: far.place } : null),
  };
}

/** "Rapa Nui (Easter Island)" is one place. */
function withoutOtherNames(found: readonly Found[], text: string): Found[] {
  return found.reduce<Found[]>((kept, mention) => {
    const before = kept.at(-1);
    const close = /^\s*\)/.exec(text.slice(mention.to))?.[0].length;
    const isOther = before?.place === mention.place && /^\s*\(\s*$/.test(text.slice(before.to, mention.from));
    if (!before || !isOther || close === undefined) return [...kept, mention];
    return [...kept.slice(0, -1), { ...before, to: mention.to + close }];
  }, []);
}

/** A misspelling, or a word that is also some far town, is not taken for one on another continent than the rest. */
function isLikely(mention: Found, all: readonly Found[], text: string): boolean {
  const isSure =
    mention.corrected === null && (mention.place.weight >= WEIGHT.wellKnown || mention.sight !== undefined);
  const before = textBefore(text, mention.from);
  const isSetOut = ORIGIN_CUE.test(before) || HOME_CUE.test(before);
  if (isSure || mention.region || isSetOut) return true;
  const isTyped = mention.corrected === null && mention.place.weight >= WEIGHT.town;
  if (isTyped && GOES_ON.test(text.slice(mention.to, mention.to + 40))) return true;
  if (mention.corrected === null && SURE_CUE.test(textBefore(text, mention.from))) return true;
  const others = all.filter(
    (other) =>
      other.place !== mention.place &&
      other.corrected === null &&
      other.place.weight >= WEIGHT.wellKnown &&
      !dropsBefore(text, other.from) &&
      !ORIGIN_CUE.test(textBefore(text, other.from)),
  );
  return (
    others.length === 0 ||
    others.some(({ place }) => kilometres(place, mention.place) < ANOTHER_PART_OF_THE_WORLD_KM)
  );
}

/** "Leeds to Bangkok", "Wollongong people". */
const GOES_ON = new RegExp(`^\\s*(?:to\\b|->|→|–|>)|${HOME_AFTER.source}`, 'iu');

/** The gazetteer, for one message: each name is looked up once, and after so many words it takes none for misspelt. */
export function sparing(gazetteer: Gazetteer): Gazetteer {
  const compared = new Map<string, ReturnType<Gazetteer['byMisspelling']>>();
  const byMisspelling = (name: string) => {
    const before = compared.get(name);
    if (before !== undefined || compared.size >= MAX_COMPARED) return before ?? null;
    const meant = gazetteer.byMisspelling(name);
    compared.set(name, meant);
    return meant;
  };
  const named = new Map<string, Gazetted | null>();
  const byName = (name: string) => {
    const before = named.get(name);
    if (before !== undefined) return before;
    const place = gazetteer.byName(name);
    named.set(name, place);
    return place;
  };
  return { ...gazetteer, byMisspelling, byName };
}

/** Names in scripts without spaces, else a misspelt name where nothing points to one but its capital or place. */
export function lastResort(text: string, taken: readonly Found[], gazetteer: Gazetteer): Mentions {
  const inside = gazetteer.insideText(text);
  if (inside.length > 0)
    return { found: inside.map((place) => ({ place, corrected: null, from: 0, to: 0 })), guess: null };
  let guess: Guess | null = null;
  const unread = wordsOf(text).filter(
    ({ index }) => !taken.some((mention) => index >= mention.from && index < mention.to),
  );
  const found = unread.slice(0, MAX_COMPARED).flatMap((word): Found[] => {
    const name = normalize(word.text);
    const stands = word.index === 0 || /^\p{Lu}/u.test(word.text);
    if (!stands || name.length < LONG_NAME || isNoMisspelling(name) || isFictional(word.text)) return [];
    const meant = gazetteer.byMisspelling(word.text);
    if (!meant) return [];
    const { place } = meant;
    if (meant.mistakes > 1) guess ??= { typed: word.text, place };
    return meant.mistakes > 1
      ? []
      : [{ place, corrected: word.text, from: word.index, to: word.index + word.text.length }];
  });
  return { found, guess };
}

type Hit = ({ readonly found: Found } | { readonly guess: Guess }) & { readonly words: number };

/** @param last the place before */
function mentionAt(
  text: string,
  words: readonly Word[],
  at: number,
  gazetteer: Gazetteer,
  towns: readonly Gazetted[],
  last: Found | null,
): Hit | null {
  const isAlone = words.length <= 2;
  const spans = spansAt(text, words, at);
  for (const span of spans) {
    const { from, to, count } = span;
    const region = regionAt(span, text, gazetteer, last?.place.countryCode ?? null);
    if (region) return { found: { ...region, corrected: null, from }, words: wordsTo(words, at, region.to) };
    // a town of the plan is meant before a sight of its name elsewhere: Copacabana on the lake
    const isOwn = towns.length > 0 && townCalled(span.typed, towns, gazetteer) !== null;
    const sight = isOwn ? null : sightAt(span, text, gazetteer);
    if (sight) return { found: { place: sight.place, sight, corrected: null, from, to }, words: count };
    if (count === MAX_WORDS) continue;
    const isBeside = last !== null && BESIDE.test(text.slice(last.to, from));
    const which =
      gazetteer.namesakes(span.typed).length > 0 ? qualified(span.typed, to, text, gazetteer) : null;
    const isBetween = () => isBeside && townBehind(text.slice(to), gazetteer) !== null;
    const place =
      // "Birmingham, Alabama" is not the one of the plan
      which?.place ??
      ownTown(span, text, towns, gazetteer) ??
      townSlept(span, text, gazetteer) ??
      (which
        ? null
        : (known(span, text, isAlone || isBeside, gazetteer, isBetween) ??
          inRow(span, text.slice(to), isBeside ? last.place : null, gazetteer)));
    if (!place || isPartOf(place, span, last, text) || isWithArticle(place, span, last, text)) continue;
    const end = which?.to ?? to + (AIRPORT.exec(text.slice(to, to + 24))?.[0].length ?? 0);
    return { found: { place, corrected: null, from, to: end }, words: wordsTo(words, at, end) };
  }
  for (const span of spans.filter(({ count }) => count <= 2)) {
    const { typed, from, to, count } = span;
    const meant = misspelt(span, text, words.length, gazetteer);
    if (meant && (meant.mistakes === 1 || isHome(typed, textBefore(text, from)))) {
      // "birmigham uk": the country is none of its own
      const which = qualified(meant.place.name, to, text, gazetteer);
      const { place, end } = which?.place ? { place: which.place, end: which.to } : { ...meant, end: to };
      return { found: { place, corrected: typed, from, to: end }, words: wordsTo(words, at, end) };
    }
    if (meant && count === 1) return { guess: { typed, place: meant.place }, words: count };
  }
  return null;
}

/** How many words from one on begin before a place in the text. */
function wordsTo(words: readonly Word[], at: number, end: number): number {
  const taken = words.slice(at).findIndex(({ index }) => index >= end);
  return taken < 0 ? words.length - at : taken;
}

/** A town of the plan, or close to it, is known however it is typed; where its name is a word of every day, behind a sure cue. */
function ownTown(
  { name, typed, from }: Span,
  text: string,
  towns: readonly Gazetted[],
  gazetteer: Gazetteer,
): Gazetted | null {
  if (towns.length === 0 || name.length < 3) return null;
  const before = textBefore(text, from);
  const isSure =
    SURE_CUE.test(before) ||
    /\bhow far is $/i.test(before) ||
    (dropsBefore(text, from) && !/\bnot $/i.test(before));
  if (isNoMisspelling(name) && !isSure) return null;
  const own = townCalled(typed, towns, gazetteer);
  if (own || name.length < 5 || !DESTINATION_CUE.test(before)) return own;
  // a little town close by is as likely as a large one far away
  const place = gazetteer.byName(typed);
  return place && towns.some((town) => kilometres(town, place) < CLOSE_KM) ? place : null;
}

const CLOSE_KM = 250;
