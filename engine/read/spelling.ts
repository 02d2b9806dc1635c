/** Slips of the fingers in the words that a trip is told with: one letter too many, too few, another, or two the wrong way round. */
import { ALIKE_WORDS } from '../../content/regions/alikeWords.ts';
import { editDistance } from '../facts/editDistance.ts';

/** Names of days: written with a capital, they are as often misspelt as not. */
const OF_DAYS = `
  january february march april june july august september october november december monday tuesday wednesday
  thursday friday saturday sunday christmas easter thanksgiving`;

const OTHERS = `
  days night nights week weeks weekend weekends month months fortnight adult adults child children people person
  persons friend friends girlfriend boyfriend girlfriends husband wife parents brother brothers sister sisters
  daughter daughters mother father couple couples colleague colleagues family toddler teenager teenagers partner
  travellers travelers grandma grandparents alone trip flight flights flying train trains hotel hotels hostel
  budget airport driving between leaving arriving starting staying return returning departing before instead
  cheaper cheap vegetarian vegan allergic allergy allergies wheelchair pregnant museum museums restaurant
  restaurants beach beaches tomorrow summer winter spring autumn separate breakfast dinner lunch travel travelling
  dollars euros pounds rupees honeymoon anniversary birthday conference wedding festival holiday holidays direct
  without cancel remove replace shorter longer lighter slower faster earlier accommodation apartment itinerary
  through together total private luxury please under maximum around from length what with castle temple market
  hiking snorkelling diving`;

const wordsOf = (list: string) => list.trim().split(/\s+/);
const DAYS = wordsOf(OF_DAYS);
const MEANT = [...DAYS, ...wordsOf(OTHERS)];
/** Right as they are: those, of more than one, what was done, and what only looks like them. */
const RIGHT = new Set([...MEANT.flatMap((word) => [word, `${word}s`, `${word}d`]), ...wordsOf(ALIKE_WORDS)]);
/** A shorter word is near too many others, but for two letters that have changed places. */
const FEWEST_LETTERS = 5;

/** The text with such words as they were meant. */
export function spelled(text: string): string {
  return text.replace(/(?<![\p{L}\d@'’-])\p{L}[a-z]{3,14}(?![\p{L}\d@-])/gu, (word, at: number) => {
    const own = word.toLowerCase();
    if (RIGHT.has(own)) return word;
    const isName = own !== word && !/(?:^|[.!?\n]\s*)$/.test(text.slice(Math.max(0, at - 4), at));
    const meant = nearest(own, isName ? DAYS : MEANT);
    if (meant === null) return word;
    return own === word ? meant : meant.charAt(0).toUpperCase() + meant.slice(1);
  });
}

function nearest(word: string, known: readonly string[]): string | null {
  const near = known.filter(
    (own) =>
      own.startsWith(word.charAt(0)) &&
      (word.length >= FEWEST_LETTERS ? own.length >= FEWEST_LETTERS : own.length === word.length) &&
      editDistance(word, own, 1) === 1 &&
      (own.length >= FEWEST_LETTERS || sorted(own) === sorted(word)),
  );
  // near two of them it is neither
  return near.length === 1 ? (near[0] ?? null) : null;
}

function sorted(word: string): string {
  return word.split('').toSorted().join('');
}
