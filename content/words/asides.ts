/** Towns that are named in passing, and are none of the trip. */
/** "Half the group from Dublin". */
export const SOME_FROM =
  /\b(?:one|two|three|four|half|some|others?|rest)(?: (?:of us|of them|the group|group))?\s+(?:(?:come|coming|fly|flying|are|live|from)\s+){0,2}(?:from|ex|live in)\s+(?:the )?$/iu;
/** "To meet a friend in Bucharest": that is where the trip goes. */
export const MET =
  /\b(?:meet(?:ing)?(?: up)?(?: with)?|visit(?:ing)?|see(?:ing)?|stay(?:ing)?(?: with| at)?|join(?:ing)?|to)\s+(?:(?:my|our|a|an|the|some|old|his|her)\s+){0,2}$/iu;
/** Travellers themselves: "my wife and I from Leeds", "the two of us from Bath". */
export const WITH_ME =
  /\b(?:i|we|me|us|myself)\b[^,.;:]{0,24}$|\b(?:with|for|plus|\band)\s+(?:my|our|the|a|two|three|four|some|\d+)\s+(?:[a-z]+\s+){0,2}$/iu;
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
