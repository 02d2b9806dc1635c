/** What people do not eat, by the names of their diets. */

const NOT =
  "(?:no|not|without|avoid|avoids|don't|do not|doesn't|does not|never|cannot|can't|can not|isn't|aren't|(?:haven't|have not|hasn't|has not|havent|hasnt)(?= (?:eaten|touched)\\b)|(?:gave|given|giving) up|stop(?:ped|s)?)\\s+(?:(?:eaten|touched|eating|eat|eats|eating|any|want|like|likes|handle|take|stand|tolerate|have|too|into|do|very|much)\\s+)*";
const words = (alternatives: string) => new RegExp(`\\b(?:${alternatives})\\b`, 'giu');

/** Each diet in one form, with the words for it. */
export const DIETS: readonly (readonly [string, RegExp])[] = [
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
  [
    'nothing raw',
    words(
      "(?:(?:can't|cannot|can not|don't|doesn't|do not|does not|mustn't|shouldn't|won't|never|not allowed to) (?:eat|have|touch)(?: (?:anything|any|things|food))*|nothing|avoid(?:ing|s)?(?: anything)?|no) (?:(?:that is|that's|which is) )?(?:raw|undercooked|unpasteuri[sz]ed)(?: (?:or|and) (?:raw|undercooked|unpasteuri[sz]ed))?(?: (?:food|fish|meat|eggs?|milk|cheese|things|stuff)|(?=\\s*(?:$|[.,;!?)]|(?:please|for|and|or|as|because)\\b)))",
    ),
  ],
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
/** Neither is eaten: of Jains, and of many Hindus. */
export const NO_ONION = new RegExp(
  `\\b${NOT}onions?(?:,| and| or| nor| &|\\/)* ?(?:no |nor )?garlic(?:,? (?:or|and|nor|no) (?:root )?vegetables)?`,
  'giu',
);
