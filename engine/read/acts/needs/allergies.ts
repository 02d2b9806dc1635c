import { matchesIn } from '../../../../domain/text/matches.ts';
import { FOOD, foodNamed, isKnownFood } from './foods.ts';
import { needOf, whoseBefore, type Need } from './need.ts';
import type { ActReader } from '../act.ts';
import type { Words } from '../../words.ts';

const ITEM = "(?:(?:all|any|most|tree|cow's|raw|fresh|bee|wasp|insect|cat|dog|house) )?[\\p{L}][\\p{L}'-]+";
const AND = '(?:\\s*(?:,|\\/|&|\\+)\\s*(?:and |or )?|\\s+(?:and|or|as well as|plus)\\s+(?:to )?)';
const FOODS = `(?:${FOOD})(?:${AND}(?:${FOOD}))*`;
const BETWEEN = new RegExp(AND, 'iu');
const HOW =
  '(?:(?:very|severe|severely|serious|seriously|bad|badly|deadly|deathly|highly|mild|mildly|strong|life[- ]threatening|anaphylactic|extremely)(?:ly)? )?';

/** "severely allergic to peanuts and shellfish", "a strawberry allergy": also of what is in no table. */
const ALLERGIC = new RegExp(
  `\\b${HOW}(?:allergic(?: reactions?)?|allerg(?:y|ies)|intolerant|intolerances?|anaphyla\\p{L}+|sensitive|sensitivity|epi-?pens?)\\s+(?:to|against|of|for)\\s+(${ITEM}(?:${AND}${ITEM}){0,5})`,
  'giu',
);
/** "Carries an epipen (nuts!)". */
const PEN_FOR = new RegExp(`\\bepi-?pens?\\s*(?:\\(|:|because of|due to)\\s*(${FOODS})(?:!|\\))*`, 'giu');
const HAS_ALLERGY = new RegExp(
  `\\b${HOW}((?:${FOODS})|${ITEM})[ -](?:allerg(?:y|ies|ic)|intoleran(?:t|ces?)|anaphylaxis)\\b(?!\\s+(?:to|against)\\b)(?:[,.;]?(?: so)? how careful (?:do|should|must) (?:we|s?he|they|i)(?: need to| have to)? be\\b(?: there)?)?`,
  'giu',
);
const NOT_EATEN = new RegExp(
  `\\b(?:can't|cannot|can not|mustn't|must not|doesn't|does not|don't|do not|never|not allowed to|unable to)\\s+(?:eat|have|touch|tolerate|digest|take|do|stomach|manage|go near)\\s+(?:any |anything with |food with )?(${FOODS})\\b(?:,? (?:severely |very )?allergic\\b(?! to))?`,
  'giu',
);
const FREE = new RegExp(`\\b(${FOODS})[- ]free\\b`, 'giu');
const WITHOUT = new RegExp(
  `\\b(?:no|without(?: any)?|avoid(?:ing)?|allergies:|allergy:|allergies?(?: -| –| are| is))\\s+(${FOODS})\\b(?! (?:market|restaurant)s?)`,
  'giu',
);
/** What it does to a body, in place of its name: "walnuts could kill me", "shrimp sends him to hospital". */
const HARMS = new RegExp(
  `\\b(${FOODS})(?:,? (?:can|could|will|would|might|may|literally|even|always))* (?:kills?|sends?|puts?|makes?) (?:me|us|him|her|them|(?:my|our) \\p{L}+)\\b(?: (?:in(?:to)?|to) (?:the )?(?:hospital|er|a&e)| (?:very |really |so )*(?:ill|sick|swell(?: up)?|vomit|choke))?`,
  'giu',
);
/** "Makes me happy" harms nobody. */
const HARM = /\b(?:kill|hospital|er\b|a&e|ill\b|sick|swell|vomit|chok)/iu;
/** "Peanuts are a no go for the boy". */
const WHOM = '(?:for|to) (?:me|us|him|her|them|(?:my|our|the) \\p{L}+)';
const IS_OUT = new RegExp(
  `\\b(${FOODS})(?: (?:is|are|would be)|'s|'re) (?:(?:an?|absolutely|absolute|strictly|strict|totally|total|big|complete|completely|sadly) )*(?:(?:no[- ]?go|no[- ]?no|off[- ]limits|forbidden|deadly|lethal|life[- ]threatening)\\b(?: ${WHOM})?|(?:out|off the (?:menu|table)|poison|dangerous) ${WHOM})`,
  'giu',
);
/** "My wife reacts badly to shellfish": of foods alone, heat does it too. */
const REACTS = new RegExp(
  `\\breact(?:s|ing)? (?:very |really |quite )?(?:badly|severely|violently|terribly|strongly) to (${FOODS})\\b`,
  'giu',
);
/** Diets of their own readers. */
const OF_DIET = new Map([
  ['pork', 'pork-free'],
  ['beef', 'beef-free'],
  ['red meat', 'beef-free'],
  ['gluten', 'gluten-free'],
]);
/** What may come after "allergic to nuts and": no more of it. */
const NO_FOOD =
  /^(?:we|i|i'm|he|she|they|my|our|the|a|an|want|need|love|like|is|are|am|so|but|please|would|can|will|traveling|travelling|vegan|vegetarian|halal|kosher|pregnant|also|one|two|three|from|in|for|on|with|who|that|which|it|this|any|all|some|going|looking|planning|food|foods|things?|everything|stuff|has|have|hates?|not|no|don't|doesn't|gluten-free|badly|severely|seriously|very|really|quite|mildly|both|too)$/i;

/** What nobody eats: an allergy all the same, and none that meals could keep. */
const NO_DISH =
  /\b(?:cats?|dogs?|horses?|animals?|fur|dust(?: mites?)?|pollen|hay|grass|bees?|wasps?|stings?|insects?|mosquito\w*|latex|penicillin|antibiotics?|aspirin|ibuprofen|iodine|mou?lds?|nickel|feathers?|down|perfumes?|sun|smoke|chlorine|medicine)\b/i;

/** Without one of these nothing below is said. */
const CUE =
  /allerg|react|epi-?pen|intoleran|anaphyla|sensitiv|free\b|\bno\b|without|avoid|not|n't|never|unable|\bout\b|\boff\b|forbidden|poison|deadly|lethal|threatening|dangerous/i;

/** @param isPlace "allergic to shellfish, Boston in May": a town is no food */
function foodsIn(list: string, isPlace: (name: string) => boolean): string[] {
  const foods: string[] = [];
  for (const item of list.split(BETWEEN)) {
    const isNone = item.split(' ').some((word) => NO_FOOD.test(word)) || (foods.length > 0 && isPlace(item));
    if (isNone && !isKnownFood(item)) break;
    if (item !== '') foods.push(item);
  }
  return foods;
}

function allergiesIn(words: Words, isPlace: (name: string) => boolean): Need[] {
  const needs: Need[] = [];
  if (!CUE.test(words.text) && !HARM.test(words.text)) return needs;
  const read = (pattern: RegExp, isFoodOnly: boolean) => {
    for (const match of matchesIn(words.text, pattern)) {
      if (pattern === HARMS && !HARM.test(match[0])) continue;
      const list = match[1] ?? '';
      const all = foodsIn(list, isPlace);
      const ofDiet = isFoodOnly ? all.filter((food) => OF_DIET.has(foodNamed(food))) : [];
      const foods = all.filter((food) => !ofDiet.includes(food));
      const last = foods[foods.length - 1];
      if (last === undefined) continue;
      // no more of the list than what is a food: "nuts and we like museums"
      const at = match.index + match[0].indexOf(list);
      const isLast = match[0].endsWith(list);
      const end = isLast ? at + list.indexOf(last) + last.length : match.index + match[0].length;
      words.take(match.index, end);
      const typed = words.text.slice(match.index, end);
      const whose = whoseBefore(words.text, match.index);
      needs.push(
        // "no pork or shellfish" has a diet in it
        ...ofDiet
          .filter((food) => list.indexOf(food) < list.indexOf(last))
          .map((food) => needOf('diet', OF_DIET.get(foodNamed(food)) ?? food, typed, { whose })),
        ...foods.map((food) =>
          NO_DISH.test(food)
            ? needOf('condition', `${food.toLowerCase()} allergy`, typed, { whose })
            : needOf('allergy', foodNamed(food), typed, { whose }),
        ),
      );
    }
  };
  read(ALLERGIC, false);
  read(PEN_FOR, false);
  read(HAS_ALLERGY, false);
  read(NOT_EATEN, true);
  read(FREE, true);
  read(WITHOUT, true);
  read(HARMS, true);
  read(REACTS, true);
  read(IS_OUT, true);
  return needs.filter(
    ({ what }, index) =>
      what !== 'food' &&
      what !== 'severe' &&
      !what.startsWith('no ') &&
      needs.findIndex((other) => other.what === what) === index,
  );
}

export const allergies: ActReader = {
  act: 'allergies',
  takesWords: true,
  read: (words, { gazetteer }) => {
    const needs = allergiesIn(words, (name) => gazetteer.byName(name) !== null);
    return needs.length === 0 ? null : { needs };
  },
  examples: [
    'Severe peanut and tree nut allergy, Bangkok 4 days in March',
    'my son is allergic to eggs and sesame',
    "I'm allergic to strawberries",
    'my wife has a shellfish allergy',
    'we are lactose intolerant',
    'nut-free please, 3 days in Rome',
    "she can't eat fish or prawns",
    "my aunt can't do shellfish",
    'grandpa reacts very badly to walnuts',
    'allergies: sesame, soy',
    'no nuts please, it is serious',
    'dairy free, four days in Lisbon',
    'my daughter has an anaphylactic allergy to cashews',
    'I have a kiwi allergy',
    'allergic to penicillin',
    'walnuts could kill me',
    'shrimp makes my wife very sick',
    'sesame is a complete no-go for our daughter',
    'nuts are off limits',
  ],
  counterExamples: [
    'we love peanut sauce and seafood',
    'no museums, 3 days in Rome',
    'a fish market in Tokyo',
    'Florence without hotel',
    'no fish market please',
    'peanut butter makes me happy',
    'the fish market is off the table',
    'the queue for the crab stall will kill us',
  ],
};
