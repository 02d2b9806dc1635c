import { PETS } from './pets.ts';
import { residueOf } from '../../residue.ts';
import type { ActReader } from '../act.ts';
import type { Words } from '../../words.ts';

/** What a place to sleep should have, in one form each, with the words that ask for it. */
const WANTS: readonly (readonly [string, string])[] = [
  [
    'a pool',
    '(?:(?:w(?:ith|/)? )?(?:an? )?(?:indoor|outdoor|heated|rooftop|infinity|private|kids?|saltwater) )?(?:swimming )?(?<!(?:rock|thermal|natural|tidal|car) )pools?(?! (?:bar|hall|table|party))(?: (?:is|would be) (?:an? )?(?:must|dream|nice|great))?',
  ],
  ['a kitchen', '(?:kitchen(?:ette)?s?|self[- ]catering|cooking facilities)(?! (?:tour|class))'],
  ['breakfast', 'breakfasts?(?: included| is included)?|b&b|bed and breakfast'],
  ['half board', 'half[- ]board|\\bhb\\b(?= (?:basis|hotel|please))'],
  ['full board', 'full[- ]board'],
  [
    'all-inclusive',
    'all[- ]inclusive(?= (?:hotels?|resorts?|stays?|board|package|basis|deal|please)|[,.;!]|$)',
  ],
  [
    'a roll-in shower',
    '(?:roll|wheel)[- ]?in showers?|wet ?rooms?|(?:accessible|adapted|disabled) (?:bath ?rooms?|showers?)|grab (?:rails?|bars?)',
  ],
  ['a walk-in shower', '(?:walk|step)[- ]?in showers?|level[- ]access showers?'],
  ['a bath', 'bath ?tubs?|baths?(?= (?:in the room|tub)|[,.;!]|$)|jacuzzi|hot tub'],
  ['parking', '(?:free |private )?parking(?: (?:space|spot))?|garage'],
  ['a lift', '(?:lifts?|elevators?)(?! (?:pass|to the|up))'],
  [
    'a family room',
    'family rooms?|(?:connecting|adjoining|interconnecting) rooms|suites?(?= for (?:four|five|4|5|the family))',
  ],
  [
    'places for children',
    '(?:child|children|kids?|family)[- ]friendly(?: (?:hotels?|rooms?|accommodations?|stays?))?|(?:(?:that|which) (?:is|are) )?suitable for (?:children|kids)(?: (?:under|below) (?:the age of )?\\d+(?: years(?: (?:old|of age))?)?)?|(?:accommodations?|lodgings?|hotels?|rooms?|stays?|places)[^.;!?]{0,30}(?:suitable for|allow(?:s|ing)?|accept(?:s|ing)?|welcom(?:e|es|ing)|admit(?:s|ting)?|open to|for) (?:children|kids)(?: (?:under|below) (?:the age of )?\\d+(?: years(?: (?:old|of age))?)?)?',
  ],
  ['adults only', 'adults?[- ]only|no kids hotel|child[- ]free'],
  ['that pets may come', PETS],
  [
    'that smoking is allowed',
    "(?:(?:permit|allow)(?:s|ing)? )?smok(?:ing|ers?)(?: (?:is |are )?(?:rooms?|areas?|allowed|permitted|ok))?(?! (?:hot|salmon))|where smoking is (?:allowed|permitted)|(?:some|several|most|all|both|one|two|three|four) of us (?:are smokers|smokes?)|(?:we|i)(?: are|'m|'re| am)? (?:all |both )?(?:a )?smok(?:e|ers?)(?! (?:salmon|no))",
  ],
  ['no smoking', 'non[- ]?smok(?:ing|ers?)(?: rooms?)?|smoke[- ]free|no smoking'],
  [
    'that it is quiet',
    'quiet (?:hotels?|rooms?|streets?|places?|areas?|neighbou?rhoods?|location)|not noisy|no noise|away from (?:the )?(?:noise|bars)',
  ],
  ['air conditioning', 'air[- ]?con(?:dition(?:ing|ed))?|a\\/c|(?<=(?:with|hotel|room|need|has|have) )ac'],
  ['a balcony', 'balcon(?:y|ies)|terrace room'],
  [
    'a view',
    '(?:sea|ocean|lake|mountain|city|canal|river)[- ]?views?(?: rooms?)?|rooms? with (?:a |the )?views?',
  ],
  ['wifi', '(?:fast |good |free |reliable )?wi-?fi|internet'],
  ['a gym', 'gym|fitness (?:room|centre|center)'],
  [
    'a spa',
    '(?:hotels?|resorts?|places?|stay|pool|rooms?)(?:[^.;!?]{0,30}?) (?:with|and|&) (?:an? )?(?:spa|sauna)|spa (?:hotels?|resorts?)',
  ],
  ['a washing machine', 'washing machines?|laundry'],
  ['twin beds', 'twin (?:beds?|rooms?)|two (?:single |separate )?beds|separate beds|single beds'],
  ['a double bed', 'double (?:beds?|rooms?)|king[- ]?size(?: bed)?|queen[- ]?size(?: bed)?'],
  [
    'rooms of your own',
    '(?:entire|private|non-shared|own|whole) (?:rooms?|units?|apartments?|homes?|places?|houses?)(?: (?:to|for) ourselves)?|not shared|neither shared|private (?:and )?bath ?rooms?|en[- ]?suites?',
  ],
  [
    'that parties are allowed',
    '(?:permit|allow)(?:s|ing)? parties|(?:throw(?:ing)?|hold(?:ing)?|host(?:ing)?) (?:an? )?part(?:y|ies)|(?<=\\bsmoking (?:and|or) )parties|parties (?:are )?(?:allowed|permitted)',
  ],
  [
    'that visitors may come',
    '(?:(?:no|without(?: any)?) )?visitor restrictions?|(?:(?:no|without(?: any)?) )?(?:restrictions?|limits?|rules?|ban) (?:on|for|against) visitors|(?:allow|permit|accept|welcome)(?:s|ing)? visitors|(?:have|having|receive|host) visitors(?: over)?|visitors?(?: are| to be)? (?:allowed|permitted|ok|welcome)',
  ],
  ['a fridge', '(?:mini[- ]?)?(?:fridges?|refrigerators?)'],
  ['a cot', '(?:baby )?cots?|cribs?'],
];
/** Kinds of stay, as the profile names them. */
const KINDS: readonly (readonly [string, string])[] = [
  ['hostel', 'hostels?|dorms?|dormitor(?:y|ies)'],
  [
    'apartment',
    'apartments?|(?:(?:big|large|whole|entire|one|rental|holiday|vacation) )+(?:houses?|homes?)|cottages?|cabins?(?! (?:bag|crew|luggage))|flats?(?! (?:routes?|walks?|ground|paths?|streets?|land|white))|air ?bnbs?|aparthotels?|holiday (?:home|let)s?|villas?|(?:instead of (?:a )?)hotel',
  ],
  ['boutique', 'boutique(?: hotels?)?'],
  ['riad', 'riads?'],
  ['ryokan', 'ryokans?'],
  ['houseboat', 'house ?boats?'],
  [
    'guesthouse',
    'guest ?houses?|b ?& ?bs\\b|bnbs|bed and breakfasts|pensions?(?! (?:fund|plan|age))|family[- ]run (?:hotels?|places?|guest ?houses?)',
  ],
  ['resort', 'resorts?(?! (?:town|fees?))'],
  ['heritage hotel', '(?:palace|heritage|haveli)(?:[- ]type)?(?: heritage)? hotels?|havelis?'],
  ['lodge', '(?:eco|safari|jungle|mountain|ski)[- ]?lodges?'],
  ['chalet', 'chalets?'],
  ['mobile home', 'mobile homes?(?: camp ?sites?)?'],
  ['farm stay', 'agriturismos?|farm ?stays?'],
  ['treehouse', 'tree ?houses?'],
  ['capsule hotel', 'capsule hotels?'],
  ['camping', 'camp ?sites?|camping|glamping|tents?'],
];
const SORT =
  'hotels?|riads?|ryokans?|guest ?houses?|resorts?|b&b|stays?|rooms?|place to stay|accommodations?|somewhere to (?:stay|sleep)|airbnb|apartment|hostel|lodging|base';
