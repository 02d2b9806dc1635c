/** Another order of the towns of the trip. */
import { PUT_LAST, REVERSE } from '../../../../content/words/placeEdits.ts';
import { OF_THING } from '../../../../content/words/placement.ts';
import type { ActReader } from '../act.ts';

const AT_END =
  '(?:last\\b|(?:at|for|to|until|till) (?:the )?(?:very )?(?:end|last)\\b|on (?:the|our|my) way (?:home|back)\\b|after(?:wards?)?(?=\\W*$))';
/** One to the front and one to the end. */
const ENDS = new RegExp(
  `\\bfirst\\b(?! of all),? (?:and |then )*(?:\\p{L}+ ){1,3}${AT_END}|\\b(?:start|begin) (?:with|in) (?:[\\p{L}]+,? ){1,3}(?:and |then )*(?:(?:do|see|visit|go to|have|leave|save|keep|end with) )?(?:\\p{L}+ ){1,3}${AT_END}`,
  'iu',
);
const FIRST =
  /\b(?:start|begin) (?:with|in)\b|\bfirst(?: (?:stop|town|city|place))?(?=\W*(?:$|[,.;!?]|(?:actually|please|instead|then|and then|rather|after all)\b))/i;

export const order: ActReader = {
  act: 'order',
  read: (words) => {
    if (OF_THING.test(words.text)) return null;
    if (words.test(REVERSE)) return { order: 'reverse' };
    if (words.test(ENDS)) return { order: 'ends' };
    if (words.test(FIRST)) return { order: 'first' };
    return words.test(PUT_LAST) ? { order: 'last' } : null;
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
    'a nicer hotel in Lyon last',
    'we want to see a museum in Geneva first',
  ],
};
