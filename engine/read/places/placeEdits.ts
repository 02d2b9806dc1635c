/** What a follow-up wants done with the places it names. */
import { matchesIn } from '../../../domain/text/matches.ts';
import { COUNT } from '../numbers.ts';
import { OF_WHOLE } from '../time/length.ts';
import {
  ADD,
  DAY_TRIP,
  DROP_CUE,
  DROP_WAY,
  OFF,
  DAY_MORE_FOR,
  THEN,
  RATHER_THAN,
  RATHER_AFTER,
  NO_BEFORE,
  ALSO_AFTER,
  LEFT_OPEN,
} from '../../../content/words/placeEdits.ts';
import { NOT_DROPPED } from '../../../content/words/keeps.ts';
import { TRIP_TO } from '../../../content/words/dayEdits.ts';
import { ORIGIN_CUE } from '../../../content/words/placeCues.ts';
import { textBefore, type Spot } from './cues.ts';
import type { Found } from './mentions.ts';
import type { PlaceEdit } from '../types.ts';
import type { Span } from '../words.ts';

/** A town that gives way to another. */
export const REPLACE_CUE = /\b(?:replace|swap|exchange|switch|change)\s+(?:the\s+)?$/i;

/** Where one day more is asked for, to see a town in; null where it is not. */
export function dayMoreFor(text: string, { from }: Spot): Span | null {
  const [said] = DAY_MORE_FOR.exec(textBefore(text, from)) ?? [];
  return said === undefined ? null : { start: from - said.length, end: from };
}

/** "cut Rome to one night", "drop Rome by a day": it is only made shorter. */
const SHORTENED = new RegExp(
  `^\\s*(?:(?:down |back )?(?:to|by)\\s+(?:just |only )?${COUNT}\\s+(?:days?|nights?)|short)\\b`,
  'i',
);

/** "Rome? no Naples": the one that is meant. */
const ANSWERS_NO = /\p{L}\?\s*(?:no|nope|nah),?\s+$/iu;

/** Whether the text before a place says to leave it out. */
export function dropsBefore(text: string, from: number): boolean {
  const ahead = text.slice(0, from);
  const [name = ''] = /^\p{L}+/u.exec(text.slice(from)) ?? [];
  // "Vienna or Prague? no Vienna" says no to what it named
  if (ANSWERS_NO.test(ahead) && !ahead.includes(name)) return false;
  const before = textBefore(text, from);
  if (NOT_DROPPED.test(before)) return false;
  return (DROP_CUE.test(before) || DROP_WAY.test(before)) && !ENDS_ELSEWHERE.test(ahead);
}

/** "We fly home from Osaka btw, not Tokyo": of the way alone. */
const ENDS_ELSEWHERE =
  /\b(?:fly|flights?|flying|home|back|land|landing|leave|leaving|arrive|arriving) (?:[a-z]+ )?(?:from|in|into|out of) [\p{L} ]{3,30}?,? (?:btw,? )?not (?:from |in )?$/iu;

/** "Is said to be nicer than Rome, can we go there instead?" */
const NICER_THAN = /\b(?:nicer|better|prettier|quieter|cheaper) than\s+(?:the\s+)?$/iu;
const THERE_INSTEAD =
  /^[^.!?;]{0,30}\b(?:go|stay|be|do|sleep|move|switch|visit)\b[^.!?;]{0,20}\binstead\b(?! of)/iu;
/** Said of a thing in a town, of a time there, or by one of many as well: "avoid London in the rush hour". */
const OF_THE_TOWN =
  /\b(?:fans? of|avoid(?:ing)?|(?:away from|clear of|out of)|refuses? to (?:go (?:back )?to|see|visit))\s+(?:the\s+)?$/i;
const HATED = /\bhate[sd]?\s+(?:the\s+)?$/i;
const HATED_ENDS = /^\s*(?:$|[.;!)]|(?:so|because)\b)/i;
/** "The hotel in Rome is too far" leaves the town where it is, and "the days in Rome" are the town. */
const OF_A_THING =
  /\b(?!(?:trips?|stops?|stays?|visits?|nights?|days?|time|legs?|part|bit|stopover|detour|weekend|going|go|get|getting|travel\p{L}*)\b)\p{L}{3,} (?:in|at|to|of)\s+(?:the\s+)?$/iu;
