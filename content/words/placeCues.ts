/** Words before and behind a place that tell what it is in the trip. */

export const ORIGIN_CUE =
  /(?:(?<!\bremote(?:ly)? )from:?|leaving|leave|(?<=\b(?:who|he|she|they|that|which|it|travell?er|group|party|family|couple|everyone|everybody|trip|itinerary|plan|of \d{1,2}|(?:group|party|family|trip|itinerary|plan|\d{1,2}) (?:that|which)) )(?:leaves|departs|sets (?:out|off))(?: from)?|(?:start|set|head)(?:s|ing)? (?:out|off) (?:in|at)|departing|depart|(?<!in and |into and )out of|(?:start|starting|begin|beginning|commencing)(?: (?:our|my|the|a|this))?(?: (?:trip|journey|tour|travels?|adventure|holiday))?(?: (?:in|at|from|out of))|(?<=^|[,.;!]\s)flying|originat(?:es?|ing) (?:in|at)|based in|(?<!\bwho )live in|living in|home is|(?<!\bwh(?:en|ile) )(?:i'm|we're|we are|i am) in)\s+(?:from\s+)?(?:the\s+)?$/i;
export const DESTINATION_CUE =
  /(?:\b(?:in|to|visit|visiting|see|seeing|explore|exploring|around|near|between|now|at|about|for|towards?|add|include|drop|skip|remove|without|forget|scrap|ditch|cancel|put|squeeze|fit|just|only|replace|swap|with|love|like|do|plan|and|then|or|via|of|through|into|is|on|want|try|consider|instead|trip|holiday|week|weekend|days|nights|arrive|depart|not|except|thinking(?: of| about)?|fancy|perhaps|maybe|say|choose|decided(?: on)?|vs\.?|versus|prefer|rather|going with|actually|i mean|instead|before that|after that|in between|afterwards|onwards?|\d)|[,;:+>→–-])\s*(?:the\s+)?$/i;
/** Beyond doubt where the travellers are at home. */
const NEAR =
  '(?:(?:(?:about |around |roughly )?(?:half an hour|an hour|\\d+ ?(?:mins?|minutes|hours?|km|miles?)) )?(?:just |right |quite )?(?:near|outside|close to|next to|around)|(?:a |about |under )?(?:short |half an |an )?(?:\\d+ ?)?(?:drive|hour|hours?|hrs?|mins?|minutes|km|miles?)(?: drive| away| by train)? from)';
