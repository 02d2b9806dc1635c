/** How long nobody wants to sit in the car: "not more than 4 hours driving a day". */
import { COUNT, countOf } from '../../numbers.ts';
import type { Words } from '../../words.ts';

const MOST =
  '(?:(?:not?|never|nothing|keep \\p{L}+ \\p{L}+) )?(?:more than|longer than|over|at most|max(?:imum)?(?: of)?|under|below|up to|less than|within)';
const HOURS = `(?:about |around )?${COUNT}[ -]?(?:hours?|hrs?|h)\\b`;
const IN_CAR = '(?:in (?:the|a) car|(?:at|behind) the wheel)';
const DRIVING = `(?:driv(?:e|es|ing)|${IN_CAR}|on the road|legs?)`;
const A_DAY = '(?: (?:a|per|each|every) day)?';
const PATTERNS = [
  // "we don't want to drive more than 3 hours a day": over that it is a limit only where it is denied
  new RegExp(
    `(?:\\b(?:not|never|nobody|without|(?:wo|ca|do|does)nt|hates?)|n't)\\b(?:(?!\\b(?:mind|believe|afraid|object|care|matter|problem|unusual)\\b)[^.;!?]){0,25}\\b(?:driv(?:e|ing)|(?:sit|be)(?:t?ing)? ${IN_CAR}) (?:for )?(?:more than|longer than|over) ${HOURS}${A_DAY}`,
    'iu',
  ),
  new RegExp(
    `\\bdriv(?:e|ing) (?:for )?(?:at most|max(?:imum)?(?: of)?|up to|under|less than|not? more than) ${HOURS}${A_DAY}`,
    'iu',
  ),
  new RegExp(
    `\\b${MOST} ${HOURS}${A_DAY}(?: of| long)? ${DRIVING}\\b(?: (?:a|per|each|every|any) (?:day|one day))?`,
    'iu',
  ),
  new RegExp(
    `\\b(?:(?:keep|no|every|each|all|any|the|daily) ){1,3}${DRIVING}(?: times?)?${A_DAY} (?:is |are |to be |to )?${MOST} ${HOURS}${A_DAY}`,
    'iu',
  ),
];

/** Minutes, of a day or of one way; null where nothing is said of it. Rests on the words that say it. */
export function longestDriveIn(words: Words): number | null {
  for (const pattern of PATTERNS) {
    const match = pattern.exec(words.text);
    if (!match) continue;
    words.take(match.index, match.index + match[0].length);
    return countOf((match[1] ?? '').toLowerCase()) * 60;
  }
  return null;
}
