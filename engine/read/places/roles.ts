/** What each place of a message is in the trip: the home town, a stop, an end, or named for another reason. */
import {
  DAY_OUT_TO,
  END_CUE,
  HOME_AFTER,
  HOME_CUE,
  LEAVING_CUE,
  LIVED_IN,
  ORIGIN_CUE,
  RETURN_CUE,
  START_AFTER,
  START_CUE,
  WAY_HOME_AFTER,
  WAY_HOME_CUE,
  WAY_IN_AFTER,
  WAY_IN_CUE,
  SETS_OUT,
  LEAVES_FROM_THERE,
  GOAL_OPEN,
} from '../../../content/words/placeCues.ts';
import { isOwnStart, textBefore } from './cues.ts';
import {
  isAlsoFine,
  isOfOthers,
  isOfShip,
  isPort,
  isOnward,
  isPast,
  isPickUp,
  isTransit,
  PICK_UP,
} from './asides.ts';
import { dropsAt } from './placeEdits.ts';
import { farFromRest, isTour, routesIn, setOut } from './routes.ts';
import { isBothEnds, isOutside } from './wider.ts';
import { bareCode, besideParty, contrasted, flownDirect } from './loneHomes.ts';
import { votedHome } from './homeVote.ts';
import type { Found } from './mentions.ts';

export interface Roles {
  readonly origin: Found | null;
  readonly wayIn: Found | null;
  readonly wayHome: Found | null;
  /** Named, and no part of the trip: where others come from, where somebody was before. */
  readonly asides: ReadonlySet<Found>;
  /** Mentions that begin the trip on the spot, and that end it. */
  readonly first: Found | null;
  readonly last: Found | null;
}

/** How sure a mention is to be the home town; nothing below 1 is. */
const SURE = 4;
const FROM = 3;
const THEIRS = 2;

/** "Mumbai - Goa and back" has a home; "Tallinn - Riga" has two towns. */
/** "Start out in Rome": who comes from elsewhere begins the trip there. */
const STARTS_IN = /\b(?:start|begin|set|head|commenc)\w*(?: (?:out|off))? (?:in|at)\s+(?:the\s+)?$/iu;
/** "Fly home from there", "drop the car and fly back from there". */
export const HOME_FROM_THERE =
  /\b(?:(?:drop|return|leave|give back)(?: off)? (?:the|our|my) (?:\p{L}+ )?car(?: there)?,? (?:and|then) )?(?:(?:fly|flying|go|going|travel|head|get|come) )?(?:home|back|return|out) from there\b/iu;
const MARRIES = /\b(?:marry(?:ing)?|(?:get|getting|got) married|wedding)\b[^.;!?]{0,40}?\bin (?:the )?$/iu;
const HONEYMOON = /\bhoney ?moon\b/iu;

/**
 * @param found every town, region and sight of the text, in its order
 * @param isFirst no plan is spoken of, so that a home town is looked for in whatever words
 */
