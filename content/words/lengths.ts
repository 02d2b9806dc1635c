/** How long a trip is, and how it gets longer or shorter. */
export const WHOLE_MONTH =
  /\b(?:(?:a|one|the|1) )?(?:whole|full|entire) month\b|\b(?:one|a|1) month\b(?! (?:ago|later|earlier|before|after|from|today))/;
/** How days are to be, between their number and their name: "5 easy days". */
export const MOOD = '(?:easy|calm|quiet|slow|lazy|relax(?:ed|ing)|nice|lovely|fun|sunny|chilled|peaceful)';
export const TERSE_DAYS =
  /(?<![\d.,/€$£-]|\b(?:in|seats?|gate|row|room) )\b(\d{1,2}) ?d\b(?!['’]| ?(?:movies?|films?|cinema|prints?|printing|printed|art|glasses|show)\b)/;
/** "a vegan week in Rome", "ski week", and not "next week in Rome". */
export const WEEK_THERE =
  /(?<!\b(?:next|this|last|each|every|first|second|third|per|the) )\bweek (?:in|at|around|somewhere|exploring|touring)\b|(?<=\ba(?: (?:quiet|relax(?:ing|ed)|lazy|lovely|nice|cheap|romantic|peaceful|sunny|warm|active|easy|slow|chilled|cultural|luxury|budget|short|busy|proper|glorious))+ )week\b|(?<=(?<!\b(?:next|this|last|each|every|first|second|third|per|the) )\b(?:ski(?:ing)?|snowboard(?:ing)?|beach|surf(?:ing)?|yoga|div(?:e|ing)|sailing|hiking|walking|cycling|golf|wellness|spa|safari|family|birthday) )week\b/;
export const LAYOVER =
  /\b(\d{1,2})[\s-]*(?:hours?|hrs?|h)\s+(?:to (?:kill|fill|spend|burn|waste) )?(?:in (?:[a-z]{2,20} )?)?(?:layover|stopover|stop[- ]over|transit|connection|between (?:(?:my|our|two|the) )*(?:flights?|planes?|connections?))\b|\bstuck (?:at|in) (?:the )?[a-z ]{2,24}? (?:airport )?(?:for )?(\d{1,2})[\s-]*(?:hours?|hrs?|h)\b|\b(?:layover|stopover|stop[- ]over|transit)\b(?: (?:of|is|for|there|in [a-z]+))*:? (\d{1,2})[\s-]*(?:hours?|hrs?|h)\b/;
export const ONE_DAY =
  /\b(?:one|single) day\b(?! trip)|\b(?:for|just|only|spend(?:ing)?|have|got|is) (?:just |only )?a day\b(?! trip)|^\W*a day (?:in|at)\b/;
/** "One day skiing, rest galleries": a part of a trip that has more. */
export const DAY_OF_IT =
  /\b(?:one|1|a) day\b(?! (?:trip|off))[^.;!?]{2,30}?(?:(?<!\b(?:we|i|to|can|some|a|and)) (?:the )?rest(?! (?:of (?:us|them|the (?:group|family|party))|day|stop|area|house|in|at|after|on)\b)| (?:the )?other (?:days?|two|three|four|[2-4])\b)/;
/** "A friend comes for two days": how long somebody else is there. */
export const GUEST =
  /\bjoin(?:s|ing)? us (?:only |just )?for (?:only |just )?$|\b(?:person|friends?|he|she|they|mum|mom|dad|parents|sister|brother|cousins?|son|daughter|somebody|someone)\b[^.;!?,]{0,30}\b(?:com(?:e|es|ing)|join(?:s|ing)?|visit(?:s|ing)?|stay(?:s|ing)?)(?: (?:us|me|with us|along|there))?(?: only| just)? for (?:only |just )?$/;
/** One of them comes or goes by another day, or something there is on another: the trip stays. */
export const OF_OTHER =
  /\b(?:the|our|my) (?!(?:trip|holiday|vacation|journey|stay|plan|dates?|start|arrival|whole|flights?|planes?|trains?)\b)[a-z]+ (?:is|are|starts?|begins?|opens?) (?:only |now )?(?:a|one) day |\b(?:friends?|parents|grandparents|kids|others|sister|brother|mum|mom|dad|cousins?|son|daughter|he|she|they) (?:[a-z']+ ){0,2}(?:arriv|leav|com|join|depart|fl[yi]|get|head|go)[a-z]* (?:in |home |back |there )?(?:only |just )?(?:a|one|two|\d+) (?:day|night)s? (?:later|late|early|earlier|sooner)|\b(?:one|some|two|half|most|part|the rest) of (?:us|them|you|the group) (?:[a-z']+ ){0,3}(?:arriv|leav|com|join|depart|fl[yi]|get|head|go)/;
/** What it comes to: "so cut the first day". */
export const SO_CUT =
  /(?:,? (?:so|and)|,)(?: (?:please|just|let's|we(?: can)?))* (?:cut|drop|skip|delete|remove|scrap|lose|take off)(?: out)? (?:(?:the |our )?(?:first|last|final) day|day (?:one|1))\b/;
/** "Same but the weekend after", of a trip that stands. */
export const NEXT =
  /\b(?:on |in |for )?the (?:(week|weekend|month) (?:right |directly |just |immediately |straight )?after(?:wards)?(?: (?:that|this|it)(?: one)?)?|(?:following|next) (week|weekend|month))(?: (?:instead|please|then|works|suits(?: us| me)?|is better))*(?=\W*(?:$|[.,;!?]|because\b|as\b|since\b))/;
/** "Has to be the weekend before". */
export const PRIOR =
  /(?:^|\b(?:be|make it|rather|prefer|better|mean(?:t)?|sorry|actually|no)[\s,]+)the (week|weekend|month) (?:right |just )?before(?: (?:that|this|it))?(?: (?:instead|please|then))*(?=\W*$|[.,;!])/;
/** "Wrong weekend, the one after". */
export const WRONG_WEEK =
  /\b(?:wrong|not (?:that|this)) (?:weekend|week)\b[\s,.:;–-]*(?:(?:i|we) mean(?:t)? |it'?s |it is |should be |make it |we need |please )*(?:the )?(?:one|weekend|week) (after|before)\b(?: (?:that|it)\b)?(?= *(?:$|[.,;!]|please\b))/;
/** "Any other weekend in June is fine too": that it may be at another time as well asks for none. */
export const AS_WELL =
  '\\b(?:any other|another) (?:weekend|week|dates?|days?|month)\\b[^.;!?]{0,30}? (?:is|are|would be|works?|suits?)(?: (?:us|me|just|also))* ?(?:as )?(?:fine|ok(?:ay)?|good|possible|well)?(?: (?:too|as well|also|for us|for me))*(?=\\W*(?:$|[.,;!]))';
/** "Two days in Lisbon would be too short" asks for none, unless it goes on to what is wanted. */
export const WEIGHED =
  /\b(?:days?|nights?|weeks?)\b[^.;!?,]{0,30}\b(?:is|are|was|were|seems?|feels?|sounds?|looks?|(?:would|might|may|will) be)(?:n't)? (?:(?:way|far|much|just|a bit|probably|perhaps|maybe|too|not|rather|quite) )+(?:short|long|much|many|little|few|tight|enough)\b(?!.*\b(?:make|so|rather|better|instead|add|cut|stay|want|need|weeks?|days?|nights?|\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b)/;
/** "12 days is too long for work, back to 9 days": the length that is not wanted. */
export const TOO_LONG =
  /\b[a-z\d]+ (?:days?|nights?|weeks?) (?:is|are|was|were|seems?|feels?|sounds?|looks?) (?:way |far |much |just |a bit |really )*too (?:long|much|many)\b/gi;
/** "Vegetarian food all 3 days": those that a plan has. */
export const ALL_OF_THEM =
  /\ball (?:of )?(?:the |our |my )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:days|nights)\b(?! (?:in|at)\b)/giu;
/** Of a festival, where a plan stands: which one, and no length. */
export const WHICH_WEEKEND =
  /\b(?:the|its) (?:first|second|third|last|other|1st|2nd|3rd) weekend\b(?! (?:of|in)\b)/gi;
/** Beside an end, which says by how much. */
export const CHANGED =
  /(?:^|[.,;!]\s*)(?:(?:and|a (?:bit|little)|make it|so|then) )*(?:shorter|longer)(?=\W*(?:$|[,.;!?]|(?:please|pls|because|as|since|we|i)\b))/;

/** What stands before it is taken back: "one day less. No wait, keep four days". */
export const TAKEN_BACK =
  /[.,;:!?–-]+\s*(?:(?:oh|ah|hm+|er|um),? )*(?:no,? wait|wait,? no|no,? actually|actually,? no|(?:hang|hold) on,? no|no,? (?:scrap|scratch|forget) (?:that|it)|(?:scrap|scratch) that)\b[\s,.:;!–-]+(?=\S)/i;
/** A day there and one back, beside those of the stay: "put the travel on top". */
export const TRAVEL_ON_TOP =
  /(?<!(?:[$€£]|\b(?:budget|max|under|euros?|dollars|pounds|each|pp)\b)[^.;!?]{0,40})\b(?:and |but )?(?:put|add|have|count|plan|take|with) (?:the )?(?:travel(?:l?ing)?|journeys?|train|way there(?: and back)?|ways)(?: (?:days?|time))?(?: (?:goes|go|comes?|is|are))? on top\b(?! of\b)/;
/** "… in a jungle lodge near Puerto Maldonado". */
export const NEAR_TOWN =
  /^[^.,;!?]{9,60}?\b(?:near|outside|close to|in|at) (?!an? |the |some )([a-z][^.,;!?]{2,40})/;
/** "10 days in June, well, I only get the week off, so 12 to 19 June": the first and the last day that come behind take the length's place. */
export const ONLY_FROM_TO =
  /\b(?:(?:can |could |will )?(?:only|just) (?:get|got|have|given|take|do|manage|make|go|free|off)\b[^.;!?]{0,50}?|(?:well|actually|sorry|no|nope|wait|make (?:it|that)|i mean|or rather),? (?:it'?s |that'?s |so |from )*(?:the )?)\b(\d{1,2})(?:st|nd|rd|th)?(?: [a-z]{3,9})? ?(?:to|-|–|until|till?) ?(?:the )?(\d{1,2})(?:st|nd|rd|th)?\b(?! ?(?:days?|nights?|people|of us|hours?|h\b|pm|am|euros?|°))/iu;