const ENDS = /^\s*(?:$|[.,;!?)]|(?:please|pls|then|now|so|but|and|because|after all|if possible)\b)/i;

/** Whether what stands round a place says to leave it out. */
export function dropsAt(text: string, { from, to }: Spot): boolean {
  const isShort = /['’]s$/u.test(text.slice(from, to));
  const behind = text.slice(to);
  if (SHORTENED.test(behind) || isWayOut(text, from, to)) return false;
  // "Porto rather than Lisbon for the fado night" leaves no town out
  const before = textBefore(text, from);
  if (NOT_DROPPED.test(before)) return false;
  if (RATHER_THAN.test(before)) return ENDS.test(behind);
  if (NICER_THAN.test(before) && THERE_INSTEAD.test(behind)) return true;
  if (HATED.test(before)) return HATED_ENDS.test(behind);
  if (OF_THE_TOWN.test(before) && !ENDS.test(behind)) return false;
  const isOff = !OF_A_THING.test(before) && OFF.test(`${isShort ? "'s" : ''}${text.slice(to, to + 40)}`);
  return dropsBefore(text, from) || isOff;
}

const OR_THAT = /^\s*(?:n?or|\/)\s*(?:the\s+)?$/i;
const AND_THAT = /^\s*(?:and|&)\s*(?:the\s+)?$/i;

/** What stands in a row with one that the text before it says to leave out: "not Santorini or Mykonos", "except A, B and C". */
export function dropsWith<Place extends Spot>(text: string, found: readonly Place[]): Place[] {
  const joins = (one: Spot | undefined, next: Spot | undefined) => {
    const gap = one && next ? text.slice(one.to, next.from) : '';
    return OR_THAT.test(gap) || (AND_THAT.test(gap) && ENDS.test(text.slice(next?.to)));
  };
  let isRow = false;
  return found.filter((own, at) => {
    const last = found[at - 1];
    const isListed = last && /^,\s*$/.test(text.slice(last.to, own.from)) && joins(own, found[at + 1]);
    const isNext = isRow && (joins(last, own) || isListed === true);
    isRow = isNext || dropsBefore(text, own.from);
    return isNext;
  });
}

/** "Christchurch in, Queenstown out": an open jaw, in the words of who sells one. */
function isWayOut(text: string, from: number, to: number): boolean {
  return /^\s+out\b/iu.test(text.slice(to)) && /\p{L} in,?\s*(?:and\s+)?$/iu.test(textBefore(text, from));
}

const TAKES_BACK =
  /\b(?:skip|drop|scrap|scratch|forget|ditch|cut|lose|leave out|never ?mind|(?:actually|sorry|wait|hm+)\W+not)\s+(?:the\s+)?$/iu;

/** "Marrakech and Fes, actually skip Fes": what is taken back was no wish. @param drops mentions of what is to go */
export function isTakenBack(mention: Found, drops: readonly Found[], text: string): boolean {
  if (mention.region) return false;
  return drops.some(
    ({ place, region, from }) =>
      !region && place === mention.place && from > mention.from && TAKES_BACK.test(textBefore(text, from)),
  );
}

const OF_A_WAY = /^\s+(?:trains?|bus|coach|flights?|ferry|drive|leg|transfer|journey|days?|nights?)\b/iu;

const NOT_THIS =
  /^\W*(?:(?:no|sorry|oops|oh|hmm+|ah|wait|actually|ok|i (?:said|meant?))\W+)*not\s+(?:the\s+)?$/iu;
const BUT_THAT = /^\s*(?:,|\bbut\b)\s*(?:but |rather |it['’]?s |i mean(?:t)? )?$/iu;

/** The places that give way to another: Paris in "swap Paris for Florence". */
export function replacedPlaces<Place extends Spot>(
  text: string,
  found: readonly Place[],
): ReadonlySet<Place> {
  return new Set(
    found.filter(
      (mention, index) =>
        isCorrected(text, mention, found.slice(index + 1)) ||
        (REPLACE_CUE.test(textBefore(text, mention.from)) &&
          // "change the Rome to Florence train to a bus"
          !OF_A_WAY.test(text.slice(found[index + 1]?.to ?? text.length)) &&
          /^\s*(?:with|for|by|(?:in)?to)\s+(?:the\s+)?$/i.test(
            text.slice(mention.to, found[index + 1]?.from ?? mention.to),
          )),
    ),
  );
}

/** "No not Osaka, Kanazawa", and no more of it. */
function isCorrected(text: string, { from, to }: Spot, [next, ...others]: readonly Spot[]): boolean {
  if (!next || others.length > 0 || !NOT_THIS.test(text.slice(0, from))) return false;
  return BUT_THAT.test(text.slice(to, next.from)) && NO_MORE.test(text.slice(next.to));
}

/** What may stand between a wish and its town: "rather go to Siena", "actually, can we do Siena". */
const TO_TOWN =
  "(?:[\\s,]+(?:i|we|us|want|would|['’]?d|like|love|can|could|let['’]?s|make|it|go(?:ing)?|do(?:ing)?|see|visit(?:ing)?|be|have|stay|sleep|spend|try|fly|travel|head|take|the|to|in|at|for|of|maybe|just|an?|days?|nights?|weeks?|weekend|\\d{1,2}|two|three|four|five))*";
const RATHER_BEFORE = new RegExp(
  `\\b(?:rather|actually|prefer|preferably|(?:sorry|bad|oops|mistake|apologies|no|wait),? i mean(?:t)?)(?: (?:than (?:that|this|it)))?${TO_TOWN}[\\s,:–-]*$|\\bmake (?:it|that)\\s+$`,
  'iu',
);
const NO_MORE = /^\W*(?:(?:please|pls|then|instead)\b[^\p{L}?]*)*$/iu;

/** "Mm no. Seville": a no to what is planned, and a town. "No Seville" leaves it out. */
export function followsNo(text: string, { from, to }: Spot): boolean {
  return NO_BEFORE.test(text.slice(0, from)) && NO_MORE.test(text.slice(to)) && !text.includes('?');
}

/** A clause that says no more than its town. */
const ONLY_TOWN = new RegExp(`(?:^|[.,;:!?–-]|\\b(?:and|but|so|no|hmm|ok|yes))${TO_TOWN}\\s*$`, 'iu');

/** "Ok Seville then": an answer, and no town that comes after what is planned. */
const THEN_AFTER = /^,?\s+then(?=[^\p{L}?]*(?:please|pls)?[^\p{L}?]*$)/iu;
const ANSWERS =
  /^\W*(?:(?:ok|okay|alright|right|fine|good|so|well|yes|hmm+|let['’]?s|go|do|make|it|with|to|for)[\s,.!]+)+$/iu;

/** Whether a town is wished for in place of what was planned: "rather Siena", "Siena actually". @param planned how many towns that has */
export function standsInstead(text: string, { from, to }: Spot, planned: number): boolean {
  const before = textBefore(text, from);
  // of several towns it may stand for each
  if (planned === 1 && THEN_AFTER.test(text.slice(to)) && ANSWERS.test(text.slice(0, from))) return true;
  return RATHER_BEFORE.test(before) || (RATHER_AFTER.test(text.slice(to, to + 40)) && ONLY_TOWN.test(before));
}

const ALSO_BEFORE = /\b(?:also|as well|on the way (?:home|back|there)|and also)\b[^.;!?]{0,40}$/i;

/** Whether places are to be added, or seen in a day from where the trip is; null when they stand for themselves. */
export function findPlaceEdit(text: string, found: readonly Spot[]): PlaceEdit | null {
  if (DAY_TRIP.test(text)) return 'dayTrip';
  const isMore = found.some(
    ({ from, to }) =>
      ALSO_AFTER.test(text.slice(to, to + 40)) ||
      (ALSO_BEFORE.test(textBefore(text, from)) && !ORIGIN_CUE.test(textBefore(text, from))),
  );
  if (ADD.test(text) || isMore) return 'add';
  // "then 8 days in total is enough" is a length, and no town comes after it
  return THEN.test(text) && !OF_WHOLE.test(text.toLowerCase()) ? 'then' : null;
}

/** Whether all that is named stands before a day trip to something else. */
export function isTripElsewhere(text: string, found: readonly Spot[]): boolean {
  const cue = TRIP_TO.exec(text);
  return cue !== null && found.length > 0 && found.every(({ to }) => to <= cue.index);
}

/** "Kyoto or Tokyo", "Kyoto, Nara or Tokyo": the traveller has not decided. */
export function isChoiceOf(text: string, spots: readonly Spot[]): boolean {
  // "Laos or Vietnam first?" has them in the order of the trip
  const row = spots.toSorted((one, other) => one.from - other.from);
  const isListed = ({ to }: Spot, at: number) =>
    /^,\s*(?:the\s+)?$/i.test(text.slice(to, row[at + 1]?.from ?? to));
  const [first, second] = row.slice(
    Math.max(
      0,
      row.findIndex((spot, at) => !isListed(spot, at)),
    ),
  );
  return (
    first !== undefined &&
    second !== undefined &&
    // "by train or bus with stops in" is no choice of towns
    /\b(?:or|versus|vs\.?|but maybe|or maybe|alternatively)\b(?! (?:train|bus|coach|car|plane|boat|ferry)\b)[^.;]{0,30}$/i.test(
      text.slice(first.to, second.from),
    )
  );
}

/** "Paris or Rome in May? Rome, please": what was asked, with the button that answered it. */
const ANSWERED = /[.?!]\s*([^.?!,]+), please\W*$/iu;

export interface Choice<Place> {
  /** What was named after "or", by what is taken for it. */
  readonly others: ReadonlyMap<Place, Place>;
  /** The words that leave it open. */
  readonly spans: readonly Span[];
}

/** Of "Pisa or Lucca" the one that is asked for at the end, or the first, where the choice is left open or is but a part of what is named; null where it is to be asked. */
export function choiceMade<Place extends Spot>(text: string, stops: readonly Place[]): Choice<Place> | null {
  const isOr = (at: number) => isChoiceOf(text, stops.slice(at, at + 2));
  const pairs = stops.flatMap((mention, index): [Place, Place][] => {
    const next = stops[index + 1];
    const isListed = next && /^,\s*$/.test(text.slice(mention.to, next.from)) && isOr(index + 1);
    return next && (isOr(index) || isListed) ? [[mention, next]] : [];
  });
  const answer = ANSWERED.exec(text)?.[1]?.trim().toLowerCase();
  const either = [...new Set(pairs.flat())];
  const taken = either.find(({ from, to }) => text.slice(from, to).toLowerCase() === answer);
  if (taken) {
    const row = [taken, ...either.filter((stop) => stop !== taken)];
    return {
      others: new Map(row.slice(1).map((stop, at): [Place, Place] => [row[at] ?? taken, stop])),
      spans: [],
    };
  }
  const spans = matchesIn(text, LEFT_OPEN).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const isPart = stops.length > pairs.length + 1 && !text.includes('?');
  return pairs.length > 0 && (spans.length > 0 || isPart) ? { others: new Map(pairs), spans } : null;
}

const BETWEEN = /\bbetween\s+(?:the\s+)?$/i;
const BY_MODE =
  /\b(?:fly|flight|train|rail|bus|coach|drive|driving|car|ferry|boat|go by|travel by|take the)\b/i;

/** The two ends of a way, where a text says how to travel it: "between Vancouver and Calgary we fly". */
export function waysEnds<Place extends Spot>(text: string, found: readonly Place[]): readonly Place[] {
  return found.flatMap((mention, index) => {
    const next = found[index + 1];
    if (!next || !BETWEEN.test(textBefore(text, mention.from))) return [];
    if (!/^\s*(?:and|&)\s+$/i.test(text.slice(mention.to, next.from))) return [];
    const behind = /^[^.;!?]*/.exec(text.slice(next.to))?.[0] ?? '';
    const ahead = /[^.;!?]*$/.exec(text.slice(Math.max(0, mention.from - 60), mention.from))?.[0] ?? '';
    return BY_MODE.test(`${ahead} ${behind}`) ? [mention, next] : [];
  });
}
