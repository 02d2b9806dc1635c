import { needOf, whoseBefore, type Need } from './need.ts';
import type { ActReader } from '../act.ts';
import type { Words } from '../../words.ts';

const KM_A_MILE = 1.609;
const NUMBER = '(\\d+(?:[.,]\\d+)?|one|two|three|four|five|six|half a)';
const UNIT = '(k|km|kms|kilomet(?:er|re)s?|miles?|mi|met(?:er|re)s?|m|steps)';
const SMALL: Readonly<Record<string, number>> = {
  'half a': 0.5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};
const METRES_A_STEP = 0.75;

/** "max 3km walking per day", "we don't want to walk more than 5k a day", "can walk about 500 m". */
const LIMITS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:max(?:imum)?(?: of)?|at most|no more than|not more than|up to|under|less than|only|about|around|limit(?:ed)?(?: to)?)\\s*${NUMBER}\\s*-?${UNIT}\\b(?:\\s+of)?\\s*(?:of )?walk(?:s|ing)?(?:\\s*(?:a|per|each|every|\\/)\\s*day)?`,
    'giu',
  ),
  new RegExp(
    `\\bwalk(?:s|ing)?\\b(?:\\s+(?:is|limited to))?\\s+(?:for\\s+)?(?:more than|further than|farther than|over|at most|up to|max(?:imum)?|about|only|no more than|a maximum of|under|less than|limit(?:ed)? to)\\s*${NUMBER}\\s*-?${UNIT}\\b(?:\\s*(?:a|per|each|every|\\/)\\s*(?:day|time)|\\s+(?:at a time|at once|in one go))?`,
    'giu',
  ),
  new RegExp(
    `\\b${NUMBER}\\s*-?${UNIT}\\s+(?:of\\s+)?(?:walk(?:s|ing)?|on foot)(?:\\s*(?:a|per|each|every|\\/)\\s*day)?,?\\s+(?:tops|max(?:imum)?|at (?:the )?most|or less|is (?:the|his|her|my|our) (?:limit|max))\\b`,
    'giu',
  ),
];

/** What somebody is spared or cannot do, before its name. */
const SPARED =
  "(?:no|without|avoid(?:ing)?|(?:can't|cannot|can not) (?:do|climb|manage|take|use|handle|cope with|walk(?: up)?)|(?:trouble|problems?|difficult(?:y|ies)|struggles?|struggling) with|hates?|not (?:too )?many|few|nothing with|not)\\s+(?:(?:any|too many|the|many|lots of|loads of|a lot of|so many)\\s+)?";
const STAIRS = new RegExp(
  `\\b(?:${SPARED}(?:(?:long|steep|big) )?(?:stairs|steps|staircases|climbing stairs)(?: (?:or|and|nor) (?:(?:steep )?(?:hills?|slopes?|steps|stairs|climbs?)))?|step[- ]free|(?:no|without) stair climbing)\\b`,
  'giu',
);
const WHEELCHAIR =
  /\b(?:(?:uses?|using|in|with|needs?|on)\s+(?:a |an |her |his |my )?(?:(?:electric|manual|powered|folding) )?)?(?:wheel ?chairs?(?: (?:users?|accessib\w+|friendly|bound))?|mobility scooters?)\b|\bdisabled(?: (?:travell?ers?|person|people|access|friend|parking))?\b|\bphysical(?:ly)? disab\w+|\bbarrier[- ]free\b|\bparapleg\w+|\baccessible (?:rooms?|routes?|transport|travel|trip)\b/giu;
const BUGGY = /\b(?:with (?:a |the |our )?)?(?:strollers?|prams?|pushchairs?|bugg(?:y|ies))\b/giu;
const WHOSE = "(?:my|his|her|our|(?:mum|mom|dad|gran\\p{L}*|wife|husband)'?s)";
const PART_OF_BODY = '(?:left |right )?(?:knees?|legs?|hips?|back|foot|feet|ankles?|joints?)';
/** Parts that hurt, how people tell of it, and what they walk with. */
const WALKING = new RegExp(
  [
    "(?:knees?|legs?|hips?|back|feet|ankles?) (?:is|are|'s) (?:shot|done for|wrecked|ruined|kaput|bust(?:ed)?|finished)|(?:bad|sore|injured|weak|dodgy|broken|sprained|twisted|new|stiff|swollen|aching|painful|fractured|dislocated|problems? with (?:my|his|her|the)|trouble with (?:my|his|her|the))\\s+(?:left |right )?(?:knees?|legs?|hips?|back|foot|feet|ankles?|toes?|joints?)",
    `(?:${WHOSE} ${PART_OF_BODY}|${PART_OF_BODY} (?:is|are))(?: is| are|'s| that'?s)? (?:really |very |so |quite |a bit )?(?:bad|not (?:so |very |too )?(?:great|good|strong)|sore|weak|dodgy|knackered|playing up|acting up|hurts?|hurting|aches?|aching|killing (?:me|him|her)|gives? (?:me|him|her) trouble)`,
    '(?:nothing|not|no|avoid) (?:too |very |anything )?strenuous(?: (?:activit(?:y|ies)|hikes?|walks?))?|(?:short|easy|gentle|flat) (?:hikes?|walks?|trails?) only|only (?:short|easy|gentle|flat) (?:hikes?|walks?|trails?)',
    '(?:recover(?:ing|ed)? from |after |had |has had |having )?(?:a |an |her |his |my |recent )*(?:hip|knee|leg|foot|ankle|back|spinal|spine|joint|achilles|acl|meniscus)(?: (?:and|or) \\w+)?[- ](?:surgery|replacement|replaced|operation|op|injur(?:y|ies)|problems?|issues?|pains?|trouble|fracture|fusion)',
    "(?:can't|cannot|can not|couldn't|unable to|hard to|trouble|not able to|difficult to|struggles? to) walk(?:ing)?(?: (?:far|long|much|well|for long|a lot|long distances|too far|very far))?",
    '(?:can|could|able to) (?:only|just|barely|hardly) walk (?:for )?(?:a few|five|ten|\\d+) (?:minutes?|mins?|steps|met(?:er|re)s|yards)(?: at a time| at once| in one go)?',
    "(?:hates?|hating|dislikes?|(?:doesn't|does not|don't|do not|not) (?:like|enjoy|love)|not (?:keen on|fond of|into|up for|good at)|no fan of|can't stand|no good at|avoid(?:ing)?|without|no) (?:to )?(?:walk(?:ing)? (?:far|long|a lot|too (?:far|much)|long distances|for long|everywhere)|(?:long|big|far|endless) walks?|(?:long )?walking(?! (?:tours?|holidays?|streets?|shoes|boots|sticks?|in|at|on|to|with|by|past|around)\\b))",
    "(?:can't|cannot|can not|couldn't|unable to|not able to|shouldn't|won't|doesn't|don't want to) (?:do|manage|handle|cope with|take) (?:(?:a lot of|much|too much|lots of|any|long|very much|loads of) )?walk(?:s|ing)",
    '(?:short|little|less|not (?:too )?much|minimal|minimum|limited|as little) walk(?:s|ing)?(?: as possible)?',
    '(?:limited|reduced|restricted|low|poor) mobility|mobility (?:issues?|needs?|problems?|impair\\w+|challenges?|limitations?)',
    'walk(?:s|ing)? (?:very )?slow(?:ly)?|slow walkers?',
    'elderly(?: (?:travell?ers?|people|parents?|couple|person))?|frail',
    '(?:on )?crutches',
    '(?:walks?|walking|with|on(?= a (?:rollator|walk|frame|zimmer))|uses?|using|her|his|my) (?:with )?(?:a )?(?:walking )?(?:stick|cane|rollator|walker|frame)',
    '(?:has|have|needs?) (?:a )?(?:walking (?:stick|frame|cane)|rollator|zimmer(?: frame)?)',
    '(?:gets?|getting|am|is|are) (?:easily |quickly )?tired(?: (?:easily|quickly|fast))?(?! (?:at|by|after|around) )|tires? (?:easily|quickly|fast)',
    '(?:too|so) much (?:of )?walk(?:s|ing)?|not (?:too )?far to walk',
    '(?:arthrit\\w+|arthrosis|osteoarthritis|plantar fasciitis|sciatica|slipped disc|herniated disc|gout)',
    `flat (?:routes?|walks?|ground|paths?|streets?)(?: only)?|${SPARED}(?:(?:steep|big) )?(?:hills?|slopes?|climbs?|inclines?|uphill)|nothing steep`,
  ]
    .map((one) => `\\b(?:${one})\\b`)
    .join('|'),
  'giu',
);

function kilometres([, amount = '', unit = '']: readonly (string | undefined)[]): number | null {
  const value = SMALL[amount.toLowerCase()] ?? Number(amount.replace(',', '.'));
  if (!Number.isFinite(value)) return null;
  if (/^mi/i.test(unit)) return round(value * KM_A_MILE);
  if (/^step/i.test(unit)) return round((value * METRES_A_STEP) / 1_000);
  return /^m/i.test(unit) ? round(value / 1_000) : value;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function walkingIn(words: Words): Need[] {
  const own = (kind: Need['kind'], what: string, match: RegExpExecArray, amount: number | null = null) =>
    needOf(kind, what, match[0], { amount, whose: whoseBefore(words.text, match.index) });
  const limits = LIMITS.flatMap((limit) => words.all(limit)).map((match) =>
    own('walking', 'walking limit', match, kilometres(match)),
  );
  const all = [
    ...words.all(WHEELCHAIR).map((match) => own('wheelchair', 'wheelchair', match)),
    ...words.all(STAIRS).map((match) => own('stairs', 'no stairs', match)),
    ...words.all(BUGGY).map((match) => own('stairs', 'buggy', match)),
    ...limits,
    ...words.all(WALKING).map((match) => own('walking', plain(match[0]), match)),
  ];
  return all.filter(
    ({ kind, what }, index) => all.findIndex((other) => other.kind === kind && other.what === what) === index,
  );
}

function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^(?:recover(?:ing|ed)? from|after|had|has had|having|on|a|an|with) /, '');
}

export const walking: ActReader = {
  act: 'walking',
  takesWords: true,
  read: (words) => {
    const needs = walkingIn(words);
    return needs.length === 0 ? null : { needs };
  },
  examples: [
    'recovering from hip surgery, max 3km walking per day, Vienna 5 days',
    "we don't want to walk more than 5k a day",
    'grandpa uses a wheelchair',
    'vegetarian, no stairs',
    'my mother has a bad knee',
    "she can't do stairs",
    "mum can't do steep hills, keep that in mind",
    'dad struggles with hills',
    'I am on crutches',
    'with a stroller, 3 days in Rome',
    'disabled traveler and foodie',
    'flat routes please',
    'dad has arthritis and walks slowly',
    'I had a knee replacement in May',
    'he can walk about 500 m at a time',
    'two weeks after my ankle operation',
    'my mum hates walking far',
    "dad doesn't like long walks",
    "he can't do a lot of walking",
  ],
  counterExamples: [
    'we love steps and steak',
    'walking tours and coffee shops',
    'we hate walking tours',
    "we don't like the walking street",
    'Hallgrimskirkja and a walk by the sea',
    'a budget of 5k for 4 days',
    'hiking in the hills',
    'we like steep hills and can climb',
  ],
};
