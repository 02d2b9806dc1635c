/** Words that take a change back. */

export const POLITE =
  "(?:please|pls|ok|okay|h+m+|no|actually|wait|sorry|can you|could you|let's|lets|oh|oops|nah|and|then|in fact|just|i want to|i'd like to|now)";
/** What was there before, however it is called. */
const STATE =
  '(?:(?:how|what|as|like|the way) (?:it|everything|things|that|they) (?:was|were|had been)(?: (?:before|originally|at first|earlier))?|(?:the )?(?:(?:plan|version|one|state|way) )?(?:from )?before(?: (?:that|this|it))?|(?:(?:the|our|my) )?(?:previous|last|old|earlier|original|first) (?:plan|version|one|dates?|order)|(?:like|as) before)';
const MOVED = '(?:go|give|change|put|turn|take|switch|bring|set|roll)';
const OBJECT =
  '(?:it|that|this|me|us|them|everything|(?:the|my|our|that|this) (?:whole )?[\\p{L}-]+|(?:me|us) [\\p{L}\\p{M}’ -]{3,30}?|day \\d{1,2})';
const OLD_DATES = '(?:(?:the |our )?(?:first|old|original|previous)|the earlier) dates?';
/** A clause that goes back, wherever in a message it stands; what it is about may stand round it. */
export const BACK = new RegExp(
  `(?:^|[.,;:!?–-]|\\b${POLITE})\\s*(?:${POLITE}\\W+)*(?:undo(?: (?:that|it|this)(?: one)?)?|revert(?: (?:that|it|this))?(?: to ${STATE})?|${MOVED} ${OBJECT} back|(?:${MOVED}(?: ${OBJECT})? )?back(?: to)? ${STATE}|again ${STATE}|${STATE} again|${OLD_DATES} (?:was|were|are|suit(?:s|ed)?|work(?:s|ed)?)(?: for)?(?: us| me)? (?:better|best|nicer|easier|fine|good)(?: after all)?(?![^]*(?:\\?|\\b(?:but|only|though|however|sadly|unfortunately)\\b))|as it was(?: before)?|(?:take|leave) (?:it|that|this|them) (?:back )?out again|remove (?:it|that|this|them) again)(?=\\W*$|\\s*[.,;:!?–-]|\\s+(?:before|with|without|incl|including|please|pls|we|i|my|because|since|it|after all)\\b)`,
  'iu',
);
/** Going back to one thing, or from one: "the one with Santorini", "undo the two days". */
export const BACK_OF = new RegExp(
  `\\b(?:back to|i (?:liked|preferred|want)) the (?:one|plan|version|trip) (?:with|that had|that has|in) (?:the )?([\\p{L}\\p{M}'’ -]{3,40})|(?:^|[.,;!?])\\s*(?:${POLITE}\\W+)*(?:undo|revert|roll back|take back) (?:the|that|those|my|our|this) ([^.,;!?]{2,60}?)(?: (?:change|thing|bit|part|one|edit|idea|again))?(?: (?:too|please|pls|after all|again))?(?=\\W*$|\\s*[.,;!?])`,
  'iu',
);

export const END = `(?:\\W+${POLITE})*\\W*$`;
export const START = `^\\W*(?:${POLITE}\\W+)*(?:on (?:reflection|second thoughts?)\\W+)?`;
const TOWN = "([\\p{L}\\p{M}'’ -]{3,40}?)(?![\\p{L}\\p{M}])";
/** "Hmm no, go back to Busan", "the bride wants Nashville after all": a town, and nothing else. */
export const BACK_TO_TOWN = new RegExp(
  `${START}(?:rather )?(?:(?:go|switch|change|get|swap) )?back to ${TOWN}${END}|^\\W*(?:(?:h+m+|ok|okay|oh|so|actually|sorry|wait|but|no[,.!]|nah)\\W+)*(?:(?:(?:the|my|our) (?:\\p{L}+ )?\\p{L}+|i|we|s?he|they|every(?:one|body)|all of us)(?: all| really| still| both)*(?: wants?| prefers?|(?: would|['’]?d) (?:like|love|prefer)|(?: would|['’]?d) rather (?:do|have|go to))(?: to (?:do|go to|see))? |(?:let['’]?s |lets )?(?:do|go (?:to|with|for)|make it) )?(?!.*(?:\\b(?:no|not|dont|cannot|never|without|skip|drop|an?|need)\\b|n['’]t\\b))${TOWN} after all${END}`,
  'iu',
);
