/** Whether it is to cost less, or to be more comfortable. */
import { CHEAP } from '../../../../content/words/suits.ts';
import type { ActReader } from '../act.ts';

const DEAR =
  /\b(?:luxur\w+|upgrade|more comfort(?:able)?|nicer (?:hotel|place)|better hotel|five[- ]star|5[- ]?star|5\*|splurge|fancier|fancy hotel|posh|money(?: is|'s)? no (?:object|issue|problem)|(?:budget|money|price) (?:is|does)(?:n't| not) (?:an issue|a problem|a concern)|no expense spared|sky'?s the limit)\b/;

const BED = '(?:hotel|hostel|room|place to (?:stay|sleep)|accommodation)s?';
const CHEAPER_BED = new RegExp(
  `\\b(?:cheap(?:er|est)?|less expensive|more affordable) ${BED}\\b|\\b${BED}\\b[^.;!?]* (?:is|are|looks?|seems?) [^.;!?]*\\b(?:expensive|dear|pricey)\\b`,
  'i',
);

/** As it would be anyway. */
const SORT =
  '(?:mid(?:dle)?[- ]?(?:range|level|tier|priced?|class)|moderate(?:ly priced)?|medium|average|reasonabl[ey](?:[- ]priced)?|sensible|normal|standard|regular|flexible)';
const MONEY = '(?:budget|price|spend(?:ing)?|cost)s?';
const MIDDLE = new RegExp(
  `\\b(?:nothing (?:too )?fancy|not (?:too |so )?fancy|not fussed (?:on|about) fancy|mid[- ]?range(?: ${MONEY})?|middle of the road|${SORT} ${MONEY}|${MONEY}(?: is| are|:)? (?:quite |pretty |very |fairly )?(?:${SORT}|open|not (?:fixed|set|an? (?:issue|problem)))|no (?:set|fixed|strict|particular|specific|real|exact) ${MONEY}(?: in mind)?|${SORT}(?= (?:hotels?|accommodations?|places?(?: to stay)?)\\b)|proper(?= (?:hotel|place|bed))|decent(?= (?:hotel|place|[1-5] star)))\\b`,
);

export const comfort: ActReader = {
  act: 'comfort',
  read: (words) => {
    if (words.all(CHEAP).length > 0) return { comfort: -1, isOfBed: CHEAPER_BED.test(words.text) };
    return words.test(DEAR) ? { comfort: 1 } : null;
  },
  examples: [
    'make it cheaper',
    'cheap as chips',
    'backpacking',
    'upgrade to a nicer hotel',
    'luxury week in Bali',
    'money is no object',
  ],
  counterExamples: ['a budget of 900 dollars', 'under $2,000', 'a hotel near the beach', 'mid-range hotels'],
};

/** What is planned where nobody says more: neither cheap nor dear. */
export const asUsual: ActReader = {
  act: 'as usual',
  read: (words) => (words.test(MIDDLE) ? {} : null),
  examples: ['mid-range hotels', 'nothing fancy', 'moderate budget', 'budget is flexible', 'no set budget'],
  counterExamples: ['a budget of 900 dollars', 'cheap hotels', 'a standard room with a view', 'medium hikes'],
};