export function rolesIn(text: string, found: readonly Found[], isFirst = false): Roles {
  const before = (mention: Found) => textBefore(text, mention.from);
  // "Naples. Couple from Leeds": the point ends the sentence; that of "D.C." is of the name
  const after = ({ from, to }: Found) =>
    text.slice(to - Number(/^[^.]+\.$/.test(text.slice(from, to))), to + 60);
  const isOff = (mention: Found) => dropsAt(text, mention);
  const asides = new Set(
    found.filter(
      (mention) =>
        isPast(text, mention) ||
        isPort(text, mention) ||
        (found.length > 1 &&
          (isAlsoFine(text, mention) ||
            isTransit(text, mention) ||
            isOnward(text, mention, found) ||
            isPickUp(text, mention) ||
            isOfShip(text, mention))),
    ),
  );
  const live = found.filter((mention) => !asides.has(mention));

  // "starting and ending in Leeds, where we live": home is no stop
  const ends = live.filter((mention) => !LIVED_IN.test(after(mention)));
  const both = ends.find((mention) => isBothEnds(text, mention, live)) ?? null;
  const isIn = (mention: Found) => WAY_IN_CUE.test(before(mention)) || WAY_IN_AFTER.test(after(mention));
  // "Rome, then Naples 3 days, fly out of Naples": who is at home there has said so
  const isStop = (other: Found) => !HOME_CUE.test(before(other)) && !ORIGIN_CUE.test(before(other));
  const isLeft = (mention: Found) => {
    const isLeaving = LEAVING_CUE.test(before(mention));
    return (
      (isLeaving || WAY_HOME_AFTER.test(after(mention))) &&
      live.some(
        (other) =>
          other.to <= mention.from &&
          (isIn(other) || (isLeaving && other.place === mention.place && isStop(other))),
      )
    );
  };
  const there = HOME_FROM_THERE.exec(text);
  const wayHome =
    both ??
    backFrom(text, live) ??
    ends.find((mention) => WAY_HOME_CUE.test(before(mention))) ??
    ends.find((mention) => END_CUE.test(before(mention))) ??
    // "leave out Tenerife" leaves from nowhere
    live.find((mention) => isLeft(mention) && !isOff(mention)) ??
    (there ? (live.findLast(({ to, sight }) => to <= there.index && !sight) ?? null) : null);

  const routes = routesIn(text, live);
  const open = live.filter(
    (mention) =>
      mention !== wayHome && mention !== both && !mention.region && !mention.sight && !isOff(mention),
  );
  // nobody lives in a place that is named by its kind alone
  const homes = open
    .filter(({ kind }) => kind === undefined)
    .filter((mention) => !isOwnStart(text, mention, live));
  const sureness = (mention: Found): number => {
    const isInRoute = routes.some((route) => route.includes(mention));
    const isTheirs = isOfOthers(text, mention);
    // "stuck at Schiphol 9 hours" is no home
    if (/\bstuck (?:at|in) (?:the )?$/iu.test(before(mention)) && HOURS_THERE.test(after(mention))) return 0;
    if (WHILE_IN.test(before(mention))) return 0;
    if (!isTheirs && HOME_AFTER.test(after(mention))) return SURE;
    if (!isTheirs && HOME_CUE.test(before(mention))) return SURE;
    if (isTheirs) return THEIRS;
    if (START_CUE.test(before(mention)) || !ORIGIN_CUE.test(before(mention))) return 0;
    // "the Highlands, hire car from Glasgow": a wide place is driven to from there
    if (PICK_UP.test(before(mention)) && !live.every((own) => own === mention || own.region)) return 0;
    const isStart = STARTS_IN.test(before(mention));
    if (isStart && !homes.includes(mention)) return 0;
    return FROM + (SETS_OUT.test(before(mention)) ? 0.2 : 0) - (isInRoute || isStart ? 0.5 : 0);
  };
  const named = open.map((mention) => ({ mention, sure: sureness(mention) })).filter(({ sure }) => sure > 0);
  const best = Math.max(0, ...named.map(({ sure }) => sure));
  const said = named.find(({ sure }) => sure === best)?.mention ?? null;
  const guessed = () =>
    leftFrom(text, open, live) ??
    setOut(text, routes, homes) ??
    begun(text, homes, live) ??
    bareCode(text, open) ??
    flownDirect(
      text,
      live.filter((own) => !isOff(own)),
    ) ??
    besideParty(text, open, live) ??
    contrasted(text, open, live) ??
    farFromRest(text, homes, live) ??
    (isFirst && live.filter((own) => !DAY_OUT_TO.test(before(own))).length > 1
      ? votedHome(text, live, homes)
      : null);
  const told = said ?? (isTour(text, routes) ? null : guessed());
  const loop = told === null && isFirst && both && isOutside(both, live, text) ? both : null;
  const origin = told ?? loop;

  // who else comes from somewhere: their towns are no stops, unless a way through the trip begins there
  for (const { mention } of named) {
    const isOfTrip = routes.some(
      (route) => route.indexOf(mention) >= 0 && route.indexOf(mention) < route.length - 1,
    );
    const isStart = STARTS_IN.test(before(mention));
    if (mention !== origin && mention.place !== origin?.place && !isOfTrip && !isStart) asides.add(mention);
  }
  // "a river cruise from Passau or Vienna" names where it may begin
  const isLeftFrom = (mention: Found) =>
    SETS_OUT.test(before(mention)) || (live.length > 2 && ORIGIN_CUE.test(before(mention)));
  for (const [index, mention] of live.entries()) {
    const previous = live[index - 1];
    const isListed =
      previous !== undefined &&
      (asides.has(previous) || previous === origin) &&
      (isOfOthers(text, previous) ? AND_OR : isLeftFrom(previous) ? OR_FROM : null)?.test(
        text.slice(previous.to, mention.from),
      );
    if (isListed) asides.add(mention);
  }
  // "staying at my sister's in Adelaide": where nothing else is named to go to
  const isGoal = (mention: Found) => mention !== origin && !asides.has(mention) && !isOff(mention);
  const only = live.findLast(
    (mention) =>
      asides.has(mention) &&
      isOfOthers(text, mention) &&
      !/\b(?:from|ex)\s+(?:the )?$/iu.test(before(mention)),
  );
  if (only && !live.some(isGoal) && !/\b(?:somewhere|ideas)\b/i.test(text)) asides.delete(only);
  // who names nothing else than the port of a cruise stays there until it leaves
  const port = isFirst ? found.find((mention) => isPort(text, mention)) : undefined;
  if (port && !live.some(isGoal)) asides.delete(port);
  const stops = live.filter((mention) => mention !== origin && !asides.has(mention) && !isOff(mention));
  const starts = stops.find(
    (mention) => mention !== wayHome && (START_CUE.test(before(mention)) || START_AFTER.test(after(mention))),
  );
  const entry = both ?? stops.find((mention) => mention !== wayHome && isIn(mention)) ?? null;
  // home is no town of the trip to come in by
  if (loop) return { origin, wayIn: null, wayHome: null, asides, first: null, last: null };
  return {
    origin,
    wayIn: wayHome ? (entry ?? starts ?? null) : null,
    wayHome,
    asides,
    first: entry ?? starts ?? null,
    last: wayHome,
  };
}

