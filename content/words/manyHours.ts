/** Hours of several days told in one breath. */
export const GONE =
  /\b(?:(?:that|which|it|this)(?:'?s| is| will be| takes| takes up| fills)? )?(?:(?:the|our|my|a|that) )?(?:(?:whole|entire|full) day|all day|day)(?: is| will be)? (?:gone|taken|spoken for|blocked|lost|used up|booked (?:out|up))\b|\b(?:takes?|fills?|lasts?|needs?|costs? us) (?:up )?(?:the |our |a )?(?:whole|entire|full|all) day\b/iu;
export const EVENINGS =
  /\b(?:every|each|all|(?:the|those|these|both|\d|two|three|four) )(?:(?:of )?the )?\s?evenings?\b|\b(?:every|each|both|all (?:the )?|(?:all )?(?:two|three|four|five|\d)) (?:nights?|days?|evenings?)\b/iu;
export const FROM =
  /\b(?:from|after|starting(?: at)?|begin(?:s|ning)?(?: at)?) (?:about |around )?\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\b)?(?: on(?:wards?)?\b)?(?!\s*(?:-|–|to|till?|until)\s*\d)/iu;
export const EACH_TIME =
  /\b(?:always|(?:each|every) (?:time|session|one)|all (?:of them|three|four|sessions)|on (?:these|those) (?:days|mornings)|in each case|(?:they|it|the sessions?) (?:are|is|runs?|goes|lasts?|takes?))\b(?=[^.;!?]{0,20}\d)/iu;
