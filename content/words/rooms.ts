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

/** A room for each of them. */
export const ROOM_EACH =
  /\b(?:separate|own|individual|single) rooms?\b|\b(?:a|one|1) room each\b|\brooms? of (?:our|my|their|her|his) own\b|\ban? room (?:all )?to (?:him|her|my)self\b|\bown room each\b|\b(?:a|one|1) (?:single )?room (?:per|for each|for every) (?:person|one|of us|traveller|adult|head)\b|\beach (?:of (?:us|them|the [a-z ]{2,25})|person|one|traveller|adult|delegate|guest|colleague|member) (?:should |must |will )?(?:need|want|require|get|ha|like|take|prefer)[a-z]* (?:an?|their|his|her|its|one) (?:(?:own|private|separate|single|individual) )?rooms?\b/;

/** No bed in a room that others share. */
export const PRIVATE_ROOM =
  /\b(?:entire|private|whole|non-?shared|not shared|unshared) (?:rooms?|units?|places?|apartments?|homes?|accommodations?)(?: (?:for|to) ourselves)?\b|\b(?:neither|not|no) shared\b|\bnot? (?:a )?(?:hostel )?dorms?\b|\brooms? to ourselves\b|\brooms? (?:(?:should|must|may|can|are|is|were|be|to)(?:n't)? ){1,3}(?:not |never )?(?:be )?(?:un)?shared(?<=\b(?:not|never|n't)\b.{0,24}|unshared)(?: with (?:anyone|anybody|others|other people|strangers)(?: else)?)?|\brooms? shared with (?:nobody|no ?one)(?: else)?/;
