/** How people tell of what is booked for an hour. */

/** What tells that something is booked, or happens at its own hour. */
export const APPOINTMENT =
  /\b(?:tickets?(?! prices?)|tix|timed (?:entry|entrance|slot)|(?:gets?|getting) married|marries|trial|audition|christening|baptism|graduation|recital|viewing|reserv(?:ed|ations?)|booked(?! (?:(?:our|my|the|all|both|return) )?(?:flights?|hotels?))|bookings?|appointments?|wedding|concert|gig|match|ceremony|table (?:at|for|in|booked)|already paid|(?:we|i)(?:['’]ve| have)? got(?= (?!(?:to|until|till|back|home|in|up|off|out)\b)(?:(?!\b(?:who|till?|until|after|from|cars?|taxis?|night)\b)[^.;!?,]){3,60} (?:[a-z]{3}\w* \d{1,2}|\d{1,2}(?:st|nd|rd|th)? [a-z]{3}\w*|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:,| at)? \d{1,2}:\d\d)|pre-?(?:paid|booked)|performance|(?<=\b(?:we|i|he|she|they|choir|band|team|orchestra|son|daughter|husband|wife) (?:(?:are to|have to|will|'ll) )?)(?:sings?|performs?|compete|competes|races?|speaks?)|lessons?|interview|exam|funeral|(?:birthday|anniversary) (?:dinner|party|lunch)|(?:dinner|lunch|party|meeting|class|workshop|show|course|tour|slot) (?:is |starts? |begins? )?(?:at )?(?:\d+|on\b|with\b)|(?:class|workshop|show|course|tour)(?=(?: (?:in|at) \p{L}+)? (?:on )?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]* \d)|(?:time ?)?slots?|dinner reservation|(?:dinner|lunch|brunch|drinks) at (?!(?:\d|noon|home|the hotel)\b)[^.;!?,]{2,40} at (?=\d))\b/iu;
/** What is no appointment, though an hour stands beside it. */
export const NO_APPOINTMENT =
  /\b(?:flights?|trains?|hotels?|planes?|bus|ferry|ship|cruise|conference(?! (?:dinner|lunch|drinks|party|gala))|congress|airbnb|flats?|apartments?|keys|breakfast is|(?:half|full) board|parking is|move|swap|change|instead|skip|remove|cancel)\b|\?\s*$/iu;

/** What stands round the name of an appointment and is none of it. */
export const ROUND_ITS_NAME = [
  /^\W*(?:(?:(?:we|i|they)(?:['’]ve|['’]re)?|managed|to get|secured|snagged|got|have|has|had|'ve|already|bought|booked|reserved|paid(?: for)?:?|hold|there is|there's|it's|with|and|also|then|plus|our|my|the|an?|some)\s+)+/iu,
  /^(?:tickets?|reservations?|bookings?|a table|table|a slot|an appointment|(?:time ?)?slot)\s+(?:booked )?(?:for|to|at|of)\s+/iu,
  /^(?:the|a|an|our|my)\s+/iu,
  /[\s,:–-]*(?:\b(?:on|at|for|from|in|is|starts?|begins?|and|the|booked|reserved)\b[\s,:–-]*)+$/iu,
  /\s+(?:tickets?|reservations?|bookings?|slots?|timed (?:entry|entrance|slot))$/iu,
];
/** "Both paid", "all booked already", behind what it is said of. */
export const ALL_PAID =
  /^\s*(?:(?:they(?:'re| are)|which are|that's|it'?s) )?(?:both|all)(?: of (?:it|them|these))?(?: are)?(?: already)? (?:pre-?)?(?:paid|booked|reserved)(?: for| already)?(?=\W*$)/iu;
/** "Flamenco that same night at 21:00", behind what was booked on that day. */
export const SAME_DAY_TOO =
  /^\s*(?:an? |the )?\p{L}[\p{L}'’ -]{2,40}? (?:on )?(?:the |that )?same (?:day|evening|night|afternoon|morning),? (?:at )?\d{1,2}(?:[:.]\d\d| ?[ap]m)\b/iu;
