/** How people say what they want changed of one day, or taken out of it. */

export const LIGHTER =
  /\b(?:slower|lighter|relax\w*|easier|easy|easygoing|quieter|calmer|slow(?: it)? down|take it slow|(?:fewer|too many|so many) (?:things|sights|stops|activities)|a (?:bit|little|lot) much|less (?:busy|packed|full|hectic|stuff|crammed)|(?<=^\W*(?:(?:can|could|we|i|do|have|want|a bit|a little|a lot|much|maybe|please) )*)(?:less|not (?:so|too) much)(?=\W*(?:please|pls|then)?\W*$)|(?:too|so|very|really|pretty) (?:busy|much|packed|full|hectic|crammed|rushed|tiring|long)|(?:looks?|seems?|feels?|is|are|'s)(?: (?:a bit|a little|quite|rather|kind of|kinda))? (?:packed|full|crammed|rushed)|not so (?:busy|packed|full|much)|(?:less|lighter|shorter) program(?:me)?|lazy|lazier|heavy|overloaded|overwhelming|crowded|brutal|exhausting|insane|crazy|hectic|strenuous|thin(?:ned)?\b|lighten\w*|tone\b|ease\b|trim\b|simplif\w+|(?:cut|dial|scale) (?:(?:it|that|this|things) )?(?:back|down)\b|(?:more )?(?:calm|quiet|gentle|gentler|softer|mellow\w*|chilled)\b|(?:drop|cut|skip|remove|take out) (?:something|one thing|a thing|a bit|some(?: things| stuff| of it)?)\b|chill\w*|breath\w*|rest(?! day))\b/i;
export const FULLER =
  /\b(?:fuller|busier|more (?:packed|to do|things|stuff|sights|activities)|pack(?:ed)?|(?:too|so|very|a bit|looks?) (?:empty|light|little|slow|short)|add more|see more|do more|fill)\b/i;
export const LATE =
  /\b(?:start|begin)\w*\s+(?:(?:the|each|every|our|my|all)\s+)*(?:days?|mornings?)\s+(?:at|around|from|after|by|no earlier than)\s+(?:10|11|12|ten|eleven|noon)\b|\b(?:start|begin|leave|get up|wake(?: up)?|set off|go)\w*\s+(?!(?:an?|one|two|three|\d+) days? later)(?:(?:the|each|every|our|my|a|bit|little|in|on|out|day|days|morning|mornings)\s+){0,4}later\b|\blater (?:starts?|mornings?)\b|(?<!\b(?:which|what|where)\b[^.;!?]{0,30})\bsleep in(?=\s*(?:$|[.,;!?]|(?:a bit|a little|please|pls|on|every|each|and|until|till|late|more|most|then|one|tomorrow|at)\b))|\blie[- ]?ins?\b|\b(?:no|not|without|avoid|hate|less|so|don't|do not)\b(?:\s+(?!(?:eat|dine|dinner|supper|sleep|bed|home|back)\b)[\w']+){0,4}\s+early\b(?! (?:flight|train|bus|dinner|supper|bed|nights?))(?: (?:mornings?|wake-?ups?|alarms?|get-?ups?))?|(?<!\b(?:flights?|trains?|bus|planes?|ferry|coach|lands?|leaves?)\b[^.;!?]{0,25})\btoo early\b|\blate (?:mornings?|starts?|risers?)\b|\b(?:not|no|nothing) (?:a )?(?:morning people|morning person)\b|(?<!\b(?:dinners?|supper|lunch|eat|eating|dine|meals?|bed|home|back|flights?|planes?|trains?|bus|ferry|fly)\b[^.;!?]{0,16})\b(?:(?:nothing(?! before \d{1,2}(?::\d\d)?am\b)|not|never)(?: (?:planned|scheduled|booked|at all))?|(?:don't|do not|never) (?:start|leave|(?:get|wake)(?: (?:us|me|anyone|everybody))? up|(?:plan|book|schedule|put|arrange|do) (?:me |us )?any(?:thing|(?: \w+){1,2}))|no (?:sights?|sightseeing|plans?|activities|visits?|tours?)) (?:before|earlier than) (?:\d{1,2}(?::\d\d)?|nine|ten|eleven|noon)(?! (?:days?|nights?|weeks?|months?|people|of|p\.?m|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))(?: ?(?:a\.?m\b\.?|o'?clock))?(?!\w)(?: (?:in the|every|each) mornings?\b)?/i;
export const NOT_BEFORE =
  /\b(?:before|at|around|about|from|after|by|than) (\d{1,2}|nine|ten|eleven|noon)(?::(\d{2}))?/i;
export const FREE =
  /\b(?:free|off|rest day|empty|open)\s*$|\b(?:keep|leave|make|want|have|need)\b.*\b(?:free|empty|open|unplanned|off)\b|\b(?:free|rest|empty|lazy) day\b|\b(?:nothing|no plans?)(?: planned)?\b(?! before)|\b(?:don't|do not) (?:plan|book|put|schedule) any(?:thing)?\b|\bblock(?:ed)? (?:it |that )?(?:off|out)\b|\bday off\b/i;
/** Who is given a day off at work says when they can travel. */
export const OFF_WORK = /\b(?:gave|gives?|given|get|gets|got|took|boss|work)\b.*\boff\b/i;
export const PART_OF_DAY = /\b(?:mornings?|afternoons?|evenings?)\b/i;
export const REST_DAY =
  /\b(?:rest|free|lazy|slow|empty) day\b|\bday off\b|\bday (?:without|with no|with nothing)(?: any)?(?: (?:plans?|program(?:me)?|planned|fixed|on|to do|in it|at all)\b|(?=\W*$))|\bday (?:just )?(?:to|for) (?:ourselves|myself|chill(?:ing)?|relax(?:ing)?|rest(?:ing)?)\b/i;
export const DAY_TRIP =
  /(?<!(?:\d|two|three|four|five|six|seven|eight|nine|ten)[ -])\bday[- ]?trip\b|\bexcursion\b|\bday out\b|\b(?:add|put(?: in)?|chuck in|squeeze in|fit in|include|do|have|make) (?:an?|one) (?:little |short |quick )?trip (?:out )?to\b/i;
export const TRIP_TO =
  /(?<!(?:\d|two|three|four|five|six|seven|eight|nine|ten)[ -])\b(?:day[- ]?trip|excursion|day out|(?<=\b(?:add|put(?: in)?|chuck in|squeeze in|fit in|include|do|have|make) (?:an?|one) (?:little |short |quick )?)trip(?: out)?(?= to (?!the (?:week|month)\b|\d)))s?\s+(?:out )?(?:to|in|at|around)\s+(?:the\s+)?([\p{L}\p{M}'’ -]{3,40})/iu;
/** Behind the name of a place, and no part of it. */
export const BEHIND_NAME = /(?:\s+(?:on|for|instead|rather|please|pls|then|too|as well|again|maybe))+\W*$/i;
/** What has its hours is an appointment, and no theme of the day. */
export const HOURS =
  /\b\d{1,2}(?:[:.]\d\d)?\s*(?:-|–|to|till?|until)\s*\d{1,2}(?:[:.]\d\d)?\b(?! ?(?:days|people|nights))|\b(?:mosque|masjid|prayers?)\b[^.;!?]{0,30}\bhotel\b/i;
export const OTHER_MEAL =
  /\b(?:swap|switch|change|replace|another|different|other|new|else|instead|don't like|do not like|not keen)\b/i;
/** "Swap dinner on day 2 for seafood": what it is to be is left to other readers, or quoted back. */
export const MEAL_FOR =
  /^.*\b(?:swap|switch|change|replace)\b.*?(?=\s+(?:for|with|by|to)\s+(?!(?:something|anything|someplace|somewhere|another|other|different|us|me|day|the other)\b)\p{L})/iu;
export const MEAL = /\b(dinner|lunch|supper|restaurant|eat|meal)s?\b/i;
export const THEME =
  /\b(?:replace|swap|switch|change|turn|make|spend|have|do|want|add|more|some|instead|a|an|at|to|the|for|with|go)\b|:/i;
export const MOVE =
  /\b(?:move|shift|put|push)\s+(?:(?:the|our|my|that)\s+)*(.{3,60}?)(?:\s+(?:to|on|onto|for|until|till|into))*\s*(?:please|instead)?\W{0,9}$/i;
/** "Move dinner an hour earlier", "move lunch to 2pm"; what one has booked is no such wish. */
export const OTHER_TIME =
  /\b(?:move|shift|push|put|bring|have(?! (?:(?:already|just|now|got|an?|the|our|my|two|three|four) )*(?:booked|reserved|bought|paid|tickets?|bookings?|reservations?|tables?|slots?|appointments?)\b))\s+(?:(?:the|our|my|that)\s+)*([\p{L}\p{M}'’ -]{3,40}?)(?:\s+(?:on|to|at|forward|back|an?|one|two|three|half|couple|few|bit|little|much|of|\d+|hours?|minutes?|mins?))*\s+(?:earlier|later|sooner|(?<=\b(?:to|until|till|at)\s+)(?:\d{1,2}(?:[:.]\d\d)?\s*(?:am|pm|o['’]?clock)|\d{1,2}:\d\d|noon))\W*(?:(?:in the day|please|pls|then|instead)\W*)?$/iu;
const IT = '(?:it|that|this|(?:that|this|the (?:last|other)) (?:one|thing|trip|tour|visit))';
const SOFT =
  "(?:(?:and|no|oh|ok|yes|yeah|great|good|perfect|cool|so|hmm|nah|but|actually|please|pls|maybe|rather|better|instead|then|can|could|we|you|i|let'?s|lets|would|be|is|on|to|for|thanks)\\W+)*";
/** "Can it go on Friday instead", "better on Saturday the 6th, that one": what was spoken of before, on a day of the plan. */
export const MOVE_IT = new RegExp(
  `^\\W*${SOFT}(?:(?:move|shift|put|push|do|have|make|see|visit|take|add|include) ${IT}(?: back)?|${IT}(?: (?:go|be|happen|fit|come|(?:is|would be|'s) better))?)\\W{0,3}(?:(?:instead|please|pls|better|rather|then|on|to|for)\\W{0,3}){0,3}$`,
  'i',
);
/** "No wait, Sunday", "alright, on day 3 then", of what was put on a day or spoken of right before. */
export const NO_ON =
  /^\W*(?:(?:alright|all right|ok|okay|yes|yeah|good|great|fine)\W+)+on\b\W*(?:(?:please|pls|then|instead)\W*)*$|^\W*(?:no|wait|sorry|oops|actually)\W+(?:(?:no|wait|sorry|actually|rather|better|i|mean|meant|on|make it|it)\W+)*(?:(?:please|pls|instead|better|then)\W*)*$/i;
export const EXCHANGED =
  /\b(?:replace|swap|switch|change|exchange|trade)\b.{2,60}?\b(?:with|for|by|to|into)\b(.+)$/i;
/** "Skip it", "no, leave that out". */
export const DROP_IT = new RegExp(
  `^\\W*${SOFT}(?:(?:skip|drop|cancel|remove|delete|scrap|ditch) ${IT}|(?:leave|take|cut) ${IT} (?:out|off|away))\\W{0,3}(?:(?:again|instead|please|pls|then|after all|thanks|sorry)\\W{0,3}){0,3}$`,
  'i',
);
/** "Add the Tower of London on day 3". */
export const PUT =
  /^\W*(?:(?:and|then|also|please|can|could|let'?s|we|you|i|want|would|like|to)\s+)*(?:add|include|do|see|visit|fit|squeeze in)\s+(?:(?:in|the|our|my|that|a|an)\s+)*([\p{L}\p{M}'’ -]{3,50}?)(?:\s+(?:to|on|onto|for|in))*\s*(?:please|instead|too|as well)?\W{0,9}$/iu;
/** "Leave the Prado out": the thing stands between. */
export const LEAVE_OUT =
  /\b(?:leave|take|cut|keep|kick|throw)\s+(?:(?:the|that|this|my|our|any|all)\s+)*([\p{L}\p{M}'’ -]{3,50}?)\s+(?:out|off)\b/iu;
/** Why something is to go, which is no part of its name. */
export const REASON =
  /\s+(?:(?:it|that|this|they)(?:['’]?s| is| are|['’]?re)\b|(?:(?:way|far|much|a bit) )?too\b|so (?:far|touristy|crowded|expensive|boring)\b|(?:because|since|cause|cos|after all|anyway|we|i|seen|been|done|not (?:worth|for|my|our))\b).*$/iu;
/** A name of several words of which the last says what it is. */
export const OWN_THING =
  /^(?!(?:more|some|any|other|another|less|lots|plenty|nice|good|great|bit|few)\b)[\p{L}\p{M}'’-]+ .*\b(?:exhibitions?|exhibits?|museum|gallery|show|tour|workshop|class|tasting|lesson|ride|cruise|palace|castle|temple|church|market)$/iu;
/** Where in the day something is put, which is no part of its name. */
export const PUT_WHEN =
  /\s+(?:(?:in the )?(?:morning|afternoon|evening|night)|at the (?:start|end|beginning))\b.*$/i;
export const DROP =
  /\b(?:anything but|remove|undo|drop(?! (?:it |the (?:car|van|camper) )?off\b| out\b)|skip|cancel|delete|scrap|(?<!\bfrom )scratch(?! that\b)|ditch|lose|without|leave out|take out|take off|cut(?: out)?|get rid of|don't (?:want|need|like)(?: to (?:see|visit|do|go to))?|do not want(?: to (?:see|visit|do|go to))?|not interested in|forget(?: about)?|(?<!\b(?:oh|ah|uh|h+m+)\W{1,3})no(?! (?:i|we|it|wait|sorry|not|forget|skip|drop|cancel|leave|make|let'?s|lets|just|please|remove|take|put|that|this|go|keep)\b)|(?<=^\W*(?:(?:ok|okay|but|and|just|please|pls|actually|maybe|no) )?)not(?= (?:the|that|this|our|my|to the|going to)\b)|hate)\s+(?:(?:the|that|this|my|our|any|all|all the|of the|a|an|going to|visiting)\s+)*(.+)$/i;
export const SEEN =
  /\b(?:already|have|'ve|has)\s+(?:already\s+)?(?:seen|been to|visited|done|did)\s+(?:the\s+)?([\p{L}\p{M}'’ -]{3,50})/iu;
export const INSTEAD = /\b(?:instead|something else|anything else|another (?:one|thing|sight))\b/i;
export const FILL =
  /^\W*(?:please |can you |could you )*(?:(?:replace|swap|fill|use) (?:it|that|the (?:gap|time|slot|hole))\b(?! (?:all )?a?round\b).*|(?:put |add |do )?(?:something|anything) else(?: (?:there|then|instead|in(?: its place)?))*|something (?:else )?instead)\W*(?:please)?\W*$/i;
export const TOUR = /^(?:guided |group |walking |paid )*(?:tours?|guides?|excursions?)\b/i;
/** "Add the Monday at the end": the day is what is added. */
export const ADDS_DAY =
  /^(?:at the end|to (?:it|the (?:end|trip|plan))|too|as well)(?: (?:too|as well|please))*$/i;
/** What is no item of a plan: other words read it. */
export const NO_ITEM =
  /\b(?:hotels?|needles?|jabs?|shots?|vaccin\w+|injections?|accommodation|flights?|planes?|flying|trains?|kids?|children|budget|meat|fish|gluten|alcohol|stairs|steps|walking|car|visa|days?|nights?|weeks?|rush|hurry|problem|worr\w+|idea|thanks?|need|matter|money|longer|more|way|one|clue|limit|dates?|months?|weekends?|same|best|case|point|\d+(?:st|nd|rd|th)|it|that|this|them|plan|trip|early|crowds?|something|anything|stuff|one thing|visa|queues?|us|me|home|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i;

/** "Drop the last day", "cut day 3": a day is taken off, and which. */
export const DROP_DAY =
  /(?:^|[.;!?,])\W*(?:(?:please|ok|okay|and|so|then|actually|can (?:you|we)|could (?:you|we)|let's|just|we(?: have to| need to| must)?)\W+)*(?:delete|delet|remove|drop|cut(?: off| out)?|lose|skip|scrap|cancel|take (?:off|out|away)|get rid of|knock off|shave off)\s+(?:the\s+)?((?:first|last|final|\w+)\s+(?:day|night)|day\s+\w+)(?=\W*(?:please|pls|off|again|altogether|completely)?\W*(?:$|[.;!?,]|\b(?:because|since|as|so|i|we|i'm|we're|my|it's|its|too)\b))\W*(?:please|pls|off|again|altogether|completely)?/;
/** "Make Siena a day trip", "Siena as a day trip": said of a town, and no gap in a day. */
export const AS_TRIP =
  /(?:\p{L} as|\b(?:make|turn) [\p{L} ’'-]{3,30}?(?: into)?) an? (?:day[- ]?trip|excursion|day out)(?! (?:to|from|in|at|near)\b)/iu;
/** "Start later in the mornings, like 10": an hour, and nobody who comes along. */
export const HOUR_BEHIND =
  /(?<=\b(?:later|earlier|mornings?|afternoons?|evenings?|nights?|breakfast|lunch|dinner|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b[^.;!?\d]{0,12}[,\s])\d{1,2}(?:[:.]\d\d)?(?:ish)?(?= *(?:[ap]\.?m\b|[.,;!?]|$))/gi;
