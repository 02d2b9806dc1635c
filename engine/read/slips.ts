/** Slips of the fingers in words for people: two letters that stand the wrong way round. */

const WORDS =
  'adult adults child children kids people person persons friend friends girlfriend boyfriend girlfriends husband wife parents brother brothers sister sisters daughter daughters mother father couple couples colleague colleagues family toddler teenager teenagers partner travellers travelers grandma grandparents alone'.split(
    ' ',
  );

const SLIPS = new Map(
  WORDS.flatMap((word) =>
    Array.from({ length: word.length - 1 }, (_, at): [string, string] => [
      word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
      word,
    ]),
  ).filter(([slip]) => !WORDS.includes(slip)),
);

/** The text with such words as they were meant. */
export function withoutSlips(text: string): string {
  return text.replace(/[a-z]{4,}/gi, (word) => SLIPS.get(word.toLowerCase()) ?? word);
}
