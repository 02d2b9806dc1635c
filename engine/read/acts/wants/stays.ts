import { matchesIn } from '../../../../domain/text/matches.ts';
import { residueOf } from '../../residue.ts';
import { unneededIn } from '../../denial.ts';
import type { ActReader } from '../act.ts';
import type { Words } from '../../words.ts';
import {
  STAY_KINDS,
  STAY_WANTS,
  NEAR_BARE,
  GENERIC,
  STARS,
  DENIED,
  DENIED_AFTER,
} from '../../../../content/words/stays.ts';

const SORT =
  'hotels?|riads?|ryokans?|guest ?houses?|resorts?|b&b|stays?|rooms?|place to stay|accommodations?|somewhere to (?:stay|sleep)|airbnb|apartment|hostels?|dorms?|lodging|base';
const NEAR = new RegExp(
  `\\b(?:(?:${SORT}|stay(?:ing)?|be|somewhere) )(?:(?:in \\p{L}+|should be|has to be|must be|is|right|very|quite|somewhere|close|that is|which is) )*(?:near(?:by)?(?: to)?|close to|next to|by|within walking distance of|walking distance (?:to|from)|around|not far from|opposite|at) (?:the |a )?((?:(?:main|central|train|railway|metro|subway|bus|city|old|town|sandy) )*(?:station|centre|center|beach|sea|airport|metro|subway|old town|port|harbou?r|conference|stadium|[\\p{L}][\\p{L}'-]+(?: (?!(?:from|in|for|on|and|or|with|under|please|to|at|by|the|a|is|if|but|we|i|so|that|which|between|during|max|my|our)\\b)[\\p{L}][\\p{L}'-]+)?))\\b`,
  'giu',
);
/** In whatever words, behind a name for it. */
const LABELLED = /\b(?:stay|accommodations?|lodging):\s*([^.;,|!?\n]+)/giu;
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five'];

/** Wishes for the place to sleep. Lists only grow; null where nothing was said. */
export interface StayWish {
  /** "a pool", "parking". */
  readonly wants: readonly string[];
  /** Names of a quarter or thing it should be near. */
  readonly near: readonly string[];
  /** hostel, apartment, boutique, camping. */
  readonly kinds: readonly string[];
  readonly stars: number | null;
  /** Kinds that it must not be. */
  readonly notKinds: readonly string[];
  /** Of one message: wants that are taken back. */
  readonly notWants?: readonly string[] | undefined;
}

export const NO_STAY_WISH: StayWish = { wants: [], near: [], kinds: [], stars: null, notKinds: [] };

/** What was said before and now. */
export function withStay(before: StayWish, said: StayWish | null): StayWish {
  if (said === null) return before;
  return {
    wants: [...new Set([...before.wants, ...said.wants])].filter((want) => !said.notWants?.includes(want)),
    near: said.near.length > 0 ? said.near : before.near,
    kinds: (said.kinds.length > 0 ? said.kinds : before.kinds).filter(
      (kind) => !said.notKinds.includes(kind),
    ),
    notKinds: [
      ...new Set([...before.notKinds.filter((kind) => !said.kinds.includes(kind)), ...said.notKinds]),
    ],
    stars: said.stars ?? before.stars,
  };
}

const compiled = (list: readonly (readonly [string, string])[]) =>
  list.map(
    ([want, words]) =>
      [want, new RegExp(`(?:\\b|(?<=[+&]))(?:with (?:an? |the )?)?(?:${words})(?![\\p{L}])`, 'giu')] as const,
  );
const WANTED = compiled(STAY_WANTS);
const KIND = compiled(STAY_KINDS);
/** Without a word of beds, these are things to do: a beach, a pool. */
const OF_BEDS = new RegExp(
  `\\b(?:${SORT}|be (?:right |really |very )?(?:by|near|on|next to|close to) the (?:sea|beach|water|ocean|lake)|sleep|hotel|bed|check[- ]?in|airbnb|resort|villa|riad|ryokan|flats?(?= with)|[345][- ]?stars?|wheel ?chair|(?:(?<!(?:start|begin|end) )with|must have|incl(?:ud(?:e|es|ing))?) breakfast(?=\\W*(?:please\\W*)?$)|breakfast (?:(?:is|must be|should be) )?included)\\b`,
  'iu',
);
const ALONE = new Set([
  'a pool',
  'a sea view',
  'a view',
  'twin beds',
  'air conditioning',
  'that parties are allowed',
  'that pets may come',
  'that smoking is allowed',
  'a family room',
  'no smoking',
  'places for children',
  'a kitchen',
  'rooms of your own',
  'half board',
  'full board',
  'all-inclusive',
  'a roll-in shower',
  'a walk-in shower',
  'a cot',
]);

