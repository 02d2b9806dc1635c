/** Rooms that a party wants. */
import { matchesIn } from '../../../domain/text/matches.ts';
import { COUNT, countOf } from '../numbers.ts';
import { ALONE, SEVERAL_ALONE, SHARED, ROOM_EACH, PRIVATE_ROOM } from '../../../content/words/rooms.ts';
import type { Words } from '../words.ts';

export interface RoomWish {
  /** How many; null where that is not said. */
  readonly count: number | null;
  /** One for each grown-up. */
  readonly isEach: boolean;
  /** It is one of them who wants it, as it was said: "he'd like his own room". */
  readonly isOfOne?: boolean;
  /** Not shared with strangers. */
  readonly isPrivate: boolean;
  readonly twinBeds: boolean;
}

const BED = '(?:doubles?|dbls?|twins?|singles?|sgls?|triples?|tpls?|kings?|queens?|quads?|family|suites?)';
/** In the plural rooms, where a number is before them. */
const BEDS_ALONE = '(?:doubles|dbls|twins|singles|sgls|triples|tpls|quads)';
const KIND =
  '(?:(?:separate|hotel|private|bed|connecting|connected|adjoining|adjacent|inter-?connecting|communicating|guest|double|dbl|twin|single|sgl|triple|family|king|queen|quad|different|big|standard|own|spare|nice|cheap|quiet|en-?suite)\\s+)*';
const COUNTED = new RegExp(
  `\\b(?<!\\bnot )${COUNT}\\s+${KIND}(?:bed)?rooms?(?:\\(s\\))?(?! service| temperature|mate| (?:flat|apartment|house|villa|cottage|place)| for (?:error|improvement|doubt|manoeuvre))(?!\\w)`,
);
/** "one double and one twin", "2 dbl 1 sgl", "king room for us two and a twin next door". */
const BEDS = new RegExp(
  `\\b${COUNT} ${BED}(?: (?:bed)?rooms?)?(?: (?:for|next door|beside)(?: [a-z]+){1,4})?(?:,| and| plus| \\+| &|(?= \\d))+ ${COUNT} ${BED}(?: (?:bed)?rooms?)?\\b|\\b(?:${BED} room)(?: for(?: [a-z]+){1,4})? (?:and|plus|\\+|&) (?:${COUNT} )?${BED}(?: rooms?)?\\b`,
);
/** "4 twins", "3 singles": more than one of a kind of bed; "2 twins aged 4" are children. */
const BEDS_OF_ONE_KIND = new RegExp(
  `(?<!\\b(?:my|our|the|with|and|have|has|her|his|their) )\\b(?!(?:an?|one|1) )${COUNT} ${BEDS_ALONE}\\b(?! *(?:\\(?\\d|aged|who|age|and (?:me|i|my)\\b|of (?:mine|ours)))`,
);
/** "one room for my parents and one for us". */
const ROOM_AND_ROOM =
  /\b(?:one|a|1) room for (?:[a-z']+ ){1,5}(?:and|,|plus|&) (?:one|another|1|a room|one room) for\b/;
const OF_ONE =
  /\b(?:his|her) own room\b|\broom (?:all )?to (?:him|her)self\b|\broom of (?:his|her) own\b|\bs?he(?:'ll|'d)? (?:[a-z]+ ){1,3}(?:an? |his |her )?(?:own|separate|individual|single) room\b/;
const PER_COUPLE =
  /\b(?:a|one|1) room (?:per|for each|for every) (?:couple|pair|two)\b|\b(?:a|one|1) room per 2\b/;
/** One unit for everybody. */
const ONE_UNIT =
  /\b(?:shar(?:e|ing) (?:a|one|the same) (?:\w+ )?room|(?:all )?in one room|same room|one room for (?:all|everyone|us)|family room(?!s)|(?:one|1|a single) (?:big |large )?(?:apartment|suite|villa|chalet|house|flat)(?! each| per))\b/;
const TWIN_BEDS = /\b(?:separate|twin|two|2|single) beds\b/;

/** What is said of rooms; null for nothing. */
export function findRooms(words: Words): RoomWish | null {
  const shared = matchesIn(words.lower, SHARED).length;
  const groups =
    shared > 0 && !SEVERAL_ALONE.test(words.lower) ? shared + matchesIn(words.lower, ALONE).length : 0;
  if (groups > 1) {
    words.all(SHARED);
    words.all(ALONE);
    return { count: groups, isEach: false, isPrivate: false, twinBeds: words.test(TWIN_BEDS) };
  }
  const pair = words.test(ROOM_AND_ROOM);
  const beds = pair ? null : words.exec(BEDS);
  const counted = beds || pair ? null : (words.exec(COUNTED) ?? words.exec(BEDS_OF_ONE_KIND));
  const each = beds ? null : words.exec(ROOM_EACH);
  const isSeparate = each !== null;
  const isOfCouples = isSeparate && words.test(/\b(?:couples|(?:each|every) couple)\b/);
  // "one room each" is no single room
  const isOneEach = /^(?:an?|one|1) .*(?:each|per|every)\b/.test(each?.[0] ?? '');
  const isEach = isSeparate && !isOfCouples && (counted === null || isOneEach || /^an? /.test(counted[0]));
  const isOneUnit = words.test(ONE_UNIT);
  // a room for each couple is what is counted anyway
  const isPerCouple = words.test(PER_COUPLE) || isOfCouples;
  const count = pair
    ? 2
    : beds
      ? bedsIn(beds)
      : isEach || isPerCouple
        ? null
        : counted
          ? countOf(counted[1] ?? '')
          : isOneUnit
            ? 1
            : null;
  const isPrivate = words.test(PRIVATE_ROOM);
  const twinBeds = words.test(TWIN_BEDS);
  const isSaid = count !== null || isPerCouple || isEach || isPrivate || twinBeds;
  if (!isSaid) return null;
  const isOfOne = isEach && words.test(OF_ONE);
  return { count, isEach, isPrivate, twinBeds, ...(isOfOne && { isOfOne }) };
}

function bedsIn(match: RegExpExecArray): number {
  const counts = match.slice(1).flatMap((count) => (count === undefined ? [] : [countOf(count)]));
  // "king room … and a twin" counts only the second
  return counts.length > 1 ? counts.reduce((sum, count) => sum + count, 0) : 1 + (counts[0] ?? 1);
}
