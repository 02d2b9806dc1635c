/** Ages of people, as they stand after a word for them: "(4, 7 and 11)", "aged 5 and 8", "of 5 years". */
import { countOf } from '../numbers.ts';
import { ADJECTIVES, CHILDREN, FELLOWS, GROWN } from './words.ts';

const ADULT = 18;
const AGE = '\\d{1,2}(?:\\.5)?';
const AND = '\\s*(?:,\\s*and|,|and|&|\\/|\\+)\\s*';
const YEARS =
  '(?:\\s*(?:years?|yrs?|y\\/?o)(?:[- ]?(?:old|of age))?s?\\b|\\s*(?:months?|mos?)(?:[- ]?old)?\\b)?';
/** What a number is the number of, where it is no age. */
const COUNTS = `months? (?:pregnant|along|gone)|(?:full |more |whole )?(?:days?|nights?|weeks?|am\\b|pm\\b|euros?|usd|gbp|dollars|pounds|km|hours?|hrs|rooms?|beds?|stars?|\\*|bedrooms?|st\\b|nd\\b|rd\\b|th\\b|k\\b|x\\b|[-–] ?\\d|to \\d|of us|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|${ADJECTIVES}(?:${GROWN}|${FELLOWS}|${CHILDREN})\\b`;
/** A number of years in words. */
export const WORD =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
/** Two groups: ages in figures, ages in words. */
export const AGES = `(?:[\\s,(:-]{0,3}(?:(?:both|who|he'?s|she'?s|they'?re|is|are|of|at|now|just|only) ){0,2}(?:aged?|ages)?:?\\s?(${AGE}(?:${YEARS}(?:${AND}|\\s+(?:to )?)${AGE})*)(?![\\d%]|[:.]\\d|\\s*(?:${COUNTS}))${YEARS}\\s*\\)?|[\\s,(]{0,3}(?:who )?(?:are|aged|ages?) (${WORD}(?:(?:,? and |, | )${WORD})*)(?! (?:${COUNTS})))`;

export interface Years {
  /** Of children, in years. */
  readonly ages: readonly number[];
  /** How many of them are grown up. */
  readonly grown: number;
  /** How many ages were named, of a range its ends. */
  readonly named: number;
}

/** The ages that {@link AGES} matched. */
export function yearsOf(figures: string | undefined, words: string | undefined): Years {
  const isMonths = /mo/.test(figures ?? '');
  const all = [
    ...(figures?.match(/\d+(?:\.5)?/g) ?? []).map((age) => (isMonths ? 0 : Math.floor(Number(age)))),
    ...(words?.match(new RegExp(WORD, 'g')) ?? []).map(countOf),
  ];
  const ages = all.filter((age) => age < ADULT);
  return { ages, grown: all.length - ages.length, named: all.length };
}
