/** What is said beside a date. */
/** Words of one who says when to travel. A date without them is that of whatever the message tells. */
export const TRAVELS =
  /\b(?:(?:can|could|should|must|may) (?:it|this|that) be(?= *(?:$| {2}|(?:after|before|around|over|during|in|on|the|still)\b))|start|begin|leav|depart|arriv|land|fly|flight|go|going|travel|trip|come|coming|move|shift|push|postpone|change|make|meant?|instead|rather|better|works?|suits?|try|set off|extend|shorten|lengthen|longer|cut|get there|be there|from|what about|how about|dates?|home|back|return|until|till|stay)\w*|\b(?:let['’]?s|do|say|take|prefer|pick|choose|ideal|perfect|fine|best)\b/iu;
export const PAST =
  /\b(?:we|i|they|he|she) (?:were|was|went|had been|have been|stayed)\b[^.;!?]*\b(?:last (?:year|time|month|week|summer|winter|spring|autumn|fall)|ago|back then|in (?:19|20[01])\d{1,2})\b(?<!\b(?:so|but|now|this time|move|change|start|instead|make|want)\b.*)(?!.*\b(?:so|but|now|this time|move|change|start|instead|make|want)\b)/;
/** "Two of them can only get there on Saturday", "my sister arrives on Friday": the trip begins when the others do, to the end of what is said of them. */
export const SOME_ON_DAY =
  /\b(?:(?<!the )(?:one|two|three|some|half|\d) of (?:us|them)|the (?:others|rest|other two)|(?:my|our) (?!(?:flight|plane|train|bus|ferry|boat|ship)s?\b)\w+)(?: (?:will|can|could|is|are|can't|only))* (?:get|com|arriv|land|fl[yi]|join)\w*(?: (?:there|in|us|only|before|on|the))* (?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b(?:,(?= (?:and |then )*(?:s?he|they|leaves|goes|flies|stays)\b)|(?! (?:so|we|let|can|could|move|make)\b)[^,.;!?])*/gi;
/** "We only have Tuesday 14 September". */
export const ONLY_DAY =
  /^(?!.*\b(?:was|were|been|went)\b).*\b(?:(?:only|just) (?:got|have|there|in town|free)|(?:have|'ve|got|there|free|in town) (?:only|just))(?: (?:got|on|for|the|one day|a day))*,? *$/;
/** "Madrid just for the day", "York and back the same day": nobody sleeps there. */
export const FOR_THE_DAY =
  /\bfor (?:just |only )?the day\b(?! (?:of|after|before|that|when|we|i|trip|rate)\b)|\bback (?:again |home )?(?:(?:on )?(?:the )?same (?:day|evening|night)|in (?:a|one) day|that (?:same )?(?:day|evening|night))\b|\bhome (?:again )?(?:on )?(?:the )?same (?:day|evening|night)\b|\bback (?:home )?(?:with|on|by) the last (?:one|train|bus|flight|ferry|boat)\b(?! on (?:the )?\d)/;
/** "I'm in Paris only on …", "just there for …": who comes or leaves only on a day, or can do nothing else on it, stays on. */
export const ONLY_ON =
  /^(?!.*\b(?:fl(?:y|ights?|ies|ying)|leav\w*|start\w*|begin\w*|arriv\w*|depart\w*|land\w*|get|go|going|come|coming|can|could|back|home|if|closed|open|shut)\b).*\b(?:in|there|visit\w*|see) [^.;!?,]*(?<=\b(?:only|just) (?:there )?(?:on|for) (?:the )?)$/;
export const FREE_BEHIND =
  /^ (?:(?:completely|totally|entirely|all|quite) )*(?:free|off|to (?:fill|kill|spare|myself|ourselves))\b(?! (?:from|after|until|till|for (?:the|an?) (?:hour|morning|afternoon|evening)))/;
/** "2 August … 9 days around that date". */
export const ROUND_IT =
  /(?<=\b(?:days?|nights?|weeks?|trip|holiday|something|time)(?: or so| in [a-z]+)? )(?:around|round) (?:it|that(?: (?:date|day|night|morning))?|this(?: date| day))\b/;

/** "I arrive 16 and leave 20", "I stay till the 13th". */
export const CUED_NUMBER = new RegExp(
  `(?:(\\b(?:arriv(?:e|ing)|com(?:e|ing)(?: in)?|start(?:ing)?|get(?:ting)? (?:in|there)|fly(?:ing)? in|land(?:ing)?|check(?:ing)? in|outbound|(?:fly|go|head|travel)(?:l?ing)?(?! (?:back|home|out))))|(\\b(?:back|home|return(?:ing)?|until|till?|through|leav(?:e|ing)|depart(?:ing)?|check(?:ing)? out|fly(?:ing)? (?:back|home|out))))(?:\\s+(?:from|to|in)\\s+[^\\s,.;]{2,20})?(?:\\s+(?:on |in )?the (?:evening|afternoon|morning|night) (?:of|on))?(?:\\s+(?:on|home|back|about|around|there|again|by(?=\\s+(?:the\\s|\\d{1,2}(?:st|nd|rd|th)))))*\\s+(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?(?!\\d|[:./]\\d|\\s*(?:[ap]m|h|nights?|days?|people|hours?|of|in the|o'clock|min)\\b)(?=\\s*(?:$|[,;.!?)]|and\\b|or\\b|from\\b|to\\b|then\\b|but\\b|with\\b|for\\b|evening|morning|at\\b))`,
  'g',
);

/** Who comes, or how, before a pair of days. */
export const DAYS_COMING =
  '\\b(?:(?:com(?:e|ing)|go(?:ing)?|fly(?:ing)?|head(?:ing)?|get(?:ting)?|be) )?(?:back|home|ret(?:urn(?:s|ing)?)?|rtn|inbound|leav(?:e|ing)|depart(?:ing|ure)?|end(?:s|ing)?|(?<!\\b(?:i|we|school|exams?|work|term|classes) )(?:finish(?:es|ing)?|conclud(?:e|es|ing))|until|till?|through|stay(?:ing)? (?:until|till?)|check(?:ing)?[- ]?out|fly(?:ing)? (?:back|home))(?: from [a-z]+)?(?: (?:date|flight|home|back|on|by|is|at|before|no later than|has|been|now|changed|moved|to))*:?\\s+(?:the\\s+)?';

/** The number of the day to start on, without its month. */
export const START_DAY =
  /\b(?:(?<!\b(?:can'?t|cannot|not|don'?t|never|won'?t)(?: (?:want|wish|like) to)? )(?:start(?:ing)?|begin(?:ning)?|leav(?:e|ing)|depart(?:ing)?|arriv(?:e|ing)|go|fly|head|travel|set|get away|from|around|about)(?:\s+(?:out|off|already|only))*\s+(?:on\s+)?|(?:can'?t|cannot|not|unable to) (?:(?:leave|go|start|travel|fly|get away|set off|come) )?(?:before|until|till) |back to )the\s+(\d{1,2})(?:st|nd|rd|th)?\b(?!\s*(?:of|week|day|-|–|floor|arrondissement|district|plan|option|version|idea|suggestion|hotel|flight|one|place|route|part|town|city|trip))/;

/** What is busy on weekdays is no trip. */
export const AT_WORK_THERE =
  /\b(?:conferences?|congress|convention|meetings?|workshops?|training|courses?|lectures?|school|classes|works?(?! trip)|working|office|busy|open|dialysis|closed)\b[^.;!?]*$/;
/** What one travels to. */
export const TRAVELLED_TO =
  /\b(?:weddings?|part(?:y|ies)|conference|congress|concert|match|race|marathon|event|ceremony|meeting|birthday|fair|game|funeral|graduation|exam|festival|cruise|regatta)\b/;
/** "a long weekend around it". */
export const WEEKEND_ROUND =
  /\b(?:a |the |that )?(long )?weekend (?:around|round|about|over|of) (?:it|that|then)\b/;

/** Another month was meant: "oops, june I mean", "it should be June", "sorry, june". */
export const CORRECTS =
  /\b(?:meant|mistake|typo|oops|i mean|(?:it|that|this|which|dates?|month|we) should (?:be|say|have (?:been|said))|i should have said)\b|^\W*should (?:be|say|have (?:been|said))\b|^\W*(?:no|nope|sorry),? \S+\W*$/i;

export const SOON_SAID = /^(?:as soon|a\.?s\.?a)/i;
/** What stands beside "asap" where the trip itself is to be soon. */
export const SOON_OF_TRIP =
  /^(?:\W*\b(?:can|we|i|let'?s|need|want|have|to|it|the|our|whole|trip|holiday|be|go|leave|fly|start|begin|travel|make|move|instead|away|possible)\b)*\W*$/i;
