/** Figures and numbers in words, as they are typed. */
import { matchesIn } from '../../domain/text/matches.ts';
import { NUMBER_WORDS, numberInWords } from '../read/numbers.ts';

/** Numbers in words from one up, without "a". For use inside a pattern. */
export const IN_WORDS = NUMBER_WORDS.replaceAll('an?|half an?|', '(?:an? )?(?:hundred|thousand)|');
/** "1,200", "1.200", "12,50". For use inside a pattern. */
export const FIGURE = '\\d+(?:[.,\\u00a0 ]\\d{3})*(?:[.,]\\d{1,2})?(?!\\d)';
/** A number, "a couple", "a few", "a". For use inside a pattern. */
export const NUMBER = `(\\d+(?:[.,]\\d{3})*|${IN_WORDS}|a couple|a pair|a few|a dozen|an?)`;

const VAGUE: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['an', 1],
  ['a couple', 2],
  ['a pair', 2],
  ['a few', 3],
  ['a dozen', 12],
]);
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/\d\s?k\b|thousand|grand/i, 1e3],
  [/lakh/i, 1e5],
  [/\d\s?m\b|million/i, 1e6],
];

/** The value of what {@link NUMBER} or {@link FIGURE} matched. "1,200", "1.200" and "1 200" are one figure. */
export function valueOf(typed: string): number {
  const plain = typed.replace(/[\s\u00a0]/g, '');
  if (!/^\d/.test(plain)) return VAGUE.get(typed.trim()) ?? numberInWords(typed.trim());
  return Number(plain.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.'));
}

/** Every sum that words of money may mean. */
export function sumsIn(typed: string): number[] {
  const figures = typed.match(new RegExp(FIGURE, 'g'));
  if (!figures)
    return matchesIn(typed.toLowerCase(), new RegExp(IN_WORDS, 'g')).map(([all]) => numberInWords(all));
  const scale = SCALES.find(([pattern]) => pattern.test(typed))?.[1] ?? 1;
  return figures.map(valueOf).flatMap((figure) => [figure, figure * scale]);
}
