/** How people say that they walk badly, or with wheels. */

/** What somebody is spared or cannot do, before its name. */
const SPARED =
  "(?:no|without|avoid(?:ing)?|(?:doesn't|does not|don't|do not) want (?:me|him|her|us|them) (?:on|doing|up|climbing|to (?:do|climb))|(?:can't|cannot|can not) (?:do|climb|manage|take|use|handle|cope with|walk(?: up)?)|(?:trouble|problems?|difficult(?:y|ies)|struggles?|struggling) with|hates?|not (?:too )?many|few|nothing with|not)\\s+(?:(?:any|too many|the|many|lots of|loads of|a lot of|so many)\\s+)?";
/** Stairs are to be spared. */
export const STAIRS = new RegExp(
  `\\b(?:${SPARED}(?:(?:long|steep|big) )?(?:stairs|steps|staircases|climbing stairs)(?: (?:or|and|nor) (?:(?:steep )?(?:hills?|slopes?|steps|stairs|climbs?)))?|(?:stairs|steps|staircases) are (?:too much(?! (?:fun|to miss|of a))|beyond (?:me|him|her|us)|impossible|out(?! of\\b)|out of the question(?! ?\\?)|a (?:problem|no[- ]go|nightmare)|not (?:possible|an option|for (?:me|him|her|us)))|(?<=\\b(?:no|avoid|without) (?:steep )?(?:hills?|slopes?|climbs?) (?:or|and|nor) )(?:stairs|steps)|step[- ]free|(?:no|without) stair climbing)\\b`,
  'giu',
);
/** Somebody uses a wheelchair, or needs ways for one. */
export const WHEELCHAIR =
  /\b(?:(?:uses?|using|in|with|needs?|on)\s+(?:a |an |her |his |my )?(?:(?:electric|manual|powered|folding) )?)?(?:wheel ?chairs?(?: (?:users?|accessib\w+|friendly|bound))?|mobility scooters?)\b|\bpower ?chairs?(?: users?)?\b|\bdisabled(?: (?:travell?ers?|person|people|access|friend|parking))?\b|\bphysical(?:ly)? disab\w+|\bbarrier[- ]free\b|\bparapleg\w+|\baccessible (?:rooms?|routes?|transport|travel|trip)\b/giu;
