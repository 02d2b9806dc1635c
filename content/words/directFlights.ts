/** Routes of direct flights as a message lists them, and the days on which one has to be in a town. */

export const LIST =
  /\b(?:direct|non-?stop) (?:flights?|connections?|links?|routes?)(?: (?:between|connections?|these|those|the|following|cities|towns|are|is|exist|available|offered|operate|run|as follows))*\s*:\s*([^.\n]+)/i;
/** The same in a sentence: "direct flights between Lisbon and Munich, and between Munich and Oslo". */
export const TOLD =
  /\b(?:direct|non-?stop) flights?(?: (?:are|is|exist|available|operate|run|only))* ((?:between|from) [^.;:\n]+ (?:and|to) [^.;:\n]+)/i;
export const WINDOW =
  /(?:\b(?:between|from|during|on|within)\s+(?:the\s+)?|(?=\bdays?\s+\d{1,2}\s*(?:and|to|until|till|through|-|–)\s*(?:day\s+)?\d))\bdays?\s+(\d{1,2})\b(?:\s*(?:and|to|until|till|through|-|–)?\s*(?:day\s+)?(\d{1,2})\b)?/giu;
/** What somebody is in a town for, in a sentence of its days. */
export const OCCASION =
  /^[^;]{0,120}\b(?:attend|workshop|wedding|conference|(?:annual|a) show|concert|relatives|cousins|famil\p{L}+|meet|friends?|expect\w*)\b[^;]{0,80}$/iu;
