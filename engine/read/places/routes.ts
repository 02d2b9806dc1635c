/** Ways from town to town: the trip itself, or the way there from a home town that is not named as one. */
import { CODE } from '../../../content/words/loneHomes.ts';
import { HOMEWARD, RETURN_CUE, TO } from '../../../content/words/placeCues.ts';
import { groundWay, kilometres } from '../../facts/ground.ts';
import { textBefore } from './cues.ts';
import type { Found } from './mentions.ts';

/** Of a way that is the trip itself, with a town at either end: "San Francisco to Los Angeles down the coast". */
const SCENIC =
  /\b(?:down|up|along) the (?:\w+ )?(?:coast(?:line)?|riviera)\b|\b(?:coastal|bi(?:ke|cycle)|cycl(?:e|ing)|hiking|walking|pilgrim) (?:drive|road|route|path|trail|way)\b|\bcamino\b|\broad[- ]?trip\b/iu;

/** Farther apart one is home and the other where the road leads. */
const FARTHEST_KM = 1_000;

/** Whether a way from one town to another, on the ground, is what the trip is for. */
export function isTour(text: string, routes: readonly (readonly Found[])[]): boolean {
  return (
    SCENIC.test(text) &&
    routes.some(
      ([first, last, ...others]) =>
        first && last && others.length === 0 && kilometres(first.place, last.place) < FARTHEST_KM,
    )
  );
}

const DASH = /^\s*-{1,2}\s*$/u;
const VISITED = /\b(?:in|visit|visiting|see|explore|do|land in|arrive in)\s*$/iu;

/** Rows of towns with "to" or an arrow between them. */
export function routesIn(text: string, found: readonly Found[]): Found[][] {
  const routes: Found[][] = [];
  let route: Found[] = [];
  for (const [index, mention] of found.entries()) {
    const previous = found[index - 1];
    const isNext = previous !== undefined && TO.test(text.slice(previous.to, mention.from));
    if (!isNext) route = [];
    route.push(mention);
    if (isNext && route.length === 2) routes.push(route);
  }
  return routes;
}

/** The town that a route sets out from, where no home town is named: "London to Kyoto", and not "Tallinn → Riga → Vilnius". */
export function setOut(
  text: string,
  routes: readonly (readonly Found[])[],
  open: readonly Found[],
): Found | null {
  for (const route of routes) {
    const [first, second] = route;
    if (!first || !second || !open.includes(first) || VISITED.test(textBefore(text, first.from))) continue;
    const last = route[route.length - 1];
    const isRide = RIDE.test(textBefore(text, first.from)) && RIDES_BACK.test(text.slice(second.to));
    const isLoop =
      last?.place === first.place || isRide || HOMEWARD.test(text) || isReturnedTo(text, first, open);
    const isDashed = DASH.test(text.slice(first.to, second.from));
    const isCodes = [first, second].every(({ from, to }) => CODE.test(text.slice(from, to)));
    if (isLoop || isCodes) return first;
    if (route.length === 2 && !isDashed) return first;
    // a leg across the sea or half a continent is the way there; a row of neighbours is the trip itself
    if (!second.region && groundWay(first.place, second.place) === null) return first;
  }
  return null;
}

/** "Train Madrid-Granada on the 23rd, back on the 26th": blanks are days, which another act has taken. */
const RIDE = /\b(?:trains?|bus|coach|ferry|tickets?|seats?)(?: tickets?)?(?: (?:booked|from|is|are))*:? $/iu;
const RIDES_BACK =
  / {5,},(?: and)? {5,}|\b(?:back|return(?:ing)?|home)(?: {4}| (?:on )?(?:the )?(?:\d|mon|tue|wed|thu|fri|sat|sun))/iu;

function isReturnedTo(text: string, { place, to }: Found, open: readonly Found[]): boolean {
  return open.some(
    (other) => other.from > to && other.place === place && RETURN_CUE.test(textBefore(text, other.from)),
  );
}

/** "Chennai to Kashmir, Srinagar and Gulmarg": the first town leads to what is named in wide words, and lies far from all others. */
export function farFromRest(text: string, open: readonly Found[], live: readonly Found[]): Found | null {
  const [first, ...others] = live;
  if (!first || others.length === 0 || !open.includes(first) || VISITED.test(textBefore(text, first.from)))
    return null;
  // names that only say where the others lie are blanks by now
  if (!LEADS_ON.test(text.slice(first.to, first.to + 60))) return null;
  const away = Math.min(...others.map(({ place }) => kilometres(place, first.place)));
  const apart = Math.max(
    0,
    ...others.flatMap(({ place }) => others.map((other) => kilometres(place, other.place))),
  );
  return away > FAR_KM && away > 2 * apart ? first : null;
}

const LEADS_ON = /^\s*(?:to|->|→)\s+[\p{L}\d]/u;
const FAR_KM = 250;
