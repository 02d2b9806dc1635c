/** Rooms that a party wants. */
import { COUNT, countOf } from '../numbers.ts';
import type { RoomWish } from '../types.ts';
import type { Words } from '../words.ts';

const BED = '(?:doubles?|twins?|singles?|triples?|kings?|queens?|quads?|family)';
const KIND =
  '(?:(?:separate|hotel|private|bed|connecting|adjoining|guest|double|twin|single|triple|family|king|queen|quad)\\s+)*';
const COUNTED = new RegExp(
  `\\b${COUNT}\\s+${KIND}(?:bed)?rooms?(?:\\(s\\))?(?! service| temperature|mate| (?:flat|apartment|house|villa))(?!\\w)`,
);
/** "one double and one twin". */
const BEDS = new RegExp(
  `\\b${COUNT} ${BED}(?: rooms?)?(?:,| and| plus| \\+| &)+ (?:${COUNT} )?${BED}(?: rooms?)?\\b`,
);
const EACH =
  /\b(?:separate|own|individual|single) rooms?\b|\ba room each\b|\brooms? of (?:our|my|their) own\b|\bown room each\b/;
const SHARED =
  /\b(?:shar(?:e|ing) (?:a|one|the same) room|(?:all )?in one room|same room|one room for (?:all|everyone|us))\b/;
const PRIVATE =
  /\b(?:entire|private|whole|non-?shared|not shared|unshared) (?:rooms?|places?|apartments?|homes?|accommodations?)\b|\b(?:neither|not|no) shared\b|\bnot? (?:a )?(?:hostel )?dorms?\b|\brooms? to ourselves\b/;
const TWIN_BEDS = /\b(?:separate|twin|two|2|single) beds\b/;

/** What is said of rooms; null for nothing. */
export function findRooms(words: Words): RoomWish | null {
  const beds = words.exec(BEDS);
  const isEach = !beds && words.test(EACH);
  const counted = beds || isEach ? null : words.exec(COUNTED);
  const isShared = words.test(SHARED);
  const count = beds
    ? countOf(beds[1] ?? 'one') + countOf(beds[2] ?? 'one')
    : counted
      ? countOf(counted[1] ?? '')
      : isShared
        ? 1
        : null;
  const isPrivate = words.test(PRIVATE);
  const twinBeds = words.test(TWIN_BEDS);
  const isSaid = count !== null || isEach || isPrivate || twinBeds;
  return isSaid ? { count, isEach, isPrivate, twinBeds } : null;
}
