/** Finding places by what was typed: exact, by prefix, and by misspelling. Accents and case do not matter. */
import { NICKNAMED } from './nicknames.ts';
import { editDistance, letterBits, surelyApart } from './editDistance.ts';
import { normalize } from '../../domain/text/normalize.ts';
import { WEIGHT, type Gazetted } from './types.ts';

export interface PlaceIndex {
  suggest(typed: string, limit: number): Gazetted[];
  /** Places with exactly this name or code, best known first. */
  exact(name: string): Gazetted[];
  /** Every name and code that {@link exact} finds, normalised. */
  names(): Iterable<string>;
  byCode(code: string): Gazetted | null;
  misspelt(name: string): Misspelt | null;
}

/** The place that a misspelt name is nearest to. */
export interface Misspelt {
  readonly place: Gazetted;
  /** Letters that are wrong, missing, too many or swapped. */
  readonly mistakes: number;
}

interface Indexed {
  readonly place: Gazetted;
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly others: readonly string[];
  /** What a misspelling is compared with: names people type, not airport names. */
  readonly spellings: readonly string[];
}

/** What a place's own name counts for, beside its weight: of little-known places, less than another name of a metropolis. */
const OWN_NAME = 10;
const LITTLE_OWN_NAME = 2.5;

const EXACT_NAME = 100;
const EXACT_CODE = 95;
const EXACT_OTHER = 70;
const NAME_PREFIX = 60;
const CITY_PREFIX = 50;
const OTHER_PREFIX = 35;
const WORD_PREFIX = 30;
const COUNTRY_PREFIX = 10;
/** A misspelt name shorter than this is too likely to be another word. */
const MIN_MISSPELT_LETTERS = 5;
const TWO_MISTAKES_FROM = 8;
/** Two mistakes in a shorter name must leave its last letter: Marakech is Marrakesh, Atlantis is not Atlanta. */
const LAST_LETTER_BELOW = 10;

/** Builds an index over places. */
export function createIndex(places: readonly Gazetted[]): PlaceIndex {
  const indexed = places.map(indexPlace);
  const byName = new Map<string, Gazetted[]>();
  for (const entry of indexed) {
    for (const key of new Set([entry.name, entry.code, ...entry.others])) {
      byName.set(key, [...(byName.get(key) ?? []), entry.place]);
    }
  }

  const exact = (typed: string) => {
    const name = normalize(typed);
    // a place without a code of its own is listed under none
    if (name === '') return [];
    return [...(byName.get(name) ?? [])].sort((a, b) => nameRank(name, b) - nameRank(name, a));
  };

  const spellings = groupSpellings(indexed);
  const byCode = bestByCode(places);

  return {
    exact,
    names: () => [...byName.keys()].filter((name) => name !== ''),
    byCode: (code) => byCode.get(code) ?? null,
    suggest(typed, limit) {
      const wanted = normalize(typed);
      if (wanted === '') return [];
      return indexed
        .map((entry) => ({ place: entry.place, score: score(entry, wanted) }))
        .filter((hit) => hit.score > 0)
        .sort((a, b) => b.score - a.score || a.place.name.localeCompare(b.place.name, 'en'))
        .slice(0, limit)
        .map((hit) => hit.place);
    },
    misspelt(typed) {
      const name = normalize(typed);
      if (name.length < MIN_MISSPELT_LETTERS) return null;
      const limit = name.length >= TWO_MISTAKES_FROM ? 2 : 1;
      const letters = letterBits(name);
      let best: { place: Gazetted; distance: number; order: number } | null = null;
      for (let length = name.length - limit; length <= name.length + limit; length += 1) {
        // people rarely get the first letter wrong, and other words often differ by it alone
        for (const { place, order, text, letters: own } of spellings.get(spellingKey(name, length)) ?? []) {
          if (surelyApart(letters, own, limit)) continue;
          const distance = editDistance(name, text, limit);
          if (distance > limit || (distance > 1 && !keepsEnd(name, text))) continue;
          const better =
            best === null ||
            distance < best.distance ||
            (distance === best.distance &&
              (place.weight > best.place.weight ||
                (place.weight === best.place.weight && order < best.order)));
          if (better) best = { place, distance, order };
        }
      }
      // little-known airports are near many words; a misspelling is worth a guess only for places people
      // ask for, and one letter off a long name for a town
      const least = best?.distance === 1 && name.length >= TWO_MISTAKES_FROM ? WEIGHT.town : WEIGHT.wellKnown;
      return best !== null && best.place.weight >= least
        ? { place: best.place, mistakes: best.distance }
        : null;
    },
  };
}

