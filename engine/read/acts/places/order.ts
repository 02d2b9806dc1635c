/** Another order of the towns of the trip. */
import type { ActReader } from '../act.ts';

const REVERSE =
  /(?<!^\W*(?:is|was|would|does) [^.;!]*)(?:\b(?:reverse|swap|switch|flip|change|turn)\b.*\b(?:order(?! of (?:the |our |my )?(?!(?:two |three )?(?:cities|towns|places|stops|trip|route|islands|it|them)\b))|cities|towns|route)\b|\b(?:turn|swap|switch|flip) (?:it|them|that|this|everything|the (?:trip|plan|route|order|whole (?:trip|thing))) (?:all )?a?round\b|\b(?:exchange|invert) (?:(?:the|our|two|both) )*(?:order|cities|towns|route)\b|\b(?:order|cities|towns)\b.*\b(?:reversed|swapped|switched|exchanged|inverted|flipped)\b|\bother way (?:a)?round\b|\bin reverse\b)/i;
const AT_END =
  '(?:last\\b|(?:at|for|to|until|till) (?:the )?(?:very )?(?:end|last)\\b|on (?:the|our|my) way (?:home|back)\\b)';
/** One to the front and one to the end. */
const ENDS = new RegExp(
  `\\bfirst\\b(?! of all),? (?:and |then )*(?:\\p{L}+ ){1,3}${AT_END}|\\b(?:start|begin) (?:with|in) (?:[\\p{L}]+,? ){1,3}(?:and |then )*(?:(?:do|see|visit|go to|have|leave|save|keep|end with) )?(?:\\p{L}+ ){1,3}${AT_END}`,
  'iu',
);
const FIRST =
  /\b(?:start|begin) (?:with|in)\b|\bfirst(?: (?:stop|town|city|place))?(?=\W*(?:$|[,.;!?]|(?:actually|please|instead|then|and then|rather|after all)\b))/i;
/** "The island before Athens": whatever comes before it, the town that is named comes last. */
const LAST =
  /\b(?:do|see|visit|have|go to|like|want)\b[^.;!?]{2,40}\bbefore(?! (?:lunch|dinner|breakfast|noon|midday|sunset|sunrise|the|our|my|a|an|we|i|it|that|this|then|dark|work|\d+|nine|ten|eleven|twelve)\b)(?= (?:going to )?\p{L})|\blast(?: (?:stop|town|city|place))?(?=\W*(?:$|[,.;!?]|(?:actually|please|instead|rather)\b))|\b(?:leave|keep|save|put|do|move|have|visit|see|come|go)\b(?:(?! (?:days?|nights?|in|at|on|with|for|more)\b)[ ,]+\p{L}+){1,4} (?:for|to|at|until|till|in) (?:the )?(?:very )?(?:end|last)\b(?! of\b)(?:,? after the (?:other|others|rest)(?: (?:two|three|four|ones))?)?/iu;

export const order: ActReader = {
  act: 'order',
  read: (words) => {
    if (words.test(REVERSE)) return { order: 'reverse' };
    if (words.test(ENDS)) return { order: 'ends' };
    if (words.test(FIRST)) return { order: 'first' };
    return words.test(LAST) ? { order: 'last' } : null;
  },
  examples: [
    'the other way round',
    'reverse the route',
    'please exchange the order of the two cities',
    'the order of the towns should be swapped',
    'start with Porto',
    'Porto first',
    'tokyo first actually',
    'we would rather do the island before Athens',
    'Langkawi first, then Kuala Lumpur',
    'Lisbon last please',
    'leave Porto for the very end',
    'Porto first and Lisbon on the way back',
  ],
  counterExamples: [
    'a week in Porto',
    'the first day is too full',
    'turn left',
    'turn day 2 round',
    'change the order of the museums',
    'exchange money in the cities',
    'is it better the other way round',
    'the last day off',
    'see the Forum before lunch',
  ],
};
