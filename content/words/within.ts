/** How people say that a day lies within the trip, and does not begin it. */

const TRIP =
  '(?:it|that|(?:the|our|my|this|these|those) (?:trip|stay|holidays?|vacation|visit|break|tour|dates|days|nights)|(?:our|my|the) time (?:there|away))';
const MIDDLE = `(?:(?:somewhere|sometime|roughly|about|right|bang|smack|more or less|ideally|around|near|towards|in|at) )*(?:(?:the )?middle\\b(?: of ${TRIP}|(?! of\\b))|(?:half|mid)[ -]?way\\b(?! (?:up|between|down|there))(?: (?:through|in|into|point)\\b)?(?: ${TRIP})?)`;
const FALLS =
  "(?:(?:and|so|which|that|this|it|i|we|want|would|'d|i'd|we'd|like|love|have|must|should|needs?|has|ought|will|to|be|is|lie|lies|come|comes|happens?|put|please) )*";
const INSIDE = `(?:falls?|lies?|be|is|comes?|happens?|somewhere) (?:inside|within|in|during) ${TRIP}|(?:inside|during|within) ${TRIP}|somewhere in ${TRIP}|included\\b(?! in the price)`;
/** Right behind the day: "12 May in the middle", "(4 June) should fall inside the trip". */
export const WITHIN = new RegExp(`^[\\s,;:()–-]*${FALLS}(?:${MIDDLE}|${INSIDE})`);
/** Behind what is on the day, where that is named again: "the eclipse somewhere in the middle". */
export const IS_WITHIN = `(?: [a-z]+)? ${FALLS}(?:${MIDDLE}|${INSIDE})`;
/** Ahead of the day: "5 nights that include 13 June", "including the King's birthday on 27 April". */
export const INCLUDES =
  /\b(?:(?:that|which|to|must|should|has to|needs to|and) )*(?:includ(?:e|es|ing)|contain(?:s|ing)?|tak(?:e|es|ing) in|span(?:s|ning)?|cover(?:s|ing)?) (?!flights?\b|trains?\b|hotels?\b|breakfast\b|return)(?:[a-z']+ ){0,5}?$/;
/** Whoever sets out or comes on the day begins with it. */
export const BEGINS =
  /\b(?:from|start\w*|begin\w*|leav\w*|depart\w*|arriv\w*|fly\w*|land\w*|check\w*|set\w* (?:off|out)|go|going|travel\w*|out|in)(?: (?:in|out|on|at|by|the|there|[a-z]+day))* (?:[a-z]+day,? )?$/;
/** What goes with it and asks for nothing more. */
export const NOT_AT_ENDS =
  /\bnot on (?:the |our |my )?(?:day of )?(?:arrival|departure|first|last)(?: day)?(?: (?:or|nor|and) (?:the |our |on )*(?:arrival|departure|first|last))? day\b/;
