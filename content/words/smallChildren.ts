/** What is said of small children and of who goes to bed early. */
const HOUR =
  '(?:half (?:past )?)?(\\d{1,2}(?!\\d)|five|six|seven|eight|nine|ten)(?:[:.h](\\d{2}))?(?: in the evening|\\s*([ap]\\.?m\\b\\.?))?';
/** Each ends with the hour: figures or word, minutes, half of the day. */
export const BED = [
  `\\bbed[- ]?times?\\s*(?:is|are|at|by|around|about|:|=|s)*\\s*(?:at |by |around |about )?${HOUR}`,
  `\\b(?:(?:in|to) (?:bed|sleep)|asleep|sleeps?|be in(?= (?:by|before)))\\s+(?:by|at|before|around)\\s+${HOUR}`,
  `\\basleep (?:by|at|before) ${HOUR}`,
  `\\b(?:back|home) (?:in|at|to) the (?:hotel|room|apartment|flat) (?:by|before|at) ${HOUR}(?: (?:every|each) (?:evening|night))?`,
].map((one) => new RegExp(one, 'giu'));
/** Whose evening it is: a meeting is "done by 5" as well. */
const WHO =
  '(?:he|she|they|we|i|(?:(?:my|our|the) )?(?:(?:small|little|old|elderly) )?(?:(?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|twins?|boys?|girls?|sons?|daughters?|little ones?|youngest|oldest|eldest|mum|mom|mother|dad|father|gran|grandma|granny|nan|grandad|grandpa|grandfather|grandmother|parents|wife|husband|partner|sister|brother|aunt|uncle)|\\d{1,2}[- ]year[- ]olds?))';
/** "gets tired at 4pm so nothing after that". */
export const TIRED = [
  new RegExp(
    `\\b(?:(?:(?:gets?|getting|is|are|be|'s|’s|'re) )?(?:all |so |too |completely |totally )?(?:tired|grumpy|cranky|exhausted|worn out|knackered|wiped out|shattered|overtired)|${WHO}(?: is| are|'s|’s|'re) (?:all |completely |totally )?(?:done(?: in)?|finished|asleep|spent)|${WHO} (?:runs? out of (?:steam|energy)|flags?|melts? down))\\s+(?:at|by|after|around|from)\\s+(?:about )?${HOUR}(?!\\d|\\s*(?:days|nights|weeks|euros?|pounds?|dollars?|km|%|\\$))(?:\\s*(?:so|and|,)*\\s*(?:(?:please )?(?:plan|book|do|put|schedule|leave) )?(?:nothing|everything) after (?:that|then)(?: (?:empty|free|open))?)?`,
    'giu',
  ),
  new RegExp(
    `\\b(?:nothing|no (?:activit(?:y|ies)|sights?|plans?)) (?:planned )?(?:after|past|later than) ${HOUR}`,
    'giu',
  ),
];
export const EARLY_DINNER =
  /\b(?:so )?(?:no|without|avoid) late (?:dinners?|nights?|evenings?|meals?)\b|\bearly (?:dinners?|nights?|bed ?times?|suppers?)\b|\bdinners? (?:must be |has to be |should be )?early\b|\bwe (?:all |always |usually )?(?:eat|dine) early\b|(?<!(?:n't|\bnot|\bno|\bpeople|\bthey|\blocals|\beveryone)\b[^.;!?]{0,15})\b(?:have|need|want|like|must|has|got) (?:to )?(?:eat|dine) early\b/giu;
const DUE = '(?:(?:must|should|has to|have to|needs? to|is|be|start|begin|at|by|please) )*';
/** "Dinner not later than 7pm": it begins by then. */
export const LATEST_DINNER = [
  new RegExp(
    `\\b(?:dinners?|supper|tea|eat(?:ing)?|dine|dining)(?: early)?,? ${DUE}(?:(?:not|no|never) (?:any )?(?:later than|after|past)|before|by|(?:at )?the latest (?:at|by)) ${HOUR}(?: at the latest)?`,
    'giu',
  ),
  new RegExp(`\\b(?:dinners?|supper) ${DUE}${HOUR} (?:at the latest|latest|max)\\b`, 'giu'),
  new RegExp(
    `\\b(?:dinners?|supper) (?:at|by|around) ${HOUR},? (?:every|each) (?:day|night|evening)\\b`,
    'giu',
  ),
  new RegExp(
    `\\b(?:(?:melts? down|falls? apart|kicks? off|gets? (?:grumpy|cranky|hangry|ill|sick)|suffers?) )(?:if|when|whenever) (?:dinner|supper|tea) is (?:any )?(?:later than|after|past) ${HOUR}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:no|not any|without|never) (?:dinners?|suppers?|meals?) (?:any )?(?:later than|after|past) ${HOUR}`,
    'giu',
  ),
];
export const BABY =
  /\b(?:bab(?:y|ies)|infants?|newborns?|\d{1,2}[- ]months?[- ]olds?|toddlers?|breast ?feed\w*|nap(?:s|time|times)?)\b(?! (?:friendly pool|shower))/giu;
