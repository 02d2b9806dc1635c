/** Words that questions about a plan are made of. */
import { ANIMAL_WORDS } from './animals.ts';

/** Words of a question that say nothing of what it is about. */
export const EMPTY_IN_QUESTIONS: ReadonlySet<string> = new Set(
  'left whats wheres hows wat now give detail details info which what when where who why how are is was were did do does the and for with you your our have has day days time plan pick picked choose chose on in at of to it we there that this many much long kids children family us me my get any good some best nice live anywhere somewhere here again will would can could should see find go going point sometime actually really also then still be been its is it from by into about need want like single one if or just stay only think know tell take enough more most doing planned planning happening put included chosen info information details please describe explain might may must likely usually normally often probably roughly maybe perhaps ever even too very so of they them their he she his her thank thanks ok great hi hey lol wonder sure am as than people bit'.split(
    ' ',
  ),
);

const ANIMALS = `(?:${ANIMAL_WORDS.replaceAll(' ', '|').replaceAll('_', ' ')})\\b`;

/** Other words for what is asked. */
export const ALSO_CALLED: Readonly<Record<string, string>> = {
  music: 'music|concert|jazz|fado|session|gig|opera|blues',
  trad: 'trad|session|fiddle',
  market: 'market|mercado|mercato|marche',
  shop: 'shop|market|boutique|mall',
  club: 'club|nightlife|bar|dance',
  nightlife: 'nightlife|bar|club',
  toddler: 'playground|park|zoo|beach|family',
  kid: 'playground|zoo|park|family|child|children',
  whale: 'whale',
  wildlife: ANIMALS,
  animal: ANIMALS,
  creature: ANIMALS,
  swim: 'swim|beach|pool|bath',
  hike: 'hike|walk|trail',
  light: 'lights|aurora',
};
/** What would change the plan if it were done: "what would it cost in July?" */
export const SUPPOSED =
  /\b(?:(?<!\b(?:what time|how (?:late|early|long)) )(?:would|could)|should|can(?! (?:we|i|you|one|they|people|kids|somebody) (?:actually |really |even )?(?:see|eat|find|buy|get|park|hear|watch|swim|drink|expect|spot|pay|bring|rent|hire)\b)|if|instead|visas?|passport|weather|climate)\b/i;
/** Polite ways of asking for a change: "do you have anything cheaper?" */
export const WANTS_CHANGE =
  /\b(?:cheaper|better|nicer|more|less|fewer|other|another|different|else|instead|possible|swap|add|remove|change|skip|available|you (?:have|find|know))\b/i;
/** "They drive on the left there, no?" */
export const TAG =
  /,? (?:no|right|correct|or not)\s*\?\W*$|\b(?:is|are|does|do|was|has|ca)n'?t (?:it|they|there|that)\b\s*(?:\?|$|,(?= (?:will|is|are|does|do|would|can|so will|and will)\b))/i;
/** A sentence of thanks before the question: "Thank you, that is most kind. When does it get dark?" */
export const THANKS =
  /^\W*(?:many )?(?:thanks?|thank you|cheers|great|perfect|lovely|wonderful|brilliant|super|excellent)\b[^.!?]{0,60}[.!]+\s+(?=\p{L})/iu;
/** "If we went in September, would it be cheaper?", either way round: nothing is to be changed until it is known. */
export const WEIGHS =
  /\bif (?:we|i|you|one|it) (?!can\b|could\b|may\b)[^.!;?]{3,60},? (?:would|will|is|does|how much|what would) (?:it|that|this|the|we|i|they|be|\p{L}+ )[^.!;?]*\?\W*$|^(?:\W*(?:and|so|but|ok|hm+)\b)*\W*(?:would|will|is|does|how much|what would) [^.!;?]{3,60} if (?:we|i|you|one|it) (?!can\b|could\b|may\b)[^.!;?]*\?\W*$/iu;
/** "Is a week in Peru doable?": the plan is the answer. */
export const FEASIBLE =
  /\b(?:is|are|would|be)\b[^.?!;]{0,120}? (?:do-?able|feasible|realistic|manageable|achievable)\b|\bis (?:it|that|this) (?:all )?(?:possible|do-?able|feasible|realistic|manageable)(?: to| with| by| in)\b/i;
/** "Do you know of a river cruise from Passau?" No guide has a “fado place”, and many have fado: that is a wish. */
export const KNOWS_OF =
  /^\W*(?:(?:hi|hello|hey|so|and)\W+)?do you know (?:of |about )?(?:an?|any|some) (?![^.;!?]{0,30}\b(?:places?|spots?)\b)[^.;!?]+\?/i;
