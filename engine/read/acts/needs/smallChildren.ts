import { needOf, whoseBefore, type Need } from './need.ts';
import { countOf } from '../../numbers.ts';
import type { ActReader } from '../act.ts';
import type { Words } from '../../words.ts';

/** When small children are put to bed where only "early" was said. */
const EARLY_BED = 20 * 60;
const NOON = 12;
const HOUR =
  '(?:half (?:past )?)?(\\d{1,2}(?!\\d)|five|six|seven|eight|nine|ten)(?:[:.h](\\d{2}))?(?: in the evening|\\s*([ap]\\.?m\\b\\.?))?';
const BED = [
  `\\bbed[- ]?times?\\s*(?:is|are|at|by|around|about|:|=|s)*\\s*(?:at |by |around |about )?${HOUR}`,
  `\\b(?:(?:in|to) (?:bed|sleep)|asleep|sleeps?|be in(?= (?:by|before)))\\s+(?:by|at|before|around)\\s+${HOUR}`,
  `\\basleep (?:by|at|before) ${HOUR}`,
  `\\b(?:back|home) (?:in|at|to) the (?:hotel|room|apartment|flat) (?:by|before|at) ${HOUR}(?: (?:every|each) (?:evening|night))?`,
].map((one) => new RegExp(one, 'giu'));
/** Whose evening it is: a meeting is "done by 5" as well. */
const WHO =
  '(?:he|she|they|we|i|(?:(?:my|our|the) )?(?:(?:small|little|old|elderly) )?(?:(?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|twins?|boys?|girls?|sons?|daughters?|little ones?|youngest|oldest|eldest|mum|mom|mother|dad|father|gran|grandma|granny|nan|grandad|grandpa|grandfather|grandmother|parents|wife|husband|partner|sister|brother|aunt|uncle)|\\d{1,2}[- ]year[- ]olds?))';
