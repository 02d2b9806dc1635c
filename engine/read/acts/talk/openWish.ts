/** Wishes for a place that is not named: "somewhere warm in February, at most three hours from London". */
import {
  BARE,
  COLD,
  CONTINENTS,
  MILD,
  NO_IDEA,
  NO_HEAT,
  OPEN,
  PART_OF_IT,
  QUIET,
  SOME_PLACES,
  SPOKEN,
  WARM,
  WHERE_SO,
} from '../../../../content/words/openWishes.ts';
import { COUNT, countOf } from '../../numbers.ts';
import { capitalized } from '../../../../domain/text/capital.ts';
import { HALFWAY } from '../../../../content/words/thereAndBack.ts';
import { placesIn } from '../places/places.ts';
import type { ActReader, ReadContext } from '../act.ts';
import type { OpenWish } from '../../openWish.ts';
import type { Words } from '../../words.ts';

const REACH = new RegExp(
  `\\b(?:max(?:imum|\\.)?|under|less than|within|up to|no more than|not more than|(?:no|not|nothing) (?:longer|further|farther) than(?=[^.;!?]{0,25}\\b(?:flights?|fly(?:ing)?|plane|air|away)\\b)|at most|below|<|(?:nowhere|nothing|not|no ?where|no place|none)(?: that(?:['’]s| is| are)?| which is)? (?:over|above|beyond|more than|longer than|further than|farther than))\\s*(?:a |an )?(?:\\d{1,2}\\s*(?:-|–|or|to)\\s*)?${COUNT}([.,]5)?\\s*-?\\s*(?:hours?|hrs?|h)\\b(?:['’]s?)?(?:\\s+(?:of\\s+)?(?:flights?|flying|flight time|fly|by (?:plane|air)|away|travel|on (?:a|the) plane|in the air))*(?! (?:of )?(?:driv|walk|hik|work|a day|per day|each day|in the car|behind))|\\b${COUNT}\\s*-?\\s*(?:hours?|hrs?|h) (?:max(?:imum)?|or less|tops|at most)(?: flights?| by (?:plane|air))?|\\b(?:short[- ]?haul|short flights?|flights? (?:is |are |should be |must be )?(?:not|n.t be) (?:too|so|very) (?:long|far)|(?:no|not|nothing|without|avoid|hates?) (?:any |a |too |that )?(?:long[- ]?haul|long flights?|far(?! from (?:the|a|an|my|our|each)\\b)))\\b`,
);
/** Hours of a flight that is called short, and of one that is not yet called long. */
const SHORT_HOURS = 4;
const NOT_LONG_HOURS = 6;

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

/** "Not in Asia please": where it is not to be. */
const OFF =
  /\b(?:not|never|no|outside|avoid|except|anywhere but|but|nowhere)(?: (?:in|to|of|anywhere|again))*\s+$/i;

function isOff(words: Words, continent: RegExp): boolean {
  const at = Math.max(words.text.search(continent), words.lower.search(continent));
  return OFF.test(words.text.slice(0, at));
}

export const openWish: ActReader = {
  act: 'open wish',
  read: (words, context) => {
    const { towns = [] } = context;
    const isHalfway = towns.length === 0 && HALFWAY.test(words.lower);
    const [halfwayTo] = isHalfway ? placesIn(words, context).otherHomes : [];
    const isFree = () => towns.length === 0 && !namesPlace(words, context);
    const isOpen =
      words.test(OPEN) ||
      (towns.length === 0 && words.test(WHERE_SO)) ||
      (SOME_PLACES.test(words.lower) && isFree() && words.test(SOME_PLACES)) ||
      halfwayTo !== undefined ||
      (towns.length === 0 && words.test(BARE)) ||
      (NO_IDEA.test(words.lower) && isFree() && words.test(NO_IDEA));
    const reach = words.exec(REACH);
    // "not too far, hate long flights" says it twice
    if (reach) words.test(/\b(?:hates?|no) long flights?\b/);
    const named = CONTINENTS.find(([, pattern]) => pattern.test(words.lower) || pattern.test(words.text));
    const isOutside = named !== undefined && isOff(words, named[1]);
    const continent = isOutside ? null : (named?.[0] ?? null);
    if (named) words.test(named[1]);
    const climate = climateIn(words);
    // skiing is a thing to do, by which a place is found as well
    const isOfWeather = climate === 'warm' || words.test(NO_HEAT);
    if (!isOpen && !reach && named === undefined && !(isOfWeather && isFree())) return null;
    const hours = reach ? hoursOf(reach) : null;
    const speaks = words
      .exec(SPOKEN)
      ?.slice(1)
      .find((own) => own !== undefined);
    const open: OpenWish = {
      climate,
      ...(towns.length > 0 && PART_OF_IT.test(words.lower) && { isPart: true }),
      ...(climate === 'warm' && words.test(MILD) && { isMild: true }),
      ...(isOpen && isFree() && words.test(QUIET) && { isQuiet: true }),
      ...(speaks !== undefined && { speaks: capitalized(speaks) }),
      maxHours: hours !== null && hours > 0 ? hours : null,
      continent,
      ...(isOutside && { outside: named[0] }),
      ...(halfwayTo !== undefined && { halfwayTo }),
    };
    return { open };
  },
  examples: [
    'somewhere warm in February',
    'where should we go in May?',
    'where to go in february when you hate the cold',
    'europe, max 3 hours flight from london',
    'somewhere sunny, no longer than 6 hrs flying',
    'any ideas for a cheap city break',
    'not sure where yet, surprise me',
    'snow',
    'somewhere in May, we hate crowds',
    'anywhere in Europe, avoiding the crowds',
    '4 nights in january from copenhagen, warmish, flight not too long',
    'looking for a quiet lake destination with pretty villages',
    'where can 8 lads go on a stag, 3h max',
    'a week off and no idea',
    'somewhere mild where I can practise my Portuguese',
    'one in Berlin, one in Madrid, we want to meet halfway',
  ],
  counterExamples: [
    'Rome in May',
    'a hotel with a pool',
    'make day 2 lighter',
    'no idea what it costs',
    'Rome in May, budget no idea',
    'she has mild asthma',
    'Rome in May, somebody said it is hot',
  ],
};
