/** Needs of health: an answer to a message that tells one must speak of it. */

import { aboveTheDays } from '../words.ts';

/** What tells a need, and what an answer that heard it holds. */
const NEEDS: readonly (readonly [need: string, told: RegExp, heard: RegExp])[] = [
  ['allergy', /\ballerg\w*|anaphyla\w*|epi-?pens?\b/iu, /allerg|anaphyla/iu],
  [
    'nuts',
    /\b(?:pea)?nuts?\b(?=[^.]*\ballerg)|\ballerg\w*[^.]{0,40}\b(?:pea)?nuts?\b/iu,
    /\b(?:pea)?nuts?\b/iu,
  ],
  [
    'shellfish',
    /\bshellfish\b|\ballerg\w*[^.]{0,30}(?:shrimp|prawn|crab|seafood)/iu,
    /shellfish|shrimp|prawn|crab/iu,
  ],
  ['fish', /\ballerg\w*[^.]{0,30}\bfish\b/iu, /\bfish\b/iu],
  ['coeliac', /\bco?eliacs?\b|gluten/iu, /co?eliac|gluten/iu],
  ['lactose', /\blactose\b|dairy[- ]free|\bno dairy\b|milk allerg/iu, /lactose|dairy|milk/iu],
  [
    'pregnancy',
    /\bpregnan\w*|\bbabymoon\b|\b(?:weeks|months) along\b|trimester|expecting (?:a|our|my) (?:baby|child|first|second)/iu,
    /pregnan|babymoon|trimester|expecting/iu,
  ],
  ['wheelchair', /\bwheel ?chairs?\b|mobility scooter/iu, /wheel ?chair|step-free|scooter/iu],
  [
    'walking',
    /\bcrutch\w*|\bwalking (?:stick|frame)\b|\brollator\b|\bcan(?:no|['’]?)t (?:walk|(?:do|climb|manage|use|take) (?:\w+ )?(?:stairs|steps|hills))\b|\b(?:hip|knee|back|foot|leg|ankle) (?:surgery|operation|replacement|problems?|pain|injury)\b|\b(?:bad|sore|dodgy) (?:hip|knee|back|foot|leg|ankle)s?\b|\bdisabled\b|\bdisabilit\w+|arthritis/iu,
    /crutch|step-free|(?:short|less|little|few|no long|not far|limit)\w*[^.]{0,30}\bwalk|walking (?:limit|stick|frame)|\bhips?\b|\bknees?\b|wheelchair|disab|mobility|arthrit|stairs|\bsteps\b/iu,
  ],
  ['diabetes', /\bdiabet\w*|\binsulin\b/iu, /diabet|insulin/iu],
  [
    'heart',
    /\bheart (?:condition|attack|problems?|disease|failure|surgery)\b|\bpacemaker\b/iu,
    /heart|pacemaker/iu,
  ],
  ['lungs', /\basthma\w*|\bcopd\b|\boxygen (?:tank|bottle|concentrator)\b/iu, /asthma|copd|oxygen/iu],
  ['epilepsy', /\bepilep\w*|\bseizures?\b/iu, /epilep|seizure/iu],
  ['dialysis', /\bdialysis\b/iu, /dialysis/iu],
  ['sight', /\bblind\b|visually impaired|guide dog/iu, /blind|visual|guide dog/iu],
  ['hearing', /\bdeaf\b|hearing (?:loss|impaired|aids?)/iu, /deaf|hearing/iu],
  ['autism', /\bautis\w*|sensory (?:issues|overload)/iu, /autis|sensory|crowds|noise/iu],
  ['dementia', /\bdementia\b|alzheimer/iu, /dementia|alzheimer/iu],
  [
    'illness',
    /\bchemo\w*|\bimmun[eo]\w*|\btransplant\b|\bblood thinners?\b|\bms\b(?= |,)|multiple sclerosis|parkinson/iu,
    /chemo|immun|transplant|blood thinner|\bms\b|sclerosis|parkinson/iu,
  ],
  ['malaria', /\bmalaria\b/iu, /malaria/iu],
];

/** Names of the needs that a message tells. */
export function needsIn(message: string): string[] {
  return NEEDS.filter(([, told]) => told.test(message)).map(([need]) => need);
}

/**
 * The needs that the answer does not speak of above its days, where a traveller reads whether they were heard: a dish
 * with peanuts on day 2 is no word about an allergy. That a need cannot be met counts as speaking of it.
 */
export function unheard(needs: readonly string[], reply: string): string[] {
  const head = aboveTheDays(reply);
  return NEEDS.filter(([need, , heard]) => needs.includes(need) && !heard.test(head)).map(([need]) => need);
}
