/** Names in what is said of a plan that are no towns to go to. */
import { normalize } from '../../../domain/text/normalize.ts';
import { JOINS_FROM } from '../../../content/words/asides.ts';
import { SLEEPS_THERE } from '../../../content/words/placeCues.ts';
import { kilometres } from '../../facts/ground.ts';
import { textBefore } from './cues.ts';
import { isInGuide } from './unknownPlace.ts';
import type { Gazetted } from '../../facts/types.ts';
import type { Found } from './mentions.ts';

/** Nobody adds a town so far away that is called like a quarter of the town that is planned. */
const FAR_KM = 1_000;

/** Whether a name of a far town is one of a quarter or a sight of the plan: Belém of Lisbon, and not that in Brazil. */
function isQuarter(
  { place, region, sight, from, to }: Found,
  planned: readonly Gazetted[],
  text: string,
): boolean {
  if (region || sight || planned.includes(place)) return false;
  const words = normalize(text.slice(from, to)).split(' ');
  return (
    planned.every((town) => kilometres(town, place) > FAR_KM) &&
    planned.some((town) => isInGuide(town, words))
  );
}

/** Whether a name is where somebody who joins the trip comes from. @param planned towns of the plan; none before there is one */
export function isJoinersHome({ from }: Found, planned: readonly Gazetted[], text: string): boolean {
  return planned.length > 0 && JOINS_FROM.test(textBefore(text, from));
}

const WAYS_WITHIN =
  /\b(?:flights?|fly(?:ing)?|planes?|trains?|bus(?:es)?|driv(?:e|ing)|travel(?:l?ing)?) (?:inside|within)\s+$/iu;

/** "No flights within Spain": the country that the plan is in. */
export function isWayWithin(
  { place, region, from }: Found,
  planned: readonly Gazetted[],
  text: string,
): boolean {
  return (
    region?.kind === 'country' &&
    planned.some(({ countryCode }) => countryCode === place.countryCode) &&
    WAYS_WITHIN.test(textBefore(text, from))
  );
}

const KEPT = /\b(?:but|and|just) keep\s+$/iu;

/** "Back to four nights, but keep Córdoba", which is no stop: its day trip stays by itself. */
function isKept({ place, from, to }: Found, planned: readonly Gazetted[], text: string): boolean {
  return (
    !planned.includes(place) &&
    KEPT.test(textBefore(text, from)) &&
    /^\W*(?:$|please\b|[.,;!])/iu.test(text.slice(to))
  );
}

/** Whether a name in a message on a plan is no town for the trip. @param planned towns of the plan */
export function isOfPlanOnly(mention: Found, planned: readonly Gazetted[], text: string): boolean {
  return (
    isQuarter(mention, planned, text) ||
    isJoinersHome(mention, planned, text) ||
    isKept(mention, planned, text) ||
    isWayWithin(mention, planned, text)
  );
}

const IS_IN = /\b(?:we|i)(?:['’](?:re|m|ll be)| are| am| will be) (?:\p{L}+ )?in (?:the )?$/iu;

/** "So that we are in Chiang Mai on those": in a town of the plan one stays, and is not at home. */
export function isStayedIn(home: Found | null, planned: readonly Gazetted[], text: string): boolean {
  return home !== null && planned.includes(home.place) && IS_IN.test(textBefore(text, home.from));
}

const STAYS_HOME = /\b(?:home|back|return\w*|replace|swap|switch|instead)\b/iu;

/** "By train from Rome to Florence" of a plan for Rome goes on from there, and does not set out from there. */
export function goesOnFrom(
  origin: Found | null,
  found: readonly Found[],
  planned: readonly Gazetted[],
  text: string,
): boolean {
  const isNew = ({ place }: Found) => !planned.includes(place);
  return origin !== null && !isNew(origin) && found.some(isNew) && !STAYS_HOME.test(text);
}

/** Whether a town that one goes home from has nights of its own: one more stop, and no length of the whole. */
export function sleepsAtEnd(wayHome: Found | null, planned: readonly Gazetted[], text: string): boolean {
  if (wayHome === null || planned.length === 0 || planned.includes(wayHome.place)) return false;
  return SLEEPS_THERE.test(text.slice(wayHome.to));
}
