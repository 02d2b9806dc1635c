/** What is said beside a date. */
/** Words of one who says when to travel. A date without them is that of whatever the message tells. */
export const TRAVELS =
  /\b(?:start|begin|leav|depart|arriv|land|fly|flight|go|going|travel|trip|come|coming|move|shift|push|postpone|change|make|meant?|instead|rather|better|works?|suits?|try|set off|extend|shorten|lengthen|longer|cut|get there|be there|from|what about|how about|dates?|home|back|return|until|till|stay)\w*/iu;
export const PAST =
  /\b(?:we|i|they|he|she) (?:were|was|went|had been|have been|stayed)\b[^.;!?]*\b(?:last (?:year|time|month|week|summer|winter|spring|autumn|fall)|ago|back then|in (?:19|20[01])\d{1,2})\b(?<!\b(?:so|but|now|this time|move|change|start|instead|make|want)\b.*)(?!.*\b(?:so|but|now|this time|move|change|start|instead|make|want)\b)/;
/** "We only have Tuesday 14 September". */
export const ONLY_DAY =
  /^(?!.*\b(?:was|were|been|went)\b).*\b(?:(?:only|just) (?:got|have|there|in town|free)|(?:have|'ve|got|there|free|in town) (?:only|just))(?: (?:got|on|for|the|one day|a day))*,? *$/;
export const FREE_BEHIND =
  /^ (?:(?:completely|totally|entirely|all|quite) )*(?:free|off|to (?:fill|kill|spare|myself|ourselves))\b(?! (?:from|after|until|till|for (?:the|an?) (?:hour|morning|afternoon|evening)))/;
/** "2 August … 9 days around that date". */
export const ROUND_IT =
  /(?<=\b(?:days?|nights?|weeks?|trip|holiday|something|time)(?: or so| in [a-z]+)? )(?:around|round) (?:it|that(?: (?:date|day|night|morning))?|this(?: date| day))\b/;
