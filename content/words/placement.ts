/** Words for where among the towns of a trip one is to be. */

export const BESIDE = /\b(before|after|between|on the way to|on the way from)\s+(?:the\s+)?$/i;
export const PARTS: readonly (readonly ['start' | 'end' | 'between', RegExp])[] = [
  [
    'start',
    /\b(?:at|in|to) the (?:very )?(?:start|beginning|front)\b|\bfirst of all\b|\bon (?:the|our|my) way (?:there|down|up|out|over)\b(?! (?:to|from)\b)/i,
  ],
  [
    'end',
    /\b(?:at|in|to|on) the (?:very )?end\b|\bafter(?:wards?|\s+that)?(?=\s*(?:$|[,.;!]))|\bon (?:the|our|my) way (?:home|back)\b|\bas (?:the|our) last (?:stop|town|city)\b|\b(?:end|finish) (?:it |the trip )?(?:with|in|at)\b/i,
  ],
  [
    'between',
    /\b(?:in between|between (?:them|the two|those|these|both)|in the middle|on the way|en route|halfway|midway|along the way)\b/i,
  ],
];

/** Between a town of the trip and the one that it is to come before, or after. */
export const ORDER =
  /^\s*(?:(?:should|must|to|come|comes?|go(?:es)?|be|visited|right|just|straight|directly|first|please|instead|and then not)\s+)*(?:before|after)\s+(?:(?:going to|visiting|seeing|doing)\s+)?(?:the\s+)?$/i;
export const SWAP =
  /\b(?:swap|switch|exchange|flip)(?: (?:the )?(?:order|places?) of| round| around)?\s+(?:the\s+)?$/i;
export const SWAPPED = /^\s*(?:and|&|with)\s+(?:the\s+)?$/i;

/** "A museum in Geneva first" is said of the museum; what another reader has taken is blank. */
export const OF_THING =
  /(?: {3}|\b(?:hotels?|hostels?|stays?|rooms?|apartments?|museums?|galler(?:y|ies)|markets?|restaurants?|castles?|gardens?|parks?|church(?:es)?|sights?|tours?|dinners?|lunch|breakfast|beach(?:es)?)) (?:in|at|near|of) (?:\p{L}+ ){1,3}(?:first|last)\b/iu;
/** Behind a town: first, second, third, last, in the middle. */
export const SEAT =
  /^\s*(?:(?:should|to|be|is|goes?|comes?|as|the|our|for|at|in|very)\s+)*(?:(first|start|beginning)|(second)|(third)|(last|end)|(middle|between))(?: (?:stop|town|city|place))?(?=\W*(?:$|[,.;!?]|(?:and|then|please|pls|instead|rather|now)\b))/i;
