/** Foods that people are allergic to or leave out, as they name them, each in one form. */

const FORMS: readonly (readonly [string, string])[] = [
  ['peanut', 'peanuts?|groundnuts?|monkey nuts?'],
  [
    'tree nut',
    'tree[- ]?nuts?|almonds?|hazelnuts?|walnuts?|cashews?|pistachios?|pecans?|brazil nuts?|macadamias?',
  ],
  ['nut', 'nuts?'],
  [
    'shellfish',
    'shell ?fish|crustaceans?|prawns?|shrimps?|crabs?|lobsters?|molluscs?|mollusks?|mussels?|oysters?|clams?|scallops?',
  ],
  ['seafood', 'sea ?food'],
  ['fish', 'fish'],
  ['egg', 'eggs?'],
  ['milk', "milk|dairy(?: products)?|lactose|cheese|cow's milk|casein"],
  ['sesame', 'sesame(?: seeds?)?|tahini'],
  ['soy', 'soya?(?: ?beans?)?|tofu'],
  ['gluten', 'gluten'],
  ['wheat', 'wheat|flour|barley|rye'],
  ['mustard', 'mustard'],
  ['celery', 'celery|celeriac'],
  ['pork', 'pork'],
  ['beef', 'beef'],
  ['red meat', 'red meat'],
];

/** Any of these foods, for a pattern. */
export const FOOD = FORMS.map(([, words]) => words).join('|');

const WHOLE = FORMS.map(([form, words]) => [form, new RegExp(`^(?:${words})$`, 'i')] as const);

/** The one form of a food; of one that is not known, its own words. */
export function foodNamed(typed: string): string {
  const word = typed
    .trim()
    .toLowerCase()
    .replace(/^(?:the|all|any|most|some|raw|fresh) /, '');
  const known = WHOLE.find(([, words]) => words.test(word));
  return known?.[0] ?? word.replace(/(?:ies|(?<=[^s])s)$/, (end) => (end === 'ies' ? 'y' : ''));
}

/** Whether a food is one of those whose dishes are known. */
export function isKnownFood(typed: string): boolean {
  return WHOLE.some(([, words]) => words.test(typed.trim()));
}
