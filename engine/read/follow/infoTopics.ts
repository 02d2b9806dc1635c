/** Questions that want an answer and no other plan: what each is about. */
import { asksForDifference, LEAD } from './questions.ts';
import { currencyAsked } from '../money/rates.ts';

export type InfoTopic =
  | 'visa'
  | 'safety'
  | 'health'
  | 'packing'
  | 'airport'
  | 'around'
  | 'weather'
  | 'rain'
  | 'fit'
  | 'total'
  | 'flight'
  | 'hotel'
  | 'hotelDetail'
  | 'booking'
  | 'money'
  | 'phone'
  | 'language'
  | 'time'
  | 'drinkingAge'
  | 'distance'
  | 'dates'
  | 'hours'
  | 'open'
  | 'takeaway'
  | 'translation'
  | 'sea'
  | 'enough'
  | 'onePersonMore'
  | 'otherTime'
  | 'feast'
  | 'longest'
  | 'ways'
  | 'cancelled'
  | 'eat'
  | 'summary'
  | 'thing'
  | 'who';

/** How questions begin. */
const BEGINS = new RegExp(
  `${LEAD}(?:(?:in|on|at|for|from|by|to|with) )?(?:which|what|when|where|who|why|how|is|are|was|do|does|did|can|could|will|would|should|shall|may|any|have (?:you|u) (?:ever )?heard|tell me|remind me|whats|wat|wats|hows|explain)\\b`,
  'i',
);
const LONG_CHARS = 70;
/** Enough by themselves: "visa?", "packing list". */
const TOPICS: readonly (readonly [InfoTopic, RegExp])[] = [
  [
    'otherTime',
    /\b(?:would|will|is|are|does) (?:it|that|this|the (?:trip|flights?|hotels?|weather)|things|prices)\b[^.;!?]{0,20}\b(?:cheaper|better|warmer|cooler|quieter|less crowded|busier|nicer|more expensive|any different)\b[^.;!?]{0,15}\b(?:in|at|around|during|over) (?:the )?(?:(?:early|mid|late) )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|fall|winter|easter|christmas|new year)/i,
  ],
  [
    'cancelled',
    /\b(?:flight|train|ferry|coach|connection)s?\b(?: \w+){0,3} (?:(?:was|were|is|are|got|has been|have been) )?(?:just )?(?:cancell?ed|delayed|overbooked)\b|\b(?:i|we)(?:'ve| have)? (?:just )?missed (?:my|our|the) (?:flight|train|ferry|coach|connection)\b/i,
  ],
  [
    'thing',
    /^(?!.*\b(?:costs?|prices?|how much)\b).*(?:\b(?:(?:travel|rail|railway|museums?|city|train|tourist|transport|metro|day|ski|lift|attractions?|[a-z]+) (?:pass|cards?)|interrail|eurail)\b[^.;!?]{0,30}\b(?:worth|any good|good value|cover|includes?|included|pay off|make sense|save)\b|\b(?:worth|should (?:i|we)|do (?:i|we) need|does|is)\b[^.;!?]{0,30}\b(?:(?<!\b(?:mountain|the|to|can|will) )pass|(?:city|travel|tourist|rail) ?cards?)\b|\b(?:do|did) (?:you|u|ya) know (?:of |about )?(?:the|an?|any) (?!(?:best|good|nice|cheap\w*|way|time|weather|price|cost)\b|[^.;!?]{0,30}\b(?:restaurants?|caf[eé]s?|bars?|places?|beach(?:es)?|viewpoints?|museums?|hotels?|shops?|markets?|parks?|spots?|tours?|sights?)\b)|\b(?:(?:is|are) there (?:an? |any |some )?|(?:do|does|can you (?:book|find|sell)|do you (?:have|sell|know)|which|what) (?:any |the )?)(?:[a-z-]+ )?cruises?\b(?: (?:ships?|lines?|boats?))?|\b(?:have|has|ever) (?:you |anyone )?(?:ever )?heard (?:of|about)\b|\bfamiliar with\b)/i,
  ],
  [
    'eat',
    /\b(?:where|what)(?: \w+)? (?:should|can|could|do|would|are|will|to) (?:(?:i|we|one|you) )?(?:go to |recommend to |suggest to )?(?:eat(?:ing)?|din(?:e|ing)|hav(?:e|ing) (?:dinner|lunch|breakfast))\b|\b(?:any|are there|is there|which|what)(?: \w+){0,3} (?:restaurants?|places to eat|caf[eé]s?|eateries|bistros?|food places)\b[^.;!?]*(?:\?|$)/i,
  ],
  [
    'onePersonMore',
    /\b(?:what|how much) (?:would|will|does|is)\b[^.;!?]{0,12}\b(?:a|an|one|the) (?:third|fourth|fifth|sixth|extra|additional|another|more|other) (?:person|adult|friend|traveller|traveler|child|kid)\b/i,
  ],
  [
    'dates',
    /\bhow long (?:is (?:it|that|this|the (?:whole )?(?:trip|thing|plan))\b(?! (?:from|to|by)\b)|are we (?:there|away|gone)|altogether|in (?:total|all)|overall|now)|\bhow many (?:days|nights|weeks)(?: \w+)? (?:is (?:it|that|the (?:trip|plan))|are (?:we|there)|do (?:we|i) have|in (?:total|all)|altogether|overall|now)\b/i,
  ],
  [
    'enough',
    /\b(?:is|are|will|would) (?:\S+ (?:days?|nights?|weeks?)|that|this|it|a week|a weekend|the time)(?: \w+)? (?:be )?(?:enough|too (?:long|short|much|little)|sufficient)\b|\bhow many days (?:do|would|should|are|does)\b/i,
  ],
  [
    'longest',
    /\b(?:longest|most) (?:drive|driving|ride|journey|train|bus|travel day|transfer|flight|way)\b|\bhow (?:much|many hours of) driving\b|\bhow long (?:do|will|are|would) (?:we|i) (?:(?:be|have to|need to) )?(?:sit(?:ting)? in|driv(?:e|ing)|spend(?:ing)? (?:in|on|driving)|in the)\b/i,
  ],
  [
    'ways',
    /\b(?:is|are) there (?:an? |any )?(?:train|bus|coach|ferry|boat)s?\b|\b(?:which|what time|when|how long|how often|what)\b[^.;!?]{0,25}\b(?:train|bus|coach|ferry|boat|drive)s?\b(?! (?:station|stop|ticket|pass|tour))/i,
  ],
  [
    'sea',
    /\b(?:sea|ocean|water|lake)\b[^.;!?]{0,25}\b(?:warm|cold|temperature|swim\w*|enough)\b|\b(?:warm|cold) (?:is|are) the (?:sea|ocean|water|lake)\b|\b(?:can|could) (?:we|you|i|one) swim\b|\b(?:swim(?:ming)?|bath(?:e|ing)) (?:in|there|then|possible|weather)\b/i,
  ],
  [
    'distance',
    /\bhow (?:far|long) (?:is|are|does|will|would|to)\b(?!.*\b(?:airport|stay|trip|plan|visa|queue|flight)\b)|\bhow (?:far|many (?:miles|km|kilometres|hours)) (?:apart|between|from|away)\b|\b(?:driving|travel|walking|journey) times?\b|\b(?:how (?:do|can|would|should) (?:i|we|you|one|people)|(?:best|easiest|cheapest|fastest|quickest) way to) (?:best )?(?:get|go|travel) from (?![^?]*\b(?:airport|hotel|station)\b)[^?]+ to\b/i,
  ],
  [
    'money',
    /\btip(?:s|ping)?\b(?! (?:for|on|about)\b)|\b(?:take|need|use|bring) (?:any )?(?:euros|dollars|pounds|cash)\b|\b(?:local )?(?:currency|cash)\b/i,
  ],
  [
    'dates',
    /\b(?:which|what|exact) (?:exact )?(?:days|dates)\b(?! is| are we in)|\b(?:what|which) (?:week)?day(?: of the week)? (?:do|does|are|is|will|would) (?:we|i|it|that|the trip)\b(?! (?:on|at|in|visit|see|seeing|visiting|going|doing)\b)|\bhow many (?:days|nights) (?:in|at|for) (?:each|every)\b|\bhow many (?:days|nights) (?:are we|do we have|is it|am i|have we) (?:in|at) each\b|\b(?:what|which)(?:'s| is)? (?:the )?(?:order|route|sequence)\b|\b(?:what|which) (?:date|day) (?:do|are|will|is) [^.;!?]{0,15}\b(?:back|home|return|over)\b|\bwhen (?:exactly )?(?:do|are|is|will) (?:we|i|it|the trip|that) (?:(?:be|get|arrive) )?(?:leav|go|start|begin|travel|com|fly|back|home|return)/i,
  ],
  [
    'open',
    /\b(?:(?:is|are|be|was|will|stays?|when|what|which|does|do|any|how (?:late|early|long))\b[^.;!?]{0,60}(?<!\b(?:leave|leaving|left|keep|keeping|have|having)\b[^.;!?]{0,30})\b(?:open(?:s|ed)?|shut)|closed|closes?|opening (?:hours|times?|days))\b(?! (?:jaw|air|to|top|bar|it|(?:the|our|my) (?:trip|plan|day))\b)/i,
  ],
  [
    'hours',
    /\b(?:what|wat|which) time\b.*\b(?:start|strat|begin|end|finish)\w*\b|\bwhen (?:does|do) (?:the )?(?:\w+ )?day (?:\d+ )?(?:start|begin|end)/i,
  ],
  ['visa', /\b(?:visas?|passports?|entry requirements?|e-?ta|esta|etias|immigration|customs rules)\b/i],
  [
    'health',
    /\b(?:vaccin\w*|immuni[sz]\w+|jabs?|shots?(?= (?:for|before|to (?:go|visit|travel|get|enter)|do (?:i|we)|are|needed|required))|malaria|mosquito\w*|tap water|drink the water|water safe|pharmac\w+|hospitals?|doctors?|travel insurance|insurance)\b/i,
  ],
  ['safety', /\b(?:safe|safety|dangerous|danger|crime|pickpockets?|scams?|unsafe|risky)\b/i],
  [
    'packing',
    /\b(?:pack|packing|bring(?! (?:the |our |my )?(?:budget|price|costs?|total|it|that|my|mum|mom|dad)\b)|wear|clothes|clothing|dress code|luggage|suitcase|umbrella|jacket)\b/i,
  ],
  [
    'airport',
    /\b(?:(?:from|to|at|between|reach|leave) (?:the |my |our )?airport|airport (?:transfer|transport|bus|train|taxi)|(?:airport|station) to (?:the |my |our )?(?:hotel|hostel|town|city|cent(?:re|er)|apartment)|how (?:far|long)\b.*\bairport|into (?:the )?(?:town|city|centre|center)|get to (?:the |my |our )?hotel)\b/i,
  ],
  [
    'around',
    /\b(?:get(?:ting)? around|public transport|metro|subway|tram|bus(?:es)?|travel ?cards?|day pass|taxis?|uber|rent(?:al)? (?:a )?car|need a car|hire (?:a )?car|walkable|parking)\b/i,
  ],
  [
    'rain',
    /\brainy days?\b|\b(?:if|when|in case) it (?:rains|is raining|pours)\b|\bin (?:the |case of )?rain\b/i,
  ],
  [
    'fit',
    /\b(?:how much|what)(?:['’]s| is)? (?:(?:of )?(?:the|our|my) budget (?:is |do we have |have we )?)?left\b|\bwhat (?:would|could|can|does|will) fit\b|\bwhat fits\b|\b(?:under|over|within|inside|above|below|on|in) (?:the |our |my )?budget\b|\bhow much (?:is|do (?:we|i) have) left\b/i,
  ],
  [
    'weather',
    /\bworth (?:it|going|visiting|a (?:visit|trip))\b[^.;!?]{0,40}\bin (?:the )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|winter|spring|summer|autumn|fall|low season|off season)|\bwhen (?:is|are|can|do|does|should)\b[^.;!?]{0,30}\b(?:dry|driest|wettest|cooler|northern lights|aurora|whales?|migration|bloom|blossom|snow)\b|\b(?:weather|climate|temperatures?|best (?:time|month|season)|(?:what|which) month|right time|monsoon|(?:rainy|wet|dry|hurricane|typhoon) season|rain(?:y|s|ing)?|how (?:hot|cold|warm)|(?:be|is|too|very|so|it|it['’]s|gets?|that) (?:really |very |that |quite )?(?:hot|cold|warm|humid|chilly|freezing)|sunny|snow|forecast)\b/i,
  ],
  [
    'total',
    /\b(?:how much|in total|total(?! (?:nights|days|length))|altogether|the damage|all in|set (?:us|me) back|cost|costs|price|expensive|per person|each of us|a head)\b/i,
  ],
  [
    'flight',
    /\b(?:flights?|fly|flying|land|landing|take[- ]?off|depart(?:ure|s|ing)?|airline|arrive|arrival|layover|stopover|direct)\b/i,
  ],
  [
    'hotelDetail',
    /\b(?:breakfast|wi-?fi|pool|cancel\w*|refund\w*|check[- ]?(?:in|out)|air ?con\w*|parking|gym|pets?|lifts?|elevators?|luggage storage|balcony|kitchen)\b/i,
  ],
  [
    'hotel',
    /\b(?:hotels?|hostel|where (?:are|do|will|am) (?:we|i) (?:staying|stay|sleep\w*)|accommodation|the stay|rooms?)\b/i,
  ],
  [
    'booking',
    /\b(?:book(?:ing|ed|able)?|reserve|reservations?|buy|pay|are (?:these|those|they|the prices) real|is (?:this|it) real|real prices?)\b/i,
  ],
  ['money', /\b(?:currency|cash|atms?|credit cards?|tip(?:ping|s)?|exchange rate|change money)\b/i],
  ['phone', /\b(?:sim|esim|roaming|plug|adapt[eo]rs?|sockets?|voltage|internet|mobile data)\b/i],
  ['language', /\b(?:speak|language|english spoken|phrases?)\b/i],
  ['time', /\b(?:time difference|time ?zone|jet ?lag|what time is it)\b/i],
  ['drinkingAge', /\b(?:drinking age|legal age|smoking|smoke|alcohol laws?)\b/i],
  [
    'who',
    /\b(?:who are you|what are you|are you (?:a |an )?(?:human|bot|ai|real|robot|person)|what can you do|how does this work)\b/i,
  ],
];
/** These words ask for the thing itself, also without a question: "packing list please". */
const ALONE =
  /^\W*(?:(?:and|what about|how about|any|the|some|a|my|our|tell me about|info on|tips (?:on|for)|please)\s+)*(?:visas?|weather|packing(?: list| tips)?|rainy days?(?: plan| ideas| options| programme)?|safety|currency|tipping|airport transfer|total(?: cost| price)?|vaccin\w+|plug|sim card|insurance|wi-?fi|check[- ]in time|flight times?|time difference|getting around)(?:\s+(?:info|advice|tips|please|there|list|in \w+))*\W*$/i;
/** The plan in few words, and nothing else of it. */
const SUMMARY =
  /^\W*(?:(?:omg|wow|lol|that's|way|too|long|much|a|lot|of|text|to read|sorry|gimme|keep|it|short|pls|can|could|you|we|i|get|have|give|me|us|just|only|please|the|a|an|so|need|want|make|do|ok|and|now|of)\W+)*(?:tl;?dr|summar(?:y|i[sz]e)|recap|highlights?|best (?:bits|parts)|(?:main|key) points|gist|essentials|(?:short|quick|brief)(?:er)? (?:version|overview|recap|summary|answer))(?:\W+(?:version|of|this|that|it|the|plan|trip|itinerary|please|pls|plz|for|me|us|again))*(?:\W+(?:cos |because |as |since )?(?:(?:that|this|it)(?:'s| is| was) (?:way |far |much )?too (?:long|much)(?: (?:text|to read))?|(?:i|we) (?:don't|dont|do not|won't|can't) (?:want to |wanna )?read (?:all )?(?:that|this|of it)|no time))?\W*$|^\W*(?:(?:and|so|ok|sorry|wait|hi|hey)\W+)*(?:what(?:'s| is| was)|remind (?:me|us)(?: of)?|(?:can you )?(?:tell|give|show) (?:me|us)) (?:the|our|my) (?:plan|trip|itinerary|programme)(?: again)?,? (?:in (?:short|brief|a nutshell|a few words|one paragraph)|briefly|shortly)(?: (?:again|please|pls))*\W*$|^\W*in (?:short|brief|a nutshell)(?: (?:please|pls))?\W*$|^\W*(?:(?:that|this|it)(?:'s| is| was) )?(?:way |far |much )?too (?:long|much(?: text)?) to read\W*$|^\W*(?:i|we) (?:don't|dont|do not|won't|can't) (?:want to |wanna )?read all (?:that|this|of (?:that|this|it))\W*$/i;
/** What the plan comes to in another currency. */
const IN_MONEY =
  /^\W*(?:(?:and|so|ok|please|can|could|you|would)\W+)*(?:in|what|how much|convert|show|give|tell)\b(?!.*\b(?:budget|hotels?|tickets?|tips?|dinners?|lunch|meals?|coffee|beer|taxi)\b)/i;
/** What wants the plan changed, however politely it is asked. */
const WANTS_CHANGE =
  /\b(?:can (?:it|that|the hotel|the room) be|could (?:it|that|the hotel|the room) be|make|add|remove|drop|skip|swap|switch|change|replace|cancel|cheaper|cheapest|better|nicer|shorter|longer|more|less|fewer|another|different|other|later|earlier|slower|lighter|gentler|easier|calmer|quieter|instead|without|include|upgrade|move|extend|stay (?:longer|more)|find (?:me|us)|look for|plan|create|design|generate|curate|devise|propose|itinerar(?:y|ies)|organi[sz]e|arrange|sort (?:us|me|out)|put together|help (?:me|us) with|rather|only direct|direct (?:flights?|ones?)|go by|take the train|by train)\b/i;
/** Asks after all, though it has such a word: "do I need more than one adapter". */
const ASKS_FACT =
  /^\W*(?:do|does|is|are|will|how (?:do|much is|long|far|is|are)|what(?:'s| is| are| do| should| will| time)|which|when|where|should i (?:pack|bring))\b/i;
/** A plan that is supposed: "what would it cost in July", "how much would it be for three". */
const SUPPOSED = /\b(?:would|if)\b|\b(?:what about|how about|what if)\b/i;

const CANCEL =
  /^\W*(?:can|could|may) (?:i|we) (?:still )?(?:cancel|get (?:a|my) (?:refund|money back))(?: (?:it|this|later|for free|anytime|if .*))?\W*$/i;

/** What a question is about that needs no new plan; null for other messages. */
export function findInfoTopic(text: string): InfoTopic | null {
  return findInfoTopics(text)[0]?.topic ?? null;
}

/** Where one question ends and another sentence or question begins. */
const NEXT = /(?<=[?!;]|\.(?!\d))\s+|,?\s+and (?=(?:do|does|is|are|what|when|how|should|can|which|will) )/gi;
const MOST_SENTENCES = 20;

export interface AskedTopic {
  readonly topic: InfoTopic;
  /** Of the sentence that asks. */
  readonly start: number;
  readonly end: number;
}

/** What each question of a text is about. */
export function findInfoTopics(text: string): AskedTopic[] {
  const ends = [...text.matchAll(NEXT)].slice(0, MOST_SENTENCES).map(({ index, 0: gap }) => ({ index, gap }));
  let start = 0;
  let isAsked = false;
  return [...ends, { index: text.length, gap: '' }].flatMap(({ index, gap }) => {
    const own = { start, end: index };
    const isJoined = /\band $/i.test(text.slice(0, start));
    start = index + gap.length;
    const sentence = text.slice(own.start, own.end);
    // "we need a room and are looking for a flight" asks nothing
    const topic = isJoined && !isAsked ? null : topicAsked(sentence);
    isAsked = BEGINS.test(sentence);
    return topic === null ? [] : [{ topic, ...own }];
  });
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/** "Which is better, January or July?" */
const MONTH_CHOICE = new RegExp(`\\b${MONTH} or (?:in )?${MONTH}\\b`, 'i');
const ONLY_MONTHS = new RegExp(`^\\W*(?:in )?${MONTH} or (?:in )?${MONTH}\\W*$`, 'i');
const BETTER = /\b(?:better|best|nicer|warmer|cooler|drier|which)\b/i;

function topicAsked(text: string): InfoTopic | null {
  const isAsked = text.includes('?') || BEGINS.test(text);
  if (isAsked && MONTH_CHOICE.test(text) && (BETTER.test(text) || ONLY_MONTHS.test(text))) return 'weather';
  if (ALONE.test(text)) return topicOf(text);
  if (CANCEL.test(text)) return 'hotelDetail';
  if (SUMMARY.test(text)) return 'summary';
  if (IN_MONEY.test(text) && currencyAsked(text) !== null) return 'total';
  // a longer sentence that does not begin so tells, and wonders about its last word
  if (!BEGINS.test(text) && !(text.includes('?') && text.length < LONG_CHARS)) return null;
  if (asksForDifference(text)) return null;
  const topic = topicOf(text);
  if (topic === null) return null;
  const isSure =
    topic === 'visa' ||
    topic === 'safety' ||
    topic === 'packing' ||
    topic === 'health' ||
    topic === 'rain' ||
    topic === 'sea' ||
    topic === 'enough' ||
    topic === 'longest' ||
    topic === 'otherTime' ||
    topic === 'cancelled' ||
    topic === 'eat' ||
    topic === 'thing' ||
    topic === 'onePersonMore' ||
    /\bbest (?:time|month|season)|\b(?:what|which) month\b|\bmonsoon\b|\bwhat would (?:that|this|it) cost(?: us| me| altogether| in total)?\W*$|\btip(?:s|ping)?\b/i.test(
      text,
    ) ||
    topic === 'fit';
  if (!isSure && (SUPPOSED.test(text) || (WANTS_CHANGE.test(text) && !isFact(text)))) return null;
  return isSure && /^\W*(?:what|how) about\b/i.test(text) && !ALONE.test(text) ? null : topic;
}

function isFact(text: string): boolean {
  return (
    ASKS_FACT.test(text) &&
    !/\b(?:cheaper|better|nicer|another|different|other|instead|add|swap|replace|make)\b/i.test(text)
  );
}

function topicOf(text: string): InfoTopic | null {
  return TOPICS.find(([, words]) => words.test(text))?.[0] ?? null;
}
