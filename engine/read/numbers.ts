/** Numbers in words and figures. */

const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

/** Matches a small number in words or figures, or "a", "an", "a couple of", "a few"; for use inside a pattern. */
export const COUNT = `(\\d{1,3}|${WORDS.slice(1).join('|')}|a couple of|a few|an|a)`;

/** The value of what {@link COUNT} matched; "a few" is three. */
export function countOf(word: string): number {
  if (/^\d+$/.test(word)) return Number(word);
  if (word === 'a' || word === 'an') return 1;
  if (word === 'a couple of') return 2;
  if (word === 'a few') return 3;
  return Math.max(0, WORDS.indexOf(word));
}

const ORDINALS: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
};

/** "first" and "1st" are 1; null for what is no ordinal up to four. */
export function ordinalOf(word: string): number | null {
  return ORDINALS[word] ?? null;
}
