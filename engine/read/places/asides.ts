/** Places that a message names for another reason than to go there. */
import {
  SOME_FROM,
  MET,
  WITH_ME,
  CLAUSE_ENDS,
  PAST,
  TOO_MUCH,
  TRANSIT,
  ON_THE_WAY,
  FLIES_ON,
  ALSO_FINE,
} from '../../../content/words/asides.ts';
import { SETS_SAIL } from '../../../content/words/ownHours.ts';
import { matchesIn } from '../../../domain/text/matches.ts';
import { textBefore, type Spot } from './cues.ts';
import type { Gazetted } from '../../facts/types.ts';
import type { Span } from '../words.ts';

const PEOPLE =
  '(?:sisters?|brothers?|friends?|mates?|cousins?|aunt(?:ie)?|uncle|parents|mum|mom|mam|dad|mother|father|in-laws|colleagues?|boss|girlfriend|boyfriend|wife|husband|partner|daughter|son|grandparents|grandma|grandpa|nephew|niece|neighbou?rs?|buddy|family|folks|relatives?|she|he|they)';
/** "My sister in Naples", "she's in Toronto", "half the group from Dublin". */
const OF_OTHERS = new RegExp(
  `\\b${PEOPLE}(?:'s| is| are| was| were| who)?(?: (?:of us|the group|group|of them))? (?:(?:(?:will|would|can|could|may|might|must|now|also|to|wants|has|going)\\s+)*(?:live|lives|living|based|come|comes|coming|fly|flies|flying|native|originally|studies|works?|moved|spread|over|is|are|all)\\s+){0,3}(?:in|from|over|near|ex|at)\\s+(?:the )?$`,
  'iu',
);

/** Of a match: "the test against Australia". */
const PLAYED = /\b(?:against|beat|lost to)\s+(?:the )?$/iu;

/** Whether it is where others than the traveller come from, or live. */
export function isOfOthers(text: string, { from }: Spot): boolean {
  const before = textBefore(text, from);
  if (SOME_FROM.test(before) || PLAYED.test(before)) return true;
  const match = OF_OTHERS.exec(before);
  if (!match) return false;
  const who = before.slice(0, match.index);
  if (MET.test(who)) return false;
  return (
    !/(?:\band|&|\bplus|\+|\bn|\/)\s*(?:(?:my|the|two|three|four|\d+)\s+)?$|(?:^|[,.;]\s*)(?:\d+|two|three|four|five|six)\s+$/iu.test(
      who,
    ) &&
    !/\b(?:with|for)\s+(?:(?:my|our|the|a)\s+)?$/iu.test(who) &&
    !WITH_ME.test(match[0])
  );
}

/** Those who come from somewhere else travel too: "we meet in Prague", "both of us". */
const TOGETHER =
  /\b(?:meet(?:ing)?(?: up)?|both|separate(?:ly)?|each of us|one of us|two of us|joins?|joining)\b/iu;

/** The towns where others of the travellers set out, each with the words that say it. */
export function otherHomes(
  text: string,
  asides: Iterable<Spot & { readonly place: Gazetted }>,
  home: Gazetted,
): { readonly name: string; readonly span: Span }[] {
  return [...asides].flatMap((mention) => {
    const span = mention.place === home ? null : otherHome(text, mention);
    return span ? [{ name: mention.place.name, span }] : [];
  });
}

function otherHome(text: string, spot: Spot): Span | null {
  if (!TOGETHER.test(text) || !isOfOthers(text, spot)) return null;
  const before = textBefore(text, spot.from);
  const cue = (SOME_FROM.exec(before) ?? OF_OTHERS.exec(before))?.[0].length ?? 0;
  return { start: spot.from - cue, end: spot.to };
}

