/** Words that move a trip to something that is on at its own time. */

const GO =
  '(?:(?:go|come|travel|fly|be there|(?:move|shift|switch|change|do|plan|make)(?: (?:us|it|that|this|(?:the|our) (?:trip|dates?|whole thing)|everything))?)(?: (?:over|down|out))?)';
/** Ahead of the name of an event: "move it to Las Fallas", "let's go for the Feria". */
export const GO_FOR = new RegExp(
  `\\b${GO}(?: instead)? (?:to|for|during|over|at|when|in time for|so that it is) (?:the )?$`,
  'i',
);
/** Behind it: "Las Fallas instead". */
export const EVENT_INSTEAD = /^(?: dates?| time| week(?:end)?)? (?:instead|rather)\b/i;
/** A question, in which an event of the plan's town needs no town. */
export const ASKS_OF_EVENT = /\?|^\W*(?:(?:and|so|ok|btw|but|oh)\W+)*(?:is|are|when|wh?at|does|will|do)\b/i;
/** The event that was asked about is meant: "let's go for that instead", "move us there", "can we go when it's on". */
export const GO_THEN = new RegExp(
  `(?<=^\\W*(?:(?:ok|okay|oh|ah|yes|yeah|cool|great|nice|good|perfect|well|so|then|and|hm+|please|let['’]?s|can|could|shall|should|may|(?:we|i|you)(?:['’]d)?|would|want|like|love|rather|prefer|to|better)\\W+)*)(?:${GO} (?:for (?:that|it)|then|to then|when (?:it|that)(?:['’]s| is) (?:on|happening|taking place)|(?:during|over|around) (?:that|it))|(?:move|shift) (?:us|it|everything|(?:the|our) (?:trip|dates?)) (?:there|to (?:that|then|it)))(?=(?: (?:instead|then|please|pls|rather|too|if possible))*(?:\\W*$|[,.;!?]))`,
  'i',
);