export const HOME_CUE = new RegExp(
  '(?:' +
    [
      `(?<!\\b(?:who|that) (?:now )?)\\b(?:live|living|reside|residing|based|located|settled|stuck|writing|currently|(?<=(?:^|[.,;!]\\s*|\\b(?:i'm|im|i am|we're|my|our|on) ))(?<!(?:daughter|son|sister|brother|friend|who)(?: is|'s)? on )erasmus)\\s+(?:(?:now|right now|in|at|out of|from|over|here)\\s+){0,2}(?:${NEAR}\\s+)?`,
      `(?:\\b(?:i'm|im|i am|we're|we are)|(?<=(?:^|[,.;:(+&-]|\\b(?:just|only|its|it's|and|n|or|plus|is|of)) *)\\bme) (?:both |all |just |now |up |down |over |out )*(?:(?:an? )?(?:students?|teachers?|nurses?|doctors?|engineers?|pensioners?|retirees?) )?(?:in|at|from|${NEAR})\\s+`,
      `(?<!\\b(?:c(?:an|ould)|sh(?:all|ould)|would|may|if|wh(?:ere|en)) )\\b(?:i|we) (?:both )?stay (?:in|at|near)\\s+`,
      `\\b(?:i|we) (?:both )?(?:teach|work|study)\\b(?: [\\p{L}'-]+){0,3} in\\s+`,
      `\\b(?:we|us|i|me) \\((?:[^()]{0,30}, ?)?`,
      `(?:^|[,.;]\\s*)${NEAR}\\s+`,
      `(?<!\\b(?:fly|flying|go|going|get|come|travel|drive|flight|way|back|head|heading|return) )\\bhome(?: (?:town|city|base|airport))?(?:'s|:| is| =| in| being)?\\s+(?:in |now )?`,
      `\\bback home in\\s+`,
      `\\b(?:nearest|closest|local|departure|departing|starting|start|origin|usual|our|my) (?:airport|city|point|town|station)(?:'s| is| would be|:| =)?\\s+`,
      `\\b(?:live|lived|living|from)\\b[^.;]{0,30}\\bnow\\s+(?:in\\s+)?`,
      `\\b(?:origin|departure|departing|departs|leaving)\\s*[:=]\\s*(?:from\\s+)?`,
      `^\\s*departure\\s+(?:from |in )?`,
      `\\boriginat(?:es|ing|e) (?:in|at|from|out of)\\s+`,
      '\\bex[- ]',
      '(?:^|[,.;]\\s*)base(?:d)?:?\\s+',
      '\\b(?:couple|family|pair|group) (?:in|of) (?:our )?(?:\\d0s|two|three|four|five|six) from\\s+',
      '\\b(?:visit(?:ing)?|stay(?:ing)? with) (?:me|us) (?:here )?in\\s+',
      '\\b(?:greetings|hello|hi|hola|hey) from\\s+',
      '\\b(?:family|couple|worker|student|students|teacher|nurse|engineer|retirees?|pensioners?|expats?|residents?|natives?|group|friends|colleagues) (?:of|in|from)\\s+',
      `\\b(?:we|i)(?:'re|'m| are| am) (?:[\\p{L}\\d'-]+ ){0,3}(?:friends?|students?|colleagues?|classmates?|teachers?) (?:(?:of|from|at) (?:the )?[\\p{L}]+ )?(?:in|at|of)\\s+`,
      '\\b(?:persons?|people|adults?|brothers|sisters|cousins|girls|guys|women|men|travell?ers) of\\s+',
    ].join('|') +
    ')(?:the\\s+)?$',
  'iu',
);
/** "Leeds based", "Doncaster here", "Exeter is home". */
export const HOME_AFTER =
  /^(?:\s+airport)?(?:[\s-]based\b|,?\s+(?:right now|now|at the moment|currently),? (?:and |but )?(?:i |we )?(?:am |are )?leav(?:e|ing) (?:from )?(?:it|here|there)\b|\s*\((?:(?:(?:my|our) )?home(?: (?:town|city|base|airport))?|where (?:i|we) live)\)|,?\s+and (?:i|we) (?:just |really )?(?:want|need)(?: to (?:get|be))? out(?=\s*(?:[.,;!]|$))|\s+here(?=\s*[!.,;:]|\s*$)|\s+(?:folks?|people|residents?|natives?|locals?|lads|girls|gang|crew|couple|family)\b(?!\s+(?:trip|holiday|vacation|break|getaway|say|who))|\s*(?:\([^)]{0,30}\)\s*)?(?:is|are|'s|=)\s+(?:(?:our|my|the)\s+)?(?:home\b|base\b|(?:nearest|closest|local|easiest|handiest|departure|starting)\b|where (?:we|i) (?:live|start|leave|depart|fly from|set off|are from))|\s+(?:(?:being|serving) )?as (?:(?:the|our|my|a) )?(?:(?:starting|departure) (?:point|city|town|airport|place|station)|point of departure|origin)\b(?!,? (?:then|and then|going on|followed)\b)|,?\s+where (?:we|i|we (?:both|all)) live|,\s+(?:which is )?(?:my|our) home ?(?:town|city|base)\b|\s+departure\b(?!\s+(?:on|at|date)))/iu;
/** "Perth (home)", "Perth where we live". */
export const LIVED_IN =
  /^(?:,? ?\(?(?:which is )?(?:(?:my|our) )?home(?: ?(?:town|city|base))?(?=\s*(?:[),.;!]|$))|,? \(?where (?:we|i|we (?:both|all)) live\b)/iu;
/** "Start in Zagreb": the home town, or where the trip begins for those who have another. */
export const START_CUE =
  /\b(?:start(?:s|ing)?|begin(?:s|ning)?|commencing)(?: (?:our|my|the|a|this))?(?: (?:trip|journey|tour|travels?|adventure|holiday))?(?: (?:in|at|with))\s+(?:the\s+)?$|\b(?:first|firstly)(?: to| in| the first \w+ nights in)?\s+$/iu;
export const START_AFTER = /^\s+(?:comes )?first\b/iu;
/** Where the trip ends: the home town. */
export const RETURN_CUE = /\b(?:back|return(?:ing)?|home|end(?:ing)?(?: up)?) (?:to|in)\s*$/i;
/** The town that the trip comes in by. */
export const WAY_IN_CUE =
  /\b(?:(?:arriv(?:e|es|ing|al)|land(?:s|ing)?|fly(?:ing)?|flights?)\s+(?:in(?:to)?|at|to)?|(?:in|out)? ?(?:into|in to)|(?<!\b(?:days?|trips?|ride|drive|boat|morning|afternoon) )out to)\s*(?:the\s+)?$/i;
export const WAY_IN_AFTER = /^\s+(?:arrival|in\b(?=,| and| \p{Lu}?[\p{L}\p{M}'’ -]{2,30} out\b))/iu;
export const WAY_HOME_AFTER = /^\s+(?:departure|out\b)/iu;
/** The town that the way home begins in, beyond doubt. */
export const WAY_HOME_CUE =
  /\b(?:(?:fly|flying|go|going|travel|travelling|return|returning|head|heading|get|come|coming|flight|way|back) ?(?:back )?(?:home|back)(?: again)?(?: straight| direct(?:ly)?)? (?:from|out of|via)|(?:home|return(?:ing)?|back) (?:from|via)|(?:flight|way|trip|journey|plane|train) (?:home|back)(?: to \S+)? (?:should be|should go|is|leaves|departs|has to be|must be|to be|will be|would be|goes|starts|leaves) (?:out of|from)|return (?:flight|trip) (?:should be |is |must be |has to be |to be )?(?:out of|from)|(?:and|back|home) out (?:of|from)|depart(?:ing)? home from|return(?= \S+ to\b))\s+(?:the\s+)?$/i;
/** The last town, which has nights of its own. */
export const END_CUE =
  /\b(?:end|ends|ending|finish|finishes|finishing)(?: up)?(?: with \S+(?: nights?| days?)?)? (?:in|at)\s+(?:the\s+)?$/i;
/** The way home, in a message that has named where the trip comes in. */
export const LEAVING_CUE =
  /\b(?:depart(?:ing|ure)?|leav(?:e|es|ing)|(?:fly(?:ing)? )?out)\s+(?:from|of|through|via)?\s*(?:the\s+)?$/i;
const START_END =
  '(?:start|begin|commenc)(?:n?ing|e?s)? ?(?:\\+|and|&|\\/) ?(?:end|finish)(?:ing|e?s)?(?: (?:in|at|from)|:)?';
/** One town for the way in and the way home. */
export const BOTH_WAYS_CUE = new RegExp(
  `\\b(?:in(?:to)? and out (?:of|from)|in ?\\/ ?out(?: of)?|${START_END}|to and from|(?:arriv\\w+|land(?:ing)?) (?:in )?and (?:depart|leav)\\w* (?:from)?|(?:pick|collect)(?:ing)?(?: it)?[ -]?(?:up)? ?(?:\\+|and|&|\\/) ?(?:drop(?:ping)?[ -]?(?:it )?off|return(?:ing)?)(?: (?:it|both))?(?: (?:in|at))?)\\s+(?:the\\s+)?$`,
  'i',
);
/** One town to begin and to end in, which those who come from nowhere else are at home in; one flies in and out of many. */
export const START_AND_END = new RegExp(`\\b${START_END}\\s+(?:the\\s+)?$`, 'i');
/** "A loop from Hobart" through a wide place that it lies in; elsewhere one sets out from there. */
export const LOOP_CUE =
  /\b(?:loop|circuit|lap|circle)(?: (?:starting|beginning|out))? (?:from|of|in|at)\s+(?:the\s+)?$/iu;
export const LOOP_AFTER = /^\s+(?:(?:road|driving|self[- ]drive)[ -])?(?:loop|circuit)\b/iu;
/** A night at the end of the trip. */
export const LAST_NIGHT = /\b(?:last|final) night (?:back )?in\s+$/iu;
/** Behind the town of the way home: who sleeps there first stops there. "Fly home from Alicante, one night with friends there". */
export const SLEEPS_THERE =
  /^(?![^.;!?]*\b(?:no|not|without|never|\p{L}+n['’]t)\b[^.;!?]{0,25}\bnights?\b)[^.;!?]*?\b(?<!\b(?:last|final) )(?:\d{1,2}|an?|one|two|three|four) (?:last |final )?nights? (?:(?:over )?there\b|(?:with|at) (?:them|him|her|their|his|friends|famil)|before(?:hand)?\b|first\b)/iu;
/** Where nobody flies home from. */
export const NOT_FROM =
  /^\s*,?\s*(?:and )?(?:not|instead of|rather than)(?: out)?(?: from| of)?\s+(?:the\s+)?$/i;
/** "Than go back to Porto", "instead of flying back to Porto": nobody returns there. */
export const NO_RETURN_CUE =
  /\b(?:than|instead of|rather than|without|(?<!\bwhy )not|avoid|no need to)(?: (?:have to|having to|to))? (?:go|going|fly|flying|come|coming|travel|travell?ing|return|returning|drive|driving)(?: (?:all the way|back))* to\s+(?:the\s+)?$/i;
/** What is seen from the town beside it, which is no home then. */
export const DAY_OUT_TO = /\b(?:day[- ]?trip|day out|excursion|(?:trip|day) out) to (?:the )?$/iu;
/** Between two towns on the way from one to the other. */
export const TO =
  /^\s*(?:,?\s*(?:(?:then|and|on|onwards?|up|down|over|across|straight|going|fly(?:ing)?|driv(?:e|ing)|train|travel(?:l?ing)?|direct(?:ly)?)\s+){0,2}to|->|→|–|—|=>|>|-{1,2})\s*(?:the\s+)?$/iu;
export const HOMEWARD =
  /\b(?:and|then|go|drive|fly|straight) (?:straight )?(?:back|home)\b(?! (?:to|in|from)\b)|\bback home\b|\breturn\b|\bround[- ]?trip\b|\bone[- ]?way\b/iu;
/** "Flying from" says more than "a break from". */
export const SETS_OUT =
  /\b(?:fly|flying|leav\w+|depart\w*|travel\w*|com(?:e|ing)|go|going|train|driv(?:e|ing)|flights?|set(?:ting)? out|start\w*)(?: (?:in|out|over|off|up|down))? (?:from|of)\s+$/iu;
/** "We marry in Nagpur and leave from there." */
export const LEAVES_FROM_THERE =
  /\b(?:leav(?:e|ing)|depart(?:ing)?|fly(?:ing)?|set(?:ting)? (?:off|out)|go(?:ing)?|start(?:ing)?)\b(?! (?:home|back))[^.;!?]{0,40}?\bfrom (?:there|here)\b/iu;
export const GOAL_OPEN =
  /\b(?:(?:surprise|inspire) (?:me|us)|(?:send|take|fly) (?:me|us) (?:anywhere|somewhere)|where (?:should|could|can|shall) (?:i|we) (?:go|travel|fly))\b/iu;
/** It leads to a place, whatever word stands behind it. */
export const LEADS_TO_NAME =
  /(?:\b(?:in|to|visit(?:ing)?|explor(?:e|ing)|(?:days?|nights?|weeks?|weekend))|^\W*)\s*$/iu;
/** Behind the first word of a message. */
export const NAME_MEASURED =
  /^,?\s+(?:for\s+)?(?:\d|(?:a|one|two|three|four|five|six|seven|ten) (?:nights?|days?|weeks?|weekend)\b)/iu;