function stayIn(words: Words): StayWish | null {
  const isOfBeds = OF_BEDS.test(words.text);
  const isDenied = (pattern: RegExp) => {
    const all = matchesIn(words.text, pattern);
    return all.length > 0 && all.every((match) => denies(words.text, match));
  };
  const found = WANTED.filter(
    ([want, pattern]) =>
      words.text.search(pattern) >= 0 && (isOfBeds || ALONE.has(want) || isDenied(pattern)),
  );
  // "non-smoking" is not smoking
  const notWants = found.filter(([, pattern]) => isDenied(pattern)).map(([want]) => want);
  const wants = found
    .map(([want]) => want)
    .filter((want) => !notWants.includes(want))
    .filter((want, _, all) => !(want === 'that smoking is allowed' && all.includes('no smoking')));
  for (const [, pattern] of found) takeWithDenial(words, pattern);
  const named = KIND.filter(([, pattern]) => words.text.search(pattern) >= 0);
  const notKinds = named.filter(([, pattern]) => isDenied(pattern)).map(([kind]) => kind);
  for (const [, pattern] of named) takeWithDenial(words, pattern);
  const kinds = named.map(([kind]) => kind).filter((kind) => !notKinds.includes(kind));
  const places = matchesIn(words.text, NEAR).map(([, name = '']) => name);
  const near = isOfBeds
    ? [
        ...words.all(NEAR_BARE).map(([, place, centre]) => (centre ? 'centre' : (place ?? ''))),
        ...places.filter((name) => !GENERIC.test(name)),
      ]
    : [];
  const [stars] = words
    .all(STARS)
    .map(([, typed = '']) =>
      NUMBERS.indexOf(typed.toLowerCase()) > 0 ? NUMBERS.indexOf(typed.toLowerCase()) : Number(typed),
    );
  const left = words.all(LABELLED).flatMap(([, item = '']) => {
    const known = [...WANTED, ...KIND].flatMap(([, pattern]) => matchesIn(item, pattern));
    const spans = known.map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
    return item.search(STARS) >= 0 || residueOf(item, spans).length === 0 ? [] : [item.trim()];
  });
  wants.push(...left.filter((item) => !wants.includes(item)));
  const count = wants.length + kinds.length + near.length + notKinds.length + notWants.length;
  if (count === 0 && stars === undefined) return null;
  return {
    wants,
    near: [...new Set(near)].filter((name) => name !== ''),
    kinds,
    stars: stars ?? null,
    notKinds,
    notWants,
  };
}

function denies(text: string, match: RegExpMatchArray): boolean {
  const { index = 0, 0: found } = match;
  return (
    DENIED.test(text.slice(Math.max(0, index - 40), index)) || denialIn(text.slice(index + found.length)) > 0
  );
}

/** Characters of what follows that refuse a kind. */
function denialIn(after: string): number {
  return unneededIn(after) || (DENIED_AFTER.exec(after.slice(0, 40))?.[0].length ?? 0);
}

/** Rests on a kind and on the words by which it is refused. */
function takeWithDenial(words: Words, pattern: RegExp): void {
  for (const match of words.all(pattern)) {
    const after = words.text.slice(match.index + match[0].length);
    words.take(match.index, match.index + match[0].length + denialIn(after));
  }
}

/** Rests on the words of a place to be near, and leaves them to those who know quarters and sights. */
export const staysNear: ActReader = {
  act: 'stay near',
  read: (words) => {
    if (!OF_BEDS.test(words.text)) return null;
    const named = words.all(NEAR).some(([, name = '']) => name !== '' && !GENERIC.test(name));
    return named ? {} : null;
  },
  examples: [
    'book me a hotel in tokyo near shibuya',
    'a hotel close to the Sagrada Familia',
    'we want to stay near Montmartre',
  ],
  counterExamples: ['hotel near the beach please', 'four days in Rome in May', 'near Shibuya we like to eat'],
};

export const stays: ActReader = {
  act: 'stay',
  takesWords: true,
  read: (words) => {
    const stay = stayIn(words);
    return stay && { stay };
  },
  examples: [
    'a hotel with a pool please',
    'somewhere with a kitchen instead of hotel',
    'one hotel with a bath',
    'hotel near the beach please',
    'accommodations where smoking is permitted',
    'accommodations that allow pets and provide entire rooms',
    'we travel with our dog',
    'a family room with breakfast',
    '3 star is fine',
    'an apartment with parking',
    'accommodations suitable for children under 10 years old',
    'a quiet hotel near the station',
    'adults only resort',
    'no camping obviously',
    'half board please',
    'can we have an apartment with a washing machine not a hotel',
    'a riad in the medina',
    'me and our labrador',
    'The dog comes also!',
    "there's four of us, and we've got a dog and two bikes",
    '2 adults 1 labrador',
    'hotel must take a big dog',
    'stay: overwater bungalow',
  ],
  counterExamples: [
    'four days in Rome in May',
    'we like swimming',
    'a smoked salmon bagel',
    'dog sledding in the snow',
    'I am scared of dogs',
    'see the street cats',
    'a hot dog for lunch',
    'no museums please',
  ],
};
