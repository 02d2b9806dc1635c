/** Home towns that no word says are one: what they stand beside does. */
import {
  CODE,
  LEADS_THERE,
  DIRECT,
  TOLD,
  NEXT_STOP,
  LIVES_THERE,
  OF_US,
  CAMPER,
  ROAD_TRIP,
  HIRED,
  AT_HOME,
  THERE_NOW,
  ASKS_WHAT,
} from '../../../content/words/loneHomes.ts';
import { groundWay } from '../../facts/ground.ts';
import { textBefore } from './cues.ts';
import type { Gazetted } from '../../facts/types.ts';
import type { Found } from './mentions.ts';

/** An airport's code that nothing leads to: "two of us, MSP, Edinburgh". */
export function bareCode(text: string, open: readonly Found[]): Found | null {
  const codes = open.filter(
    ({ from, to }) => CODE.test(text.slice(from, to)) && !LEADS_THERE.test(textBefore(text, from)),
  );
  const [code] = codes;
  return codes.length === 1 && code && open.some(({ place }) => place !== code.place) ? code : null;
}

/** "Azores, 9 nights, Boston direct if that exists": of two, the one to be flown from without a stop, once the trip is told. */
export function flownDirect(text: string, open: readonly Found[]): Found | null {
  const [goal, home, ...others] = open;
  if (!goal || !home || others.length > 0 || home.place === goal.place) return null;
  const between = text.slice(goal.to, home.from);
  return DIRECT.test(text.slice(home.to)) && TOLD.test(between) && !NEXT_STOP.test(between) ? home : null;
}

/** "Nuuk. 2 of us, Copenhagen, 6 days": beside who travels stands where they live, where another town is named. */
export function besideParty(text: string, open: readonly Found[], live: readonly Found[]): Found | null {
  const [first] = open;
  if (
    first === live[0] &&
    first &&
    LIVES_THERE.test(text.slice(0, first.from)) &&
    /^[\p{L}.]?\s*(?:\([^)]*\)\s*)?[.:;!]/u.test(text.slice(first.to - 1)) &&
    live.some(({ place }) => place !== first.place)
  )
    return first;
  const home = open.find(
    ({ from, to }) => OF_US.test(textBefore(text, from)) && /^\s*(?:[,.;!]|$)/.test(text.slice(to)),
  );
  // "solo, Tokyo, Kyoto and Osaka" are stops: where it goes has been said before
  return home && open.some(({ place, from }) => place !== home.place && from < home.from) ? home : null;
}

/** "Oakland, not SFO": who chooses between airports is at home there. */
export function contrasted(text: string, open: readonly Found[], all: readonly Found[]): Found | null {
  return (
    open.find((mention) => {
      const rival = all.find(
        (other) =>
          other.from >= mention.to &&
          /^\s*[,(]?\s*(?:and )?not\s*$/iu.test(text.slice(mention.to, other.from)),
      );
      return (
        rival !== undefined &&
        open.some((other) => other !== mention && other !== rival) &&
        (groundWay(mention.place, rival.place)?.minutes ?? Number.POSITIVE_INFINITY) < NEAR_MINUTES
      );
    }) ?? null
  );
}

const NEAR_MINUTES = 150;

/** "Somewhere hot in May, Birmingham airport", "mountains in June, Lyon. Where to?": who names no goal names where to set out. */
export function homeAirport([only, ...others]: readonly Found[], text: string): Found | null {
  if (!only || others.length > 0) return null;
  if (/\bairport$/i.test(text.slice(only.from, only.to)))
    return /\b(?:somewhere|anywhere|wherever|surprise|ideas?)\b/i.test(text) ? only : null;
  const isBare =
    /[,.;!?]\s*$/.test(text.slice(0, only.from)) &&
    /^(?:\p{L}|\.)?\s*(?:[,.;!?]|$)/u.test(text.slice(only.to - 1));
  return isBare &&
    /\bwhere (?:to(?=\W*$)|(?:should|could|can|shall|would) (?:i|we) (?:go|fly|travel|head)(?=\W*$))/i.test(
      text,
    )
    ? only
    : null;
}

/** "I'm in Lisbon right now, what should I do?": who names nothing else asks of the town. */
function isThereNow(home: Found | null, found: readonly Found[], text: string): boolean {
  if (!home || found.some(({ place }) => place !== home.place)) return false;
  return THERE_NOW.test(text.slice(home.to)) && ASKS_WHAT.test(text);
}

/** Whether what stands as the home is a town of the trip. */
export function isInTrip(
  home: Found | null,
  found: readonly Found[],
  text: string,
  planned: readonly Gazetted[],
): boolean {
  return isThereNow(home, found, text) || (planned.length === 0 && isHiredAt(home, found, text));
}

/** "Campervan, Christchurch to Queenstown": nobody hires one to sleep in, or for a road trip, at home, so that both ends are towns of the trip. */
function isHiredAt(home: Found | null, found: readonly Found[], text: string): boolean {
  const goal = home && found.find(({ from }) => from > home.to);
  return (
    !!goal &&
    (CAMPER.test(text) || (ROAD_TRIP.test(text) && HIRED.test(text))) &&
    !AT_HOME.test(text) &&
    /^ *(?:to|->|→|[–-]) *$/i.test(text.slice(home.to, goal.from))
  );
}