/** "gets tired at 4pm so nothing after that". */
const TIRED = [
  new RegExp(
    `\\b(?:(?:(?:gets?|getting|is|are|be|'s|’s|'re) )?(?:all |so |too |completely |totally )?(?:tired|grumpy|cranky|exhausted|worn out|knackered|wiped out|shattered|overtired)|${WHO}(?: is| are|'s|’s|'re) (?:all |completely |totally )?(?:done(?: in)?|finished|asleep|spent)|${WHO} (?:runs? out of (?:steam|energy)|flags?|melts? down))\\s+(?:at|by|after|around|from)\\s+(?:about )?${HOUR}(?!\\d|\\s*(?:days|nights|weeks|euros?|pounds?|dollars?|km|%|\\$))(?:\\s*(?:so|and|,)*\\s*(?:(?:please )?(?:plan|book|do|put|schedule|leave) )?(?:nothing|everything) after (?:that|then)(?: (?:empty|free|open))?)?`,
    'giu',
  ),
  new RegExp(
    `\\b(?:nothing|no (?:activit(?:y|ies)|sights?|plans?)) (?:planned )?(?:after|past|later than) ${HOUR}`,
    'giu',
  ),
];
const EARLY_DINNER =
  /\b(?:so )?(?:no|without|avoid) late (?:dinners?|nights?|evenings?|meals?)\b|\bearly (?:dinners?|nights?|bed ?times?|suppers?)\b|\bdinners? (?:must be |has to be |should be )?early\b|\bwe (?:all |always |usually )?(?:eat|dine) early\b|(?<!(?:n't|\bnot|\bno|\bpeople|\bthey|\blocals|\beveryone)\b[^.;!?]{0,15})\b(?:have|need|want|like|must|has|got) (?:to )?(?:eat|dine) early\b/giu;
const DUE = '(?:(?:must|should|has to|have to|needs? to|is|be|start|begin|at|by|please) )*';
/** "Dinner not later than 7pm": it begins by then. */
const LATEST_DINNER = [
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
/** Nobody is served dinner before. */
const FIRST_DINNER = 17 * 60 + 30;
/** Minutes from sitting down to bed. */
export const DINNER_TO_BED = 90;
const BABY =
  /\b(?:bab(?:y|ies)|infants?|newborns?|\d{1,2}[- ]months?[- ]olds?|toddlers?|breast ?feed\w*|nap(?:s|time|times)?)\b(?! (?:friendly pool|shower))/giu;

function childrenIn(words: Words): Need[] {
  const whose = (match: RegExpExecArray) => ({ whose: whoseBefore(words.text, match.index) });
  const tired = TIRED.flatMap((pattern) => words.all(pattern)).flatMap((match) => {
    const amount = eveningMinute(match);
    return amount === null ? [] : [needOf('tired', 'nothing late', match[0], { ...whose(match), amount })];
  });
  const beds = BED.flatMap((pattern) => words.all(pattern)).flatMap((match) => {
    const amount = eveningMinute(match);
    return amount === null ? [] : [needOf('bedtime', 'bedtime', match[0], { ...whose(match), amount })];
  });
  const dinners = LATEST_DINNER.flatMap((pattern) => words.all(pattern)).flatMap((match) => {
    const minute = eveningMinute(match);
    return minute === null
      ? []
      : [needOf('bedtime', 'bedtime', match[0], { amount: minute + DINNER_TO_BED })];
  });
  // where nothing at all is to come later, dinner is early too
  const last = tired.find(
    ({ words: own, amount }) => amount !== null && /\bnothing (?:planned )?(?:after|past|later)\b/i.test(own),
  );
  const over =
    last?.amount && !isOfOneDay(words.text, last.words)
      ? [
          needOf('bedtime', 'bedtime', last.words, {
            amount: Math.max(last.amount, FIRST_DINNER) + DINNER_TO_BED,
          }),
        ]
      : [];
  const early = words
    .all(EARLY_DINNER)
    .map((match) => needOf('bedtime', 'bedtime', match[0], { amount: EARLY_BED }));
  const babies = words.text.match(/\bbabymoon\b/i)
    ? []
    : words.all(BABY).map((match) => needOf('baby', 'baby', match[0], whose(match)));
  return [tired[0], beds[0] ?? dinners[0] ?? early[0] ?? over[0], babies[0]].filter(
    (need) => need !== undefined,
  );
}

/** "Nothing after 4pm on Sunday" is said of one evening. */
function isOfOneDay(text: string, said: string): boolean {
  const behind = text.slice(text.indexOf(said) + said.length);
  return /^\s*(?:on|that) (?:the |our |my )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|day|last|first|\d)/i.test(
    behind,
  );
}

/** Minute of the day from noon on: "7", "7pm" and "19:00" are one evening, and "half 7" is half past. */
function eveningMinute([said = '', hour = '', minutes = '0', half = '']: readonly (string | undefined)[]):
  | number
  | null {
  const typed = countOf(hour);
  if (typed > 24 || /^a/i.test(half)) return null;
  const past = /\bhalf\b/i.test(said) ? 30 : 0;
  const minute = (typed < NOON ? typed + NOON : typed) * 60 + Number(minutes) + past;
  return minute >= NOON * 60 && minute <= 24 * 60 ? minute : null;
}

/** Leaves its words to those who count the travellers. */
export const smallChildren: ActReader = {
  act: 'small children',
  read: (words) => {
    const needs = childrenIn(words);
    return needs.length === 0 ? null : { needs };
  },
  examples: [
    'with a 5 year old, bed times 7pm so no late dinners',
    'two adults and a baby',
    'my 5 yr old gets tired at 4pm so nothing after that',
    'the kids go to bed at 8',
    'grandad runs out of steam by 6pm',
    'the little one is worn out by 4:30pm, so plan nothing after that',
    'with our toddler who naps at noon',
    'an 8 month old comes along',
    'early dinners please',
    'she is in bed by 19:30',
    'dinner not later than 7pm, the kids are done by then',
  ],
  counterExamples: [
    'four days in Rome in June',
    'we stay up late',
    'two adults and two teenagers',
    'babymoon in Lisbon',
  ],
};

/** The words on hours of the evening, taken for themselves: "7pm" is no date and no landing. */
export const eveningHours: ActReader = {
  act: 'evening hours',
  takesWords: true,
  read: (words) => {
    const found = [...BED, ...TIRED, ...LATEST_DINNER].flatMap((pattern) => words.all(pattern));
    return found.length === 0 ? null : {};
  },
  examples: ['bed times 7pm', 'my 5 yr old gets tired at 4pm', 'the kids are asleep by 8'],
  counterExamples: ['four days in Rome', 'we land at 7pm'],
};