/** "A day trip when we're in Las Vegas": a stop. */
const WHILE_IN = /\bwh(?:en|ile)\s+(?:i|we)(?:'re|'m|'ll be| are| am| will be) in (?:the )?$/iu;

/** "Back to Madrid from La Paz": the town behind "from" is where the way home begins, and no home. */
function backFrom(text: string, found: readonly Found[]): Found | null {
  return (
    found.find((mention, index) => {
      const home = found[index - 1];
      return (
        home !== undefined &&
        RETURN_CUE.test(textBefore(text, home.from)) &&
        // "Leeds back to Leeds via York and Durham" tells the way
        found[index - 2]?.place !== home.place &&
        /^ (?:again )?(?:from|out of|via) (?:the )?$/iu.test(text.slice(home.to, mention.from))
      );
    }) ?? null
  );
}

/** The town that is left for the trip: where a honeymoon's wedding was, where one goes on "from there". */
function leftFrom(text: string, open: readonly Found[], all: readonly Found[]): Found | null {
  const wedding = HONEYMOON.test(text)
    ? open.find(({ from }) => MARRIES.test(textBefore(text, from)))
    : undefined;
  const there = HOME_FROM_THERE.test(text) ? null : LEAVES_FROM_THERE.exec(text);
  const left = wedding ?? (there ? open.findLast(({ to }) => to <= there.index) : undefined);
  return left && all.some((other) => other.from > left.to && other.place !== left.place) ? left : null;
}

/** "Start in Busan": a stop where another town is the home, else where they set out; also where the goal is left open. */
function begun(text: string, open: readonly Found[], all: readonly Found[]): Found | null {
  if (all.length < 2 && !GOAL_OPEN.test(text)) return null;
  // "starting in Athens … then the last night in Athens": who sleeps there is not at home
  const isSlept = ({ place }: Found) =>
    all.some((own) => own.place === place && SLEPT_IN.test(textBefore(text, own.from)));
  return open.find((own) => START_CUE.test(textBefore(text, own.from)) && !isSlept(own)) ?? null;
}

export const SLEPT_IN =
  /\b(?:(?:last|final|first|\d{1,2}|an?|one|two|three|four|five) (?:nights?|days?)|nights?) (?:in|at)\s+$/iu;

const AND_OR = /^\s*(?:and|&|or)\s*$/iu;
/** "From Leeds or maybe Manchester". */
const OR_FROM = /^,?\s*\(?or (?:(?:maybe|perhaps|possibly|also|even|from|near) )*$/iu;
const HOURS_THERE = /^\s*(?:airport\s+)?(?:for\s+)?\d{1,2} ?(?:hours?|hrs?|h)\b/iu;
