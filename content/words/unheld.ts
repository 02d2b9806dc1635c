/** What is said of a day that asks for nothing, and what turns a wish round. */

export const SHUT = /^(?:is|are|will)\b.*\b(?:shut|closed?|open)\b/iu;
export const LEFT_FREE =
  /^(?: (?:the )?\d{1,2}(?:st|nd|rd|th)?)?,? (?:is|are) (?:all |then |completely )?(?:mine|ours|to myself|to ourselves)\b/iu;
export const BIRTHDAY =
  /\b(?:birthday|b-?day|anniversary|(?:\d{2}th|\d{2}st|thirtieth|fortieth|fiftieth|sixtieth|seventieth|eightieth)(?: birthday)?)\b[^.;!?]{0,30}\b(?:is|it's|its|falls|on)(?: (?:on|the|it's|its))*\s*$/iu;

export const NEGATION =
  /\b(?:no|not|never|without|none|nor|neither|hates?|avoid|skip|except|\p{L}+n't|cannot|less|fewer|any(?:thing|where) but)\b/iu;
