/** What is wanted done with a place of the trip: left out, added, or seen in a day. */

/** A town that is to be left out. */
export const DROP_CUE =
  /\b(?:(?:nobody|no[- ]one|none of (?:us|them)) (?:wants?|likes?|fancies)(?: to (?:go to|see|do))?|(?:every(?:one|body)|we(?: all)?|they(?: all)?|i) hates?|(?:sick|tired) of|hate[sd]|avoid(?:ing)?|(?:keep|stay|steer)(?:ing)?(?: (?:us|me|it|well|far|right))* (?:away from|clear of|out of)|refuses? to (?:go (?:back )?to|see|visit)|(?:not|n't|no)(?: (?:a|the|big|great|huge|really|exactly|much|of))* fans? of|drop|skip|remove|(?:knock|strike|cross) off|(?:kick|throw|chuck) out|get rid of|bin|axe|leave out|cut(?: out)?|cancel|forget(?: about)?|scrap|ditch|lose|without|instead of|in place of|in lieu of|rather than|no longer|no more|take out|(?:don't|do not|dont) (?:want|need|like|fancy)(?: to (?:go to|see|visit|do))?|(?:not|don't|do not|never|no need to) (?:do|go to|visit|see|stop in|stay in|sleep in)|(?:but )?not|except(?: for)?|(?:anything|anywhere|everywhere|(?:any|every|all(?: the)?) (?:(?:other|of the) )?(?:towns?|cit(?:y|ies)|places?|countr(?:y|ies)|islands?)(?: (?:in|of) (?:the )?[a-z]+)?) (?:but|bar|save)|other than|excluding|(?<=\b(?:that|which) )(?:is|ai)n['’]?t|no)\s+(?:the\s+)?$/i;
/** "No stop in Amsterdam", "not from Heathrow". */
export const DROP_WAY =
  /\b(?:no|not|without|skip(?:ping)?|don't|never)(?: (?:a|the|any|another))?(?: (?:stop|stopover|stops|nights?|return|trip|visit|layover))? (?:in|at|to|via|through|from)\s+(?:the\s+)?$/i;
/** "Beirut's off", "Fes is too far". */
export const OFF =
  /^[- ]free\b|^(?: would|['’]d) be (?:(?!not\b|never\b|n't)\S+ ){0,3}too (?:many|much|far)\b|^(?:'s| is| are| was)\s+(?:(?:now|all|just)\s+)?(?:off\b|out\b(?! of)|cancel(?:l?ed)\b|too (?:far|expensive|dear|costly|pricey|dangerous|crowded|touristy)\b|not (?:possible|an option|happening|for (?:us|me)|(?:our|my) (?:thing|cup of tea))\b|no (?:longer|good)\b)|^,?\s+(?:no (?:thanks|thank you)|(?:does not|doesn't|do not|don't) (?:interest|appeal)(?: to)?(?: me| us)?)(?=\W*(?:$|[,.;!]|and\b|so\b))|^\s+(?:(?:right )?out of (?:it|this|the (?:trip|plan|route))\b|fell through\b|(?:can|could|may|should|must|has to|needs to) (?:go|be (?:dropped|skipped|left out|cut))\b(?! (?:to|on|in|first|last|before|after))|(?:out|off|gone)\b(?!\s*:)(?=\W*(?:$|[,.;!]|please|pls|and|then|again|actually|now|the (?:list|plan|trip|route|itinerary)|after all|altogether|completely)))|^(?:\s*[,.;:!?–-]+)\s*(?:(?:so|and|let'?s|just|we can|please|actually) )*(?:leave|skip|drop|forget|scrap|ditch|cut|cancel) (?:it|that)(?: out)?(?=\W*$|\W+(?:please|pls|and|then)\b)/i;
/** Behind a town that was seen: "been to Lisbon before so skip that". */
export const SKIPPED =
  /^[^.;!?]{0,30}?\b(?:(?:skip|leave out) (?:it|that|there)|not (?:there|that|it)(?: again)?)(?=\s*(?:$|[.,;!?]|please\b|this time\b))/iu;