/** Right before a town: "a friend was just in". */
const WAS_IN = new RegExp(
  `(?<!\\bif (?:\\p{L}+ )?)\\b${PEOPLE} (?:was|were) (?:(?:just|only|once) )?in (?:the )?$`,
  'iu',
);
/** "Done Krakow twice". */
const DONE = /\b(?:done|seen|been to|did)\s+(?:the )?$/iu;
const AGAIN = /^\s+(?:once|twice|before|already|(?:\d+|two|three|four|many|several) times)\b/iu;
/** "We have already seen Krakow". */
const ALREADY = /\balready (?:been (?:to|in)|did|done|know|saw|seen|visited)\s+(?:the )?$/iu;
const NEVER = /\b(?:never|haven't|not yet|always)\b/iu;

/** Whether its clause tells of the past: "did Rome last year", "used to live in Boston". */
export function isPast(text: string, spot: Spot): boolean {
  const clause = clauseAround(text, spot);
  const before = textBefore(text, spot.from);
  const isDone = ALREADY.test(before) || (DONE.test(before) && AGAIN.test(text.slice(spot.to, spot.to + 30)));
  return isDone || (PAST.test(clause) && !NEVER.test(clause)) || WAS_IN.test(before);
}

function clauseAround(text: string, { from, to }: Spot): string {
  let start = 0;
  let end = text.length;
  for (const match of matchesIn(text, CLAUSE_ENDS)) {
    const at = match.index;
    if (at + match[0].length <= from) start = at + match[0].length;
    // a name may have the full stop behind it
    else if (at >= to - 1) {
      end = at;
      break;
    }
  }
  // "not Florence (we did Florence)"
  const bracket = text.slice(start, from).lastIndexOf('(');
  const isInside = bracket > text.slice(start, from).lastIndexOf(')');
  return text.slice(isInside ? start + bracket + 1 : start, end);
}

const OTHER = /\b(?:instead|rather|replace|swap|switch|change|better)\b/i;

/** Whether another is to take its place: "Vienna is too far, replace with Salzburg", "we did Málaga last year, Córdoba rather". */
export function isGivenUp(text: string, spot: Spot): boolean {
  const after = text.slice(spot.to);
  return (TOO_MUCH.test(after) || isPast(text, spot)) && OTHER.test(after);
}

/** Whether it is only where planes are changed. */
export function isTransit(text: string, { from, to }: Spot): boolean {
  return (
    /\b(?:layover|connection|connecting|transit|chang(?:e|ing) planes) (?:in|at|via|through)\s+$/iu.test(
      textBefore(text, from),
    ) ||
    (/\b(?:via|through)\s+$/iu.test(textBefore(text, from)) && TRANSIT.test(text.slice(to, to + 60)))
  );
}

const STOPOVER = /\b(?:stop-?over|lay-?over)\b/iu;

/** Whether those who stop over somewhere only fly on to it: "Singapore stopover, on the 11th I fly to London". */
export function isOnward(text: string, { from }: Spot, spots: readonly Spot[]): boolean {
  const isFirst = spots.every((other) => other.from >= from);
  if (!isFirst && ON_THE_WAY.test(textBefore(text, from))) return true;
  return !isFirst && STOPOVER.test(text) && FLIES_ON.test(textBefore(text, from));
}

const AIRPORT = / airport\b/iu;

/** Whether it is only named as another place to set out from. */
export function isAlsoFine(text: string, { from, to }: Spot): boolean {
  const before = textBefore(text, from);
  const behind = text.slice(Math.max(from, to - 8), to + 60);
  return AIRPORT.test(behind) && /[(,]\s*(?:or )?$/u.test(before) && ALSO_FINE.test(text.slice(to, to + 60));
}

/** "Our cruise leaves from Genoa". */
const SAILS =
  /\b(?:cruise|ship|boat|ferry|tour) (?:leaves|departs|sails|starts|goes|is)(?: from| out of| at| in)?\s+$/iu;

/** Whether something else than the traveller sets out there. */
export function isOfShip(text: string, { from }: Spot): boolean {
  return SAILS.test(textBefore(text, from));
}

const OF_CRUISE = new RegExp(`${SETS_SAIL}(?: from| out of| at| in)?\\s+$`, 'iu');

/** Whether the cruise that follows the trip leaves there: for one that names no other town it is where they stay. */
export function isPort(text: string, { from }: Spot): boolean {
  return OF_CRUISE.test(textBefore(text, from));
}

export const PICK_UP =
  /\b(?:(?:camper ?van|motor ?home|rv)(?: (?:rental|hire))?|(?<!\bby (?:an? |our )?)(?:hire|rental|rented|hired) (?:car|van|camper)|(?:rent|hire|pick up|collect)(?:ing)? (?:a|the|our) (?:hire |rental )?(?:car|van|camper)|(?:collect|fetch|pick up|get|return|drop|give back|hand back|take over)(?:ing)? (?:it|her|them|the (?:car|van|camper(?:van)?|motor ?home|rv))(?: (?:up|off|back))?)s? (?:from|at|in)\s+(?:the )?$/iu;

/** Whether a car is fetched there: that town is not slept in for it. */
export function isPickUp(text: string, { from, to }: Spot): boolean {
  return PICK_UP.test(textBefore(text, from)) && /\bairport\b/iu.test(text.slice(from, to + 9));
}
