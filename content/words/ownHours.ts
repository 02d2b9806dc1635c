/** Hours of ships and of flights that one has. */
/** A ship that lies in port for some hours, or the hours between two flights: the trip is that day ashore. */
export const IN_PORT =
  /\b(?:(?:our |the )?(?:cruise )?(?:ship|cruise|boat|liner) (?:is|will be|docks?|stops?|calls?|lies|arrives)|in port|docked|docks|port (?:call|day|stop)|day ashore)\b|\b(?:lay-?over|stop-?over)\b/iu;
/** The hours between two flights: a day in town where they are of one day. */
export const BETWEEN_FLIGHTS =
  /\b(?:long |short )?(?:lay-?over|stop-?over)\b|\b(?:to (?:kill|fill|spend|burn|waste) )?(?:in )?between (?:(?:my|our|two|the) )*(?:planes|flights|connections)\b|\b\d{1,2}[ -]?(?:hours?|hrs?|h) (?:transit|connection)\b|\bstuck (?:at|in) (?:the )?[\p{L} ]{2,24}? (?:airport )?(?:for )?(?=\d{1,2} ?(?:hours?|hrs?|h)\b)/iu;
/** A ship that one is on for days: no dinner cruise, and no ferry. */
const SHIP =
  '(?<!\\b(?:dinner|lunch|brunch|sunset|evening|day|harbou?r|canal|party|boat|river|bay|nile|felucca|galapagos|galápagos|danube|rhine|mekong|douro|backwaters?) )(?:cruise(?: ship)?|ship|liner)';
/** Where, or when in the day: what stands between it and the day. */
const WHERE =
  "(?: (?:from|out of|in|at))?((?: (?!(?:and|then|but|so|on|at|by|is)\\b)\\p{L}[\\p{L}'-]*){1,3}?)?";
const EMBARK = `(?<=\\b(?:we|i) )(?:embark|(?:board|get on) (?:our|the|a|my)(?: \\p{L}+)? ${SHIP})`;
export const EMBARKS = new RegExp(`\\b${EMBARK}\\b`, 'u');
/** What a cruise of one's own does where the days on land end; one that is wished for does nothing yet. */
export const SETS_SAIL = `\\b(?:${SHIP} (?:leaves|departs|sails|is leaving|sets sail)|before (?:our|my|the)(?: \\p{L}+)? ${SHIP}|${EMBARK})`;
/** What a day of the trip is told for: it is the traveller's own. */
export const ATTENDED = '\\battend\\b[^.;!?]{2,90}\\bbetween days? \\d';
/** Before the day that it does so on. */
export const SAILS_ON = new RegExp(
  `${SETS_SAIL}${WHERE}(?: (?:on|at|by|around|the|\\d{1,2}(?:[:.]\\d\\d)? ?(?:[ap]m)?))*,? $`,
  'u',
);
/** What else is said of the ship whose hour the plan keeps. */
export const OF_SHIP =
  /\b(?:(?:our|the|my|a) )?(?:cruise )?(?:ship|liner|cruise)(?: line)?(?:'s)?(?: (?:calls?|docks?|stops?|lies|leaves|sails|departs|boards))?\b|\b(?:the )?(?:day )?ashore\b|\b(?:we |i )?(?:board|embark)(?:ing|ation)?\b|\bat the latest\b|\blatest\b|\b(?:we |i )?(?:eat|have|get|take)? ?(?:dinner|supper) (?:is )?(?:on (?:board|the ship)|aboard)\b/giu;
