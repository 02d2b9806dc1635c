/** A place beside a town that is named by its kind alone: "Athens plus one island", "Hanoi and then a beach town". */
import { matchesIn } from '../../../domain/text/matches.ts';
import { TOWNS_OF_KIND, type LandKind } from '../../../content/words/kinds.ts';
import { PREFERRED } from '../../../content/words/preferred.ts';
import { kilometres, landmass } from '../../facts/ground.ts';
import { COUNT } from '../numbers.ts';
import { isHomeAt } from './cues.ts';
import type { Gazetteer } from '../../facts/gazetteer.ts';
import type { Gazetted } from '../../facts/types.ts';
import type { Found } from './mentions.ts';

const ONE =
  '(?:an?|one|1|another|some)(?: (?:more|other|different|nice|small|little|quiet|nearby|pretty|good|[a-z]+(?:an|ese|ish|ek|ai))){0,2} ';
const STAY = '(?:town|village|resort|place|destination|spot|city)';
const NEARBY =
  '(?: (?:somewhere )?(?:near ?by|close(?: ?by)?|around there|not far(?: away| from (?:there|it))?|(?:near|close to) (?:it|there|by)))?';
/** What it is called where it is a place to stay in: "a beach day", "an island tour" are things to do. */
const NAMES: readonly (readonly [LandKind, string])[] = [
  [
    'island',
    `(?:${ONE}|(?:one|1|some|any) of (?:the|its|those|these) (?:[a-z]+ )?)islands?(?: (?:beach(?:es)?|resort|getaway))?${NEARBY}`,
  ],
  [
    'beach town',
    `(?:${ONE}(?:beach|seaside|coastal) ${STAY}|somewhere (?:on|by|at) the (?:coast|sea|beach))${NEARBY}`,
  ],
  [
    'mountain town',
    `(?:${ONE}(?:mountain|alpine) ${STAY}|somewhere in the (?:mountains|hills|alps))${NEARBY}`,
  ],
  ['lake town', `(?:${ONE}(?:lake|lakeside) ${STAY}|somewhere (?:on|by|at) (?:a|the) lake)${NEARBY}`],
];
const NICE = '(?:quiet|nice|sandy|calm|lovely|pretty|small|good)';
/** Said of nights, and only then a place to sleep at. */
const STAYED: readonly (readonly [LandKind, string])[] = [
  ['beach town', `(?:the |an? )?(?:${NICE} )*(?:beach|seaside|sea|coast)${NEARBY}`],
  ['mountain town', 'the mountains'],
  ['lake town', 'a lake'],
];
const JOIN = '(?:^|\\bplus|\\bthen|\\bfollowed by|\\badd(?:ing)?|\\b(?:what|how) about|\\binclude)';
/** A first message names its towns so; beside a plan "and an island view" is something else. */
const FIRST_JOIN = '(?:\\+|&|\\band)';
const MORE = '(?: (?:then|also|maybe|perhaps|finally|finish|end|ending|finishing))*';
/** One day there is a day out. */
const LENGTH = `(?<!\\bday )(?!(?:one|1|an?)\\b(?! (?:couple|few)\\b))${COUNT}(?: more)?(?: (?:days?|nights?)\\b|(?<=\\b(?:days?|nights?)\\b[^.;!?]{1,60}))`;
const AT = '(?:in|on|at|by|to|near)';
const END =
  '(?= *(?:$|[.,;!?)]|(?:for|from|in|and|then|with|after|before|instead|at the end|too|as well|please|pls|by|to|by)\\b|\\d))';

interface Cue {
  readonly kind: LandKind;
  readonly pattern: RegExp;
}

const joinedBy = (join: string): readonly Cue[] =>
  NAMES.map(([kind, name]) => ({
    kind,
    pattern: new RegExp(
      `${join}${MORE}(?: ?${LENGTH})?(?: ${AT})? ?(?<name>\\b${name})\\b(?: at the (?:very )?end)?${END}`,
      'giu',
    ),
  }));
const FIRST_CUES = joinedBy(FIRST_JOIN);
const CUES: readonly Cue[] = [
  ...joinedBy(`(?:${JOIN}|\\b${LENGTH} ${AT})`),
  ...STAYED.map(([kind, name]) => ({
    kind,
    pattern: new RegExp(
      `\\b(?:${LENGTH}|(?:end|finish)(?:ing)?(?: up)?) ${AT} (?<name>\\b${name})\\b${END}`,
      'giu',
    ),
  })),
];

/** A trip has no more of a kind, and each is looked for among all that there are. */
const MOST_OF_A_KIND = 4;
/** Farther from its town nobody goes for what has no name; abroad it has to be nearer. */
const FAR_KM = 1_600;
const ABROAD_KM = 750;
/** Kilometres that a well-loved town may lie farther off. */
const LOVED_KM = 100;

/** The places of a text that are named by their kind, each with the nearest town of it. @param planned towns of the plan */
export function kindsIn(
  text: string,
  found: readonly Found[],
  planned: readonly Gazetted[],
  gazetteer: Gazetteer,
): Found[] {
  const named = found.filter(({ from, region }) => !region && !isHomeAt(text, from));
  const cues = planned.length === 0 ? [...CUES, ...FIRST_CUES] : CUES;
  return cues.flatMap(({ kind, pattern }) =>
    matchesIn(text, pattern)
      .slice(0, MOST_OF_A_KIND)
      .flatMap((match): Found[] => {
        const to = match.index + match[0].length;
        const from = match.index + match[0].lastIndexOf(match.groups?.['name'] ?? '');
        const beside = named.findLast((own) => own.to <= from) ?? named[0];
        const town = beside?.place ?? planned.at(-1);
        if (!town || found.some((own) => own.from < to && from < own.to)) return [];
        const others = [...named.map(({ place }) => place), ...planned];
        const place = nearestOf(kind, town, others, gazetteer);
        return place ? [{ place, kind, corrected: null, from, to }] : [];
      }),
  );
}

function nearestOf(
  kind: LandKind,
  town: Gazetted,
  others: readonly Gazetted[],
  gazetteer: Gazetteer,
): Gazetted | null {
  // who is at a beach already wants a day there, and no other town
  if (kind !== 'island' && others.some(({ name }) => TOWNS_OF_KIND[kind].includes(name))) return null;
  const away = (place: Gazetted) =>
    kilometres(town, place) -
    (PREFERRED.has(place.name) ? LOVED_KM : 0) +
    (place.countryCode === town.countryCode ? 0 : FAR_KM - ABROAD_KM);
  const isOther = (place: Gazetted) =>
    !others.some(({ city }) => city === place.city) &&
    (kind !== 'island' || !others.some((own) => isOneIsland(own, place)));
  const fit = TOWNS_OF_KIND[kind]
    .flatMap((name) => gazetteer.byName(name) ?? [])
    .filter((place) => isOther(place) && away(place) <= FAR_KM);
  return fit.toSorted((a, b) => away(a) - away(b))[0] ?? null;
}

function isOneIsland(a: Gazetted, b: Gazetted): boolean {
  const land = landmass(a);
  return land !== 'mainland' && land === landmass(b);
}
