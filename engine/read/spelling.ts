/** Slips of the fingers in the words that a trip is told with: one letter too many, too few, another, or two the wrong way round. */
import { ALIKE, OF_DAYS, OTHERS, SWAPPED } from '../../content/words/spelling.ts';
import { editDistance } from '../facts/editDistance.ts';

const wordsOf = (list: string) => list.trim().split(/\s+/);
const DAYS = wordsOf(OF_DAYS);
const MEANT = [...DAYS, ...wordsOf(OTHERS)];
const SWAPS = wordsOf(SWAPPED);
/** Right as they are: those, of more than one, what was done, and what only looks like them. */
const RIGHT = new Set([
  ...[...MEANT, ...SWAPS].flatMap((word) => [word, `${word}s`, `${word}d`]),
  ...wordsOf(ALIKE),
]);
/** What numbers of a trip count, and words that are near them and none of them. */
const COUNTED = ['days', 'nights', 'weeks', 'people'];
const ALIKE_UNITS = new Set(
  'date dads bays ways dags says lays rays pays guys boys keys weak gays cays dams jays mays days bass'.split(
    ' ',
  ),
);
/** Where a length is told, no other word is meant as one. */
const HAS_LENGTH = /\b\d{1,2} ?(?:days?|nights?|weeks?)\b/i;
/** A shorter word is near too many others, but for two letters that have changed places, or one of a longer word that is missing. */
const FEWEST_LETTERS = 5;

/** The text with such words as they were meant. */
export function spelled(text: string): string {
  return text.replace(/(?<![\p{L}\d@'’-])\p{L}[a-z]{3,14}(?![\p{L}\d@-])/gu, (word, at: number) => {
    const own = word.toLowerCase();
    if (RIGHT.has(own)) return word;
    // "3 dais": right behind a number stands what it counts
    if (
      !HAS_LENGTH.test(text) &&
      /(?:^|\s)\d{1,2} $/.test(text.slice(Math.max(0, at - 4), at)) &&
      word.length < FEWEST_LETTERS
    ) {
      const counted = COUNTED.filter((unit) => editDistance(own, unit, 1) === 1);
      if (counted.length === 1 && !ALIKE_UNITS.has(own)) return counted[0] ?? word;
    }
    const isName = own !== word && !/(?:^|[.!?\n]\s*)$/.test(text.slice(Math.max(0, at - 4), at));
    const meant = nearest(own, isName ? DAYS : MEANT) ?? (isName ? null : swappedIn(own));
    if (meant === null) return word;
    return own === word ? meant : meant.charAt(0).toUpperCase() + meant.slice(1);
  });
}

function nearest(word: string, known: readonly string[]): string | null {
  const near = known.filter(
    (own) =>
      own.startsWith(word.charAt(0)) &&
      (word.length >= FEWEST_LETTERS ? own.length >= FEWEST_LETTERS : own.length >= word.length) &&
      editDistance(word, own, 1) === 1 &&
      (own.length >= FEWEST_LETTERS || sorted(own) === sorted(word)),
  );
  // near two of them it is neither, unless one is but more of the other
  const [meant, ...others] = near;
  return others.every((other) => other === `${meant}s`) ? (meant ?? null) : null;
}

/** "tehy": the one word whose letters these are, but for two neighbours. */
function swappedIn(word: string): string | null {
  const letters = sorted(word);
  const [meant, ...others] = SWAPS.filter(
    (own) => sorted(own) === letters && editDistance(word, own, 1) === 1 && own.charAt(0) === word.charAt(0),
  );
  return others.length === 0 ? (meant ?? null) : null;
}

function sorted(word: string): string {
  return word.split('').toSorted().join('');
}
