/** Wishes for a place that is not named: "somewhere warm in February, at most three hours from London". */
import { COUNT, countOf } from '../../numbers.ts';
import { HALFWAY } from '../../places/halfway.ts';
import { placesIn } from '../places/places.ts';
import type { ActReader, ReadContext } from '../act.ts';
import type { Continent, OpenWish } from '../../types.ts';
import type { Words } from '../../words.ts';

const OPEN =
  /\b(?:somewhere|some ?place|anywhere|wherever|where (?:(?:should|could|can|shall|would|do you think) )?(?:to |\d+ |my |our |some |\w+s ){0,3}(?:i|we|you|lads|guys|girls|friends|people|couples?|take|celebrate|do|go|spend)(?: go| travel| fly| send us| send me)?|where (?:to|next)(?= *[?!,.]|$| in\b)|where else\b|any (?:ideas?|suggestions?|recommendations?|tips?)(?: (?:for|where|on))?|(?:suggest|recommend|propose)(?: (?:me|us))? (?:a|some|any|places?|where)|surprise (?:me|us)|inspire (?:me|us)|(?:not sure|no idea|don't know|undecided|open) (?:where|as to where|about where|to (?:ideas|suggestions|anything))|(?:looking|searching|search|hunting|seeking|dreaming|want|need)(?: for| of)? (?:an? |some )?(?:[a-z-]+ ){0,4}(?:destinations?|getaway|escape|hideaway)|(?:looking|searching|search|hunting|seeking|dreaming)(?: for| of)? an? (?:[a-z-]+ ){0,3}(?:island|village|beach|resort)(?! (?:hotel|house|bar|club|resort|flat)s?\b)|what (?:do|would|can|could) you (?:propose|suggest|recommend|advise)|ideas for|which (?:country|city|place|island|destination)|what(?:'s| is) a good (?:place|city|destination)|(?:cheap|good|nice|best) places?|winter sun|(?:warm|hot|sunny|snowy) (?:weekend|week|holiday|vacation|trip|getaway|destination|place|city|island)s?)\b/;
/** All that a message says: "snow", "snow and sauna". */
const BARE =
  /^\W*(?:(?:some|an?|the|lots? of|more|just|i|we|want|like|love|need|to)\W+)*(?:snow|sun(?:shine)?|ski(?:ing)?|beach(?:es)?|mountains?|lakes?|islands?)(?:\W+[a-z]+){0,2}\W*$/;
const WARM = /\b(?:warm(?:er|th|ish)?|hot|sunny|sun(?:shine)?|winter sun|tan|heat|sandy? beach(?:es)?)\b/;
/** Heat that harms, and degrees that are the most: "heat wrecks me", "stays below 24". */
const NO_HEAT =
  /\b(?:(?:the )?heat|hot weather|the sun)(?:'s| is| makes| gives| gets| wrecks| kills| ruins| bothers| hurts| triggers| wears| would)\b|\b(?:can't|cannot|don't|doesn't|not|hates?|avoid(?:ing)?|escap(?:e|ing)|away from|out of|without|no)(?: (?:stand|take|do|cope with|like|handle|tolerate))?(?: (?:too|much|the|very|so|that|extreme))* (?:heat|hot|sun)\b|\b(?:stays?|be|remains?|is|not|keeps?)(?: (?:well|just|always|mostly))? (?:below|under|above|over|cooler than|hotter than) \d\d(?: ?(?:degrees|°|c\b)|(?= or so\b|\s*[.,;!?)]|$))/;
