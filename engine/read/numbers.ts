/** Numbers in words and figures. */

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** From one o'clock to twelve. */
export const HOURS = WORDS.slice(1, 13);

const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const SEVERAL = `\\d{1,3}|${WORDS.slice(1).join('|')}|a couple of|a pair of|a few|half a dozen|a dozen`;

/** Matches a small number in words or figures, or "a couple of", "a few", "a dozen"; for use inside a pattern. */
export const NUM = `(${SEVERAL})`;

/** As {@link NUM}, or "a", "an". */
export const COUNT = `(${SEVERAL}|an|a)`;

/** The value of what {@link COUNT} matched; "a few" is three. */
export function countOf(word: string): number {
  if (/^\d+$/.test(word)) return Number(word);
  if (word === 'a' || word === 'an') return 1;
  if (/^(?:a )?(?:couple|pair) of$/.test(word)) return 2;
  if (word === 'half a dozen') return 6;
  if (word === 'a dozen') return 12;
  if (word === 'a few') return 3;
  return Math.max(0, WORDS.indexOf(word));
}

/** From the first. */
const SMALL_ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
export const ORDINALS = [
  ...SMALL_ORDINALS,
  ...SMALL_ORDINALS.slice(0, 9).map((unit) => `twenty[- ]${unit}`),
  'thirtieth',
  'thirty[- ]first',
];

/** Matches an ordinal up to the thirty-first, in words; the longer ones first. For use inside a pattern. */
export const ORDINAL_WORDS = ORDINALS.toReversed().join('|');

/** As {@link ORDINAL_WORDS}, from the fifth: those before it are said of days and stops of a trip. */
export const LATER_ORDINALS = ORDINALS.slice(4).toReversed().join('|');

/** "first", "1st" and "twenty-first" as numbers; null for what is no ordinal up to 31. */
export function ordinalOf(word: string): number | null {
  const figure = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(word)?.[1];
  if (figure !== undefined) return Number(figure);
  const index = ORDINALS.findIndex((ordinal) => new RegExp(`^(?:${ordinal})$`).test(word));
  return index < 0 ? null : index + 1;
}

const SCALES: Readonly<Record<string, number>> = {
  thousand: 1e3,
  grand: 1e3,
  lakh: 1e5,
  crore: 1e7,
  million: 1e6,
  billion: 1e9,
};
/** Each once: a word that stands twice gives a pattern two ways through it, and a row of them as many as there are rows. */
const SMALL = [...new Set([...WORDS, ...TENS])].toReversed().join('|');

/** Matches a number in words from one up, of at most seven words: "two thousand five hundred", "a hundred and twenty". For use inside a pattern. */
export const NUMBER_WORDS = `(?:an?|half an?|${SMALL})(?:[- ](?:and )?(?:${SMALL}|an? half|hundred|thousand|grand|million|billion|lakhs?|crores?)){0,6}`;

/** The value of what {@link NUMBER_WORDS} matched. */
export function numberInWords(text: string): number {
  let total = 0;
  let part = 0;
  for (const word of text
    .toLowerCase()
    .replace(/\ban? half\b/, 'half')
    .split(/[- ]+/)) {
    const scale = SCALES[word.replace(/s$/, '')] ?? 0;
    if (word === 'hundred') part = Math.max(1, part) * 100;
    else if (scale > 0) {
      total += Math.max(part, part === 0 ? 1 : 0) * scale;
      part = 0;
    } else if (word === 'half') part += 0.5;
    else if (TENS.includes(word)) part += (TENS.indexOf(word) + 2) * 10;
    else if (/^an?$/.test(word)) part = part === 0.5 ? part : part + 1;
    else part += Math.max(0, WORDS.indexOf(word));
  }
  return total + part;
}
