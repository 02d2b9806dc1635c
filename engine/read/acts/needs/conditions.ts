import { needOf, whoseBefore } from './need.ts';
import type { ActReader } from '../act.ts';

const FEW = "(?:[\\p{L}'’-]+ ){0,3}?";
const NAMED =
  "(?:crohn['’]?s(?: disease)?|(?:ulcerative )?colitis|ibs|irritable bowel(?: syndrome)?|migraines?|(?:motion|sea|car|travel|altitude) ?sick(?:ness)?|seasick|insomnia|ptsd|anxiety(?: (?:disorder|attacks?))?|panic attacks?|depression|dementia|alzheimer['’]?s|parkinson['’]?s|multiple sclerosis|ms\\b(?= (?:patient|and|,))|stroke|cancer|chemo(?:therapy)?|dialysis|kidney \\p{L}+|immuno\\p{L}+|immune system|transplant|hemophilia|haemophilia|lupus|fibromyalgia|eczema|psoriasis|endometriosis|incontinen\\p{L}+|stoma|colostomy|catheter|down['’]?s? syndrome|cerebral palsy|muscular dystrophy|spina bifida|osteoporosis|tinnitus|narcolepsy|anemi\\p{L}+|anaemi\\p{L}+|sickle cell|bee stings?|epi-?pens?|(?:malaria|yellow fever|dengue(?: fever)?|typhoid(?: fever)?|rabies|zika)(?! (?:free|museum))|jet ?lag|thyroid|gallstones?|ulcers?|hernia|concussion|vertebra\\p{L}*|heat ?stroke|dwarfism|obes\\p{L}+|overweight|plus[- ]size)";
/** Whatever is called a condition, an illness or an injury, and what somebody suffers from or recovers from. */
const CALLED = new RegExp(
  [
    `\\b(?:(?:severe|serious|chronic|bad|mild) )?${NAMED}`,
    `\\b(?:(?:i|he|she|we|they|who|wife|husband|son|daughter|mother|father|mum|mom|dad|partner|friend|one of us) (?:has|have|had|got|have got|is having)|with) (?:a |an |his |her |my |some )?${FEW}(?<!weather )(?<!road )(?<!air[- ])(?:condition|disease|disorder|syndrome|illness|injury|disability|impairment|phobia|surgery|operation|ailment|infection)\\b`,
    `\\b(?:suffers?|suffering|suffered) (?:badly )?from ${FEW}[\\p{L}'’-]+`,
    `\\brecover(?:s|ing|ed)? from (?!jet)${FEW}[\\p{L}'’-]+`,
    `\\b(?:diagnosed|living|lives) with ${FEW}(?!(?:his|her|my|our|their|friends|family|parents)\\b)[\\p{L}'’-]+(?= |[,.;!]|$)`,
    `\\b(?:because of|due to) (?:my|his|her|our) (?!work|job|budget|flight|schedule|visa|school|exam|birthday|anniversary|wedding|meeting)${FEW}[\\p{L}'’-]+`,
    `\\b(?:medical|health|mental|skin|chronic|pre-?existing) (?:conditions?|needs?|issues?|problems?|reasons?|requirements?|history)\\b`,
    `\\b(?:phobia of|afraid of|scared of|terrified of|fear of) ${FEW}[\\p{L}'’-]+`,
    `\\b(?:can't|cannot|can not|doesn't|don't|unable to) (?:take|do|stand|bear|handle|tolerate|deal with|cope with) (?:the |too much |much )?(?:heat|cold|sun|humidity|altitude|crowds?|noise|smoke|loud \\p{L}+|bright lights?|long (?:flights?|drives?|bus rides?|queues?))`,
    `\\b(?:(?:don't|doesn't|not|can't|cannot|never) (?:cope|do|deal|sleep|feel|react|tolerate|adapt|take)(?: very| too)?(?: well| good)? (?:with|to|in|at)|(?:struggles?|trouble|problems?) (?:with|at|in)|worr(?:y|ied|ies)(?: me)? about|(?:afraid|scared) of|nervous about) (?:the |high )?(?:altitude|heat|humidity|crowds?|thin air)\\b`,
    `\\b(?:altitude|heat|crowds?) (?:worr(?:y|ies)|problems?|issues?|concerns?)(?: (?:me|us|him|her))?\\b`,
    `\\b(?:heat|sun|light|noise) (?:intoleran\\p{L}+|sensitiv\\p{L}+)`,
    `\\b(?:on|takes?|taking|need(?:s)? (?:my|his|her)) (?:blood thinners?|medications?|medicines?|meds|antidepressants|steroids)\\b`,
    `\\b(?:special (?:medical |dietary |health )?needs|dietary (?:needs|requirements?|restrictions?))\\b`,
  ].join('|'),
  'giu',
);

/** Needs that the planner does not know: quoted, and said not to be judged. */
export const conditions: ActReader = {
  act: 'conditions',
  takesWords: true,
  read: (words) => {
    const found = words.all(CALLED).map((match) =>
      needOf('condition', match[0].trim().toLowerCase(), match[0], {
        whose: whoseBefore(words.text, match.index),
      }),
    );
    const needs = found.filter(
      ({ what }, index) => found.findIndex((other) => other.what === what) === index,
    );
    return needs.length === 0 ? null : { needs };
  },
  examples: [
    'I have a rare skin condition',
    'my dad suffers from migraines',
    "my sister has Crohn's disease",
    'because of my back we need breaks',
    'she was diagnosed with lupus',
    'I get seasick',
    'recovering from a stroke',
    'he is on dialysis',
    "I can't take the heat",
    'safari in Kruger, malaria worries',
    'I am afraid of dogs',
    'we have dietary restrictions',
  ],
  counterExamples: [
    'because of my work we leave on Friday',
    'a hotel with air-conditioning',
    'I have 5 days in June',
    'I have a budget of 900',
    'we live with my parents in Rome',
  ],
};
