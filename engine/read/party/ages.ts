/** Ages of people, as they stand after a word for them: "(4, 7 and 11)", "aged 5 and 8", "of 5 years". */
import { countOf } from '../numbers.ts';
import { ADJECTIVES, CHILDREN, FELLOWS, GROWN, ONE, TWO } from '../../../content/words/people.ts';

const ADULT = 18;
const AGE = '\\d{1,2}(?:\\.5)?';
const GROWN_AGE = '(?:1[89]|[2-9]\\d)';
const AND = '\\s*(?:,\\s*and|,|and|&|\\/|\\+)\\s*';
const YEARS =
  '(?:\\s*(?:years?|yrs?|y\\/?o)(?:[- ]?(?:old|of age))?s?\\b|\\s*(?:months?|mos?|weeks|wks)(?:[- ]?(?:old|of age))?\\b)?';
/** What a number is the number of, where it is no age. */
const UNITS =
  '(?:months?|weeks?) (?:pregnant|along|gone)|(?:full |more |whole )?(?:days?|nights?|weeks?\\b(?! old)|am\\b|pm\\b|euros?|usd|gbp|dollars|pounds|km|hours?|hrs|minutes?|mins?\\b|rooms?|beds?|stars?|\\*|bedrooms?|st\\b|nd\\b|rd\\b|th\\b|k\\b|x(?:\\b|\\d)|wd\\b|[-–] ?\\d|to \\d|of us|(?:with|counting|including|incl\\.?) (?:me|us)\\b|in (?:total|all)\\b|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';
const PEOPLE = `${ADJECTIVES}(?:${GROWN}|${FELLOWS}|${CHILDREN})\\b`;
const SOMEBODY = `(?:${ONE}|${TWO}|kid|child|son|daughter|baby|toddler|teen|teenager|me|myself|self)\\b`;
/** "mom 71 dad 74": an age before somebody else is no number of them. */
export const NO_AGE = `(?!${GROWN_AGE}\\s+${SOMEBODY})`;
const NO_COUNT = `(?![\\d%]|s\\b|[:.]\\d|\\s*(?:${UNITS})|(?!(?<=\\b${GROWN_AGE})\\s+${SOMEBODY})\\s*${PEOPLE})`;
/** A number of years in words. */
export const WORD =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\\b';
const LEAD =
  "(?:both|who|he'?s|she'?s|they'?re|they are|he is|she is|is|are|of|at|now|just|only|all|turned|turns|turning)";
const IN_WORDS = `${WORD}(?:(?:,? and |, | )${WORD})`;
/** Two groups: ages in figures, ages in words; one alone in words is an age only after what leads to one. */
export const AGES = `(?:[\\s,(:-]{0,3}(?:${LEAD} ){0,3}(?:aged?|ages)?:?\\s?(${AGE}(?:${YEARS}(?:${AND}|\\s+(?:to )?)${AGE})*${NO_COUNT}${YEARS})\\s*\\)?|[\\s,(:-]{0,3}(?:${LEAD} ){0,3}(?:aged? |ages )?(?:(?<=\\b(?:aged?|ages|is|are|of|turned|turns|turning|he'?s|she'?s|they'?re|now|just) |\\()|(?=${IN_WORDS}))((?:${IN_WORDS}*|${WORD})(?! (?:${UNITS}|${PEOPLE}))${YEARS})\\s*\\)?)`;
/** After somebody grown up: "(72 and 69)", "40", "(60s)", "both 74". */
export const GROWN_AGES = `(?:[\\s,(:-]{0,3}(?:(?:both|aged?|who|are|is|am|now|in (?:our|their|his|her)|early|mid|late)[ -]){0,3}(?:[2-9]0s|${GROWN_AGE}(?:${AND}${GROWN_AGE})*${NO_COUNT})(?!\\w)\\s*\\)?)`;

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
  const all = [
    ...(figures?.match(/\d+(?:\.5)?(?:\s*(?:mo|w)\w*)?/g) ?? []).map((age) =>
      /[mw]/.test(age) ? 0 : Math.floor(Number(age)),
    ),
    ...(words?.match(new RegExp(`${WORD}(?: (?:mo|we|wk))?`, 'g')) ?? []).map((age) =>
      age.includes(' ') ? 0 : countOf(age),
    ),
  ];
  const ages = all.filter((age) => age < ADULT);
  return { ages, grown: all.length - ages.length, named: all.length };
}
