import { needOf, whoseBefore, type Need } from './need.ts';
import type { ActReader } from '../act.ts';
import type { Words } from '../../words.ts';
import { DIETS, NO_ONION } from '../../../../content/words/diets.ts';

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
    .all(NO_ONION)
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