/** A day somewhere, and no night. */
export const DAY_TRIP =
  /(?<!(?:\d|two|three|four|five|six|seven|eight|nine|ten|multi)[- ]?)\bday[- ]?trips?\b|\bexcursion\b(?! (?:per|a|each|every) )|\b(?:boat|ferry|kayak|bike|hiking) day (?:out )?(?:to|in|at)\b|\bday out (?:to|in|at)\b|\b(?:squeeze in|fit in|spend|include|add|do|manage) (?:(?:just|only|maybe) )?(?:an?|one|half an?|half a) (?:morning|afternoon|evening|half[- ]day|few hours|couple of hours) (?:over )?in (?!the\b|an?\b|our\b|my\b|some\b)|\b(?:what about|how about|add|include|spend(?:ing)?|squeeze in|do|(?:can|could) we have|maybe|with)\s+(?:a|one|1)\s+(?:full\s+)?day\s+(?:in|at|to)\b(?![^.;!?]*(?:,|\band|\bthen) (?:another |one |two |three |four |five |\d))|\b(?:do|visit|see|go to|add|fit|get|include)\s+(?!not\b)[^.,;!?]{2,30}?\s+(?:(?:in\s+)?(?:for|on|in|as)\s+)?(?:one|a)\s+day\b|(?<=(?:^|[,;.!?]\s*|\b(?:and|but|then|do|see|visit|with) ))(?![^,;.!?]*\b(?:rent(?:al)?|hired?|cars?|bikes?|scooters?|boats?|vans?|guides?|tickets?|pass(?:es)?|needs?|we|i|i['’]m|there)\b)\p{L}[^,;.!?]{2,30} (?:just|only) for (?:the|a) day\b(?! (?:more|longer|less|or|and a half))/iu;
/** What adds a town to those of the plan. */
export const ADD =
  /\b(?:add(?: on)?|include|squeeze in|fit in|tack on|tag on|throw in|work in|extend (?:it |the trip )?to|also (?:(?:want|would like|like) to )?(?:go to|visit|see|include|do|stop in)|plus(?! (?:h(?:im|er)|them|us|me|my|our)\b)|bring back|put back|put in|stop(?:ping)?(?: over| off)? (?:in|at)|(?:an? )?(?:extra|additional) nights? (?:in|at)|(?:end|finish) (?:it |the trip )?(?:with|in))\b|\bput\b.*\b(?:back|too|also|as well|at the (?:end|start)|in between|in(?=\W*(?:$|please|pls|and\b|for \d|take)|\s*,))\b|\b(?:squeeze|fit|slot|work|throw) \S+(?: \S+)? in\b|\bput (?:\p{L}+ ){1,3}(?:for )?(?:\d+|an?|one|two|three|four|five) (?:nights?|days?)\b|\b(?:can|could|may) (?:we|i|you) (?:also )?(?:see|visit|do|go to|get to|stop in)\b.{2,40}\b(?:too|also|as well)\b/iu;
/** One more, in a message that adds and leaves out nothing else. */
export const ALSO = /\balso\b(?!.*\b(?:add|skip|drop)\b)/isu;
/** One takes the place of what was planned, and it is not said of which. */
export const REPLACES_UNNAMED =
  /\b(?:replace|swap|switch|exchange)(?: (?:it|that|this|them|one(?: of them)?))? (?:with|for|by|to)\b/i;
/** "Add a day for Córdoba", "one more day for Nara": right before a town that the plan does not go to. */
export const DAY_MORE_FOR =
  /\b(?:(?:add|tack on|stick on|put in|give us|have|want) (?:an?|one)(?: (?:extra|more|whole|full|additional))?|another|an extra|one (?:more|extra)) day (?:just )?for (?:the )?(?:visit to )?$/i;
/** "Then 3 days in Vienna": what was planned stays, and this comes after it. */
export const THEN =
  /^\W*(?:(?:and|ok|okay|oh|also|so|yes|please|maybe|perhaps)\W+)*(?:then|after (?:that|this|it)|afterwards|followed by|from there(?: on)?|on to|(?:(?:(?:can|could) )?(?:i|we|i'd|we'd)\s+|let's\s+)?(?:(?:would\s+)?(?:want|like|love|plan|need)\s+to\s+|will\s+)?(?:(?:go|travel|drive|head|move) on|continue) to(?! (?:an?|the (?:next|same|boat|train|bus|plane|ferry))\b))\b/i;
export const RATHER_THAN =
  /\b(?:rather|(?:rather|prefer|sooner)\b[^.;!?]{1,40}) than\s+(?:(?:in|at|to|go(?:ing)? to|stay(?:ing)? in)\s+)?(?:the\s+)?$/i;
export const RATHER_AFTER =
  /^,?\s+(?:for (?:\S+ ){1,2})?(?:rather(?! (?:far|long|hot|cold|big|small|dear|than)\b)|actually|preferred|preferably|it is(?=\W*$| then\b))\b/iu;
export const NO_BEFORE =
  /^\W*(?:(?:m+|h?m+|u[gh]+h?|e+r+m?|oh|ah|ok|so|sorry|actually|wait|well|hang on)\b\W*)*(?:no|nah|nope|nay)\b(?:[\s,]+(?:no|nah|sorry|actually|wait))*\s*[,.:;!–-]+\s*(?:(?:actually|rather|maybe|let'?s do|let'?s go to|make it|we want|i want)\s+)*$/iu;
/** "Dharamsala also", "we want the Taj Mahal as well so Agra". */
export const ALSO_AFTER =
  /^\s*(?:,\s*)?(?:for )?(?:(?:\d+|an?|one|two|three) (?:days?|nights?) )?(?:also|too(?! \p{L}+[ly]?\b(?<!please|pls))|as well|on top(?! of)|as an extra)\b/iu;
/** "Whichever is cheaper": the choice is left to the planner. */
export const LEFT_OPEN =
  /\b(?:whichever|either(?: one)?(?: is| works| would be)? (?:fine|ok|okay|good|great)|either works|(?:don't|do not|dont|doesn't|does not) (?:really )?(?:mind|care|matter)(?: which)?(?= *(?:which|where|either|one|at all|[.,;!?)]|$))|(?<!\b(?:would|should|do|will|did|could|whatever|wherever) )(?:you|u) (?:can )?(?:choose|decide|pick)|your (?:choice|pick|call)|up to you|dealer's choice|surprise (?:us|me)|no preference|not fussed)\b/gi;

/** "The island before Athens": whatever comes before it, the town that is named comes last. */
export const PUT_LAST =
  /\b(?:do|see|visit|have|go to|like|want)\b[^.;!?]{2,40}\bbefore(?! (?:lunch|dinner|breakfast|noon|midday|sunset|sunrise|the|our|my|a|an|we|i|it|that|this|then|dark|work|\d+|nine|ten|eleven|twelve)\b)(?= (?:going to )?\p{L})|\blast(?: (?:stop|town|city|place))?(?=\W*(?:$|[,.;!?]|(?:actually|please|instead|rather)\b))|\b(?:leave|keep|save|put|do|move|have|visit|see|come|go)\b(?:(?! (?:days?|nights?|in|at|on|with|for|more)\b)[ ,]+\p{L}+){1,4} (?:for|to|at|until|till|in) (?:the )?(?:very )?(?:end|last)\b(?! of\b)(?:,? after the (?:other|others|rest)(?: (?:two|three|four|ones))?)?/iu;

/** The towns of the trip from the last to the first. */
export const REVERSE =
  /(?<!^\W*(?:is|was|would|does) [^.;!]*)(?:\b(?:reverse|swap|switch|flip|change|turn)\b.*\b(?:order(?! of (?:the |our |my )?(?!(?:two |three )?(?:cities|towns|places|stops|trip|route|islands|it|them)\b))|cities|towns|route)\b|\b(?:turn|swap|switch|flip) (?:it|them|that|this|everything|the (?:trip|plan|route|order|whole (?:trip|thing))) (?:all )?a?round\b|\b(?:exchange|invert) (?:(?:the|our|two|both) )*(?:order|cities|towns|route)\b|\b(?:order|cities|towns)\b.*\b(?:reversed|swapped|switched|exchanged|inverted|flipped)\b|\bother way (?:a)?round\b|\b(?:reverse|flip) (?:it|them)\b(?=.*\b(?:start|begin|end|first|last))|\bin reverse\b)/i;

/** Between what was said and what is meant. */
export const CORRECTS =
  /(?:\bno,? (?:wait|sorry|actually)|\bsorry,?(?: (?:no|i mean(?:t)?|actually|not))?|\bi mean(?:t)?|\bactually,? no|\bwait,? no|\bor rather|\b(?:hang|hold) on|\bscratch that|\bscrap that|\bmake (?:it|that)|(?:^|[.,;?!–-])\s*(?:(?:hmm+|oh|ah|er|um|wait|actually|ok|well)[\s,.]+)*no(?:pe)?(?:[,.:;]+|(?= (?:rather|better)\b))|\?\s*(?:(?:hmm+|oh|ah|er|um|wait|actually|ok|well)[\s,.]+)*(?:no|nope|nah)\b,?)[\s,]*(?:(?:i mean(?:t)?|make (?:it|that)|actually|rather|better|sorry|from|to|in)[\s,]+)*$/iu;
