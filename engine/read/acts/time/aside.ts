/** What a message tells beside the trip: its dates and lengths are none of the trip's. */
import { COUNT } from '../../numbers.ts';
import { MONTH } from '../../time/patterns.ts';
import type { ActReader } from '../act.ts';

/** To the end of the clause. */
const TALE =
  '[^.;,:!?]{0,60}?(?=\\s*(?:[.;,:!?]|$|\\b(?:but|so|now|and (?:we|i|want|would|need|my|our|she|he|they)|because|who|this (?:time|year)|we (?:want|need|would|are))\\b))';
const WENT =
  '(?:went|did|had|visited|were|was|spent|stayed|flew|took|saw|toured|came|travell?ed|have been|had been)';
const OTHERS =
  '(?:(?:my|our|some|the) )?(?:colleagues?|friends?|parents|neighbou?rs?|sister|brother|boss|cousins?|mum|mom|dad|they)';
const ASIDES = new RegExp(
  [
    // earlier trips
    `\\b(?:last (?:year|month|week|summer|winter|spring|autumn|fall|time|christmas|easter)|(?:${COUNT} (?:years?|months?|weeks?) ago)|in (?:19|20)\\d\\d),? (?:we|i|${OTHERS}) ${WENT}\\b${TALE}`,
    `\\b(?:we |i )?(?:just|only just|recently) (?:been|back|came back|got back|returned|got home) (?:in|from|to)\\b${TALE}`,
    `\\b${OTHERS} (?:went|did|visited|were there|was there|spent)\\b${TALE}`,
    // what is kept on paper
    `\\b(?:my |our |the )?passports? (?:expires?|runs? out|(?:is|are) valid)\\b${TALE}`,
    `\\b(?:my |our |the )?visas? (?:took|takes|came|arrived)\\b${TALE}`,
    `\\b(?:got |we |were |was )*(?:married|wed|engaged|met|born)(?: (?:on|in|since))?(?: the)?(?: \\d{1,2}(?:st|nd|rd|th)?)?(?: (?:of )?${MONTH})?(?: \\d{1,2}(?:st|nd|rd|th)?)?,? (?:19\\d\\d|20[01]\\d)\\b`,
    // how long there is to decide
    `\\b(?:have|got) (?:only )?${COUNT} (?:days?|weeks?) to (?:book|decide|plan)(?: this| it)?\\b`,
    `\\b(?:must|have to|need to|should|want to|has to be|be) (?:book(?:ed)?|decide[d]?|know|pay|paid|answer)(?: this| it)? (?:by|before|until|within) (?:the |this |next )?[a-z]+\\b`,
    `\\b(?:my|our) (?:flat|house|apartment|home|place) is (?:let|rented(?: out)?|sublet|booked out|occupied)\\b${TALE}`,
    // when it is not to be
    `\\b(?:${MONTH}|spring|summer|autumn|winter) (?:is|gets|would be|can be) (?:far |way |much )?too (?:hot|cold|busy|expensive|wet|rainy|crowded|early|late|soon)(?: for (?:us|me|him|her|the kids))?`,
  ].join('|'),
  'giu',
);
/** People who are called as a month is. */
const NAMES =
  /(?<=\b(?:friend|sister|wife|daughter|mum|mom|girlfriend|partner|niece|cousin|colleague|aunt|with) )(?:April|May|June|August|Summer|Autumn)\b/gu;

export const aside: ActReader = {
  act: 'aside',
  takesWords: true,
  read: (words) => {
    const found = words.all(ASIDES);
    for (const name of words.text.matchAll(NAMES)) {
      words.take(name.index, name.index + name[0].length);
      found.push(name);
    }
    return found.length === 0 ? null : { topics: ['aside'] };
  },
  examples: [
    'last year we did 10 days in Vietnam; now 4 days Seoul',
    'just back from a fortnight in Spain, need 3 nights Lyon',
    'our passports expire 30 August 2029; Tirana 4-8 May',
    'I must book by Friday, the trip itself is 11-14 June',
    'married 5 June 1998, our trip is 12-15 May',
    'August is too hot for us',
    'my friend April and I want Dublin',
    'colleagues went in July for a week, we want 4 days in September',
  ],
  counterExamples: [
    'Rome in August',
    'we marry on 3 April and leave on the 5th',
    'the first two weeks of May',
    'book a hotel by the river',
    'in April with my friend',
  ],
};
