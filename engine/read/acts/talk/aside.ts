/**
 * What a message tells beside the trip, and what asks for nothing: earlier trips, those of others, papers, time to think, where
 * the dog stays meanwhile. Their dates, lengths and towns are none of the trip's. It is read after the needs, since a need
 * may stand in a story.
 */
import { AS_WELL } from '../../../../content/words/lengths.ts';
import { UNTOUCHED } from '../../../../content/words/keeps.ts';
import { matchesIn } from '../../../../domain/text/matches.ts';
import { COUNT } from '../../numbers.ts';
import { MONTH } from '../../time/patterns.ts';
import type { ActReader } from '../act.ts';

/** To the end of the clause. */
const TALE =
  '[^.;,:!?]{0,60}?(?=\\s*(?:[.;,:!?]|$|\\b(?:but|so|now|and (?:we|i|want|would|need|my|our|she|he|they)|because|who|this (?:time|year)|we (?:want|need|would|are))\\b))';
const WENT =
  '(?:went|did|had|visited|were|was|spent|stayed|flew|took|saw|toured|came|travell?ed|have been|had been)';
const WHEN =
  '(?:last (?:year|time|summer|winter|spring|autumn|fall|month|week)|(?:a few|some|two|three|\\d+) years ago)';
const OTHERS =
  '(?:(?:my|our|some|the) )?(?:colleagues?|friends?|parents|neighbou?rs?|sister|brother|boss|cousins?|mum|mom|dad|they)';
const ASIDES = new RegExp(
  [
    // earlier trips
    `\\b(?:last (?:year|month|week|summer|winter|spring|autumn|fall|time|christmas|easter)|(?:${COUNT} (?:years?|months?|weeks?) ago)|in (?:19|20)\\d\\d),? (?:we|i|${OTHERS}) ${WENT}\\b${TALE}`,
    `\\b(?:we |i )?(?:just|only just|recently) (?:been|back|came back|got back|returned|got home) (?:in|from|to)\\b${TALE}`,
    // "went vegan" and "did her knee" are needs
    `\\b${OTHERS} (?:once |already |just |only )?(?:went (?=to\\b|in\\b|on\\b|there\\b|for\\b|by\\b|last\\b)|did (?!(?:her|his|their|my)\\b)|visited|flew|paid|were there|was there|spent|ha(?:s|ve|d) been (?=to\\b|in\\b|there\\b))${TALE}`,
    `\\b${WHEN} (?:in|at|on) \\p{L}+,? (?:we|i) (?:paid|${WENT})\\b${TALE}`,
    "\\b(?:(?:i|we) |(?:i|we)(?: have|'ve) )?(?:only )?just landed\\b(?= in\\b)",
    '\\b(?:until|till) the (?:very )?end\\b(?! of)',
    '\\b(?:and )?(?:please )?(?:fill|plan|sort)(?: in| out)? the rest(?: (?:of (?:it|the (?:time|trip|days))|please))?(?= *(?:[.,;!]|$))',
    // what is kept on paper
    `\\b(?:my |our |the )?passports? (?:expires?|runs? out|(?:is|are) valid)\\b${TALE}`,
    `\\b(?:my |our |the )?visas? (?:took|takes|came|arrived)\\b${TALE}`,
    `\\b(?:got |we |were |was )*(?:married|wed|engaged|met|born)(?: (?:on|in|since))?(?: the)?(?: \\d{1,2}(?:st|nd|rd|th)?)?(?: (?:of )?${MONTH})?(?: \\d{1,2}(?:st|nd|rd|th)?)?,? (?:19\\d\\d|20[01]\\d)\\b`,
    // how long there is to decide
    `\\b(?:have|got) (?:only |still )?${COUNT} (?:days?|weeks?|months?) (?:left )?to (?:book|decide|plan|think|prepare|save)(?: this| it| about it)?\\b`,
    "\\b(?:let me|i(?:'ll| will| have to| need to| must)|we(?:'ll| will| have to| need to| must)) (?:first )?(?:show (?:it|this|that|them)|ask|check with|talk to|talk it over|think (?:about it|it over)|discuss (?:it|this|that)|sleep on it)\\b(?: (?:to|with))?(?: (?:my|our|the) \\p{L}+)?(?: first)?",
    "\\b(?:don't worry|no worries|just (?:saying|kidding|thinking aloud)|this looks (?:nice|good|great)(?:er)?)\\b",
    '\\b(?:(?:i |we |sorry,? )?forgot(?: (?:to (?:say|mention|tell you|add))(?: that)?)?(?= *[:,.;!]| *$| (?:we|i|my|our|that)\\b))\\b',
    `\\b(?:we|i) live (?:about |around |over |some )?(?:${COUNT}|half an|an) ?(?:hours?|hrs?|h|minutes?|mins?|km|miles?)(?: drive)?(?: away)? from the airport\\b`,
    // what is celebrated, and whose it is
    "\\b(?:my|our|his|her|their|an?) (?:(?:best )?[a-z]+(?:'?s|s')? )?(?:hen|stag|bachelor(?:ette)?|bucks)(?:'?s)?(?: (?:do|party|weekend|night|trip))?(?=\\s*(?:[,.!?;]|$|for\\b|in\\b|with\\b))",
    // what is open yet
    '\\b(?:still |but )?(?:(?:not|un) ?(?:(?:quite|really|so|fully) )?sure|undecided) (?:about|of|on) (?:the |that |this )?(?:(?:second|last|first|other|next|latter) )?(?:part|bit|half|leg|one|stop)\\b(?: yet)?',
    '\\b(?:and )?(?:the )?rest(?: of (?:the|our|my) (?:time|days?|trip|week|stay))? (?:is|are) (?:still |all )?(?:open|free|flexible|up to you|yours|your call|undecided)\\b',
    '\\b(?:otherwise|apart from that|besides that)? ?(?:(?:we have|there (?:are|is)|i have) )?(?:no (?:other |further |fixed )?plans(?= *(?:yet|[.,;!]|$))|nothing else (?:is )?(?:planned|booked|fixed))(?: yet)?',
    '\\b(?:is|are) (?:(?:all|then) )?(?:mine|ours|free for (?:me|us|myself))(?= *(?:[.,;!]|$))',
    // what may be otherwise as well, and what is not to change
    AS_WELL.source,
    UNTOUCHED,
    // who stays at home
    `\\b(?:(?:the|our|my) )?(?:dogs?|cats?|pets?|puppy|hamster|plants?) (?:will )?(?:stays?|goes|is staying|are staying|is|are) (?:with|at|to)(?! us\\b| me\\b)${TALE}`,
    `\\b(?:must|have to|need to|should|want to|has to be|be) (?:book(?:ed)?|decide[d]?|know|pay|paid|answer)(?: this| it)? (?:by|before|until|within) (?:the |this |next )?[a-z]+\\b`,
    `\\b(?:my|our) (?:flat|house|apartment|home|place) is (?:let|rented(?: out)?|sublet|booked out|occupied)\\b${TALE}`,
    // where nobody has to be again
    `\\b(?:there(?:'s| is) )?(?:no (?:need|reason|point)|needn't|(?:don't|do not) (?:need|have)|without)(?: (?:to|in))?(?: (?:go|going|come|coming|get|travel|fly))* (?:back|return(?:ing)?) to\\b${TALE}`,
    // when it is not to be
    `\\b(?:${MONTH}|spring|summer|autumn|winter) (?:is|gets|would be|can be) (?:far |way |much )?too (?:hot|cold|busy|expensive|wet|rainy|crowded|early|late|soon)(?: for (?:us|me|him|her|the kids))?`,
  ].join('|'),
  'giu',
);
/** People who are called as a month is, whoever writes, and the hotel that is booked: "Hotel Jazz" is no music. */
const NAMES =
  /\b(?:[Mm]y name is|[Mm]y name's|I am called) \p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?(?=\s*(?:[.,;!]| and | from |$))|(?<=\b(?:friend|sister|wife|daughter|mum|mom|girlfriend|partner|niece|cousin|colleague|aunt|with) )(?:April|May|June|August|Summer|Autumn)\b|(?<=\b(?:booked|reserved|[Ss]tay(?:ing)? (?:at|in)|hotel(?: is|:)|hotel is called)[^.;!?\p{Lu}]{0,20})(?:Hotel|Hostel|Riad|Pension|Casa|Villa)(?: \p{Lu}[\p{L}'’-]+)+/gu;