const NEAR = new RegExp(
  `\\b(?:(?:${SORT}|stay(?:ing)?|be|somewhere) )(?:(?:in \\p{L}+|should be|has to be|must be|is|right|very|quite|somewhere|close|that is|which is) )*(?:near(?:by)?(?: to)?|close to|next to|by|within walking distance of|walking distance (?:to|from)|around|not far from|opposite|at) (?:the |a )?((?:(?:main|central|train|railway|metro|subway|bus|city|old|town|sandy) )*(?:station|centre|center|beach|sea|airport|metro|subway|old town|port|harbou?r|conference|stadium|[\\p{L}][\\p{L}'-]+(?: (?!(?:from|in|for|on|and|or|with|under|please|to|at|by|the|a|is|if|but|we|i|so|that|which|between|during|max|my|our)\\b)[\\p{L}][\\p{L}'-]+)?))\\b`,
  'giu',
);
const NEAR_BARE =
  /\b(?:near|close to|next to|by|on) the (beach|sea|seafront|main station|train station|central station|station|metro|subway|airport|harbou?r)\b|\b(central(?:ly)?(?: located)?|(?:in|near) the (?:city )?(?:centre|center)|city[- ]cent(?:re|er) hotel|beach ?front|sea ?front|on the beach|downtown hotel|in the old town)\b/giu;
