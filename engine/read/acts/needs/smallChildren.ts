import { BABY, BED, EARLY_DINNER, LATEST_DINNER, TIRED } from '../../../../content/words/smallChildren.ts';
import { needOf, whoseBefore, type Need } from './need.ts';
import { countOf } from '../../numbers.ts';
import type { ActReader } from '../act.ts';
import type { Words } from '../../words.ts';

/** When small children are put to bed where only "early" was said. */
const EARLY_BED = 20 * 60;
const NOON = 12;
/** Nobody is served dinner before. */
const FIRST_DINNER = 17 * 60 + 30;
/** Minutes from sitting down to bed. */
export const DINNER_TO_BED = 90;

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
