/** What is told beside the trip, and towns that are named in passing and are none of it. */
import { UNTOUCHED } from './keeps.ts';
import { AS_WELL } from './lengths.ts';

/** "Half the group from Dublin". */
export const SOME_FROM =
  /\b(?:one|two|three|four|half|some|others?|rest)(?: (?:of us|of them|the group|group))?\s+(?:(?:come|coming|fly|flying|are|live|from)\s+){0,2}(?:from|ex|live in)\s+(?:the )?$/iu;
/** "To meet a friend in Bucharest": that is where the trip goes. */
export const MET =
  /\b(?:meet(?:ing)?(?: up)?(?: with)?|visit(?:ing)?|see(?:ing)?|stay(?:ing)?(?: with| at)?|join(?:ing)?|to)\s+(?:(?:my|our|a|an|the|some|old|his|her)\s+){0,2}$/iu;
/** Travellers themselves: "my wife and I from Leeds", "the two of us from Bath". */
export const WITH_ME =
  /\b(?:i|we|me|us|myself)\b[^,.;:]{0,24}$|\b(?:with|for|plus|\band)\s+(?:my|our|the|a|two|three|four|some|\d+)\s+(?:[a-z]+\s+){0,2}$/iu;
/** "My friend is joining from London", "two of us fly from Leeds": where somebody else sets out. */
export const JOINS_FROM =
  /\b(?:friends?|mates?|brothers?|sisters?|mum|mom|mother|dad|father|parents?|cousins?|aunts?|uncles?|sons?|daughters?|colleagues?|boyfriend|girlfriend|partner|he|she|they)\b[^.;!?]{0,24}\b(?:join\w*|com(?:es?|ing)|fl(?:y|ies|ying)(?: in)?|meet\w*)(?: us| me)?(?: there)? from\s+$|(?<!\b(?:all|the) )\b(?:one|two|three|four|some|half|most|\d) of (?:us|them|the group|the girls|the boys|my \p{L}+) (?:\p{L}+ ){1,3}from\s+$/iu;
