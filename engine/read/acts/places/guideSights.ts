/** What the guides of the towns named tell of: "the Forum", "spy museum", "Lake Bled". */
import { matchesIn } from '../../../../domain/text/matches.ts';
import { sightsNamed } from '../../places/guideSights.ts';
import { findWeekday } from '../../follow/dayRefs.ts';
import { normalize } from '../../../../domain/text/normalize.ts';
import { placesIn } from './places.ts';
import type { Words } from '../../words.ts';
import type { ActReader } from '../act.ts';

/** Words that want something in the plan: there a sight needs no capital. */
const WANTS =
  /\b(?:add|include|see|visit|put|want|(?:can|could|may) (?:i|we) have|instead|rather|do|swap|move|fit|squeeze|must|definitely|for sure|if (?:there's |there is )?time)\b/;

const DAY = '((?:mon|tues?|wednes|thurs?|fri|satur|sun)day|tues?|thurs?|mon|wed|fri)s?';
/** Until another day is named. */
const THING = `(?!(?:and|then|but)\\b)((?:(?!\\b(?:on )?${DAY}\\b)[\\p{L}\\p{M}'’ +&-]){3,60})`;
/** "Tuesday is for the Louvre", "on Monday we want to see the Prado", "tue: louvre", "tuesday louvre + orsay", "the Louvre on Tuesday". */
const ON_DAY: readonly RegExp[] = [
  new RegExp(
    `\\b(?:(?:on|keep|have|save) )*(?<day>${DAY})(?:\\s*[:=–-]\\s*|,? (?:(?:is|should be|will be|must be|are|for|to|we|i|want|would like|like|plan|go|see|visit|do|reserved|kept|meant|set aside|in|at) )+| (?!(?:morning|afternoon|evening|night|lunch)))(?<thing>${THING})`,
    'giu',
  ),
  new RegExp(`(?<thing>${THING}) (?:is )?(?:on|for) (?:the )?(?<day>${DAY})\\b`, 'giu'),
];

/** The weekdays that a first message puts sights on, each on one. */
function weekdaysOf(words: Words, names: readonly string[]) {
  const left = new Set(names);
  return ON_DAY.flatMap((pattern) => matchesIn(words.text, pattern)).flatMap((match) => {
    const { thing = '', day = '' } = match.groups ?? {};
    const said = normalize(thing).split(/\W+/u);
    const own = [...left].filter((name) =>
      normalize(name)
        .split(/\W+/u)
        .some((word) => word.length > 3 && word !== 'museum' && said.includes(word)),
    );
    const weekday = findWeekday(`on ${day}`);
    if (own.length === 0 || weekday === null) return [];
    const from = match.index + match[0].indexOf(thing);
    if (from > match.index) words.take(match.index, from);
    else words.take(from + thing.length, match.index + match[0].length);
    return own.map((name) => {
      left.delete(name);
      return {
        day: { kind: 'weekday', weekday },
        change: { kind: 'move', words: name, isNew: true },
      } as const;
    });
  });
}

export const guideSights: ActReader = {
  act: 'guideSights',
  read: (words, context) => {
    const { destinations, musts, isChoice, spans } = placesIn(words, context);
    const named = destinations.map(({ place }) => place);
    const towns = [...named, ...(context.towns ?? [])];
    if (isChoice || towns.length === 0) return null;
    const isOfPlan = context.towns !== undefined && context.towns.length > 0 && WANTS.test(words.lower);
    const found = sightsNamed(words.without(spans).text, towns, isOfPlan).filter(
      ({ name }) => !musts.some((must) => must.name === name),
    );
    for (const { start, end } of found) words.take(start, end);
    const names = [...musts, ...found.filter(({ isWish }) => isWish)].map(({ name }) => name);
    const dayEdits = (context.towns ?? []).length > 0 ? [] : weekdaysOf(words, names);
    if (found.length + dayEdits.length === 0) return null;
    const wished = found.filter(({ isWish }) => isWish);
    const left = found.filter(({ isWish }) => !isWish);
    return {
      ...(wished.length > 0 && { musts: wished.map(({ name, town }) => ({ name, town })) }),
      ...(dayEdits.length > 0 && { dayEdits }),
      ...(left.length > 0 && { nots: left.map(({ name }) => name) }),
    };
  },
  examples: [
    'Florence for 3 days in May, the Bargello',
    'Rome for 4 days, the sistine chapel & the forum',
    'washington 4 days, air and space, spy museum',
    'Munich for 3 days, not the residenz',
    'Paris 15-17 march, tuesday is for the louvre',
  ],
  counterExamples: [
    'Florence for 3 days, near the Bargello',
    'Turin for 4 days',
    'a day at the beach in Nice',
  ],
};
