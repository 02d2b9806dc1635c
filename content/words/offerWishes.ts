/** What is said of flights and stays that are offered. */
export const NON_STOP =
  /\b(?:direct|non[- ]?stop)\b(?!\s+(?:contact|booking))(?: (?:flights?|only|please)\b)*|\b(?:no|without|avoid) (?:stops?|stopovers?|layovers?|connections?|changing planes)\b/i;
export const OWN_FLIGHTS =
  /\b(?:have|has|booked|got|bought|sorted|arranged)\b(?:\s+(?:already|our|my|own|the|got|booked|bought|all))*\s+flights?\b|\bflights? (?:are|is) (?:already )?(?:booked|sorted|paid|bought|done|covered)\b|\b(?:no|(?<!\d ?(?:k|[a-z]{3}|euros?|pounds?|dollars?|each|total|p\.?p)?,? |\b(?:travel|travell?ing|go|going|get|getting|move|moving|manage)(?: there| around)? )without|remove the|skip the|drop the|don't (?:need|want)(?: any| the)?|not need(?: any)?|leave out the|take out the|cancel the) flights?\b(?!\s+(?:over|before|after|with|between|longer|at|on))|\b(?:booked|got|have) (?:my|our|the) own flights?\b|\b(?:we|i)(?:'ll| will|'re| are|'m| am)? (?:drive|driving|come by car|coming by car|going by car)\b/i;
export const WITH_HOTEL =
  /\b(?:need|want|add|include|find|look for|book)(?: us| me)? (?:(?:a|the|an|some) )?(?:hotel|place to stay|accommodation)\b(?! (?:with|near|in|that|closer))/i;
export const FLIGHT_TIME =
  /\b(earlier|later) (?:flight|departure)s?\b|(?<!\b(?:have|has|had|got|our|my|is|on|booked|catch|take) (?:an? )?)\b(?:early|morning|late|evening|afternoon) flights?\b(?! (?:is|are|lands?|leaves?|was|arrives?|home is)\b)(?: (?:out|there|in|on (?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)*(?: (?:evening|night|morning|afternoon))?(?: after work)?|\b(?:fly|leave) (earlier|later) in the day\b|\b(?:arrive|land|get there|get in|set off|depart)(?: (?:there|a bit|a little|much|slightly))* (earlier|later)\b(?! (?:than|by) \d)|\b(?:no|not) (?:a )?(?:flights?|departures?|planes?) before (?:\d{1,2}|seven|eight|nine|ten|eleven|noon)\b(?: ?[ap]m\b| in the morning)?/i;
/** With "am", "pm" or minutes: "arrive at 3" may be the third. */
export const LANDS =
  /\b(?:land|lands|landing|touch(?:es)? down|arrive|arrives|arriving|get in|gets in)\s+(?:there\s+|in [\p{L}]+\s+)?(?:(?:on )?(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? )?(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?[a-z]{3,9},?)?(?: 20\d\d)? )?(?:(?:at|around|about|by|only at)\s+)+(\d{1,2})(?:[:.h](\d{2}))?\s*([ap]\.?m\b)?/iu;
