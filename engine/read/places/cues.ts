/** Words before a place that tell what it is in the trip. */

/** Longer than any cue, with the spaces within it. */
const CUE_CHARS = 60;

/** What comes right before a place: a pattern that looked through all of it would take the longer the more places there are. */
export function textBefore(text: string, at: number): string {
  return text.slice(Math.max(0, at - CUE_CHARS), at);
}

export const ORIGIN_CUE =
  /(?:from|leaving|leave|departing|depart|(?<!in and |into and )out of|(?:start|starting|begin|beginning|commencing)(?: (?:our|my|the|a|this))?(?: (?:trip|journey|tour|travels?|adventure|holiday))?(?: (?:in|at|from|out of))|\bform\b|based in|live in|living in|home is|i'm in|we're in|we are in|i am in)\s+(?:from\s+)?(?:the\s+)?$/i;
export const DESTINATION_CUE =
  /(?:\b(?:in|to|visit|visiting|see|seeing|explore|exploring|around|near|at|about|for|towards?|add|include|drop|skip|remove|without|replace|swap|with|love|like|do|plan|and|then|or|via|of|through|into|is|on|want|try|consider|instead|trip|holiday|week|weekend|days|nights|arrive|depart|not|except|\d)|[,;:+>→–-])\s*(?:the\s+)?$/i;
/** Where the trip ends: the home town. */
export const RETURN_CUE = /\b(?:back|return(?:ing)?|home|end(?:ing)?(?: up)?) (?:to|in|via)\s*$/i;
/** The town that the trip comes in by. */
export const WAY_IN_CUE =
  /\b(?:arriv(?:e|es|ing)|land(?:s|ing)?|fly(?:ing)?|flights?)\s+(?:in(?:to)?|at|to)?\s*(?:the\s+)?$/i;
/** The town that the way home begins in, beyond doubt. */
export const WAY_HOME_CUE =
  /\b(?:(?:fly|flying|go|going|travel|travelling|return|returning|head|heading|get|come|coming|flight|way|back) ?(?:back )?(?:home|back)(?: again)? (?:from|out of|via)|(?:home|return(?:ing)?|back) from|(?:flight|way|trip|journey|plane|train) (?:home|back) (?:should be|should go|is|has to be|must be|to be|will be|would be|goes|starts|leaves) (?:out of|from)|return (?:flight|trip) (?:should be |is |must be |has to be |to be )?(?:out of|from)|and out (?:of|from)|depart(?:ing)? home from)\s+(?:the\s+)?$/i;
/** The last town, which has nights of its own. */
export const END_CUE = /\b(?:end|ends|ending|finish|finishes|finishing)(?: up)? (?:in|at)\s+(?:the\s+)?$/i;
/** The way home, in a message that has named where the trip comes in. */
export const LEAVING_CUE = /\b(?:depart(?:ing)?|leav(?:e|es|ing)|out)\s+(?:from|of)?\s*(?:the\s+)?$/i;
/** One town for the way in and the way home. */
export const BOTH_WAYS_CUE =
  /\b(?:in(?:to)? and out (?:of|from)|to and from|arriv\w+ (?:in )?and (?:depart|leav)\w+ (?:from)?)\s+(?:the\s+)?$/i;
