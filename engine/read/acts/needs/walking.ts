import { needOf, whoseBefore, type Need } from './need.ts';
import type { ActReader } from '../act.ts';
import type { Words } from '../../words.ts';
import { BUGGY, STAIRS, WALKING, WHEELCHAIR } from '../../../../content/words/walking.ts';

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
  new RegExp(
    `\\b(?:can't|cannot|can not|won't|couldn't|(?:isn't|not|un)\\s*able to|no longer)(?: (?:really|possibly|easily))? (?:manage|do|cover|handle|go|cope with)\\s+(?:more than|further than|over)\\s*${NUMBER}\\s*-?${UNIT}\\s+(?:of walking|on foot)(?:\\s*(?:a|per|each|every|\\/)\\s*day)?`,
    'giu',
  ),
];

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
    'no steep hikes',
    'nothing with steep downhill',
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
    "I can't do a lot of walking tours in one day",
    'stairs are too much fun for the kids',
    "we don't like the walking street",
    'Hallgrimskirkja and a walk by the sea',
    'a budget of 5k for 4 days',
    'hiking in the hills',
    'we like steep hills and can climb',
    'no steep prices',
  ],
};
