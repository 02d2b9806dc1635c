/** How a message says that it is about the one before it. */

/** One question and no more, with what it supposes behind its cue. */
export const SUPPOSED =
  /^[^.!?;]*?\b(?:if (?:i|we|one|you|he|she|they|someone|somebody)|for (?:someone|somebody|people|those)) ([^.!?;]*)\?*\s*$/i;
/** What was asked for before it, once more. */
export const ANOTHER =
  /^\W*(?:(?:please|no|hmm|and|ok)\W+)*(?:(?:yet )?another(?: one)?|(?:the )?next(?: one)?|again|once more|one more time|not that one(?: either)?)\W*(?:please)?\W*$/i;
/** The newest change is said anew. */
export const CORRECTS =
  /^\W*(?:(?:no|oops|sorry|wait|oh|actually|i mean(?:t)?|my (?:bad|mistake)|typo)\b\W*)+(?=.*\b(?:only|just|not|mean(?:t)?|instead)\b|\S+ \S+\W*$)/i;
/** It is to be in another place. */
export const OTHER_PLACE =
  /^\W*(?:(?:no|wait|sorry|oh|hm+|actually|ok|or|rather)\W+)*(?:make (?:that|it)|i mean(?:t)?|rather)\s+(\p{L}[\p{L}\p{M}’' -]{2,30}?)(?=\s*(?:[,.;!?]|$)|\s+(?:instead|then|please|pls|because|cos|since|as)\b)/iu;
/** The place of a day trip. */
export const DAY_TRIP =
  /(?<=\b(?:day[- ]?trip|excursion|day out)s? (?:to|in|at) (?:the )?)\p{L}[\p{L}\p{M}’' -]{2,30}?(?=\W*(?:$|[,.;!?])|\s+(?:on|for|in|at|and|too|please|pls|then|instead|one|some)\b)/iu;
/** "Sorry typo, 3500". */
export const SUM_MEANT =
  /^\W*(?:(?:sorry|oops|no|typo|wait|i mean(?:t)?|make (?:it|that)|should be|it'?s)\W+)*(\d{1,3}(?:[.,]\d{3})+|\d{3,})\W*$/iu;
