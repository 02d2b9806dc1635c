/** What questions are about that want an answer and no other plan. */
import { MEDICINES_ASKED } from './medicines.ts';

export type InfoTopic =
  | 'visa'
  | 'safety'
  | 'health'
  | 'packing'
  | 'airport'
  | 'around'
  | 'weather'
  | 'areas'
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
  | 'petOnWay'
  | 'medicines'
  | 'cancelled'
  | 'eat'
  | 'summary'
  | 'height'
  | 'gear'
  | 'reduced'
  | 'transfer'
  | 'thing'
  | 'who';

/** What is told with a plan where it is wished for beside one. */
export const TOLD_WITH_PLANS: readonly (readonly [InfoTopic, RegExp])[] = [
  [
    'packing',
    /(?<!\p{L})(?:(?:short|brief|quick|simple|full|basic|complete|small|little|rough) )?(?:packing (?:list|tips|advice|guide|suggestions?|checklist|recommendations?)|(?:an? )?(?:list of |advice on |tips on )?what to (?:pack|wear))(?!\p{L})/gu,
  ],
  [
    'visa',
    /\bvisa(?:,? (?:yes or no|or not)|(?: is)? (?:needed|required|necessary))\b|\b(?:visas?|entry)(?: and (?:visa|entry|passport))? (?:info(?:rmation)?|requirements?|rules|advice|guidance|notes?)\b/g,
  ],
  ['safety', /\bsafety (?:tips?|advice|notes?|info(?:rmation)?|guidance)\b/g],
  [
    'money',
    /\b(?:tipping|currency|money)(?: and (?:tipping|currency|money|cash))? (?:tips?|advice|info(?:rmation)?|notes?|etiquette|customs)\b/g,
  ],
  [
    'language',
    /\b(?:a few |some )?(?:useful|basic|key|essential|handy) (?:(?:local|\p{L}+(?:an|ese|ish|ic|ch|ek)) )?(?:words|phrases)\b/gu,
  ],
];

