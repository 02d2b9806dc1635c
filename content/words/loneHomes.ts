/** What tells the home of who travels where no word leads to it. */

/** As airports are called. */
export const CODE = /^[A-Z]{3}$/u;
export const LEADS_THERE = /\b(?:to|in|at|into|for|via|land(?:ing)?|arriv(?:e|ing)|visit)\s*$|[>→–-]\s*$/iu;
export const DIRECT = /^\s+(?:direct|non-?stop)\b(?!,? (?:to|from|by|train|bus|coach|ferry|boat|rail)\b)/iu;
/** How long, and nothing that leads on. */
export const TOLD = /\b(?:days?|nights?|weeks?)\b/iu;
export const NEXT_STOP = /(?:\b(?:then|and|plus|on|to|in|at|into|via|visit)|&|\+|[>→–-])\s*$/iu;
/** "Retired signalman, York. I wish to see the Alps": who it is, and where they live. */
export const LIVES_THERE =
  /^\W*(?:(?:hi|hello|hey|good (?:morning|evening|day))\W+)?(?:(?!on|in|at|for|to)\p{L}+ ){0,2}(?:couple|family(?: of \w+)?|pair|retired \p{L}+|retirees?|pensioners?|teachers?|nurses?|doctors?|engineers?|students?|widow(?:er)?s?|woman|man|lady|friends|sisters|brothers|gent(?:leman)?)(?:, (?:aged? )?\d\d)?,\s+$/iu;
export const OF_US =
  /\b(?:of us|adults|people|persons|ppl|pax|couple|friends|mates|solo|alone|just me|by myself|on my own)(?: \([^)]*\))?,\s*$/iu;
export const CAMPER = /\b(?:camper ?vans?|campers?|motor ?homes?|rv)\b/i;
export const ROAD_TRIP = /\broad ?trip\b/i;
export const HIRED =
  /\b(?:(?:hired?|rental|rented) (?:car|van)|(?:renting|hiring|rent|hire) an? (?:car|van)|car hire)\b/i;
export const AT_HOME =
  /\b(?:fly(?:ing)?|flights?|planes?|trains?|own|our (?:car|van|camper\w*|motorhome)|home|live|based|and back|round ?trip|returns?)\b/i;
/** Blanks are a date that another act has taken. */
export const THERE_NOW =
  /^ {4,}|^,? (?:right now|just now|now|at the moment|currently|already|today|tonight|this (?:weekend|week)|til|till|until|for (?:the|a|one|two|\d))\b/i;
export const ASKS_WHAT =
  /\bwhat (?:(?:can|could|should|shall|do|would|to) )*(?:i|we|you|one|to) |\bany (?:ideas|tips|suggestions)\b|\bthings to do\b/i;