function keepsEnd(name: string, meant: string): boolean {
  return name.length >= LAST_LETTER_BELOW || name.at(-1) === meant.at(-1);
}

interface Spelling {
  readonly text: string;
  /** {@link letterBits} of the text. */
  readonly letters: number;
  readonly place: Gazetted;
  /** Of two that are as near and as well known, the first in the index is meant. */
  readonly order: number;
}

/**
 * Names that a misspelt word may mean, by first letter and length: a long message asks for hundreds of words, and
 * comparing each with every name would take seconds.
 */
function groupSpellings(indexed: readonly Indexed[]): ReadonlyMap<string, readonly Spelling[]> {
  const groups = new Map<string, Spelling[]>();
  for (const [order, { place, spellings }] of indexed.entries()) {
    for (const text of spellings) {
      if (text.length < MIN_MISSPELT_LETTERS) continue;
      const key = spellingKey(text, text.length);
      const group = groups.get(key);
      const spelling = { text, letters: letterBits(text), place, order };
      if (group) group.push(spelling);
      else groups.set(key, [spelling]);
    }
  }
  return groups;
}

function spellingKey(name: string, length: number): string {
  return `${name[0] ?? ''}${length}`;
}

function indexPlace(place: Gazetted): Indexed {
  const others = place.otherNames.map(normalize);
  const name = normalize(place.name);
  return {
    place,
    code: place.borrowsCode ? '' : normalize(place.code),
    name,
    city: normalize(place.city),
    country: normalize(place.country),
    others,
    spellings: place.kind === 'city' ? [name] : [],
  };
}

/** A place whose own name it is, or that people call so, goes before one that the data also knows by it. */
function nameRank(name: string, place: Gazetted): number {
  if (normalize(place.name) !== name && !NICKNAMED.has(name)) return place.weight;
  // "roma" is how Rome is called, and a little-known town of Queensland
  return place.weight + (place.weight < WEIGHT.town ? LITTLE_OWN_NAME : OWN_NAME);
}

/** A code belongs to the metro or the single airport first, then to towns that borrow it. */
function codeRank(place: Gazetted): number {
  return (place.borrowsCode ? 0 : 10) + (place.kind === 'city' ? 5 : 0) + place.weight;
}

/** Whom each code belongs to; of two with the same claim, the first. */
function bestByCode(places: readonly Gazetted[]): ReadonlyMap<string, Gazetted> {
  const best = new Map<string, Gazetted>();
  for (const place of places) {
    const before = best.get(place.code);
    if (before === undefined || codeRank(place) > codeRank(before)) best.set(place.code, place);
  }
  return best;
}

function score(entry: Indexed, wanted: string): number {
  const base = match(entry, wanted);
  return base === 0 ? 0 : base + entry.place.weight * 2;
}

function match(entry: Indexed, wanted: string): number {
  if (entry.name === wanted) return EXACT_NAME;
  if (entry.code === wanted && wanted.length === 3) return EXACT_CODE;
  if (wanted.length < 2) return entry.name.startsWith(wanted) ? NAME_PREFIX : 0;
  if (entry.others.includes(wanted)) return EXACT_OTHER;
  if (entry.name.startsWith(wanted)) return NAME_PREFIX;
  if (entry.city.startsWith(wanted)) return CITY_PREFIX;
  if (entry.others.some((other) => other.startsWith(wanted))) return OTHER_PREFIX;
  if (` ${entry.name}`.includes(` ${wanted}`)) return WORD_PREFIX;
  if (entry.country.startsWith(wanted) && wanted.length >= 4 && entry.place.kind === 'city') {
    return COUNTRY_PREFIX;
  }
  return 0;
}