/** Enough by themselves: "visa?", "packing list". */
export const INFO_TOPICS: readonly (readonly [InfoTopic, RegExp])[] = [
  ['medicines', MEDICINES_ASKED],
  [
    'areas',
    /\b(?:which|what)(?: (?:is|are) the)?(?: (?:best|good|nicest|safest|right))? (?:areas?|neighbou?rhoods?|districts?|quarters?|(?:parts?|bits?|sides?|ends?) of (?:town|the city|[a-z]+))\b[^.;!?]{0,40}\b(?:stay|sleep|base ourselves|live)\b|\b(?:best|good|nice(?:st)?|safe(?:st)?) (?:areas?|neighbou?rhoods?|districts?|parts?)(?: of [a-z]+)? (?:to stay|to sleep|for (?:a|an|our) (?:hotel|airbnb))\b|\bwhere (?:should|shall) (?:i|we|one) (?:stay|sleep|base ourselves)\b(?= (?:in|with)\b)/,
  ],
  [
    'petOnWay',
    /\b(?:can|could|may|would|will|is|are|does|do)\b[^.;!?]{0,30}\b(?:dogs?|pupp(?:y|ies)|cats?|pets?)\b[^.;!?]{0,40}\b(?:fly|(?:on|in|onto|by) (?:the |that |this |a |our )?(?:flights?|planes?|cabin|trains?|bus(?:es)?|ferr(?:y|ies)))\b/i,
  ],
  [
    'otherTime',
    /\b(?:would|will|is) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter) (?:be )?(?:any |much )?(?:cheaper|better|warmer|cooler|quieter|less crowded|busier|nicer)\b|\b(?:would|will|is|are|does) (?:it|that|this|the (?:trip|flights?|hotels?|weather)|things|prices)\b[^.;!?]{0,20}\b(?:cheaper|better|warmer|cooler|quieter|less crowded|busier|nicer|more expensive|any different)\b[^.;!?]{0,15}\b(?:in|at|around|during|over) (?:the )?(?:(?:early|mid|late) )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|fall|winter|easter|christmas|new year)/i,
  ],
  [
    'height',
    /\b(?:is|are|would|will|isn['’]t|wouldn['’]t)\b(?![^.;!?]{0,40}\b(?:prices?|costs?|budget|total|fees?|fares?|rates?|sum|risks?|stairs?|steps?|beds?|seats?|bar)\b)[^.;!?]{1,40}\b(?:(?:too|very|really|quite|so) high|high up)\b(?! (?:a |an )?(?:price|cost|risk|season|tide|crime))[^.;!]{0,30}\?|\bhow (?:high|far) (?:up|above)\b|\bhow high (?:is|are|does|do|will|would)\b(?!.*\b(?:risk|prices?|costs?|total|budget|rates?|chances?|fees?|fares?)\b)|\b(?:what|which|is|will|would|does)(?:['’]?s| is| are)? (?:the )?(?:altitude|elevation|height above)\b|\b(?:at|on) (?:what|which) (?:altitude|elevation|height)\b|\bhow many (?:met(?:re|er)s|feet)\b[^.;!?]{0,20}\b(?:up|above|high)\b/i,
  ],
  [
    'reduced',
    /\b(?:kids?|child(?:ren)?|under[- ]?\d{1,2}s?|teens?|teenagers?|toddlers?|bab(?:y|ies)|infants?|seniors?|students?|pensioners?|over[- ]?[67]\ds?)\b[^.;!?]{0,30}\b(?:pay|paying|free(?! (?:time|days?|evenings?|afternoons?|mornings?|hours?))|half price|discounts?|reductions?|entrance|entry|admission)\b|\b(?:discounts?|reductions?|reduced|free (?:entry|entrance|tickets?)|concessions?|half price|cheaper)\b[^.;!?]{0,20}\bfor (?:the |our |my )?(?:\w+ )?(?:kids?|child(?:ren)?|teens?|teenagers?|seniors?|students?|pensioners?)\b/i,
  ],
  [
    'gear',
    /\b(?:where|can|could|do|does|is it (?:easy|possible)|easy|possible)\b[^.;!?]{0,30}\b(?:rent|hire|borrow|buy)\b(?! (?:(?:a|an|the|our|any|some|my) )?(?:\w+ )?(?:visas?|insurance|flights?|guides?|drivers?|dinner|lunch|it|this|that|cars?|vans?|campervans?|4x4|scooters?|motorbikes?|house|flat|apartment|tickets?|pass(?:es)?|cards?|sims?|esim)\b)/i,
  ],
  [
    'transfer',
    /(?!.*\b(?:from|to) (?:the |our |my )?airport\b(?!.*\bterminals?\b))\b(?:from|between) (?:(?:the|our|my|one|a) )?(?:\w+ )?(?:hotel|hostel|apartment|cent(?:re|er)|downtown|town|city|station|ports?|harbou?r|pier|docks?|ship|terminals?|beach|airport) (?:to|and) (?:(?:the|our|my|its|another|a) )?(?:(?:other|cruise|ferry|main|old|next|bus|train|railway) )*(?:hotel|hostel|apartment|cent(?:re|er)|downtown|town|city|station|ports?|harbou?r|pier|docks?|ship|terminals?|beach|airport)|\b(?:from|between) (?:one|the two) (?:terminal|station|airport)s?\b/i,
  ],
  [
    'cancelled',
    /\b(?:flight|train|ferry|coach|connection)s?\b(?: \w+){0,3} (?:(?:was|were|is|are|got|has been|have been) )?(?:just )?(?:cancell?ed|delayed|overbooked)\b|\bif (?:it|that|we)(?:['’]s|['’]re| is| are| gets?) (?:cancell?ed|delayed)\b|\b(?:i|we)(?:'ve| have)? (?:just )?missed (?:my|our|the) (?:flight|train|ferry|coach|connection)\b/i,
  ],
  [
    'thing',
    /^(?!.*\b(?:costs?|prices?|how much)\b).*(?:\b(?:(?:travel|rail|railway|museums?|city|train|tourist|transport|metro|day|ski|lift|attractions?|[a-z]+) (?:pass|cards?)|interrail|eurail)\b[^.;!?]{0,30}\b(?:worth|any good|good value|cover|includes?|included|pay off|make sense|save)\b|\b(?:worth|should (?:i|we)|do (?:i|we) need|does|is)\b[^.;!?]{0,30}\b(?:(?<!\b(?:mountain|the|to|can|will) )pass|(?:city|travel|tourist|rail) ?cards?)\b|\b(?:do|did) (?:you|u|ya) know (?:of |about )?(?:the|an?|any) (?!(?:best|good|nice|cheap\w*|way|time|weather|price|cost)\b|[^.;!?]{0,30}\b(?:restaurants?|caf[eé]s?|bars?|places?|beach(?:es)?|viewpoints?|museums?|hotels?|shops?|markets?|parks?|spots?|tours?|sights?)\b)|\b(?:(?:is|are) there (?:an? |any |some )?|(?:do|does|can you (?:book|find|sell)|do you (?:have|sell|know)|which|what) (?:any |the )?)(?:(?!(?:get|hotels?|near|to|about|we|i)\b)[a-z-]+ ){0,4}cruises?\b(?! (?:terminal|port))(?: (?:ships?|lines?|boats?))?|\b(?:have|has|ever) (?:you |anyone )?(?:ever )?heard (?:of|about)\b|\bfamiliar with\b)/i,
  ],
  [
    'eat',
    /\b(?:where|what)(?: \w+)? (?:should|can|could|do|does|would|are|will|to) (?:(?:i|we|one|you|(?:a |the )?(?:vegans?|vegetarians?|veggies?|coeliacs?)) )?(?:go to |recommend to |suggest to )?(?:eat(?:ing)?|din(?:e|ing)|hav(?:e|ing) (?:dinner|lunch|breakfast))\b|\b(?:any|are there|is there|which|what)(?: \w+){0,3} (?:restaurants?|places to eat|caf[eé]s?|eateries|bistros?|food places)\b[^.;!?]*(?:\?|$)/i,
  ],
  [
    'onePersonMore',
    /\b(?:what|how much) (?:would|will|does|is)\b[^.;!?]{0,12}\b(?:a|an|one|the) (?:third|fourth|fifth|sixth|extra|additional|another|more|other) (?:person|adult|friend|traveller|traveler|child|kid)\b/i,
  ],
  [
    'dates',
    /\bfrom when (?:to|until|till) when\b|\bfrom (?:which|what) (?:day|date) (?:to|until|till) (?:which|what)\b|\bhow long (?:is (?:it|that|this|the (?:whole )?(?:trip|thing|plan))\b(?! (?:from|to|by|drive|ride|way|journey|crossing|ferry|walk)\b)|are we (?:there|away|gone)|altogether|in (?:total|all)|overall|now)|\bhow many (?:days|nights|weeks)(?: \w+)? (?:is (?:it|that|the (?:trip|plan))|are (?:we|there)|do (?:we|i) have|in (?:total|all)|altogether|overall|now)\b/i,
  ],
  [
    'enough',
    /\b(?:is|are|will|would) (?:\S+ (?:days?|nights?|weeks?|(?:hours?|minutes|mins)(?=[^.;!?]*\b(?:connect\w*|change|transfer|layover|next flight)\b))|that|this|it|a week|a weekend|the time)(?: \w+| (?:in|at|for|on|around) [^.;!?,]{2,30}?)? (?:be )?(?:enough|too (?:long|short|much|little)|sufficient)\b|\bhow many days (?:do|would|should|are|does)\b|\bhow many (?:days|nights)(?: (?:in|on|at|for) [^.;!?]{2,24}?)? (?:would|should|(?:do|does) (?:you|people|one|it|(?:we|i) need))\b|\bhow long (?:would you|should (?:we|i|one|you)|do you (?:suggest|recommend))(?![^.;!?]*\b(?:airport|museum|queue|drive|flight|hotel|walk)\b)[^.;!?]{0,30}\b(?:stay|spend)\b/i,
  ],
  [
    'longest',
    /\b(?:longest|most) (?:drive|driving|ride|journey|train|bus|travel day|transfer|flight|way)\b|\bhow (?:much|many hours of) driving\b|\bhow long (?:do|will|are|would) (?:we|i) (?:(?:be|have to|need to) )?(?:sit(?:ting)? in|driv(?:e|ing)|spend(?:ing)? (?:in|on|driving)|in the)\b/i,
  ],
  [
    'ways',
    /\bhow (?:(?:long|many (?:hours|minutes|mins)) (?:is|are|does|do|will|would)\b[^.;!?]{0,20}|(?:much time|many (?:hours|hrs|minutes|mins)) )\b(?:crossing|sailing|at the wheel|(?:by|(?:in|on) the|behind the) (?:wheel|car|train|bus|coach|ferry|boat|road))\b|\b(?:boats?|ferr(?:y|ies)|catamarans?|crossing)\b[^.;!?]{0,30}\b(?:takes?|carry|carries|allows?|loads?)\b[^.;!?]{0,15}\b(?:cars?|vehicles?|vans?|campers?|campervans?|motorbikes?|bikes?|bicycles?)\b|\b(?:take|bring|put|get)\b[^.;!?]{0,15}\b(?:cars?|van|camper|campervan|motorbike|bikes?|bicycles?) (?:over )?on(?:to)? (?:the|that|this) (?:boat|ferry|catamaran)\b|\b(?:is|are) there (?:an? |any )?(?:train|bus|coach|ferry|boat)s?\b|\b(?:by|the) (?:train|bus|coach|ferry|boat)\b[^.;!?]{0,20}, (?:right|correct|no|yeah) ?\?|\b(?:ktx|shinkansen|tgv|bullet train|high[- ]speed|trains?|bus(?:es)?|coach(?:es)?|ferr(?:y|ies)|boats?|fly|flights?)\b[^.;!?]{0,20}\bbetween (?:them|those|these|both|the (?:two|three|cities|towns|islands|places|stops))\b|\b(?:which|what time|when|how long|how often|what)\b[^.;!?]{0,25}\b(?:train|bus|coach|ferry|boat|drive)s?\b(?! (?:station|stop|ticket|pass|tour))/i,
  ],
  [
    'sea',
    /\b(?:sea|ocean|water|lake)\b[^.;!?]{0,25}\b(?:warm|cold|temperature|swim\w*|enough)\b|\b(?:warm|cold) (?:is|are) the (?:sea|ocean|water|lake)\b|\b(?:can|could) (?:we|you|i|one) swim\b|\b(?:swim(?:ming)?|bath(?:e|ing)) (?:in|there|then|possible|weather)\b/i,
  ],
  [
    'distance',
    /\bhow many (?:hours|minutes|mins) (?:is|are|does|do|will|would) (?:the|that|this|it|our) ?(?:(?:whole )?(?:way|drive|ride|journey|road|take|from|to)\b|\W*$)|\bhow (?:far|long)(?:'s|s) (?:that|the|this)\b(?!.*\b(?:airport|stay|trip|plan|visa|queue|flight)\b)|\bhow (?:far|long) (?:is|are|does|will|would|to)\b(?!.*\b(?:airport|stay|trip|plan|visa|queue|flight)\b)|\bhow far (?:apart|between|from|away)\b|\bhow many (?:miles|kms?|kilomet(?:er|re)s)\b(?![^.;!?]*\b(?:walk|earn|collect|need|cards?)\b)|\bhow many hours (?:apart|between|from|away)\b|\b(?:driving|travel|walking|journey) times?\b|\b(?:how (?:do|can|would|should) (?:i|we|you|one|people)|(?:best|easiest|cheapest|fastest|quickest) way to) (?:best )?(?:get|go|travel) from (?!(?!(?!the |our |my )[\p{L}'’ -]{3,30} airport to (?!the |our |my |town\b|(?:city |town )?cent|[^?]*\b(?:hotel|station)\b))[^?]*\b(?:airport|hotel|station)\b)[^?]+ to\b|\bhow (?:do|can|would|should|will) (?:i|we|you|one) (?:best )?get (?:(?:out|over|down|up) )?there\b(?! from (?:the|our|my)\b)|\bhow (?:do|does|can|would|should|will) (?:i|we|you|one|people|everyone|anybody) (?:best |usually |actually )?(?:get|go|travel|cross)\b[^.;!?]{0,30}\b(?:across|between|from one \w+ to|from (?!the |our |my )[^?.;!]{3,40} to (?!the |our |my )\w+ airport)\b|\b(?:best|easiest|cheapest|fastest|quickest|good|nicest) way (?!to\b|of\b)(?:from )?[^?.;!]{3,40}? to \p{L}/iu,
  ],
  [
    'money',
    /\btip(?:s|ping)?\b(?! (?:for|on|about)\b)|\bgratuit(?:y|ies)\b|\bservice charge\b|\b(?:waiters?|waitress(?:es)?|waiting staff|servers?|drivers?|guides?|bartenders?|staff|people|they)\b[^.;!?]{0,20}\bexpect(?:s|ed)?\b[^.;!?]{0,20}\b(?:extra|more|on top|money|something|coins?)\b|\b(?:take|need|use|bring) (?:any )?(?:euros|dollars|pounds|cash)\b|\b(?:local )?(?:currency|cash)\b|\b(?:what|which|whose) money\b|\b(?:pay|paying) (?:by|with) (?:(?:a|my|our|credit|debit|bank) )*cards?\b|\b(?:take|accept) (?:credit |debit |bank )?cards?\b|(?<!\b(?:sim|museum|city|travel|rail|key|tourist|transport) )\bcards? (?:work|works|accepted|fine|ok|okay|enough)\b/i,
  ],
  [
    'dates',
    /\b(?:do|will|are) (?:we|i) (?:be |get(?:ting)? |make it |arriv(?:e|ing) |com(?:e|ing) )?(?:back )?home\b(?: again)? (?:by|on|before) (?:the |a )?(?:mon|tue|wed|thu|fri|sat|sun|\d|weekend)|\b(?:which|what) dates? (?:am|are|is|will) (?:we|i) (?:be )?in (?!which)\p{L}|\bwhat (?:are|were) (?:the|our|my) (?:exact )?dates\b(?! (?:of|for)\b)|\b(?:which|what|exact) (?:exact )?(?:(?:week)?days|dates)\b(?! is (?!it|th(?:at|is))| are we in)|\b(?:what|which) (?:week)?day(?: of the week)? (?:do|does|are|am|is|will|would) (?:we|i|it|that|the trip)\b(?! (?:on|at|in|visit|see|seeing|visiting|going|doing)\b)|\bhow many (?:days|nights) (?:in|at|for) (?:each|every)\b|\bhow many (?:days|nights) (?:are we|do we have|is it|am i|have we) (?:in|at) each\b|\b(?:what|which)(?:'s| is)? (?:the )?(?:order|route|sequence)\b|\b(?:what|which) (?:date|day) (?:do|are|will|is) [^.;!?]{0,15}\b(?:back|home|return|over)\b|^\W*(?:(?:and|so|ok|oh|sorry) )*when(?: is|'s| was| would| will) (?:that|it)(?: be)?(?: again| then| exactly)?\W*$|\bwhen (?:exactly )?(?:do|are|is|will) (?:we|i|it|the trip|that) (?:(?:be|get|arrive) )?(?:leav|go|start|begin|travel|com|fly|back|home|return)/iu,
  ],
  [
    'open',
    /\b(?:(?:is|are|be|was|will|stays?|when|whats?|which|does|do|any(?:thing|where)?|how (?:late|early|long))\b[^.;!?]{0,60}(?<!\b(?:leave|leaving|left|keep|keeping|have|having)\b[^.;!?]{0,30})\b(?:open(?:s|ed)?|shut)|closed|closes?|opening (?:hours|times?|days))\b(?! (?:jaw|air|to|top|bar|it|(?:the|our|my) (?:trip|plan|day))\b)/i,
  ],
  [
    'hours',
    /\b(?:what|wat|which) time\b.*\b(?:start|strat|begin|end|finish)\w*\b|\bwhen (?:does|do) (?:the )?(?:\w+ )?day (?:\d+ )?(?:start|begin|end)/i,
  ],
  [
    'visa',
    /\b(?:let|allow(?:ed)?) (?:us|me|them|him|her) (?:in|enter)\b(?= (?:just|without (?:a |any )?(?:visa|papers|problem)|at the border|the country)|\W*$)|\b(?:visas?|passports?|entry requirements?|e-?ta|esta|etias|immigration|customs rules)\b/i,
  ],
  [
    'health',
    /\b(?:vaccin\w*|immuni[sz]\w+|jabs?|shots?(?= (?:for|before|to (?:go|visit|travel|get|enter)|do (?:i|we)|are|needed|required))|malaria|mosquito\w*|tap water|drink (?:the water|(?:(?:straight|directly) )?(?:from|out of) the (?:taps?|faucets?))|(?<!\b(?:by|on|near|at|over|in) (?:the )?)(?:tap|water) (?:is )?(?:safe|ok|okay|fine|good|clean|drinkable)(?= to drink|\W*$)|water safe|pharmac\w+|hospitals?|doctors?|travel insurance|insurance|emergency (?:number|services?|phone)|in an emergency)\b/i,
  ],
  [
    'safety',
    /\b(?:safe|safety|dangerous|danger|crime|pickpockets?|scams?|unsafe|risky|dodgy|sketchy)\b|\b(?:is|are|will|would) (?:it|that|this|there|\w+) (?:be )?(?:really |still )*(?:ok|okay|fine|all ?right|good|easy|comfortable)\b[^.;!?]{0,12}\b(?:for|as|being) (?:an? |two |three )?(?:(?:single|lone|solo) (?:girls?|ladies|lady)|(?:(?:single|lone|solo) )?(?:wom[ae]n|females?|solo|lgbt\w*|gay)|(?:girls?|ladies|lady)(?=[^.;!?]*\b(?:alone|solo|own|night|dark|(?:them|our)selves)\b)|(?<=\b(?:fine|ok|okay)\b[^.;!?]{0,12})(?:girls|ladies)(?=\W*$))\b|\b(?:walk\w*|stroll\w*|alone|wander\w*|(?:go(?:ing)?|out|about) alone)(?: \w+){0,3} (?:after dark|at night|by night|late at night|in the dark)\b/i,
  ],
  [
    'packing',
    /^(?!.*\b(?:adapt[eo]rs?|plugs?)\b).*\b(?:pack|packing|bring(?! (?:the |our |my |an? )?(?:dogs?|cats?|pets?|puppy|kids|children|baby|budget|price|costs?|total|it|that|my|mum|mom|dad)\b)|wear|clothes|clothing|dress code|(?<!\b(?:leave|store|keep)(?: \w+){0,2} )(?:luggage(?! storage| lockers?)|suitcase)|umbrella|jacket)\b/i,
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
    /\b(?:is|are|will|would)\b[^.;!?]{0,12}(?:[$€£] ?\d[\d.,]*k?|\b\d[\d.,]*k? ?(?:euros?|dollars?|pounds?|quid|bucks|usd|eur|gbp|[$€£]))[^.;!?]{0,24}\b(?:enough|sufficient|do it|cover (?:it|that|this|everything|us))\b|\b(?:how much|what)(?:['’]s| is)? (?:(?:of )?(?:the|our|my) budget (?:is |do we have |have we )?)?left\b(?! (?:to (?:do|see)|(?:on|for|in) (?:the )?(?:\w+day|day \d|(?:first|last) \w+))\b)|\bwhat (?:would|could|can|does|will) fit\b|\bwhat fits\b|(?:(?<=^\W*(?:(?:and|so|ok|but|now|then)\W+)*|\b(?:budget|money)\b.*)\b(?:do(?:es)?|will) (?:it|that|this|everything|all that|we)(?: (?:all|now|still))* fit|\b(?:do(?:es)?|will) (?:it|that|this|everything|all that|we)(?: (?:all|now|still))* (?:come in|stay|be) (?:under|within)(?: it| that)?)(?: (?:now|in|then|at last))*\W*$|\b(?:are|is) (?:we|it|that|this)(?: (?:all|now|still))* (?:under|within)(?: (?:it|that|now|then))*\W*$|\b(?:under|over|within|inside|above|below|on|in) (?:the |our |my )?budget\b|\bhow much (?:is|do (?:we|i) have) left\b|\bhow much (?:of (?:our|my|the) (?:money|budget|cash|funds?)|money|cash)?\b[^.;!?]{0,25}\b(?:left(?: over)?|remain(?:s|ing)?|to spare)\b|\b(?:does|do|is|would|will) (?:that|it|this|the (?:budget|money|sum)|our (?:budget|money|sum))\b(?: \w+){0,2} (?:pay for|cover|stretch to|enough for) (?:it all|it|us|all|everything|everyone|everybody|both of us|the (?:lot|whole))\b/i,
  ],
  [
    'weather',
    /\bworth (?:it|going|visiting|a (?:visit|trip))\b[^.;!?]{0,40}\bin (?:the )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|winter|spring|summer|autumn|fall|low season|off season)|\b(?:can|could|will|would) (?:we|i|you|one) (?:still |even |really |actually )*see (?:the |any )?(?:northern )?(?:lights|aurora|whales|snow|blossoms?)\b|\bwhen (?:is|are|can|do|does|should)\b[^.;!?]{0,30}\b(?:dry|driest|wettest|cooler|northern lights|aurora|whales?|migration|bloom|blossom|snow)\b|\b(?:weather|climate|temperatures?|best (?:time|month|season)|(?:stupid|bad|silly|daft|wrong) (?:time|month)|(?:what|which) month|right time|(?:which|what) time of (?:the )?year|monsoon|(?:rainy|wet|dry|hurricane|typhoon) season|rain(?:y|s|ing)?|how (?:hot|cold|warm)|(?:be|is|too|very|so|it|it['’]s|gets?|that) (?:really |very |that |quite )?(?:hot|cold|warm|humid|chilly|freezing)|(?:is|are|will|does|gets?)(?: [\w']+){0,3} (?:hot|cold|warm|cool|humid|chilly|freezing|rainy|windy)(?! (?:pool|water|meal|food|drink|spring|tub|shower))|sunny|snow|forecast|typhoons?|hurricanes?|cyclones?|storms?)\b/i,
  ],
  [
    'total',
    /\bwhere (?:does|is|did|will)(?: most of| all)? (?:the|our|all the) money (?:go|going)\b|\bwhat (?:eats?|takes?|swallows|costs?|uses?)(?: up)? (?:the )?most\b(?! (?:time|hours|days|long|energy|walking))|\b(?:what|how much)\b(?! (?:time|day|date))[^.;!?]{0,25}(?<!\b(?:we|you|they|i) )\b(?:come|comes|coming|add|adds|adding|amount|amounts)(?: \w+)? (?:up )?to\b|\bwhat(?:['’]?s| is| will be)? (?:the|our) (?:final |total |whole )?(?:bill|sum)\b|\b(?:end up|looking at) (?:paying|spending)\b|\b(?:how much|in total|total(?! (?:nights|days|length))|altogether|the damage|all in|set (?:us|me) back|cost|costs|price|expensive|per (?:person|head)|each of us|(?:that|this|it)(?: make)? each(?=\W*$)|a head)\b/i,
  ],
  [
    'flight',
    /\b(?:when|what time) (?:do|will|would|are) (?:we|i) (?:get(?:ting)? (?:to|into|in)|reach(?:ing)?|touch(?:ing)? down)\b|\b(?:flights?|fly|flying|land|landing|take[- ]?off|depart(?:ure|s|ing)?|airline|arrive|arrival|layover|stopover|direct)\b|\b(?:what|which) time\b[^.;!?]{0,20}\b(?:home|back)\b/i,
  ],
  [
    'hotelDetail',
    /\b(?:breakfast|wi-?fi|pool|cancel\w*|refund\w*|check[- ]?(?:in|out)|air ?con\w*|parking|gym|pets?|lifts?(?! pass)|elevators?|luggage (?:storage|lockers?)|(?:leave|store|keep) (?:our |the |my )?(?:luggage|bags?|suitcases?)\b(?! (?:near|at|by|around|in) (?:the|a)? ?(?:station|airport|port|centre|center))|balcony|kitchen(?:ette)?|cots?|cribs?|baby ?beds?|high ?chairs?|extra beds?|hair ?dryers?|kettle|laundry|washing machine|bath ?tubs?)\b/i,
  ],
  [
    'hotel',
    /\bwhat(?: is|['’]?s) (?:that|it) (?:per|a) night\b|\b(?:hotels?|hostel|where (?:are|do|will|am) (?:we|i) (?:staying|stay|sleep\w*)|accommodation|the stay|rooms?)\b/i,
  ],
  [
    'booking',
    /\b(?:book(?:ing|ed|able)?|pre-?(?:paid|booked)|reserved?|reservations?|buy|pay|(?:anything|everything|something)\b[^.;!?]{0,20} paid|are (?:these|those|they|the prices) real|is (?:this|it) real|real prices?)\b/i,
  ],
  ['money', /\b(?:currency|cash|atms?|credit cards?|tip(?:ping|s)?|exchange rate|change money)\b/i],
  ['phone', /\b(?:sim|esim|roaming|plugs?|adapt[eo]rs?|sockets?|voltage|internet|mobile data)\b/i],
  [
    'language',
    /\b(?:speak|language|english spoken|phrases?)\b|\b(?:get by|get along|manage|cope|survive|be (?:fine|ok(?:ay)?))(?: there)? (?:with|in|on)(?: (?:just|only|my|our))? english\b/i,
  ],
  [
    'time',
    /\b(?:time difference|time ?zone|how many hours (?:ahead|behind)|hours (?:ahead|behind) (?:are|is|of)|jet ?lag|what time is it)\b/i,
  ],
  ['drinkingAge', /\b(?:drinking age|legal age|smoking|smoke|alcohol laws?)\b/i],
  [
    'who',
    /\b(?:who are you|what are you|are you (?:a |an )?(?:human|bot|ai|real|robot|person)|what can you do|how does this work)\b/i,
  ],
];

/** These words ask for the thing itself, also without a question: "packing list please". */
export const ALONE =
  /^\W*(?:(?:and|ok|okay|so|what about|how about|any|the|some|a|my|our|tell me about|info on|tips (?:on|for)|please)\s+)*(?:visas?|weather|(?:metro|subway|train|bus|tram|taxi|uber|cab)s? or (?:an? |the )?(?:metro|subway|train|bus|tram|taxi|uber|cab)s?(?: (?:from|to) (?:the )?airport)?|packing(?: list| tips)?|rainy days?(?: plan| ideas| options| programme)?|safety|currency|tipping|airport transfer|total(?: cost| price)?|vaccin\w+|plug|sim card|insurance|wi-?fi|check[- ]in time|flight times?|time difference|getting around|(?:walking|going|strolling|wandering|being)(?: out)? (?:about|around|round|out|alone|home|there)(?: there| alone)? (?:after dark|at night|by night|late at night))(?:\s+(?:info|advice|tips|please|there|list|in \w+))*\W*$/i;
/** The plan in few words. */
export const SUMMARY =
  /\b(?:(?:one|a|1|single)[- ](?:line|sentence) (?:per|a|each|every|for (?:each|every|a)) day|tl;?dr|summar(?:y|i[sz]e)|recap|highlights?|best (?:bits|parts)|(?:main|key) (?:points|things)|gist|essentials|(?:short|quick|brief)(?:er|est)? (?:version|overview|recap|summary|answer|one)|in (?:short|brief|a nutshell|a few words|one paragraph)|briefly|too (?:long|much(?: text)?) to read|wall of text|(?:so|too) much text|(?:won't|don't|dont|do not|can't) (?:want to |wanna )?read all)\b/i;
/** Words that may stand beside it: of anything else it would be another thing's. */
export const OF_SUMMARY =
  /^(?:p+f+|phew|ugh|omg|wow|lol|gimme|long|short|shorter|text|read|plan|trip|itinerary|programme|thing|version|way|far|much|time|bits?|got|get|have|give|show|tell|make|cut|down|its|keep|remind|want|need|what's|that's|it's|whats|thats)$/;
/** What the plan comes to in another currency. */
export const IN_MONEY =
  /^\W*(?:(?:and|so|ok|please|can|could|you|would)\W+)*(?:in|what|how (?:much|many)|convert|show|give|tell)\b(?!.*\b(?:budget|hotels?|tickets?|tips?|dinners?|lunch|meals?|coffee|beer|taxi)\b)/i;
/** What wants the plan changed, however politely it is asked. */
export const WANTS_CHANGE =
  /\b(?:can (?:it|that|the hotel|the room) be|could (?:it|that|the hotel|the room) be|make|add(?! up to\b)|remove|drop|skip|swap|switch|change|replace|cancel|cheaper|cheapest|better|nicer|shorter|longer|more|less|fewer|another|different|other|later|earlier|slower|lighter|gentler|easier|calmer|quieter|instead|without|include|upgrade|move|extend|stay (?:longer|more)|find (?:me|us)|look for|plan|create|design|generate|curate|devise|propose|itinerar(?:y|ies)|organi[sz]e|arrange|sort (?:us|me|out)|put together|help (?:me|us) with|rather|only direct|direct (?:flights?|ones?)|go by|take the train|by train)\b/i;
/** Asks after all, though it has such a word: "do I need more than one adapter". */
export const ASKS_FACT =
  /^\W*(?:do|does|is|are|will|how (?:do|much is|long|far|is|are)|what(?:'s| is| are| do| should| will| time)|any(?:thing)? (?:on|in) (?:our|the|my) (?:plan|trip|list|days)|which|when|where|should i (?:pack|bring))\b/i;

/** The trip and what it is made of have their sums in the plan. */
export const PRICE_OF_TRIP =
  /\b(?:it|this|that|these|those|everything|all|both|trip|plan|total|whole|sum|holiday|journey|vacation|weeks?|weekend|days?|nights?|hotels?|stays?|rooms?|hostels?|beds?|accommodation|lodging|airbnb|apartments?|airfares?|fares?|tickets?|(?<!cable )cars?|trains?|bus(?:es)?|ferr(?:y|ies)|two|three|four|five|six|\d+|flights?|fly|flying|tours?|person|people|adults?|child(?:ren)?|kids?|us|we|me|i|you|each|budget|left|extra|more|money|cash|difference|upgrade|meals?|food|transport|cost|price)\b/i;

/** A plan that is supposed: "what would it cost in July", "how much would it be for three". */
export const IF_IT_WERE =
  /\b(?:would(?! (?:we|i) (?:get|arrive|land|reach)\b)|if)\b|\b(?:what about|how about|what if)\b/i;

/** "Can we cancel for free if plans change?" */
export const CANCEL =
  /^\W*(?:can|could|may) (?:i|we) (?:still )?(?:cancel|get (?:a|my) (?:refund|money back))(?: (?:it|this|that|later|(?:for )?free(?: of charge)?|any ?time)){0,3}(?: (?:if|in case|up to|until|when) .*)?\W*$/i;