export const CLAUSE_ENDS =
  /[,.;!?:\n]|\bbut\b|\band\b(?=\s+(?:(?:we|i) )?(?:want|would|will|need|now|this|like|fancy|think)\b|(?: (?:we|i))?['’](?:d|ll)\b)|\bsince\b|\bnow\b|\bthis (?:time|year)\b/giu;
export const PAST =
  /\blast (?:year|time|summer|spring|autumn|fall|winter|christmas|easter)\b|\byears? ago\b|\bused to (?:live|be)\b|\b(?:lived|grew up|born) in\b|\boriginally\b|\bnative place\b|^\W*(?:(?:we|i|we've|i've|weve|ive|already|just) )*(?:did|went to|visited|have (?:been|done)|'ve (?:been|done)|(?:been|have been|were) (?:to|in))\b|\b(?:got|were|was) (?:engaged|married) in\b|\bback in (?:\d{4}|'?\d{2}|the (?:day|\d{2,4}s|\p{L}+ties)|nineteen|(?:seventy|eighty|ninety)(?:\s\p{L}+)?)\b/iu;
export const TOO_MUCH =
  /^\s*(?:is|looks|seems|['’]?s)?\s*(?:way |much |a bit |really )?(?:too (?:far|expensive|touristy|crowded|hot|cold|much|long a way|pricey|busy)|not (?:worth it|for us|for me))\b/i;
export const TRANSIT =
  /^\W*(?:[a-z]+\s+){0,3}(?:only |just )?(?:chang(?:e|ing) (?:planes|flights|there)|a? ?(?:layover|connection|connecting|transit|stopover)\b(?! (?:of|for) (?:\d|two|three|a) ?(?:nights?|days?)))/iu;
/** "Two nights in Singapore on the way from Perth to London", "a day in Doha before my flight on to Perth". */
export const ON_THE_WAY =
  /\b(?:on (?:the|my|our) way (?:(?:home|back)(?: from [^.;!?,]{2,40})?|from [^.;!?,]{2,40})|(?:before|ahead of|until|till?) (?:(?:my|our|the|a|an) )?(?:[\w:]+ )?(?:(?:flight|plane|connection) on|onward (?:flight|connection))) to\s+$/iu;
export const FLIES_ON =
  /\b(?:fly(?:ing)?|flight|leav(?:e|es|ing)|depart(?:s|ing)?|continu(?:e|ing)|onwards?|go(?:ing)? on)\b[^.;!?]{0,45}\bto\s+$/iu;
/** "From Cardiff (Bristol airport fine too)": another airport that would do. */
export const ALSO_FINE =
  /^(?: airport)?,? (?:(?:is|would be|also|too) )*(?:fine|ok|okay|works?|possible|good)(?: too| as well| also)?\s*(?:\)|$|[,.;])/iu;

/** To the end of the clause. */
const TALE =
  '[^.;,:!?]{0,60}?(?=\\s*(?:[.;,:!?]|$|\\b(?:but|so|now|and (?:we|i|want|would|need|my|our|she|he|they)|because|who|this (?:time|year)|we (?:want|need|would|are))\\b))';
const WENT =
  '(?:went|did|had|visited|were|was|spent|stayed|flew|took|saw|toured|came|travell?ed|have been|had been)';
const WHEN =
  '(?:last (?:year|time|summer|winter|spring|autumn|fall|month|week)|(?:a few|some|two|three|\\d+) years ago)';
const OTHERS =
  '(?:(?:my|our|some|the) )?(?:colleagues?|friends?|parents|neighbou?rs?|sister|brother|boss|cousins?|mum|mom|dad|they)';
/** What asks for nothing, as parts of a pattern. @param count a number, @param month a month, as parts of one too */
export const asides = (count: string, month: string): readonly string[] => [
  // earlier trips
  `\\b(?:last (?:year|month|week|summer|winter|spring|autumn|fall|time|christmas|easter)|(?:${count} (?:years?|months?|weeks?) ago)|in (?:19|20)\\d\\d),? (?:we|i|${OTHERS}) ${WENT}\\b${TALE}`,
  `\\b(?:we |i )?(?:just|only just|recently) (?:been|back|came back|got back|returned|got home) (?:in|from|to)\\b${TALE}`,
  `\\b(?:(?:(?:i|we)(?: have|'ve)? )?(?:had|got) (?:more than )?enough of|(?<!\\bif (?:we|i) )(?:did|tried|suffered|had)) (?:that|it|this|those)(?: (?:once|already|before))? (?:in|at|on) (?!(?:day|mind|(?:the )?\\d{1,2}(?:st|nd|rd|th)?|${month})\\b)\\b${TALE}`,
  // "went vegan" and "did her knee" are needs
  `\\b${OTHERS} (?:once |already |just |only )?(?:went (?=to\\b|in\\b|on\\b|there\\b|for\\b|by\\b|last\\b)|did (?!(?:her|his|their|my)\\b)|visited|flew|paid|were there|was there|spent|ha(?:s|ve|d) been (?=to\\b|in\\b|there\\b))${TALE}`,
  `\\b${WHEN} (?:in|at|on) \\p{L}+,? (?:we|i) (?:paid|${WENT})\\b${TALE}`,
  "\\b(?:(?:i|we) |(?:i|we)(?: have|'ve) )?(?:only )?just landed\\b(?= in\\b)",
  '\\b(?:until|till) the (?:very )?end\\b(?! of)',
  '\\b(?:and )?(?:please )?(?:fill|plan|sort)(?: in| out)? the rest(?: (?:of (?:it|the (?:time|trip|days))|please))?(?= *(?:[.,;!]|$))',
  // what is kept on paper
  `\\b(?:my |our |the )?passports? (?:expires?|runs? out|(?:is|are) valid)\\b${TALE}`,
  `\\b(?:my |our |the )?visas? (?:took|takes|came|arrived)\\b${TALE}`,
  `\\b(?:got |we |were |was )*(?:married|wed|engaged|met|born)(?: (?:on|in|since))?(?: the)?(?: \\d{1,2}(?:st|nd|rd|th)?)?(?: (?:of )?${month})?(?: \\d{1,2}(?:st|nd|rd|th)?)?,? (?:19\\d\\d|20[01]\\d)\\b`,
  // what nobody plans
  '\\bno (?:needles?|jabs?|shots?|vaccin\\w+|injections?)(?: (?:for (?:me|us)|please|thanks?))*(?=\\W*(?:$|[.,;!]))',
  // how long there is to decide
  `\\b(?:have|got) (?:only |still )?${count} (?:days?|weeks?|months?) (?:left )?to (?:book|decide|plan|think|prepare|save)(?: this| it| about it)?\\b`,
  "\\b(?:let me|i(?:'ll| will| have to| need to| must)|we(?:'ll| will| have to| need to| must)) (?:first )?(?:show (?:it|this|that|them)|ask|check with|talk to|talk it over|think (?:about it|it over)|discuss (?:it|this|that)|sleep on it)\\b(?: (?:to|with))?(?: (?:my|our|the) \\p{L}+)?(?: first)?",
  "\\b(?:don't worry|no worries|just (?:saying|kidding|thinking aloud)|this looks (?:nice|good|great)(?:er)?)\\b",
  '\\b(?:(?:i |we |sorry,? )?forgot(?: (?:to (?:say|mention|tell you|add))(?: that)?)?(?= *[:,.;!]| *$| (?:we|i|my|our|that)\\b))\\b',
  `\\b(?:we|i) live (?:about |around |over |some )?(?:${count}|half an|an) ?(?:hours?|hrs?|h|minutes?|mins?|km|miles?)(?: drive)?(?: away)? from the airport\\b`,
  // what is celebrated, and whose it is
  "\\b(?:my|our|his|her|their|an?) (?:(?:best )?[a-z]+(?:'?s|s')? )?(?:hen|stag|bachelor(?:ette)?|bucks)(?:'?s)?(?: (?:do|party|weekend|night|trip))?(?=\\s*(?:[,.!?;]|$|for\\b|in\\b|with\\b))",
  "\\b(?:my|our|his|her|their) [a-z]+'?s (?:[a-z]+tieth|\\d0th)\\b",
  '\\b(?:doable|feasible)(?= *(?:\\?|$))',
  // how long nobody goes
  `\\b(?:(?:we|i|you|they) )?(?:(?:do|did|have|had|would|can|could)(?:n't| not)|dont|cannot|(?:it|that|this)(?:'s| is| was) not|not)(?: (?:(?:un)?happy|have|got|get|need|want|do|stay|be|going|for|with|the|quite|even|really))* (?:(?:those|these|full) )?${count} (?:days?|nights?|weeks?)(?! (?:in|at|on|off|longer|more|less|earlier|later|before|after|with|trip|of)\\b)\\b`,
  `\\b(?:would be|['’]d be) (?:an?|${count}) (?:days?|nights?|stops?|towns?) too (?:many|much|long)\\b`,
  // what is open yet
  '\\b(?:still |but )?(?:(?:not|un) ?(?:(?:quite|really|so|fully) )?sure|undecided) (?:about|of|on) (?:the |that |this )?(?:(?:second|last|first|other|next|latter) )?(?:part|bit|half|leg|one|stop)\\b(?: yet)?',
  '\\b(?:and )?(?:the )?rest(?: of (?:the|our|my) (?:time|days?|trip|week|stay))? (?:is|are) (?:still |all )?(?:open|free|flexible|up to you|yours|your call|undecided)\\b',
  '\\b(?:otherwise|apart from that|besides that)? ?(?:(?:we have|there (?:are|is)|i have) )?(?:no (?:other |further |fixed )?plans(?= *(?:yet|[.,;!]|$))|nothing else (?:is )?(?:planned|booked|fixed))(?: yet)?',
  '\\b(?:is|are) (?:(?:all|then) )?(?:mine|ours|free for (?:me|us|myself))(?= *(?:[.,;!]|$))',
  // what may be otherwise as well, and what is not to change
  AS_WELL,
  `(?<=\\b(?:\\d{1,2}(?:st|nd|rd|th)?|${month})[.,;]? )(?:(?:but|or|it) )*(?:could|can|might) (?:also |just as well )?be ${count} (?:days?|weeks?) (?:later|earlier)(?! than\\b)(?: or (?:later|earlier))?(?: (?:too|as well))?(?:\\?,? no\\b,?)?`,
  UNTOUCHED,
  // who stays at home
  `\\b(?:(?:the|our|my) )?(?:dogs?|cats?|pets?|puppy|hamster|plants?) (?:will )?(?:stays?|goes|is staying|are staying|is|are) (?:with|at|to)(?! us\\b| me\\b)${TALE}`,
  `\\b(?:must|have to|need to|should|want to|has to be|be) (?:book(?:ed)?|decide[d]?|know|pay|paid|answer)(?: this| it)? (?:by|before|until|within) (?:the |this |next )?[a-z]+\\b`,
  `\\b(?:my|our) (?:flat|house|apartment|home|place) is (?:let|rented(?: out)?|sublet|booked out|occupied)\\b${TALE}`,
  // where nobody has to be again
  `\\b(?:there(?:'s| is) )?(?:no (?:need|reason|point)|needn't|(?:don't|do not) (?:need|have)|without)(?: (?:to|in))?(?: (?:go|going|come|coming|get|travel|fly))* (?:back|return(?:ing)?) to\\b${TALE}`,
  // when it is not to be
  `\\b(?:${month}|spring|summer|autumn|winter) (?:is|gets|would be|can be) (?:far |way |much )?too (?:hot|cold|busy|expensive|wet|rainy|crowded|early|late|soon)(?: for (?:us|me|him|her|the kids))?`,
];
