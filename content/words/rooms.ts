/** How people tell who shares a room. */

/** Who sleeps with whom: "two share, two share, and I need one alone" are three rooms. */
export const SHARED =
  /(?:\b(?:(?:the other )?(?:two|three|four|five|[2-5])(?: of (?:us|them)| people)?|[a-z]+ and [a-z]+)(?: (?:will|can|could|would))? )?(?<!\b(?:not|never|no|to|of|mind|without|n't|hates?|hated|dislikes?|stand|than|rarely|hardly|seldom|avoid|(?:we|they|people|kids|plates) can) )\bshar(?:e|es|ing)\b(?: (?:one|(?:an?|the) (?:(?:double|twin|triple|big|family) )?(?:room|double|twin|triple)))?(?=\s*(?:$|[.,;!?]|(?:and|but|while|so|plus)\b))/g;
export const ALONE =
  /\b(?:(?:need|want|like|take|have|has|get|prefer|sleep)s?(?: to (?:sleep|have|be in))? (?:(?:one|an? (?:\w+ )?(?:room|single)) )?(?:alone|(?:all )?(?:to|by) (?:my|him|her)self|on (?:my|his|her) own)|(?:my|his|her) own(?: room\b|(?=\s*(?:$|[.,;!?]|(?:and|but|please)\b)))|(?<!\bnot )an? single(?: room\b|(?=\s*(?:$|[.,;!?]|(?:and|but|please)\b))))(?!\w)/g;
/** How many these are, nobody can tell. */
export const SEVERAL_ALONE =
  /\b(?:others|they|we|two|three|four|both|rest|each|all)(?: \w+)? (?:sleep|need|want|have|get|take|prefer|like)\b[^.;,!?]{0,24}\b(?:alone|own|singles?)\b/;
/** Before who sleeps alone, and does not travel so: "my aunt needs a room alone". */
export const SLEEPS =
  /\b(?:rooms?|beds?|bedrooms?|cabins?|tents?|shar(?:e|es|ing)|sleeps?|sleeping|(?:need|want|like|take|have|get)s? one)\b(?![^,]*\b(?:travel\w*|go|going|am|i'?m|come|coming|fly\w*|trip|me)(?: (?:there|all|off))? $)[^.;!?,]*$/;
/** "A table for me alone" is that of one of them. */
export const FOR_ONE =
  /\b(?:tables?|seats?|tickets?|dinner|lunch|meal|day|morning|afternoon|evening|hours?) (?:just )?for (?:me|him|her) $/;
export const IN_A_ROOM =
  /^ in (?:an?|the|my|one|his|her) (?:\w+ )?(?:room|bed|double|twin|single|cabin|tent)\b/;
