/** What tells in which order towns are visited. */

export const AND = /^\s*(?:,|,? ?(?:and|&))\s*$/iu;
export const AFTER_IT =
  /^\s*(?:after|via|thr(?:ough|u)|by way of|with a stop in|stopping (?:in|at))\s+(?:the\s+)?$/iu;
/** "Two nights in Philly on the way down": before where they go. */
export const ON_THE_WAY = /^[^.;,]{0,30}\bon the way\b(?! (?:back|home|between))/iu;
/** "On the way between them": after the one that was named before it. */
export const BETWEEN = /^[^.;,]{0,30}\bon the way between\b/iu;
/** "A night in Philly on the way to Washington" comes after what was named before it. */
export const WAY_TO = /\bon (?:the|my|our) way to\s+$/iu;
/** "Hamburg to Vienna with a stop in Prague". */
export const VIA =
  /\b(?:via|thr(?:ough|u)|crossing|by way of|(?:(?:with|and) )?(?:a |an |one |short |quick |overnight |\d )*(?:stops?|stopovers?|stop-over|breaks?|nights?)(?: of (?:one|a|two|\d) nights?)?(?: over| off)? (?:in|at)|stopping (?:over |off )?(?:in|at|by)|breaking (?:it|the journey|the trip) in)\s+(?:the\s+)?$/iu;
/** Of a drive what one sleeps in lies on the way. */
export const SLEEPS =
  /\b(?:sleep(?:ing)?|overnight(?:ing)?|spend(?:ing)? (?:an? |the |one )?nights?) (?:over )?(?:in|at)\s+$/iu;
export const DRIVES = /\bdriv(?:e|ing)\b|\bby (?:car|van)\b|\broad ?trip\b|\bon the (?:road|way)\b/iu;
/** "… and at the end two nights in Edinburgh" is after it. */
export const LATER = /\b(?:then|at the end|in the end|finally|lastly|after(?:wards?)?|followed by|last)\b/iu;
export const GOAL = /(?:\bto|\bfor|->|→|>)\s+(?:the\s+)?$/iu;
/** "4 nights there, and before 2 nights in Santiago". */
export const FIRST_OF_ALL =
  /[,;.]?\s+(?:(?:and|but) before|but first),?\s+(?:for )?(?:\d{1,2}|an?|one|two|three|four|five) (?:nights?|days?) (?:(?:in|at) )?(?:the )?$/iu;
export const BEFORE_THAT = /\bbefore (?:that|this|it)\b/iu;
