import { needOf, whoseBefore, type Need } from './need.ts';
import type { ActReader } from '../act.ts';
import type { Words } from '../../words.ts';

const NOT =
  "(?:no|not|without|avoid|avoids|don't|do not|doesn't|does not|never|cannot|can't|can not|isn't|aren't)\\s+(?:(?:eat|eats|eating|any|want|like|likes|handle|take|stand|tolerate|have|too|into|do|very|much)\\s+)*";
const words = (alternatives: string) => new RegExp(`\\b(?:${alternatives})\\b`, 'giu');

const DIETS: readonly (readonly [string, RegExp])[] = [
  [
    'vegan',
    words(
      '(?:strictly |strict |fully )?vegans?(?: (?:food|diet|friendly|options?))?|plant[- ]based(?: (?:food|diet))?',
    ),
  ],
  [
    'vegetarian',
    words(
      `pure veg(?:etarians?)?\\b(?: (?:food|meals?))?|(?<=\\b(?:are|am|i'm|we're|both|all) )veg\\b|veg (?:food|meals?)(?: only)?|(?:strict(?:ly)? )?vegetarians?(?: (?:food|diet|friendly|options?))?|veggies?(?: food)?(?! market)|${NOT}meat\\b(?! market)|meat[- ]free|meatless`,
    ),
  ],
  ['pescatarian', words('pesc[ae]tarians?')],
  [
    'halal',
    words(
      '(?:strictly )?halal(?: (?:food|meat|only|restaurants?))?|muslim[- ](?:food|meals?|friendly(?: (?:food|restaurants?))?)',
    ),
  ],
  ['kosher', words('(?:strictly |glatt )?kosher(?: (?:food|meat|only|restaurants?))?')],
  ['pork-free', words(`pork[- ]free|${NOT}pork`)],
  ['beef-free', words(`beef[- ]free|${NOT}(?:beef|red meat)`)],
  [
    'gluten-free',
    words(`gluten(?:[- ]free)?|(?:c?o?eliac|celiac|coeliac)s?(?: disease| disease| diet)?|${NOT}gluten`),
  ],
  ['lactose-free', words(`lactose[- ]free`)],
  ['low in salt', words('(?:low|reduced|no)[- ](?:salt|sodium)(?: (?:diet|food))?|(?:salt|sodium)[- ]free')],
  [
    'not spicy',
    words(
      `${NOT}(?:spic(?:y|es?)(?: (?:food|dishes|things|stuff))?|chill?i(?:es)?|hot food)|hates? spicy(?: food)?|non[- ]spicy(?: food)?|mild food(?: only)?`,
    ),
  ],
  [
    'alcohol-free',
    words(
      `alcohol[- ]free|${NOT}(?:alcohol|booze)|(?:don't|do not|doesn't|does not|never) drinks?(?: alcohol| any alcohol)?|non[- ]drinkers?|tee ?totall?ers?|tee ?total|(?:is|are|am|i'm|we're) (?:sober|in recovery)|recovering alcoholics?`,
    ),
  ],
];
/** Of Jains, and of many Hindus. */
const ONION = new RegExp(
  `\\b${NOT}onions?(?:,| and| or| nor| &|\\/)* ?(?:no |nor )?garlic(?:,? (?:or|and|nor|no) (?:root )?vegetables)?`,
  'giu',
);
/** A diet that is in no table: told, and not judged. */
const OTHER =
  /\b(?:on |follow(?:ing|s)? )?(?:an? )?(keto(?:genic)?|low[- ]carb|paleo|(?:low[- ])?fodmap|diabetic|renal|raw[- ]food|macrobiotic|jain|low[- ]fat|low[- ]sugar|sugar[- ]free)\b(?: (?:diet|food))?/giu;

function dietsIn(text: Words): Need[] {
  const needs = DIETS.flatMap(([what, pattern]) =>
    text
      .all(pattern)
      .map((match) => needOf('diet', what, match[0], { whose: whoseBefore(text.text, match.index) })),
  );
  const others = text
    .all(OTHER)
    .map((match) => needOf('diet', (match[1] ?? '').toLowerCase(), match[0], { whose: null }));
  const onion = text
    .all(ONION)
    .map((match) => needOf('diet', 'no onion or garlic', match[0], { whose: null }));
  return [...needs, ...others, ...onion].filter(
    ({ what }, index, all) => all.findIndex((other) => other.what === what) === index,
  );
}

const ASKS_OF_KITCHENS =
  /^\W*(?:(?:and|so|ok|hi|hey|also)\W+)*(?:are there|is there|do you know)?\s*any(?: \w+){0,3} (?:restaurants?|places|caf[eé]s?|eateries|bistros?)\b[^.;!]*\?\W*$/;

export const diets: ActReader = {
  act: 'diets',
  takesWords: true,
  read: (text) => {
    // who asks what there is does not say what they eat
    const needs = ASKS_OF_KITCHENS.test(text.lower)
      ? dietsIn(text).filter(({ what }) => !/^(?:vegan|vegetarian)$/.test(what))
      : dietsIn(text);
    return needs.length === 0 ? null : { needs };
  },
  examples: [
    'vegan couple, one of us gluten free too, 4 days in Florence',
    'my mother eats halal',
    'we keep kosher',
    "I don't eat meat",
    'coeliac, Rome 3 days',
    "no pork please, we don't drink alcohol",
    "he doesn't like spicy food",
    'low salt diet, 5 days in Vienna',
    'a pescatarian friend comes along',
    'we are teetotal',
    'I am on a keto diet',
    "we don't eat beef",
    'plant-based food only',
  ],
  counterExamples: [
    'we love steps and steak',
    'spicy food and wine in Bangkok',
    'a meat market and a museum',
    'we eat and drink everything',
    'no museums please',
  ],
};
