/** How people wish for a place that they do not name, and for its weather. */

/** "Tell me three places", of a trip that names none. */
export const SOME_PLACES =
  /\b(?:tell|give|show|suggest|recommend|name|list|propose)(?: me| us)? (?:some|a few|a couple of|\d|two|three|four|five) (?:(?:nice|good|different|other) )?(?:places|ideas|options|destinations|towns|cities|spots)\b/;
/** "Where is it warm in February?" */
export const WHERE_SO =
  /\bwhere(?: else)?(?:['’]s| is| are)(?: (?:it|the weather|there|the sea))? (?:(?:still|already|nice and|really|guaranteed|usually|a bit) )*(?:warm|hot|sunny|mild|snow|nice|good)\w*\b(?! (?:to|for|place|area)\b)/;
/** That no place is named, or one is asked for. */
export const OPEN =
  /\b(?:somewhere|some ?place|anywhere|wherever|where (?:(?:should|could|can|shall|would|do you think) )?(?:to |\d+ |my |our |some |\w+s ){0,3}(?:i|we|you|lads|guys|girls|friends|people|couples?|take|celebrate|do|go|spend)(?! (?:both |all )?(?:live|work|stay|are from)\b)(?: go| travel| fly| send us| send me)?|where (?:to|next)(?= *[?!,.]|$| in\b)|where else\b|any (?:ideas?|suggestions?|recommendations?|tips?)(?: (?:for|where|on))?|(?:suggest|recommend|propose)(?: (?:me|us))? (?:a|some|any|places?|where)|surprise (?:me|us)|inspire (?:me|us)|(?:not sure|no idea|don't know|undecided|open) (?:where|as to where|about where|to (?:ideas|suggestions|anything))|(?:looking|searching|search|hunting|seeking|dreaming|want|need)(?: for| of)? (?:an? |some )?(?:[a-z-]+ ){0,4}(?:destinations?|getaway|escape|hideaway)|(?:looking|searching|search|hunting|seeking|dreaming)(?: for| of)? an? (?:[a-z-]+ ){0,3}(?:island|village|beach|resort)(?! (?:hotel|house|bar|club|resort|flat)s?\b)|what (?:do|would|can|could) you (?:propose|suggest|recommend|advise)|ideas for|which (?:country|city|place|island|destination)|what(?:'s| is) a good (?:place|city|destination)|(?:cheap|good|nice|best) places?|winter sun|(?:warm|hot|sunny|snowy) (?:weekend|week|holiday|vacation|trip|getaway|destination|place|city|island)s?)\b/;
/** At the end of a clause, where no place is named: "a week off and no idea". */
export const NO_IDEA =
  /(?<!\b(?:budget|costs?|prices?|why|how|when|what)\b[^.;!?]{0,14})\bno (?:idea|clue)(?= *(?:$|[.,;!?]))/;
/** All that a message says: "snow", "snow and sauna". */
export const BARE =
  /^\W*(?:(?:some|an?|the|lots? of|more|just|i|we|want|like|love|need|to)\W+)*(?:snow|sun(?:shine)?|ski(?:ing)?|beach(?:es)?|mountains?|lakes?|islands?)(?:\W+[a-z]+){0,2}\W*$/;
export const WARM =
  /\b(?:warm(?:er|th|ish)?|(?:hat(?:e|es|ing)|escap(?:e|es|ing)|away from|sick of|fed up with|flee(?:ing)?) (?:(?:the|this|our|all this|winter) )?(?:cold|winter|grey|snow)\b|hot(?! (?:air|springs?|tubs?|pots?|chocolate|dogs?|meals?|food|water|pools?|stone))|sunny|sun(?:shine)?|winter sun|tan|heat|sandy? beach(?:es)?|mild(?:er)?(?= (?:weather|climate|temperatures?|winter|autumn|spring|place|spot|destination|sun|week(?:end)?|break|days)\b)|(?<=\b(?:some|any)where (?:(?:quite|fairly|nice and|a bit) )?)mild(?:er)?)\b/;
/** Warm, and no more than that. */
export const MILD =
  /\bmild(?:er)?\b|\bwarm(?:ish|er)?,? (?:but|and|yet|though)?,? ?(?:it['’]?s |it is )?(?:not|isn['’]?t|without being|never) (?:too |so |very |that |really |stupidly |crazy )*(?:hot|boiling|scorching|baking|roasting|sweltering|humid|sticky|tropical)(?: hot)?\b|\bwarm enough to (?:sit|eat|dine|drink|lie|be|walk|stroll)(?: (?:out|outside|outdoors|around|about|with|an?|in|on|the|our|glass|drink|beer|wine|coffee|terrace|sun|lunch|dinner|evenings?|nights?|shorts|of)\b)*/;
/** Away from the many. */
export const QUIET =
  /(?<!\b(?:be|is|are|was) )\b(?:quiet|calm(?! (?:sea|water)s?\b)|peaceful|tranquil|away from (?:the )?(?:crowds|everything|people)|(?:no|without|not too many|few) (?:crowds|tourists)|(?:hates?|dislikes?|avoid(?:ing)?|don['’]?t (?:like|want)|do not (?:like|want)) (?:the |big )?crowds)\b/;
/** A language that they like to speak there. */
const LANGUAGES =
  'spanish|french|italian|german|portuguese|english|dutch|greek|turkish|arabic|japanese|chinese|mandarin|korean|russian|polish|czech|swedish|norwegian|danish|finnish|croatian|thai|vietnamese|hindi|catalan|irish|welsh|hebrew|swahili';
export const SPOKEN = new RegExp(
  `\\b(?:practi[sc]e|brush up(?: on)?|improve|try(?: out)?|use|speak|learn)(?:ing)? (?:(?:my|our|some|a bit of|a little|the|rusty|bad|school) )*(${LANGUAGES})\\b|\\b(${LANGUAGES})[- ]speaking\\b|\\b(?:they|people|locals) speak (${LANGUAGES})\\b`,
);
/** Heat that harms, and degrees that are the most: "heat wrecks me", "stays below 24". */
export const NO_HEAT =
  /\b(?:the )?(?:heat|hot weather)(?: (?:really|always|just))* (?:wrecks|kills|ruins|bothers|hurts|triggers|wears|floors|is (?:bad|hard|too much|a problem|dangerous))\b|\b(?:can't|cannot|don't|doesn't|hates?|avoid(?:ing)?|escap(?:e|ing)|away from|out of)(?: (?:stand|take|do well in|cope with|like|handle|tolerate))?(?: (?:too|much|the|very|so|extreme))* (?:heat|hot weather)\b|\b(?:stays?|keeps?|remains?)(?: (?:well|just|always|mostly))? (?:below|under|cooler than) \d\d\b|\b(?:not|n't be|never) (?:above|over|hotter than) \d\d ?(?:degrees|°|c\b)/;
export const COLD =
  /\b(?:snow(?:y|ing)?|(?<!\b(?:not?|without|n't)(?: for| to| any)? )ski(?:ing)?|snowboard(?:ing)?|cool(?:er)?|not (?:too )?hot)\b/;
export const CONTINENTS: readonly (readonly [
  'Europe' | 'Asia' | 'Africa' | 'America' | 'Oceania',
  RegExp,
])[] = [
  ['Europe', /\b(?:in |around |within )?(?:europe|european)\b/],
  ['Asia', /\b(?:in |around )?(?:(?:south[- ]?east |southeast )?asia|asian)\b/],
  ['Africa', /(?<!\bsouth )\b(?:in |around )?(?:africa|african)\b/],
  [
    'America',
    /\b(?:in |around )?(?:(?:north|south|latin|central) america|the americas|the caribbean|caribbean)\b/,
  ],
  ['Oceania', /\b(?:in |around )?(?:oceania|australasia|the pacific)\b/],
];
/** What is said to want an answer, and nothing else. */
export const NO_PLAN =
  /(?<!\b(?:have|has|got|had) )\b(?:no|not|don't|do not|never|without|nor|needn't)(?: (?:a|an|any|the|to|for|me|us|up|need|want|require|looking|asking|make|write|give|create|send|start|build|draw|draft|produce|actually|really|yet|bother|with|whole|full|complete|detailed|plan or|itinerary or)){0,6} (?:plan|planning|itinerary|itineraries|schedule|programme)(?: (?:is|are|yet|needed|required|necessary|wanted|please|for|me|us|now|thanks|thank you|though|just|at this (?:stage|point)|right))*(?=\s*(?:[.,;:!?)–-]|$))|\b(?:not|don't|do not|aren't|are not|won't be) (?:book(?:ing)?|plan(?:ning)?|decid(?:e|ing)|commit(?:ting)?)(?: (?:on |to )?(?:anything|a thing|it|this|any of (?:it|this)))?(?: just)? yet\b|\b(?:don't|do not) (?:plan|book) anything\b(?! (?:before|after|earlier|later|on|until|till?)\b)|\b(?:only|just) (?:asking|curious)(?: for now| so far)?\b|\b(?:only|just) (?:have |has |got )?(?:a|one|1|this|the)(?: (?:quick|short|small|simple|single))? question\b|\b(?:only|just) (?:the|an|a (?:quick|short|brief)) answer\b|\banswer (?:briefly|only|in (?:brief|short|one|a))\b/;
/** What is wanted instead: "give me 3 options with a one-line reason each". */
export const OPTIONS =
  /\b(?:(?:give|send|tell|show|name|list) (?:me|us) |suggest |propose )?(?:(?:some|just|only|a few|two|three|four|five|\d) )*(?:options?|ideas?|suggestions?|proposals?|places|destinations)(?: (?:with|and) (?:a|an|one|some|the)? ?(?:(?:one|short|brief|single)[- ]?(?:line|sentence)?[- ]?)*(?:reasons?|sentences?|lines?|words?)(?: (?:each|for each|why))*)?(?! (?:in|for|of)\b)/g;
export const PICK =
  /\b(?:the\s+)?(?:(first|second|third|fourth|last)|(1st|2nd|3rd|4th)|(?:number|option|idea|no\.?)\s*([1-4]|one|two|three|four))\b(?:\s+(?:one|option|idea|choice|suggestion|place|city|town))?(?:\s+(?:that |which )?(?:you|u) (?:said|named|mentioned|suggested|proposed|listed|gave(?: us| me)?))?(?=\s*(?:$|[,.;!?]|please|sounds?|looks?|like\b|is |would|it is|then|i |we ))/;
/** Who leaves it open takes the first. */
export const LEFT_OPEN =
  /^\W*(?:(?:ok(?:ay)?|well|hmm+|oh|not sure|no idea|(?:i )?don't know|idk|dunno|really|honestly|just|whatever|both (?:sound|look) (?:good|great|nice))\W+)*(?:(?:you (?:choose|decide|pick|tell me)(?: (?:for (?:me|us)|one))?|(?:it'?s |that'?s )?(?:all )?up to you|(?:it'?s )?your (?:choice|call|pick)|surprise (?:me|us)|whichever(?: (?:you (?:like|think|prefer|want)|is (?:best|better|cheaper|easier|fine)))*|either(?: one)?(?: (?:is|would be) (?:fine|ok|good|great))?|(?:i|we) (?:don't|do not) (?:mind|care)(?: which(?: one)?)?|(?:it )?(?:doesn't|does not) matter(?: which(?: one)?)?|(?:pick|choose) (?:one|any|the best)(?: (?:one|for (?:me|us)))*)(?:\W+|$))+(?:(?:please|pls|thanks|then)\W*)*$/;

/** Another part of where a plan goes already, and no other place: "somewhere up north", "on the other side"; not "… instead". */
export const PART_OF_IT =
  /^(?!.*\b(?:instead|rather|forget|scrap)\b).*\b(?:(?:up|down|in the|to the|on the|further|more|far|somewhere|anywhere) (?:far )?(?:north|south|east|west)|(?:north|south|east|west)(?:ern)? (?:coast|side|part|end|of (?:it|the island|the region|there))|the (?:other|quiet(?:er)?) (?:side|part|end|coast)|(?:on|of) the (?:same )?(?:island|coast)|else (?:there|on (?:it|the island))|outside (?:the|of) (?:city|town|centre))\b/;

/** "Do I need a visa, and can you plan 5 days there?": beside whatever question the plan itself is asked for. */
export const ASKS_FOR_PLAN =
  /\b(?:(?:can|could|would|will) (?:you|u|ya)|please|pls|plz|also|and|then)(?: (?:please|pls|also|then|just|maybe|kindly)){0,2} (?:plan|organi[sz]e|put together|map out|draw up|make (?:me|us) (?:an? )?(?:plan|itinerary))\b(?! (?:yet|ahead|b\b))/iu;

/** Shut, or cold by what its season is told to be: not its nights, wind or sea, and no snow on a hill above it. */
export const TOLD_COOL =
  /^(?!.*\b(?:warm|hot)\b).*\b(?:shut|closed?|closing|frost\w*)\b|^(?!.*\b(?:warm|hot|mild)\b).*\b(?:(?<!\b(?:nights?|evenings?|sea|water|wind)[^.;,]{0,12})(?:cool|cold)(?! (?:nights?|evenings?|mornings?|winds?|breezes?|water|sea)\b)|snow\w*(?![^.;]* on\b))\b/i;
