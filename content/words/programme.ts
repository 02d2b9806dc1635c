/** What people travel for that goes on over days: each part of it has its own day and half of it. */
export const OCCASIONS =
  /\b(?:weddings?|mehn?di|mehendi|sangeet|haldi|nikah|walima|bara?at|henna night|reception|ceremony|rehearsals?|(?:team|work|client|company|family|birthday|anniversary|gala|conference|welcome|wedding|rehearsal|farewell) (?:dinner|lunch|brunch|breakfast|drinks|party)|funeral|christening|baptism|bar mitzvah|bat mitzvah|graduation|gala|(?:stag|hen) (?:do|night|party)|functions?|festivities|celebrations?|commitments|programme of the)\b/iu;
/** What is no part of a programme, though a day and an hour stand behind it. */
export const ON_THE_WAY =
  /\b(?:arriv\p{L}*|leav\p{L}*|land\p{L}*|fly\p{L}*|flights?|depart\p{L}*|trains?|drive|driving|bus|ferry|ship|cruise|home|back|return\p{L}*|check\p{L}*|from|to|until|till?|start\p{L}*|end\p{L}*|go|going|come|coming|get|out|in|nothing|free|open|closed|shut)$/iu;
/** Of which there are several, each on its own day. */
export const EVENTS =
  '(?:interview|appointment|meeting|rehearsal|viewing|audition|visit|hearing|inspection|concert|gig|show|workshop|session|wedding|match(?:e(?=s))?|game|exam|lecture|talk)';