/** A child is pushed. */
export const BUGGY = /\b(?:with (?:a |the |our )?)?(?:strollers?|prams?|pushchairs?|bugg(?:y|ies))\b/giu;
const WHOSE = "(?:my|his|her|our|(?:mum|mom|dad|gran\\p{L}*|wife|husband)'?s)";
const PART_OF_BODY = '(?:left |right )?(?:knees?|legs?|hips?|back|foot|feet|ankles?|joints?)';
/** Parts that hurt, how people tell of it, and what they walk with. */
export const WALKING = new RegExp(
  [
    "(?:knees?|legs?|hips?|back|feet|ankles?) (?:is|are|'s) (?:shot|done for|wrecked|ruined|kaput|bust(?:ed)?|finished)|(?:bad|sore|injured|weak|dodgy|broken|sprained|twisted|new|stiff|swollen|aching|painful|fractured|dislocated|problems? with (?:my|his|her|the)|trouble with (?:my|his|her|the))\\s+(?:left |right )?(?:knees?|legs?|hips?|back|foot|feet|ankles?|toes?|joints?)",
    `(?:${WHOSE} ${PART_OF_BODY}|${PART_OF_BODY} (?:is|are))(?: is| are|'s| that'?s)? (?:really |very |so |quite |a bit )?(?:bad|not (?:so |very |too )?(?:great|good|strong)|sore|weak|dodgy|knackered|playing up|acting up|hurts?|hurting|aches?|aching|killing (?:me|him|her)|gives? (?:me|him|her) trouble)`,
    '(?:nothing|not|no|avoid) (?:too |very |anything )?strenuous(?: (?:activit(?:y|ies)|hikes?|walks?))?|(?:short|easy|gentle|flat) (?:hikes?|walks?|trails?) only|only (?:short|easy|gentle|flat) (?:hikes?|walks?|trails?)',
    '(?:recover(?:ing|ed)? from |after |had |has had |having )?(?:a |an |her |his |my |recent )*(?:hip|knee|leg|foot|ankle|back|spinal|spine|joint|achilles|acl|meniscus)(?: (?:and|or) \\w+)?[- ](?:surgery|replacement|replaced|operation|op|injur(?:y|ies)|problems?|issues?|pains?|trouble|fracture|fusion)',
    "(?:can't|cannot|can not|couldn't|unable to|hard to|trouble|not able to|difficult to|struggles? to) walk(?:ing)?(?: (?:far|long|much|well|for long|a lot|long distances|too far|very far))?",
    '(?:can|could|able to) (?:only|just|barely|hardly) walk (?:for )?(?:a few|five|ten|\\d+) (?:minutes?|mins?|steps|met(?:er|re)s|yards)(?: at a time| at once| in one go)?',
    "(?:hates?|hating|dislikes?|(?:doesn't|does not|don't|do not|not) (?:like|enjoy|love)|not (?:keen on|fond of|into|up for|good at)|no fan of|can't stand|no good at|avoid(?:ing)?|without|no) (?:to )?(?:walk(?:ing)? (?:far|long|a lot|too (?:far|much)|long distances|for long|everywhere)|(?:long|big|far|endless) (?:walks?|hikes?)|(?:long )?walking(?! (?:tours?|holidays?|streets?|shoes|boots|sticks?|in|at|on|to|with|by|past|around)\\b))",
    "(?:can't|cannot|can not|couldn't|unable to|not able to|shouldn't|won't|doesn't|don't want to) (?:do|manage|handle|cope with|take) (?:(?:a lot of|much|too much|lots of|any|long|very much|loads of) )?(?:walk(?:s|ing)(?! (?:tours?|holidays?|food|city)\\b)|(?<=\\b(?:long|much) )(?:hik(?:es?|ing)|treks?|trekking))",
    '(?:short|little|less|not (?:too )?much|minimal|minimum|limited|as little) walk(?:s|ing)?(?: as possible)?',
    '(?:limited|reduced|restricted|low|poor) mobility|mobility (?:issues?|needs?|problems?|impair\\w+|challenges?|limitations?)',
    'walk(?:s|ing)? (?:very )?slow(?:ly)?|slow walkers?',
    '(?:\\d+|one|two|three|half a) ?(?:km|kilomet(?:er|re)s?|miles?|met(?:er|re)s) (?:a day )?(?:on foot )?(?:is|are) (?:his|her|my|our|the|their) (?:limit|maximum|max)',
    '(?:(?:\\d+|a few|one|two|three) ?(?:hundred )?(?:m|met(?:er|re)s|yards|minutes?|mins?)|(?:[1-3]|one|two|half a) ?(?:km|kilomet(?:er|re)s?|miles?))(?: of walking| on foot)? (?:is|are) (?:(?:about|all|what|the most|as (?:far|much) as|roughly|pretty much|that) )*(?:s?he|i|we|they|mum|mom|dad|gran|nan) (?:(?:can |could )?(?:manages?|copes? with)|(?:can|could) (?:do|walk)|has in (?:her|him|me|us))',
    'elderly(?: (?:travell?ers?|people|parents?|couple|person))?|frail',
    '(?:on )?crutches',
    '(?:walks?|walking|with|on(?= a (?:rollator|walk|frame|zimmer))|uses?|using|her|his|my) (?:with )?(?:a |two |his |her |my )?(?:walking )?(?:sticks?|canes?|rollator|walker|frame)',
    '(?:has|have|needs?) (?:a )?(?:walking (?:stick|frame|cane)|rollator|zimmer(?: frame)?)',
    '(?:gets?|getting|am|is|are) (?:easily |quickly )?tired(?: (?:easily|quickly|fast))?(?! (?:at|by|after|around) )|tires? (?:easily|quickly|fast)',
    '(?:too|so) much (?:of )?walk(?:s|ing)?|not (?:too )?far to walk',
    '(?:arthrit\\w+|arthrosis|osteoarthritis|plantar fasciitis|sciatica|slipped disc|herniated disc|gout)',
    `flat (?:routes?|walks?|ground|paths?|streets?)(?: only)?|${SPARED}(?:(?:steep|big) )?(?:hills?|slopes?|climbs?|inclines?|(?:up|down)hill)|(?<!\\b(?:price|cost|fare|rate|it)s?(?: is|['’]?s|) )(?:no|not|nothing|avoid|without|nowhere)(?: (?:with|too|very|that is|any|the|on))* steep(?: (?:hik(?:es|ing)|trails?|walks?|paths?|ways?|streets?|roads?|terrain|stuff|bits|parts|stretches|(?:up|down)hills?))*(?=\\W*(?:$|[.,;!?)]|(?:please|pls|and|or|but|for|in|at|on|because|as|keep)\\b))`,
  ]
    .map((one) => `\\b(?:${one})\\b`)
    .join('|'),
  'giu',
);

/** "Can she get on the Gozo ferry ok?", of a trip on which one uses a wheelchair: what it is that they are to get on or into. */
export const GETS_ON =
  /\b(?:can|could|will|would) (?:s?he|they|we|i|(?:my|our) \p{L}+) (?:be able to )?(?:(?:get|go|come)(?: (?:on(?:to)?|in(?:to|side)?|up|a?round))|board|use|manage|take|visit) (?:the |a )?([\p{L}'’ -]{3,40}?)(?: (?:ok(?:ay)?|easily|all ?right|at all|then|too|with (?:it|that|(?:the|her|his) (?:wheel)?chair)))*\W*$/iu;