export const aside: ActReader = {
  act: 'aside',
  takesWords: true,
  read: (words) => {
    const found = words.all(ASIDES);
    for (const name of matchesIn(words.text, NAMES)) {
      words.take(name.index, name.index + name[0].length);
      found.push(name);
    }
    return found.length === 0 ? null : { topics: ['aside'] };
  },
  examples: [
    'my sister went to Porto and loved it',
    'last year in Paris we paid 3000 dollars, this looks nicer',
    'i have 2 weeks to think about it right?',
    "the dog stays with my parents, don't worry lol",
    'ok let me show it to my wife first',
    'last year we did 10 days in Vietnam; now 4 days Seoul',
    'just back from a fortnight in Spain, need 3 nights Lyon',
    'our passports expire 30 August 2029; Tirana 4-8 May',
    'I must book by Friday, the trip itself is 11-14 June',
    'married 5 June 1998, our trip is 12-15 May',
    'August is too hot for us',
    'not sure about the second part',
    'where can we do my sisters hen, 9 girls',
    'my friend April and I want Dublin',
    'we have booked the hotel: Hotel Jazz',
    'any other weekend in June is fine too',
    "please don't change the dates",
    "don't add any more nights in Rome",
    'colleagues went in July for a week, we want 4 days in September',
  ],
  counterExamples: [
    'my sister is coming too',
    'I have 2 weeks in May',
    'we were in Rome last year, Florence rather',
    'show me the plan',
    'I want to show my dad Rome',
    'a hotel where the dog may come',
    'my wife went vegan',
    'Rome in August',
    'we marry on 3 April and leave on the 5th',
    'the first two weeks of May',
    'book a hotel by the river',
    'in April with my friend',
    'a weekend in June would be fine',
    "don't add museums",
    'change the dates',
  ],
};
