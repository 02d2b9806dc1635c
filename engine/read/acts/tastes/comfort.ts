/** Whether it is to cost less, or to be more comfortable. */
import type { ActReader } from '../act.ts';

const CHEAP =
  /\b(?:(?:chaep|cheap(?:er|est|ly|o)?)(?: as chips)?(?: and cheerful)?|less expensive|too (?:expensive|dear|pricey)|save (?:some )?money|lower (?:the )?(?:price|cost|budget)|(?:on (?:a|the) |tight |low |small |shoestring )(?:tight |low |small |shoestring )?budget|budget (?:trip|travel|friendly|holiday|break|hotels?)|shoestring|backpack\w*|affordable|frugal|inexpensive|hostels? (?:is |are |would be )?(?:ok|okay|fine|good|works?|will do)|(?:in|at) (?:an? )?hostels?)\b/;
const DEAR =
  /\b(?:luxur\w+|upgrade|more comfort(?:able)?|nicer (?:hotel|place)|better hotel|five[- ]star|5[- ]?star|5\*|splurge|fancier|fancy hotel|posh)\b/;

/** As it would be anyway. */
const MIDDLE =
  /\b(?:nothing (?:too )?fancy|not (?:too |so )?fancy|not fussed (?:on|about) fancy|mid[- ]?range|middle of the road|proper(?= (?:hotel|place|bed))|decent(?= (?:hotel|place|[1-5] star)))\b/;

export const comfort: ActReader = {
  act: 'comfort',
  read: (words) => {
    if (words.test(CHEAP)) return { comfort: -1 };
    if (words.test(DEAR)) return { comfort: 1 };
    return words.test(MIDDLE) ? {} : null;
  },
  examples: [
    'make it cheaper',
    'cheap as chips',
    'backpacking',
    'upgrade to a nicer hotel',
    'luxury week in Bali',
  ],
  counterExamples: ['a budget of 900 dollars', 'under $2,000', 'a hotel near the beach'],
};
