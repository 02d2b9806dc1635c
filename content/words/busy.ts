/** What keeps people from seeing a place at its hours. */
const OCCASION =
  /\b(?:(?:speaking at )?(?:an? |the |my |our )?(?:(?:business|work|client|team|zoom|online|tech) )?(?:conferences?|congress|convention|(?:trade )?fairs?|expo|meetings?(?! (?:up|in [^.,;!?\d]{2,30}? for (?:\d+|an?|two|three|four|five|six|seven) (?:days?|nights?|weeks?)\b(?![^.;!?]{0,12}\b\d{1,2}(?:[:.]\d\d| ?[ap]\.?m\b| ?(?:-|–|to) ?\d))|(?:an? |my |our |some |the )?(?:(?:old|good|best|uni|school|childhood) )*(?:friends?|mates?|pals?|famil(?:y|ies)|cousins?|aunt|uncle|sisters?|brothers?|parents|relatives|in-laws))\b)|workshops?|seminars?|trainings?|courses?|lectures?|classes|keynote|talk|calls?|summit|symposium|sessions?(?= (?:are|is|run|from|\d))|(?<=\b(?:there(?:'s| is| are)|we have|i have|we've got|i've got) (?:an? |the |our |my )?(?:\p{L}+ )?)(?:lunch|dinner|brunch|party|reception|gathering|reunion|event|rehearsal|service)(?= (?:from |between |at )?\d))|(?:family|birthday|work|team|office) (?:lunch|dinner|brunch|party|reunion|gathering)(?= (?:is )?(?:on (?:the )?[^.;!?,]{1,16} )?(?:from |between )?\d{1,2}(?:[:.]\d{2})? ?(?:[ap]m)? ?(?:-|–|to|till?|until|and) ?\d)|open day|factory visit|site visit|functions?|(?:events?|celebrations?|festivities|rituals|rehearsals)(?= (?:are |is |run |go )?(?:on )?(?:every|each|all|both|from|at|between)\b)|lessons?(?= (?:are |is |run |go )?(?:on |from |every |each )?(?:mon|tue|wed|thu|fri|sat|sun|\d|weekday|day|morning|afternoon))|exams?|dentist|doctor|physio(?:therapy)?|dialysis|chemo(?:therapy)?|therapy|treatments?|school|university|for work|(?:i|we|he|she|husband|wife|partner) (?:have to |must |will |'ll )?works?(?: remotely)?|work(?:ing)?(?= (?:mornings?|afternoons?|from|until|till|mon|tue|wed|thu|fri|sat|sun|on|during|\d|days|weekdays|remotely|every))|remote work|office|busy|on duty|at (?:my|our|the|a) (?:desk|laptop|computer)|business|naps?|nap ?time|napping|siestas?|(?:sleeps?|lies? down|breaks?|rests?|downtime|quiet (?:time|hours?))(?=,? (?:(?:(?:every|each) (?:single )?(?:day|afternoon)|daily|always|for (?:an|two|\d) hours?),? )?(?:from |between )?\d)|(?:interviews|appointments|rehearsals|viewings|auditions|inspections|hearings|commitments)(?=[^.;!?]{0,80}\d ?(?:[ap]m ?)?(?:-|–|to|till?|until) ?\d{1,2}(?:[:.h]\d|[ap]m))|ceremon(?:y|ies)|graduation|(?:lunch|dinner|brunch|breakfast|coffee|drinks) (?:with (?!(?:an? |the )?(?:views?|show|music|kids|children)\b)(?:me|us|him|them|(?:(?:my|our|his|her|a|the) )?[a-z]+))|visiting hours)\b/iu;
/** Where one has to be for hours, and not for fun. */
const POSTS =
  '(?:(?:trade|exhibition|company|fair) )?(?:stand|booth|stall|site|venue|exhibition|pavilion|counter|studio|lab|laboratory|clinic|hospital|plant|factory|headquarters|hq|set|registration desk|info desk)';
/** Or a place where one has to be: "at the stand from 9 to 18". */
export const BUSY = new RegExp(
  `${OCCASION.source}|(?<=\\b(?:be|am|i'm|we're|are|manning|staffing) (?:(?:at|on|in) )?(?:(?:the|my|our) )?)${POSTS}(?=[^.;!?\\d]{0,40}\\d{1,2}(?:[:.]\\d{2})? ?(?:[ap]\\.?m\\.?)? ?(?:-|–|to|till?|until) ?\\d)|(?<=\\b(?:we|i) )(?:sing|perform|play|compete|present|race)(?= (?:on |at |there )*(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|the \\d{1,2}(?:st|nd|rd|th)?),? (?:from |between )?\\d{1,2}[:.]\\d)`,
  'iu',
);
/** Before being at work, where it is denied, supposed, or only tells when something else is. */
const NOT_AT_WORK =
  "(?<!\\b(?:not|never|no longer|no need|was|were|had|if|need(?:n['’]t| not)|(?:do|did|does|have|has|wo|ca|is|are|was|were|would|should)n['’]t|(?:nobody|no one|none of us|neither of us) (?:has|needs))\\b(?: (?:actually|really|even|necessarily))?(?: (?:have|need|want|supposed|expected))?(?: to)?(?: be)? |\\b(?:if|unless|when|once|as soon as|after|until|till?)\\b[^.;!?]{0,30})";
/** Being at work again, right before the day: whoever says so is home by then. */
export const AT_WORK = `${NOT_AT_WORK}(?:\\b(?:be )?back(?: again)? (?:at|in|to|on) (?:(?:my|the|our|his|her) )?(?:desk|work|office|school|job|shift|duty|classroom|nursery)|\\bbe (?:at|in|on) (?:(?:my|the|our|his|her) )?(?:desk|work|office|shift|duty)|\\b(?:start|begin)s? (?:work|school)(?= again\\b)|\\b(?:work|school|uni|term) (?:starts|begins)(?= again\\b))(?: again)?`;
/** "Leave one afternoon free": one of them, and not each. */
export const ONE_LEFT =
  /\b(?:leave|keep|have|want|need|make|give (?:us|me)) (?:us |me )?(?:an?|one|1) (?:morning|afternoon|evening|day)\b/iu;

/** "School won't let them off on Thursday": they cannot go, and no hours of the trip are kept. */
export const LETS_NOT =
  /\b(?:school|work|boss|office|uni|job) (?:will not|won['’]?t|does(?: not|n['’]?t)|can(?:not|['’]?t)|refuses to|is not going to) (?:let|give|release|allow)\b/iu;

/** What belongs to such hours and asks for nothing more. */
export const BESIDE_HOURS =
  /\b(?:(?:so )?(?:we|he|she|they) (?:stay|rest|sleep)s? (?:at|in) (?:the |our )?(?:hotel|room|flat)(?: then)?|(?:back )?(?:at|in) (?:the|our) (?:hotel|room|apartment)|(?:so )?keep (?:that|it|this|those hours) (?:clear|free)|otherwise free|moved|shifted|changed to|(?:nothing|no plans?) then|(?:and )?(?:(?:must|should|do|does) (?:not )?|(?:don't|doesn't|cannot) )(?:(?:want|wish|like) to )?be disturbed(?: (?:with|by) (?:an? )?\p{L}+)?(?: then)?|visit|(?:(?:we|i)(?:'re|'m| are| am) )?(?:meeting|seeing|visiting)(?: up with)? (?!(?:the|in)\b)[^.,;!?]{3,40}?(?: that day)?(?: from morning (?:to|till?|until) (?:night|evening))?(?=\W*(?:$|[.,;!?])))\b/giu;

/** An hour of the day as people write it, with what leads to it. */
export const CLOCK_TIME =
  /(?:\b(?:from|at|starts? at|starting at|around|about|doors(?: open)?(?: at)?|kick-?off(?: at)?) |@ ?)?(?<!(?:[$€£]|\b(?:eur|usd|gbp|chf)) ?)\b(\d{1,2})(?:[:.h](\d{2}))(?:\s*([ap])\.?m\b\.?)?|(?:\b(?:from|at|around|about|doors(?: open)?(?: at)?|kick-?off(?: at)?) |@ ?)?\b(\d{1,2})\s*([ap])\.?m\b\.?|\b(?:at|@) ?(\d{1,2})(?:\s*o'clock)?(?![\d:./-]|\s*(?:st|nd|rd|th|days?|nights?|people|persons?|adults?|euros?|dollars?|%|am|pm))|\b(?:at )?(noon|midday)\b/iu;
