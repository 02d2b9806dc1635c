/** Sights and day trips that a message names by what the guides of its towns call them, their other names among them. */
import { isNoMisspelling } from '../../../content/words/everyday.ts';
import { FILLERS, SORTS } from '../../../content/words/sights.ts';
import { editDistance } from '../../facts/editDistance.ts';
import { guideFor } from '../../facts/guides.ts';
import { normalize } from '../../../domain/text/normalize.ts';
import { isDisliked, sentenceBefore } from '../denial.ts';
import { textBefore } from './cues.ts';
import { NO_WISH } from './sightNames.ts';
import { wordsOf } from './mentions.ts';
import type { CityGuide } from '../../../content/towns/types.ts';
import type { Gazetted } from '../../facts/types.ts';
import type { Must } from '../types.ts';
import type { Span } from '../words.ts';

const MOST_WORDS = 6;
/** A word by itself means a sight from so many letters on, with a capital, or "the", "+" or a weekday before it. */
const LONG_WORD = 5;
/** "Not the Residenz", "we have seen the Louvre": to be left out. */
const NOT =
  /\b(?:no|not|skip|skipping|without|avoid|except|seen|been to|did|done|hate|not see|drop|remove|instead of|rather than)\s+(?:the\s+)?$/i;

export interface NamedInGuide extends Must, Span {
  /** Whether it is to be visited, or left out. */
  readonly isWish: boolean;
}

interface Name {
  readonly sight: string;
  readonly words: readonly string[];
}

interface Index {
  readonly names: readonly Name[];
  /** Words that only one sight of the guide is called by, and that say which. */
  readonly telling: ReadonlySet<string>;
}

const indexes = new WeakMap<CityGuide, Index>();

function indexOf(guide: CityGuide): Index {
  const known = indexes.get(guide);
  if (known) return known;
  const all = [...guide.areas.flatMap(({ sights }) => sights), ...guide.dayTrips];
  const names = all.flatMap(({ name, aliases }) =>
    [name, ...(aliases ?? [])].map((own): Name => ({ sight: name, words: contentOf(own) })),
  );
  const owners = new Map<string, Set<string>>();
  for (const { sight, words } of names)
    for (const word of words) owners.set(word, (owners.get(word) ?? new Set()).add(sight));
  const telling = [...owners].flatMap(([word, sights]) =>
    sights.size === 1 && !SORTS.has(word) && !isCity(word, guide) ? [word] : [],
  );
  const index = { names, telling: new Set(telling) };
  indexes.set(guide, index);
  return index;
}

function isCity(word: string, { city, aliases }: CityGuide): boolean {
  return [city, ...(aliases ?? [])].some((name) => contentOf(name).includes(word));
}

function contentOf(name: string): string[] {
  return normalize(name)
    .split(' ')
    .filter((word) => word !== '' && !FILLERS.has(word));
}

/**
 * What is to be seen of these towns' guides, in the order in which it is named, each once.
 * @param isOfPlan whether a word in small letters may be one, as of a plan whose sights are known
 * @param text without the words that others have taken; positions are those of this text
 */
export function sightsNamed(text: string, towns: readonly Gazetted[], isOfPlan = false): NamedInGuide[] {
  const guides = [...new Set(towns)].flatMap((town) => {
    const guide = guideFor(town);
    return guide ? [{ town, index: indexOf(guide) }] : [];
  });
  const words = wordsOf(text);
  const found: NamedInGuide[] = [];
  for (let at = 0; at < words.length;) {
    const hit = sightAt(text, words, at, { guides, isOfPlan });
    if (hit && !found.some(({ name, town }) => name === hit.sight.name && town === hit.sight.town))
      found.push(hit.sight);
    at += hit?.words ?? 1;
  }
  return found;
}

interface Known {
  readonly guides: readonly { readonly town: Gazetted; readonly index: Index }[];
  readonly isOfPlan: boolean;
}

function sightAt(
  text: string,
  words: ReturnType<typeof wordsOf>,
  at: number,
  { guides, isOfPlan }: Known,
): { readonly sight: NamedInGuide; readonly words: number } | null {
  const first = words[at];
  if (!first || FILLERS.has(normalize(first.text))) return null;
  const before = textBefore(text, first.index);
  const isNear = NO_WISH.test(before);
  // what is near a sight is no visit to it
  if (isNear && !NOT.test(before)) return null;
  for (let count = Math.min(MOST_WORDS, words.length - at); count >= 1; count -= 1) {
    const last = words[at + count - 1];
    if (!last) continue;
    const end = last.index + last.text.length;
    const typed = text.slice(first.index, end);
    const content = contentOf(typed);
    if (/[,;:!?()\n]/.test(typed) || content.length === 0 || FILLERS.has(normalize(last.text))) continue;
    const [only = ''] = content;
    const isSure =
      content.length > 1 ||
      (only.length >= LONG_WORD &&
        (isOfPlan || /\p{Lu}/u.test(typed) || /(?:\bthe|\+|day)\s+$/i.test(before)));
    const found = isSure ? guides.flatMap(({ town, index }) => nameOf(content, index, town))[0] : undefined;
    if (!found) continue;
    const isWish = !isNear && !isDisliked(sentenceBefore(text, first.index));
    return { sight: { ...found, isWish, start: first.index, end }, words: count };
  }
  return null;
}

/** A shorter word is near too many others. */
const FEWEST_LETTERS = 6;

/**
 * The text with names of these towns' guides that one letter was wrong in, where no act rests on the word: "szentendr".
 * @param pieces of the text that no act rests on
 */
export function guideSpelled(text: string, pieces: readonly Span[], towns: readonly Gazetted[]): string {
  const names = new Set(
    towns.flatMap((town) => {
      const guide = guideFor(town);
      return guide ? [...indexOf(guide).telling] : [];
    }),
  );
  const meant = (typed: string) => {
    const word = normalize(typed);
    if (word.length < FEWEST_LETTERS || names.has(word) || isNoMisspelling(word)) return typed;
    const near = [...names].filter(
      (name) =>
        name.length >= FEWEST_LETTERS &&
        name.charAt(0) === word.charAt(0) &&
        name !== `${word}s` &&
        word !== `${name}s` &&
        editDistance(name, word, 1) === 1,
    );
    return near.length === 1 ? (near[0] ?? typed) : typed;
  };
  return pieces.reduceRight(
    (done, { start, end }) =>
      done.slice(0, start) + done.slice(start, end).replace(/\p{L}+/gu, meant) + done.slice(end),
    text,
  );
}

/** The sight with a name that has all these words, one of them its own alone; none where no name has. */
function nameOf(content: readonly string[], { names, telling }: Index, town: Gazetted): Must[] {
  if (!content.some((word) => telling.has(word))) return [];
  const named = names.find(({ words }) => content.every((word) => words.includes(word)));
  return named ? [{ name: named.sight, town }] : [];
}