const COLD =
  /\b(?:snow(?:y|ing)?|(?<!\b(?:not?|without|n't)(?: for| to| any)? )ski(?:ing)?|snowboard(?:ing)?|cool(?:er)?|not (?:too )?hot)\b/;
const REACH = new RegExp(
  `\\b(?:max(?:imum|\\.)?|under|less than|within|up to|no more than|not more than|at most|below|<|(?:nowhere|nothing|not|no ?where|no place|none)(?: that(?:['’]s| is| are)?| which is)? (?:over|above|beyond|more than|longer than|further than|farther than))\\s*(?:a |an )?(?:\\d{1,2}\\s*(?:-|–|or|to)\\s*)?${COUNT}([.,]5)?\\s*-?\\s*(?:hours?|hrs?|h)\\b(?:['’]s?)?(?:\\s+(?:of\\s+)?(?:flights?|flying|flight time|fly|by (?:plane|air)|away|travel|on (?:a|the) plane|in the air))*(?! (?:of )?(?:driv|walk|hik|work|a day|per day|each day|in the car|behind))|\\b${COUNT}\\s*-?\\s*(?:hours?|hrs?|h) (?:max(?:imum)?|or less|tops|at most)(?: flights?| by (?:plane|air))?|\\b(?:short[- ]?haul|short flights?|flights? (?:is |are |should be |must be )?(?:not|n.t be) (?:too|so|very) (?:long|far)|(?:no|not|nothing|without|avoid) (?:any |a |too |that )?(?:long[- ]?haul|long flights?|far(?! from (?:the|a|an|my|our|each)\\b)))\\b`,
);
/** Hours of a flight that is called short, and of one that is not yet called long. */
const SHORT_HOURS = 4;
const NOT_LONG_HOURS = 6;
const CONTINENTS: readonly (readonly [Continent, RegExp])[] = [
  ['Europe', /\b(?:in |around |within )?(?:europe|european)\b/],
  ['Asia', /\b(?:in |around )?(?:(?:south[- ]?east |southeast )?asia|asian)\b/],
  ['Africa', /(?<!\bsouth )\b(?:in |around )?(?:africa|african)\b/],
  [
    'America',
    /\b(?:in |around )?(?:(?:north|south|latin|central) america|the americas|the caribbean|caribbean)\b/,
  ],
  ['Oceania', /\b(?:in |around )?(?:oceania|australasia|the pacific)\b/],
];

function hoursOf([all, behind, half, ahead]: RegExpExecArray): number {
  const count = behind ?? ahead;
  if (count !== undefined) return countOf(count) + (half === undefined ? 0 : 0.5);
  return all.includes('long') ? NOT_LONG_HOURS : SHORT_HOURS;
}

function climateIn(words: Words): OpenWish['climate'] {
  if (words.test(NO_HEAT)) return 'cold';
  return words.test(WARM) ? 'warm' : words.test(COLD) ? 'cold' : null;
}

/** "4 nights in January from Copenhagen, warmish" names no place to go to. */
function namesPlace(words: Words, context: ReadContext): boolean {
  const { destinations, country, unknown, guess, musts } = placesIn(words.fresh(), context);
  return destinations.length + musts.length > 0 || [country, unknown, guess].some((own) => own !== null);
}

export const openWish: ActReader = {
  act: 'open wish',
  read: (words, context) => {
    const { towns = [] } = context;
    const isHalfway = towns.length === 0 && HALFWAY.test(words.lower);
    const [halfwayTo] = isHalfway ? placesIn(words, context).otherHomes : [];
    const isOpen = words.test(OPEN) || halfwayTo !== undefined || (towns.length === 0 && words.test(BARE));
    const reach = words.exec(REACH);
    const continent = CONTINENTS.find(([, pattern]) => words.test(pattern))?.[0] ?? null;
    const climate = climateIn(words);
    // skiing is a thing to do, by which a place is found as well
    const isOfWeather = climate === 'warm' || words.test(NO_HEAT);
    const isPlaceless = () => isOfWeather && towns.length === 0 && !namesPlace(words, context);
    if (!isOpen && !reach && continent === null && !isPlaceless()) return null;
    const hours = reach ? hoursOf(reach) : null;
    const open: OpenWish = {
      climate,
      maxHours: hours !== null && hours > 0 ? hours : null,
      continent,
      ...(halfwayTo !== undefined && { halfwayTo }),
    };
    return { open };
  },
  examples: [
    'somewhere warm in February',
    'where should we go in May?',
    'europe, max 3 hours flight from london',
    'any ideas for a cheap city break',
    'not sure where yet, surprise me',
    'snow',
    '4 nights in january from copenhagen, warmish, flight not too long',
    'looking for a quiet lake destination with pretty villages',
    'where can 8 lads go on a stag, 3h max',
    'one in Berlin, one in Madrid, we want to meet halfway',
  ],
  counterExamples: [
    'Rome in May',
    'a hotel with a pool',
    'make day 2 lighter',
    'Rome in May, somebody said it is hot',
  ],
};