const GENERIC =
  /^(?:(?:main|central|train|railway|city|old|town|sandy) )*(?:station|cent(?:re|er)|beach|sea|metro|subway|old town|airport|harbou?r)$/iu;
/** In whatever words, behind a name for it. */
const LABELLED = /\b(?:stay|accommodations?|lodging):\s*([^.;,|!?\n]+)/giu;
const STARS =
  /\b([1-5]|one|two|three|four|five)[- ]?(?:\*|stars?(?!\p{L}))(?:[- ]hotels?| or (?:better|more|up)| (?:is|would be) (?:fine|ok|enough))?/giu;
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
const WANTED = compiled(WANTS);
const KIND = compiled(KINDS);
/** Without a word of beds, these are things to do: a beach, a pool. */
const OF_BEDS = new RegExp(
  `\\b(?:${SORT}|be (?:right |really |very )?(?:by|near|on|next to|close to) the (?:sea|beach|water|ocean|lake)|sleep|hotel|bed|check[- ]?in|airbnb|resort|villa|riad|ryokan|[345][- ]?stars?|wheel ?chair)\\b`,
  'iu',
);
/** "no camping", "hostels are out", "camping obviously not". */
const DENIED =
  /\b(?:no|not|without(?: an?y?)?|don't (?:need|want|do|like)|do not (?:need|want)|doesn't need|needn't|never|hate|rather not|nothing with|instead of|avoid|skip|anything but)\s+(?:(?:an?|any|the|in|have|to go|go|stay in|really|rent(?:ing)?|book(?:ing)?) )*$/iu;
const DENIED_AFTER =
  /^\s*(?:(?:is|are|was|obviously|really|definitely|absolutely|no longer) )*(?:not(?! (?:far|too|in|an?|the|hotels?|hostels?|dorms?|campsites?|tents?|apartments?|\p{L}+ing)\b)(?: (?:needed|necessary|required|important|for us|an option))?|no longer needed|out\b|unnecessary|isn't needed|aren't needed|isn't necessary)(?=\W|$)/iu;
const ALONE = new Set([
  'a pool',
  'a view',
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
    const all = [...words.text.matchAll(pattern)];
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
  const places = [...words.text.matchAll(NEAR)].map(([, name = '']) => name);
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
    const known = [...WANTED, ...KIND].flatMap(([, pattern]) => [...item.matchAll(pattern)]);
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
    DENIED.test(text.slice(Math.max(0, index - 40), index)) ||
    DENIED_AFTER.test(text.slice(index + found.length, index + found.length + 40))
  );
}

/** Rests on a kind and on the words by which it is refused. */
function takeWithDenial(words: Words, pattern: RegExp): void {
  for (const match of words.all(pattern)) {
    const after = words.text.slice(match.index + match[0].length);
    const denial = DENIED_AFTER.exec(after.slice(0, 40))?.[0].length ?? 0;
    words.take(match.index, match.index + match[0].length + denial);
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