/** "Tell me more about Florence", "more details on day 3", "what about the hotel in Venice?" */
export const TELL =
  /\b(?:tell|teach)\s+(?:me|us)\s+(?:(?:a (?:bit|little)|some|something|more|all|everything)\s+)*about\b|\b(?:info(?:rmation)?|details?)\s+(?:about|on|for|of)\b|^\W*(?:(?:and|so|ok|but)\W+)*(?:what about (?:the|our) (?:hotels?|flights?|trains?|stays?)\b|describe\b|what(?:'s| is| are) [\p{L} ]{2,40} like\b|(?:(?:just|only|please|can you|could you) )*(?:show|send|give|tell)(?: me| us)? (?:just |only )?(?:the plan (?:for|of) )?(?:day \d{1,2}|the \w+ day)(?: (?:again|only|please))*\W*$)/iu;
/** "Show me only the hotels", of the plan. */
export const SHOW_ME =
  /^\W*(?:(?:please|can you|could you|just|ok|and|so)\W+)*(?:show|list|remind)(?: me| us)?(?: of)? (?:(?:just|only|again) )*(?:the|our|my|all(?: the| our| my)?) (?:(hotels?|stays?)|(flights?)|(costs?|prices?))\b(?! (?:in|with|near|under|for|that|which)\b)/i;
/** Between two questions of one message. */
export const NEXT_QUESTION =
  /\?+\s*|\s*(?:,|;|\band\b|\balso\b|\bplus\b)\s*(?=(?:(?:and|also)\s+)?(?:which|what(?:'?s)?|when|where|who|how|is|are|does|(?:do|can|could|will|should|may) (?:we|i|you|they|one|it|he|she|my|our|the|there))\b)/i;

/** Asks though it has a word for a change: "is the bus cheaper than the train", "are the caves worth more than a day?" */
export const IS_WEIGHED =
  /\bworth\b|^(?!.*\b(?:there|you|any\w*|some\w*|can|could|make|possible|would|to (?:get|take|have))\b).* (?:(?!(?:rath|oth)er\b)\w+er|more|less|worse|fewer) (?:\w+ ){0,3}than\b/i;

/** What has become of the sum since the change before: "is it more expensive now?", "whats the price difference". */
export const COMPARES = new RegExp(
  `\\b(?:is|was|did|does|has|got|are) (?:it|that|this|the (?:trip|plan|price|total|cost|whole thing)|we)(?: now| all)?(?: (?:get|got|become|any|much|a lot|still))? (?:more expensive|cheaper|dearer|pricier|less(?: expensive)?|more|over)\\b(?! (?:in|at|during|if|to|by|budget)\\b)|\\b(?:price|cost|budget|total|money)(?: the)? (?:difference|change)|\\bdifference (?:in|to) (?:the )?(?:price|cost|budget|total|money)|\\bhow much (?:more|less|cheaper|extra|(?:more |less )?expensive|do (?:i|we) save|did (?:i|we|it|that) (?:save|change|cost)|(?:more|less) (?:is|does) (?:it|that))\\b|\\b(?:compared|than) (?:to |with )?before\\b`,
  'i',
);

/** Words before what a message says: they ask for nothing. */
export const LEAD =
  "^\\W*(?:(?:and|or|so|ok|okay|but|hi|hiya|hello|hey|heya|morning|evening|quick q|quick one|(?:a |one )?(?:quick |short |small |simple |silly )?question(?: \\w+){1,6}(?=:)|also|hm+|um+|uh|well|oh|btw|by the way|wait|hang on|hold on|sorry|better|thanks|thank you|thx|ty|great|cool|nice|good|perfect|lovely|super|awesome|sharp|alright|right|sure|now|just|actually|(?:a |one )?(?:quick |short |small |simple |silly )?question|one more(?: thing)?|another question|(?:can|could|would) you (?:please )?(?:tell|remind) (?:me|us)|(?:please )?(?:tell|remind) (?:me|us)(?: again)?|(?:i|we|he|she|they|(?:my|our|the) [\\w -]{2,20}?) (?:(?:would |.d )?(?:like|want)s? to know|wonders?|(?:is |are |keeps? )?ask(?:s|ing)?)|do you know|any idea|i wonder|wondering|(?:none of us|nobody|no one|neither of us|(?:we|i|she|he)(?: all| both)? (?:do(?:es)?n['’]?t|can['’]?t|cannot|won['’]?t|ha(?:ve|s) no|hates?))\\b[^.,;!?]{0,24} (?:driv(?:e|es|ing)|cars?|licen[cs]e))\\W+)*";
export const QUESTION = new RegExp(
  `${LEAD}(?:(?:in|on|at|for|from|by|to|with)\\s+)?(?:which|what['’]?s(?! (?:about|if|else)\\b)|wh(?:ere|en|o)['’]?s|hows|how['’]s|wat|wats|what(?!\\s+(?:about|if|else)\\b)|when(?! it comes to)|where(?!\\s+else\\b)|who|why|how(?!\\s+about\\b))\\b|^[^.!?;]{1,60}\\b(?:from where|where to|when|on which day|which day|what time|how (?:long|much|far))\\s*\\?+\\W*$`,
  'i',
);
export const YES_OR_NO = new RegExp(
  `${LEAD}(?:(?:is|are|do|does|did|will|was|am|has|have|any|isn't|aren't|doesn't|didn't|won't)\\b.*\\?\\W*$|(?:is|are|does|did|was|isn't|aren't|doesn't(?! matter\\b)|didn't)\\s+(?!(?:going|gonna|thinking|hoping|planning|wondering|looking|supposed|meant|told|meaning|about) )\\S|(?!do (?:it|this|that)\\b)(?:do|will|have|has) (?:there|it|this|that|these|those|we|they|you|i|he|she|shops?|museums?|restaurants?|people|everything|all|any)\\b)`,
  'i',
);

/** A polite wish: "could we end with three nights at the sea before flying home?" asks for no flight. */
export const ASKS_TO_CHANGE = new RegExp(
  `${LEAD}(?:can|could|would|will|may|shall) (?:you|we|i) (?:please |maybe |perhaps |also |just |still )*(?:add|append|tack|end|finish|begin|make|move|take (?:off|out|away)(?= (?:the|an?|one|that|day)\\b)|swap|drop|skip|remove|lower|reduce|cut|fit|squeeze|include|replace|shorten|extend|switch|shift|push|(?<!will (?:we|i) )(?:fly|take (?:an? |the )?(?:flights?|plane|train|bus|coach|ferry)(?! back (?:from|to (?:the|our|my)\\b))|go by (?:train|bus|coach|ferry)) (?:back|home)(?! (?:the same|on the same|in time))|(?:have|get|find|book|stay in|sleep in)(?: us| me)? (?:an?|another) (?:\\w+ )?(?:apartment|flat|airbnb|villa|cottage|hotel|hostel|guest ?house)(?= (?:with|near|not|instead|rather)))\\b(?!.*\\b(?:how|what|which|whether|why)\\b)`,
  'i',
);

/** "Can she get into the minster with that": nothing is to be put in. */
export const GETS_IN = new RegExp(
  `${LEAD}(?:can|could|may) (?:(?:the|my|our|his|her) )?(?!(?:you|u|it|that|this|one|(?:we|i)(?! [^.;!?]* with ))\\b)[\\p{L}'’-]+ get (?:into|inside|up the|through) (?!an?\\b)(?![^.;!?]*\\b(?:tickets?|cards?|pass(?:es|port)?|free|booking|reservations?)\\b)[^.;!?]*\\W*$`,
  'iu',
);
/** "Can the dog go on the trails?", "can you still swim with them in May": what one may do there, and nothing to be changed. */
export const MAY = new RegExp(
  `${LEAD}(?:can|could|may) (?:(?:the|my|our|a|an|his|her) )?(?!(?:we|you|i|u|it|that|this|one|days?|nights?|hotels?|flights?|trains?|trip|plan)\\b)[\\p{L}'’-]+(?: (?!be\\b|have\\b)[\\p{L}'’-]+)? (?:go|come (?:in|into|inside|to)|enter|get (?:in|into|on)|eat|swim|ride|walk|climb|visit|use|drink|manage|do)\\b[^.;!?]*\\?\\W*$|${LEAD}can (?:s?he|(?:my |our )(?!(?:room|stay|flight|trip)s?\\b)\\p{L}+) (?:even |still |actually )?(?:do|manage|climb|visit|use|cope with|get (?:up|down|round|around|onto)) (?!it\\b|an?\\b|some|\\d)(?![^.;!?]*\\b(?:days?|instead|too|as well|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b)[^.;!?]*$|${LEAD}can (?:(?:you|we|one|i|people) still|you|one|people) (?:see|swim|hike|ski|surf|dive|snorkel|watch|drink|camp)\\b(?! (?:if|to|whether|about|that|it)\\b)[^.;!?]*\\W*$`,
  'iu',
);

/** "Would there be time for Toledo?", "is Hiroshima doable as a day trip?" */
export const TIME_FOR = new RegExp(
  `${LEAD}(?:(?:would|will|is) there(?: be)?|(?:do|would|will) we have|have we(?: got)?)(?: still)?(?: any| enough)? time (?:for|to (?:see|do|visit|go to)) |${LEAD}(?:is|would) (?:(?!(?:it|this|that|an?|the|two|three|more|next|another|cheaper|better|nicer|earlier|later|hotels?|nights?|days?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|febr)uary|march|april|may|june|july|august|(?:sept|nov|dec)ember|october)\\b)[\\p{L}'’-]+ ){1,3}(?:be )?(?:doable|feasible|possible|realistic|manageable|worth it)(?: (?:as|in|for) (?:an?|one) (?:day|side)(?:[- ]?trip)?)?\\W*$`,
  'iu',
);
/** "Whitby for a day, is that doable", "Kazbegi on day 3, or is that mad": only asked, where nothing before it is a wish. */
export const IS_IT_DOABLE =
  /^(?![^?]*\b(?:no|without|remove|leave|lose|forget|thanks|add|make|swap|drop|move|changed?|can|could|may|want|need|let'?s|like|cut|put|take|stay|skip|do|go|have|more|extra|another|less|longer|later|earlier|instead|cheaper|nights?|weeks?|\d+(?<!\bday \d)(?! days?\W*$))\b)[^.;!?]{3,60}(?:[,.;?!–-] ?| (?=or (?:is|would) ))(?:(?:or|but) )?(?:(?:is|would) (?:that|it|this)(?: (?:be|even|really|at all|way|far|too))*|(?<=\bor )too|(?=[^.;!]*\?)(?:too)?) ?\b(?:do-?able|possible|feasible|realistic|worth it|mad|crazy|silly|nuts|overkill|ambitious|much|far|pushing it)\b[^.;!?]{0,25}\?*\W*$/iu;
/** "Can you see Nara from Kyoto without moving hotel?", "could we do Himeji from Kyoto?" */
export const SEEN_FROM =
  /^\W*(?:\w+\W+){0,2}(?:can|could) (?:you|we|i) (?:see|visit|do|reach) (?:the )?([\p{L}'’ -]+?) from ([\p{L}'’ -]+?)(?: (?:without \w+ing .*|in (?:a|one) day|easily))?\W*$/iu;
/** "Can we walk to the festival from there?" */
export const ON_FOOT = new RegExp(
  `${LEAD}(?:can|could) (?:we|i|you|one) (?:walk|cycle|bike) [^.;!?]*\\bfrom (?:there|here|(?:the|our) (?:hotel|stay|place|station|centre|center))\\b`,
  'i',
);

export const OR = '(?:or|vs\\.?|versus)';
/** A choice between two things to see: which is better, and none of them is to be put in yet. */
export const WHICH_OF: readonly RegExp[] = [
  new RegExp(`${LEAD}(?:which|what)\\b[^;!]* ${OR} [^;!]*`, 'i'),
  new RegExp(
    `${LEAD}(?:(?:should|shall|would|do) (?:we|i|you|u)(?: rather| better)? (?:do|see|visit|go to|choose|pick|prefer|recommend|suggest|take)|(?:can|could) you (?:recommend|suggest)|(?:would|do) you (?:rather|prefer))\\b[^.;!?]* ${OR} `,
    'i',
  ),
  new RegExp(
    `^[^.;!?]{1,80} ${OR} [^.,:;!?–-]{1,80}[,.:;?–-] *(?:which|what)(?:'?s| is| one| would| do| should)\\b`,
    'i',
  ),
  new RegExp(`^[^,.;!?]{3,40} ${OR} [^,.;!?]{3,40}\\?\\W*$`, 'i'),
  new RegExp(
    `${LEAD}(?:is|are) (?!(?:there|it|this|that|any)\\b)[^.;!?]{3,40} (?:better|nicer|prettier|more (?:fun|beautiful|interesting))(?: than |\\?*\\W*$)`,
    'i',
  ),
];
/** "Would Seville be cheaper?" asks for no cheaper trip. */
export const WOULD_BE_CHEAPER = new RegExp(
  `${LEAD}(?:would|might) (?!(?:it|that|this|the|an?|we|i|you|there|my|our)\\b)[\\p{L}'’ -]{3,40} be (?:any |much |a bit )?cheaper(?: (?:then|instead|for us))*\\W*$`,
  'iu',
);
/** Choices of another kind, which have answers of their own. */
export const OTHER_CHOICE = new RegExp(
  `\\b(?:${OR} (?:not|so|something|what|maybe|should|is|do|can|even)|trains?|bus(?:es)?|fly(?:ing)?|flights?|planes?|cars?|driv(?:e|ing)|ferry|boat|days?(?! trip)|nights?|weeks?|hotels?|hostels?|apartments?|airbnb|budget|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|\\d+)\\b`,
  'i',
);

const OF_THEM = '(?: (?:one|town|city|place|island|option|of (?:them|those|these|the (?:two|three|four))))*';
export const ASKS_OPINION = new RegExp(
  `${LEAD}(?:which|what|where)(?:'s| is)?${OF_THEM}(?: (?:is|are|would|do|should|could|will|you|u|we|i|the|your|personally|then))*(?: (pick|choose|recommend|suggest|prefer|take|go(?: (?:for|with|to))?|best|better|nicest|favou?rite|cheap(?:est|er)|less expensive|closest|nearest|quickest to get to))${OF_THEM}(?: (?:to get to|for (?:us|me|that)|then|yourself|from (?:here|home|there)))*\\W*$`,
  'i',
);

/** "Any you'd recommend? We like it quiet." */
export const ANY_RECOMMENDED = new RegExp(
  `${LEAD}any(?: ones?| of (?:them|those|these))? (?:that )?(?:you(?:['’]d| would)?|u) (?:recommend|suggest|pick|choose)\\b`,
  'i',
);

/** "Can I drink from the tap": beside another question it is one, whatever else it may be alone. */
export const MODAL = new RegExp(
  `${LEAD}(?:can|could|will|should|may) (?!(?:you|we|i) (?:please |also |just )*(?:find|have|stay|get|book|add|make|change|swap|move|give|put)\\b)\\p{L}+ \\p{L}`,
  'iu',
);

/** "Would Seville be warmer then?" */
export const CLIMATES_COMPARED = new RegExp(
  `${LEAD}(?:would|will|might|is|are|isn't|wouldn't)\\b[^.;!?]{1,40}\\b(?:warmer|hotter|cooler|colder|sunnier|drier|milder)(?! (?:\\p{L}+ )?(?:rooms?|hotels?|stays?|flats?|apartments?|places?|areas?|districts?|parts?|quarters?|spots?|bars?|beach(?:es)?|towns?)\\b)(?!-)\\b`,
  'iu',
);

/** "Hotel by the beach and with a pool?" */
export const STAY_WISH =
  /^\W*(?:(?:and|maybe|ok|please|an?|some) )*(?:hotel|hostel|flat|apartment|airbnb)s? (?:right )?(?:by|near|at|on|close to|next to) (?:the |an? )?\w+[^.;!]*\?$/i;
/** "Or should we do Savannah? Which is cheaper for us": another town than that of the plan, weighed against it. */
export const OR_THAT_TOWN =
  /^\W*(?:(?:h+m+|so|wait|ok|hang on)\W+)*or (?:(?:should|shall|could|would) (?:we|i|you) (?:rather |better )?(?:do|go to|choose|take|pick|go for|try|visit) |(?:maybe|rather|perhaps) )?(?:the )?([\p{L}\p{M}'’ -]{3,30}?)(?: instead| rather)? ?\?/iu;
/** One of two towns that were weighed: "let's see it with Savannah", "Savannah then", "savannah please". */
export const ONE_OF_TWO =
  /^\W*(?:(?:ok|okay|right|so|and|hm+|yes|yeah|well|then|actually|let['’]?s|lets|we['’]?ll|let me|can (?:we|i|you)|we|i)\W+)*(?:(?:do|take|go (?:for|with|to)|(?:see|try|do|show (?:me|us)|plan|have) (?:it|that|this|the (?:plan|trip)|what it (?:looks|would look) like) (?:with|for)|want|prefer) )?([\p{L}\p{M}'’ -]+?)(?:,? (?:then|please|pls|it is|wins|instead))*\W*$/iu;
/** "Is there a holiday while we are there?" */
export const HOLIDAY =
  /\b(?:an?|any|public|bank|national) holidays?\b(?! (?:home|house|flat|apartment|park|resort|village))/;
