/** What stands round the ways that people travel by. */

/** To fly from somewhere to somewhere is the usual way, and asks for nothing. */
export const FLOWN =
  /\b(?:fly(?:ing)?|flights?)(?: (?:home|back|in|out|over|direct))? (?:from|to|into|in|out of|via|there|and)\b/giu;
export const BETWEEN =
  /\b(?:between(?! (?:us|jobs|christmas|the (?:two|three|four|\d) of)\b)|(?:flights?|fly(?:ing)?|planes?|trains?) (?:inside|within) (?!(?:the |our |my )?(?:\d|an?\b|reason|budget|price|one\b|two\b|three\b|walking))|around (?:the|this|that) (?:country|island|region|state)|from (?:city|town) to (?:city|town)|internal|inner|domestic)\b/iu;
/** "Then on to Kyoto by train" is of that way; who wants no planes then wants none on the way there either. */
export const ONWARD =
  /\b(?:go|going|travel|travell?ing|drive|driving|head|heading|then|and) on to (?!an?\b)|\bcontinu(?:e|ing) to (?!an?\b)/iu;
export const HOMEWARD = /^ (?:straight )?(?:home|back)\b(?! and forth)/iu;
/** Right before and right behind a way that all are to be made by. */
export const ONLY_BEFORE =
  /\b(?:only|exclusively|solely|strictly|nothing but|entirely)(?: (?:travel )?(?:by|on|with|take|use|want|the)){0,2} ?$/iu;
export const ONLY_BEHIND = /^ ?(?:only|exclusively|the whole way|all the way|everywhere)\b/iu;
/** "Rather a train and a boat than fly there", to the next town. */
export const THERE = /\bthan (?:to )?fly(?:ing)? (?:there|between|to the|to it)\b/iu;
/** Said of the way through, by whom flies home at the end of it. */
export const OVERLAND = /^(?:inter-?rail|overland|by land)/iu;
export const FLIES = /\b(?:fly(?:ing)?|flights?) (?:home|back|out)\b/iu;
export const RAIL_PASS = /\binter-?rail/iu;
export const CAMPER = /\b(?:camper|campervan|motor ?home|rv|(?:sleep|liv)(?:e|ing)? in)/iu;
export const DRIVER = /\bdrivers?\b|\bchauffeur/iu;
export const OWN = /\b(?:own|our|my|have|has|bring|got)\b/iu;
/** Before a camper that is not hired. */
export const OWN_BEFORE = /\b(?:our|my)(?: own)?(?: (?:old|little|small|big|trusty))? $/iu;
export const BY_NIGHT = /night|sleeper/iu;
/** "One day on motorbikes" is something to do, and no way from town to town. */
export const DAY_ON =
  /\b(?:one|an?|1|half an?|(?:first|second|last|whole)) (?:half |full |whole )?(?:day|morning|afternoon|evening)(?: or two)?(?: (?:on|with|in|of))?(?: (?:an?|the|some))? $/iu;
/** "No night train" leaves those by day. */
export const NO_BEFORE = /\b(?:no|not|without|skip|avoid|hate)(?: (?:a|an|any|the))? $/iu;
export const HIRE = /\b(?:rent|hire|hiring|rental|lease|self[- ]?driv)/iu;
export const KIND =
  /^(?:rent|hire|renting|hiring|rental of|lease)(?: us)? (?:an? |the )?(.{3,40}?)(?: (?:that|which|for) .*)?$/iu;
/** Between a car and what it costs a day: "a sedan, about 72.85 USD per day". */
export const PRICED =
  /^[\s,(:–-]*(?:(?:at|for|from|costs?|costing|it'?s|is|around|about|approximately|roughly|some|priced at|~)\s*)*$/u;
export const A_DAY = /^\s*(?:(?:\/|per|a|each)\s*day|daily)\b\)?/u;
