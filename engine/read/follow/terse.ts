/** Short ways of typing, written out, so that the other readers know one way of saying each. */
import { spelled } from '../spelling.ts';
import { SHORT_FORMS } from '../../../content/words/shortForms.ts';
import { SLIPS } from '../../../content/words/slips.ts';
import { NUMBER_WORDS, numberInWords } from '../numbers.ts';
import { MONTH } from '../time/patterns.ts';

/** Months with what is said of a part of them. */
const MONTH_FORMS: readonly (readonly [RegExp, string])[] = [
  // "some time in march, probably the second week"
  [
    new RegExp(
      `\\b(?:(?:some ?time )?in )?${MONTH},? (?:(?:probably|maybe|perhaps|ideally|preferably|say|around) )?(?:in )?(?:the )?(?<=,? (?:the )?)(first|second|third|last) (week|half|weekend)\\b(?! of)`,
      'gi',
    ),
    'the $2 $3 of $1',
  ],
  // "three nights in October starting on the eighth"
  [
    new RegExp(
      `\\bin ${MONTH}\\b([^.;!?\\d]{0,30}?\\b(?:start|begin|arriv|leav|depart)\\w* (?:on )?the (?:[a-z]+(?:st|nd|rd|th)|\\d{1,2}(?:st|nd|rd|th)))\\b(?! (?:of|day|week))`,
      'gi',
    ),
    '$2 of $1',
  ],
];
/** Who dictates says the stops as well: "on the fifteenth period we are two comma". */
const SPOKEN_STOPS: readonly (readonly [RegExp, string])[] = [
  [/ comma(?= |$)/gi, ','],
  [/ (?:period|full stop)(?= (?!of\b|in\b|drama|house|rooms?|piece)|$)/gi, '.'],
  [/ question mark(?= |$)/gi, '?'],
];
const IS_SPOKEN = /^[^.,;!?]*$| comma /i;

/** "+1 day" and "-2 nights" as the whole of a message; elsewhere the signs mean other things. */
const SIGNED = /^\W*?([+−–-])\s*(\d{1,2}|one|two|three|a)\s*(d|days?|n|nights?)\W*(please)?\W*$/i;
const SIGNED_END = /^\W*(\d{1,2}|one|two|three)\s*(days?|nights?)\s*([+−–-])\W*$/i;

/** "Two hundred and fifty": as people dictate sums. */
const SUM_IN_WORDS = new RegExp(
  `\\b(?!half)(?=(?:[a-z]+[- ]){1,2}(?:hundred|thousand)\\b)${NUMBER_WORDS}\\b(?![- ]?(?:hundred|thousand|percent|per cent|million|billion|lakh))`,
  'gi',
);

/** "June the nineteenth twenty twenty seven". */
const YEAR_IN_WORDS = /\btwenty twenty[- ](five|six|seven|eight|nine)\b/giu;

/** The text with short forms and common slips written out. */
export function writtenOut(text: string): string {
  const forms = [...(IS_SPOKEN.test(text) ? SPOKEN_STOPS : []), ...SHORT_FORMS, ...SLIPS, ...MONTH_FORMS];
  const figures = text.replace(SUM_IN_WORDS, (said) =>
    /hundred|thousand/i.test(said) ? String(numberInWords(said)) : said,
  );
  const dated = figures.replace(YEAR_IN_WORDS, (_, word: string) => `20${numberInWords(`twenty ${word}`)}`);
  // "one nihgt les": a slip may stand beside another
  const long = SLIPS.reduce(
    (done, [short, form]) => done.replace(short, form),
    spelled(forms.reduce((done, [short, form]) => done.replace(short, form), dated)),
  );
  const [, sign, count = '', unit = ''] = SIGNED.exec(long) ?? [];
  if (sign !== undefined) return delta(sign, count, unit);
  const [, before = '', noun = '', end] = SIGNED_END.exec(long) ?? [];
  return end === undefined ? long : delta(end, before, noun);
}

function delta(sign: string, count: string, unit: string): string {
  const noun = unit.toLowerCase().startsWith('n') ? 'nights' : 'days';
  return sign === '+' ? `${count} more ${noun}` : `${count} ${noun} less`;
}
